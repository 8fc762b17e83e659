// Redacts expired looks in the game log. A look lasts five seconds. After that, the log only shows that it
// happened, unless looks are unlimited (R60).
import type { GameEvent, View } from "./types";

type Steps = readonly (readonly GameEvent[])[];

export function redactLog(steps: Steps, view: View): Steps {
  if (view.options.looks === "notebook" || view.phase.type === "over") return steps;
  const latest = new Map<number, GameEvent>();
  for (const event of steps.flat())
    if ("seat" in event && hideDetails(event) !== event) latest.set(event.seat, event);
  const open = new Set(view.looks.map(({ seat }) => latest.get(seat)));
  return steps.map((events) => events.map((event) => (open.has(event) ? event : hideDetails(event))));
}

/** A look as the other players saw it, or any other event as it is. */
function hideDetails(event: GameEvent): GameEvent {
  switch (event.type) {
    case "deciphered":
    case "clue_read":
      return { ...event, glyph: null, n: null };
    case "tile_read":
      return { ...event, n: null };
    default:
      return event;
  }
}
