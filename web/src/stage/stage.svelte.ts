// The generic stage: tells what happened one event at a time, then lights what can be touched.
// It knows no rules: what may be done comes as choices, why not comes from the table.
import { lastPointer } from "../lib/pointer.svelte";
import { settings } from "../settings.svelte";
import type { Args, Texts } from "../text/texts";
import type { By, Outcome } from "../wire/types";
import type { Choice, GameEvent, GameWeb, Recalled, Sketch, Stage, Tagged, Telling, Why } from "./contract";
import { Sketches } from "./sketches.svelte";

/** One step of the story. `view` is what holds after it, where that is known. */
export interface Beat {
  n: number;
  seat: number | null;
  by: By | null;
  undo: boolean;
  events: GameEvent[];
  view: unknown;
}

/** What holds at the end of the story told so far. */
export interface Truth {
  view: unknown;
  choices: Record<string, readonly Choice[]>;
  undo: Record<string, string>;
  awaited: readonly number[];
  outcome: Outcome | null;
}

/** Those at the table, as this page sees them. */
export interface Company {
  names: readonly string[];
  /** Seats that are played from this page. */
  mine: readonly number[];
  /** Seats at which somebody sits, here or elsewhere. */
  people?: readonly number[];
  /** A bot stands in for whoever is at this page. */
  isStoodIn?: boolean;
}

/** Who carries out what is touched; null where nothing can be. */
export interface StageHost {
  act(seat: number, command: string): Promise<unknown>;
  why(seat: number, command: string): Promise<Why | null>;
  sketch(seat: number, keys: readonly string[]): void;
}

export interface Notice {
  text: string;
  rule: string | null;
}
export interface Menu {
  key: string;
  choices: readonly Choice[];
  at: { x: number; y: number } | null;
}

const MISCLICK_MS = 250;
const NOTHING: Truth = { view: null, choices: {}, undo: {}, awaited: [], outcome: null };

/** Choices by the things they point at. */
export function group(choices: readonly Choice[], keysOf: (choice: Choice) => readonly string[]) {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices)
    for (const key of keysOf(choice)) {
      const known = groups.get(key);
      if (known) known.push(choice);
      else groups.set(key, [choice]);
    }
  return groups;
}

