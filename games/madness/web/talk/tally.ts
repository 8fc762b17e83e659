// What has been said about holdings in this glass: what was stated, not what is true.
import type { Gear, Remark, Size, Utterance, View } from "../types";

/** What one colleague said about one kind of equipment. */
export interface Stated {
  seat: number;
  gear: Gear;
  total: number | null;
  cards: readonly number[];
  count: number | null;
  size: Size | null;
  offer: number | null;
}

const gearOf = (view: View, said: Utterance): Gear | null =>
  said.gear ?? view.encounter?.challenges.find(({ letter }) => letter === said.letter)?.gear ?? null;

/** Saying the same thing again says nothing new. */
const isRepeat = (remarks: readonly Remark[], index: number): boolean => {
  const one = remarks[index];
  const before = remarks.slice(0, index).findLast(({ seat }) => seat === one?.seat);
  const facts = (it: Remark | undefined) => it?.said && [it.said.what, it.said.gear, it.said.value].join();
  return before?.said != null && facts(before) === facts(one);
};

export function tally(view: View): Stated[] {
  const found = new Map<string, Stated>();
  for (const [index, { seat, said }] of view.remarks.entries()) {
    const gear = said && gearOf(view, said);
    // Who echoes repeats the words of somebody else, not a claim about own cards.
    if (!said || !gear || said.kind === "echo") continue;
    const key = `${seat}:${gear}`;
    const before = found.get(key) ?? { seat, gear, total: null, cards: [], count: null, size: null, offer: null };
    const now = update(before, said, isRepeat(view.remarks, index));
    if (now) found.set(key, now);
  }
  return [...found.values()];
}

function update(before: Stated, { what, value, count, size }: Utterance, isAgain: boolean): Stated | null {
  switch (what) {
    case "have_total":
      return { ...before, total: value ?? before.total };
    case "have_card":
      return isAgain || value === null ? before : { ...before, cards: [...before.cards, value] };
    case "have_count":
      return { ...before, count: count ?? before.count };
    case "have_size":
      return { ...before, size: size ?? before.size };
    case "offer":
      return { ...before, offer: value ?? before.offer };
    default:
      return null;
  }
}

/** The number that a colleague stated, the most exact one. */
export function numberOf({ total, cards, offer, size }: Stated): number | null {
  if (total !== null) return total;
  if (cards.length > 0) return cards.reduce((sum, card) => sum + card, 0);
  if (offer !== null) return offer;
  return size === "no" ? 0 : null;
}

/** All that was stated of a kind together; null if nobody named a number. */
export function statedTotal(view: View, gear: Gear): number | null {
  const numbers = tally(view)
    .filter((one) => one.gear === gear)
    .map(numberOf)
    .filter((n) => n !== null);
  return numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0);
}
