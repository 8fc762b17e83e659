// Confirmation questions before a gift, an unplayable tile or a skipped free action.
import { faceOf, isLand, stockOf } from "./cards";
import type { Card, Choice, GhostTile, Insight, Land, SeatInsight, Space, View } from "./types";

type Question = { key: string; args?: Record<string, string | number> };

export function warn(
  view: View,
  choice: Choice,
  { insight, names }: { insight: Insight | null; names: readonly string[] },
): Question | null {
  const mine = insight?.seats.find((one) => one.seat === view.turn) ?? null;
  switch (choice.type) {
    case "place":
      return warnGift(view, placed(mine, choice.land, choice.at), names);
    case "accept":
      return warnOffer(view, choice.whom, mine);
    case "leave":
      return warnLeave(view, names);
    case "resolve":
      return isStuck(view, choice.card, mine) ? { key: "ui-warn-card" } : null;
    case "skip":
      return { key: "ui-warn-skip" };
    default:
      return null;
  }
}

const placed = (mine: SeatInsight | null, land: Land, at: Space): GhostTile | undefined =>
  mine?.lands.find((one) => one.land === land)?.spaces.find((one) => one.at === at);

function warnGift(view: View, ghost: GhostTile | undefined, names: readonly string[]): Question | null {
  if (!ghost || ghost.whom === null || ghost.whom === view.turn) return null;
  return { key: "ui-warn-gift", args: { whom: names[ghost.whom] ?? "", n: ghost.size } };
}

/** Asks before an unmarked tile goes to another player. */
function warnLeave({ phase }: View, names: readonly string[]): Question | null {
  const joins = "joins" in phase ? phase.joins : null;
  return joins === null ? null : { key: "ui-warn-leave", args: { whom: names[joins] ?? "" } };
}

/** Asks before a player takes a tile that cannot be placed. This ends the game, so no question is needed
 * once the end is certain. */
function warnOffer(view: View, whom: number, mine: SeatInsight | null): Question | null {
  if (view.ending.length > 0) return null;
  const stuck = mine?.unplayable.some((one) => one.whom === whom) ?? false;
  const key = view.options.unplayable === "accepting" ? "ui-warn-offer-now" : "ui-warn-offer";
  return stuck ? { key } : null;
}

function isStuck(view: View, card: Card, mine: SeatInsight | null): boolean {
  const { figure } = faceOf(card);
  // Otherwise the round became the last one when the offer was taken.
  if (view.options.unplayable === "accepting") return false;
  if (!isLand(figure) || view.ending.length > 0 || stockOf(view, figure) === 0) return false;
  return mine?.lands.find((one) => one.land === figure)?.spaces.length === 0;
}
