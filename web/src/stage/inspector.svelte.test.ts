import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stage } from "./contract";
import { Inspector } from "./inspector.svelte";

const SAND = { name: "Sand", text: "It blocks.", facts: ["2 markers"], rule: "D6.1" };
let refusal: Promise<{ text: string; rule: string } | null>;
let inspector: Inspector;
let stop: () => void;
const root = () => document.querySelector("main") as HTMLElement;
const at = (thing: string) => document.querySelector(`[data-thing="${thing}"]`) as HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers();
  refusal = Promise.resolve(null);
  document.body.innerHTML = `<main>
    <button data-thing="sand" data-key="dig:a1"></button><section data-thing="meter"></section>
    <button data-thing="unknown"></button><input data-thing="sand-field"></main>`;
  const stage = { whyNot: () => refusal } as Partial<Stage> as Stage;
  inspector = new Inspector(
    () => ({ describe: (thing) => (thing === "unknown" ? null : SAND) }),
    () => stage,
  );
  stop = inspector.area(root());
  // Svelte registers pointer listeners a moment later.
  await Promise.resolve();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pointer = (type: string, node: Element, more: PointerEventInit = {}) =>
  node.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...more }));
const hover = (node: Element) =>
  node.dispatchEvent(
    Object.assign(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }), { movementX: 3 }),
  );
const key = (node: Element, name: string) =>
  node.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

describe("what is this?", () => {
  it("is shown when the pointer rests on a thing, and hidden when it leaves", () => {
    hover(at("sand"));
    expect(inspector.shown).toBeNull();
    vi.runAllTimers();
    expect(inspector.shown).toMatchObject({ thing: "sand", isOpen: false });
    expect(inspector.description).toEqual(SAND);
    pointer("pointerleave", root());
    vi.runAllTimers();
    expect(inspector.shown).toBeNull();
  });

  it("does not appear while the pointer only passes, or after a press", () => {
    hover(at("sand"));
    hover(root());
    vi.runAllTimers();
    expect(inspector.shown).toBeNull();
    hover(at("sand"));
    pointer("pointerdown", at("sand"), { pointerType: "mouse" });
    vi.runAllTimers();
    expect(inspector.shown).toBeNull();
  });

  it("opens on a long press, which is not a click", () => {
    const lift = () => at("sand").dispatchEvent(new Event("touchend", { bubbles: true, cancelable: true }));
    pointer("pointerdown", at("sand"), { pointerType: "touch" });
    vi.runAllTimers();
    expect(inspector.shown).toMatchObject({ thing: "sand", isOpen: true });
    expect(lift()).toBe(false);
    pointer("pointerdown", at("sand"), { pointerType: "touch" });
    expect(lift()).toBe(true);
  });

  it("does not open when the finger taps or scrolls", () => {
    pointer("pointerdown", at("sand"), { pointerType: "touch" });
    pointer("pointerup", at("sand"), { pointerType: "touch" });
    vi.runAllTimers();
    expect(inspector.shown).toBeNull();
    pointer("pointerdown", at("sand"), { pointerType: "touch", clientY: 0 });
    pointer("pointermove", at("sand"), { pointerType: "touch", clientY: 40 });
    vi.runAllTimers();
    expect(inspector.shown).toBeNull();
  });

  it("opens on a right click", () => {
    expect(pointer("contextmenu", at("sand"))).toBe(false);
    expect(inspector.shown?.isOpen).toBe(true);
    inspector.close();
    expect(pointer("contextmenu", at("unknown")), "other menus stay").toBe(true);
  });

  it("opens with ? on the focused thing, and closes with Escape", () => {
    at("sand").focus();
    key(at("sand"), "?");
    expect(inspector.shown).toMatchObject({ thing: "sand", isOpen: true });
    key(document.body, "Escape");
    expect(inspector.shown).toBeNull();
    key(at("sand-field"), "?");
    expect(inspector.shown, "? can be typed").toBeNull();
  });

  it("opens on a click and Enter if the thing is not a button", () => {
    at("meter").click();
    expect(inspector.shown?.thing).toBe("meter");
    inspector.close();
    key(at("meter"), "Enter");
    expect(inspector.shown?.thing).toBe("meter");
    inspector.close();
    key(at("sand"), "Enter");
    expect(inspector.shown).toBeNull();
  });
});

describe("why can't I?", () => {
  it("is answered for the thing on screen only", async () => {
    let answer: (reason: { text: string; rule: string }) => void = () => {};
    refusal = new Promise((resolve) => {
      answer = resolve;
    });
    inspector.open(at("sand"));
    expect(inspector.key).toBe("dig:a1");
    const asked = inspector.explain();
    inspector.open(at("meter"));
    answer({ text: "Blocked.", rule: "D5.2" });
    await asked;
    expect(inspector.reason).toBeNull();
    await inspector.explain();
    expect(inspector.reason).toEqual({ text: "Blocked.", rule: "D5.2" });
  });
});
