// The wire as docs/PROTOCOL.md describes it. Generated types will take this file's place.
import type { Choice, GameEvent, Why } from "../stage/contract";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Options = Record<string, Json>;

export interface Me {
  person: string;
  name: string | null;
}

export interface OptionSpec {
  name: string;
  kind: "flag" | "number" | "choice";
  min?: number;
  max?: number;
  values?: string[];
}

export interface GameInfo {
  id: string;
  seats_min: number;
  seats_max: number;
  hidden: boolean;
  bots: string[];
  presets: { id: string; options: Options }[];
  languages: string[];
  option_specs?: OptionSpec[];
}

export type Phase = "lobby" | "playing" | "over";
export type Privacy = "link" | "open";
export type Watching = "none" | "public" | "after";
export type UndoPolicy = "free" | "consent" | "off";
export type Pace = { kind: "live" } | { kind: "slow"; minutes: number };
export type NewSeat = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };

export interface Create {
  game: string;
  preset?: string;
  options?: Options;
  seats: NewSeat[];
  name?: string;
  title?: string;
  privacy: Privacy;
  watching: Watching;
  undo: UndoPolicy;
  pace: Pace;
  bot_ms?: number;
  entropy?: string;
  from?: { table: string; step: number };
  start?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  person: string | null;
  /** The level of a bot; of a human seat: a bot stands in. */
  bot: string | null;
  present: boolean;
  away_ms: number | null;
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
}

export interface Table {
  id: string;
  game: string;
  title: string | null;
  phase: Phase;
  preset: string | null;
  options: Options;
  privacy: Privacy;
  watching: Watching;
  undo: UndoPolicy;
  pace: Pace;
  bot_ms: number;
  host: string;
  seats: SeatInfo[];
  n_watchers: number;
  commitment: string;
  n_entropy: number;
  step: number;
  awaited: number[];
  outcome: Outcome | null;
  created_at: number;
  next: string | null;
}

export type By = "person" | "bot" | "stand_in" | "clock";

export interface Frame {
  step: number;
  seat: number | null;
  by: By | null;
  command: string | null;
  undo: boolean;
  at: number;
  events: GameEvent[];
  view: unknown;
  awaited: number[];
  outcome: Outcome | null;
}

export interface Frames {
  n_steps: number;
  from: number;
  frames: Frame[];
}

export type Verified =
  | { ok: true; game: string; steps: number; commitment: string; outcome: Outcome | null }
  | { ok: false; line: number; problem: string };

export interface You {
  person: string | null;
  seats: number[];
  is_host: boolean;
}

export interface Heard {
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Step {
  n: number;
  seat: number | null;
  by: By | null;
  undo: boolean;
  events: GameEvent[];
}

export interface Update {
  type: "update";
  step: number;
  id: number | null;
  view: unknown;
  choices: Record<string, Choice[]>;
  undo: Record<string, string>;
  steps: Step[];
  gap: boolean;
  awaited: number[];
  deadline: { id: number; ms_left: number } | null;
  clock_ms: number | null;
  outcome: Outcome | null;
}

/** What the page says. `id` is added by the socket. */
export type Command =
  | { type: "act"; seat: number; command: string }
  | { type: "undo"; seat: number }
  | { type: "ask_undo"; seat: number }
  | { type: "answer"; yes: boolean }
  | { type: "why"; seat: number; command: string }
  | { type: "insight" }
  | { type: "say"; text: string }
  | { type: "sit"; seat: number; name: string; entropy?: string }
  | { type: "stand"; seat: number }
  | { type: "rename"; seat: number; name: string }
  | { type: "set_seat"; seat: number; bot: string | null }
  | { type: "n_seats"; n: number }
  | { type: "kick"; seat: number }
  | { type: "start" }
  | { type: "settings"; bot_ms?: number; undo?: UndoPolicy; watching?: Watching; privacy?: Privacy }
  | { type: "stand_in"; seat: number; bot: string | null }
  | { type: "link"; seat: number }
  | { type: "claim"; token: string }
  | { type: "mute"; person: string; on: boolean }
  | { type: "rematch"; deal: "new" | "same" };

export type ByeReason = "stopping" | "slow" | "idle" | "unwatchable";

/** What the table says. */
export type Told =
  | { type: "welcome"; table: Table; you: You; chat: Heard[]; server: string }
  | { type: "table"; table: Table; you: You }
  | Update
  | { type: "done"; id: number; step: number }
  | { type: "refused"; id: number | null; why: Why }
  | { type: "because"; id: number; why: Why | null }
  | { type: "insight"; id: number; step: number; insight: unknown }
  | { type: "link"; id: number; token: string }
  | ({ type: "heard" } & Heard)
  | { type: "sketch"; person: string; seat: number | null; keys: string[] }
  | { type: "asked"; seat: number; waiting: number[] | null }
  | { type: "moved"; table: string }
  | { type: "pong" }
  | { type: "bye"; why: ByeReason };
