// Kinds of statements: their groups on the panel and their fields.
import { keysOf } from "$lib/typed";
import type { Gear, Kind, Letter, Sign, Size } from "../types";

type Sheet = "mine" | "plan" | "others" | "signs" | "text";
/** The panel's tabs: my cards, our plan, requests, signs, free text. */
export const SHEETS: Record<Sheet, readonly [Kind, ...Kind[]]> = {
  mine: ["have_total", "have_card", "have_size", "have_count", "injured"],
  plan: ["offer", "need", "total", "focus", "number"],
  others: ["request", "hold", "ask", "point", "echo"],
  signs: ["yes", "no", "go", "wait", "react"],
  text: ["text"],
};
export const sheetOf = (kind: Kind): Sheet =>
  keysOf(SHEETS).find((sheet) => SHEETS[sheet].includes(kind)) ?? "mine";

const OF_GEAR: readonly Kind[] = [
  "have_card",
  "have_total",
  "have_count",
  "have_size",
  "request",
  "hold",
  "ask",
];
const OF_LETTER: readonly Kind[] = ["offer", "total", "need", "focus"];
/** The smallest and largest number for each kind. `optional` means that the number may be omitted. */
const NUMBERS: Partial<Record<Kind, { min: number; max: number; optional?: boolean }>> = {
  have_card: { min: 1, max: 20 },
  have_total: { min: 0, max: 99 },
  have_count: { min: 0, max: 20 },
  offer: { min: 1, max: 60, optional: true },
  request: { min: 1, max: 60, optional: true },
  total: { min: 0, max: 99 },
  need: { min: 0, max: 60 },
  number: { min: 0, max: 99 },
  injured: { min: 0, max: 15 },
};

export const hasGear = (kind: Kind): boolean => OF_GEAR.includes(kind);
export const hasLetter = (kind: Kind): boolean => OF_LETTER.includes(kind);
export const numbersOf = (kind: Kind) => NUMBERS[kind] ?? null;
/** Counts are never written as a sum of two numbers. */
export const canSplit = (kind: Kind): boolean =>
  numbersOf(kind) !== null && kind !== "have_count" && kind !== "injured";
/** The number of buttons per kind of equipment or per challenge. */
export function nButtons(kind: Kind): number {
  if (kind === "have_size") return SIZES.length;
  const numbers = numbersOf(kind);
  return numbers ? numbers.max - numbers.min + 1 + (numbers.optional ? 1 : 0) : 1;
}
export const isGesture = (kind: Kind): boolean => kind === "point" || kind === "react";

export const SIZES: readonly Size[] = ["no", "little", "fair", "plenty"];
export const SIGNS: readonly Sign[] = [
  "thumbs_up",
  "thumbs_down",
  "question",
  "alarm",
  "handshake",
  "stop",
  "hourglass",
  "scream",
];
export const LETTERS: readonly Letter[] = ["a", "b"];
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "violet",
  "black",
  "white",
  "grey",
  "pink",
  "brown",
  "gold",
] as const;
export const ORDINALS = Array.from({ length: 12 }, (_, index) => String(index + 1));
export const LEADING: readonly string[] = ["yes", "no", "hm"];
export const TRAILING: readonly string[] = ["please", "tekeli-li", "cold", "wind", "?", "!"];
export const PREFIX_MAX = 3;
export const SUFFIX_MAX = 4;
export const BODY_MAX = 80;
export type { Gear };
