import { describe, expect, it } from "vitest";
import { HALF, middle, regionOf, SPACES, TALL, walk } from "./spaces";

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
    const seen = new Set(["c1"]);
    const queue = ["c1"] as (typeof SPACES)[number][];
    const steps = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    for (let from = queue.shift(); from; from = queue.shift())
      for (const by of steps) {
        const to = walk(from, by);
        if (!seen.has(to)) queue.push(to);
        seen.add(to);
      }
    expect(seen.size).toBe(SPACES.length);
    expect(walk("c2", [0, 1])).toBe("c3");
    expect(walk("c1", [0, -1])).toBe("c1");
  });
});
