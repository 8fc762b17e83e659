import { expect, test } from "vitest";
import { argumentAt, bestMatch, isMatch } from "./patterns";

test("patterns are alternatives and beginnings", () => {
  expect(isMatch("move c4", "move c4")).toBe(true);
  expect(isMatch("move c4", "move c44")).toBe(false);
  expect(isMatch("dig d3 | blast d3", "blast d3")).toBe(true);
  expect(isMatch("move * | end", "move a1")).toBe(true);
  expect(isMatch("move * | end", "ended")).toBe(false);
  expect(isMatch("*", "anything")).toBe(true);
});

test("the best match is the one that the pattern names first", () => {
  const choices = [{ text: "end" }, { text: "move a1" }, { text: "move c3" }];
  expect(bestMatch("move c3 | move * | end", choices)?.text).toBe("move c3");
  expect(bestMatch("move d3 | end", choices)?.text).toBe("end");
  expect(bestMatch("dig *", choices)).toBeNull();
});

test("arguments are parts of the view, of the insight or of events", () => {
  const events = [
    { type: "drank", left: 2 },
    { type: "drank", left: 1 },
  ];
  const known = { view: { crew: [{}, { water: 3 }] }, insight: { odds: [7] }, events };
  expect(argumentAt("/crew/1/water", known)).toBe(3);
  expect(argumentAt("insight:/odds/0", known)).toBe(7);
  expect(argumentAt("event:drank", known)).toBe(2);
  expect(argumentAt("event:drank/left", known)).toBe(1);
  expect(argumentAt("event:sheltered", known)).toBe(0);
});
