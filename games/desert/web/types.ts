// The wire types, under the names that the board uses. `cargo xtask codegen` generates them from the
// engine.
import type { Choice, GameEvent, Stage } from "$stage/contract";
import type { CellReach, Insight, PawnView, PhaseView, TileView, View } from "./wire";

export type {
  Back,
  Cell,
  City,
  Direction,
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
export type DesertStage = Stage<View, Insight>;
export type { Choice, GameEvent };
