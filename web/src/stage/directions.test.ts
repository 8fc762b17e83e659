import { describe, expect, it } from "vitest";
import { directionOf, fingertipDistance, nearestIn, type Rect } from "./directions";

const rect = (x: number, y: number, width = 10, height = 10): Rect => ({ x, y, width, height });
const [right, down, up] = ["ArrowRight", "ArrowDown", "ArrowUp"].map(
  (key) => directionOf(key) ?? ([0, 0] as const),
) as [readonly [number, number], readonly [number, number], readonly [number, number]];

describe("the nearest thing for an arrow key", () => {
  it("is the next one straight ahead, across a gap", () => {
    expect(nearestIn(rect(0, 0), [rect(40, 0), rect(20, 12)], right)).toBe(0);
    expect(nearestIn(rect(0, 0), [rect(60, 0), rect(30, 0)], right)).toBe(1);
  });

  it("is never behind or beside", () => {
    expect(nearestIn(rect(0, 0), [rect(-20, 0), rect(0, 20), rect(4, 0)], right)).toBeNull();
  });

  it("may overlap a little, as the rows of a hexagonal map do", () => {
    expect(nearestIn(rect(0, 0), [rect(5, -9), rect(50, -20)], up)).toBe(0);
  });

  it("is the one in the middle if several touch", () => {
    expect(nearestIn(rect(0, 0, 30, 10), [rect(0, 10), rect(10, 10), rect(20, 10)], down)).toBe(1);
  });
});

describe("a fingertip", () => {
  it("enlarges a small thing around its middle", () => {
    expect(fingertipDistance(rect(0, 0), 25, 5, 60)).toBe(20);
    expect(fingertipDistance(rect(0, 0), 36, 5, 60)).toBeNull();
  });

  it("leaves a large thing as it is", () => {
    expect(fingertipDistance(rect(0, 0, 100, 100), 101, 50, 60)).toBeNull();
  });
});
