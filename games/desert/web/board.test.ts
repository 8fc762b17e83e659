import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { FakeStage, type Fixture } from "$dev/fake-stage.svelte";
import en from "../text/en.ftl?raw";
import { game } from "./index";
import ui from "./text/en.ftl?raw";
import { selection } from "./tool.svelte";
import type { Game } from "./types";

// Rendering a whole board without a browser is slow.
vi.setConfig({ testTimeout: 60_000 });

const fixtures = import.meta.glob<Fixture<Game>>("./fixtures/*.json", {
  import: "default",
  eager: true,
});
function stageOf(name: string): FakeStage<Game> {
  const fixture = fixtures[`./fixtures/${name}.json`];
  if (!fixture) throw new Error(`no fixture ${name}`);
  selection.clear();
  return new FakeStage(game, fixture, [en, ui]);
}
const cellNamed = (container: Element, cell: string) =>
  container.querySelector(`[data-thing="tile:${cell}"]`) as SVGRectElement;
const press = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

describe("the board", () => {
  it.each(["draft", "look", "request", "late-buried", "end-thirst"])(
    "is drawn with all its texts: %s",
    (name) => {
      const stage = stageOf(name);
      for (const part of [game.Board, game.Panels]) render(part, { stage });
      for (const { seat } of stage.view.crew) render(game.SeatBadge, { stage, seat });
      if (stage.outcome) render(game.Ending, { stage });
      expect(document.querySelectorAll(".tile").length).toBe(24);
      document.body.innerHTML = "";
    },
  );

  it("labels every cell with its content and available action", () => {
    const { container } = render(game.Board, { stage: stageOf("start") });
    expect(container.querySelectorAll('[data-thing^="tile:"]').length).toBe(25);
    expect(cellNamed(container, "c3").getAttribute("aria-label")).toBe("c3, the eye of the storm");
    expect(cellNamed(container, "d2").getAttribute("aria-label")).toBe(
      "d2, Plain desert; 1 sand; possible moves: Move to d2, Remove sand from d2",
    );
  });

  it("supports arrow keys and Enter", () => {
    const stage = stageOf("start");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const eye = cellNamed(container, "c3");
    eye.focus();
    press(eye, "ArrowRight");
    expect(document.activeElement?.getAttribute("data-thing")).toBe("tile:d3");
    press(cellNamed(container, "d3"), "Enter");
    expect(touch.mock.calls[0]?.[0]).toBe("tile:d3");
  });

  it("previews an action on the first touch", () => {
    const stage = stageOf("mid");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const cell = cellNamed(container, "c4");
    const tap = () => cell.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
    tap();
    expect(stage.ghost?.text).toBe("move c4");
    expect(touch.mock.calls.length).toBe(0);
    tap();
    expect(touch.mock.calls[0]?.[0]).toBe("tile:c4");
  });

  it("shows a selected pawn's distances until Escape", () => {
    const { container } = render(game.Board, { stage: stageOf("mid") });
    press(container.querySelector('[data-thing="pawn:2"]') as Element, "Enter");
    flushSync();
    expect(container.querySelector(".strip")?.textContent).toContain("Cleo, Explorer");
    press(document.body, "Escape");
    expect(selection.chosen).toBeNull();
  });
});
