// Table ids in links and codes, and names that are still free.
import { expect, it } from "vitest";
import { freeName, parseTableId } from "./tables";

it("finds the table id in a link or a code", () => {
  expect(parseTableId("https://example.org/t/k3xw9#seat=1")).toBe("k3xw9");
  expect(parseTableId(" k3xw9 ")).toBe("k3xw9");
  expect(parseTableId("what?")).toBe(null);
});

it("numbers a name that is taken", () => {
  expect(freeName("Guest", ["Ann"])).toBe("Guest");
  expect(freeName("Guest", ["guest", "Guest 2"])).toBe("Guest 3");
});
