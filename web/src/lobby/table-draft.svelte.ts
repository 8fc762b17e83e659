// The state of the form for a new table.
import { fitToSeats } from "../lib/options";
import { createTable, defaultBot, defaultSeats } from "../lib/tables";
import type { GameInfo, Json, NewSeat, Options, Terms } from "../wire/types";

type NonNullableFields<T> = { [key in keyof T]: NonNullable<T[key]> };

export class TableDraft {
  preset = $state("");
  /** Options that differ from the preset. */
  changed = $state.raw<Options>({});
  seats = $state.raw<NewSeat[]>([]);
  title = $state("");
  terms = $state.raw<Required<NonNullableFields<Terms>>>({
    privacy: "link",
    watching: "public",
    undo: "free",
    pace: { kind: "live" },
    absence: "bot",
    stand_in: "",
  });

  constructor(readonly game: GameInfo) {
    this.preset = game.presets[0]?.id ?? "";
    this.seats = defaultSeats(game);
    this.terms = { ...this.terms, stand_in: defaultBot(game) };
  }

  readonly options = $derived.by((): Options => {
    const preset = this.game.presets.find(({ id }) => id === this.preset);
    return { ...preset?.options, ...this.changed };
  });
  /** True if no seat is open, so that the game can start immediately. */
  readonly isComplete = $derived(this.seats.every((seat) => seat.kind !== "open"));

  pickPreset(id: string): void {
    this.preset = id;
    this.changed = {};
  }
  change(name: string, value: Json): void {
    this.changed = { ...this.changed, [name]: value };
  }
  /** `player` is "me", "open" or a bot level. */
  setSeat(index: number, player: string): void {
    const seat: NewSeat =
      player === "me" || player === "open" ? { kind: player } : { kind: "bot", bot: player };
    this.seats = this.seats.map((old, n) => (n === index ? seat : old));
  }
  changeTerms(change: Terms): void {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    this.terms = { ...this.terms, ...Object.fromEntries(given) };
  }
  addSeat(): void {
    if (this.seats.length < this.game.seats_max)
      this.seats = [...this.seats, { kind: "bot", bot: defaultBot(this.game) }];
  }
  removeSeat(): void {
    if (this.seats.length > this.game.seats_min) this.seats = this.seats.slice(0, -1);
  }

  /** The changed options, adapted to the current number of seats. */
  #fittedOptions(): Options {
    const specs = this.game.option_specs.filter((spec) => spec.name in this.changed);
    const n = this.seats.length;
    return Object.fromEntries(
      specs.map((spec) => [spec.name, fitToSeats(spec, this.changed[spec.name] ?? null, n)]),
    );
  }
  create(start: boolean): Promise<void> {
    const { seats, terms } = this;
    return createTable({
      game: this.game.id,
      preset: this.preset || undefined,
      options: Object.keys(this.changed).length > 0 ? this.#fittedOptions() : undefined,
      title: this.title.trim() || undefined,
      seats,
      ...terms,
      start: start && this.isComplete,
    });
  }
}
