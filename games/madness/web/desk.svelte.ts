// Local state of this browser before anything is sent: lifted cards, the draft remark, the map
// shown over the encounter, advice.

import { Draft } from "./talk/draft.svelte";
import type { Card, Letter, View } from "./types";

const LOW = "(min-width: 761px) and (max-height: 800px), (max-height: 720px)";

class Desk {
  /** Cards to be played, in the order they were lifted. */
  lifted = $state.raw<readonly Card[]>([]);
  /** Shows the map during an encounter. */
  showsMap = $state(false);
  /** A tap gives advice instead of acting. */
  isAdvising = $state(false);
  /** Shows remarks about one challenge only. */
  filter = $state<Letter | null>(null);
  /** Hidden by default on a low screen. */
  showsTally = $state(!globalThis.matchMedia?.(LOW).matches);
  /** On a phone, shows all remarks instead of the panel. */
  isReading = $state(false);
  readonly draft = new Draft();
  #moment = "";

  /** Number of lifted cards of this kind. */
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

  /** Drops state of an earlier timer and cards that are no longer in the hand. */
  check(view: View, hand: readonly Card[]): void {
    const moment = `${view.round}:${view.timer?.number ?? 0}`;
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
