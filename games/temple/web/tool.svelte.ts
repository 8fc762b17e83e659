// The token that this browser's player has selected.
import type { Choice, Place } from "./types";

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
