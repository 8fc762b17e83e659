// Cards written by the host.
import type { CustomCard } from "../wire";

export const LEVELS = [1, 2, 3] as const;
/** Limits set by the rules. */
export const CARDS_PER_LEVEL = 2;
export const TITLE_CHARS = 40;
export const ABOUT_CHARS = 200;
export const CLAUSES_MAX = 6;

export const isCards = (value: unknown): value is CustomCard[] => Array.isArray(value);

/** One trimmed line. */
export const trimLine = (typed: string): string => typed.replace(/\s+/g, " ").trim();

export const isWhole = (card: CustomCard): boolean => card.title !== "" && card.about !== "";

/** The texts of these cards, under the same keys as those of printed cards. */
export function cardTexts(cards: readonly CustomCard[]): Record<string, string> {
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
