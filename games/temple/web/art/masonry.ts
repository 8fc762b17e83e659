// Static stonework: corridor slabs with their cracks, mosaics, and the lava crust.
import { type Point, round1, seededRandom, smoothPath } from "$lib/drawing";
import { type Box, boxOf, gate, PLACES, STREAM, WAYS } from "../places";
import type { Place } from "../types";

interface Slab {
  place: Place;
  box: Box;
  cracks: string;
}

const INSET = 4;
const inset = ({ x, y, w, h }: Box, by = INSET): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});

/** A few cracks running inwards from an edge. */
function crack({ x, y, w, h }: Box, random: () => number): string {
  const from: Point = random() < 0.5 ? [x + w * random(), y] : [x, y + h * random()];
  const by = () => (random() - 0.35) * 18;
  const first: Point = [from[0] + by(), from[1] + 8 + random() * 8];
  const second: Point = [first[0] + by(), first[1] + 6 + random() * 9];
  const within = ([a, b]: Point): Point => [Math.min(Math.max(a, x + 2), x + w - 2), Math.min(b, y + h - 3)];
  return smoothPath([from, within(first), within(second)]);
}

function slabOf(place: Place, index: number): Slab {
  const random = seededRandom(index * 17 + 5);
  const box = inset(boxOf(place));
  const n = Math.round((box.w * box.h) / 2200);
  return { place, box, cracks: Array.from({ length: n }, () => crack(box, random)).join("") };
}

export const SLABS: readonly Slab[] = PLACES.filter((place) => place.startsWith("c") || place === "bank").map(
  slabOf,
);
export const GATES: readonly Box[] = WAYS.filter((way) => !way.includes("br")).map((way) => gate(way));

/** The joints between a room's stones. */
export function grid({ x, y, w, h }: Box, side: number): string {
  const lines: string[] = [];
  for (let at = x + side; at < x + w - 1; at += side) lines.push(`M${at} ${y}V${y + h}`);
  for (let at = y + side; at < y + h - 1; at += side) lines.push(`M${x} ${at}H${x + w}`);
  return lines.join("");
}

/** Glowing cracks in the crust. */
export function glow({ x, y, w, h }: Box, seed: number, n: number): string {
  const random = seededRandom(seed);
  const paths = Array.from({ length: n }, () => {
    let [px, py] = [x + w * random(), y + h * random()];
    const points: Point[] = [[px, py]];
    for (let step = 0; step < 4; step += 1) {
      px = Math.min(Math.max(px + (random() - 0.5) * 70, x + 4), x + w - 4);
      py = Math.min(Math.max(py + (random() - 0.5) * 70, y + 4), y + h - 4);
      points.push([px, py]);
    }
    return smoothPath(points);
  });
  return paths.join("");
}

/** The river bed, from its head to the brink. */
export const RIVER_LINE = ((): string => {
  const middles = STREAM.slice(0, -1).map((place): Point => {
    const { x, y, w, h } = boxOf(place);
    return place === "c18" ? [x + w - 6, y + 30] : [x + w / 2, y + h / 2];
  });
  return `M${middles.map(([x, y]) => `${round1(x)} ${round1(y)}`).join("L")}`;
})();

/** The boundaries between river spaces. */
export const FORDS = STREAM.slice(1, -2)
  .map((from, index) => {
    const { x, y, w, h } = gate([from, STREAM[index + 2] ?? from], 40, 0);
    return w === 0 ? `M${x} ${y}V${y + h}` : `M${x} ${y}H${x + w}`;
  })
  .join("");

/** Leaves and grass growing in through the exit. */
export function leaves({ x, y, w, h }: Box, seed: number, n: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: n }, () => {
    const [px, py] = [x + w * random(), y + h * random()];
    const [size, turn] = [7 + random() * 9, random() * Math.PI * 2];
    const tip: Point = [px + size * Math.cos(turn), py + size * Math.sin(turn)];
    const side = turn + Math.PI / 2;
    const bow = size * 0.42;
    const [cx, cy] = [(px + tip[0]) / 2, (py + tip[1]) / 2];
    const [ax, ay] = [cx + bow * Math.cos(side), cy + bow * Math.sin(side)];
    const [bx, by] = [cx - bow * Math.cos(side), cy - bow * Math.sin(side)];
    return `M${round1(px)} ${round1(py)}Q${round1(ax)} ${round1(ay)} ${round1(tip[0])} ${round1(tip[1])}Q${round1(bx)} ${round1(by)} ${round1(px)} ${round1(py)}Z`;
  }).join("");
}
