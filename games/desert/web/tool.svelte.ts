// What the player of this browser has in hand: a gear card that needs a target, a pawn to guide, a pawn to ask about.
import type { Cell, Choice, StormCard } from "./types";

/** What needs a target; `plan` draws a plan instead of doing anything. */
export type ToolKind = "blast" | "jet" | "scope" | "guide" | "plan";

class Hand {
  kind = $state<ToolKind | null>(null);
  /** Who is being guided. */
  whom = $state<number | null>(null);
  /** The pawn whose distances are shown until another is chosen. */
  chosen = $state<number | null>(null);
  /** The pawn under the pointer. */
  hovered = $state<number | null>(null);
  /** The wind whose way over the board is shown. */
  wind = $state<StormCard | null>(null);

  /** What touching a cell means now. */
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

  /** Nothing in hand, nobody chosen. */
  clear(): void {
    this.drop();
    this.chosen = null;
  }

  /** The table goes on: whoever plans goes on planning. */
  settle(): void {
    if (this.kind !== "plan") this.clear();
  }

  /** A pawn was touched: its distances are shown, and whoever can be guided is in hand. */
  choose(seat: number, choices: readonly Choice[]): void {
    const isSame = this.chosen === seat;
    this.drop();
    this.chosen = isSame ? null : seat;
    const canGuide = choices.some((choice) => choice.type === "guide" && choice.whom === seat);
    if (!isSame && canGuide) this.take("guide", seat);
  }

  /** Lets go of what can no longer be used. */
  check(choices: readonly Choice[]): void {
    if (this.kind === null || this.kind === "plan") return;
    const fits = (choice: Choice) =>
      choice.type === this.kind && (this.kind !== "guide" || choice.whom === this.whom);
    if (!choices.some(fits)) this.drop();
  }
}

export const hand = new Hand();
