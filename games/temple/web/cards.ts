// The faces of treasure cards, and the cards that are set aside.
import type { Card, Treasure } from "./types";

/** The kind of picture on a card: its value, `k` for a casket, or the name of a unique piece. */
export const kindOf = (card: Treasure): string => card.split("-")[1] ?? card;

const SINGLE: Record<string, number> = { al: 4, gs: 5, st: 6 };

/** A card's value, or `null` for a casket, whose value is not rolled until the end. */
export function pointsOf(card: Treasure): number | null {
  const kind = kindOf(card);
  return kind === "k" ? null : (SINGLE[kind] ?? Number(kind));
}

export interface Held {
  card: Card;
  /** Whether the card is set aside to be dropped, paid or given. */
  isLaid: boolean;
  index: number;
}

/** Identical cards are interchangeable, so the last of them count as set aside. */
export function layOut(hand: readonly Card[], aside: readonly Card[]): Held[] {
  const left = new Map<string, number>();
  const name = ({ deck, card }: Card) => `${deck} ${card}`;
  for (const card of aside) left.set(name(card), (left.get(name(card)) ?? 0) + 1);
  const held = hand.map((card, index) => ({ card, isLaid: card.is_marked, index }));
  for (const one of [...held].reverse()) {
    const n = left.get(name(one.card)) ?? 0;
    if (one.isLaid || n === 0) continue;
    one.isLaid = true;
    left.set(name(one.card), n - 1);
  }
  return held;
}
