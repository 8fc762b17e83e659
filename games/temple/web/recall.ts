// What is remembered of looks: they last five seconds, and the story keeps only that there was one,
// unless there is a notebook (R60).
import type { Recalled } from "$stage/contract";
import type { GameEvent, View } from "./types";

const LOOKS: ReadonlySet<unknown> = new Set(["deciphered", "clue_read", "tile_read"]);

export function recall<S extends Recalled>(steps: readonly S[], view: View): readonly S[] {
  if (view.options.peek === "notebook" || view.phase.type === "over") return steps;
  const latest = new Map<unknown, GameEvent>();
  for (const { events } of steps)
    for (const event of events) if (LOOKS.has(event.type)) latest.set(event.seat, event);
  const open = new Set(view.looks.map(({ seat }) => latest.get(seat)));
  const fade = (event: GameEvent) => (LOOKS.has(event.type) && !open.has(event) ? forget(event) : event);
  return steps.map((step) => ({ ...step, events: step.events.map(fade) }));
}

/** As everybody else was told it. */
function forget(event: GameEvent): GameEvent {
  return { ...event, ...("glyph" in event ? { glyph: null } : {}), n: null };
}
