// The things on the page that a lesson speaks of.
import type { Box } from "./place-bubble";

/** Finds the visible element of a thing or key: on the board if it is there, otherwise in the bar or a panel. */
export function findAnchor(key: string): Element | null {
  const quoted = CSS.escape(key);
  const found = [...document.querySelectorAll(`[data-thing="${quoted}"], [data-key="${quoted}"]`)].filter(
    isVisible,
  );
  return found.find((node) => node.closest(".board")) ?? found[0] ?? null;
}

/** The part of an anchor that must be in sight. */
const MIN_SEEN = 0.4;

function isVisible(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 && node.checkVisibility();
}

/** Returns true unless the anchor is scrolled out of a list around it. */
export function isInSight(node: Element): boolean {
  const box = node.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let outer = node.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === "visible") continue;
    const clip = outer.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  const seen = Math.max(0, right - left) * Math.max(0, bottom - top);
  return seen >= MIN_SEEN * box.width * box.height;
}

export function boxOf(node: Element): Box {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}

/** Returns true if the two lists of boxes are equal, up to a fraction of a pixel. */
export const areSame = (one: readonly Box[], other: readonly Box[]): boolean =>
  one.length === other.length &&
  one.every((box, index) => {
    const { x, y, width, height } = other[index] as Box;
    return (
      Math.abs(box.x - x) +
        Math.abs(box.y - y) +
        Math.abs(box.width - width) +
        Math.abs(box.height - height) <
      1
    );
  });
