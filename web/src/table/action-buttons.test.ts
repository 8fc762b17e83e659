// Action buttons: delays and previews.
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, GamePlugin } from "../stage/contract";
import type { TableStage } from "../stage/table-stage.svelte";
import type { Table } from "../wire/types";
import ActionButtons from "./ActionButtons.svelte";

const draw: Choice = { text: "draw", type: "draw" };
const taken: Choice[] = [];
const previewed: (Choice | null)[] = [];
const stage = {
  mySeats: [0],
  shownStep: 7,
  choicesAt: (key: string) => (key === "button:draw" ? [draw] : []),
  localize: () => "Draw",
  act: (choice: Choice) => taken.push(choice),
  previewChoice: (choice: Choice | null) => previewed.push(choice),
} as unknown as TableStage;
const plugin = { buttons: ["button:draw"], buttonDelays: { "button:draw": 1500 } } as unknown as GamePlugin;
const tableWith = (kind: string) =>
  ({
    seats: [
      { seat: 0, kind: "human" },
      { seat: 1, kind },
    ],
  }) as unknown as Table;

describe("a delayed button", () => {
  beforeEach(() => {
    taken.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("is disabled at first if other people play, then takes the choice", async () => {
    render(ActionButtons, { stage, plugin, table: tableWith("human") });
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

  it("shows the game's own label", async () => {
    const short = {
      ...plugin,
      buttonLabel: ({ type }: Choice) => (type === "draw" ? "One more" : null),
    } as GamePlugin;
    render(ActionButtons, { stage, plugin: short, table: tableWith("bot") });
    await tick();
    expect(screen.getByRole("button").textContent?.trim()).toBe("One more");
  });

  it("is enabled at once if only bots play", async () => {
    render(ActionButtons, { stage, plugin, table: tableWith("bot") });
    await tick();
    screen.getByRole("button", { name: "Draw" }).click();
    expect(taken).toEqual([draw]);
  });
});

describe("an action button", () => {
  const focusButton = async () => {
    previewed.length = 0;
    render(ActionButtons, { stage, plugin, table: tableWith("bot") });
    await tick();
    screen.getByRole("button", { name: "Draw" }).focus();
    return previewed;
  };
  afterEach(cleanup);

  it("previews its choice on keyboard focus", async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    expect(await focusButton()).toEqual([draw]);
  });

  it("does not preview its choice on touch focus", async () => {
    document.body.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    expect(await focusButton()).toEqual([]);
  });
});
