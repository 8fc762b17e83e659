// Confirmations before a player stops taking actions.
import { tileOn } from "./cells";
import { formatPercent } from "./labels";
import type { Choice, Insight, Pawn, View } from "./types";

type Question = { key: string; args?: Record<string, string | number> };

interface Known {
  insight: Insight | null;
  names: readonly string[];
}

export function warn(view: View, choice: Choice, { insight, names }: Known): Question | null {
  if (choice.type !== "end") return null;
  const n = view.actions_left;
  const thirsty = view.crew.filter((pawn) => isInDanger(view, pawn, insight));
  const chance = insight ? formatPercent(insight.storm.lose_water) : "none";
  if (thirsty.length > 0) {
    const who = thirsty.map(({ seat }) => names[seat] || `p${seat + 1}`).join(", ");
    const args = { thirsty: thirsty.length, who, chance };
    return n > 0 ? { key: "ui-warn-both", args: { n, ...args } } : { key: "ui-warn-thirst", args };
  }
  if (n > 0) return { key: "ui-warn-actions", args: { n } };
  return null;
}

/** Returns `true` if the next sun would kill this adventurer. Without insight, that is assumed if the
 * canteen is empty and there is no shelter. */
function isInDanger(view: View, pawn: Pawn, insight: Insight | null): boolean {
  const sun = insight?.sun_now.find((one) => one.seat === pawn.seat);
  if (sun) return sun.dies;
  if (pawn.water > 0 || pawn.has_shield) return false;
  const tile = tileOn(view, pawn.cell);
  return !(tile?.excavated && tile.city === "tunnel");
}
