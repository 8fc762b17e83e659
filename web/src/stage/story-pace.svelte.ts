// The pace of a story: the time each event stays on screen, and the way back to earlier events.
import type { GameEvent } from "./contract";

/** A moment of the story. */
export interface Moment {
  event: GameEvent;
  caption: { text: string; seat: number | null };
  view: unknown;
}

export class StoryPace {
  /** True while the story is stopped at an event and waits for a click. */
  isWaitingForClick = $state(false);
  /** True if the story has earlier events to go back to. */
  hasEarlierEvent = $state(false);
  /** True if the story stops at each event. */
  stopsAtEvents = false;
  /** True from a skip until the story has been shown. */
  isSkipping = false;
  #moments: Moment[] = [];
  #isGoingBack = false;
  #endWait: (() => void) | null = null;

  /** Forgets the story once it has been shown. */
  reset(): void {
    this.isSkipping = false;
    this.stopsAtEvents = false;
    this.#moments = [];
  }

  record(moment: Moment): void {
    this.#moments.push(moment);
  }

  wait(ms: number): Promise<void> {
    if (ms <= 0 || this.isSkipping) return Promise.resolve();
    const waiting = this.#untilContinued();
    const timer = setTimeout(() => this.continue(), ms);
    return waiting.finally(() => clearTimeout(timer));
  }

  #untilContinued(): Promise<void> {
    return new Promise((resolve) => {
      this.#endWait = resolve;
    });
  }

  /** Waits for a click that continues. Until then, the user can go back to earlier events. */
  async waitForClick(show: (moment: Moment) => void): Promise<void> {
    let at = this.#moments.length - 1;
    while (!this.isSkipping && at < this.#moments.length) {
      const moment = this.#moments[at];
      if (moment) show(moment);
      this.hasEarlierEvent = at > 0;
      this.isWaitingForClick = true;
      await this.#untilContinued();
      at = this.#isGoingBack ? Math.max(0, at - 1) : at + 1;
      this.#isGoingBack = false;
    }
    this.isWaitingForClick = false;
  }

  /** Ends the current wait and all further ones of this story. */
  skip(isPlaying: boolean): void {
    this.isSkipping = isPlaying;
    this.continue();
  }

  /** Ends the current wait. */
  continue(): void {
    this.#endWait?.();
    this.#endWait = null;
  }

  /** Goes back to the previous event, while the story is stopped. */
  goBack(): void {
    if (!this.isWaitingForClick) return;
    this.#isGoingBack = true;
    this.continue();
  }
}
