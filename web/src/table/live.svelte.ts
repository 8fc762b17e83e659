// A table this page sits at or watches: the connection, who is there, what happened, the stage.
import { loadGame } from "../games";
import { seatName } from "../lib/seats";
import type { GameEvent, GameWeb, Why } from "../stage/contract";
import { type Beat, type Company, TableStage, type Truth } from "../stage/stage.svelte";
import { speech } from "../text/speech.svelte";
import { api, entropy } from "../wire/api";
import { type Answer, type Health, Refused, TableSocket } from "../wire/socket";
import type { ByeReason, Command, Frame, Heard, Step, Table, Told, Update, You } from "../wire/types";
import { lastSeen, markSeen } from "./seen";

const MAX_CATCH_UP = 150;
const CHUNK = 50;
const EARLIER = 300;
/** A shorter absence, and fewer steps, need no summary. */
const AWAY_MS = 20_000;
const FEW = 3;
/** A clock as short as that is the ticking of the game's own, which the board shows. */
const TICK_MS = 1500;
/** So long after its last stroke a plan counts as drawn. */
const PLAN_PAUSE_MS = 1200;

export interface Asked {
  seat: number;
  waiting: number[];
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  chat = $state.raw<Heard[]>([]);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Step[]>([]);
  health = $state<Health>("connecting");
  stage = $state.raw<TableStage | null>(null);
  web = $state.raw<GameWeb | null>(null);
  asked = $state.raw<Asked | null>(null);
  bye = $state<ByeReason | null>(null);
  problem = $state.raw<Why | null>(null);
  /** Sentences for screen readers. */
  announced = $state("");
  /** What happened while nobody looked: the steps, until the summary is closed. */
  missed = $state.raw<Step[] | null>(null);
  /** Performance time at which the running clocks end. */
  deadlineAt = $state<number | null>(null);
  clockAt = $state<number | null>(null);
  /** Tokens of links for other devices, by seat. */
  links = $state.raw<Record<number, string>>({});

  #socket: TableSocket;
  #last = 0;
  #awayFrom: number | null = null;
  #awaySince = 0;
  /** Own plans on their way to the table and back. */
  #nSketched = 0;
  #planTimer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: () => void;

