// Readiness before the timer is turned. Players signal it with the handshake sign of advice; bots
// are always ready.
import type { View } from "./types";

/** The sign for readiness. */
export const READY = "handshake";

export const isReady = ({ advice }: View, seat: number): boolean =>
  advice.some((one) => one.seat === seat && one.advice.kind === "react" && one.advice.sign === READY);

export interface Company {
  /** Seats taken by people. */
  humanSeats?: readonly number[];
  /** Seats on this page: their players can talk to the leader in person. */
  mySeats?: readonly number[];
}
/** Seats that the leader waits for in timed games, ready or not. */
export function waitedFor(view: View, { humanSeats = [], mySeats = [] }: Company): readonly number[] {
  if (view.phase.type !== "ready" || view.options.pace !== "realtime") return [];
  const isBeside = (seat: number) => mySeats.includes(view.leader) && mySeats.includes(seat);
  return humanSeats.filter((seat) => seat !== view.leader && !isBeside(seat));
}
export const notReady = (view: View, company: Company): readonly number[] =>
  waitedFor(view, company).filter((seat) => !isReady(view, seat));
