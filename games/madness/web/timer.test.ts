// The sand timer's sounds and screen reader announcements, and open hands in replays.
import { cleanup, render, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeStage, type Fixture } from "$dev/fake-stage.svelte";
import { sounds } from "$lib/sounds";
import en from "../text/en.ftl?raw";
import { boardState } from "./board-state.svelte";
import talk from "./fixtures/talk.json";
import { game } from "./index";
import uiEn from "./text/en.ftl?raw";
import type { Game, View } from "./types";

vi.setConfig({ testTimeout: 60_000 });

function stageOf(): FakeStage<Game> {
  boardState.clear();
  return new FakeStage(game, structuredClone(talk) as unknown as Fixture<Game>, [en, uiEn]);
}
/** Leaves this many seconds on the timer. */
function leave(stage: FakeStage<Game>, left: number, change: Partial<View> = {}): void {
  const { timer } = stage.view;
  if (!timer) throw new Error("no timer");
  stage.view = { ...stage.view, ...change, timer: { ...timer, elapsed: timer.seconds - left } };
  flushSync();
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the sound of the last seconds", () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  const listen = () => vi.spyOn(sounds, "tick").mockImplementation(() => {});

  it("ticks for each of the last five seconds only", () => {
    const [stage, tick] = [stageOf(), listen()];
    render(game.Board, { stage });
    for (const left of [8, 7, 6]) leave(stage, left);
    expect(tick).toHaveBeenCalledTimes(0);
    for (const left of [5, 4, 3, 2, 1]) {
      now += 1000;
      leave(stage, left);
    }
    expect(tick).toHaveBeenCalledTimes(5);
  });

  it("stops when the timer ends early and restarts with the next one", () => {
    const [stage, tick] = [stageOf(), listen()];
    render(game.Board, { stage });
    now += 1000;
    leave(stage, 4);
    now += 1000;
    leave(stage, 3, { phase: { type: "timer_out" } });
    expect(tick).toHaveBeenCalledTimes(1);
    leave(stage, 30, { phase: { type: "talking" } });
    now += 1000;
    leave(stage, 5);
    expect(tick).toHaveBeenCalledTimes(2);
  });

  it("ticks once if several seconds arrive together", () => {
    const [stage, tick] = [stageOf(), listen()];
    render(game.Board, { stage });
    now += 1000;
    for (const left of [5, 4, 3]) leave(stage, left);
    expect(tick).toHaveBeenCalledTimes(1);
  });
});

it("announces the challenges, and once that ten seconds are left", () => {
  const stage = stageOf();
  const { container } = render(game.Board, { stage });
  const said = () => container.querySelector("[role=status]")?.textContent;
  leave(stage, stage.view.timer?.seconds ?? 0);
  expect(said()).toMatch(/^You may talk now\. A, \w+: .*\d\. B, \w+: .*\d\.$/);
  leave(stage, 11);
  expect(said()).toBe("");
  for (const left of [10, 9, 8]) {
    leave(stage, left);
    expect(said()).toBe("10 seconds left");
  }
});

describe("replays", () => {
  it("shows the hands and madness visible to this viewer, without a tally", () => {
    const stage = stageOf();
    const open = { hand: ["tools-4", "injury"], madness: ["l1-10"] };
    for (const player of stage.view.players)
      Object.assign(player, player.seat === 0 ? open : { hand: null, madness: null });
    Object.assign(stage, { acting: null, insight: null, isReadOnly: true });
    const { container, getByRole } = render(game.Board, { stage });
    const hands = getByRole("list", { name: "Everyone's cards" });
    expect(hands.querySelectorAll("li").length).toBe(1);
    const hand = within(getByRole("group", { name: "Ada's hand" })).getAllByRole("img");
    expect(hand.map((kind) => kind.getAttribute("aria-label"))).toEqual(["Tools 4", "Injury"]);
    expect(hands.textContent).toContain("The Unlucky Number");
    expect(container.querySelector(".talk table")).toBeNull();
  });
});
