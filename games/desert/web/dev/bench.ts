// The workbench: the desert over recorded views, without a server. Development only:
// `npm run dev` in web/, then open /@fs/<this folder>/index.html?fixture=mid&theme=dark&lang=de
import { mount } from "svelte";
import "../../../../web/src/tokens.css";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import Bench from "./Bench.svelte";
import { FakeStage, type Fixture } from "./stage.svelte";

const asked = new URLSearchParams(location.search);
const fixtures = import.meta.glob<Fixture>("../fixtures/*.json", { import: "default" });
const texts = import.meta.glob<string>(["../text/*.ftl", "../../text/*.ftl"], {
  query: "?raw",
  import: "default",
});
const lang = asked.get("lang") ?? "en";
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const load = fixtures[`../fixtures/${asked.get("fixture") ?? "mid"}.json`];
const files = Object.entries(texts).filter(([path]) => path.endsWith(`/${lang}.ftl`));
const sources = await Promise.all(files.map(([, read]) => read()));
if (load) {
  const stage = new FakeStage(await load(), sources, lang, asked);
  Object.assign(window, { stage });
  mount(Bench, { target: document.body, props: { stage, part: asked.get("part") ?? "table" } });
}
