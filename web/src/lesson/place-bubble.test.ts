import { expect, test } from "vitest";
import { type Box, placeBubble } from "./place-bubble";

const phone = { width: 390, height: 844 };
const bubble = { width: 340, height: 150 };
const covers = (at: { left: number; top: number }, box: Box) =>
  at.left < box.x + box.width &&
  box.x < at.left + bubble.width &&
  at.top < box.y + box.height &&
  box.y < at.top + bubble.height;

test("a bubble is inside the window and covers no anchor, wherever the anchor is", () => {
  for (let y = 0; y <= 800; y += 40) {
    for (let x = 0; x <= 350; x += 35) {
      const anchor = { x, y, width: 44, height: 44 };
      const at = placeBubble(bubble, [anchor], phone);
      expect(covers(at, anchor), `${x} ${y}`).toBe(false);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.left + bubble.width).toBeLessThanOrEqual(phone.width - 8);
      expect(at.top + bubble.height).toBeLessThanOrEqual(phone.height - 8);
    }
  }
});

test("a bubble covers none of several anchors if there is room", () => {
  const anchors = [
    { x: 150, y: 300, width: 60, height: 60 },
    { x: 150, y: 380, width: 60, height: 60 },
  ];
  const at = placeBubble(bubble, anchors, phone);
  expect(anchors.some((anchor) => covers(at, anchor))).toBe(false);
});

test("a bubble leaves the action bar visible if it can", () => {
  const bar = { x: 0, y: 700, width: 390, height: 144 };
  const at = placeBubble(bubble, [{ x: 170, y: 560, width: 60, height: 60 }], phone, [bar]);
  expect(covers(at, bar)).toBe(false);
});

test("without an anchor, the bubble is at the bottom", () => {
  expect(placeBubble(bubble, [], phone)).toEqual({ left: 25, top: 844 - 150 - 8 });
});
