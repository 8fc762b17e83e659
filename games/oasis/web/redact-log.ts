// R29: the log shows which scoring markers were taken only for this round and the last one, and just their
// number for older rounds. At a real table, the markers would lie face down by then.
import type { LoggedStep } from "$stage/contract";
import { faceOf, isLand } from "./cards";
import type { Card, GameEvent, View } from "./types";

export function redactLog<S extends LoggedStep>(
  steps: readonly S[],
  view: View,
  mine: readonly number[],
): readonly S[] {
  if (view.options.marker_visibility === "open" || view.phase.type === "over") return steps;
  const starts = steps.flatMap(({ events }) => events.filter(({ type }) => type === "round_began"));
  let round = starts.length > 0 ? Number(starts[0]?.round) - 1 : view.round;
  return steps.map((step) => {
    for (const event of step.events) if (event.type === "round_began") round = Number(event.round);
    if (round >= view.round - 1) return step;
    return { ...step, events: step.events.flatMap((event) => redact(event, mine)) };
  });
}

/** Hides the kinds of scoring markers in an old event, unless they are the viewer's own. */
function redact(event: GameEvent, mine: readonly number[]): GameEvent[] {
  const { type, seat } = event;
  const isMine = mine.includes(seat as number);
  switch (type) {
    case "revealed":
      return showsGoods(event) ? [{ type: "revealed_before", seat }] : [event];
    case "card_begun":
      return showsGoods(event) && !isMine ? [] : [event];
    case "goods_taken":
      return isMine ? [event] : [{ type: "goods_taken_before", seat, n: event.n }];
    case "goods_missing":
      return isMine ? [event] : [];
    default:
      return [event];
  }
}

function showsGoods({ card }: GameEvent): boolean {
  const { figure } = faceOf(card as Card);
  return figure !== "camel" && figure !== "card" && !isLand(figure);
}
