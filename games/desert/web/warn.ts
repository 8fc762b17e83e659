// What is asked once before the actions are ended.
import { tileOn } from "./cells";
import type { Choice, Insight, Pawn, View } from "./types";

type Question = { key: string; args?: Record<string, string | number> };

export function warn(view: View, choice: Choice, insight: Insight | null): Question | null {
  if (choice.type !== "end") return null;
  const n = view.actions_left;
  const thirsty = view.crew.filter((pawn) => isInDanger(view, pawn, insight));
  if (n > 0 && thirsty.length > 0) return { key: "ui-warn-both", args: { n, thirsty: thirsty.length } };
  if (thirsty.length > 0) return { key: "ui-warn-thirst", args: { thirsty: thirsty.length } };
  if (n > 0) return { key: "ui-warn-actions", args: { n } };
  return null;
}

/** The next sun would kill: as the insight says, or else an empty canteen under the open sky. */
function isInDanger(view: View, pawn: Pawn, insight: Insight | null): boolean {
  const sun = insight?.sun_now.find((one) => one.seat === pawn.seat);
  if (sun) return sun.dies;
  if (pawn.water > 0 || pawn.has_shield) return false;
  const tile = tileOn(view, pawn.cell);
  return !(tile?.excavated && tile.city === "tunnel");
}
