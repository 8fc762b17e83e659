// Names in typed words. The table knows colleagues by their seats (R70): what people call each other
// is sent as `p2` and read as a name again.
import { named } from "../aim";

/** A name of one letter could be a challenge: it is left alone. */
const LETTERS_MIN = 2;

/** What was typed, with every name as the table reads it; in capitals where all of it is. */
export function coded(typed: string, names: readonly string[]): string {
  const seats = new Map(names.map((name, seat): [string, number] => [lower(name), seat]).reverse());
  const known = [...seats.keys()].filter((name) => [...name].length >= LETTERS_MIN);
  if (known.length === 0) return typed;
  // The longest first, so that nobody is found within somebody else's name.
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

/** The same as people read it. */
export const decoded = (words: string, names: readonly string[]): string =>
  words.replace(/\b(p)([1-9])\b/gi, (word, p: string, nth: string) => {
    const name = names[Number(nth) - 1];
    return name === undefined ? word : p === "P" ? name.toUpperCase() : name;
  });

const lower = (name: string): string => name.trim().toLowerCase();
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
