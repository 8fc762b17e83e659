// What arrives as JSON, written by hand after games/desert/src/{view,action,event}.rs.
import type { Choice, GameEvent, Stage } from "$stage/contract";

export type Role = "archaeologist" | "climber" | "explorer" | "meteorologist" | "navigator" | "water_carrier";
export type Gear =
  | "dune_blaster"
  | "jet_pack"
  | "solar_shield"
  | "terrascope"
  | "time_throttle"
  | "secret_water_reserve";
export type Part = "propeller" | "engine" | "crystal" | "navdeck";
export type Back = "wreck" | "drop" | "plain";
export type City = "gear" | "tunnel" | "well" | "mirage" | "pad" | `${Part}_row` | `${Part}_column`;
export type Direction = "north" | "east" | "south" | "west";
/** `a1` is the north-west corner, `e5` the south-east one. */
export type Cell = string;
/** `n1` … `w3`, `up`, `sun`. */
export type StormCard = string;

export interface Tile {
  id: number;
  cell: Cell;
  back: Back;
  sand: number;
  excavated: boolean;
  city: City | null;
}

export interface Pawn {
  seat: number;
  role: Role | null;
  cell: Cell;
  water: number;
  canteen: number;
  gear: Gear[];
  has_shield: boolean;
  is_buried: boolean;
}

export type PartAt = "hidden" | { on: Cell } | { held: number };

export interface PartView {
  part: Part;
  at: PartAt;
  row_clue: Cell | null;
  column_clue: Cell | null;
}

export type Phase =
  | { type: "drafting" }
  | { type: "acting" }
  | { type: "looking"; n_seen: number; n_placed: number; has_buried: boolean }
  | { type: "storm"; n_left: number }
  | { type: "over"; reason: "won" | "thirst" | "buried" | "swept"; thirsty: number[] };

export interface StormView {
  level: number;
  meter: number;
  ticks: number[];
  n_left: number;
  known: { nth: number; card: StormCard }[];
  rest: { card: StormCard; n: number }[];
  discard: StormCard[];
}

export interface View {
  phase: Phase;
  turn: number;
  actions_left: number;
  n_fewer: number;
  eye: Cell;
  supply: number;
  sand_total: number;
  tiles: Tile[];
  crew: Pawn[];
  parts: PartView[];
  storm: StormView;
  gear: { n_left: number; rest: { gear: Gear; n: number }[] };
  guided: { whom: number; n_left: number } | null;
  request: { by: number; action: { type: string; [field: string]: unknown }; asked: number[] } | null;
  held_by: number[];
  has_held: number[];
  n_exchanges: number;
  switches: { zero_is_death: boolean; [name: string]: unknown };
}

/** What the rest of this turn's storm brings; chances are from 0 to 1. */
export interface StormOdds {
  n_cards: number;
  sun: number;
  picks_up: number;
  /** Markers that fall, on average. */
  n_sand: number;
  lose_water: number;
  lose_sand: number;
  lose_meter: number;
  per_seat: { seat: number; dies: number; suns_to_death: number }[];
}

export interface SunNow {
  seat: number;
  drinks: boolean;
  dies: boolean;
}

/** Actions to stand there, to clear it (0 if there is no sand), to excavate it. */
export interface Reach {
  cell: Cell;
  reach: number;
  clear: number;
  excavate: number | null;
}

export interface Insight {
  storm: StormOdds;
  sun_now: SunNow[];
  reach: { seat: number; cells: Reach[] }[];
}

export type DesertStage = Stage<View, Insight>;
export type { Choice, GameEvent };
