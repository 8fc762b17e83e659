// The selected tool for the free action: a land or a camel.
import type { Choice, Land, Space } from "./types";

export type Tool = Land | "camel";

class ToolSelection {
  tool = $state<Tool | null>(null);

  /** Returns the target key for a space with the selected tool. */
  key(space: Space): string {
    return `${this.tool ?? "space"}:${space}`;
  }

  toggle(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
  }

  clear(): void {
    this.tool = null;
  }

  /** Clears the selection if the tool can no longer be placed. */
  check(choices: readonly Choice[]): void {
    if (this.tool !== null && !toolsIn(choices).includes(this.tool)) this.tool = null;
  }
}

export const toolSelection = new ToolSelection();

/** Returns the tools among the choices. Only the free action offers several. */
export function toolsIn(choices: readonly Choice[]): Tool[] {
  const found = new Set<Tool>();
  for (const choice of choices) {
    if (choice.type === "place") found.add(choice.land);
    if (choice.type === "camel") found.add("camel");
  }
  return (["oasis", "steppe", "stony", "camel"] as const).filter((tool) => found.has(tool));
}
