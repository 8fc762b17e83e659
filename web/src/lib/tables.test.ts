// Table ids in links and codes.
import { expect, it } from "vitest";
import { parseTableId } from "./tables";

it("finds the table id in a link or a code", () => {
  expect(parseTableId("https://example.org/t/k3xw9#seat=1")).toBe("k3xw9");
  expect(parseTableId(" k3xw9 ")).toBe("k3xw9");
  expect(parseTableId("what?")).toBe(null);
});
