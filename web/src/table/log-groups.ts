// The structure of the game log: consecutive steps grouped by seat, and the step that undo would revert.
import type { Note, Step } from "../wire/types";

interface LogGroup {
  n: number;
  seat: number | null;
  steps: Step[];
}

/** The last step that has not been undone, which is the one that undo would revert. */
export function lastActiveStep(steps: readonly Step[]): Step | null {
  let nUndone = 0;
  for (const step of [...steps].reverse()) {
    if (step.undo) nUndone += 1;
    else if (nUndone > 0) nUndone -= 1;
    else return step;
  }
  return null;
}

/** Groups consecutive steps by the same seat, omitting steps that have nothing to show. */
export function groupBySeat(steps: readonly Step[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const step of steps) {
    if (step.events.length === 0 && !step.undo) continue;
    const last = groups[groups.length - 1];
    if (last && last.seat === step.seat) last.steps.push(step);
    else groups.push({ n: step.n, seat: step.seat, steps: [step] });
  }
  return groups;
}

/** The notes that belong before the group that starts with step `n`, and after the group before it. */
export const notesBetween = (notes: readonly Note[], before: number, n: number): Note[] =>
  notes.filter(({ step }) => step >= before && step < n);
