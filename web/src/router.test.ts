// Paths and the pages they resolve to.
import { expect, it } from "vitest";
import { matchRoute } from "./router.svelte";

it("matches a path to its page and parameters", () => {
  expect(matchRoute("/")).toEqual({ page: "home", params: {} });
  expect(matchRoute("/t/abc/replay")).toEqual({ page: "replay", params: { id: "abc" } });
  expect(matchRoute("/rules/lantern/L5.2")).toEqual({
    page: "paragraph",
    params: { game: "lantern", paragraph: "L5.2" },
  });
});

it("matches unknown paths to the not-found page", () => {
  expect(matchRoute("/nowhere/else")).toEqual({ page: "notFound", params: {} });
});
