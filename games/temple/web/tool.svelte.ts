// The token that this browser's player has selected.
import type { Choice, Deck, Lock, Place } from "./types";

/** An object on the board: a space, a clue tile (by zone), or a lock or deck beside the spaces. */
export type Spot = Place | `k${number}` | `lock:${Lock}` | `deck:${Deck}`;

const isPlace = (spot: Spot): spot is Place => !spot.startsWith("k") && !spot.includes(":");

/** The actions that use a token on a space. */
const TOKEN_TYPES: readonly Choice["type"][] = ["sprint", "leap", "read", "read_clue"];
export const isTokenUse = (choice: Choice): boolean => TOKEN_TYPES.includes(choice.type);

class Tool {
  /** Whether the token is selected, so that touching a space uses it there. */
  hasToken = $state(false);

  /** The key for touching a space. */
  key(place: Place): string {
    return `${this.hasToken ? "token" : "space"}:${place}`;
  }

  clueKey(zone: number): string {
    return `${this.hasToken ? "token" : "clue"}:${zone}`;
  }

  /** The key for touching any object on the board. */
  keyOf(spot: Spot): string {
    if (isPlace(spot)) return this.key(spot);
    return spot.startsWith("k") ? this.clueKey(Number(spot[1])) : spot;
  }

  toggle(): void {
    this.hasToken = !this.hasToken;
  }

  clear(): void {
    this.hasToken = false;
  }

  /** Deselects a token that can no longer be used. */
  check(choices: readonly Choice[]): void {
    if (this.hasToken && !choices.some(isTokenUse)) this.hasToken = false;
  }
}

export const tool = new Tool();
