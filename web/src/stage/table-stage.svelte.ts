// The stage shared by all games. It animates steps one event at a time, then offers the legal choices. It
// contains no rules: the server sends the choices and explains refusals.
import { lastInputType } from "../lib/input-type.svelte";
import { settings } from "../settings.svelte";
import type { Args, Texts } from "../text/texts";
import type { Outcome, StepSource } from "../wire/types";
import type {
  AnyGame,
  Choice,
  CommandError,
  GameEvent,
  GamePlugin,
  Notice,
  Plan,
  Stage,
  TextKind,
  TextSources,
} from "./contract";
import { PlanStore } from "./plans.svelte";
import { type Moment, StoryPace } from "./story-pace.svelte";

/** A step to animate. `view` is the view after it, if known, and `views` the view at each of its events. */
export interface StoryStep {
  n: number;
  seat: number | null;
  by: StepSource | null;
  undo: boolean;
  events: GameEvent[];
  view: unknown;
  views: readonly unknown[];
}

/** The state of the game after all steps received so far. */
export interface Snapshot {
  view: unknown;
  choices: Record<string, readonly Choice[]>;
  undo: Record<string, string>;
  awaited: readonly number[];
  outcome: Outcome | null;
}

/** The players in all seats, as seen from this page. */
export interface Roster {
  names: readonly string[];
  /** The seats played from this page. */
  mySeats: readonly number[];
  /** The seats played by a person, here or elsewhere. */
  humanSeats?: readonly number[];
  /** True if bots stand in for all of this page's seats. */
  hasOnlyStandIns?: boolean;
}

/** Carries out commands. Absent if the stage is read-only. */
export interface StageBackend {
  act(seat: number, command: string): Promise<unknown>;
  /** Resolves to the reason the command would be refused, or null. */
  check(seat: number, command: string): Promise<CommandError | null>;
  sharePlan(seat: number, keys: readonly string[]): void;
  /** Called when the player has been told why a command would be refused. */
  onRefusalShown?(command: string): void;
  /** True if a lesson warns the player of mistakes. */
  readonly isGuided?: boolean;
}

export interface Menu {
  key: string;
  choices: readonly Choice[];
  at: { x: number; y: number } | null;
}

const MISCLICK_MS = 250;
/** The length of an animation if the game does not set it. */
export const EVENT_MS = 300;
const EMPTY: Snapshot = { view: null, choices: {}, undo: {}, awaited: [], outcome: null };

/** Groups choices by the keys they target. */
export function groupByKey<C>(choices: readonly C[], keysOf: (choice: C) => readonly string[]) {
  const groups = new Map<string, C[]>();
  for (const choice of choices)
    for (const key of keysOf(choice)) {
      const group = groups.get(key);
      if (group) group.push(choice);
      else groups.set(key, [choice]);
    }
  return groups;
}

