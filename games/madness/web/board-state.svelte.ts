// This browser's local state before anything is sent: lifted cards, the draft remark, the map shown over
// the encounter, and advice.

import { Draft } from "./talk/draft.svelte";
import type { Card, Letter, View } from "./types";

const LOW = "(min-width: 761px) and (max-height: 800px), (max-height: 720px)";

class BoardState {
  /** Cards to be played, in the order they were lifted. */
  lifted = $state.raw<readonly Card[]>([]);
  /** Whether the map is shown during an encounter. */
  showsMap = $state(false);
  /** Whether a tap gives advice instead of acting. */
  isAdvising = $state(false);
  /** The only challenge whose remarks are shown, or null for all. */
  filter = $state<Letter | null>(null);
  /** Whether the tally is shown. Hidden by default on a low screen. */
  showsTally = $state(!globalThis.matchMedia?.(LOW).matches);
  /** Whether a phone shows all remarks instead of the panel. */
  isReading = $state(false);
  readonly draft = new Draft();
  #moment = "";

  /** The number of lifted cards of this kind. */
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

  /** Clears state from an earlier timer, and lifted cards that are no longer in the hand. */
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

export const boardState = new BoardState();
