// The printed board and its spaces' coordinates in the drawing.
import type { Land, Space } from "./types";

/** The map: `~` is void, `#` the camel path, `.` a tile space, `g` one with a green border, `O S R` printed
 * land. */
const MAP: readonly string[] = [
  "~~~ggggSgggg~~~",
  "~~...........~~",
  "###..O...O..###",
  "#####.....#####",
  ".######.######.",
  "...#########...",
  "gR..#######..Rg",
  "g.S..#####..S.g",
  "g.....###.....g",
  "g..O..###..O..g",
  "....R.###.R....",
  "~ggg..###..ggg~",
  "~~~~..###..~~~~",
];
const PRINTED: Record<string, Land> = { O: "oasis", S: "steppe", R: "stony" };

export const N_COLUMNS = 15;
export const N_ROWS = 13;
/** The width of a space, in drawing units. */
export const CELL = 40;
/** The margin around the board, in drawing units. */
export const MARGIN = 13;
export const WIDTH = N_COLUMNS * CELL + 2 * MARGIN;
/** The height below the board for its edge and the column letters. */
const FOOT = 10;
export const HEIGHT = N_ROWS * CELL + 2 * MARGIN + FOOT;

export type Side = "north" | "east" | "south" | "west";
const SIDES: Record<Side, readonly [number, number]> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

const signAt = (row: number, column: number): string => MAP[row]?.[column] ?? "~";
export const column = (space: Space): number => space.charCodeAt(0) - 97;
export const row = (space: Space): number => Number(space.slice(1)) - 1;
const nameAt = (atRow: number, atColumn: number): Space =>
  `${String.fromCharCode(97 + atColumn)}${atRow + 1}`;
const signOf = (space: Space): string => signAt(row(space), column(space));

export const SPACES: readonly Space[] = MAP.flatMap((line, atRow) =>
  [...line].flatMap((sign, atColumn) => (sign === "~" ? [] : [nameAt(atRow, atColumn)])),
);
const isSpace = (space: Space): boolean => signOf(space) !== "~";
export const isPath = (space: Space): boolean => signOf(space) === "#";
export const PATH: readonly Space[] = SPACES.filter(isPath);
export const GROUND: readonly Space[] = SPACES.filter((space) => !isPath(space));
export const printedOn = (space: Space): Land | null => PRINTED[signOf(space)] ?? null;

export function beside(space: Space, side: Side): Space | null {
  const [down, right] = SIDES[side];
  const next = nameAt(row(space) + down, column(space) + right);
  return isSpace(next) ? next : null;
}

const ALL_SIDES: readonly Side[] = ["north", "east", "south", "west"];

/** Returns the sides of a green space that are at the edge of the board. */
export function greenSides(space: Space): Side[] {
  return signOf(space) === "g" ? ALL_SIDES.filter((side) => beside(space, side) === null) : [];
}

/** Returns the sides of a tile space that touch the camel path. */
export function strawSides(space: Space): Side[] {
  if (isPath(space) || printedOn(space)) return [];
  return ALL_SIDES.filter((side) => {
    const next = beside(space, side);
    return next !== null && isPath(next);
  });
}

export const left = (space: Space): number => MARGIN + column(space) * CELL;
export const top = (space: Space): number => MARGIN + row(space) * CELL;
export const middle = (space: Space): [number, number] => [left(space) + CELL / 2, top(space) + CELL / 2];
