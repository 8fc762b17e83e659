// What the shell gives a game's board, and what a game's folder gives the shell.
// The shell knows no rules and no game by name; a board sends nothing by itself.
import type { Component } from "svelte";

/** A legal action as data; `text` is its command. */
export interface Choice {
  text: string;
  type: string;
  [field: string]: unknown;
}

/** One thing that happened, tagged by `type`; its sentence is `event-<type>`. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** Why something is not allowed. */
export interface Why {
  code: string;
  /** The game's own refusal, when `code` is `refused`. */
  why?: { code: string; [field: string]: unknown };
  /** The paragraph of the rulebook. */
  rule?: string;
  [field: string]: unknown;
}

export type Telling = "event" | "action" | "refusal";
/** Tagged by `type`, or by `code` if it is a refusal. */
export type Tagged = { type?: string; code?: string; [field: string]: unknown };

/** A dotted plan of somebody at the table: the things it goes by, in order. What a key means is the
 * game's own affair; keys of others may be anything. */
export interface Sketch {
  seat: number;
  keys: readonly string[];
}

/** The state of the stage, reactive. `V` is the game's view, `I` its insight. */
export interface Stage<V = unknown, I = unknown> {
  readonly game: string;
  /** What is shown now: lags behind the truth while events are being played. */
  readonly view: V;
  /** Odds and distances for this view, when they have arrived. */
  readonly insight: I | null;
  /** The event being played just now, and for how long its motion should last. */
  readonly playing: { event: GameEvent; ms: number } | null;
  /** 0 = instant. Motion lengths are multiplied by this; 0 under reduced motion. */
  readonly tempo: number;
  /** Seats of this browser, the one acting first. */
  readonly mine: readonly number[];
  /** The seat whose choices are lit. */
  readonly acting: number | null;
  readonly awaited: readonly number[];
  readonly names: readonly string[];
  /** Seats at which somebody sits: no bots, nobody who is stood in for. */
  readonly people: readonly number[];
  readonly seatColour: (seat: number) => string; // a CSS colour, var(--seat-1)…
  readonly choices: readonly Choice[];
  /** What would result: the choice under the pointer, the focus or the first tap. */
  readonly ghost: Choice | null;
  /** Is there a choice that points at this thing? */
  aims(key: string): boolean;
  choicesAt(key: string): readonly Choice[];
  /** Take it: one choice acts, several open a menu, none asks why and shows the reason. The board
   * sends the first tap of a finger to `point` and only the second one here. */
  touch(key: string, at?: Element): void;
  /** Show the ghost of what touching would do; null ends it. */
  point(key: string | null): void;
  act(choice: Choice): void;
  /** Sends a command that no list of choices has, such as a remark. Was it taken? If not, the reason
   * is shown as always. It is said by the acting seat, or by another one of this browser. */
  say(command: string, seat?: number): Promise<boolean>;
  /** What would stand against such a command, in words; null = nothing. */
  weigh(command: string): Promise<{ text: string; rule: string | null; why: Why } | null>;
  /** Plans to be drawn, my own among them. They go when their seat acts, and after a minute. */
  readonly sketches: readonly Sketch[];
  /** Show everybody the plan of the acting seat; an empty one wipes it. */
  sketch(keys: readonly string[]): void;
  /** A message of the game's or the shell's texts. */
  t(key: string, args?: Record<string, string | number>): string;
  /** The sentence of tagged data: an action, an event, or a refusal that came with the view. */
  tell(kind: Telling, data: Tagged): string;
  openRule(paragraph: string): void;
  /** Finished or watching: nothing can be touched. */
  readonly readonly: boolean;
  readonly outcome: { ranks: number[]; scores: number[]; reason: string } | null;
}

export interface BoardProps<V = unknown, I = unknown> {
  stage: Stage<V, I>;
}

/** A step of the story. */
export interface Recalled {
  events: GameEvent[];
}

/** An option that only the game itself can ask for: `games/<id>/web/forms.ts` exports these as `forms`,
 * by the names of the options. `value` is what stands behind the option's word. */
export interface OwnOption {
  Form: Component<{ value: unknown; t: Stage["t"]; onchange: (value: Any) => void }>;
  /** Shows it to everybody at the table. */
  Told: Component<{ value: unknown; t: Stage["t"] }>;
}

/** `games/<id>/web/index.ts` exports this as `game`. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own view; the shell does not look inside.
type Any = any;
export interface GameWeb {
  id: string;
  /** Fills the stage. */
  Board: Component<BoardProps<Any, Any>>;
  /** Beside the board on wide screens, in a sheet on phones. */
  Panels: Component<BoardProps<Any, Any>>;
  /** In the row of a seat: canteen, hand, parts. */
  SeatBadge: Component<BoardProps<Any, Any> & { seat: number }>;
  /** After the end, above the statistics. */
  Ending: Component<BoardProps<Any, Any>>;
  /** The picture on the home page and in lists. */
  Cover: Component<Record<string, never>>;
  /** What a table with these options has its own words for, by the keys of the texts. */
  ownWords?(options: Any): Readonly<Record<string, string>>;
  /** The things on the table that a choice of `seat` points at, the chief one first: `tile:c3`,
   * `card:jet_pack:0`, `button:end`. Touching any of them offers the choice. */
  aim(choice: Choice, view: Any, seat: number): readonly string[];
  /** Keys that are shown as buttons in the action bar, in order, when a choice points at them. */
  buttons: readonly string[];
  /** What the button of a choice says, where its own sentence is too long for the bar or leaves out
   * what it brings; null = the sentence. */
  label?(choice: Choice, view: Any, t: Stage["t"], names: readonly string[]): string | null;
  /** What is to be done now, in a few words, for whoever is to do it; null = nothing in particular. */
  task?(view: Any, t: Stage["t"]): string | null;
  /** Buttons that cannot be pressed at once while other people sit at the table, and for how many
   * milliseconds: so long they have to step in. */
  rests?: Readonly<Record<string, number>>;
  /** Nothing points at this thing: the command whose refusal says why not; null = nothing to say. */
  asks?(key: string, view: Any, seat: number): string | null;
  /** What should be asked before this choice is taken: the key of a text, or null. */
  warn?(
    view: Any,
    choice: Choice,
    stage: {
      insight: Any;
      names: readonly string[];
      people?: readonly number[];
      mine?: readonly number[];
    },
  ): { key: string; args?: Record<string, string | number> } | null;
  /** A plan in words: `c2, c3, dig d3`. Without this nobody can draw plans. */
  sayPlan?(keys: readonly string[], t: Stage["t"]): string;
  /** The story as those at the table have it in mind: what was seen in passing and lies hidden since
   * is told without its particulars. `view` is the latest one, `mine` are the reader's seats. */
  recall?<S extends Recalled>(steps: readonly S[], view: Any, mine: readonly number[]): readonly S[];
  /** Data before its sentence is made: what only the game can put into the reader's language, such as
   * remarks. */
  told?(kind: Telling, data: Tagged, stage: Stage<Any, Any>): Tagged;
  /** How long the motion of an event lasts at normal speed. */
  duration(event: GameEvent): number;
  /** How long after the step before this one happened, where the game's own clock tells; replays keep
   * to it. */
  pause?(before: Any, after: Any): number | null;
  /** Does the board need the room of the sheet under it on a phone just now? */
  isRoomy?(view: Any): boolean;
  /** An intermediate view: `view` with just this event having happened; null = jump at the end. */
  step?(view: Any, event: GameEvent): Any | null;
}
