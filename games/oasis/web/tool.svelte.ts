// What the player of this browser has in hand for the free action: a land, or a camel.
import type { Choice, Land, Space } from "./types";

export type Tool = Land | "camel";

class Hand {
  tool = $state<Tool | null>(null);

  /** What touching a space means now. */
  key(space: Space): string {
    return `${this.tool ?? "space"}:${space}`;
  }

  take(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
  }

  clear(): void {
    this.tool = null;
  }

  /** Lets go of what can no longer be placed. */
  check(choices: readonly Choice[]): void {
    if (this.tool !== null && !toolsIn(choices).includes(this.tool)) this.tool = null;
  }
}

export const hand = new Hand();

/** What there is to choose from; several only in the free action. */
export function toolsIn(choices: readonly Choice[]): Tool[] {
  const found = new Set<Tool>();
  for (const choice of choices) {
    if (choice.type === "place") found.add(choice.land as Land);
    if (choice.type === "camel") found.add("camel");
  }
  return (["oasis", "steppe", "stony", "camel"] as const).filter((tool) => found.has(tool));
}
