// What the player of this browser has in hand before anything is sent: lifted cards, a remark being
// put together, the map pulled over the encounter, counsel.

import { Draft } from "./talk/draft.svelte";
import type { Card, Letter, View } from "./types";

const LOW = "(min-width: 761px) and (max-height: 800px), (max-height: 720px)";

class Desk {
  /** Cards that wait to be laid, in the order in which they were lifted. */
  lifted = $state.raw<readonly Card[]>([]);
  /** The way is shown although something is being faced. */
  showsMap = $state(false);
  /** Touching a thing gives counsel instead of acting. */
  isAdvising = $state(false);
  /** Remarks about one challenge only. */
  filter = $state<Letter | null>(null);
  /** On a low screen it waits to be asked for. */
  showsTally = $state(!globalThis.matchMedia?.(LOW).matches);
  /** On a phone: all remarks in place of the panel. */
  isReading = $state(false);
  readonly draft = new Draft();
  #moment = "";

  /** How many of these are lifted. */
  n(card: Card): number {
    return this.lifted.filter((one) => one === card).length;
  }
  lift(card: Card): void {
    this.lifted = [...this.lifted, card];
  }
  drop(card: Card): void {
    const at = this.lifted.lastIndexOf(card);
    if (at >= 0) this.lifted = this.lifted.toSpliced(at, 1);
  }

  /** Lets go of what belongs to another glass, and of cards that are no longer in the hand. */
  check(view: View, hand: readonly Card[]): void {
    const moment = `${view.round}:${view.glass?.number ?? 0}`;
    if (moment !== this.#moment) this.clear();
    this.#moment = moment;
    const kept: Card[] = [];
    for (const card of this.lifted)
      if (kept.filter((one) => one === card).length < hand.filter((one) => one === card).length)
        kept.push(card);
    if (kept.length < this.lifted.length) this.lifted = kept;
  }

  clear(): void {
    this.lifted = [];
    this.showsMap = false;
    this.isAdvising = false;
    this.filter = null;
    this.isReading = false;
    this.draft.clear();
  }
}

export const desk = new Desk();
