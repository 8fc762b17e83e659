// The pawns' positions: centred when alone on a space, otherwise side by side.
import { box, boxOf } from "./places";
import type { Place, Player, View } from "./types";

interface PawnPosition {
  x: number;
  y: number;
  scale: number;
}

const OUTSIDE = box(13.15, 2.2, 2.8, 1.3);

/** The position of the `nth` of `n` pawns in a box. */
function positionWithin(
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  nth: number,
  n: number,
): PawnPosition {
  const perRow = Math.max(1, Math.min(n, w >= 110 ? Math.floor(w / 30) : n <= 2 ? n : n <= 4 ? 2 : 3));
  const rows = Math.ceil(n / perRow);
  const [row, column] = [Math.floor(nth / perRow), nth % perRow];
  const inRow = row === rows - 1 ? n - row * perRow : perRow;
  const scale = n === 1 ? 1.08 : rows > 1 || perRow > 2 ? 0.68 : 0.86;
  const stride = Math.min(w / inRow, 34);
  return {
    x: x + w / 2 + (column - (inRow - 1) / 2) * stride,
    y: y + h * (rows === 1 ? 0.74 : 0.5 + row * 0.4),
    scale,
  };
}

/** The position of a pawn if it moved here. */
export function previewPosition(view: View, seat: number, at: Place): PawnPosition {
  const others = view.players.filter((one) => one.at === at && one.seat !== seat);
  return positionWithin(boxOf(at), others.length, others.length + 1);
}

export function pawnPosition(view: View, player: Player): PawnPosition | null {
  const { at, status } = player;
  if (at !== null && view.phase.type !== "choosing") {
    const here = view.players.filter((one) => one.at === at);
    return positionWithin(boxOf(at), here.indexOf(player), here.length);
  }
  if (status !== "out") return null;
  const out = view.players.filter((one) => one.status === "out");
  return positionWithin(OUTSIDE, out.indexOf(player), out.length);
}
