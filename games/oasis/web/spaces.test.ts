import { describe, expect, it } from "vitest";
import { flood, largest } from "./areas";
import { outline } from "./outline";
import { GROUND, greenSides, PATH, printedOn, SPACES, strawSides } from "./spaces";

describe("the board", () => {
  it("has as many spaces as the rules say", () => {
    expect(SPACES.length).toBe(175);
    expect(PATH.length).toBe(64);
    expect(GROUND.filter((space) => printedOn(space)).length).toBe(11);
    expect(GROUND.filter((space) => greenSides(space).length > 0).length).toBe(22);
    expect(GROUND.filter((space) => strawSides(space).length > 0).length).toBe(31);
  });

  it("connects spaces by edges, not by corners", () => {
    expect(flood("a1", new Set(["b2"]))).toEqual(["a1"]);
    expect([...largest(["f8", "g9", "h9", "h10", "i11"])].sort()).toEqual(["g9", "h10", "h9"]);
  });
});

describe("an outline", () => {
  const corners = (path: string) => (path.match(/Q/g) ?? []).length;

  it("has a corner wherever the area turns", () => {
    expect(corners(outline(["d4"], 2, 5))).toBe(4);
    expect(corners(outline(["d4", "e4"], 2, 5))).toBe(4);
    expect(corners(outline(["d4", "e4", "e5"], 2, 5))).toBe(6);
  });

  it("outlines holes and separates areas that touch in a corner", () => {
    const ring = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"];
    expect((outline(ring, 2, 5).match(/Z/g) ?? []).length).toBe(2);
    expect((outline(["d4", "e5"], 2, 5).match(/Z/g) ?? []).length).toBe(2);
  });
});
