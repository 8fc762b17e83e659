import { beforeEach, describe, expect, it } from "vitest";
import { HABITS, habits } from "./habits.svelte";
import type { Choice, View } from "./types";

const fixtures = import.meta.glob<{ view: View; choices: Choice[][] }>("./fixtures/*.json", {
  import: "default",
  eager: true,
});
function read(name: string): { view: View; choices: Choice[] } {
  const recorded = fixtures[`./fixtures/${name}.json`];
  if (!recorded) throw new Error(`no fixture ${name}`);
  const { view, choices } = recorded;
  return { view, choices: choices[view.leader] ?? [] };
}

describe("automatic decisions", () => {
  beforeEach(() => {
    for (const habit of HABITS) habits.set(habit, false);
  });

  it("are off by default", () => {
    for (const name of ["timer_out", "rolled", "drawing"]) {
      const { view, choices } = read(name);
      expect(habits.pick(choices, view), name).toBe(null);
    }
  });

  it("apply only to their own question", () => {
    habits.set("reveal", true);
    habits.set("accept", true);
    const timer = read("timer_out");
    expect(habits.pick(timer.choices, timer.view)?.type).toBe("reveal");
    const die = read("rolled");
    expect(habits.pick(die.choices, { ...die.view, injuries_left: 9 })?.type).toBe("accept");
    const draw = read("drawing");
    expect(habits.pick(draw.choices, draw.view)).toBe(null);
    habits.set("end_draw", true);
    const isDealt = draw.choices.some(({ type }) => type === "deal");
    expect(habits.pick(draw.choices, draw.view)?.type).toBe(isDealt ? undefined : "end_draw");
  });

  it("wait until the animation has reached the question", () => {
    habits.set("reveal", true);
    const { choices } = read("timer_out");
    expect(habits.pick(choices, read("silent").view)).toBe(null);
  });

  it("never reveal an empty sled and never lose the game", () => {
    for (const habit of HABITS) habits.set(habit, true);
    const timer = read("timer_out");
    const players = timer.view.players.map((one) => ({ ...one, n_played: 0 }));
    expect(habits.pick(timer.choices, { ...timer.view, players })).toBe(null);
    const { view, choices } = read("rolled");
    if (view.phase.type !== "rolled") throw new Error("the die has not fallen");
    const phase = view.phase;
    const last = { sled: 1, discard: 0, gone: 5 };
    const fatal = [
      { ...view, phase: { ...phase, face: "accident" as const }, injuries_left: 1 },
      { ...view, phase: { ...phase, face: "confusion" as const, distance: 4 }, deck: 3, tokens: last },
      { ...view, phase: { ...phase, face: "loss" as const }, tokens: last },
    ];
    for (const one of fatal) expect(habits.pick(choices, one), one.phase.face).toBe(null);
    const harmless = { ...view, phase: { ...phase, face: "confusion" as const, distance: 3 }, deck: 3 };
    expect(habits.pick(choices, { ...harmless, tokens: last })?.type).toBe("accept");
  });

  it("are stored for the next game", () => {
    habits.set("accept", true);
    expect(localStorage.getItem("ovoo.madness.habits")).toBe('["accept"]');
  });
});
