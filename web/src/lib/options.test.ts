import { expect, test } from "vitest";
import type { OptionSpec } from "../wire/types";
import { fitted, options, swapped, valueFor, words } from "./options";

const deal: OptionSpec = {
  name: "hats",
  kind: "deal",
  values: ["random"],
  word: "given",
  among: ["a", "b", "c"],
  texts: "hat",
};
const seat: OptionSpec = { name: "first", kind: "seat", values: ["lot"], word: "seat" };

test("whoever deals gives every seat something else, however many there are", () => {
  expect(words(deal)).toEqual(["random", "given"]);
  expect(valueFor(deal, "random", 2)).toBe("random");
  expect(valueFor(deal, "given", 2)).toEqual({ given: ["a", "b"] });
  expect(fitted(deal, { given: ["c", "a"] }, 3)).toEqual({ given: ["c", "a", "b"] });
  expect(fitted(deal, { given: ["c", "a"] }, 1)).toEqual({ given: ["c"] });
});

test("who gets what another had swaps with them", () => {
  const [option] = options({ hats: { given: ["a", "b"] } }, [deal], 2);
  expect(option && swapped(option, 0, "b")).toEqual({ given: ["b", "a"] });
  expect(option && swapped(option, 0, "c")).toEqual({ given: ["c", "b"] });
});

test("a named seat is one that is there", () => {
  expect(valueFor(seat, "seat", 3)).toEqual({ seat: 0 });
  expect(fitted(seat, { seat: 3 }, 2)).toEqual({ seat: 1 });
  expect(fitted(seat, "lot", 2)).toBe("lot");
});
