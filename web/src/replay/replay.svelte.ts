// The replay of a table from the deal to the end. It loads frames in chunks and plays them on a stage.
import { loadGame } from "../games";
import { seatName } from "../lib/seats";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import type { GamePlugin } from "../stage/contract";
import { type Snapshot, TableStage } from "../stage/table-stage.svelte";
import { toStoryStep } from "../table/live-table.svelte";
import { i18n } from "../text/i18n.svelte";
import { api } from "../wire/api";
import type { Frame, Table } from "../wire/types";

const CHUNK = 50;
const PAUSE_MS = 500;
const MIN_PAUSE_MS = 120;
/** The minimum pause if the game's clock sets the pace. */
const MIN_REAL_DELAY_MS = 20;

export class Replay {
  table = $state.raw<Table | null>(null);
  stage = $state.raw<TableStage | null>(null);
  plugin = $state.raw<GamePlugin | null>(null);
  step = $state(0);
  /** The event at which the replay has stopped within the step, or null at the end of the step. */
  event = $state<number | null>(null);
  nSteps = $state(0);
  isPlaying = $state(false);
  /** The selected viewer: a seat, a group of viewers, or empty for the guest's own view. */
  viewer = $state<string>("");
  error = $state.raw<unknown>(null);
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The most recently requested step. Late responses to earlier requests are ignored. */
  #requestedStep = 0;

  constructor(
    readonly id: string,
    onRule: (paragraph: string) => void,
  ) {
    void this.#open(onRule);
  }

  readonly #texts = $derived(i18n.forTable(this.table, this.plugin));
  readonly frame = $derived(this.frames.get(this.step) ?? null);

  async #open(onRule: (paragraph: string) => void): Promise<void> {
    try {
      const table = await api.table(this.id);
      const plugin = await loadGame(table.game);
      if (!plugin) return;
      this.table = table;
      this.plugin = plugin;
      this.viewer = router.query.get("viewers") ?? (table.phase === "over" ? "everyone" : "");
      this.stage = new TableStage(
        plugin,
        () => this.#texts,
        null,
        onRule,
        () => this.#onStepShown(),
      );
      this.stage.setRoster({ names: table.seats.map(seatName), mySeats: [] });
      const event = router.query.get("event");
      await this.goTo(Number(router.query.get("step") ?? 0) || 0, event === null ? null : Number(event) || 0);
    } catch (error) {
      this.error = error;
    }
  }

  async #loadFrame(step: number): Promise<Frame | null> {
    const cached = this.frames.get(step);
    if (cached) return cached;
    const from = Math.max(0, Math.floor(step / CHUNK) * CHUNK);
    try {
      const chunk = await api.frames(this.id, from, CHUNK, this.viewer || undefined);
      this.nSteps = chunk.n_steps;
      const frames = new Map(this.frames);
      for (const frame of chunk.frames) frames.set(frame.step, frame);
      this.frames = frames;
      return frames.get(Math.min(step, chunk.n_steps)) ?? null;
    } catch (error) {
      this.error = error;
      return null;
    }
  }

  /** Jumps to a step, or to one of its events, without animation. */
  async goTo(step: number, event: number | null = null): Promise<void> {
    const target = Math.max(0, step);
    this.#requestedStep = target;
    const frame = await this.#loadFrame(target);
    const before = event === null || target === 0 ? null : await this.#loadFrame(target - 1);
    if (!frame || this.#requestedStep !== target) return;
    this.step = frame.step;
    // The last event leads to the end of the step.
    this.event = before && event !== null && event < frame.events.length - 1 ? event : null;
    this.stage?.show(toSnapshot(frame), frame.step);
    if (before && this.event !== null) this.stage?.showEvent(toStoryStep(before, frame), this.event);
    this.#updateUrl();
  }

  /** Goes to the next event, in this step or the next one. */
  async nextEvent(): Promise<void> {
    if (this.event !== null) await this.goTo(this.step, this.event + 1);
    else if (this.step < this.nSteps) await this.goTo(this.step + 1, 0);
  }

  /** Goes to the previous event, in this step or at the end of the one before. */
  async previousEvent(): Promise<void> {
    const shown = this.event ?? (this.frame?.events.length ?? 1) - 1;
    if (shown > 0) await this.goTo(this.step, shown - 1);
    else await this.goTo(this.step - 1);
  }

  /** Animates the next step, or the rest of this one. */
  async next(): Promise<void> {
    if (this.event !== null) {
      await this.#playRest(this.event + 1);
      return;
    }
    const target = this.step + 1;
    this.stage?.skipAll();
    this.#requestedStep = target;
    const before = this.frame;
    const frame = target <= this.nSteps ? await this.#loadFrame(target) : null;
    if (!before || !frame || this.#requestedStep !== target) {
      this.isPlaying = false;
      return;
    }
    this.step = target;
    this.stage?.playSteps([toStoryStep(before, frame)], toSnapshot(frame));
    this.#updateUrl();
  }

  async #playRest(from: number): Promise<void> {
    const [before, frame] = [await this.#loadFrame(this.step - 1), this.frame];
    if (!before || !frame || !this.stage) return;
    const step = toStoryStep(before, frame);
    this.event = null;
    this.stage.playSteps(
      [{ ...step, events: step.events.slice(from), views: step.views.slice(from) }],
      toSnapshot(frame),
    );
    this.#updateUrl();
  }

  setPlaying(on: boolean): void {
    this.isPlaying = on;
    clearTimeout(this.#timer);
    if (on) void (this.step >= this.nSteps ? this.goTo(0).then(() => this.next()) : this.next());
  }

  async setViewer(viewer: string): Promise<void> {
    this.viewer = viewer;
    this.frames = new Map();
    await this.goTo(this.step, this.event);
  }

  close(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #onStepShown(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    if (this.step >= this.nSteps) this.isPlaying = false;
    else void this.#nextDelay().then((ms) => this.#scheduleNext(ms));
  }

  /** The pause before the next step: the real delay if the game's clock shows it, otherwise a fixed one. */
  async #nextDelay(): Promise<number> {
    const fixed = Math.max(MIN_PAUSE_MS, PAUSE_MS * settings.durationScale);
    const [before, after] = [this.frame, await this.#loadFrame(this.step + 1)];
    if (!before || !after) return fixed;
    const ms = this.plugin?.replayDelay?.(before.view, after.view) ?? null;
    return ms === null ? fixed : Math.max(MIN_REAL_DELAY_MS, ms * settings.durationScale);
  }
  #scheduleNext(ms: number): void {
    clearTimeout(this.#timer);
    if (this.isPlaying) this.#timer = setTimeout(() => void this.next(), ms);
  }

  get link(): string {
    const viewer = this.viewer ? `&viewers=${this.viewer}` : "";
    const event = this.event === null ? "" : `&event=${this.event}`;
    return `/t/${this.id}/replay?step=${this.step}${event}${viewer}`;
  }
  #updateUrl(): void {
    router.navigate(this.link, "replace");
  }
}

const toSnapshot = (frame: Frame): Snapshot => ({
  view: frame.view,
  choices: {},
  undo: {},
  awaited: frame.awaited,
  outcome: frame.outcome,
});
