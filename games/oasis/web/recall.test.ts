import { expect, it } from "vitest";
import { recall } from "./recall";
import type { GameEvent, View } from "./types";

const ME = 0;
const RIVAL = 1;
const step = (...events: GameEvent[]) => ({ n: 0, events });
const taking = (seat: number) => [
  { type: "revealed", seat, card: "wel2" },
  { type: "card_begun", seat, card: "wel2" },
  { type: "goods_taken", seat, good: "well", n: 1 },
  { type: "goods_missing", seat, good: "well", n: 1 },
];
const tile = { type: "card_begun", seat: RIVAL, card: "oas1" };
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

it("names what was taken in this round and the one before, and of the rest the number", () => {
  const [old, mine, ...fresh] = recall(log, at({}), [ME]);
  expect(old?.events).toEqual([
    { type: "revealed_before", seat: RIVAL },
    { type: "goods_taken_before", seat: RIVAL, n: 1 },
    tile,
  ]);
  expect(mine?.events).toEqual([{ type: "revealed_before", seat: ME }, ...taking(ME).slice(1)]);
  expect(fresh).toEqual(log.slice(2));
});

it("forgets nothing in the first two rounds of what it has", () => {
  expect(recall(log.slice(2), at({}), [ME])).toEqual(log.slice(2));
  expect(recall(log.slice(0, 1), at({ round: 2 }), [])[0]?.events).toEqual(log[0]?.events);
});

it("tells everything where markers are open, and after the end", () => {
  expect(recall(log, at({ options: { marker_visibility: "open" } as View["options"] }), [])).toBe(log);
  expect(recall(log, at({ phase: { type: "over" } }), [])).toBe(log);
});

it("leaves the log it was given alone", () => {
  const before = JSON.stringify(log);
  recall(log, at({ round: 9 }), []);
  expect(JSON.stringify(log)).toBe(before);
});
