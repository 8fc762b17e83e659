// What the bar says: what is to be done now, in a few words.
import type { Stage } from "$stage/contract";
import type { View } from "./types";

export function task({ phase, slot }: View, t: Stage["t"]): string | null {
  if (phase.type === "over") return null;
  return t(`ui-task-${phase.type}`, { n: slot?.actions ?? 0 });
}
