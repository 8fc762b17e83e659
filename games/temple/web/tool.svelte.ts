// What the player of this browser has in hand: the ability's token, or dice of a lock to be rolled again.
import type { Choice, Place } from "./types";

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
