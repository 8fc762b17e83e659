import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, Insight, View } from "./types";
import { warn } from "./warn";

interface Recorded {
  view: View;
  events: GameEvent[];
  insight: Insight;
  choices: Choice[][];
  after: { view: View };
}
const fixtures = import.meta.glob<Recorded>("./fixtures/*.json", { import: "default", eager: true });
function read(name: string): Recorded {
  const recorded = fixtures[`./fixtures/${name}.json`];
  if (!recorded) throw new Error(`no fixture ${name}`);
  return recorded;
}

describe("warn", () => {
  const names = ["Ann", "Bob", "Cleo", "Dan"];
  const ask = ({ view, insight }: Recorded, choice: Choice) => warn(view, choice, { insight, names });

  it("asks before a gift and names the recipient", () => {
    const gift = read("gift");
    const phase = gift.view.phase;
    const land = phase.type === "tiling" ? phase.land : null;
    const spaces = gift.insight.seats[0]?.lands.find((one) => one.land === land)?.spaces ?? [];
    const given = spaces.find(({ whom }) => whom !== null && whom !== gift.view.turn);
    const own = spaces.find(({ whom }) => whom === null || whom === gift.view.turn);
    if (!land || !given || !own) throw new Error("the fixture offers a gift");
    const choice = { text: "", type: "place", land } as const;
    expect(ask(gift, { ...choice, at: given.at })).toEqual({
      key: "ui-warn-gift",
      args: { whom: names[given.whom ?? -1], n: given.size },
    });
    expect(ask(gift, { ...choice, at: own.at })).toBeNull();
  });

  it("asks before a card that would end the game", () => {
    const { view, insight, ...rest } = read("resolve");
    const mine = {
      ...insight.seats[0],
      lands: [{ land: "oasis", spaces: [] }],
      unplayable: [{ whom: 1, card: "oas1" }],
    };
    const stuck = { ...rest, view, insight: { seats: [mine] } as unknown as Insight };
    expect(ask(stuck, { text: "", type: "resolve", card: "oas1" })?.key).toBe("ui-warn-card");
    expect(ask(stuck, { text: "", type: "accept", whom: 1 })?.key).toBe("ui-warn-offer");
    expect(ask(stuck, { text: "", type: "accept", whom: 2 })).toBeNull();
    const ending = { ...stuck, view: { ...view, ending: ["stony_out" as const] } };
    expect(ask(ending, { text: "", type: "resolve", card: "oas1" })).toBeNull();
  });

  it("asks before skipping the free action, but not before other choices", () => {
    const free = read("free");
    expect(ask(free, { text: "skip", type: "skip" })?.key).toBe("ui-warn-skip");
    expect(ask(free, { text: "confirm", type: "confirm" })).toBeNull();
  });
});
