// What boards draw with: numbers that look random and never change, soft lines, the shapes of seats.
export type Point = readonly [number, number];
/** Short enough for a path. */
export const r1 = (n: number) => Math.round(n * 10) / 10;

/** Always the same numbers for the same seed, from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A soft line through the points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${r1(first[0])} ${r1(first[1])}`;
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    if (next) path += `Q${r1(x)} ${r1(y)} ${r1((x + next[0]) / 2)} ${r1((y + next[1]) / 2)}`;
    else path += `L${r1(x)} ${r1(y)}`;
  });
  return path;
}

/** Round the origin, its first corner at the top. */
export function polygon(corners: number, radius: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = -Math.PI / 2 + turn + (index / corners) * Math.PI * 2;
    return `${r1(radius * Math.cos(angle))} ${r1(radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

function star(corners: number, outer: number, inner: number): string {
  const points = Array.from({ length: corners * 2 }, (_, index) => {
    const angle = -Math.PI / 2 + (index / corners) * Math.PI;
    const radius = index % 2 === 0 ? outer : inner;
    return `${r1(radius * Math.cos(angle))} ${r1(radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** The shape that belongs to each seat, about 10 in radius. */
export const SEAT_SHAPES: readonly string[] = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  polygon(3, 11.5),
  polygon(4, 11, Math.PI / 4),
  polygon(4, 11.5),
  polygon(5, 10.6),
  star(5, 12, 5.4),
];
