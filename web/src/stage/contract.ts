// The interface between the shell and a game's folder: the `Stage` that the shell passes to a board,
// and the `GamePlugin` that a game exports. The shell contains no rules and no game names, and a board
// never sends anything itself.
import type { Component } from "svelte";

/** A legal action as data; `text` is its command. */
export interface Choice {
  text: string;
  type: string;
  [field: string]: unknown;
}

/** One event, tagged by `type`; its text is `event-<type>`. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** Why a command was refused. */
export interface CommandError {
  code: string;
  /** The game's own refusal, if `code` is `refused`. */
  why?: { code: string; [field: string]: unknown };
  /** The paragraph of the rulebook. */
  rule?: string;
  [field: string]: unknown;
}

export type TextKind = "event" | "action" | "refusal";
/** Data with a text: tagged by `type`, or by `code` if it is a refusal. */
export type TaggedData = { type?: string; code?: string; [field: string]: unknown };

/** A player's plan, drawn as a dotted line: the board keys it visits, in order. Only the game knows
 * what its keys mean, and keys of other players may be invalid. */
export interface Plan {
  seat: number;
  keys: readonly string[];
}

/** The reactive state that a board renders, and its actions. `V` is the game's view, `I` its insight. */
export interface Stage<V = unknown, I = unknown> {
  readonly game: string;
  /** The view on screen. It lags behind the server while events are being animated. */
  readonly view: V;
  /** Odds and distances for this view; null until they have arrived. */
  readonly insight: I | null;
  /** The event being animated, and the length of its animation. */
  readonly playing: { event: GameEvent; ms: number } | null;
  /** Factor for animation lengths; 0 = instant, also if reduced motion is preferred. */
  readonly durationScale: number;
  /** Seats of this browser, the acting one first. */
  readonly mySeats: readonly number[];
  /** The seat whose choices are highlighted. */
  readonly acting: number | null;
  readonly awaited: readonly number[];
  readonly names: readonly string[];
  /** Seats played by a person now: no bots and no seats that a bot stands in for. */
  readonly humanSeats: readonly number[];
  readonly seatColor: (seat: number) => string; // a CSS color, var(--seat-1)…
  readonly choices: readonly Choice[];
  /** The choice to preview: the one under the pointer, with the focus, or tapped once. */
  readonly ghost: Choice | null;
  /** Returns true if a choice targets this key. */
  hasChoices(key: string): boolean;
  choicesAt(key: string): readonly Choice[];
  /** Acts on a key: a single choice is taken, several open a menu, and none shows why not. On a touch
   * screen the board calls `preview` for the first tap and this only for the second. */
  activate(key: string, anchor?: Element): void;
  /** Shows the ghost of what `activate` would do; null hides it. */
  preview(key: string | null): void;
  act(choice: Choice): void;
  /** Sends a command that is not among the choices, such as a remark, for the acting seat or another
   * seat of this browser. Resolves to true if it was accepted; otherwise the reason is shown. */
  sendCommand(command: string, seat?: number): Promise<boolean>;
  /** Resolves to the reason why such a command would be refused, or null if it is legal. */
  checkCommand(command: string): Promise<{ text: string; rule: string | null; error: CommandError } | null>;
  /** Visible plans, including mine. A plan disappears when its seat acts, and after a minute. */
  readonly plans: readonly Plan[];
  /** Shares a plan of the acting seat with the table; an empty plan clears it. */
  sharePlan(keys: readonly string[]): void;
  /** A message of the game's or the shell's texts. */
  t(key: string, args?: Record<string, string | number>): string;
  /** The text of tagged data: an action, an event, or a refusal that came with the view. */
  localize(kind: TextKind, data: TaggedData): string;
  openRule(paragraph: string): void;
  /** True for spectators and after the end. */
  readonly isReadOnly: boolean;
  readonly outcome: { ranks: number[]; scores: number[]; reason: string } | null;
}

