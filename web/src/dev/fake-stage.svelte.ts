// A stage for tests and the playground. It shows a recorded fixture, replays its events and sends nothing.
import type {
  AnyGame,
  Choice,
  GameEvent,
  GamePlugin,
  GameTypes,
  Notice,
  Stage,
  TextKind,
  TextSources,
} from "../stage/contract";
import { EVENT_MS, groupByKey } from "../stage/table-stage.svelte";
import { Texts } from "../text/texts";

/** The data that a page shows at one moment, and the step that follows. */
export interface Fixture<G extends GameTypes = AnyGame> {
  names: string[];
  awaited: number[];
  outcome: Stage["outcome"];
  view: G["View"];
  choices: Choice<G>[][];
  events?: GameEvent<G>[];
  after?: Fixture<G>;
  insight?: G["Insight"];
}

export interface FakeStageOptions {
  language?: string;
  /** The viewing seat. Defaults to the seat whose turn it is. */
  seat?: string | null;
  durationScale?: string | null;
}

export class FakeStage<G extends GameTypes> implements Stage<G> {
  view = $state.raw() as G["View"];
  insight = $state.raw<G["Insight"] | null>(null);
  playing = $state.raw<Stage<G>["playing"]>(null);
  durationScale = $state(1);
  acting = $state<number | null>(null);
  ghost = $state.raw<Choice<G> | null>(null);
  choices = $state.raw<readonly Choice<G>[]>([]);
  plans = $state.raw<Stage["plans"]>([]);
  outcome = $state.raw<Stage["outcome"]>(null);
  readonly game: string;
  readonly isReadOnly = false;
  readonly isAnimating = false;
  readonly names: string[];
  readonly humanSeats: number[];
  readonly awaited: number[];
  readonly mySeats: number[];
  readonly #texts: Texts;

  constructor(
    private readonly plugin: GamePlugin<G>,
    private readonly fixture: Fixture<G>,
    sources: readonly string[],
    { language = "en", seat, durationScale }: FakeStageOptions = {},
  ) {
    this.game = plugin.id;
    this.view = fixture.view;
    this.names = fixture.names;
    this.awaited = fixture.awaited;
    this.insight = fixture.insight ?? null;
    this.outcome = fixture.outcome;
    this.acting = Number(seat ?? fixture.awaited[0] ?? 0);
    this.mySeats = [this.acting];
    this.humanSeats = fixture.names.map((_, index) => index);
    this.choices = fixture.choices[this.acting] ?? [];
    this.durationScale = Number(durationScale ?? 1);
    this.#texts = new Texts(language, sources);
  }

  // Methods as in the real stage, so that a detached one fails here too.

  seatColor(seat: number): string {
    return `var(--seat-${(seat % 6) + 1})`;
  }
  hasChoices(key: string): boolean {
    return this.choicesAt(key).length > 0;
  }
  readonly #choicesByKey = $derived(
    groupByKey(this.choices, (choice) => this.plugin.targetKeys(choice, this.view, this.acting ?? 0)),
  );
  choicesAt(key: string): readonly Choice<G>[] {
    return this.#choicesByKey.get(key) ?? [];
  }
  activate(key: string): void {
    const probe = this.plugin.probeCommand?.(key, this.view, this.acting ?? 0);
    console.log("activate", key, this.choicesAt(key), probe);
  }
  preview(key: string | null): void {
    this.ghost = key === null ? null : (this.choicesAt(key)[0] ?? null);
  }
  sharePlan(keys: readonly string[]): void {
    this.plans = keys.length === 0 ? [] : [{ seat: this.acting ?? 0, keys }];
  }
  act(choice: Choice<G>): void {
    console.log("act", choice.text);
  }
  async sendCommand(command: string): Promise<boolean> {
    console.log("send", command);
    return true;
  }
  async whenShown(): Promise<void> {}
  async whyNot(key: string): Promise<Notice | null> {
    const command = this.hasChoices(key)
      ? null
      : this.plugin.probeCommand?.(key, this.view, this.acting ?? 0);
    return command ? { text: command, rule: null } : null;
  }
  async checkCommand(): Promise<null> {
    return null;
  }
  openRule(paragraph: string): void {
    console.log("rule", paragraph);
  }

  t(key: string, args?: Record<string, string | number>): string {
    if (!this.#texts.has(key)) throw new Error(`no text ${key}`);
    return this.#texts.t(key, args);
  }

  localize<K extends TextKind>(kind: K, data: TextSources<G>[K]): string {
    return this.#texts.localize(
      kind,
      this.plugin.localizeFields?.(kind, data, this) ?? data,
      (seat) => this.names[seat] ?? String(seat),
    );
  }

  /** Animates the recorded events one at a time. The view changes after the last one. */
  async play(): Promise<void> {
    for (const event of this.fixture.events ?? []) {
      const ms = (this.plugin.duration?.(event) ?? EVENT_MS) * this.durationScale;
      this.playing = { event, ms };
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    this.playing = null;
    if (this.fixture.after) this.view = this.fixture.after.view;
  }
}
