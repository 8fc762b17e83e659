// A lesson in progress: the beat, what the learner may do in it, and the messages. The match is an ordinary
// one: every move is played and refused by the engine. This class only decides which legal moves are sent
// now, plays the script's lines for the bots, and takes steps back.
import type { Beat, Lesson, LessonStep, Reaction } from "../gen/wire";
import { settings } from "../settings.svelte";
import type { Choice, CommandError, GameEvent } from "../stage/contract";
import type { TableStage } from "../stage/table-stage.svelte";
import type { Args } from "../text/texts";
import type { Step } from "../wire/types";
import { forgetProgress, loadProgress, saveProgress } from "./lesson-progress";
import { argumentAt, bestMatch, isMatch } from "./patterns";

/** The connection to the lesson's table. */
export interface LessonHost {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly isHeld: boolean;
  send(step: LessonStep): Promise<boolean>;
  check(command: string): Promise<CommandError | null | undefined>;
  /** Opens the table of the next chapter. */
  openChapter(chapter: number): Promise<void>;
}

export interface Message {
  key: string;
  args: Args;
}

/** `title`: before the first beat. `busy`: the script plays. `do`: the beat waits for the learner. `after`:
 * messages about what happened. `what_if`: the result of something that will be taken back. `done`: the end. */
type Phase = "title" | "busy" | "do" | "after" | "what_if" | "done";

/** A step that has not been taken back. `command` is null for everyone else's. */
export interface StandingStep {
  command: string | null;
  events: readonly GameEvent[];
}

/** The pause between two lines of the script, in which people see what happens. */
const LINE_MS = 450;
const STILL_LINE_MS = 1000;
/** When the target pulses and when the move is shown, in milliseconds without a try. */
export const IDLE_MS = { pulse: 8000, show: 20_000 };
/** Wrong tries after which the move is shown. */
const MAX_WRONG_TRIES = 2;
const EMPTY_BEAT: Beat = {
  id: "",
  at: [],
  tab: null,
  when: null,
  unless: null,
  script: [],
  accept: [],
  until: null,
  refused: null,
  react: [],
  is_live: false,
  args: {},
};
const EMPTY_REACTION: Reaction = { to: "", say: "", is_what_if: false, script: [] };

