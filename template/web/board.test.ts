import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { FakeStage, type Fixture } from "$dev/fake-stage.svelte";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { game } from "./index";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import type { Game } from "./wire";

/** Ann may dig, steal from Ben or hide her bag. */
const fixtures = import.meta.glob<Fixture<Game>>("./fixtures/*.json", { import: "default", eager: true });
function stageOf(language = "en"): FakeStage<Game> {
  const fixture = fixtures["./fixtures/mid.json"];
  if (!fixture) throw new Error("no fixture mid");
  return new FakeStage(game, fixture, language === "de" ? [de, uiDe] : [en, uiEn], { language });
}

afterEach(cleanup);

it.each(["en", "de"])("shows the cards with all its texts: %s", (language) => {
  const stage = stageOf(language);
  const { container } = render(game.Board, { stage });
  const cards = [...container.querySelectorAll("li i")].map((card) => card.textContent);
  expect(cards).toEqual(["4", "1", "2", "?", "?"]);
  expect(container.querySelector(".deck")?.textContent).toContain("16");
});

it("offers each choice on its thing", () => {
  const stage = stageOf();
  const activate = vi.spyOn(stage, "activate").mockImplementation(() => {});
  const { container } = render(game.Board, { stage });
  for (const key of ["deck", "bag:0", "bag:1"]) {
    container.querySelector<HTMLElement>(`[data-thing="${key}"]`)?.click();
  }
  expect(activate.mock.calls.map(([key]) => key)).toEqual(["deck", "bag:0", "bag:1"]);
});

it("explains things without choices and describes every thing", () => {
  const stage = stageOf();
  expect(game.probeCommand("bag:1", stage.view, 0)).toBe("steal p2");
  expect(game.probeCommand("bag:0", stage.view, 0)).toBe("hide");
  const { container } = render(game.Board, { stage });
  for (const thing of container.querySelectorAll("[data-thing]"))
    expect(game.describe(thing.getAttribute("data-thing") ?? "", stage)?.facts.length).toBe(1);
});
