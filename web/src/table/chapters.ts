import type { Step } from "../wire/types";

export interface Chapter {
  n: number;
  seat: number | null;
  steps: Step[];
}

/** The step that taking back would undo: the last one that has not been taken back. */
export function lastStanding(steps: readonly Step[]): Step | null {
  let nUndone = 0;
  for (const step of [...steps].reverse()) {
    if (step.undo) nUndone += 1;
    else if (nUndone > 0) nUndone -= 1;
    else return step;
  }
  return null;
}

/** Steps of one seat in a row belong together. Steps in which nothing shows are left out. */
export function chapters(steps: readonly Step[]): Chapter[] {
  const all: Chapter[] = [];
  for (const step of steps) {
    if (step.events.length === 0 && !step.undo) continue;
    const last = all[all.length - 1];
    if (last && last.seat === step.seat) last.steps.push(step);
    else all.push({ n: step.n, seat: step.seat, steps: [step] });
  }
  return all;
}
