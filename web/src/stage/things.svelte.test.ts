import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "./contract";
import { Things, type ThingsOptions } from "./things.svelte";

const CHOICES: Record<string, readonly Choice[]> = {
  "jump:b1": [{ type: "jump", text: "jump b1" }],
  "tile:c1": [
    { type: "move", text: "move c1" },
    { type: "dig", text: "dig c1" },
  ],
};
const stage = {
  ghost: null as Choice | null,
  isReadOnly: false,
  choicesAt: (key: string) => CHOICES[key] ?? [],
  hasChoices: (key: string) => key in CHOICES,
  preview: vi.fn((key: string | null) => {
    stage.ghost = key === null ? null : (CHOICES[key]?.[0] ?? null);
  }),
  activate: vi.fn(),
};

/** A board of four spaces in a row, one of which has another key. */
function board(options: Partial<ThingsOptions> = {}): (thing: string) => SVGElement {
  document.body.innerHTML = `<svg>${["a1", "b1", "c1", "d1"]
    .map(
      (name, index) =>
        `<rect data-thing="tile:${name}" ${name === "b1" ? 'data-key="jump:b1"' : ""} role="button"
          aria-label="${name}, sand" x="${index * 10}" y="0" width="10" height="10" />`,
    )
    .join("")}</svg>`;
  const things = new Things({ stage: () => stage, first: "tile:c1", previewsTaps: true, ...options });
  things.container(document.querySelector("svg") as SVGElement);
  return (name) => document.querySelector(`[data-thing="tile:${name}"]`) as SVGElement;
}

/** Svelte registers pointer listeners a moment later. */
const listening = () => Promise.resolve();
const press = (node: Element, key: string) =>
  node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const click = (node: Element, pointerType: string) =>
  node.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType, clientX: 400 }));
const focused = () => document.activeElement?.getAttribute("data-thing");
const activated = () => stage.activate.mock.calls.map(([key]) => key);

beforeEach(() => {
  stage.activate.mockClear();
  stage.preview.mockClear();
  stage.ghost = null;
});

describe("things", () => {
  it("are one tab stop, which follows the focus", () => {
    const at = board();
    expect(at("c1").getAttribute("tabindex")).toBe("0");
    expect(at("a1").getAttribute("tabindex")).toBe("-1");
    at("a1").focus();
    expect(at("a1").getAttribute("tabindex")).toBe("0");
    expect(at("c1").getAttribute("tabindex")).toBe("-1");
  });

  it("keep the tab stops of buttons, and share one otherwise, in a container without an initial one", () => {
    document.body.innerHTML = `<div>
      <button data-thing="card"></button>
      <p data-thing="water"></p><p data-thing="sun"></p><p aria-hidden="true" data-thing="stack"></p>
    </div>`;
    const container = document.querySelector("div") as HTMLElement;
    new Things({ stage: () => stage }).container(container);
    const tabStops = [...container.children].map((node) => node.getAttribute("tabindex"));
    expect(tabStops).toEqual([null, "0", "-1", null]);
    const water = container.querySelector("p") as HTMLElement;
    water.focus();
    press(water, "End");
    expect(focused()).toBe("sun");
  });

  it("are activated by a click, Enter and Space, with the key of their choices", () => {
    const at = board();
    click(at("b1"), "mouse");
    press(at("b1"), "Enter");
    press(at("c1"), " ");
    expect(activated()).toEqual(["jump:b1", "jump:b1", "tile:c1"]);
  });

  it("preview a single choice on the first tap", () => {
    const at = board();
    click(at("b1"), "touch");
    expect(stage.ghost?.text).toBe("jump b1");
    expect(activated()).toEqual([]);
    click(at("b1"), "touch");
    expect(activated()).toEqual(["jump:b1"]);
  });

  it("offer several choices, or the reason for none, on the first tap", () => {
    const at = board();
    click(at("c1"), "touch");
    click(at("d1"), "touch");
    expect(activated()).toEqual(["tile:c1", "tile:d1"]);
  });

  it("are activated by the first tap if they are not spaces", () => {
    const at = board({ previewsTaps: false });
    click(at("b1"), "touch");
    expect(activated()).toEqual(["jump:b1"]);
  });

  it("take a tap that just misses a small thing with choices", () => {
    const at = board();
    vi.spyOn(at("c1"), "getBoundingClientRect").mockReturnValue(new DOMRect(20, 0, 10, 10));
    const tap = { bubbles: true, pointerType: "touch", clientY: 5 };
    at("d1").dispatchEvent(new PointerEvent("click", { ...tap, clientX: 40 }));
    at("d1").dispatchEvent(new PointerEvent("click", { ...tap, clientX: 400 }));
    expect(activated()).toEqual(["tile:c1", "tile:d1"]);
  });

  it("move the focus with arrows, Home, End, and to those with choices", () => {
    const at = board();
    at("a1").focus();
    for (const [key, reached] of [
      ["ArrowRight", "tile:b1"],
      ["End", "tile:d1"],
      ["ArrowRight", "tile:d1"],
      ["Home", "tile:a1"],
      ["PageDown", "tile:b1"],
      ["PageDown", "tile:c1"],
      ["PageDown", "tile:b1"],
      ["PageUp", "tile:c1"],
    ] as const) {
      press(document.activeElement as Element, key);
      expect(focused(), key).toBe(reached);
    }
  });

  it("are found by typing the start of their labels", () => {
    const at = board();
    at("a1").focus();
    press(at("a1"), "d");
    expect(focused()).toBe("tile:d1");
    press(at("d1"), "1");
    expect(focused()).toBe("tile:d1");
    expect(press(at("d1"), "x"), "other keys keep their meaning").toBe(true);
  });

  it("can have a meaning of their own", () => {
    const planned: string[] = [];
    const at = board({ onactivate: (thing) => planned.push(thing) > 0 });
    click(at("b1"), "mouse");
    expect(planned).toEqual(["tile:b1"]);
    expect(activated()).toEqual([]);
  });

  it("preview under the pointer and with the keyboard focus, and stop when it leaves", async () => {
    const at = board();
    await listening();
    at("b1").dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    expect(stage.ghost?.text).toBe("jump b1");
    at("b1").dispatchEvent(new PointerEvent("pointerout", { bubbles: true, pointerType: "mouse" }));
    expect(stage.ghost).toBeNull();
    at("b1").focus();
    expect(stage.ghost?.text).toBe("jump b1");
    at("a1").focus();
    expect(stage.ghost).toBeNull();
  });
});
