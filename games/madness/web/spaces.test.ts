import { describe, expect, it } from "vitest";
import { directionOf, nearestIn } from "$stage/directions";
import { HALF, middle, regionOf, SPACES, TALL } from "./spaces";

describe("the mountain", () => {
  it("has 21 spaces, three edge and three escape spaces", () => {
    const n = (region: string) => SPACES.filter((space) => regionOf(space) === region).length;
    expect(["coast", "mountain", "city", "edge", "escape"].map(n)).toEqual([11, 7, 3, 3, 3]);
  });

  it("has no overlapping spaces", () => {
    for (const one of SPACES)
      for (const other of SPACES) {
        if (one === other) continue;
        const [dx, dy] = [middle(one)[0] - middle(other)[0], middle(one)[1] - middle(other)[1]];
        const apart = Math.abs(dx) >= HALF * 2 || Math.abs(dy) >= TALL * 1.5;
        expect(apart, `${one} ${other}`).toBe(true);
      }
  });

  it("can be navigated with arrow keys from the shore to the escape and back", () => {
    const rects = SPACES.map((space) => {
      const [x, y] = middle(space);
      return { x: x - HALF, y: y - TALL * 0.78, width: HALF * 2, height: TALL * 1.56 };
    });
    const walk = (from: number, key: string) => {
      const [rect, direction] = [rects[from], directionOf(key)];
      return rect && direction ? nearestIn(rect, rects, direction) : null;
    };
    const reached = new Set([0]);
    for (const from of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = walk(from, key);
        if (to !== null) reached.add(to);
      }
    expect(reached.size).toBe(SPACES.length);
    expect(SPACES[walk(1, "ArrowRight") ?? -1]).toBe("c3");
    expect(walk(0, "ArrowLeft")).toBe(null);
  });
});
