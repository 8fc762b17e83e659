// Player names in typed text. R70: the rules know players by seat, so names are sent as `p2` and converted
// back to names for display.
import { named } from "../targets";

/** One-letter names are left alone, since they could refer to a challenge. */
const LETTERS_MIN = 2;

/** The typed text with names replaced by seats, which are in capitals if the whole text is. */
export function encodeNames(typed: string, names: readonly string[]): string {
  const seats = new Map(names.map((name, seat): [string, number] => [lower(name), seat]).reverse());
  const known = [...seats.keys()].filter((name) => [...name].length >= LETTERS_MIN);
  if (known.length === 0) return typed;
  // Longest first, so that no name is found inside another.
  const any = known
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join("|");
  const whole = new RegExp(`(^|[^\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "giu");
  const isShout = typed === typed.toUpperCase();
  return typed.replace(whole, (_, before: string, name: string) => {
    const seat = named(seats.get(lower(name)) ?? 0);
    return before + (isShout ? seat.toUpperCase() : seat);
  });
}

/** The text with seats replaced by names. */
export const decodeNames = (words: string, names: readonly string[]): string =>
  words.replace(/\b(p)([1-9])\b/gi, (word, p: string, nth: string) => {
    const name = names[Number(nth) - 1];
    return name === undefined ? word : p === "P" ? name.toUpperCase() : name;
  });

const lower = (name: string): string => name.trim().toLowerCase();
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
