// The workbench: a game over recorded moments, without a server. Development only: `npm run dev`,
// then open /src/dev/index.html?game=…&fixture=mid&theme=dark&lang=de
import { mount } from "svelte";
import "../tokens.css";
import "../base.css";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import { loadGame, loadGameTexts } from "../games";
import Bench from "./Bench.svelte";
import { FakeStage, type Fixture } from "./fake.svelte";

const asked = new URLSearchParams(location.search);
const id = asked.get("game") ?? "";
const language = asked.get("lang") ?? "en";
const moment = asked.get("fixture") ?? "mid";
const fixtures = import.meta.glob<Fixture<unknown, unknown>>("../../../games/*/web/fixtures/*.json", {
  import: "default",
});
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.dataset.motion = asked.get("tempo") === "0" ? "calm" : "full";

const web = await loadGame(id);
const fixture = await fixtures[`../../../games/${id}/web/fixtures/${moment}.json`]?.();
if (web && fixture) {
  const looks = { language, seat: asked.get("seat"), tempo: asked.get("tempo") };
  const stage = new FakeStage(web, fixture, await loadGameTexts(id, language), looks);
  Object.assign(window, { stage });
  mount(Bench, { target: document.body, props: { web, stage, part: asked.get("part") ?? "table" } });
} else {
  document.body.textContent = `No fixture ${moment} of ${id}: ${Object.keys(fixtures).join(", ")}`;
}
