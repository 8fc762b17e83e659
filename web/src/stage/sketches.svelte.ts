// Dotted plans: drawn by anybody at the table, kept by nobody.
import { settings } from "../settings.svelte";
import type { Sketch } from "./contract";

const LIFETIME_MS = 60_000;

export class Sketches {
  #all = $state.raw<readonly Sketch[]>([]);
  /** Plans of others that were asked for. */
  #asked = $state.raw<readonly number[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  get all(): readonly Sketch[] {
    return this.#all;
  }

  /** In the order of seats; an empty plan is none. */
  draw(seat: number, keys: readonly string[]): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
    const others = this.#all.filter((one) => one.seat !== seat);
    if (keys.length === 0) {
      if (others.length < this.#all.length) this.#all = others;
      this.#asked = this.#asked.filter((one) => one !== seat);
      return;
    }
    this.#all = [...others, { seat, keys: [...keys] }].sort((one, other) => one.seat - other.seat);
    this.#timers.set(
      seat,
      setTimeout(() => this.wipe(seat), LIFETIME_MS),
    );
  }

  wipe(seat: number): void {
    this.draw(seat, []);
  }

  wipeAll(): void {
    for (const { seat } of this.#all) this.wipe(seat);
  }

  /** Is it drawn? Advice may wait until it is asked for. */
  isShown(seat: number, mine: readonly number[]): boolean {
    return !settings.plansOnAsk || mine.includes(seat) || this.#asked.includes(seat);
  }

  shown(mine: readonly number[]): readonly Sketch[] {
    return this.#all.filter(({ seat }) => this.isShown(seat, mine));
  }

  ask(seat: number): void {
    this.#asked = [...this.#asked, seat];
  }
}
