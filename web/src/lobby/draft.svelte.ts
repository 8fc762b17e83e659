// A table being set up.
import { fitted } from "../lib/options";
import { createTable, usualBot, usualSeats } from "../lib/tables";
import type { GameInfo, Json, NewSeat, Options, Pace, Privacy, UndoPolicy, Watching } from "../wire/types";

export class Draft {
  preset = $state("");
  changed = $state.raw<Options>({});
  seats = $state.raw<NewSeat[]>([]);
  title = $state("");
  privacy = $state<Privacy>("link");
  watching = $state<Watching>("public");
  undo = $state<UndoPolicy>("free");
  pace = $state.raw<Pace>({ kind: "live" });

  constructor(readonly game: GameInfo) {
    this.preset = game.presets[0]?.id ?? "";
    this.seats = usualSeats(game);
  }

  readonly options = $derived.by((): Options => {
    const preset = this.game.presets.find((one) => one.id === this.preset);
    return { ...preset?.options, ...this.changed };
  });
  /** Everybody is here or a bot: it can begin at once. */
  readonly isComplete = $derived(this.seats.every((seat) => seat.kind !== "open"));

  pickPreset(id: string): void {
    this.preset = id;
    this.changed = {};
  }
  change(name: string, value: Json): void {
    this.changed = { ...this.changed, [name]: value };
  }
  setSeat(index: number, word: string): void {
    const seat: NewSeat = word === "me" || word === "open" ? { kind: word } : { kind: "bot", bot: word };
    this.seats = this.seats.map((old, n) => (n === index ? seat : old));
  }
  addSeat(): void {
    if (this.seats.length < this.game.seats_max)
      this.seats = [...this.seats, { kind: "bot", bot: usualBot(this.game) }];
  }
  removeSeat(): void {
    if (this.seats.length > this.game.seats_min) this.seats = this.seats.slice(0, -1);
  }

  /** What was changed, for as many seats as there are now. */
  private fitted(): Options {
    const specs = this.game.option_specs.filter((spec) => spec.name in this.changed);
    const n = this.seats.length;
    return Object.fromEntries(
      specs.map((spec) => [spec.name, fitted(spec, this.changed[spec.name] ?? null, n)]),
    );
  }
  create(start: boolean): Promise<void> {
    const { privacy, watching, undo, pace, seats } = this;
    return createTable({
      game: this.game.id,
      preset: this.preset || undefined,
      options: Object.keys(this.changed).length > 0 ? this.fitted() : undefined,
      title: this.title.trim() || undefined,
      seats,
      privacy,
      watching,
      undo,
      pace,
      start: start && this.isComplete,
    });
  }
}
