// Cards by face. For example, `tools-4` is a four of tools.
import type { Card, Challenge, Gear, Letter, View } from "./types";

export const GEARS: readonly Gear[] = ["tools", "weapons", "books", "crates"];
export const INJURY: Card = "injury";

export const gearOf = (card: Card): Gear | null => GEARS.find((gear) => card.startsWith(`${gear}-`)) ?? null;
export const worth = (card: Card): number => (card === INJURY ? 0 : Number(card.split("-")[1]));
export const isArcane = (card: Card): boolean => worth(card) === 10;

export interface Group {
  /** `null` for an injury. */
  gear: Gear | null;
  cards: readonly Card[];
  sum: number;
  /** The challenges that ask for this kind of equipment. */
  letters: readonly Letter[];
}

/** Groups a hand by kind, with required kinds first and injuries last. */
export function groups(cards: readonly Card[], challenges: readonly Challenge[]): Group[] {
  const asked = (gear: Gear | null) => challenges.filter((one) => one.gear === gear).map((one) => one.letter);
  const all = [...GEARS, null].map((gear): Group => {
    const own = cards.filter((card) => gearOf(card) === gear).sort((one, other) => worth(one) - worth(other));
    return {
      gear,
      cards: own,
      sum: own.reduce((sum, card) => sum + worth(card), 0),
      letters: asked(gear),
    };
  });
  const rank = ({ gear, letters }: Group) => (gear === null ? 9 : letters.length > 0 ? 0 : 1);
  return all.filter(({ cards: own }) => own.length > 0).sort((one, other) => rank(one) - rank(other));
}

/** The colour in which a kind of equipment appears. A mirage swaps colours. */
export function hue(view: View, gear: Gear): string {
  const shown = view.encounter?.mirage?.[GEARS.indexOf(gear)] ?? gear;
  return `var(--${shown})`;
}

interface Run {
  from: number;
  to: number;
}
/** The valid sums as contiguous ranges. For example, “9 or 11” is two ranges. */
export function runs(sums: readonly number[]): Run[] {
  const found: Run[] = [];
  for (const sum of sums) {
    const last = found.at(-1);
    if (last && last.to === sum - 1) last.to = sum;
    else found.push({ from: sum, to: sum });
  }
  return found;
}

/** The nearest valid sum, and the distance to it. */
export function nearest(sums: readonly number[], sum: number): { distance: number; to: number } {
  let best = { distance: Number.POSITIVE_INFINITY, to: sum };
  for (const to of sums) if (Math.abs(to - sum) < best.distance) best = { distance: Math.abs(to - sum), to };
  return best;
}
