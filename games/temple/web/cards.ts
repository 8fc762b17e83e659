// What treasure cards show, and which of them lie aside.
import type { Card, Treasure } from "./types";

/** Which picture: its value, `k` for a casket, or the single piece it is. */
export const kindOf = (card: Treasure): string => card.split("-")[1] ?? card;

const SINGLE: Record<string, number> = { al: 4, gs: 5, st: 6 };

/** Nobody knows what is in a casket. */
export function pointsOf(card: Treasure): number | null {
  const kind = kindOf(card);
  return kind === "k" ? null : (SINGLE[kind] ?? Number(kind));
}

export interface Held {
  card: Card;
  /** Laid aside: to be dropped, paid or given. */
  isLaid: boolean;
  index: number;
}

/** A hand with what lies aside; equal cards are interchangeable, so the last of them are aside. */
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
