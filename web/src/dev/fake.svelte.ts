// A stage that acts on nothing: it shows a recorded moment and plays its events.
import type { Choice, GameEvent, GameWeb, Stage, Tagged, Telling } from "../stage/contract";
import { group } from "../stage/stage.svelte";
import { Texts } from "../text/texts";

/** All that a page shows at one moment, and what happened next. */
export interface Fixture<V, I> {
  names: string[];
  awaited: number[];
  outcome: Stage["outcome"];
  view: V;
  choices: Choice[][];
  events?: GameEvent[];
  after?: Fixture<V, I>;
  insight?: I;
}

export interface Looks {
  language?: string;
  /** The seat that looks; the one whose turn it is if none is said. */
  seat?: string | null;
  tempo?: string | null;
}

export class FakeStage<V, I> implements Stage<V, I> {
  view = $state.raw() as V;
  insight = $state.raw<I | null>(null);
  playing = $state.raw<Stage["playing"]>(null);
  tempo = $state(1);
  acting = $state<number | null>(null);
  ghost = $state.raw<Choice | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  sketches = $state.raw<Stage["sketches"]>([]);
  outcome = $state.raw<Stage["outcome"]>(null);
  readonly game: string;
  readonly readonly = false;
  readonly names: string[];
  readonly people: number[];
  readonly awaited: number[];
  readonly mine: number[];
  readonly #texts: Texts;

  constructor(
    private readonly web: GameWeb,
    private readonly fixture: Fixture<V, I>,
    sources: readonly string[],
    { language = "en", seat, tempo }: Looks = {},
  ) {
    this.game = web.id;
    this.view = fixture.view;
    this.names = fixture.names;
    this.awaited = fixture.awaited;
    this.insight = fixture.insight ?? null;
    this.outcome = fixture.outcome;
    this.acting = Number(seat ?? fixture.awaited[0] ?? 0);
    this.mine = [this.acting];
    this.people = fixture.names.map((_, index) => index);
    this.choices = fixture.choices[this.acting] ?? [];
    this.tempo = Number(tempo ?? 1);
    this.#texts = new Texts(language, sources);
  }

  seatColour = (seat: number) => `var(--seat-${(seat % 6) + 1})`;
  aims = (key: string) => this.choicesAt(key).length > 0;
  readonly #byKey = $derived(
    group(this.choices, (choice) => this.web.aim(choice, this.view, this.acting ?? 0)),
  );
  choicesAt = (key: string): readonly Choice[] => this.#byKey.get(key) ?? [];
  touch = (key: string) =>
    console.log("touch", key, this.choicesAt(key), this.web.asks?.(key, this.view, this.acting ?? 0));
  point = (key: string | null) => {
    this.ghost = key === null ? null : (this.choicesAt(key)[0] ?? null);
  };
  sketch = (keys: readonly string[]) => {
    this.sketches = keys.length === 0 ? [] : [{ seat: this.acting ?? 0, keys }];
  };
  act = (choice: Choice) => console.log("act", choice.text);
  say = async (command: string): Promise<boolean> => {
    console.log("say", command);
    return true;
  };
  weigh = async (): Promise<null> => null;
  openRule = (paragraph: string) => console.log("rule", paragraph);

  t = (key: string, args?: Record<string, string | number>): string => {
    if (!this.#texts.has(key)) throw new Error(`no text ${key}`);
    return this.#texts.t(key, args);
  };

  tell = (kind: Telling, data: Tagged): string =>
    this.#texts.tell(
      kind,
      this.web.told?.(kind, data, this) ?? data,
      (seat) => this.names[seat] ?? String(seat),
    );

  /** Plays the recorded events one at a time. */
  play = async (): Promise<void> => {
    for (const event of this.fixture.events ?? []) {
      const ms = this.web.duration(event) * this.tempo;
      this.view = this.web.step?.(this.view, event) ?? this.view;
      this.playing = { event, ms };
      await new Promise((done) => setTimeout(done, ms));
    }
    this.playing = null;
    if (this.fixture.after) this.view = this.fixture.after.view;
  };
}
