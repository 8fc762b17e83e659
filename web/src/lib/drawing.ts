// Helpers for drawing boards as SVG: a seeded random number generator, path builders, and seat shapes.
export type Point = readonly [number, number];
/** Rounds to one decimal place, to keep path data short. */
export const round1 = (n: number) => Math.round(n * 10) / 10;

/** Returns a generator of numbers from 0 to 1 that depend only on the seed, so that drawings never change. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Path data for a smooth line through the points. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${round1(first[0])} ${round1(first[1])}`;
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    if (next) path += `Q${round1(x)} ${round1(y)} ${round1((x + next[0]) / 2)} ${round1((y + next[1]) / 2)}`;
    else path += `L${round1(x)} ${round1(y)}`;
  });
  return path;
}

/** Path data for a regular polygon centred on the origin, with its first corner at the top. */
export function polygonPath(corners: number, radius: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = -Math.PI / 2 + turn + (index / corners) * Math.PI * 2;
    return `${round1(radius * Math.cos(angle))} ${round1(radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

function starPath(corners: number, outer: number, inner: number): string {
  const points = Array.from({ length: corners * 2 }, (_, index) => {
    const angle = -Math.PI / 2 + (index / corners) * Math.PI;
    const radius = index % 2 === 0 ? outer : inner;
    return `${round1(radius * Math.cos(angle))} ${round1(radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** Path data for each seat's shape, with a radius of about 10. */
export const SEAT_SHAPES: readonly string[] = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  polygonPath(3, 11.5),
  polygonPath(4, 11, Math.PI / 4),
  polygonPath(4, 11.5),
  polygonPath(5, 10.6),
  starPath(5, 12, 5.4),
];
