// Players' plans, drawn as dotted lines on the board. They are neither stored nor part of the game, and
// each one expires after a minute.
import { settings } from "../settings.svelte";
import type { Plan } from "./contract";

const LIFETIME_MS = 60_000;

export class PlanStore {
  #all = $state.raw<readonly Plan[]>([]);
  /** The seats of other players whose plans the user has chosen to see. */
  #revealed = $state.raw<readonly number[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  get all(): readonly Plan[] {
    return this.#all;
  }

  /** Replaces a seat's plan, keeping plans in seat order. An empty plan removes it. */
  set(seat: number, keys: readonly string[]): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
    const others = this.#all.filter((plan) => plan.seat !== seat);
    if (keys.length === 0) {
      if (others.length < this.#all.length) this.#all = others;
      this.#revealed = this.#revealed.filter((revealed) => revealed !== seat);
      return;
    }
    this.#all = [...others, { seat, keys: [...keys] }].sort((a, b) => a.seat - b.seat);
    this.#timers.set(
      seat,
      setTimeout(() => this.clear(seat), LIFETIME_MS),
    );
  }

  clear(seat: number): void {
    this.set(seat, []);
  }

  clearAll(): void {
    for (const { seat } of this.#all) this.clear(seat);
  }

  /** Other players' plans may stay hidden until the user asks for them, depending on `settings.plansOnAsk`. */
  isVisible(seat: number, mySeats: readonly number[]): boolean {
    return !settings.plansOnAsk || mySeats.includes(seat) || this.#revealed.includes(seat);
  }

  visible(mySeats: readonly number[]): readonly Plan[] {
    return this.#all.filter(({ seat }) => this.isVisible(seat, mySeats));
  }

  reveal(seat: number): void {
    this.#revealed = [...this.#revealed, seat];
  }
}
