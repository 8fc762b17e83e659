// How long the animation of each event takes.
import type { GameEvent, View } from "./types";

/** The duration of each event's animation at normal speed. While the timer runs, nothing may take time,
 * since pages would fall behind. */
const LENGTHS: Partial<Record<GameEvent["type"], number>> = {
  turn_began: 900,
  ignored: 600,
  ignore_undone: 300,
  moved: 950,
  move_undone: 400,
  escape_tiles_placed: 900,
  timer_flipped: 0,
  said: 0,
  murmured: 0,
  remark_pending: 0,
  remarks_lost: 0,
  played: 0,
  auto_played: 0,
  declared_done: 0,
  changed_mind: 0,
  passed: 0,
  lingers: 0,
  last_call: 0,
  slipped: 0,
  accused: 0,
  accusation_dismissed: 0,
  was_asked: 0,
  was_briefed: 0,
  advised: 0,
  silence_broken: 1500,
  timer_ended: 700,
  extended: 0,
  met: 1100,
  missed: 1300,
  relic_taken: 1000,
  space_covered: 600,
  went_mad: 1000,
  all_mad: 900,
  searched: 900,
  rolled: 1400,
  rerolled: 1400,
  accident: 1000,
  confused: 1000,
  drew: 420,
  rested: 900,
  escaped: 1800,
  tokens_gone: 1800,
  injuries_gone: 1800,
  unmasked: 700,
};
const CARD_MS = 380;

export function duration(event: GameEvent): number {
  if (event.type === "revealed") return 500 + CARD_MS * event.cards.length;
  return LENGTHS[event.type] ?? 500;
}

const SECOND = 1000;
/** While a timer runs, a replay takes as long as the original. */
export function replayDelay(before: View, after: View): number | null {
  if (!before.timer || !after.timer || before.round !== after.round) return null;
  if (before.timer.number !== after.timer.number || after.timer.seconds === 0) return null;
  return (after.timer.elapsed - before.timer.elapsed) * SECOND;
}
