import { describe, expect, it } from "vitest";
import { Texts } from "./texts";

const SOURCE = `
gear-jet_pack = Jet Pack
card-sun = Sun
card-a_card_such_as_n1 = A card
event-gave = { $seat } gives { $whom } a { $gear }.
event-moved = { $with ->
    [none] { $seat } walks.
   *[other] { $seat } walks with { $with }.
}
event-looked = { $cards ->
    [none] Nothing.
   *[other] { $cards }.
}
event-dug = { $n ->
    [one] one
   *[other] { $n }
}
refusal-too_far = { $n_steps } steps
`;
const texts = new Texts("en", [SOURCE]);
const name = (seat: number) => ["Ann", "none"][seat] ?? `p${seat + 1}`;

describe("tagged data", () => {
  it("finds names of seats and words", () => {
    const event = { type: "gave", seat: 0, whom: 2, gear: "jet_pack" };
    expect(texts.tell("event", event, name)).toBe("Ann gives p3 a Jet Pack.");
  });
  it("selects none for nothing, but not for somebody called none", () => {
    expect(texts.tell("event", { type: "moved", seat: 0, with: null }, name)).toBe("Ann walks.");
    expect(texts.tell("event", { type: "moved", seat: 0, with: 1 }, name)).toBe("Ann walks with none.");
  });
  it("joins lists under the singular field", () => {
    expect(texts.tell("event", { type: "looked", cards: ["sun", "x"] }, name)).toBe("Sun, x.");
    expect(texts.tell("event", { type: "looked", cards: [] }, name)).toBe("Nothing.");
  });
  it("finds several words under one key", () => {
    expect(texts.tell("event", { type: "looked", cards: ["a card, such as n1"] }, name)).toBe("A card.");
  });
  it("keeps numbers for plurals", () => {
    expect(texts.tell("event", { type: "dug", n: 1 }, name)).toBe("one");
    expect(texts.tell("event", { type: "dug", n: 3 }, name)).toBe("3");
    expect(texts.tell("refusal", { code: "too_far", n_steps: 4 }, name)).toBe("4 steps");
  });
  it("says a table's own words as they are", () => {
    const own = texts.with({ "gear-jet_pack": "{ $n } Besen" });
    const event = { type: "gave", seat: 0, whom: 2, gear: "jet_pack" };
    expect(own.tell("event", event, name)).toBe("Ann gives p3 a { $n } Besen.");
    expect(own.t("card-sun")).toBe("Sun");
  });
  it("falls back to the command where there is no sentence", () => {
    expect(texts.tell("action", { type: "new", text: "new c3" }, name)).toBe("new c3");
    expect(texts.t("not-there")).toBe("[not-there]");
  });
});
