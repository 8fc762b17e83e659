// The interface between the shell and a game's folder: the `Stage` that the shell passes to a board,
// and the `GamePlugin` that a game exports. The shell contains no rules and no game names, and a board
// never sends anything itself.
import type { Component } from "svelte";
import type { Json, Rejection, TableError } from "../gen/wire";
import type { Args, TaggedData } from "../text/texts";

/** The types of one game. `cargo xtask codegen` generates them as `Game` in `games/<id>/web/wire.ts`. */
export interface GameTypes {
  View: unknown;
  Insight: unknown;
  Options: unknown;
  Action: { type: string };
  Event: { type: string };
  Refusal: { code: string };
}

/** The types of any game, for the shell, to which the data of games is opaque. */
export interface AnyGame extends GameTypes {
  Action: { type: string; [field: string]: unknown };
  Event: { type: string; [field: string]: unknown };
  Refusal: { code: string; [field: string]: unknown };
}

/** A legal action as data. `text` is its command. */
export type Choice<G extends GameTypes = AnyGame> = G["Action"] & { text: string };

/** An event. Its text is `event-<type>`. */
export type GameEvent<G extends GameTypes = AnyGame> = G["Event"];

/** The reason a command was refused. If `code` is `refused`, `why` is the game's own refusal and `rule` the
 * rulebook paragraph behind it. */
export type CommandError<G extends GameTypes = AnyGame> =
  | Rejection<G["Refusal"]>
  | TableError
  // The server did not answer, or not as expected, or does not support the rules of the table.
  | { code: "offline" | "internal" | "unsupported_rules" };

/** A message for the player, with the rulebook paragraph that it is based on. */
export interface Notice {
  text: string;
  rule: string | null;
}

/** A description of a thing on the board. */
export interface Description {
  name: string;
  /** Its effect, in a sentence or two. */
  text: string;
  /** Its current numbers. */
  facts: readonly string[];
  /** The rulebook paragraph that explains it. */
  rule: string;
}

/** The data that has texts, by kind. */
export interface TextSources<G extends GameTypes> {
  event: G["Event"];
  action: G["Action"];
  refusal: G["Refusal"];
}
export type TextKind = keyof TextSources<AnyGame>;
/** The fields that a text needs, tagged by `type`, or by `code` for a refusal. */
export type { TaggedData } from "../text/texts";

/** A player's plan, drawn as a dotted line: the board keys it visits, in order. Only the game knows what
 * its keys mean, and other players' keys may be invalid. */
export interface Plan {
  seat: number;
  keys: readonly string[];
}

/** The reactive state that a board renders, and its actions. */
export interface Stage<G extends GameTypes = AnyGame> {
  readonly game: string;
  /** The view on screen. It lags behind the server while events are being animated. */
  readonly view: G["View"];
  /** Odds and distances for this view, or null until they have arrived. */
  readonly insight: G["Insight"] | null;
  /** The event being animated, and the length of its animation. */
  readonly playing: { event: GameEvent<G>; ms: number } | null;
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
  readonly choices: readonly Choice<G>[];
  readonly isAnimating: boolean;
  /** Resolves once all steps received so far have been shown. */
  whenShown(): Promise<void>;
  /** The choice to preview: hovered, focused, or tapped once. */
  readonly ghost: Choice<G> | null;
  /** Returns true if a choice targets this key. */
  hasChoices(key: string): boolean;
  choicesAt(key: string): readonly Choice<G>[];
  /** Acts on a key. A single choice is taken, several open a menu, and if there is none the reason is
   * shown. `Things` calls this and `preview` for all things on a board. */
  activate(key: string, anchor?: Element): void;
  /** Previews what `activate` would do, or ends the preview if the key is null. */
  preview(key: string | null): void;
  /** Resolves to the engine's reason why nothing can be done with this key. Resolves to null if
   * something can be done, or if the key never offers anything. */
  whyNot(key: string): Promise<Notice | null>;
  act(choice: Choice<G>): void;
  /** Sends a command that is not among the choices, such as a remark, for the acting seat or
   * another seat in this browser. Resolves to true if it was accepted. Otherwise shows the
   * reason. */
  sendCommand(command: string, seat?: number): Promise<boolean>;
  /** Resolves to the reason such a command would be refused, or null if it is legal. */
  checkCommand(command: string): Promise<(Notice & { error: CommandError<G> }) | null>;
  /** Visible plans, including mine. A plan disappears when its seat acts, or after a minute. */
  readonly plans: readonly Plan[];
  /** Shares the acting seat's plan with the table. An empty plan clears it. */
  sharePlan(keys: readonly string[]): void;
  /** A message from the game's or the shell's texts. */
  t(key: string, args?: Args): string;
  /** The text of an action, an event, or a refusal included in the view. */
  localize<K extends TextKind>(kind: K, data: TextSources<G>[K]): string;
  openRule(paragraph: string): void;
  /** True for spectators, and after the game ends. */
  readonly isReadOnly: boolean;
  readonly outcome: { ranks: number[]; scores: number[]; reason: string } | null;
}

