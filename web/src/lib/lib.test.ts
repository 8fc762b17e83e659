import { describe, expect, it } from "vitest";
import { match } from "../router.svelte";
import { wantedLanguage } from "../text/speech.svelte";
import { complete } from "./complete";
import { tableIn } from "./tables";

const choice = (text: string) => ({ text, type: text.split(" ")[0] ?? "" });

describe("the command box", () => {
  const choices = ["move a1", "move c3", "move c3 with p2", "dig c3", "end"].map(choice);
  const texts = (typed: string) => complete(typed, choices).map(({ text }) => text);

  it("completes word by word", () => {
    expect(texts("m c")).toEqual(["move c3", "move c3 with p2"]);
    expect(texts("E")).toEqual(["end"]);
    expect(texts("")).toHaveLength(5);
    expect(texts("fly")).toEqual([]);
  });
});

describe("addresses", () => {
  it("are taken apart", () => {
    expect(match("/")).toEqual({ page: "home", params: {} });
    expect(match("/t/abc/replay")).toEqual({ page: "replay", params: { id: "abc" } });
    expect(match("/rules/lantern/L5.2")).toEqual({
      page: "paragraph",
      params: { game: "lantern", paragraph: "L5.2" },
    });
    expect(match("/nowhere/else")).toEqual({ page: "lost", params: {} });
  });
  it("are found in links and codes", () => {
    expect(tableIn("https://example.org/t/k3xw9#seat=1")).toBe("k3xw9");
    expect(tableIn(" k3xw9 ")).toBe("k3xw9");
    expect(tableIn("what?")).toBe(null);
  });
});

it("speaks the language the reader chose, or the browser's, or English", () => {
  expect(wantedLanguage("de", ["en"])).toBe("de");
  expect(wantedLanguage("auto", ["fr-FR", "de-AT"])).toBe("de");
  expect(wantedLanguage("auto", ["fr"])).toBe("en");
});