/** The file leaves out what is empty. */
function withDefaults(beat: Beat): Beat {
  const react = (beat.react ?? []).map((one) => ({ ...EMPTY_REACTION, ...one }));
  return { ...EMPTY_BEAT, ...beat, react };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class LessonRun {
  phase = $state<Phase>("busy");
  index = $state(0);
  /** The keys of the messages to read now, one after the other. */
  pages = $state.raw<readonly string[]>([]);
  /** The answer to a move that was not the one the beat asks for. */
  #nudgeKey = $state<string | null>(null);
  nNudges = $state(0);
  /** How much help the learner needs: nothing, a pulse, or the move itself. */
  help = $state<"none" | "pulse" | "shown">("none");
  #beats: readonly Beat[];
  #standing: StandingStep[] = [];
  #starts: number[] = [];
  #sent: string[] = [];
  #nWrongTries = 0;
  #isRewinding = false;
  #whatIfStart = 0;
  #isClosed = false;
  #idle: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly lesson: Lesson,
    readonly chapter: number,
    private readonly host: LessonHost,
    private readonly stage: TableStage,
  ) {
    this.#beats = (lesson.chapters[chapter]?.beats ?? []).map(withDefaults);
  }

  readonly beat = $derived.by((): Beat => this.#beats[this.index] ?? EMPTY_BEAT);
  readonly nBeats = $derived.by(() => this.#beats.length);
  readonly isLast = $derived.by(() => this.chapter + 1 >= this.lesson.chapters.length);
  /** True while the beat only has to be read. */
  readonly isReading = $derived(
    this.phase === "after" ||
      this.phase === "what_if" ||
      (this.phase === "do" && this.beat.accept.length === 0 && this.beat.refused === null),
  );
  readonly message = $derived.by(() => this.#toMessage(this.pages[0] ?? null));
  readonly nudge = $derived.by(() => this.#toMessage(this.#nudgeKey));
  readonly canGoBack = $derived.by(
    () =>
      this.phase !== "busy" && this.phase !== "title" && this.phase !== "done" && this.stage.outcome === null,
  );
  /** The command for which the lesson offers a button. */
  readonly offered = $derived(
    this.phase === "do" && this.beat.refused?.has_button ? this.beat.refused.command : null,
  );

  /** The keys of the things that the message is about, the main one first. */
  readonly anchors = $derived.by((): readonly string[] => {
    if (this.phase === "busy" || this.phase === "title" || this.phase === "done") return [];
    if (this.beat.at.length > 0) return this.beat.at;
    const target = this.#target();
    return target ? this.stage.plugin.targetKeys(target, this.stage.view, this.host.seat).slice(0, 1) : [];
  });

  /** Begins, or resumes where the learner left. */
  async open(standing: readonly StandingStep[]): Promise<void> {
    this.#standing = [...standing];
    const saved = loadProgress(this.host.table);
    if (saved === null && standing.length === 0) this.phase = "title";
    else {
      this.#starts = saved?.starts ?? [];
      await this.#enter(saved?.index ?? 0);
    }
  }

  async start(): Promise<void> {
    await this.#enter(0);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopIdling();
  }

  /** Returns true if a command may be sent. An illegal one may, because its refusal teaches something. */
  async allows(seat: number, command: string): Promise<boolean> {
    if (this.phase === "title" || this.phase === "busy" || this.phase === "what_if") return false;
    if (this.phase === "after") {
      await this.#leaveBeat();
      if (this.beat.script.length > 0) return false;
    }
    if (this.phase === "done" || seat !== this.host.seat) return true;
    this.#restartIdling();
    const isAccepted = this.#patterns().some((pattern) => isMatch(pattern, command));
    const whatIf = this.beat.react.some((one) => one.is_what_if && isMatch(one.to, command));
    if (!isAccepted && !whatIf && (await this.host.check(command)) === null) {
      this.#nudgeAt(command);
      return false;
    }
    this.#nudgeKey = null;
    this.#sent.push(command);
    return true;
  }

  /** Handles the refusal of a command. */
  refused(command: string): void {
    this.#sent = this.#sent.filter((one) => one !== command);
    if (this.phase !== "do") return;
    if (this.beat.refused?.command === command) void this.#finishBeat();
    else this.#countWrongTry();
  }

  /** Follows the match. Called for every step, before it is shown. */
  follow(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.undo) this.#standing.pop();
      else {
        const isMine = step.seat === this.host.seat && step.by === "person";
        this.#standing.push({ command: isMine ? (this.#sent.shift() ?? "") : null, events: step.events });
      }
    }
    if (!this.#isRewinding) void this.stage.whenShown().then(() => this.#evaluate());
  }

  /** Turns to the next message, or to the next beat. */
  async next(): Promise<void> {
    if (this.phase === "what_if") {
      await this.#rewindTo(this.#whatIfStart);
      this.#await();
    } else if (this.phase === "after") {
      if (this.pages.length > 1) this.pages = this.pages.slice(1);
      else await this.#leaveBeat();
    } else if (this.isReading) await this.#finishBeat();
  }

  /** Goes back to the start of this beat, or of the one before. */
  async back(): Promise<void> {
    if (!this.canGoBack) return;
    let to = this.index;
    const hasPlayed = this.#standing.slice(this.#starts[to]).some(({ command }) => command !== null);
    if (!hasPlayed && this.phase !== "after")
      do to -= 1;
      while (to > 0 && this.#starts[to] === undefined);
    to = Math.max(0, to);
    this.phase = "busy";
    await this.#rewindTo(this.#starts[to] ?? 0);
    await this.#enter(to);
  }

  /** Shows the move on the board. */
  showMove(): void {
    this.help = "shown";
    const target = this.#target();
    if (target) this.stage.previewChoice(target);
  }

  /** Ends the lesson early. */
  skip(): void {
    this.phase = "done";
    this.pages = [];
    this.#stopIdling();
    forgetProgress(this.host.table, this.host.game);
  }

  /** Plays the match on without the lesson. */
  async leave(): Promise<void> {
    await this.host.send({ kind: "leave" });
  }

  async #enter(index: number): Promise<void> {
    let at = index;
    while (this.#isSkipped(this.#beats[at])) at += 1;
    this.#nudgeKey = null;
    this.pages = [];
    this.index = at;
    if (at >= this.#beats.length || this.stage.outcome !== null) return this.#finish();
    this.phase = "busy";
    this.#starts = this.#starts.slice(0, at + 1);
    this.#starts[at] ??= this.#standing.length;
    this.#save();
    const nPlayed = this.#standing.length - (this.#starts[at] ?? 0);
    if (this.host.isHeld === this.beat.is_live)
      await this.host.send({ kind: "hold", on: !this.beat.is_live });
    await this.#play(this.beat.script.slice(nPlayed));
    if (this.index === at && !this.#isClosed) this.#await();
  }

  /** Waits for the learner. */
  #await(): void {
    this.phase = "do";
    this.#nWrongTries = 0;
    this.#sent = [];
    this.pages = [`lesson-${this.beat.id}`];
    this.#restartIdling();
    this.#evaluate();
  }

  #isSkipped(beat: Beat | undefined): boolean {
    if (!beat) return false;
    const hasPlayed = (pattern: string) =>
      this.#standing.some(({ command }) => command !== null && isMatch(pattern, command));
    return (beat.when !== null && !hasPlayed(beat.when)) || (beat.unless !== null && hasPlayed(beat.unless));
  }

  async #play(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      await wait(settings.reducesMotion || settings.durationScale === 0 ? STILL_LINE_MS : LINE_MS);
      if (this.#isClosed || !(await this.host.send({ kind: "play", line }))) return;
      await this.stage.whenShown();
    }
  }

  async #rewindTo(length: number): Promise<void> {
    this.#isRewinding = true;
    while (this.#standing.length > length && (await this.host.send({ kind: "rewind" })));
    this.#isRewinding = false;
    await this.stage.whenShown();
  }

  /** The learner's commands in this beat. */
  #mine(): string[] {
    const steps = this.#standing.slice(this.#starts[this.index]);
    return steps.flatMap(({ command }) => (command === null ? [] : [command]));
  }
  #events(): readonly GameEvent[] {
    return this.#standing.slice(this.#starts[this.index]).flatMap(({ events }) => events);
  }

  /** The patterns of the commands that the beat accepts now. */
  #patterns(): readonly string[] {
    const { accept, until } = this.beat;
    if (until !== null) return accept;
    const next = accept[this.#mine().length];
    return next === undefined ? [] : [next];
  }
  #target(): Choice | null {
    const patterns = this.phase === "do" ? this.#patterns() : [];
    return patterns.length === 0 ? null : bestMatch(patterns.join(" | "), this.stage.choices);
  }

  #evaluate(): void {
    if (this.phase !== "do" || this.#isClosed) return;
    if (this.#standing.length < (this.#starts[this.index] ?? 0)) {
      // The learner has undone more than this beat.
      void this.#enter(this.#starts.findLastIndex((start) => start <= this.#standing.length));
      return;
    }
    const mine = this.#mine();
    const whatIf = this.#reaction(mine.at(-1), true);
    if (whatIf) void this.#playWhatIf(whatIf);
    else if (this.stage.outcome !== null || this.#isDone(mine)) void this.#finishBeat(mine.at(-1));
    else this.stage.previewChoice(null);
  }

  #isDone(mine: readonly string[]): boolean {
    const { accept, until } = this.beat;
    if (until !== null) return mine.includes(until) || this.#events().some(({ type }) => type === until);
    return accept.length > 0 && mine.length >= accept.length;
  }

  #reaction(command: string | undefined, isWhatIf: boolean): Reaction | undefined {
    if (command === undefined) return undefined;
    return this.beat.react.find((one) => one.is_what_if === isWhatIf && isMatch(one.to, command));
  }

  async #playWhatIf(reaction: Reaction): Promise<void> {
    this.phase = "busy";
    this.#whatIfStart = this.#standing.length - 1;
    await this.#play(reaction.script);
    this.phase = "what_if";
    this.pages = [`lesson-say-${reaction.say}`];
  }

  /** Shows what is to say about the beat, then turns to the next one. */
  async #finishBeat(command?: string): Promise<void> {
    this.#stopIdling();
    this.#nudgeKey = null;
    this.phase = "busy";
    await this.stage.whenShown();
    const reaction = this.#reaction(command, false);
    await this.#play(reaction?.script ?? []);
    const keys = [...(reaction ? [`lesson-say-${reaction.say}`] : []), `lesson-${this.beat.id}-after`];
    this.pages = keys.filter((key) => this.stage.texts().has(key));
    if (this.pages.length > 0) this.phase = "after";
    else await this.#leaveBeat();
  }

  async #leaveBeat(): Promise<void> {
    this.#starts = this.#starts.slice(0, this.index + 1);
    await this.#enter(this.index + 1);
  }

  async #finish(): Promise<void> {
    this.#stopIdling();
    if (!this.isLast && this.stage.outcome === null) {
      await this.host.openChapter(this.chapter + 1);
      return;
    }
    this.phase = "done";
    forgetProgress(this.host.table, this.host.game);
  }

  #nudgeAt(command: string): void {
    const reaction = this.#reaction(command, false);
    this.#nudgeKey = reaction ? `lesson-say-${reaction.say}` : "guide-later";
    this.nNudges += 1;
    this.#countWrongTry();
  }

  #countWrongTry(): void {
    this.#nWrongTries += 1;
    if (this.#nWrongTries >= MAX_WRONG_TRIES) this.showMove();
  }

  #toMessage(key: string | null): Message | null {
    return key === null ? null : { key, args: this.#arguments() };
  }
  #arguments(): Args {
    const args: Args = {};
    this.lesson.names.forEach((bot, index) => {
      args[`p${index + 2}`] = bot;
    });
    const known = { view: this.stage.view, insight: this.stage.insight, events: this.#events() };
    for (const [key, path] of Object.entries(this.beat.args))
      if (path !== undefined) args[key] = argumentAt(path, known);
    return args;
  }

  #restartIdling(): void {
    this.#stopIdling();
    this.help = "none";
    if (this.isReading) return;
    this.#idle = [
      setTimeout(() => (this.help = "pulse"), IDLE_MS.pulse),
      setTimeout(() => this.showMove(), IDLE_MS.show),
    ];
  }
  #stopIdling(): void {
    this.#idle.forEach(clearTimeout);
  }

  #save(): void {
    saveProgress(this.host.table, this.host.game, { index: this.index, starts: [...this.#starts] });
  }
}
