import { describe, expect, it } from "vitest";
import { directionOf, nearestIn } from "$stage/directions";
import {
  areaOf,
  box,
  boxOf,
  distOf,
  gate,
  HEIGHT,
  middle,
  PLACES,
  STREAM,
  TRACK,
  UNIT,
  WAYS,
  WIDTH,
} from "./places";

describe("the printed board", () => {
  it("has eighty spaces that do not overlap", () => {
    expect(PLACES.length).toBe(80);
    const cells = new Set<string>();
    for (const place of PLACES) {
      const { x, y, w, h } = boxOf(place);
      expect(x >= 0 && y >= 0 && x + w <= WIDTH && y + h <= HEIGHT, place).toBe(true);
      for (let dx = 0; dx < w; dx += UNIT)
        for (let dy = 0; dy < h; dy += UNIT) {
          const cell = `${x + dx} ${y + dy}`;
          expect(cells.has(cell), place).toBe(false);
          cells.add(cell);
        }
    }
  });

  it("assigns every space to its area", () => {
    const counts = new Map<string, number>();
    for (const place of PLACES) counts.set(areaOf(place), (counts.get(areaOf(place)) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      corridor: 28,
      walls: 24,
      lava: 16,
      river: 8,
      entrance: 1,
      outside: 1,
      bank: 1,
      bridge: 1,
    });
    expect([distOf("exit"), distOf("c0"), distOf("c18"), distOf("br"), distOf("l14"), distOf("w36")]).toEqual(
      [0, 21, 7, 4, 12, 19],
    );
  });

  it("connects only adjacent spaces", () => {
    for (const way of WAYS) {
      const { w, h } = gate(way);
      expect(w > 0 && h > 0, way.join("-")).toBe(true);
      const [[x1, y1], [x2, y2]] = [middle(way[0]), middle(way[1])];
      const [a, b] = [boxOf(way[0]), boxOf(way[1])];
      const [dx, dy] = [Math.abs(x1 - x2) - (a.w + b.w) / 2, Math.abs(y1 - y2) - (a.h + b.h) / 2];
      expect(Math.max(dx, dy), way.join("-")).toBe(0);
    }
    expect(TRACK.length).toBe(29);
    expect(STREAM.length - 1).toBe(9);
  });

  it("reaches every space with the arrow keys", () => {
    const rects = PLACES.map((place) => {
      const { x, y, w, h } = boxOf(place);
      return { x, y, width: w, height: h };
    });
    const walk = (from: number, key: string) => {
      const [rect, direction] = [rects[from], directionOf(key)];
      return rect && direction ? nearestIn(rect, rects, direction) : null;
    };
    const reached = new Set([PLACES.indexOf("c7")]);
    for (const from of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = walk(from, key);
        if (to !== null) reached.add(to);
      }
    expect(PLACES.filter((_, index) => !reached.has(index))).toEqual([]);
    const named = (place: (typeof PLACES)[number], key: string) =>
      PLACES[walk(PLACES.indexOf(place), key) ?? -1];
    expect(named("w23", "ArrowRight")).toBe("w24");
    expect(named("w23", "ArrowUp")).toBe("w33");
    expect(named("c20", "ArrowRight")).toBe("br");
  });

  it("numbers columns from 3 and rows from 1", () => {
    expect(box(3, 1).x).toBeLessThan(UNIT);
    expect(box(15, 12).x + UNIT).toBeLessThanOrEqual(WIDTH);
  });
});
