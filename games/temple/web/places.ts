// The printed board: every space's position in the drawing, and the connections between spaces.
import type { Deck, Lock, Place, Sun } from "./types";

/** The side length of a space in the drawing. */
export const UNIT = 60;
const LEFT = 50;
const TOP = 12;
export const WIDTH = LEFT + 13 * UNIT + 12;
export const HEIGHT = TOP + 12 * UNIT + 14;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Converts a rectangle in the board grid (columns 3 to 15, rows 1 to 12) to drawing coordinates. */
export function box(x: number, y: number, w = 1, h = 1): Box {
  return { x: LEFT + (x - 3) * UNIT, y: TOP + (y - 1) * UNIT, w: w * UNIT, h: h * UNIT };
}

/** Column, row, width, height, and the distance to the exit printed on the board. */
type Printed = readonly [x: number, y: number, w: number, h: number, dist: number];

const CORRIDOR: readonly (readonly [Place, Printed])[] = [
  ["c0", [15, 11, 1, 1, 21]],
  ["c1", [15, 10, 1, 1, 20]],
  ["c2", [15, 9, 1, 1, 19]],
  ["c3", [15, 8, 1, 1, 18]],
  ["c4", [15, 7, 1, 1, 17]],
  ["c5", [13, 7, 2, 1, 16]],
  ["c6", [11, 7, 2, 1, 15]],
  ["c7", [8, 7, 3, 1, 14]],
  ["c8", [6, 7, 2, 1, 13]],
  ["c9", [4, 7, 2, 1, 14]],
  ["c10", [3, 7, 1, 1, 15]],
  ["c11", [3, 6, 1, 1, 14]],
  ["c12", [3, 5, 1, 1, 13]],
  ["c13", [3, 4, 1, 1, 12]],
  ["c14", [3, 3, 1, 1, 11]],
  ["c15", [3, 2, 1, 1, 10]],
  ["c16", [4, 2, 2, 1, 9]],
  ["c17", [6, 2, 2, 1, 8]],
  ["c18", [8, 1, 1, 2, 7]],
  ["c19", [8, 3, 1, 1, 6]],
  ["c20", [8, 4, 1, 1, 5]],
  ["c21", [8, 5, 1, 1, 6]],
  ["c22", [8, 6, 1, 1, 6]],
  ["c23", [9, 6, 3, 1, 5]],
  ["c24", [12, 5, 1, 2, 4]],
  ["c25", [12, 4, 1, 1, 3]],
  ["c26", [12, 3, 1, 1, 2]],
  ["c27", [12, 2, 1, 1, 1]],
];
const RIVER: readonly (readonly [Place, Printed])[] = [
  ["r1", [9, 1, 1, 1, 11]],
  ["r2", [10, 1, 1, 1, 10]],
  ["r3", [11, 1, 1, 1, 9]],
  ["r4", [11, 2, 1, 1, 8]],
  ["r5", [10, 2, 1, 1, 7]],
  ["r6", [9, 2, 1, 1, 6]],
  ["r7", [9, 3, 1, 1, 5]],
  ["r8", [10, 3, 1, 1, 4]],
];
const WALLS_DIST = [
  [21, 20, 19, 19, 20, 21],
  [20, 19, 18, 18, 19, 20],
  [19, 18, 17, 17, 18, 19],
  [18, 17, 16, 16, 17, 18],
];
const LAVA_DIST = [
  [14, 13, 12, 12],
  [13, 12, 11, 11],
  [12, 11, 10, 10],
  [11, 10, 9, 9],
];

const COLUMNS = [1, 2, 3, 4, 5, 6] as const;
const ZONES = [1, 2, 3, 4] as const;

function print(): Map<Place, Printed> {
  const all = new Map<Place, Printed>([["ent", [9, 12, 6, 1, 20]], ...CORRIDOR, ...RIVER]);
  for (const zone of ZONES)
    for (const column of COLUMNS)
      all.set(`w${zone}${column}`, [8 + column, 12 - zone, 1, 1, WALLS_DIST[zone - 1]?.[column - 1] ?? 0]);
  for (const line of ZONES)
    for (const column of ZONES)
      all.set(`l${line}${column}`, [3 + column, 7 - line, 1, 1, LAVA_DIST[line - 1]?.[column - 1] ?? 0]);
  all.set("exit", [12, 1, 1, 1, 0]);
  all.set("bank", [11, 3, 1, 1, 3]);
  all.set("br", [9, 4, 3, 1, 4]);
  return all;
}

