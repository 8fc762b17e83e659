import { describe, expect, it } from "vitest";
import { duration, step } from "./step";
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

function playAll({ view, events }: Recorded): View {
  let shown = view;
  for (const event of events) shown = step(shown, event) ?? shown;
  return shown;
}

describe("step", () => {
  it.each(["storm", "sun"])("ends where the true view of %s is", (name) => {
    const recorded = read(name);
    const shown = playAll(recorded);
    const { view } = recorded.after;
    expect(shown.eye).toBe(view.eye);
    expect(shown.supply).toBe(view.supply);
    const byId = (tiles: View["tiles"]) => [...tiles].sort((a, b) => a.id - b.id);
    expect(byId(shown.tiles)).toEqual(byId(view.tiles));
    expect(shown.parts).toEqual(view.parts);
    expect(shown.crew.map((pawn) => [pawn.cell, pawn.water])).toEqual(
      view.crew.map((pawn) => [pawn.cell, pawn.water]),
    );
    expect(shown.storm.discard).toEqual(view.storm.discard);
    expect(shown.storm.rest).toEqual(view.storm.rest);
    expect(shown.storm.n_left).toBe(view.storm.n_left);
    expect(shown.storm.meter).toBe(view.storm.meter);
  });

  it("does not change its input view", () => {
    const recorded = read("storm");
    const before = JSON.stringify(recorded.view);
    playAll(recorded);
    expect(JSON.stringify(recorded.view)).toBe(before);
  });

  it("moves everything on a tile into the eye", () => {
    const { view } = read("storm");
    const tile = view.tiles[0];
    if (!tile) throw new Error("no tile");
    const from = tile.cell;
    const laden: View = {
      ...view,
      crew: view.crew.map((pawn, index) => (index === 0 ? { ...pawn, cell: from } : pawn)),
      parts: view.parts.map((part, index) =>
        index === 0 ? { ...part, at: { on: from }, row_clue: from } : part,
      ),
    };
    const event = { type: "tile_slid", tile: tile.id, from, to: view.eye, sand: tile.sand + 1 };
    const after = step(laden, event);
    expect(after?.eye).toBe(from);
    expect(after?.crew[0]?.cell).toBe(view.eye);
    expect(after?.parts[0]).toMatchObject({ at: { on: view.eye }, row_clue: view.eye });
    expect(after?.supply).toBe(view.supply - 1);
  });

  it("gives every event a duration", () => {
    expect(duration({ type: "tile_slid" })).toBeGreaterThan(0);
    expect(duration({ type: "something_new" })).toBeGreaterThan(0);
  });
});

describe("warn", () => {
  const { view } = read("mid");
  const end = { text: "end", type: "end" };
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
    expect(warn({ ...view, actions_left: 4 }, { text: "dig a1", type: "dig" }, unknown)).toBeNull();
  });
});
