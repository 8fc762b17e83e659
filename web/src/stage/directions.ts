// Finds the next thing for an arrow key by the positions of things on the screen.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The number of rows down and columns to the right. */
export type Direction = readonly [down: number, right: number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The direction of an arrow key, or null for any other key. */
export const directionOf = (key: string): Direction | null => DIRECTIONS[key] ?? null;

/** The weight of a sideways distance, so that things straight ahead come first. */
const SIDEWAYS = 3;

/** Returns the index of the nearest rectangle in a direction, or null if there is none. It must begin
 * beyond the middle of `from` and its own middle must lie beyond the edge of `from`. */
export function nearestIn(from: Rect, rects: readonly Rect[], direction: Direction): number | null {
  const [ahead, aside] = alongAxes(from, direction);
  let best: { index: number; distance: number } | null = null;
  for (const [index, rect] of rects.entries()) {
    const [otherAhead, otherAside] = alongAxes(rect, direction);
    const isBeyond = otherAhead.start >= middle(ahead) && middle(otherAhead) > ahead.end;
    if (!isBeyond) continue;
    const gap = Math.max(0, otherAhead.start - ahead.end);
    const shift = Math.max(otherAside.start - middle(aside), 0, middle(aside) - otherAside.end);
    const distance = gap + shift * SIDEWAYS + Math.abs(middle(otherAside) - middle(aside)) / 1000;
    if (!best || distance < best.distance) best = { index, distance };
  }
  return best?.index ?? null;
}

interface Interval {
  start: number;
  end: number;
}
const middle = ({ start, end }: Interval): number => (start + end) / 2;

/** A rectangle's extent along a direction, where larger numbers are further ahead, and across it. */
function alongAxes({ x, y, width, height }: Rect, [down, right]: Direction): [Interval, Interval] {
  const across = { start: x, end: x + width };
  const upright = { start: y, end: y + height };
  const [ahead, aside] = right === 0 ? [upright, across] : [across, upright];
  return [down + right > 0 ? ahead : { start: -ahead.end, end: -ahead.start }, aside];
}

/** The distance from a point to the middle of a rectangle, or null if the point lies outside of it even
 * after it has been enlarged to a fingertip. */
export function fingertipDistance(rect: Rect, x: number, y: number, fingertip: number): number | null {
  const [dx, dy] = [x - (rect.x + rect.width / 2), y - (rect.y + rect.height / 2)];
  const isOutside =
    Math.abs(dx) > Math.max(rect.width, fingertip) / 2 || Math.abs(dy) > Math.max(rect.height, fingertip) / 2;
  return isOutside ? null : Math.hypot(dx, dy);
}