const PRINTED = print();
/** All eighty spaces in reading order. */
export const PLACES: readonly Place[] = [...PRINTED.keys()].sort((one, other) => {
  const [a, b] = [printed(one), printed(other)];
  return a[1] - b[1] || a[0] - b[0];
});
/** The boulder's track, up to the exit. */
export const TRACK: readonly Place[] = [...CORRIDOR.map(([place]) => place), "exit"];

function printed(place: Place): Printed {
  return PRINTED.get(place) ?? [3, 12, 1, 1, 0];
}

export function boxOf(place: Place): Box {
  const [x, y, w, h] = printed(place);
  return box(x, y, w, h);
}

export function middle(place: Place): readonly [number, number] {
  const { x, y, w, h } = boxOf(place);
  return [x + w / 2, y + h / 2];
}

/** The distance to the exit printed on the board. */
export const distOf = (place: Place): number => printed(place)[4];

const ROOMS: Record<string, string> = { w: "walls", c: "corridor", l: "lava", r: "river" };
const SINGLES: Record<string, string> = {
  ent: "entrance",
  exit: "outside",
  bank: "bank",
  br: "bridge",
};
export const areaOf = (place: Place): string => SINGLES[place] ?? ROOMS[place[0] ?? ""] ?? "corridor";

/** The row (or zone) and the column of a space in the Walls Room or the Lava Room. */
export const rowOf = (place: Place): number => Number(place[1]);
export const columnOf = (place: Place): number => Number(place[2]);
/** The Suns' spaces, and the corridor corners behind them. */
export const SUN_PLACES: Record<Sun, Place> = { a: "l11", b: "l41" };
export const SUN_CORNERS: Record<Sun, Place> = { a: "c10", b: "c15" };
export const isGlyphPlace = (place: Place): boolean =>
  areaOf(place) === "lava" && place !== "l11" && place !== "l41";

/** Connections between areas that can be walked both ways. */
const DOORS: readonly (readonly [Place, Place])[] = [
  ["w43", "c6"],
  ["w44", "c6"],
  ["c8", "l14"],
  ["c8", "l13"],
  ["c9", "l12"],
  ["c16", "l42"],
  ["c17", "l43"],
  ["c17", "l44"],
  ["c20", "br"],
  ["br", "c25"],
  ["bank", "c26"],
  ["c27", "exit"],
];
export const WAYS: readonly (readonly [Place, Place])[] = [
  ...TRACK.slice(0, -2).map((from, index) => [from, TRACK[index + 1] ?? from] as const),
  ...DOORS,
  ...COLUMNS.map((column): [Place, Place] => ["ent", `w1${column}`]),
];
/** The river's spaces, which can only be travelled downstream. */
export const STREAM: readonly Place[] = ["c18", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "bank"];

/** The gap in the wall between two adjacent spaces. */
export function gate([from, to]: readonly [Place, Place], width = 34, depth = 12): Box {
  const [a, b] = [boxOf(from), boxOf(to)];
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.w, b.x + b.w);
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.h, b.y + b.h);
  if (right > left) {
    const [across, y] = [Math.min(width, right - left - 8), (top + bottom) / 2];
    return { x: (left + right - across) / 2, y: y - depth / 2, w: across, h: depth };
  }
  const [down, x] = [Math.min(width, bottom - top - 8), (left + right) / 2];
  return { x: x - depth / 2, y: (top + bottom - down) / 2, w: depth, h: down };
}

/** The position of each lock in the drawing. */
export const LOCK_BOXES: Record<Lock, Box> = {
  alcove_1: box(4.5, 8.02, 1, 0.8),
  alcove_2: box(2.2, 6.05, 0.76, 0.9),
  alcove_3: box(2.2, 3.05, 0.76, 0.9),
  alcove_4: box(4.5, 1.16, 1, 0.8),
  stone: box(10.05, 5.1, 0.9, 0.86),
  tunnel: box(11.1, 6.1, 0.8, 0.8),
  door: box(8.1, 2.84, 0.8, 0.32),
};
/** Clue tiles lie left of the zones, with zone 1 at the bottom. */
export const clueBox = (zone: number): Box => box(8, 12 - zone);
/** The treasure decks. The zones' decks lie beside the clues, the lava and river decks in the rock. */
export const DECK_BOXES: Partial<Record<Deck, Box>> = {
  z1: box(7, 11),
  z2: box(7, 10),
  z3: box(7, 9),
  z4: box(7, 8),
  lv: box(13.1, 5.05),
  rv: box(14.4, 5.05),
};
/** The bowl with the round's dice, and the gauge of the wall deck. */
export const BOWL = box(3.05, 9.3, 3.8, 1.5);
export const GAUGE = box(3.05, 11.05, 3.8, 1.6);
