// Plans: where a player would go, dig and excavate. The keys are `go:c2`, `dig:d3` and `excavate:c3`.
import type { Stage } from "$stage/contract";
import type { Cell } from "./types";

const PLAN_ACTIONS = ["go", "dig", "excavate"] as const;
type PlanAction = (typeof PLAN_ACTIONS)[number];
interface PlanStep {
  action: PlanAction;
  cell: Cell;
}

const KEY = /^(go|dig|excavate):([a-e][1-5])$/;
/** The maximum number of steps. */
const LONGEST = 24;
/** The next step if the last tile is touched again: first dig, then excavate, then remove the step. */
const NEXT: Record<PlanAction, PlanAction | null> = { go: "dig", dig: "excavate", excavate: null };

/** Parses the steps of a plan, skipping unknown keys. */
export function planOf(keys: readonly string[]): PlanStep[] {
  return keys.slice(0, LONGEST).flatMap((key) => {
    const found = KEY.exec(key);
    const action = PLAN_ACTIONS.find((one) => one === found?.[1]);
    const cell = found?.[2];
    return action && cell ? [{ action, cell }] : [];
  });
}

const keyOf = ({ action, cell }: PlanStep): string => `${action}:${cell}`;

/** Returns the plan after touching one more tile. `home` is the pawn's cell. */
export function planned(keys: readonly string[], cell: Cell, home: Cell | null): string[] {
  const steps = planOf(keys);
  const last = steps.at(-1);
  if (last?.cell === cell) {
    steps.pop();
    const action = NEXT[last.action];
    if (action) steps.push({ action, cell });
  } else if (steps.length < LONGEST) {
    steps.push({ action: steps.length === 0 && cell === home ? "dig" : "go", cell });
  }
  return steps.map(keyOf);
}

export function describePlan(keys: readonly string[], t: Stage["t"]): string {
  const words = planOf(keys).map(({ action, cell }) =>
    action === "go" ? cell : t(`ui-plan-${action}`, { cell }),
  );
  return words.join(", ");
}
