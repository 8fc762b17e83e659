// How long the animation of each event takes.
import type { GameEvent } from "./types";

/** The duration of each event's animation at normal speed. */
const DURATIONS: Partial<Record<GameEvent["type"], number>> = {
  turn_began: 700,
  moved: 320,
  tunnelled: 520,
  guided: 320,
  flew: 650,
  throttled: 500,
  dug: 320,
  blasted: 560,
  excavated: 760,
  gear_drawn: 620,
  water_found: 480,
  part_appeared: 1100,
  part_in_eye: 900,
  part_taken: 600,
  looked: 500,
  water_given: 520,
  filled: 480,
  gear_given: 520,
  shield_raised: 500,
  scoped: 600,
  actions_ended: 650,
  wind_blew: 900,
  tile_slid: 520,
  respite: 420,
  sand_ran_out: 1200,
  storm_rose: 1100,
  sun_revealed: 950,
  sun_beat: 950,
  drank: 480,
  sheltered: 480,
  died_of_thirst: 1200,
  reshuffled: 600,
  won: 1600,
  lost_to_thirst: 1400,
  lost_to_sand: 1400,
  lost_to_storm: 1400,
};

export const duration = (event: GameEvent): number => DURATIONS[event.type] ?? 200;
