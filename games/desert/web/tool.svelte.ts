// This browser's local selection: a gear card that needs a target, a pawn to guide, or a pawn to inspect.
import type { Cell, Choice, StormCard } from "./types";

/** Tools that need a target. `plan` draws a plan and sends no action. */
export type ToolKind = "blast" | "jet" | "scope" | "guide" | "plan";

class BoardSelection {
  kind = $state<ToolKind | null>(null);
  /** The seat being guided. */
  whom = $state<number | null>(null);
  /** The pawn whose distances are shown until another one is selected. */
  chosen = $state<number | null>(null);
  /** The pawn under the pointer. */
  hovered = $state<number | null>(null);
  /** The wind whose path across the board is shown. */
  wind = $state<StormCard | null>(null);

  /** Returns the choice key for touching this cell. */
  key(cell: Cell): string {
    if (this.kind === null) return `tile:${cell}`;
    if (this.kind === "guide") return `guide:${this.whom}:${cell}`;
    return `${this.kind}:${cell}`;
  }

  take(kind: ToolKind, whom: number | null = null): void {
    const isSame = this.kind === kind && this.whom === whom;
    this.drop();
    if (isSame) return;
    this.kind = kind;
    this.whom = whom;
  }

  drop(): void {
    this.kind = null;
    this.whom = null;
  }

  /** Clears the tool and the selection. */
  clear(): void {
    this.drop();
    this.chosen = null;
  }

  /** Clears the tool after a game step, unless the player is drawing a plan. */
  clearUnlessPlanning(): void {
    if (this.kind !== "plan") this.clear();
  }

  /** Selects a touched pawn to show its distances, and makes it the tool if it can be guided. */
  choose(seat: number, choices: readonly Choice[]): void {
    const isSame = this.chosen === seat;
    this.drop();
    this.chosen = isSame ? null : seat;
    const canGuide = choices.some((choice) => choice.type === "guide" && choice.whom === seat);
    if (!isSame && canGuide) this.take("guide", seat);
  }

  /** Clears a tool that can no longer be used. */
  check(choices: readonly Choice[]): void {
    if (this.kind === null || this.kind === "plan") return;
    const fits = (choice: Choice) =>
      choice.type === this.kind && (choice.type !== "guide" || choice.whom === this.whom);
    if (!choices.some(fits)) this.drop();
  }
}

export const selection = new BoardSelection();
