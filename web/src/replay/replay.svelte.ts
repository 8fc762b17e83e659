// A table's story from the deal to the end: frames come in pieces, the stage tells them.
import { loadGame } from "../games";
import { seatName } from "../lib/seats";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import type { GameWeb } from "../stage/contract";
import { TableStage, type Truth } from "../stage/stage.svelte";
import { beatOf } from "../table/live.svelte";
import { speech } from "../text/speech.svelte";
import { api } from "../wire/api";
import type { Frame, Table } from "../wire/types";

const CHUNK = 50;
const PAUSE_MS = 500;
const SHORTEST_MS = 120;
const SOONEST_MS = 20;

export class Replay {
  table = $state.raw<Table | null>(null);
  stage = $state.raw<TableStage | null>(null);
  web = $state.raw<GameWeb | null>(null);
  step = $state(0);
  nSteps = $state(0);
  isPlaying = $state(false);
  eyes = $state<string>("");
  problem = $state.raw<unknown>(null);
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wish = 0;

  constructor(
    readonly id: string,
    onRule: (paragraph: string) => void,
  ) {
    void this.#open(onRule);
  }

  readonly #texts = $derived(speech.at(this.table, this.web));
  readonly frame = $derived(this.frames.get(this.step) ?? null);

  async #open(onRule: (paragraph: string) => void): Promise<void> {
    try {
      const table = await api.table(this.id);
      const web = await loadGame(table.game);
      if (!web) return;
      this.table = table;
      this.web = web;
      this.eyes = router.query.get("eyes") ?? (table.phase === "over" ? "everyone" : "");
      this.stage = new TableStage(
        web,
        () => this.#texts,
        null,
        onRule,
        () => this.#told(),
      );
      this.stage.meet({ names: table.seats.map(seatName), mine: [] });
      await this.goTo(Number(router.query.get("step") ?? 0) || 0);
    } catch (problem) {
      this.problem = problem;
    }
  }

  async #need(step: number): Promise<Frame | null> {
    const known = this.frames.get(step);
    if (known) return known;
    const from = Math.max(0, Math.floor(step / CHUNK) * CHUNK);
    try {
      const got = await api.frames(this.id, from, CHUNK, this.eyes || undefined);
      this.nSteps = got.n_steps;
      const all = new Map(this.frames);
      for (const frame of got.frames) all.set(frame.step, frame);
      this.frames = all;
      return all.get(Math.min(step, got.n_steps)) ?? null;
    } catch (problem) {
      this.problem = problem;
      return null;
    }
  }

  /** Straight to this moment. */
  async goTo(step: number): Promise<void> {
    const wanted = Math.max(0, step);
    this.#wish = wanted;
    const frame = await this.#need(wanted);
    if (!frame || this.#wish !== wanted) return;
    this.step = frame.step;
    this.stage?.show(truthOf(frame), frame.step);
    this.#note();
  }

  /** Tells the next step. */
  async next(): Promise<void> {
    const to = this.step + 1;
    this.stage?.skipAll();
    this.#wish = to;
    const frame = to <= this.nSteps ? await this.#need(to) : null;
    if (!frame || this.#wish !== to) {
      this.isPlaying = false;
      return;
    }
    this.step = to;
    this.stage?.tellStory([beatOf(frame)], truthOf(frame));
    this.#note();
  }

  play(on: boolean): void {
    this.isPlaying = on;
    clearTimeout(this.#timer);
    if (on) void (this.step >= this.nSteps ? this.goTo(0).then(() => this.next()) : this.next());
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    this.frames = new Map();
    await this.goTo(this.step);
  }

  close(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #told(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    if (this.step >= this.nSteps) this.isPlaying = false;
    else void this.#pause().then((ms) => this.#waitFor(ms));
  }

  /** Until the next step: as long as it took where the game's own clock tells. */
  async #pause(): Promise<number> {
    const usual = Math.max(SHORTEST_MS, PAUSE_MS * settings.pace);
    const [before, after] = [this.frame, await this.#need(this.step + 1)];
    if (!before || !after) return usual;
    const ms = this.web?.pause?.(before.view, after.view) ?? null;
    return ms === null ? usual : Math.max(SOONEST_MS, ms * settings.pace);
  }
  #waitFor(ms: number): void {
    clearTimeout(this.#timer);
    if (this.isPlaying) this.#timer = setTimeout(() => void this.next(), ms);
  }

  get link(): string {
    const eyes = this.eyes ? `&eyes=${this.eyes}` : "";
    return `/t/${this.id}/replay?step=${this.step}${eyes}`;
  }
  #note(): void {
    router.go(this.link, "replace");
  }
}

const truthOf = (frame: Frame): Truth => ({
  view: frame.view,
  choices: {},
  undo: {},
  awaited: frame.awaited,
  outcome: frame.outcome,
});
