// The layout of the board: six rows of ice and rock, the edge above them, and the escape in the air.
import type { Region, Space } from "./types";

export const WIDTH = 600;
export const HEIGHT = 638;
/** Half the width and half the height of a space, and the distances between columns and rows. */
export const HALF = 44;
export const TALL = 50;
const COLUMN = 92;
const ROW = 76;
const SHORE = HEIGHT - 86;
/** The extra height of the floating edge, whose middle is directly above the highest space. */
const LIFT = 26;

const ROWS: readonly (readonly Space[])[] = [
  ["c1", "c2", "c3", "c4", "c5", "c6"],
  ["c7", "c8", "c9", "c10", "c11"],
  ["m1", "m2", "m3", "m4"],
  ["m5", "m6", "m7"],
  ["y1", "y2"],
  ["y3"],
  ["x1", "x2", "x3"],
];
/** The escape spaces, next to the peak and away from the land. */
const WAY_OUT: readonly (readonly [Space, readonly [number, number]])[] = [
  ["z1", [489, 152]],
  ["z2", [543, 240]],
  ["z3", [552, 346]],
];

const PLACES = new Map<Space, readonly [number, number]>();
for (const [row, spaces] of ROWS.entries())
  for (const [column, space] of spaces.entries())
    PLACES.set(space, [
      WIDTH / 2 + (column - (spaces.length - 1) / 2) * COLUMN,
      SHORE - row * ROW - (row === 6 ? LIFT : 0),
    ]);
for (const [space, place] of WAY_OUT) PLACES.set(space, place);

/** All spaces in reading order, starting from the shore. */
export const SPACES: readonly Space[] = [...PLACES.keys()];
export const middle = (space: Space): readonly [number, number] => PLACES.get(space) ?? [0, 0];

const REGIONS: Record<string, Region> = { c: "coast", m: "mountain", y: "city", x: "edge", z: "escape" };
export const regionOf = (space: Space): Region => REGIONS[space[0] ?? ""] ?? "coast";

/** A hexagon with a vertex at the bottom. */
export function hexagon(half = HALF, tall = TALL): string {
  const low = tall / 2;
  return `M0${-tall}L${half}${-low}V${low}L0 ${tall}L${-half} ${low}V${-low}Z`;
}
