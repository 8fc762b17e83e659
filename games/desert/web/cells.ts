// The geometry of the drawing.
import type { Cell, City, Part, PartView, Pawn, View } from "./types";

export const SIDE = 5;
/** The number of actions at the start of a turn. The view has the actual number. */
export const FULL_TURN = 4;
/** The size of a tile and the distance between tiles, in drawing units. */
export const TILE = 100;
export const PITCH = 107;
/** The margin around the tiles, for coordinates and incoming wind. */
export const MARGIN = 24;
export const BOARD = 2 * MARGIN + (SIDE - 1) * PITCH + TILE;

export const LETTERS = ["a", "b", "c", "d", "e"] as const;
export const CELLS: readonly Cell[] = LETTERS.flatMap((_, row) =>
  LETTERS.map((letter) => `${letter}${row + 1}`),
);

/** The parts of the machine, in the order of their panels. */
export const PARTS: readonly Part[] = ["propeller", "engine", "crystal", "navdeck"];
const LINES = ["row", "column"] as const;

/** The parts that count for the win: those picked up, and perhaps those lying on the launch pad. */
export function readyParts({ parts, tiles, switches }: View): readonly Part[] {
  const pad = tiles.find((tile) => tile.excavated && tile.city === "pad")?.cell;
  const isReady = ({ at }: PartView) =>
    typeof at === "object" && ("held" in at || (at.on === pad && switches.pad_parts === "held_or_lying"));
  return parts.filter(isReady).map(({ part }) => part);
}

/** Returns the part and the line that a city side is a clue for, or null if it is not a clue. */
export function clueOf(city: City): { part: Part; line: (typeof LINES)[number] } | null {
  for (const part of PARTS) for (const line of LINES) if (city === `${part}_${line}`) return { part, line };
  return null;
}

export const column = (cell: Cell): number => cell.charCodeAt(0) - 97;
export const row = (cell: Cell): number => cell.charCodeAt(1) - 49;
export const cellAt = (atRow: number, atColumn: number): Cell => `${LETTERS[atColumn] ?? "a"}${atRow + 1}`;

/** The top left corner of a cell. */
export const left = (cell: Cell): number => MARGIN + column(cell) * PITCH;
export const top = (cell: Cell): number => MARGIN + row(cell) * PITCH;
export const middle = (cell: Cell): [number, number] => [left(cell) + TILE / 2, top(cell) + TILE / 2];

/** The foot positions of pawns that share a tile, relative to its corner. */
const FEET: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 84]],
  [
    [30, 84],
    [70, 84],
  ],
  [
    [22, 86],
    [50, 80],
    [78, 86],
  ],
  [
    [26, 54],
    [74, 54],
    [26, 93],
    [74, 93],
  ],
  [
    [27, 62],
    [73, 62],
    [20, 93],
    [50, 89],
    [80, 93],
  ],
];

/** Returns the position of a pawn's feet in the drawing. */
export function feet(view: View, pawn: Pawn): [number, number] {
  const there = view.crew.filter((other) => other.cell === pawn.cell && other.role !== null);
  if (there.length === 1 && partsOn(view, pawn.cell).length > 0)
    return [left(pawn.cell) + 66, top(pawn.cell) + 84];
  const place = FEET[Math.min(there.length, 5)]?.[there.findIndex((other) => other.seat === pawn.seat)];
  const [x, y] = place ?? [50, 84];
  return [left(pawn.cell) + x, top(pawn.cell) + y];
}

export function partsOn(view: View, cell: Cell): Part[] {
  const lies = ({ at }: PartView) => typeof at === "object" && "on" in at && at.on === cell;
  return view.parts.filter(lies).map((one) => one.part);
}

/** Returns the centre of a part on this cell. Parts move aside for pawns. */
export function partAt(view: View, part: Part, cell: Cell): [number, number] {
  const there = partsOn(view, cell);
  const isShared = view.crew.filter((pawn) => pawn.cell === cell && pawn.role !== null).length === 1;
  if (isShared && there.length === 1) return [left(cell) + 26, top(cell) + 57];
  const [x] = middle(cell);
  return [x + (there.indexOf(part) - (there.length - 1) / 2) * 34, top(cell) + (isShared ? 30 : 36)];
}

const SCALES = [1, 1.32, 1.16, 1.02, 1, 0.92];

/** Returns a pawn's scale. The fewer pawns share a tile, the taller they are. */
export function pawnScale(view: View, pawn: Pawn): number {
  const there = view.crew.filter((other) => other.cell === pawn.cell && other.role !== null);
  return SCALES[there.length] ?? 0.92;
}

export const tileOn = (view: View, cell: Cell) => view.tiles.find((tile) => tile.cell === cell);
export const pawnOf = (view: View, seat: number) => view.crew.find((pawn) => pawn.seat === seat);
