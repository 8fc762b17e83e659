import { describe, expect, it } from "vitest";
import { Texts } from "../../../web/src/text/texts";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { buttonLabel, prompt } from "./action-bar";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import type { Card, Choice, Phase, View } from "./types";

interface Moment {
  view: View;
  choices: Choice[][];
}
const fixtures = import.meta.glob<Moment>("./fixtures/*.json", { import: "default", eager: true });
const read = (name: string) => fixtures[`./fixtures/${name}.json`] as Moment;
const english = new Texts("en", [en, uiEn]);
const german = new Texts("de", [de, uiDe]);
const tEn = (key: string, args?: Record<string, string | number>) => english.t(key, args);
const tDe = (key: string, args?: Record<string, string | number>) => german.t(key, args);
const inPhase = (phase: Phase): View => ({ ...read("mid").view, phase });

describe("buttonLabel", () => {
  it("names the area that a marker would leave, in a few words", () => {
    const { view, choices } = read("mark");
    const all = (choices[view.turn] ?? []).map((choice) => buttonLabel(choice, view, tEn, []) ?? "");
    const moved = view.players[view.turn]?.areas.map(
      ({ marker, land, spaces }) => `From ${marker} (${tEn(`land-${land}`)}, ${spaces.length})`,
    );
    expect(moved?.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining([...(moved ?? []), "Leave neutral"]));
    for (const text of all) expect(text.length).toBeLessThan(30);
  });

  it("shows how many cards an offer actually draws", () => {
    const announcing = inPhase({ type: "announcing", max: 3, refills: [1, 1, 0] });
    const announce = (n: number) => buttonLabel({ text: "", type: "announce", n }, announcing, tEn, []);
    expect([1, 2, 3].map(announce)).toEqual([
      "Offer 1 card, draw 1",
      "Offer 2 cards, draw 1",
      "Offer 3 cards, draw none",
    ]);
    const { view } = read("offer");
    const stop = (n_refill: number | null) => {
      const players = view.players.map((one) => (one.seat === view.turn ? { ...one, n_refill } : one));
      return buttonLabel({ text: "", type: "stop" }, { ...view, players }, tDe, []);
    };
    expect([stop(2), stop(0)]).toEqual(["Aufhören, 2 ziehen", "Aufhören, keine ziehen"]);
  });

  it("names only the owner or the card, since the prompt names the action", () => {
    const { view } = read("table-5");
    const names = ["Ann", "Bob", "Cy", "Dan", "Eve"];
    const take = (whom: number) => buttonLabel({ text: "", type: "accept", whom }, view, tDe, names);
    expect([take(1), take(4)]).toEqual(["Von Bob", "Von Eve"]);
    const resolve = (card: Card) => buttonLabel({ text: "", type: "resolve", card }, view, tEn, names);
    expect([resolve("sto2"), resolve("cam3")]).toEqual(["2 Stony Plains tiles", "3 camels"]);
  });

  it("has no short label for other choices", () => {
    expect(buttonLabel({ text: "", type: "confirm" }, read("mid").view, tEn, [])).toBeNull();
  });
});

describe("prompt", () => {
  it("names the piece to place and its number", () => {
    const whom = 1;
    expect(prompt(inPhase({ type: "tiling", whom, card: "ste2", land: "steppe", n_left: 1 }), tEn)).toBe(
      "Place Steppe tile 2 of 2",
    );
    expect(prompt(inPhase({ type: "tiling", whom, card: "sto1", land: "stony", n_left: 1 }), tDe)).toBe(
      "Leg ein Steinwüstenplättchen",
    );
    expect(prompt(inPhase({ type: "herding", whom, card: "cam3", n_left: 3 }), tEn)).toBe(
      "Place camel 1 of 3",
    );
    expect(prompt(inPhase({ type: "free_marking", land: "oasis", at: "e9", joins: null }), tDe)).toBe(
      "Besitzmarker auf e9?",
    );
  });

  it("has a text for every fixture, in both languages", () => {
    for (const { view } of Object.values(fixtures))
      for (const texts of [english, german]) {
        const text = prompt(view, (key, args) => texts.t(key, args));
        if (view.phase.type === "over") expect(text).toBeNull();
        else expect(text).toMatch(/^[^[]+$/);
      }
  });
});
