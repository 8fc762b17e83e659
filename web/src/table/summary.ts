// The summary of missed steps for a returning player.
import type { GameEvent } from "../stage/contract";
import type { Step } from "../wire/types";

export interface SeatSummary {
  seat: number;
  events: GameEvent[];
  /** The number of earlier events that are omitted. */
  nMore: number;
}
export interface Summary {
  aboutMe: GameEvent[];
  seats: SeatSummary[];
}

const MAX_EVENTS = 4;

/** The latest events for each seat and, separately, the events that affect my seats. */
export function summarize(steps: readonly Step[], mySeats: readonly number[]): Summary {
  const bySeat = new Map<number, GameEvent[]>();
  const aboutMe: GameEvent[] = [];
  for (const step of steps) {
    if (step.undo || step.seat === null) continue;
    const events = bySeat.get(step.seat) ?? [];
    events.push(...step.events.slice(0, 1));
    bySeat.set(step.seat, events);
    for (const event of step.events)
      if (typeof event.whom === "number" && mySeats.includes(event.whom)) aboutMe.push(event);
  }
  const seats = [...bySeat.entries()].sort(([a], [b]) => a - b);
  return {
    aboutMe: aboutMe.slice(-MAX_EVENTS),
    seats: seats.map(([seat, events]) => ({
      seat,
      events: events.slice(-MAX_EVENTS),
      nMore: Math.max(0, events.length - MAX_EVENTS),
    })),
  };
}
