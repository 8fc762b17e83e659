// What the player of this browser has in hand: the ability's token, or dice of a lock to be rolled again.
import type { Choice, Deck, Lock, Place } from "./types";

/** What lies on the board: spaces, clue tiles by their zone, locks and decks beside the spaces. */
export type Spot = Place | `k${number}` | `lock:${Lock}` | `deck:${Deck}`;

/** Uses of a token that are aimed at a space. */
const TOKEN_TYPES = ["sprint", "leap", "read", "read_clue"];
export const isTokenUse = (choice: Choice): boolean => TOKEN_TYPES.includes(choice.type);

class Tool {
  /** The token is in hand: spaces mean what it does there. */
  hasToken = $state(false);

  /** What touching a space means now. */
  key(place: Place): string {
    return `${this.hasToken ? "token" : "node"}:${place}`;
  }

  clueKey(zone: number): string {
    return `${this.hasToken ? "token" : "clue"}:${zone}`;
  }

  /** What touching a thing on the board means now. */
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

  /** Lets go of a token that has no use any more. */
  check(choices: readonly Choice[]): void {
    if (this.hasToken && !choices.some(isTokenUse)) this.hasToken = false;
  }
}

export const tool = new Tool();
