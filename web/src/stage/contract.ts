// The interface between the shell and a game's folder: the `Stage` that the shell passes to a board,
// and the `GamePlugin` that a game exports. The shell contains no rules and no game names, and a board
// never sends anything itself.
import type { Component } from "svelte";

/** A legal action as data. `text` is its command. */
export interface Choice {
  text: string;
  type: string;
  [field: string]: unknown;
}

/** An event, tagged by `type`. Its text is `event-<type>`. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** The reason a command was refused. */
export interface CommandError {
  code: string;
  /** The game's own refusal, if `code` is `refused`. */
  why?: { code: string; [field: string]: unknown };
  /** The rulebook paragraph behind the refusal. */
  rule?: string;
  [field: string]: unknown;
}

export type TextKind = "event" | "action" | "refusal";
/** Data with a text, tagged by `type`, or by `code` for a refusal. */
export type TaggedData = { type?: string; code?: string; [field: string]: unknown };

/** A player's plan, drawn as a dotted line: the board keys it visits, in order. Only the game knows what
 * its keys mean, and other players' keys may be invalid. */
export interface Plan {
  seat: number;
  keys: readonly string[];
}

/** The reactive state that a board renders, and its actions. `V` is the game's view and `I` its insight. */
export interface Stage<V = unknown, I = unknown> {
  readonly game: string;
  /** The view on screen. It lags behind the server while events are being animated. */
  readonly view: V;
  /** Odds and distances for this view, or null until they have arrived. */
  readonly insight: I | null;
  /** The event being animated, and the length of its animation. */
  readonly playing: { event: GameEvent; ms: number } | null;
  /** The factor for animation lengths. 0 means instant, as it does if reduced motion is preferred. */
  readonly durationScale: number;
  /** The seats played from this browser, starting with the acting one. */
  readonly mySeats: readonly number[];
  /** The seat whose choices are highlighted. */
  readonly acting: number | null;
  readonly awaited: readonly number[];
  readonly names: readonly string[];
  /** The seats currently played by a person, not by a bot or a stand-in bot. */
  readonly humanSeats: readonly number[];
  readonly seatColor: (seat: number) => string; // a CSS color, var(--seat-1)…
  /** The legal actions. There are none while a step is being animated, because the player has not yet
   * seen the next decision. */
  readonly choices: readonly Choice[];
  readonly isAnimating: boolean;
  /** Resolves once all steps received so far have been shown. */
  whenShown(): Promise<void>;
  /** The choice to preview: hovered, focused, or tapped once. */
  readonly ghost: Choice | null;
  /** Returns true if a choice targets this key. */
  hasChoices(key: string): boolean;
  choicesAt(key: string): readonly Choice[];
  /** Acts on a key. A single choice is taken, several open a menu, and if there is none the reason is
   * shown. On a touch screen, the board calls `preview` for the first tap and this only for the second. */
  activate(key: string, anchor?: Element): void;
  /** Shows the ghost of what `activate` would do, or hides it if the key is null. */
  preview(key: string | null): void;
  act(choice: Choice): void;
  /** Sends a command that is not among the choices, such as a remark, for the acting seat or another seat
   * in this browser. Resolves to true if it was accepted; otherwise shows the reason. */
  sendCommand(command: string, seat?: number): Promise<boolean>;
  /** Resolves to the reason such a command would be refused, or null if it is legal. */
  checkCommand(command: string): Promise<{ text: string; rule: string | null; error: CommandError } | null>;
  /** Visible plans, including mine. A plan disappears when its seat acts, or after a minute. */
  readonly plans: readonly Plan[];
  /** Shares the acting seat's plan with the table. An empty plan clears it. */
  sharePlan(keys: readonly string[]): void;
  /** A message from the game's or the shell's texts. */
  t(key: string, args?: Record<string, string | number>): string;
  /** The text of tagged data: an action, an event, or a refusal included in the view. */
  localize(kind: TextKind, data: TaggedData): string;
  openRule(paragraph: string): void;
  /** True for spectators, and after the game ends. */
  readonly isReadOnly: boolean;
  readonly outcome: { ranks: number[]; scores: number[]; reason: string } | null;
}

export interface BoardProps<V = unknown, I = unknown> {
  stage: Stage<V, I>;
}

/** A step in the game log. */
export interface LoggedStep {
  events: GameEvent[];
}

/** An option that needs its own form. `games/<id>/web/forms.ts` exports these as `forms`, keyed by option
 * name. `value` is the payload of the option's value. */
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
  /** The board, which fills the stage. */
  Board: Component<BoardProps<Any, Any>>;
  /** The panels, beside the board on wide screens and in a sheet on phones. */
  Panels: Component<BoardProps<Any, Any>>;
  /** The badge in a seat's row: canteen, hand, parts. */
  SeatBadge: Component<BoardProps<Any, Any> & { seat: number }>;
  /** The game's part of the result, above the statistics. */
  Ending: Component<BoardProps<Any, Any>>;
  /** The picture on the home page and in lists of tables. */
  Cover: Component<Record<string, never>>;
  /** The texts that a table with these options overrides, by text key. */
  textOverrides?(options: Any): Readonly<Record<string, string>>;
  /** The board keys targeted by `seat`'s choice, starting with the main one: `tile:c3`, `card:jet_pack:0`,
   * `button:end`. Activating any of them offers the choice. */
  targetKeys(choice: Choice, view: Any, seat: number): readonly string[];
  /** Keys shown as buttons in the action bar, in order, while a choice targets them. */
  buttons: readonly string[];
  /** The button label for a choice whose text is too long for the bar or omits its effect. If null, the
   * text is used. */
  buttonLabel?(choice: Choice, view: Any, t: Stage["t"], names: readonly string[]): string | null;
  /** A few words that tell the awaited player what to do now. If null, the generic prompt is used. */
  prompt?(view: Any, t: Stage["t"]): string | null;
  /** Buttons that are disabled for a while at first, with the delay in milliseconds, so that other people
   * at the table have time to step in. */
  buttonDelays?: Readonly<Record<string, number>>;
  /** For a key without choices, a command whose refusal explains why there are none, or null if there is
   * nothing to explain. */
  probeCommand?(key: string, view: Any, seat: number): string | null;
  /** The text key of a confirmation to ask for before this choice is taken, or null for none. */
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
  /** A plan in words: `c2, c3, clear d3`. A game without this method has no plans. */
  describePlan?(keys: readonly string[], t: Stage["t"]): string;
  /** Removes details from the log that players saw only briefly and that are now hidden again. `view` is
   * the latest view, and `mySeats` are the reader's seats. */
  redactLog?<S extends LoggedStep>(steps: readonly S[], view: Any, mySeats: readonly number[]): readonly S[];
  /** Localizes fields that only the game can translate, such as remarks, before the text is built. */
  localizeFields?(kind: TextKind, data: TaggedData, stage: Stage<Any, Any>): TaggedData;
  /** The length of an event's animation at normal speed, in milliseconds. */
  duration(event: GameEvent): number;
  /** The real delay between two steps, if the game's clock shows it. Replays use the same delay. */
  replayDelay?(before: Any, after: Any): number | null;
  /** Returns true if the board needs the space of the sheet below it on phones. */
  needsFullHeight?(view: Any): boolean;
}
