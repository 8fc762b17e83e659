import { expect, it } from "vitest";
import { redactLog } from "./redact-log";
import type { GameEvent, View } from "./types";

const clue = (zone: number, n: number): GameEvent => ({
  type: "deciphered",
  seat: 0,
  zone,
  glyph: "g05",
  n,
});
const moved: GameEvent = { type: "moved", seat: 0, at: "w13" };
const log = (...events: GameEvent[]) => [events];

function at(seats: number[], changes: { looks?: string; phase?: string } = {}): View {
  const { looks = "timed", phase = "acting" } = changes;
  return {
    options: { looks },
    phase: { type: phase },
    looks: seats.map((seat) => ({ seat })),
  } as unknown as View;
}

it("keeps the open look and hides the details of older ones", () => {
  const steps = log(clue(1, 3), moved, clue(2, 7));
  const gone = { ...clue(1, 3), glyph: null, n: null };
  expect(redactLog(steps, at([0]))[0]).toEqual([gone, moved, clue(2, 7)]);
  expect(redactLog(steps, at([]))[0]?.[2]).toMatchObject({
    glyph: null,
    n: null,
    zone: 2,
  });
});

it("hides the number of a tile", () => {
  const read: GameEvent = { type: "tile_read", seat: 0, at: "l22", n: 4 };
  expect(redactLog(log(read), at([]))[0]).toEqual([{ ...read, n: null }]);
});

it("keeps everything with unlimited looks and after the end", () => {
  const steps = log(clue(1, 3));
  expect(redactLog(steps, at([], { looks: "notebook" }))).toBe(steps);
  expect(redactLog(steps, at([], { phase: "over" }))).toBe(steps);
});
