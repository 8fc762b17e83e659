// How long the animation of each event takes.
import type { GameEvent } from "./types";

/** Durations of event animations at normal speed, in milliseconds. */
const DURATIONS: Partial<Record<GameEvent["type"], number>> = {
  round_began: 900,
  announced: 600,
  drew_first: 700,
  revealed: 750,
  offered: 500,
  reshuffled: 900,
  draw_lost: 800,
  accepted: 950,
  last_offer: 500,
  own_offer_taken: 950,
  card_begun: 450,
  tile_placed: 620,
  area_grew: 620,
  tile_given: 900,
  marker_placed: 560,
  marker_moved: 760,
  left_neutral: 350,
  camel_placed: 480,
  tiles_forfeited: 800,
  camels_forfeited: 800,
  goods_taken: 700,
  goods_missing: 700,
  cards_drawn: 600,
  unplayable: 1500,
  stack_used_up: 1500,
  path_filled: 1500,
  counter_turned: 420,
  free_action_began: 700,
  free_action_skipped: 500,
  free_action_void: 600,
  scored: 2600,
  won: 2200,
};

export const duration = (event: GameEvent): number => DURATIONS[event.type] ?? 250;
