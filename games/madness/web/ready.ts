// Readiness before the timer is flipped. Players signal it by giving the handshake sign as advice. Bots are
// always ready.
import type { View } from "./types";

/** The sign that signals readiness. */
export const READY = "handshake";

export const isReady = ({ advice }: View, seat: number): boolean =>
  advice.some((one) => one.seat === seat && one.advice.kind === "react" && one.advice.sign === READY);

export interface Roster {
  /** The seats taken by people. */
  humanSeats?: readonly number[];
  /** The seats on this page, whose players can talk to the leader in person. */
  mySeats?: readonly number[];
}
/** The seats that the leader waits for in timed games, whether or not they are ready. As written, no one
 * gives advice, so no one can signal readiness. */
export function seatsWaitedFor(view: View, { humanSeats = [], mySeats = [] }: Roster): readonly number[] {
  const { pace, as_written } = view.options;
  if (view.phase.type !== "ready" || pace !== "realtime" || as_written) return [];
  const isBeside = (seat: number) => mySeats.includes(view.leader) && mySeats.includes(seat);
  return humanSeats.filter((seat) => seat !== view.leader && !isBeside(seat));
}
export const notReady = (view: View, roster: Roster): readonly number[] =>
  seatsWaitedFor(view, roster).filter((seat) => !isReady(view, seat));
