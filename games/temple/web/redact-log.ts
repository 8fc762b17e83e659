// Redacts expired looks in the game log. A look lasts five seconds. After that, the log only shows that it
// happened, unless looks are unlimited (R60).
import type { LoggedStep } from "$stage/contract";
import type { GameEvent, View } from "./types";

const LOOKS: ReadonlySet<unknown> = new Set(["deciphered", "clue_read", "tile_read"]);

export function redactLog<S extends LoggedStep>(steps: readonly S[], view: View): readonly S[] {
  if (view.options.looks === "notebook" || view.phase.type === "over") return steps;
  const latest = new Map<unknown, GameEvent>();
  for (const { events } of steps)
    for (const event of events) if (LOOKS.has(event.type)) latest.set(event.seat, event);
  const open = new Set(view.looks.map(({ seat }) => latest.get(seat)));
  const redact = (event: GameEvent) =>
    LOOKS.has(event.type) && !open.has(event) ? hideDetails(event) : event;
  return steps.map((step) => ({ ...step, events: step.events.map(redact) }));
}

/** The event as the other players saw it. */
function hideDetails(event: GameEvent): GameEvent {
  return { ...event, ...("glyph" in event ? { glyph: null } : {}), n: null };
}
