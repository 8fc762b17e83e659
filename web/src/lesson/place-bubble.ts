// The place of a lesson's bubble: beside the thing it speaks of, never over it, inside the window.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}
interface Point {
  left: number;
  top: number;
}

const GAP = 14;
const MARGIN = 8;
/** The cost of covering a pixel, compared to a pixel of distance from the main thing. */
const COVERED_COST = { anchor: 10, avoided: 0.25 };

const overlap = (start: number, size: number, otherStart: number, otherSize: number) =>
  Math.max(0, Math.min(start + size, otherStart + otherSize) - Math.max(start, otherStart));

/** The area that two boxes share. */
const shared = (one: Box, other: Box) =>
  overlap(one.x, one.width, other.x, other.width) * overlap(one.y, one.height, other.y, other.height);

/** Returns the best place: on a side of the main anchor, the first one, or in a corner of the window. `avoided`
 * are boxes that should stay visible too if possible. */
export function placeBubble(
  bubble: Size,
  anchors: readonly Box[],
  view: Size,
  avoided: readonly Box[] = [],
): Point {
  const clamp = (value: number, size: number, limit: number) =>
    Math.max(MARGIN, Math.min(value, limit - size - MARGIN));
  const inside = (left: number, top: number): Point => ({
    left: clamp(left, bubble.width, view.width),
    top: clamp(top, bubble.height, view.height),
  });
  const [main] = anchors;
  const [right, bottom] = [view.width, view.height];
  const corners = [inside(right / 2 - bubble.width / 2, bottom), inside(right / 2 - bubble.width / 2, 0)];
  if (!main) return corners[0] as Point;
  const centre = { x: main.x + main.width / 2, y: main.y + main.height / 2 };
  const [left, top] = [centre.x - bubble.width / 2, centre.y - bubble.height / 2];
  const candidates = [
    inside(left, main.y + main.height + GAP),
    inside(left, main.y - GAP - bubble.height),
    inside(main.x + main.width + GAP, top),
    inside(main.x - GAP - bubble.width, top),
    ...corners,
    ...[0, right].flatMap((x) => [0, bottom].map((y) => inside(x, y))),
    // Below or above all anchors together.
    inside(left, Math.max(...anchors.map((box) => box.y + box.height)) + GAP),
    inside(left, Math.min(...anchors.map((box) => box.y)) - GAP - bubble.height),
  ];
  const cost = (at: Point) => {
    const box = { x: at.left, y: at.top, ...bubble };
    const covered = anchors.reduce((sum, anchor) => sum + shared(box, anchor), 0) * COVERED_COST.anchor;
    const others = avoided.reduce((sum, one) => sum + shared(box, one), 0) * COVERED_COST.avoided;
    const away = Math.hypot(box.x + box.width / 2 - centre.x, box.y + box.height / 2 - centre.y);
    return covered + others + away;
  };
  return candidates.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
