// Localization of tagged data: events, actions and refusals.
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
action-roll = { $dice ->
    [one] roll die { $dice }
    [other] roll die { $dice }
   *[several] roll dice { $dice }
}
refusal-too_far = { $n_steps } steps
`;
const texts = new Texts("en", [SOURCE]);
const name = (seat: number) => ["Ann", "none"][seat] ?? `p${seat + 1}`;

describe("tagged data", () => {
  it("replaces seats and words by their names", () => {
    const event = { type: "gave", seat: 0, whom: 2, gear: "jet_pack" };
    expect(texts.localize("event", event, name)).toBe("Ann gives p3 a Jet Pack.");
  });
  it("selects [none] for null, but not for a player called none", () => {
    expect(texts.localize("event", { type: "moved", seat: 0, with: null }, name)).toBe("Ann walks.");
    expect(texts.localize("event", { type: "moved", seat: 0, with: 1 }, name)).toBe("Ann walks with none.");
  });
  it("joins lists and translates their items by the singular field", () => {
    expect(texts.localize("event", { type: "looked", cards: ["sun", "x"] }, name)).toBe("Sun, x.");
    expect(texts.localize("event", { type: "looked", cards: [] }, name)).toBe("Nothing.");
  });
  it("treats a list of one number as that number", () => {
    expect(texts.localize("action", { type: "roll", dice: [1] }, name)).toBe("roll die 1");
    expect(texts.localize("action", { type: "roll", dice: [2] }, name)).toBe("roll die 2");
    expect(texts.localize("action", { type: "roll", dice: [2, 4] }, name)).toBe("roll dice 2, 4");
  });
  it("replaces punctuation and spaces in word keys by underscores", () => {
    expect(texts.localize("event", { type: "looked", cards: ["a card, such as n1"] }, name)).toBe("A card.");
  });
  it("keeps numbers for plural rules", () => {
    expect(texts.localize("event", { type: "dug", n: 1 }, name)).toBe("one");
    expect(texts.localize("event", { type: "dug", n: 3 }, name)).toBe("3");
    expect(texts.localize("refusal", { code: "too_far", n_steps: 4 }, name)).toBe("4 steps");
  });
  it("prints a table's own texts verbatim", () => {
    const overridden = texts.withOverrides({ "gear-jet_pack": "{ $n } Besen" });
    const event = { type: "gave", seat: 0, whom: 2, gear: "jet_pack" };
    expect(overridden.localize("event", event, name)).toBe("Ann gives p3 a { $n } Besen.");
    expect(overridden.t("card-sun")).toBe("Sun");
  });
  it("falls back to the command, or to the key in brackets", () => {
    expect(texts.localize("action", { type: "new", text: "new c3" }, name)).toBe("new c3");
    expect(texts.t("not-there")).toBe("[not-there]");
  });
});
