// Buttons that rest: other people at the table have time to step in.
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, GameWeb } from "../stage/contract";
import type { TableStage } from "../stage/stage.svelte";
import type { Table } from "../wire/types";
import BarButtons from "./BarButtons.svelte";

const draw: Choice = { text: "draw", type: "draw" };
const taken: Choice[] = [];
const pointed: (Choice | null)[] = [];
const stage = {
  mine: [0],
  shown: 7,
  choicesAt: (key: string) => (key === "button:draw" ? [draw] : []),
  tell: () => "Draw",
  act: (choice: Choice) => taken.push(choice),
  pointAt: (choice: Choice | null) => pointed.push(choice),
} as unknown as TableStage;
const web = { buttons: ["button:draw"], rests: { "button:draw": 1500 } } as unknown as GameWeb;
const tableWith = (kind: string) =>
  ({
    seats: [
      { seat: 0, kind: "human" },
      { seat: 1, kind },
    ],
  }) as unknown as Table;

describe("a button that rests", () => {
  beforeEach(() => {
    taken.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("waits for the others, and then does what it says", async () => {
    render(BarButtons, { stage, web, table: tableWith("human") });
    await tick();
    const button = screen.getByRole("button", { name: "Draw" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(taken).toEqual([]);
    vi.advanceTimersByTime(1500);
    await tick();
    expect(button.getAttribute("aria-disabled")).toBeNull();
    button.click();
    expect(taken).toEqual([draw]);
  });

  it("may have a shorter text of its own", async () => {
    const short = { ...web, label: ({ type }: Choice) => (type === "draw" ? "One more" : null) } as GameWeb;
    render(BarButtons, { stage, web: short, table: tableWith("bot") });
    await tick();
    expect(screen.getByRole("button").textContent?.trim()).toBe("One more");
  });

  it("does not wait for bots", async () => {
    render(BarButtons, { stage, web, table: tableWith("bot") });
    await tick();
    screen.getByRole("button", { name: "Draw" }).click();
    expect(taken).toEqual([draw]);
  });
});

describe("a button of the bar", () => {
  const show = async () => {
    pointed.length = 0;
    render(BarButtons, { stage, web, table: tableWith("bot") });
    await tick();
    screen.getByRole("button", { name: "Draw" }).focus();
    return pointed;
  };
  afterEach(cleanup);

  it("shows what it would do to whoever comes by keys", async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    expect(await show()).toEqual([draw]);
  });

  it("stays where it is under a finger", async () => {
    document.body.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    expect(await show()).toEqual([]);
  });
});
