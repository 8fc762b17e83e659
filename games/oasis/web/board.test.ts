import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeStage, type FakeStageOptions, type Fixture } from "$dev/fake-stage.svelte";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { game } from "./index";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import { toolSelection } from "./tool.svelte";
import type { Game } from "./types";

// Rendering a whole board in a simulated DOM is slow.
vi.setConfig({ testTimeout: 60_000 });

const fixtures = import.meta.glob<Fixture<Game>>("./fixtures/*.json", {
  import: "default",
  eager: true,
});
function stageOf(name: string, options: FakeStageOptions = {}): FakeStage<Game> {
  const fixture = fixtures[`./fixtures/${name}.json`];
  if (!fixture) throw new Error(`no fixture ${name}`);
  toolSelection.clear();
  return new FakeStage(game, fixture, options.language === "de" ? [de, uiDe] : [en, uiEn], options);
}
const spaceNamed = (container: Element, space: string) =>
  container.querySelector(`[data-thing="space:${space}"]`) as SVGRectElement;
const press = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

afterEach(cleanup);

describe("the board", () => {
  it.each([
    ["start", "en"],
    ["mark", "de"],
    ["free", "en"],
    ["last", "de"],
    ["end-4", "en"],
    ["end-5", "de"],
  ])("renders with all its texts: %s, %s", (name, language) => {
    const stage = stageOf(name, { language });
    for (const part of [game.Board, game.Panels]) render(part, { stage });
    for (const { seat } of stage.view.players) render(game.SeatBadge, { stage, seat });
    if (stage.outcome) render(game.Ending, { stage });
    expect(document.querySelectorAll("rect.hit").length).toBe(175);
  });

  it("describes every space and its possible moves", () => {
    const { container } = render(game.Board, { stage: stageOf("gift") });
    expect(spaceNamed(container, "f2").getAttribute("aria-label")).toBe(
      "f2, empty; possible moves: Place Steppe on f2 (your area grows to 12 spaces)",
    );
    expect(spaceNamed(container, "l8").getAttribute("aria-label")).toContain(
      "(gift: Dan's area grows to 3 spaces)",
    );
    expect(spaceNamed(container, "c8").getAttribute("aria-label")).toBe("c8, printed Steppe, neutral");
    expect(spaceNamed(container, "b4").getAttribute("aria-label")).toMatch(/^b4, Bob's camel/);
  });

  it("hatches gifts and marks spaces that grow the player's own area", () => {
    const { container } = render(game.Board, { stage: stageOf("gift") });
    expect(container.querySelectorAll(".lit.gift").length).toBeGreaterThan(0);
    expect(container.querySelectorAll(".lit.own").length).toBeGreaterThan(0);
  });

  it("moves focus with keys, and activates with Enter", () => {
    const stage = stageOf("tile");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const middle = spaceNamed(container, "h7");
    middle.focus();
    press(middle, "ArrowRight");
    expect(document.activeElement?.getAttribute("data-thing")).toBe("space:i7");
    press(spaceNamed(container, "i7"), "PageDown");
    const lit = document.activeElement?.getAttribute("data-thing")?.slice("space:".length) ?? "";
    expect(stage.hasChoices(`space:${lit}`)).toBe(true);
    press(spaceNamed(container, lit), "Enter");
    expect(touch.mock.calls[0]?.[0]).toBe(`space:${lit}`);
  });

  it("previews on the first tap and acts on the second", () => {
    const stage = stageOf("gift");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const space = spaceNamed(container, "f2");
    const tap = () => space.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
    tap();
    expect(stage.ghost?.text).toBe("place steppe f2");
    expect(touch.mock.calls.length).toBe(0);
    tap();
    expect(touch.mock.calls[0]?.[0]).toBe("space:f2");
  });

  it("highlights only spaces for the selected tool in the free action", () => {
    const stage = stageOf("free");
    const { container } = render(game.Board, { stage });
    const nAll = container.querySelectorAll(".hit.can").length;
    (container.querySelector('[data-thing="tool:camel"]') as HTMLElement).click();
    flushSync();
    const nCamels = container.querySelectorAll(".hit.can").length;
    expect(nCamels).toBeLessThan(nAll);
    expect(container.querySelector(".hit.can")?.getAttribute("data-key")).toMatch(/^camel:/);
    press(document.body, "Escape");
    expect(toolSelection.tool).toBeNull();
  });

  it("shows the new turn order during the free action", () => {
    const stage = stageOf("free");
    const { container } = render(game.Board, { stage });
    const order = [...container.querySelectorAll(".order ol li")];
    expect(order.map((one) => one.className.split(" ")[0])).toEqual(
      stage.view.order.map((seat) => (seat === stage.view.turn ? "now" : "later")),
    );
    expect(order.filter((one) => one.querySelector(".star")).length).toBe(1);
    expect(container.querySelectorAll(".order ol li.now .star").length).toBe(1);
  });

  it("describes the value of each offer and marks the player's own", () => {
    const stage = stageOf("table-5");
    const { container } = render(game.Board, { stage });
    const names = [...container.querySelectorAll(".cover")].map(
      (tray) => tray.getAttribute("aria-label") ?? "",
    );
    expect(names.length).toBe(5);
    expect(names.filter((name) => name.includes("you can take it")).length).toBe(4);
    expect(names.some((name) => /worth \d+ points to you right away/.test(name))).toBe(true);
  });

  it("shows the value of all other offers to several seats on one device", () => {
    const stage = stageOf("table-5");
    stage.mySeats.splice(0, 1, ...stage.view.order);
    const { container } = render(game.Board, { stage });
    expect(container.querySelectorAll(".own").length).toBe(1);
    expect(container.querySelectorAll(".worth").length).toBe(4);
  });

  it("gives no value to an offer that is not made yet", () => {
    const stage = stageOf("start");
    const { container } = render(game.Board, { stage });
    const names = [...container.querySelectorAll(".cover")].map(
      (tray) => tray.getAttribute("aria-label") ?? "",
    );
    const later = names.filter((name) => name.includes("no offer yet"));
    expect(later.length).toBe(stage.view.players.length - 1);
    expect(later.filter((name) => /no cards|worth/.test(name))).toEqual([]);
  });

  it("explains game-ending offers until the end is certain", () => {
    const stage = stageOf("table-5");
    const acting = stage.acting ?? 0;
    const owner = stage.view.players.find(({ seat, offer }) => seat !== acting && offer.length > 0);
    if (!owner || !stage.insight) throw new Error("no player has an offer");
    const unplayable = [{ whom: owner.seat, card: owner.offer[0] ?? "oas1" }];
    stage.insight = { seats: stage.insight.seats.map((one) => ({ ...one, unplayable })) };
    const { container } = render(game.Board, { stage });
    const factsOf = () => game.describe(`offer:${owner.seat}`, stage)?.facts ?? [];
    // As an icon for small trays and as text for larger ones.
    expect(container.querySelectorAll('[data-thing="deadly"]').length).toBe(2);
    expect(factsOf()).toContain("makes this the last round");
    stage.view = { ...stage.view, ending: ["stony_out"] };
    flushSync();
    expect(container.querySelectorAll('[data-thing="deadly"]').length).toBe(0);
    expect(factsOf().includes("makes this the last round")).toBe(false);
  });

  it("scores seat by seat with both factors, including hidden ones", async () => {
    const stage = stageOf("scoring", { durationScale: "0" });
    const { container } = render(game.Board, { stage });
    const events = fixtures["./fixtures/scoring.json"]?.events ?? [];
    const own = stage.view.players.find(({ points }) => points !== null);
    for (const [index, event] of events.filter(({ type }) => type === "scored").entries()) {
      stage.playing = { event, ms: 0 };
      flushSync();
      // Scores that the viewer already knows are also shown only in their turn.
      const shown = [...container.querySelectorAll(".standings b")].map((one) => one.textContent);
      expect(shown.includes(String(own?.points?.total))).toBe(index >= (own?.seat ?? 0));
      const tally = [...container.querySelectorAll(".tally li:not(.total)")];
      const products = tally.map((row) =>
        [...row.querySelectorAll("b, .sum")].map((one) => Number(one.textContent)),
      );
      expect(products.length).toBe(4);
      for (const [units = Number.NaN, markers = Number.NaN, points] of products)
        expect(units * markers).toBe(points);
    }
  });

  it("never shows a card of a stack or of the deck", () => {
    const stage = stageOf("start");
    const { container } = render(game.Board, { stage });
    const shown = container.querySelectorAll(".tray svg.face").length;
    expect(shown).toBe(stage.view.players.reduce((sum, { offer }) => sum + offer.length, 0));
  });
});
