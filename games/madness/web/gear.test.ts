import { describe, expect, it } from "vitest";
import { groups, nearest, runs } from "./gear";
import type { Challenge } from "./types";

const challenges: Challenge[] = [
  { letter: "a", gear: "crates", sums: [9, 11] },
  { letter: "b", gear: "tools", sums: [7, 8, 9] },
];

describe("cards", () => {
  it("are grouped with sums: required kinds first, injuries last", () => {
    const found = groups(["injury", "books-4", "tools-6", "crates-2", "tools-3"], challenges);
    expect(found.map(({ gear, sum, letters }) => [gear, sum, letters.join()])).toEqual([
      ["tools", 9, "b"],
      ["crates", 2, "a"],
      ["books", 4, ""],
      [null, 0, ""],
    ]);
    expect(found[0]?.cards).toEqual(["tools-3", "tools-6"]);
  });
});

describe("a target", () => {
  it('distinguishes "9 or 11" from "9 to 11"', () => {
    expect(runs([9, 11])).toEqual([
      { from: 9, to: 9 },
      { from: 11, to: 11 },
    ]);
    expect(runs([7, 8, 9])).toEqual([{ from: 7, to: 9 }]);
    expect(nearest([9, 11], 10).distance).toBe(1);
    expect(nearest([7, 8, 9], 8)).toEqual({ distance: 0, to: 8 });
  });
});
