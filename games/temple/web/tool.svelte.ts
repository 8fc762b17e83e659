// The token that the player of this browser has taken in hand.
import type { Choice, Deck, Lock, Place } from "./types";

/** Things on the board: spaces, clue tiles by zone, and locks and decks beside the spaces. */
export type Spot = Place | `k${number}` | `lock:${Lock}` | `deck:${Deck}`;

/** Token uses that are aimed at a space. */
const TOKEN_TYPES = ["sprint", "leap", "read", "read_clue"];
export const isTokenUse = (choice: Choice): boolean => TOKEN_TYPES.includes(choice.type);

class Tool {
  /** While the token is in hand, touching a space uses it there. */
  hasToken = $state(false);

  /** The key for touching a space. */
  key(place: Place): string {
    return `${this.hasToken ? "token" : "space"}:${place}`;
  }

  clueKey(zone: number): string {
    return `${this.hasToken ? "token" : "clue"}:${zone}`;
  }

  /** The key for touching any thing on the board. */
  keyOf(spot: Spot): string {
    if (spot.includes(":")) return spot;
    return spot.startsWith("k") ? this.clueKey(Number(spot[1])) : this.key(spot as Place);
  }

  toggle(): void {
    this.hasToken = !this.hasToken;
  }

  clear(): void {
    this.hasToken = false;
  }

  /** Puts down a token that can no longer be used. */
  check(choices: readonly Choice[]): void {
    if (this.hasToken && !choices.some(isTokenUse)) this.hasToken = false;
  }
}

export const tool = new Tool();
