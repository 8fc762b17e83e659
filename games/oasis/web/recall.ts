// What is remembered of scoring markers: everybody sees which ones are taken, and then they lie
// face down. This round and the one before are told in full, older rounds only by number (R29).
import type { Recalled } from "$stage/contract";
import { faceOf, isLand } from "./cards";
import type { Card, GameEvent, View } from "./types";

export function recall<S extends Recalled>(
  steps: readonly S[],
  view: View,
  mine: readonly number[],
): readonly S[] {
  if (view.options.marker_visibility === "open" || view.phase.type === "over") return steps;
  const begins = steps.flatMap(({ events }) => events.filter(({ type }) => type === "round_began"));
  let round = begins.length > 0 ? Number(begins[0]?.round) - 1 : view.round;
  return steps.map((step) => {
    for (const event of step.events) if (event.type === "round_began") round = Number(event.round);
    if (round >= view.round - 1) return step;
    return { ...step, events: step.events.flatMap((event) => fade(event, mine)) };
  });
}

/** An event of long ago; nobody forgets the own markers. */
function fade(event: GameEvent, mine: readonly number[]): GameEvent[] {
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