export interface BoardProps<V = unknown, I = unknown> {
  stage: Stage<V, I>;
}

/** A step of the game log. */
export interface LoggedStep {
  events: GameEvent[];
}

/** An option that needs its own form: `games/<id>/web/forms.ts` exports these as `forms`, keyed by
 * option name. `value` is the payload of the option's value. */
export interface CustomOption {
  Form: Component<{ value: unknown; t: Stage["t"]; onchange: (value: Any) => void }>;
  /** Shows the value to everyone at the table. */
  Summary: Component<{ value: unknown; t: Stage["t"] }>;
}

// biome-ignore lint/suspicious/noExplicitAny: each game has its own view; the shell does not look inside.
type Any = any;
/** `games/<id>/web/index.ts` exports this as `game`. */
export interface GamePlugin {
  id: string;
  /** Fills the stage. */
  Board: Component<BoardProps<Any, Any>>;
  /** Beside the board on wide screens, in a sheet on phones. */
  Panels: Component<BoardProps<Any, Any>>;
  /** In a seat's row: canteen, hand, parts. */
  SeatBadge: Component<BoardProps<Any, Any> & { seat: number }>;
  /** After the end, above the statistics. */
  Ending: Component<BoardProps<Any, Any>>;
  /** The picture on the home page and in lists. */
  Cover: Component<Record<string, never>>;
  /** Texts that a table with these options replaces, by text key. */
  textOverrides?(options: Any): Readonly<Record<string, string>>;
  /** The board keys that a choice of `seat` targets, the main one first: `tile:c3`, `card:jet_pack:0`,
   * `button:end`. Activating any of them offers the choice. */
  targetKeys(choice: Choice, view: Any, seat: number): readonly string[];
  /** Keys shown as buttons in the action bar, in order, while a choice targets them. */
  buttons: readonly string[];
  /** The button label of a choice, if its text is too long for the bar or omits its effect; null = its
   * text. */
  buttonLabel?(choice: Choice, view: Any, t: Stage["t"], names: readonly string[]): string | null;
  /** A few words that tell the awaited player what to do now; null = the generic prompt. */
  prompt?(view: Any, t: Stage["t"]): string | null;
  /** Buttons that stay disabled at first, in milliseconds, so that other people at the table have time
   * to step in. */
  buttonDelays?: Readonly<Record<string, number>>;
  /** For a key without choices: a command whose refusal explains why; null = nothing to explain. */
  probeCommand?(key: string, view: Any, seat: number): string | null;
  /** A confirmation to ask for before this choice is taken, as a text key; null = none. */
  warn?(
    view: Any,
    choice: Choice,
    stage: {
      insight: Any;
      names: readonly string[];
      humanSeats?: readonly number[];
      mySeats?: readonly number[];
    },
  ): { key: string; args?: Record<string, string | number> } | null;
  /** A plan in words: `c2, c3, clear d3`. A game without this has no plans. */
  describePlan?(keys: readonly string[], t: Stage["t"]): string;
  /** Removes details from the log that players saw only briefly and that are hidden again. `view` is
   * the latest view, `mySeats` are the reader's seats. */
  redactLog?<S extends LoggedStep>(steps: readonly S[], view: Any, mySeats: readonly number[]): readonly S[];
  /** Translates fields that only the game can put into the reader's language, such as remarks, before
   * the text is made. */
  localizeFields?(kind: TextKind, data: TaggedData, stage: Stage<Any, Any>): TaggedData;
  /** The length of an event's animation at normal speed, in milliseconds. */
  duration(event: GameEvent): number;
  /** The real delay between two steps, if the game's clock shows it; replays keep it. */
  replayDelay?(before: Any, after: Any): number | null;
  /** Returns true if the board needs the space of the sheet below it on a phone. */
  needsFullHeight?(view: Any): boolean;
  /** An intermediate view: `view` with only this event applied; null = keep it until the step ends. */
  applyEvent?(view: Any, event: GameEvent): Any | null;
}