/** Nothing is told to a tab in the background. */
function inFront(): Promise<void> {
  if (!globalThis.document?.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}

export class TableStage implements Stage {
  view = $state.raw<unknown>(null);
  insight = $state.raw<unknown>(null);
  playing = $state.raw<{ event: GameEvent; ms: number } | null>(null);
  /** The seat and the sentence of the event being played. */
  caption = $state.raw<{ text: string; seat: number | null } | null>(null);
  /** "Explain each step" waits for a click. */
  isHalted = $state(false);
  menu = $state.raw<Menu | null>(null);
  question = $state.raw<{ choice: Choice; text: string } | null>(null);
  notice = $state.raw<Notice | null>(null);
  isSending = $state(false);
  /** Everybody's plans. */
  readonly plans = new Sketches();
  /** Nothing is told before `resume`. */
  isPaused = false;
  /** The last step that has been shown to its end. */
  shown = $state(-1);

  #truth = $state.raw<Truth>(NOTHING);
  #company = $state.raw<Company>({ names: [], mine: [] });
  #seatWish = $state<number | null>(null);
  #pointed = $state.raw<Choice | null>(null);
  #isTapped = $state(false);
  #isTelling = $state(false);
  #tellsOthers = $state(false);
  #queue: { beat: Beat; truth: Truth }[] = [];
  #isSkipping = false;
  #endWait: (() => void) | null = null;
  #onResume: (() => void) | null = null;
  #foreignAt = Number.NEGATIVE_INFINITY;
  /** The sentences of choices taken here, by their commands. */
  #said = new Map<string, string>();

  constructor(
    readonly web: GameWeb,
    readonly texts: () => Texts,
    private readonly host: StageHost | null,
    private readonly onRule: (paragraph: string) => void,
    private readonly onShown: (step: number) => void = () => {},
    private readonly onEvent: (event: GameEvent, sentence: string) => void = () => {},
  ) {}

  readonly tempo = $derived(settings.isCalm ? 0 : settings.pace);
  readonly names = $derived(this.#company.names);
  readonly people = $derived(this.#company.people ?? []);
  readonly acting = $derived.by(() => this.#pickSeat());
  readonly mine = $derived.by(() => {
    const { mine } = this.#company;
    const first = this.acting;
    return first === null ? mine : [first, ...mine.filter((seat) => seat !== first)];
  });
  readonly choices = $derived.by((): readonly Choice[] => {
    if (this.readonly || this.acting === null || this.#tellsOthers) return [];
    return this.#truth.choices[this.acting] ?? [];
  });
  readonly #byKey = $derived(
    group(this.choices, (choice) => this.web.aim(choice, this.#truth.view, this.acting ?? 0)),
  );
  readonly ghost = $derived(this.#pointed);
  readonly sketches = $derived.by(() => this.plans.shown(this.#company.mine));

  get game(): string {
    return this.web.id;
  }
  get awaited(): readonly number[] {
    return this.#truth.awaited;
  }
  get outcome(): Outcome | null {
    return this.#isTelling ? null : this.#truth.outcome;
  }
  get readonly(): boolean {
    return this.host === null || this.#company.mine.length === 0 || this.#truth.outcome !== null;
  }
  /** Steps that wait to be told. */
  get nWaiting(): number {
    return this.#queue.length;
  }
  get isTelling(): boolean {
    return this.#isTelling;
  }
  readonly seatColour = (seat: number): string => `var(--seat-${(seat % 6) + 1})`;

  #pickSeat(): number | null {
    const { mine } = this.#company;
    const can = (seat: number) => (this.#truth.choices[seat]?.length ?? 0) > 0;
    if (this.#seatWish !== null && mine.includes(this.#seatWish) && can(this.#seatWish))
      return this.#seatWish;
    const awaited = mine.find((seat) => this.#truth.awaited.includes(seat));
    return awaited ?? mine.find(can) ?? mine[0] ?? null;
  }

  /** Act for another of my seats. */
  wishSeat(seat: number | null): void {
    this.#seatWish = seat;
    this.#forgetPointing();
  }

  meet(company: Company): void {
    this.#company = company;
  }

  /** Shows this at once, without telling how it came about. */
  show(truth: Truth, step: number): void {
    this.#queue = [];
    this.#stopWaiting();
    this.#truth = truth;
    this.view = truth.view;
    this.#endTelling(step);
  }

  /** Tells the beats in order; then `truth` holds. */
  tellStory(beats: readonly Beat[], truth: Truth): void {
    const isSame = this.#offersTheSame(truth);
    if (!isSame && beats.some((beat) => this.#isForeign(beat))) this.#foreignAt = performance.now();
    const hadWish = this.#seatWish !== null && !truth.awaited.includes(this.#seatWish);
    if (hadWish && beats.some((beat) => beat.seat === this.#seatWish)) this.#seatWish = null;
    for (const beat of beats) {
      this.#queue.push({ beat, truth });
      if (beat.seat !== null) this.plans.wipe(beat.seat);
    }
    this.#truth = truth;
    if (!isSame) this.#forgetPointing();
    if (beats.length === 0 && !this.#isTelling) this.view = truth.view;
    else if (!this.#isTelling) void this.#tellAll();
  }

  /** Nothing that could be chosen has come or gone: a clock ticked, or others talked. */
  #offersTheSame(truth: Truth): boolean {
    const seat = this.acting ?? -1;
    const [before, after] = [this.#truth.choices[seat] ?? [], truth.choices[seat] ?? []];
    if (this.awaited.includes(seat) !== truth.awaited.includes(seat)) return false;
    return before.length === after.length && before.every((one, index) => one.text === after[index]?.text);
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    let last = this.shown;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#tellsOthers = this.#isForeign(next.beat);
      await inFront();
      await this.#resumed();
      await this.#tellBeat(next.beat);
      last = next.beat.n;
    }
    this.view = this.#truth.view;
    this.#endTelling(last);
  }

  #endTelling(step: number): void {
    this.playing = null;
    this.caption = null;
    this.#isTelling = false;
    this.#tellsOthers = false;
    this.#isSkipping = false;
    this.shown = step;
    this.onShown(step);
  }

  async #tellBeat(beat: Beat): Promise<void> {
    for (const event of beat.events) {
      const sentence = this.tell("event", event);
      this.onEvent(event, sentence);
      if (this.#isSkipping) continue;
      const ms = this.web.duration(event) * settings.pace;
      this.caption = { text: sentence, seat: beat.seat };
      this.playing = { event, ms: settings.isCalm ? 0 : ms };
      this.view = this.web.step?.(this.view, event) ?? this.view;
      // What takes no time, such as words in a running glass, is not to be held up.
      if (settings.explains && ms > 0 && this.#isForeign(beat)) await this.#halt(ms);
      else await this.#wait(ms);
    }
    if (beat.view !== null && beat.view !== undefined) this.view = beat.view;
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0 || this.#isSkipping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endWait?.(), ms);
      this.#endWait = () => {
        clearTimeout(timer);
        this.#endWait = null;
        resolve();
      };
    });
  }

  async #halt(ms: number): Promise<void> {
    await this.#wait(ms);
    if (this.#isSkipping) return;
    this.isHalted = true;
    await new Promise<void>((resolve) => {
      this.#endWait = () => {
        this.#endWait = null;
        resolve();
      };
    });
    this.isHalted = false;
  }

  #stopWaiting(): void {
    this.#isSkipping = this.#isTelling;
    this.#endWait?.();
  }

  /** A click or Space: the next event when explaining, else to the end of the story. */
  skip(): void {
    if (!this.#isTelling) return;
    if (settings.explains) this.#endWait?.();
    else this.#stopWaiting();
  }
  skipAll(): void {
    if (this.#isTelling) this.#stopWaiting();
  }

  #resumed(): Promise<void> {
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

  #isForeign(beat: Beat): boolean {
    return beat.by !== "person" || beat.seat === null || !this.#company.mine.includes(beat.seat);
  }

  aims(key: string): boolean {
    return this.#byKey.has(key);
  }
  choicesAt(key: string): readonly Choice[] {
    return this.#byKey.get(key) ?? [];
  }

  point(key: string | null): void {
    this.pointAt(key === null ? null : (this.choicesAt(key)[0] ?? null));
  }
  pointAt(choice: Choice | null): void {
    this.#pointed = choice;
    this.#isTapped = lastPointer() === "touch";
  }
  /** What a finger's first tap has shown. What a mouse or the keyboard shows stays out of the bar, so
   * that nothing moves when a finger comes along. */
  get tapped(): Choice | null {
    return this.#isTapped ? this.#pointed : null;
  }
  #forgetPointing(): void {
    this.#pointed = null;
    this.menu = null;
    this.question = null;
  }

  sketch(keys: readonly string[]): void {
    if (this.readonly || this.acting === null) return;
    this.plans.draw(this.acting, keys);
    this.host?.sketch(this.acting, keys);
  }
  /** A plan in words, with whose it is. */
  sayPlan({ seat, keys }: Sketch): string {
    const plan = this.web.sayPlan?.(keys, (key, args) => this.t(key, args)) ?? "";
    return this.t("plan-of", { name: this.nameOf(seat), plan });
  }

  /** What happened, as it is remembered now. */
  recall<S extends Recalled>(steps: readonly S[]): readonly S[] {
    return this.web.recall?.(steps, this.view, this.#company.mine) ?? steps;
  }

  touch(key: string, at?: Element): void {
    if (performance.now() - this.#foreignAt < MISCLICK_MS) return;
    if (this.#tellsOthers) {
      this.skip();
      return;
    }
    this.skipAll();
    this.notice = null;
    const choices = this.choicesAt(key);
    const [only] = choices;
    if (only === undefined) void this.#explain(key);
    else if (choices.length > 1) this.#open(key, choices, at);
    else this.act(only);
  }

  #open(key: string, choices: readonly Choice[], at?: Element): void {
    const box = at?.getBoundingClientRect();
    this.menu = { key, choices, at: box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null };
  }

  async #explain(key: string): Promise<void> {
    const seat = this.acting;
    const command = seat === null ? null : (this.web.asks?.(key, this.view, seat) ?? null);
    if (this.#truth.outcome !== null) this.#note("stage-over");
    else if (this.host !== null && this.#company.isStoodIn) this.#note("stage-stood-in");
    else if (this.host === null || seat === null) this.#note("stage-watching");
    else if (command === null) this.#note("stage-nothing");
    else await this.ask(seat, command);
  }

  #note(key: string): void {
    this.notice = { text: this.t(key), rule: null };
  }

  async ask(seat: number, command: string): Promise<void> {
    const why = await this.host?.why(seat, command).catch((problem: { why?: Why }) => problem.why);
    this.notice = why ? this.reason(why) : { text: this.t("stage-allowed"), rule: null };
  }

  /** Takes the choice; asks first where the game warns. */
  act(choice: Choice, isSure = false): void {
    const warning = isSure ? null : (this.web.warn?.(this.view, choice, this) ?? null);
    if (warning) {
      this.menu = null;
      this.question = { choice, text: this.t(warning.key, warning.args) };
    } else if (this.acting !== null) {
      void this.command(this.acting, choice.text);
    }
  }

  async say(command: string, seat = this.acting): Promise<boolean> {
    return seat !== null && !this.readonly && (await this.command(seat, command));
  }
  async weigh(command: string): Promise<(Notice & { why: Why }) | null> {
    if (this.acting === null || this.readonly || this.host === null) return null;
    const why = await this.host.why(this.acting, command).catch((problem: { why?: Why }) => problem.why);
    return why ? { ...this.reason(why), why } : null;
  }

  async command(seat: number, command: string): Promise<boolean> {
    if (this.isSending || this.host === null) return false;
    const choice = this.#truth.choices[seat]?.find((one) => one.text === command);
    if (choice) this.#said.set(command, this.tell("action", choice));
    this.#forgetPointing();
    this.notice = null;
    this.isSending = true;
    try {
      await this.host.act(seat, command);
      return true;
    } catch (problem) {
      const why = (problem as { why?: Why }).why;
      if (why) this.notice = this.reason(why);
      return false;
    } finally {
      this.isSending = false;
    }
  }

  /** What undo would take back, in words; `told` is what is known of that step where it was not
   * taken on this page. */
  undoable(seat: number, told?: readonly GameEvent[]): string | null {
    const command = this.#truth.undo[seat];
    if (command === undefined) return null;
    const [event] = told ?? [];
    return this.#said.get(command) ?? (event ? this.tell("event", event) : command);
  }

  reason(why: Why): Notice {
    const name = (seat: number) => this.nameOf(seat);
    const texts = this.texts();
    if (why.code === "refused" && why.why)
      return { text: texts.tell("refusal", why.why, name), rule: why.rule ?? null };
    const kind = texts.has(`refused-${why.code}`) ? "refused" : "rejected";
    return { text: texts.tell(kind, why, name), rule: why.rule ?? null };
  }

  nameOf(seat: number): string {
    return this.names[seat] || `p${seat + 1}`;
  }
  t(key: string, args?: Args): string {
    return this.texts().t(key, args);
  }
  tell(kind: Telling, data: Tagged): string {
    const told = this.web.told?.(kind, data, this) ?? data;
    return this.texts().tell(kind, told, (seat) => this.nameOf(seat));
  }
  openRule(paragraph: string): void {
    this.onRule(paragraph);
  }
}
