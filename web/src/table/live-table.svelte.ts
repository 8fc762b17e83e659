// The table where this page plays or watches: its connection, players, log, chat and stage.
import { loadGame } from "../games";
import type { LessonRun } from "../lesson/lesson-run.svelte";
import { seatName } from "../lib/seats";
import { freeName } from "../lib/tables";
import { me } from "../me.svelte";
import type { CommandError, GameEvent, GamePlugin } from "../stage/contract";
import { type Roster, type Snapshot, type StoryStep, TableStage } from "../stage/table-stage.svelte";
import { i18n } from "../text/i18n.svelte";
import { api, entropy } from "../wire/api";
import { type Answer, CommandRefused, type ConnectionState, TableSocket } from "../wire/socket";
import type {
  ChatMessage,
  CloseReason,
  Command,
  Frame,
  SocketMessage,
  Step,
  Table,
  Update,
  You,
} from "../wire/types";
import { applyPatches } from "../wire/view-state";
import { lastSeen, markSeen } from "./last-seen";

const MAX_CATCH_UP = 150;
const FRAMES_PER_REQUEST = 50;
const EARLIER_STEPS = 300;
/** Shorter absences, or absences with fewer steps, do not need a summary. */
const AWAY_MS = 20_000;
const MIN_SUMMARY_STEPS = 3;
/** Deadlines up to this length are ticks of the game's own clock, which the board displays. */
const TICK_MS = 1500;
/** A plan is announced to screen readers once it has not changed for this long. */
const PLAN_SETTLE_MS = 1200;
const MAX_UNDO = 30;

export class LiveTable {
  table = $state.raw<Table | null>(null);
  /** When `table` arrived, on the `performance.now()` clock. */
  tableAt = $state(0);
  you = $state.raw<You | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Step[]>([]);
  connection = $state<ConnectionState>("connecting");
  stage = $state.raw<TableStage | null>(null);
  plugin = $state.raw<GamePlugin | null>(null);
  /** The lesson that is played here. */
  lesson = $state.raw<LessonRun | null>(null);
  closeReason = $state<CloseReason | null>(null);
  error = $state.raw<CommandError | null>(null);
  /** The latest text for screen readers. */
  announcement = $state("");
  /** Steps made while the user was away, until the summary is closed. */
  missedSteps = $state.raw<Step[] | null>(null);
  /** The times when the running clocks end, on the `performance.now()` clock. */
  deadlineAt = $state<number | null>(null);
  clockAt = $state<number | null>(null);
  /** The tokens for links that open a seat on another device, by seat. */
  links = $state.raw<Record<number, string>>({});

  #socket: TableSocket;
  #lastStep = 0;
  #stepBeforeAway: number | null = null;
  #awaySince = 0;
  /** The number of my plans that the server has not echoed yet. */
  #nUnechoedPlans = 0;
  #planTimer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: () => void;

