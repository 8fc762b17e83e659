// Option values stay valid while the host changes the number of seats.
import { expect, test } from "vitest";
import type { OptionSpec } from "../wire/types";
import { fitToSeats, formOptions, initialValue, swapDealt, tagsOf } from "./options";

const deal: OptionSpec = {
  name: "hats",
  kind: "deal",
  values: ["random"],
  word: "given",
  among: ["a", "b", "c"],
  texts: "hat",
};
const seat: OptionSpec = { name: "first", kind: "seat", values: ["lot"], word: "seat" };

test("every seat is dealt a different item, for any number of seats", () => {
  expect(tagsOf(deal)).toEqual(["random", "given"]);
  expect(initialValue(deal, "random", 2)).toBe("random");
  expect(initialValue(deal, "given", 2)).toEqual({ given: ["a", "b"] });
  expect(fitToSeats(deal, { given: ["c", "a"] }, 3)).toEqual({ given: ["c", "a", "b"] });
  expect(fitToSeats(deal, { given: ["c", "a"] }, 1)).toEqual({ given: ["c"] });
});

test("dealing an item that another seat has swaps the two items", () => {
  const [option] = formOptions({ hats: { given: ["a", "b"] } }, [deal], 2);
  expect(option && swapDealt(option, 0, "b")).toEqual({ given: ["b", "a"] });
  expect(option && swapDealt(option, 0, "c")).toEqual({ given: ["c", "b"] });
});

test("a picked seat is limited to the seats of the table", () => {
  expect(initialValue(seat, "seat", 3)).toEqual({ seat: 0 });
  expect(fitToSeats(seat, { seat: 3 }, 2)).toEqual({ seat: 1 });
  expect(fitToSeats(seat, "lot", 2)).toBe("lot");
});
