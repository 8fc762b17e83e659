// The prompt in the action bar: a few words about the current decision.
import type { Stage } from "$stage/contract";
import type { View } from "./types";

export function prompt({ phase, turn }: View, t: Stage["t"]): string | null {
  if (phase.type === "over") return null;
  return t(`ui-task-${phase.type}`, { n: turn?.actions ?? 0 });
}
