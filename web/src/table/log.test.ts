// The game log: groups, the step that undo would revert, and the summary of missed steps.
import { expect, it } from "vitest";
import type { Step } from "../wire/types";
import { groupBySeat, lastActiveStep, notesBetween } from "./log-groups";
import { summarize } from "./summary";

const step = (n: number, seat: number | null, ...events: Step["events"]): Step => ({
  n,
  seat,
  by: seat === null ? "clock" : "person",
  undo: false,
  events,
});

it("shows notes between the steps that they lie between", () => {
  const notes = [0, 2, 5].map((n) => ({ at: 1, step: n, what: { kind: "host_back" } as const }));
  const steps = (from: number, to: number) => notesBetween(notes, from, to).map((note) => note.step);
  expect([steps(0, 1), steps(1, 4), steps(4, 9)]).toEqual([[0], [2], [5]]);
});

it("groups consecutive steps of the same seat", () => {
  const log = [
    step(1, 0, { type: "a" }),
    step(2, 0, { type: "b" }),
    step(3, 1),
    step(4, 1, { type: "c" }),
    step(5, null, { type: "d" }),
  ];
  expect(groupBySeat(log).map(({ seat, steps }) => [seat, steps.map(({ n }) => n)])).toEqual([
    [0, [1, 2]],
    [1, [4]],
    [null, [5]],
  ]);
});

it("finds the step that undo would take back", () => {
  const undo = { ...step(3, 0), undo: true };
  const log = [step(1, 0, { type: "a" }), step(2, 0, { type: "b" }), undo];
  expect(lastActiveStep(log.slice(0, 2))?.n).toBe(2);
  expect(lastActiveStep(log)?.n).toBe(1);
  expect(lastActiveStep([...log, { ...undo, n: 4 }])).toBe(null);
});

it("summarizes missed steps by seat, with events about me apart", () => {
  const log = [
    step(1, 1, { type: "moved", seat: 1 }),
    step(2, 1, { type: "gave", seat: 1, whom: 0 }),
    step(3, 2, { type: "gave", seat: 2, whom: 1 }),
  ];
  const summary = summarize(log, [0]);
  expect(summary.aboutMe).toEqual([{ type: "gave", seat: 1, whom: 0 }]);
  expect(summary.seats.map(({ seat, events }) => [seat, events.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