  constructor(
    readonly id: string,
    private readonly onRule: (paragraph: string) => void,
    private readonly onMoved: (table: string) => void,
  ) {
    this.#socket = new TableSocket(id, {
      onMessage: (message) => this.#receive(message),
      onState: (state) => {
        this.connection = state;
      },
      lastStep: () => this.#lastStep,
    });
    this.#stopListening = this.#listen();
  }

  readonly mySeats = $derived(this.you?.seats ?? []);
  /** My seats that a bot stands in for. */
  readonly standInSeats = $derived(this.mySeats.filter((seat) => this.table?.seats[seat]?.bot != null));
  /** My seats that I play myself. */
  readonly activeSeats = $derived(this.mySeats.filter((seat) => !this.standInSeats.includes(seat)));
  /** The open question to all players, if any. */
  readonly question = $derived(this.table?.question ?? null);
  /** True if the open question waits for my answer. */
  readonly mustAnswer = $derived(this.question?.waiting.some((seat) => this.mySeats.includes(seat)) ?? false);
  readonly names = $derived((this.table?.seats ?? []).map((seat) => seatName(seat)));
  readonly isMyTurn = $derived(
    this.table?.phase === "playing" &&
      (this.update?.awaited.some((seat) => this.activeSeats.includes(seat)) ?? false),
  );

  close(): void {
    clearTimeout(this.#planTimer);
    this.stage?.planStore.clearAll();
    this.lesson?.close();
    this.#stopListening();
    this.#socket.close();
  }

  /** Sends a command. If it is refused, shows the reason and resolves to null. */
  async send(command: Command): Promise<Answer | null> {
    try {
      this.error = null;
      return await this.#socket.send(command);
    } catch (error) {
      if (error instanceof CommandRefused) this.#showError(error.reason);
      return null;
    }
  }

  #showError(error: CommandError): void {
    // The lobby shows errors itself, even if the stage is already loaded.
    if (this.stage && this.table?.phase !== "lobby") this.stage.notice = this.stage.describeError(error);
    else this.error = error;
  }

  /** Resolves to the reason a command would be refused, or null. */
  async check(seat: number, command: string): Promise<CommandError | null> {
    const answer = await this.#socket.send({ type: "why", seat, command });
    return answer.type === "why" ? answer.why : null;
  }

  async claim(token: string): Promise<void> {
    await this.send({ type: "claim", token });
  }

  async makeLink(seat: number): Promise<void> {
    const answer = await this.send({ type: "link", seat });
    if (answer?.type === "link") this.links = { ...this.links, [seat]: answer.token };
  }

  /** Lets a bot play for a seat, or takes my seat back. */
  async standIn(seat: number, on: boolean): Promise<void> {
    await this.send({ type: "stand_in", seat, on });
  }

  async answer(yes: boolean): Promise<void> {
    if (this.question) await this.send({ type: "answer", question: this.question.id, yes });
  }

  /** Mutes a guest for everyone at the table. Only the host may do this. */
  async setMuted(person: string, on: boolean): Promise<void> {
    await this.send({ type: "mute", person, on });
  }

  /** Takes a seat. Guests who have not set a name get one that is still free. */
  async sit(seat: number): Promise<void> {
    const others = (this.table?.seats ?? []).filter((other) => other.person !== this.you?.person);
    const name =
      me.name ||
      freeName(
        me.displayName,
        others.map((other) => other.name),
      );
    await this.send({ type: "sit", seat, name, entropy: entropy() });
  }

  /** Undoes the seat's steps until none that can be undone are left. */
  async undoAll(seat: number): Promise<void> {
    for (let n = 0; n < MAX_UNDO && this.update?.undo[seat] !== undefined; n += 1) {
      const before = this.update.step;
      if ((await this.send({ type: "undo", seat })) === null || this.update.step === before) return;
    }
  }

  #listen(): () => void {
    const onVisibility = () => {
      if (document.hidden) {
        this.#stepBeforeAway = this.stage?.shownStep ?? null;
        this.#awaySince = performance.now();
      } else {
        this.#socket.ensureConnected();
        this.#onReturn();
      }
    };
    const onOnline = () => this.#socket.ensureConnected();
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("online", onOnline);
    addEventListener("focus", onOnline);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("online", onOnline);
      removeEventListener("focus", onOnline);
    };
  }

  #onReturn(): void {
    const from = this.#stepBeforeAway;
    const missed = from === null ? [] : this.log.filter((step) => step.n > from && hasLogEntry(step));
    if (performance.now() - this.#awaySince > AWAY_MS) this.#showSummary(missed);
    this.#stepBeforeAway = null;
  }

  /** Summarizes the missed steps and delays their animation until the summary is closed. */
  #showSummary(missed: Step[]): void {
    if (missed.length < MIN_SUMMARY_STEPS || !this.stage) return;
    this.missedSteps = missed;
    this.stage.isPaused = true;
  }
  closeSummary(isSkipped: boolean): void {
    this.missedSteps = null;
    this.stage?.resume(isSkipped);
  }

  #receive(message: SocketMessage): void {
    switch (message.type) {
      case "welcome":
        this.#nUnechoedPlans = 0;
        this.chat = message.chat;
        this.#setTable(message.table, message.you);
        void this.#loadStage(message.table.game);
        break;
      case "table":
        this.#setTable(message.table, message.you);
        break;
      case "update":
        void this.#applyUpdate(message);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "plan":
        this.#receivePlan(message.person, message.seat, message.keys);
        break;
      case "refused":
        if (message.id === null) this.#showError(message.why);
        break;
      case "moved":
        this.onMoved(message.table);
        break;
      case "close":
        this.closeReason = message.reason;
        break;
      default:
    }
  }

  /** Draws another player's plan and announces it once it is complete. Echoes of my own plans
   * are ignored, since they were drawn immediately. */
  #receivePlan(person: string, seat: number, keys: readonly string[]): void {
    const { stage } = this;
    const isEcho = person === this.you?.person && this.#nUnechoedPlans > 0;
    if (isEcho) this.#nUnechoedPlans -= 1;
    if (!stage || isEcho) return;
    stage.planStore.set(seat, keys);
    clearTimeout(this.#planTimer);
    if (keys.length === 0) return;
    this.#planTimer = setTimeout(() => {
      const isVisible = stage.planStore.isVisible(seat, this.mySeats);
      this.announcement = isVisible
        ? stage.describePlan({ seat, keys })
        : stage.t("plan-waits", { name: stage.nameOf(seat) });
    }, PLAN_SETTLE_MS);
  }

  #setTable(table: Table, you: You): void {
    this.closeReason = null;
    this.tableAt = performance.now();
    this.table = table;
    this.you = you;
    this.stage?.setRoster(this.#roster());
    if (table.lesson === null) this.lesson = null;
  }

  #roster(): Roster {
    const { names, activeSeats, standInSeats } = this;
    const humanSeats = (this.table?.seats ?? [])
      .filter(({ kind, bot }) => kind === "human" && bot === null)
      .map(({ seat }) => seat);
    const hasOnlyStandIns = activeSeats.length === 0 && standInSeats.length > 0;
    return { names, mySeats: activeSeats, humanSeats, hasOnlyStandIns };
  }

  readonly #texts = $derived(i18n.forTable(this.table, this.plugin));

  async #act(seat: number, command: string): Promise<void> {
    const isAllowed = this.table?.lesson ? await this.lesson?.allows(seat, command) : true;
    if (!isAllowed) throw new Error("not now");
    try {
      await this.#socket.send({ type: "act", seat, command });
    } catch (error) {
      this.lesson?.refused(command);
      throw error;
    }
    await this.#showing;
  }

  /** Settles once all updates received so far have been passed to the stage. */
  #showing: Promise<void> = Promise.resolve();
  #loading: Promise<void> | null = null;
  #loadStage(game: string): Promise<void> {
    this.#loading ??= (async () => {
      this.plugin = await loadGame(game);
      if (!this.plugin) return;
      const backend = {
        act: (seat: number, command: string) => this.#act(seat, command),
        check: (seat: number, command: string) => this.check(seat, command),
        sharePlan: (seat: number, keys: readonly string[]) => {
          if (this.#socket.sendPlan(seat, keys)) this.#nUnechoedPlans += 1;
        },
        isGuided: this.table?.lesson != null,
        onRefusalShown: (command: string) => this.lesson?.refused(command),
      };
      const stage = new TableStage(
        this.plugin,
        () => this.#texts,
        backend,
        this.onRule,
        (step) => this.#onStepShown(step),
        (_event: GameEvent, text: string) => {
          this.announcement = text;
        },
      );
      stage.setRoster(this.#roster());
      this.stage = stage;
      if (this.error) this.#showError(this.error);
    })();
    return this.#loading;
  }

  async #applyUpdate(update: Update): Promise<void> {
    const isFirst = this.update === null;
    if (!isFirst && update.step < this.#lastStep) return;
    const before = this.#lastStep;
    const newSteps = update.steps.filter((step) => step.n > before);
    this.#lastStep = update.step;
    this.update = update;
    this.log = [...this.log, ...newSteps];
    this.lesson?.follow(newSteps);
    const now = performance.now();
    const msLeft = update.deadline?.ms_left ?? 0;
    this.deadlineAt = msLeft > TICK_MS ? now + msLeft : null;
    this.clockAt = update.clock_ms === null ? null : now + update.clock_ms;
    // Updates are handled in sequence, because some have to load frames first.
    this.#showing = this.#showing.then(async () => {
      await this.#loadStage(this.table?.game ?? "");
      if (isFirst) {
        await this.#showFirstUpdate(update);
        await this.#openLesson();
      } else this.stage?.playSteps(await this.#toStory(newSteps, update, before), toSnapshot(update));
    });
    await this.#showing;
  }

  /** The steps to animate. After a reconnection the views between them have to be loaded. */
  async #toStory(steps: readonly Step[], update: Update, before: number): Promise<StoryStep[]> {
    const { step: n, view, views } = update;
    if (views.length > 0 || steps.length === 0) return steps.map((step) => ({ ...step, view, views }));
    const frames = await this.#loadFrames(Math.max(before, n - MAX_CATCH_UP), n);
    const story = framesToSteps(frames);
    return story.length > 0 ? story : steps.map((step) => ({ ...step, view: null, views: [] }));
  }

  /** Shows the first update after the page is opened, preceded by the steps since the last visit. */
  async #showFirstUpdate(update: Update): Promise<void> {
    const seen = this.mySeats.length > 0 ? lastSeen(this.id) : null;
    const frames =
      seen && seen.step < update.step
        ? await this.#loadFrames(Math.max(seen.step, update.step - MAX_CATCH_UP), update.step)
        : [];
    const [first, ...rest] = frames;
    const snapshot = toSnapshot(update);
    if (!first || !this.stage || rest.length === 0) {
      this.stage?.show(snapshot, update.step);
      return;
    }
    this.stage.show({ ...snapshot, view: first.view }, first.step);
    if (seen && seen.agoMs > AWAY_MS) this.#showSummary(rest.map(frameToStep).filter(hasLogEntry));
    this.stage.playSteps(framesToSteps(frames), snapshot);
  }

  async #openLesson(): Promise<void> {
    const { table, stage } = this;
    if (!table?.lesson || !stage) return;
    const { openLesson } = await import("../lesson/open-lesson");
    this.lesson = await openLesson(this, table, stage, await this.#loadFrames(0, this.#lastStep));
  }

  async #loadFrames(from: number, to: number): Promise<Frame[]> {
    const frames: Frame[] = [];
    try {
      while (from + frames.length <= to) {
        const next = await api.frames(this.id, from + frames.length, FRAMES_PER_REQUEST);
        if (next.frames.length === 0) break;
        frames.push(...next.frames);
      }
    } catch {
      return [];
    }
    return frames.filter((frame) => frame.step <= to);
  }

  /** Loads log entries that the first update left out. */
  async loadEarlier(): Promise<void> {
    const first = this.log[0]?.n ?? this.#lastStep + 1;
    const frames = await this.#loadFrames(Math.max(1, first - EARLIER_STEPS), first - 1);
    this.log = [...frames.filter((frame) => frame.step < first).map(frameToStep), ...this.log];
  }

  #onStepShown(step: number): void {
    if (step !== this.#lastStep) return;
    markSeen(this.id, step);
    void this.#requestInsight(step);
  }

  #isRequestingInsight = false;
  /** Sends one request at a time, so that fast bots do not exhaust the page's rate limit. */
  async #requestInsight(step: number): Promise<void> {
    if (this.table?.phase !== "playing" || this.#isRequestingInsight) return;
    this.#isRequestingInsight = true;
    const answer = await this.#socket.send({ type: "insight" }).catch(() => null);
    this.#isRequestingInsight = false;
    const shown = this.stage?.shownStep;
    if (answer?.type === "insight" && this.stage && answer.step === shown)
      this.stage.insight = answer.insight;
    else if (shown !== undefined && shown !== step) this.#onStepShown(shown);
  }
}

const toSnapshot = (update: Update): Snapshot => ({
  view: update.view,
  choices: update.choices,
  undo: update.undo,
  awaited: update.awaited,
  outcome: update.outcome,
});

/** Steps without events, such as clock ticks, do not appear in the log. */
export const hasLogEntry = (step: Step): boolean => step.events.length > 0 || step.undo;

const frameToStep = (frame: Frame): Step => ({
  n: frame.step,
  seat: frame.seat,
  by: frame.by,
  undo: frame.undo,
  events: frame.events,
});
/** The step from one frame to the next. */
export const toStoryStep = (before: Frame, frame: Frame): StoryStep => ({
  ...frameToStep(frame),
  view: frame.view,
  views: applyPatches(before.view, frame.patches),
});
/** The steps between consecutive frames. */
const framesToSteps = (frames: readonly Frame[]): StoryStep[] =>
  frames.slice(1).map((frame, index) => toStoryStep(frames[index] as Frame, frame));
