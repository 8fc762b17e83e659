// R29: the log shows which scoring markers were taken only for this round and the last one, and just their
// number for older rounds. At a real table, the markers would lie face down by then.
import type { GameEvent as LoggedEvent } from "$stage/contract";
import { faceOf, isLand } from "./cards";
import type { Card, GameEvent, View } from "./types";

type Steps<E> = readonly (readonly E[])[];

export function redactLog(steps: Steps<GameEvent>, view: View, mine: readonly number[]): Steps<LoggedEvent> {
  if (view.options.marker_visibility === "open" || view.phase.type === "over") return steps;
  const [first] = steps.flatMap((events) => events.flatMap(roundOf));
  let round = first === undefined ? view.round : first - 1;
  return steps.map((events) => {
    for (const next of events.flatMap(roundOf)) round = next;
    if (round >= view.round - 1) return events;
    return events.flatMap((event) => redact(event, mine));
  });
}

const roundOf = (event: GameEvent): number[] => (event.type === "round_began" ? [event.round] : []);

/** Hides the kinds of scoring markers in an old event, unless they are the viewer's own. */
function redact(event: GameEvent, mine: readonly number[]): LoggedEvent[] {
  switch (event.type) {
    case "revealed":
      return showsGoods(event.card) ? [{ type: "revealed_before", seat: event.seat }] : [event];
    case "card_begun":
      return showsGoods(event.card) && !mine.includes(event.seat) ? [] : [event];
    case "goods_taken":
      return mine.includes(event.seat)
        ? [event]
        : [{ type: "goods_taken_before", seat: event.seat, n: event.n }];
    case "goods_missing":
      return mine.includes(event.seat) ? [event] : [];
    default:
      return [event];
  }
}

function showsGoods(card: Card): boolean {
  const { figure } = faceOf(card);
  return figure !== "camel" && figure !== "card" && !isLand(figure);
}
