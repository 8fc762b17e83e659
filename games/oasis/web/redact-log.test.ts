import { expect, it } from "vitest";
import { redactLog } from "./redact-log";
import type { GameEvent, View } from "./types";

const ME = 0;
const RIVAL = 1;
const step = (...events: GameEvent[]) => events;
const taking = (seat: number): GameEvent[] => [
  { type: "revealed", seat, card: "wel2" },
  { type: "card_begun", seat, card: "wel2" },
  { type: "goods_taken", seat, good: "well", n: 1 },
  { type: "goods_missing", seat, good: "well", n: 1 },
];
const tile: GameEvent = { type: "card_begun", seat: RIVAL, card: "oas1" };
const log = [
  step(...taking(RIVAL), tile),
  step(...taking(ME)),
  step({ type: "round_began", round: 5 }, ...taking(RIVAL)),
  step({ type: "round_began", round: 6 }, ...taking(RIVAL)),
];
const at = (change: Partial<View>): View =>
  ({
    round: 6,
    phase: { type: "accepting" },
    options: { marker_visibility: "hidden" },
    ...change,
  }) as unknown as View;

it("shows markers of this round and the last one, and only numbers before", () => {
  const [old, mine, ...recent] = redactLog(log, at({}), [ME]);
  expect(old).toEqual([
    { type: "revealed_before", seat: RIVAL },
    { type: "goods_taken_before", seat: RIVAL, n: 1 },
    tile,
  ]);
  expect(mine).toEqual([{ type: "revealed_before", seat: ME }, ...taking(ME).slice(1)]);
  expect(recent).toEqual(log.slice(2));
});

it("redacts nothing in the first two rounds", () => {
  expect(redactLog(log.slice(2), at({}), [ME])).toEqual(log.slice(2));
  expect(redactLog(log.slice(0, 1), at({ round: 2 }), [])[0]).toEqual(log[0]);
});

it("redacts nothing if markers are open or the game is over", () => {
  expect(redactLog(log, at({ options: { marker_visibility: "open" } as View["options"] }), [])).toBe(log);
  expect(redactLog(log, at({ phase: { type: "over" } }), [])).toBe(log);
});

it("does not modify the given log", () => {
  const before = JSON.stringify(log);
  redactLog(log, at({ round: 9 }), []);
  expect(JSON.stringify(log)).toBe(before);
});
