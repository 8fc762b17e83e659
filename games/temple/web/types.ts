// The wire types, under the names that the board uses. `cargo xtask codegen` generates them from the
// engine.
import type { Choice as ChoiceOf, Stage } from "$stage/contract";
import type {
  CardView,
  Event,
  Game,
  PhaseView,
  PlayerView,
  SeatInsight,
  Space,
  TestView,
  TileView,
  View,
} from "./wire";

export type {
  Ability,
  Adventurer,
  AttemptView,
  Deck,
  ExchangeView,
  Game,
  Glyph,
  Insight,
  LoadOdds,
  Lock,
  SeatInsight,
  Sun,
  Treasure,
  Trial,
  Variety,
  View,
} from "./wire";

export type Place = Space;
export type Player = PlayerView;
export type Phase = PhaseView;
export type Card = CardView;
export type Tile = TileView;
export type Test = TestView;
export type TempleStage = Stage<Game>;
export type Choice = ChoiceOf<Game>;
export type GameEvent = Event;

/** The insight for the given seat, or `null` for spectators. */
export function insightOf(stage: TempleStage, seat: number | null): SeatInsight | null {
  return stage.insight?.seats.find((one) => one.seat === seat) ?? null;
}

export const playerOf = (view: View, seat: number | null): Player | null =>
  view.players.find((one) => one.seat === seat) ?? null;

/** The player whose cards are in the tray: the acting seat, or this browser's first seat. */
export function trayOf(stage: TempleStage): Player | null {
  const [mine] = stage.mySeats;
  return playerOf(stage.view, stage.acting ?? mine ?? null);
}
