import { describe, expect, it } from "vitest";
import type { GameEvent, Insight, View } from "./types";
import { warn } from "./warn";

interface Recorded {
  view: View;
  events: GameEvent[];
  after: { view: View };
}
const fixtures = import.meta.glob<Recorded>("./fixtures/*.json", { import: "default", eager: true });
function read(name: string): Recorded {
  const recorded = fixtures[`./fixtures/${name}.json`];
  if (!recorded) throw new Error(`no fixture ${name}`);
  return recorded;
}

describe("warn", () => {
  const { view } = read("mid");
  const end = { text: "end", type: "end" } as const;
  const names = ["Ann", "Ben", "Cem"];
  const unknown = { insight: null, names };
  const wet: View = { ...view, crew: view.crew.map((pawn) => ({ ...pawn, water: 2 })) };

  it("warns about unspent actions", () => {
    expect(warn({ ...wet, actions_left: 2 }, end, unknown)).toEqual({
      key: "ui-warn-actions",
      args: { n: 2 },
    });
  });
  it("warns about an empty canteen in the open", () => {
    const dry: View = {
      ...wet,
      crew: wet.crew.map((pawn, index) => (index === 1 ? { ...pawn, water: 0 } : pawn)),
    };
    expect(warn({ ...dry, actions_left: 0 }, end, unknown)).toEqual({
      key: "ui-warn-thirst",
      args: { thirsty: 1, who: "Ben", chance: "none" },
    });
    expect(warn({ ...dry, actions_left: 1 }, end, unknown)?.key).toBe("ui-warn-both");
  });
  it("shows the chance of dying of thirst from the insight", () => {
    const insight = {
      storm: { lose_water: 0.254 },
      sun_now: [{ seat: 1, drinks: true, dies: true }],
      reach: [],
    } as unknown as Insight;
    expect(warn({ ...wet, actions_left: 0 }, end, { insight, names })?.args).toEqual({
      thirsty: 1,
      who: "Ben",
      chance: "25",
    });
  });
  it("is silent otherwise", () => {
    expect(warn({ ...wet, actions_left: 0 }, end, unknown)).toBeNull();
    expect(warn({ ...view, actions_left: 4 }, { text: "dig a1", type: "dig", at: "a1" }, unknown)).toBeNull();
  });
});