export interface BoardProps<G extends GameTypes = AnyGame> {
  stage: Stage<G>;
}

/** The parts that every game must provide. `games/<id>/web/index.ts` exports them as `game`,
 * together with any of the optional parts below. */
export interface PlayableGame<G extends GameTypes> {
  id: string;
  /** The board, which fills the stage. */
  Board: Component<BoardProps<G>>;
  /** The picture on the home page and in lists of tables. */
  Cover: Component<Record<string, never>>;
  /** The board keys targeted by `seat`'s choice, starting with the main one: `tile:c3`, `card:jet_pack:0`,
   * `button:end`. Activating any of them offers the choice. */
  targetKeys(choice: Choice<G>, view: G["View"], seat: number): readonly string[];
  /** Keys shown as buttons in the action bar, in order, while a choice targets them. */
  buttons: readonly string[];
}

/** Components around the board. */
export interface Surroundings<G extends GameTypes> {
  /** The panels, beside the board on wide screens and in a sheet on phones. */
  Panels: Component<BoardProps<G>>;
  /** The badge in a seat's row: canteen, hand, parts. */
  SeatBadge: Component<BoardProps<G> & { seat: number }>;
  /** The game's section of the result, above the statistics. */
  Ending: Component<BoardProps<G>>;
  /** Returns true if, on phones, the board needs the space of the sheet below it. */
  needsFullHeight(view: G["View"]): boolean;
}

/** Timing of animations and replays. */
export interface Pace<G extends GameTypes> {
  /** The length of an event's animation at normal speed, in milliseconds. */
  duration(event: GameEvent<G>): number;
  /** The real delay between two steps, if the game's clock shows it. Replays use the same delay. */
  replayDelay(before: G["View"], after: G["View"]): number | null;
}

/** Texts in the action bar, and texts that a table overrides. */
export interface Wording<G extends GameTypes> {
  /** The button label for a choice whose text is too long for the bar or omits its effect. If null, the
   * text is used. */
  buttonLabel(choice: Choice<G>, view: G["View"], t: Stage["t"], names: readonly string[]): string | null;
  /** A few words that tell the awaited player what to do now. If null, the generic prompt is used. */
  prompt(view: G["View"], t: Stage["t"]): string | null;
  /** Localizes fields that only the game can translate, such as remarks, before the text is built. */
  localizeFields(kind: TextKind, data: TextSources<G>[TextKind], stage: Stage<G>): TaggedData;
  /** The texts that a table with these options overrides, by text key. */
  textOverrides(options: G["Options"]): Readonly<Record<string, string>>;
}

/** Help for players who wonder what something is or why they cannot act, or who are about to
 * make a mistake. */
export interface Guidance<G extends GameTypes> {
  /** Describes the thing with this `data-thing`. Every thing that the game shows has a description. */
  describe(thing: string, stage: Stage<G>): Description | null;
  /** For a key without choices, a command whose refusal explains why there are none, or null if there is
   * nothing to explain. */
  probeCommand(key: string, view: G["View"], seat: number): string | null;
  /** The confirmation to ask for before this choice is taken, or null for none. */
  warn(view: G["View"], choice: Choice<G>, context: WarningContext<G>): Warning | null;
  /** Buttons that are disabled for a while at first, with the delay in milliseconds, so that other people
   * at the table have time to step in. */
  buttonDelays: Readonly<Record<string, number>>;
}

/** A question by its text key and arguments. */
export interface Warning {
  key: string;
  args?: Args;
}
export interface WarningContext<G extends GameTypes> {
  insight: G["Insight"] | null;
  names: readonly string[];
  humanSeats?: readonly number[];
  mySeats?: readonly number[];
}

/** Plans that players draw on the board and share. A game without this part has no plans. */
export interface Planning {
  /** A plan in words: `c2, c3, clear d3`. */
  describePlan(keys: readonly string[], t: Stage["t"]): string;
}

/** Removal of details that the log must not keep. */
export interface Redaction<G extends GameTypes> {
  /** Returns the events of each step without the details that players saw only briefly and that are now
   * hidden again. `view` is the latest view, and `mySeats` are the reader's seats. */
  redactLog(
    steps: readonly (readonly GameEvent<G>[])[],
    view: G["View"],
    mySeats: readonly number[],
  ): readonly (readonly GameEvent[])[];
}

/** A game as the shell plays it. */
export interface GamePlugin<G extends GameTypes = AnyGame>
  extends PlayableGame<G>,
    Partial<Surroundings<G>>,
    Partial<Pace<G>>,
    Partial<Wording<G>>,
    Partial<Guidance<G>>,
    Partial<Planning>,
    Partial<Redaction<G>> {}

/** An option that needs its own form. `games/<id>/web/forms.ts` exports these as `forms`, keyed by option
 * name. `value` is the payload of the option's value. */
export interface CustomOption {
  Form: Component<{ value: unknown; t: Stage["t"]; onchange: (value: Json) => void }>;
  /** Shows the value to everyone at the table. */
  Summary: Component<{ value: unknown; t: Stage["t"] }>;
}
