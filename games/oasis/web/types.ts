// The wire types, under the names that the board uses. `cargo xtask codegen` generates them from the
// engine.
import type { Choice as ChoiceOf, Stage } from "$stage/contract";
import type {
  AreaView,
  Event,
  Game,
  PhaseView,
  PlayerView,
  SeatInsight,
  TilePreview,
  TileView,
} from "./wire";

export type { Card, Cause, Game, Good, GoodsView, Insight, Land, SeatInsight, Space, View } from "./wire";

export type Area = AreaView;
export type Tile = TileView;
export type Player = PlayerView;
export type Phase = PhaseView;
export type GhostTile = TilePreview;
export type OasisStage = Stage<Game>;
export type Choice = ChoiceOf<Game>;
export type GameEvent = Event;

/** Returns the insight for a seat, or null for spectators. */
export function insightOf(stage: OasisStage, seat: number | null): SeatInsight | null {
  return stage.insight?.seats.find((one) => one.seat === seat) ?? null;
}
