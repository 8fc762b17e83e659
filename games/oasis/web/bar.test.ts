import { describe, expect, it } from "vitest";
import { Texts } from "../../../web/src/text/texts";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { label, task } from "./bar";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import type { Choice, Phase, View } from "./types";

interface Moment {
  view: View;
  choices: Choice[][];
}
const fixtures = import.meta.glob<Moment>("./fixtures/*.json", { import: "default", eager: true });
const read = (name: string) => fixtures[`./fixtures/${name}.json`] as Moment;
const english = new Texts("en", [en, uiEn]);
const german = new Texts("de", [de, uiDe]);
const say = (key: string, args?: Record<string, string | number>) => english.t(key, args);
const sage = (key: string, args?: Record<string, string | number>) => german.t(key, args);
const during = (phase: Phase): View => ({ ...read("mid").view, phase });

describe("the buttons", () => {
  it("are short where a marker comes from another area, and say from which", () => {
    const { view, choices } = read("mark");
    const all = (choices[view.turn] ?? []).map((choice) => label(choice, view, say, []) ?? "");
    const moved = view.players[view.turn]?.areas.map(
      ({ marker, land, spaces }) => `From ${marker} (${say(`land-${land}`)}, ${spaces.length})`,
    );
    expect(moved?.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining([...(moved ?? []), "Leave neutral"]));
    for (const text of all) expect(text.length).toBeLessThan(30);
  });

  it("say what an offer draws, and not what cannot be drawn", () => {
    const announcing = during({ type: "announcing", max: 3, refills: [1, 1, 0] });
    const announce = (n: number) => label({ text: "", type: "announce", n }, announcing, say, []);
    expect([1, 2, 3].map(announce)).toEqual([
      "Offer one card, draw 1",
      "Offer 2 cards, draw 1",
      "Offer 3 cards, draw none",
    ]);
    const { view } = read("offer");
    const stop = (n_refill: number | null) => {
      const players = view.players.map((one) => (one.seat === view.turn ? { ...one, n_refill } : one));
      return label({ text: "", type: "stop" }, { ...view, players }, sage, []);
    };
    expect([stop(2), stop(0)]).toEqual(["Hier aufhören, 2 ziehen", "Hier aufhören, keine ziehen"]);
  });

  it("name whose offer it is and which card, since the task says what is done with it", () => {
    const { view } = read("table-5");
    const names = ["Ann", "Bob", "Cy", "Dan", "Eve"];
    const take = (whom: number) => label({ text: "", type: "accept", whom }, view, sage, names);
    expect([take(1), take(4)]).toEqual(["Von Bob", "Von Eve"]);
    const resolve = (card: string) => label({ text: "", type: "resolve", card }, view, say, names);
    expect([resolve("sto2"), resolve("cam3")]).toEqual(["2 Stony Plains", "3 camels"]);
  });

  it("leave other choices their own sentences", () => {
    expect(label({ text: "", type: "confirm" }, read("mid").view, say, [])).toBeNull();
  });
});

describe("the task", () => {
  it("says what is to be placed, and how many are left", () => {
    const whom = 1;
    expect(task(during({ type: "tiling", whom, card: "ste2", land: "steppe", n_left: 1 }), say)).toBe(
      "Place Steppe, 2 of 2",
    );
    expect(task(during({ type: "tiling", whom, card: "sto1", land: "stony", n_left: 1 }), sage)).toBe(
      "Lege Steinwüste",
    );
    expect(task(during({ type: "herding", whom, card: "cam3", n_left: 3 }), say)).toBe(
      "Place a camel, 1 of 3",
    );
    expect(task(during({ type: "free_marking", land: "oasis", at: "e9" }), sage)).toBe("Marker auf e9?");
  });

  it("has words for every recorded moment, in both languages", () => {
    for (const { view } of Object.values(fixtures))
      for (const texts of [english, german]) {
        const words = task(view, (key, args) => texts.t(key, args));
        if (view.phase.type === "over") expect(words).toBeNull();
        else expect(words).toMatch(/^[^[]+$/);
      }
  });
});