/** Resolves once the tab is in the foreground, so that animations wait for it. */
function untilVisible(): Promise<void> {
  if (!globalThis.document?.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}

export class TableStage implements Stage {
  view = $state.raw<unknown>(null);
  insight = $state.raw<unknown>(null);
  playing = $state.raw<{ event: GameEvent; ms: number } | null>(null);
  /** The text of the event being animated, and its seat. */
  caption = $state.raw<{ text: string; seat: number | null } | null>(null);
  readonly pace = new StoryPace();
  menu = $state.raw<Menu | null>(null);
  /** A choice that is waiting for the user's confirmation. */
  confirmation = $state.raw<{ choice: Choice; text: string } | null>(null);
  notice = $state.raw<Notice | null>(null);
  isSending = $state(false);
  readonly planStore = new PlanStore();
  /** Holds back all animations until `resume` is called. */
  isPaused = false;
  /** The last step whose animation is complete. */
  shownStep = $state(-1);

  #latest = $state.raw<Snapshot>(EMPTY);
  #roster = $state.raw<Roster>({ names: [], mySeats: [] });
  #preferredSeat = $state<number | null>(null);
  #previewed = $state.raw<Choice | null>(null);
  #isTouchPreview = $state(false);
  #isAnimating = $state(false);
  /** True while a step by this page's player is being animated. */
  isAnimatingOwn = $state(false);
  #queue: StoryStep[] = [];
  #story: Promise<void> = Promise.resolve();
  #onResume: (() => void) | null = null;
  #othersActedAt = Number.NEGATIVE_INFINITY;
  #skippedAt = Number.NEGATIVE_INFINITY;
  /** The texts of the choices taken on this page, by command. */
  #actionTexts = new Map<string, string>();

  constructor(
    readonly plugin: GamePlugin,
    readonly texts: () => Texts,
    private readonly backend: StageBackend | null,
    private readonly onRule: (paragraph: string) => void,
    private readonly onStepShown: (step: number) => void = () => {},
    private readonly onEvent: (event: GameEvent, text: string) => void = () => {},
  ) {}

  readonly durationScale = $derived(settings.reducesMotion ? 0 : settings.durationScale);
  readonly names = $derived(this.#roster.names);
  readonly humanSeats = $derived(this.#roster.humanSeats ?? []);
  readonly acting = $derived.by(() => this.#pickSeat());
  readonly mySeats = $derived.by(() => {
    const { mySeats } = this.#roster;
    const first = this.acting;
    return first === null ? mySeats : [first, ...mySeats.filter((seat) => seat !== first)];
  });
  readonly choices = $derived.by((): readonly Choice[] => {
    if (this.isReadOnly || this.acting === null || this.#isAnimating) return [];
    return this.#latest.choices[this.acting] ?? [];
  });
  readonly #choicesByKey = $derived(
    groupByKey(this.choices, (choice) => this.plugin.targetKeys(choice, this.#latest.view, this.acting ?? 0)),
  );
  readonly ghost = $derived(this.#previewed);
  readonly plans = $derived.by(() => this.planStore.visible(this.#roster.mySeats));

  get game(): string {
    return this.plugin.id;
  }
  get awaited(): readonly number[] {
    return this.#latest.awaited;
  }
  get outcome(): Outcome | null {
    return this.#isAnimating ? null : this.#latest.outcome;
  }
  get isReadOnly(): boolean {
    return this.backend === null || this.#roster.mySeats.length === 0 || this.#latest.outcome !== null;
  }
  get isAnimating(): boolean {
    return this.#isAnimating;
  }
  readonly seatColor = (seat: number): string => `var(--seat-${(seat % 6) + 1})`;

  #pickSeat(): number | null {
    const { mySeats } = this.#roster;
    const canAct = (seat: number) => (this.#latest.choices[seat]?.length ?? 0) > 0;
    const preferred = this.#preferredSeat;
    if (preferred !== null && mySeats.includes(preferred) && canAct(preferred)) return preferred;
    const awaited = mySeats.find((seat) => this.#latest.awaited.includes(seat));
    return awaited ?? mySeats.find(canAct) ?? mySeats[0] ?? null;
  }

  /** Switches to another one of my seats. */
  actAs(seat: number | null): void {
    this.#preferredSeat = seat;
    this.#clearSelection();
  }

  setRoster(roster: Roster): void {
    this.#roster = roster;
  }

  /** Jumps to this state without animation. */
  show(snapshot: Snapshot, step: number): void {
    this.#queue = [];
    this.pace.skip(this.#isAnimating);
    this.#latest = snapshot;
    this.view = snapshot.view;
    this.#finishAnimation(step);
  }

  /** Animates the steps in order. `snapshot` is the state after the last one. */
  playSteps(steps: readonly StoryStep[], snapshot: Snapshot): void {
    const isUnchanged = this.#hasSameChoices(snapshot);
    if (!isUnchanged && steps.some((step) => this.#isByOthers(step))) this.#othersActedAt = performance.now();
    const isPreferredDone = this.#preferredSeat !== null && !snapshot.awaited.includes(this.#preferredSeat);
    if (isPreferredDone && steps.some((step) => step.seat === this.#preferredSeat))
      this.#preferredSeat = null;
    for (const step of steps) {
      this.#queue.push(step);
      if (step.seat !== null) this.planStore.clear(step.seat);
    }
    this.#latest = snapshot;
    if (!isUnchanged) this.#clearSelection();
    if (steps.length === 0 && !this.#isAnimating) this.view = snapshot.view;
    else if (!this.#isAnimating) this.#story = this.#playQueue();
  }

  /** Returns true if the acting seat's choices stay the same, as after a clock tick or another player's
   * remark. */
  #hasSameChoices(snapshot: Snapshot): boolean {
    const seat = this.acting ?? -1;
    const [before, after] = [this.#latest.choices[seat] ?? [], snapshot.choices[seat] ?? []];
    if (this.awaited.includes(seat) !== snapshot.awaited.includes(seat)) return false;
    return (
      before.length === after.length && before.every((choice, index) => choice.text === after[index]?.text)
    );
  }

  async #playQueue(): Promise<void> {
    this.#isAnimating = true;
    let last = this.shownStep;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      this.isAnimatingOwn = !this.#isByOthers(step);
      await untilVisible();
      await this.#untilResumed();
      await this.#playStep(step);
      last = step.n;
    }
    this.view = this.#latest.view;
    this.#finishAnimation(last);
  }

  #finishAnimation(step: number): void {
    this.playing = null;
    this.caption = null;
    this.#isAnimating = false;
    this.isAnimatingOwn = false;
    this.pace.reset();
    this.shownStep = step;
    this.onStepShown(step);
  }

  async #playStep(step: StoryStep): Promise<void> {
    for (const [index, event] of step.events.entries()) {
      const text = this.localize("event", event);
      this.onEvent(event, text);
      if (this.pace.isSkipping) continue;
      const ms = (this.plugin.duration?.(event) ?? EVENT_MS) * settings.durationScale;
      this.caption = { text, seat: step.seat };
      this.playing = { event, ms: settings.reducesMotion ? 0 : ms };
      this.view = step.views[index] ?? this.view;
      this.pace.record({ event, caption: this.caption, view: this.view });
      await this.pace.wait(ms);
      // Instant events, such as remarks while a clock is running, must not wait for a click.
      const explains = settings.explainsSteps && this.#isByOthers(step);
      if (ms > 0 && (explains || this.pace.stopsAtEvents))
        await this.pace.waitForClick((moment) => this.#showMoment(moment));
    }
    if (step.view !== null && step.view !== undefined) this.view = step.view;
  }

  #showMoment({ event, caption, view }: Moment): void {
    this.playing = { event, ms: 0 };
    this.caption = caption;
    this.view = view;
  }

  /** Stops the story at each event from now on. */
  stopAtEvents(): void {
    this.pace.stopsAtEvents = this.#isAnimating;
  }

  /** Shows a step at one of its events, without the events after it. */
  showEvent(step: StoryStep, index: number): void {
    const event = step.events[index];
    if (!event) return;
    this.#queue = [];
    this.pace.skip(this.#isAnimating);
    this.#finishAnimation(step.n);
    this.#showMoment({
      event,
      caption: { text: this.localize("event", event), seat: step.seat },
      view: step.views[index] ?? this.view,
    });
  }

  /** Handles a click or Space. Skips one event if the story stops at each, otherwise all of them. */
  skip(): void {
    if (!this.#isAnimating) return;
    this.#skippedAt = performance.now();
    if (settings.explainsSteps || this.pace.stopsAtEvents) this.pace.continue();
    else this.pace.skip(this.#isAnimating);
  }
  skipAll(): void {
    if (this.#isAnimating) this.pace.skip(this.#isAnimating);
  }

  whenShown(): Promise<void> {
    return this.#story;
  }

  /** Returns true if the player has not yet seen the decision that a click would make. Such a click only
   * skips the animation. */
  #isUnseen(): boolean {
    if (this.#isAnimating) this.skip();
    return performance.now() - this.#skippedAt < MISCLICK_MS;
  }
  #untilResumed(): Promise<void> {
    if (!this.isPaused) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onResume = resolve;
    });
  }
  resume(isSkipped: boolean): void {
    this.isPaused = false;
    if (isSkipped) this.skipAll();
    this.#onResume?.();
    this.#onResume = null;
  }
  #isByOthers(step: StoryStep): boolean {
    return step.by !== "person" || step.seat === null || !this.#roster.mySeats.includes(step.seat);
  }

  hasChoices(key: string): boolean {
    return this.#choicesByKey.has(key);
  }
  choicesAt(key: string): readonly Choice[] {
    return this.#choicesByKey.get(key) ?? [];
  }

  preview(key: string | null): void {
    this.previewChoice(key === null ? null : (this.choicesAt(key)[0] ?? null));
  }
  previewChoice(choice: Choice | null): void {
    this.#previewed = choice;
    this.#isTouchPreview = lastInputType() === "touch";
  }
  /** The choice previewed by a first tap. Previews by mouse or keyboard do not count, because they would
   * change the action bar and move its buttons under a finger. */
  get tapped(): Choice | null {
    return this.#isTouchPreview ? this.#previewed : null;
  }
  #clearSelection(): void {
    this.#previewed = null;
    this.menu = null;
    this.confirmation = null;
  }

  sharePlan(keys: readonly string[]): void {
    if (this.isReadOnly || this.acting === null) return;
    this.planStore.set(this.acting, keys);
    this.backend?.sharePlan(this.acting, keys);
  }
  /** A plan in words, with the player's name. */
  describePlan({ seat, keys }: Plan): string {
    const plan = this.plugin.describePlan?.(keys, (key, args) => this.t(key, args)) ?? "";
    return this.t("plan-of", { name: this.nameOf(seat), plan });
  }

  redactLog<S extends { events: readonly GameEvent[] }>(steps: readonly S[]): readonly S[] {
    const events = steps.map((step) => step.events);
    const redacted = this.plugin.redactLog?.(events, this.view, this.#roster.mySeats);
    return redacted ? steps.map((step, index) => ({ ...step, events: redacted[index] ?? [] })) : steps;
  }

  activate(key: string, anchor?: Element): void {
    if (performance.now() - this.#othersActedAt < MISCLICK_MS || this.#isUnseen()) return;
    this.notice = null;
    const choices = this.choicesAt(key);
    const [only] = choices;
    if (only === undefined) void this.#explainMissingChoice(key);
    else if (choices.length > 1) this.#openMenu(key, choices, anchor);
    else this.act(only);
  }

  #openMenu(key: string, choices: readonly Choice[], anchor?: Element): void {
    const box = anchor?.getBoundingClientRect();
    this.menu = { key, choices, at: box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null };
  }
  #probe(key: string): string | null {
    return this.acting === null ? null : (this.plugin.probeCommand?.(key, this.view, this.acting) ?? null);
  }

  async whyNot(key: string): Promise<Notice | null> {
    const command = this.hasChoices(key) || this.isReadOnly ? null : this.#probe(key);
    const error = command === null ? null : await this.checkCommand(command);
    return error?.error.code === "refused" ? error : null;
  }

  async #explainMissingChoice(key: string): Promise<void> {
    const seat = this.acting;
    const command = this.#probe(key);
    if (this.#latest.outcome !== null) this.#notify("stage-over");
    else if (this.backend !== null && this.#roster.hasOnlyStandIns) this.#notify("stage-stood-in");
    else if (this.backend === null || seat === null) this.#notify("stage-watching");
    else if (command === null) this.#notify("stage-nothing");
    else await this.explainCommand(seat, command);
  }
  #notify(key: string): void {
    this.notice = { text: this.t(key), rule: null };
  }

  /** Shows why a command would be refused, or that it is allowed. */
  async explainCommand(seat: number, command: string): Promise<void> {
    const error = await this.#check(seat, command);
    this.notice = error ? this.describeError(error) : { text: this.t("stage-allowed"), rule: null };
    if (error) this.backend?.onRefusalShown?.(command);
  }

  async #check(seat: number, command: string): Promise<CommandError | null | undefined> {
    return this.backend?.check(seat, command).catch((error: { reason?: CommandError }) => error.reason);
  }

  /** Takes the choice, asking for confirmation if the game warns about it. */
  act(choice: Choice, isConfirmed = false): void {
    if (!isConfirmed && this.#isUnseen()) return;
    const isWarned = isConfirmed || this.backend?.isGuided;
    const warning = isWarned ? null : (this.plugin.warn?.(this.view, choice, this) ?? null);
    if (warning) {
      this.menu = null;
      this.confirmation = { choice, text: this.t(warning.key, warning.args) };
    } else if (this.acting !== null) {
      void this.submit(this.acting, choice.text);
    }
  }

  async sendCommand(command: string, seat = this.acting): Promise<boolean> {
    return seat !== null && !this.isReadOnly && (await this.submit(seat, command));
  }
  async checkCommand(command: string): Promise<(Notice & { error: CommandError }) | null> {
    if (this.acting === null || this.isReadOnly) return null;
    const error = await this.#check(this.acting, command);
    return error ? { ...this.describeError(error), error } : null;
  }

  async submit(seat: number, command: string): Promise<boolean> {
    if (this.isSending || this.backend === null) return false;
    const choice = this.#latest.choices[seat]?.find(({ text }) => text === command);
    if (choice) this.#actionTexts.set(command, this.localize("action", choice));
    this.#clearSelection();
    this.notice = null;
    this.isSending = true;
    try {
      await this.backend.act(seat, command);
      return true;
    } catch (error) {
      const { reason } = error as { reason?: CommandError };
      if (reason) this.notice = this.describeError(reason);
      return false;
    } finally {
      this.isSending = false;
    }
  }

  /** Describes the step that undo would revert, based on its `events` if the step was not made
   * on this page. */
  undoText(seat: number, events?: readonly GameEvent[]): string | null {
    const command = this.#latest.undo[seat];
    if (command === undefined) return null;
    const [event] = events ?? [];
    return this.#actionTexts.get(command) ?? (event ? this.localize("event", event) : command);
  }

  describeError(error: CommandError): Notice {
    const name = (seat: number) => this.nameOf(seat);
    const texts = this.texts();
    if (error.code === "refused")
      return { text: texts.localize("refusal", error.why, name), rule: error.rule };
    const kind = texts.has(`refused-${error.code}`) ? "refused" : "rejected";
    return { text: texts.localize(kind, error, name), rule: null };
  }

  nameOf(seat: number): string {
    return this.names[seat] || `p${seat + 1}`;
  }
  t(key: string, args?: Args): string {
    return this.texts().t(key, args);
  }
  localize<K extends TextKind>(kind: K, data: TextSources<AnyGame>[K]): string {
    const localized = this.plugin.localizeFields?.(kind, data, this) ?? data;
    return this.texts().localize(kind, localized, (seat) => this.nameOf(seat));
  }
  openRule(paragraph: string): void {
    this.onRule(paragraph);
  }
}