  constructor(
    readonly id: string,
    private readonly onRule: (paragraph: string) => void,
    private readonly onMoved: (table: string) => void,
  ) {
    this.#socket = new TableSocket(id, {
      told: (message) => this.#hear(message),
      health: (health) => {
        this.health = health;
      },
      since: () => this.#last,
    });
    this.#stopListening = this.#listen();
  }

  readonly mine = $derived(this.you?.seats ?? []);
  /** Own seats that a bot plays for the time being. */
  readonly stoodIn = $derived(this.mine.filter((seat) => this.table?.seats[seat]?.bot != null));
  readonly played = $derived(this.mine.filter((seat) => !this.stoodIn.includes(seat)));
  readonly names = $derived((this.table?.seats ?? []).map((seat) => seatName(seat)));
  readonly isMyTurn = $derived(
    this.table?.phase === "playing" &&
      (this.update?.awaited.some((seat) => this.played.includes(seat)) ?? false),
  );

  close(): void {
    clearTimeout(this.#planTimer);
    this.stage?.plans.wipeAll();
    this.#stopListening();
    this.#socket.close();
  }

  /** Sends it; a refusal is shown where the reader looks. */
  async send(command: Command): Promise<Answer | null> {
    try {
      this.problem = null;
      return await this.#socket.send(command);
    } catch (problem) {
      if (problem instanceof Refused) this.#show(problem.why);
      return null;
    }
  }

  #show(why: Why): void {
    if (this.stage) this.stage.notice = this.stage.reason(why);
    else this.problem = why;
  }

  async claim(token: string): Promise<void> {
    await this.send({ type: "claim", token });
  }

  async makeLink(seat: number): Promise<void> {
    const answer = await this.send({ type: "link", seat });
    if (answer?.type === "link") this.links = { ...this.links, [seat]: answer.token };
  }

  async standIn(seat: number, bot: string | null): Promise<void> {
    await this.send({ type: "stand_in", seat, bot });
  }

  /** The host lets everybody hear somebody, or nobody. */
  async silence(person: string, on: boolean): Promise<void> {
    await this.send({ type: "mute", person, on });
  }

  async sit(seat: number, name: string): Promise<void> {
    await this.send({ type: "sit", seat, name, entropy: entropy() });
  }

  /** Takes steps back until nothing of mine can be. */
  async undoAll(seat: number): Promise<void> {
    for (let n = 0; n < 30 && this.update?.undo[seat] !== undefined; n += 1) {
      const before = this.update.step;
      if ((await this.send({ type: "undo", seat })) === null || this.update.step === before) return;
    }
  }

  #listen(): () => void {
    const wake = () => {
      if (document.hidden) {
        this.#awayFrom = this.stage?.shown ?? null;
        this.#awaySince = performance.now();
      } else {
        this.#socket.wake();
        this.#comeBack();
      }
    };
    const online = () => this.#socket.wake();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", online);
    addEventListener("focus", online);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", online);
      removeEventListener("focus", online);
    };
  }

  #comeBack(): void {
    const from = this.#awayFrom;
    const missed = from === null ? [] : this.log.filter((step) => step.n > from && isTold(step));
    if (performance.now() - this.#awaySince > AWAY_MS) this.#sumUp(missed);
    this.#awayFrom = null;
  }

  /** After a while away: first in a few lines, then, if wanted, the story. */
  #sumUp(missed: Step[]): void {
    if (missed.length < FEW || !this.stage) return;
    this.missed = missed;
    this.stage.isPaused = true;
  }
  closeSummary(isSkipped: boolean): void {
    this.missed = null;
    this.stage?.resume(isSkipped);
  }

  #hear(message: Told): void {
    switch (message.type) {
      case "welcome":
        this.#nSketched = 0;
        this.chat = message.chat;
        this.#meet(message.table, message.you);
        void this.#prepare(message.table.game);
        break;
      case "table":
        this.#meet(message.table, message.you);
        break;
      case "update":
        void this.#advance(message);
        break;
      case "heard":
        this.chat = [...this.chat, message];
        break;
      case "sketch":
        this.#see(message.person, message.seat, message.keys);
        break;
      case "asked":
        this.asked = message.waiting === null ? null : { ...message, waiting: message.waiting };
        break;
      case "refused":
        if (message.id === null) this.#show(message.why);
        break;
      case "moved":
        this.onMoved(message.table);
        break;
      case "bye":
        this.bye = message.why;
        break;
      default:
    }
  }

  /** Somebody draws a plan; mine was drawn as I drew it. Told to those who listen once it is done. */
  #see(person: string, seat: number, keys: readonly string[]): void {
    const { stage } = this;
    const isEcho = person === this.you?.person && this.#nSketched > 0;
    if (isEcho) this.#nSketched -= 1;
    if (!stage || isEcho) return;
    stage.plans.draw(seat, keys);
    clearTimeout(this.#planTimer);
    if (keys.length === 0) return;
    this.#planTimer = setTimeout(() => {
      const isShown = stage.plans.isShown(seat, this.mine);
      this.announced = isShown
        ? stage.sayPlan({ seat, keys })
        : stage.t("plan-waits", { name: stage.nameOf(seat) });
    }, PLAN_PAUSE_MS);
  }

  #meet(table: Table, you: You): void {
    this.bye = null;
    this.table = table;
    this.you = you;
    this.stage?.meet(this.#company());
  }

  #company(): Company {
    const { names, played, stoodIn } = this;
    const people = (this.table?.seats ?? [])
      .filter(({ kind, bot }) => kind === "human" && bot === null)
      .map(({ seat }) => seat);
    return { names, mine: played, people, isStoodIn: played.length === 0 && stoodIn.length > 0 };
  }

  readonly #texts = $derived(speech.at(this.table, this.web));

  #loading: Promise<void> | null = null;
  #prepare(game: string): Promise<void> {
    this.#loading ??= (async () => {
      this.web = await loadGame(game);
      if (!this.web) return;
      const host = {
        act: (seat: number, command: string) => this.#socket.send({ type: "act", seat, command }),
        why: async (seat: number, command: string) => {
          const answer = await this.#socket.send({ type: "why", seat, command });
          return answer.type === "because" ? answer.why : null;
        },
        sketch: (seat: number, keys: readonly string[]) => {
          if (this.#socket.sketch(seat, keys)) this.#nSketched += 1;
        },
      };
      const stage = new TableStage(
        this.web,
        () => this.#texts,
        host,
        this.onRule,
        (step) => this.#shown(step),
        (_event: GameEvent, sentence: string) => {
          this.announced = sentence;
        },
      );
      stage.meet(this.#company());
      this.stage = stage;
      if (this.problem) this.#show(this.problem);
    })();
    return this.#loading;
  }

  async #advance(update: Update): Promise<void> {
    const isFirst = this.update === null;
    if (!isFirst && update.step < this.#last) return;
    const before = this.#last;
    const fresh = update.steps.filter((step) => step.n > before);
    this.#last = update.step;
    this.update = update;
    this.log = [...this.log, ...fresh];
    const now = performance.now();
    const msLeft = update.deadline?.ms_left ?? 0;
    this.deadlineAt = msLeft > TICK_MS ? now + msLeft : null;
    this.clockAt = update.clock_ms === null ? null : now + update.clock_ms;
    await this.#prepare(this.table?.game ?? "");
    if (!this.stage) return;
    if (isFirst) await this.#arrive(update);
    else this.stage.tellStory(beatsOf(fresh, update), truthOf(update));
  }

  /** The page has just been opened: what was played since the last visit is told first. */
  async #arrive(update: Update): Promise<void> {
    const seen = this.mine.length > 0 ? lastSeen(this.id) : null;
    const frames =
      seen && seen.step < update.step
        ? await this.#frames(Math.max(seen.step, update.step - MAX_CATCH_UP), update.step)
        : [];
    const [first, ...rest] = frames;
    const truth = truthOf(this.update ?? update);
    if (!first || !this.stage || rest.length === 0) {
      this.stage?.show(truth, this.#last);
      return;
    }
    this.stage.show({ ...truth, view: first.view }, first.step);
    const later = this.log.filter((step) => step.n > update.step);
    if (seen && seen.agoMs > AWAY_MS) this.#sumUp([...rest.map(stepOf), ...later].filter(isTold));
    this.stage.tellStory([...rest.map(beatOf), ...beatsOf(later, this.update ?? update)], truth);
  }

  async #frames(from: number, to: number): Promise<Frame[]> {
    const frames: Frame[] = [];
    try {
      while (from + frames.length <= to) {
        const next = await api.frames(this.id, from + frames.length, CHUNK);
        if (next.frames.length === 0) break;
        frames.push(...next.frames);
      }
    } catch {
      return [];
    }
    return frames.filter((frame) => frame.step <= to);
  }

  /** Fills the log with what the first update left out. */
  async loadEarlier(): Promise<void> {
    const first = this.log[0]?.n ?? this.#last + 1;
    const frames = await this.#frames(Math.max(1, first - EARLIER), first - 1);
    this.log = [...frames.filter((frame) => frame.step < first).map(stepOf), ...this.log];
  }

  #shown(step: number): void {
    if (step !== this.#last) return;
    markSeen(this.id, step);
    void this.#askInsight(step);
  }

  async #askInsight(step: number): Promise<void> {
    if (this.table?.phase !== "playing") return;
    const answer = await this.#socket.send({ type: "insight" }).catch(() => null);
    if (answer?.type === "insight" && this.stage && this.stage.shown === step && answer.step === step)
      this.stage.insight = answer.insight;
  }
}

const truthOf = (update: Update): Truth => ({
  view: update.view,
  choices: update.choices,
  undo: update.undo,
  awaited: update.awaited,
  outcome: update.outcome,
});

/** Only the last step of an update comes with its view. */
export function beatsOf(steps: readonly Step[], update: Update): Beat[] {
  return steps.map((step) => ({ ...step, view: step.n === update.step ? update.view : null }));
}

/** A step without a word, such as the tick of a clock, is no part of the story. */
export const isTold = (step: Step): boolean => step.events.length > 0 || step.undo;

const stepOf = (frame: Frame): Step => ({
  n: frame.step,
  seat: frame.seat,
  by: frame.by,
  undo: frame.undo,
  events: frame.events,
});
export const beatOf = (frame: Frame): Beat => ({ ...stepOf(frame), view: frame.view });
