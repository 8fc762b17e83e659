// Before the glass is turned everybody shows that they are ready: with the sign of a handshake, which
// counsel has anyway. Bots are always ready.
import type { View } from "./types";

/** The sign that says so. */
export const READY = "handshake";

export const isReady = ({ council }: View, seat: number): boolean =>
  council.some((one) => one.seat === seat && one.counsel.kind === "react" && one.counsel.sign === READY);

export interface Company {
  /** Seats at which somebody sits. */
  people?: readonly number[];
  /** Those of this page: whoever sits beside the leader is asked aloud. */
  mine?: readonly number[];
}
/** Before a glass with sand in it: all whose word the leader waits for, ready or not. */
export function waitedFor(view: View, { people = [], mine = [] }: Company): readonly number[] {
  if (view.phase.type !== "ready" || view.options.pace !== "realtime") return [];
  const isBeside = (seat: number) => mine.includes(view.leader) && mine.includes(seat);
  return people.filter((seat) => seat !== view.leader && !isBeside(seat));
}
export const notReady = (view: View, company: Company): readonly number[] =>
  waitedFor(view, company).filter((seat) => !isReady(view, seat));
