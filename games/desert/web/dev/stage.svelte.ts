// A stage that acts on nothing: it shows a recorded moment and plays its events.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { game } from "../index";
import type { Choice, DesertStage, GameEvent, Insight, View } from "../types";

export interface Fixture {
  names: string[];
  awaited: number[];
  outcome: DesertStage["outcome"];
  view: View;
  choices: Choice[][];
  events?: GameEvent[];
  after?: Fixture;
  insight?: Insight;
}

export class FakeStage implements DesertStage {
  readonly game = "desert";
  view = $state.raw<View>({} as View);
  insight = $state.raw<Insight | null>(null);
  playing = $state.raw<DesertStage["playing"]>(null);
  tempo = $state(1);
  acting = $state<number | null>(null);
  ghost = $state.raw<Choice | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  sketches = $state.raw<DesertStage["sketches"]>([]);
  outcome = $state.raw<DesertStage["outcome"]>(null);
  readonly readonly = false;
  readonly names: string[];
  readonly awaited: number[];
  readonly mine: number[];
  #bundle: FluentBundle;

  constructor(
    private fixture: Fixture,
    sources: string[],
    lang: string,
    asked: URLSearchParams,
  ) {
    this.view = fixture.view;
    this.names = fixture.names;
    this.awaited = fixture.awaited;
    this.insight = fixture.insight ?? null;
    this.outcome = fixture.outcome;
    this.acting = Number(asked.get("seat") ?? fixture.awaited[0] ?? 0);
    this.mine = [this.acting];
    this.choices = fixture.choices[this.acting] ?? [];
    this.tempo = Number(asked.get("tempo") ?? 1);
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  seatColour = (seat: number) => `var(--seat-${seat + 1})`;
  aims = (key: string) => this.choicesAt(key).length > 0;
  choicesAt = (key: string) =>
    this.choices.filter((choice) => game.aim(choice, this.view, this.acting ?? 0).includes(key));
  touch = (key: string) =>
    console.log("touch", key, this.choicesAt(key), game.asks?.(key, this.view, this.acting ?? 0));
  point = (key: string | null) => {
    this.ghost = key === null ? null : (this.choicesAt(key)[0] ?? null);
  };
  sketch = (keys: readonly string[]) => {
    this.sketches = keys.length === 0 ? [] : [{ seat: this.acting ?? 0, keys }];
  };
  act = (choice: Choice) => console.log("act", choice.text);
  openRule = (paragraph: string) => console.log("rule", paragraph);

  t = (key: string, args?: Record<string, string | number>): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) throw new Error(`no text ${key}`);
    return this.#bundle.formatPattern(message.value, args);
  };

  tell = (kind: "event" | "action", data: { type: string; [field: string]: unknown }): string => {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(data)) args[name] = this.#word(name, value);
    return this.t(`${kind}-${data.type}`, args);
  };

  #word(name: string, value: unknown): string | number {
    if (value === null || value === undefined) return "none";
    if (["seat", "whom", "with"].includes(name)) return this.names[value as number] ?? String(value);
    if (["gear", "role", "part", "city"].includes(name)) return this.t(`${name}-${value}`);
    return typeof value === "number" ? value : String(value);
  }

  /** Plays the recorded events one at a time. */
  play = async (): Promise<void> => {
    for (const event of this.fixture.events ?? []) {
      const ms = game.duration(event) * this.tempo;
      this.view = game.step?.(this.view, event) ?? this.view;
      this.playing = { event, ms };
      await new Promise((done) => setTimeout(done, ms));
    }
    this.playing = null;
    if (this.fixture.after) this.view = this.fixture.after.view;
  };
}
