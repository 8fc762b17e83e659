// Cards that the host writes on the blank ones.
import type { BlankCard } from "../wire";

export const LEVELS = [1, 2, 3] as const;
/** What the rules allow. */
export const A_LEVEL = 2;
export const TITLE_CHARS = 40;
export const ABOUT_CHARS = 200;
export const CLAUSES_MAX = 6;

export const isCards = (value: unknown): value is BlankCard[] => Array.isArray(value);

/** One line, nothing around it. */
export const line = (typed: string): string => typed.replace(/\s+/g, " ").trim();

export const isWhole = (card: BlankCard): boolean => card.title !== "" && card.about !== "";

/** The texts of these cards, by the keys that the printed ones have. */
export function ownWords(cards: readonly BlankCard[]): Record<string, string> {
  const words: Record<string, string> = {};
  for (const level of LEVELS) {
    const written = cards.filter((card) => card.level === level);
    written.forEach((card, nth) => {
      const key = `madness-l${level}-${21 + nth}`;
      words[key] = card.title;
      words[`${key}-about`] = card.about;
    });
  }
  return words;
}
