import type { GameEvent } from "../stage/contract";
import type { Step } from "../wire/types";

export interface Line {
  seat: number;
  events: GameEvent[];
  nMore: number;
}
export interface Summary {
  aboutMe: GameEvent[];
  seats: Line[];
}

const MAX_EVENTS = 4;

/** The last things each seat did, and what others did to mine. */
export function summary(steps: readonly Step[], mine: readonly number[]): Summary {
  const bySeat = new Map<number, GameEvent[]>();
  const aboutMe: GameEvent[] = [];
  for (const step of steps) {
    if (step.undo || step.seat === null) continue;
    const told = bySeat.get(step.seat) ?? [];
    told.push(...step.events.slice(0, 1));
    bySeat.set(step.seat, told);
    for (const event of step.events)
      if (typeof event.whom === "number" && mine.includes(event.whom)) aboutMe.push(event);
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
