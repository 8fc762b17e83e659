// Renders a game's components with recorded fixtures, without a server. Development only: run `npm run
// dev`, then open /src/dev/index.html?game=…&fixture=mid&theme=dark&lang=de
import { mount } from "svelte";
import "../tokens.css";
import "../base.css";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import { loadGame, loadGameTexts } from "../games";
import { settings } from "../settings.svelte";
import { i18n } from "../text/i18n.svelte";
import { FakeStage, type Fixture } from "./fake-stage.svelte";
import Playground from "./Playground.svelte";

const params = new URLSearchParams(location.search);
const id = params.get("game") ?? "";
const language = params.get("lang") ?? "en";
const name = params.get("fixture") ?? "mid";
const fixtures = import.meta.glob<Fixture>("../../../games/*/web/fixtures/*.json", {
  import: "default",
});
document.documentElement.dataset.theme = params.get("theme") ?? "light";
document.documentElement.dataset.motion = params.get("durationScale") === "0" ? "reduced" : "full";

settings.change({ language });
await i18n.load();
const plugin = await loadGame(id);
const fixture = await fixtures[`../../../games/${id}/web/fixtures/${name}.json`]?.();
if (plugin && fixture) {
  const options = { language, seat: params.get("seat"), durationScale: params.get("durationScale") };
  const stage = new FakeStage(plugin, fixture, await loadGameTexts(id, language), options);
  Object.assign(window, { stage });
  mount(Playground, { target: document.body, props: { plugin, stage, part: params.get("part") ?? "table" } });
} else {
  document.body.textContent = `No fixture ${name} of ${id}: ${Object.keys(fixtures).join(", ")}`;
}
