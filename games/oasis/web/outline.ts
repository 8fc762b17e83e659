// SVG outlines around sets of spaces, slightly inset, with rounded corners.
import { CELL, column, MARGIN, row } from "./spaces";
import type { Space } from "./types";

type Corner = readonly [number, number];
const keyOf = ([x, y]: Corner) => `${x},${y}`;

/** Returns the border edges with the set on their right, by start corner. Two edges can share a corner. */
function edgesOf(spaces: readonly Space[]): Map<string, { from: Corner; to: Corner }[]> {
  const inside = new Set(spaces.map((space) => keyOf([column(space), row(space)])));
  const edges = new Map<string, { from: Corner; to: Corner }[]>();
  const add = (from: Corner, to: Corner) => {
    const existing = edges.get(keyOf(from));
    if (existing) existing.push({ from, to });
    else edges.set(keyOf(from), [{ from, to }]);
  };
  for (const space of spaces) {
    const [x, y] = [column(space), row(space)];
    if (!inside.has(keyOf([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!inside.has(keyOf([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(keyOf([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(keyOf([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  return edges;
}

const turnOf = (a: Corner, b: Corner, c: Corner) =>
  Math.sign((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]));

/** Returns the corners of every closed loop. Loops that touch at a corner stay separate. */
function loopsOf(spaces: readonly Space[]): Corner[][] {
  const edges = edgesOf(spaces);
  const loops: Corner[][] = [];
  for (let start = edges.values().next().value; start; start = edges.values().next().value) {
    const loop: Corner[] = [];
    let edge = start.pop();
    if (edge && start.length === 0) edges.delete(keyOf(edge.from));
    while (edge) {
      const here: { from: Corner; to: Corner } = edge;
      loop.push(here.from);
      const next = edges.get(keyOf(here.to));
      const sharp = next?.findIndex(({ to }) => turnOf(here.from, here.to, to) > 0) ?? -1;
      edge = next?.splice(Math.max(0, sharp), 1)[0];
      if (next?.length === 0) edges.delete(keyOf(here.to));
    }
    loops.push(loop);
  }
  return loops;
}

/** Returns only the corners where the loop turns. */
function cornersOf(loop: readonly Corner[]): Corner[] {
  return loop.filter((corner, index) => {
    const before = loop[(index + loop.length - 1) % loop.length] ?? corner;
    const after = loop[(index + 1) % loop.length] ?? corner;
    return turnOf(before, corner, after) !== 0;
  });
}

const toward = (from: Corner, to: Corner): Corner => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];

/** Returns the SVG path of the outline, `inset` units inside the edges. */
export function outline(spaces: readonly Space[], inset: number, radius: number): string {
  return loopsOf(spaces)
    .map((loop) => {
      const corners = cornersOf(loop);
      const points = corners.map((corner, index) => {
        const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
        const after = corners[(index + 1) % corners.length] ?? corner;
        const coming = toward(before, corner);
        const going = toward(corner, after);
        // The inside is to the right of both edges.
        const x = MARGIN + corner[0] * CELL + inset * (-coming[1] - going[1]);
        const y = MARGIN + corner[1] * CELL + inset * (coming[0] + going[0]);
        return { x, y, coming, going };
      });
      const parts = points.map(({ x, y, coming, going }, index) => {
        const start = `${index === 0 ? "M" : "L"}${x - coming[0] * radius} ${y - coming[1] * radius}`;
        return `${start}Q${x} ${y} ${x + going[0] * radius} ${y + going[1] * radius}`;
      });
      return `${parts.join("")}Z`;
    })
    .join("");
}
