// The wire types, under the names that the board uses. `cargo xtask codegen` generates them from the
// engine.
import type { Choice as ChoiceOf, Stage } from "$stage/contract";
import type { CellReach, Event, Game, PawnView, PhaseView, TileView } from "./wire";

export type {
  Back,
  Cell,
  City,
  Direction,
  Game,
  Gear,
  Insight,
  Part,
  PartAt,
  PartView,
  Role,
  StormCard,
  StormOdds,
  StormView,
  SunNow,
  View,
} from "./wire";

export type Tile = TileView;
export type Pawn = PawnView;
export type Phase = PhaseView;
export type Reach = CellReach;
export type DesertStage = Stage<Game>;
export type Choice = ChoiceOf<Game>;
export type GameEvent = Event;
