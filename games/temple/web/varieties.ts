// Kinds of Variety cards: banes, boons, twists, and cards for rivals.
import type { Variety } from "./wire";

type VarietyKind = "bane" | "boon" | "twist" | "rival";

export function varietyKind(card: Variety): VarietyKind {
  const n = Number(card.slice(1));
  if (n <= 16) return "bane";
  if (n <= 22) return "boon";
  return n === 23 ? "twist" : "rival";
}

export const VARIETY_SYMBOLS: Record<VarietyKind, string> = { bane: "▼", boon: "▲", twist: "◆", rival: "✦" };
