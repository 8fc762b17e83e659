import { describe, expect, it } from "vitest";
import { applyEvent, duration } from "./apply-event";
import type { Choice, GameEvent, Insight, View } from "./types";
import { warn } from "./warnings";

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

function playAll({ view, events }: Recorded): View {
  let shown = view;
  for (const event of events) shown = applyEvent(shown, event) ?? shown;
  return shown;
}

/** Returns the parts of a view to compare, in a canonical order. */
function board({ tiles, players, stock, ending }: View) {
  const bySpace = [...tiles].sort((a, b) => a.at.localeCompare(b.at));
  const seats = players.map(
    ({ camels, herd, camels_left, markers_left, areas, units, stack, offer, received }) => ({
      camels: [...camels].sort(),
      herd: herd.length,
      camels_left,
      markers_left,
      areas: areas.map(({ land, marker, spaces }) => ({ land, marker, spaces: [...spaces].sort() })),
      units,
      stack: stack.length,
      n_offer: offer.length,
      received,
    }),
  );
  return { tiles: bySpace, seats, stock, ending };
}

describe("applyEvent", () => {
  it.each(["offer", "tile", "gift", "mark", "camel", "free", "taken", "grown"])(
    "ends with the engine's view of %s",
    (name) => {
      const recorded = read(name);
      const isDone = recorded.events.some(({ type }) => type === "card_begun");
      const [shown, truth] = [board(playAll(recorded)), board(recorded.after.view)];
      // No event reports that a finished card is discarded.
      for (const seat of [...shown.seats, ...truth.seats]) if (isDone) seat.n_offer = 0;
      const cards = (seats: typeof shown.seats) => seats.reduce((sum, seat) => sum + seat.n_offer, 0);
      if (cards(shown.seats) !== cards(truth.seats))
        for (const seat of [...shown.seats, ...truth.seats]) seat.n_offer = 0;
      expect(shown).toEqual(truth);
    },
  );

  it("does not modify the given view", () => {
    const recorded = read("grown");
    const before = JSON.stringify(recorded.view);
    playAll(recorded);
    expect(JSON.stringify(recorded.view)).toBe(before);
  });

  it("sets points and markers from the scoring events", () => {
    const recorded = read("scoring");
    const shown = playAll(recorded);
    expect(shown.phase.type).toBe("over");
    const scores = ({ players }: View) => players.map(({ points, goods }) => ({ points, goods }));
    expect(recorded.view.players.some(({ goods }) => goods === null)).toBe(true);
    expect(scores(shown)).toEqual(scores(recorded.after.view));
  });

  it("moves a marker and leaves its old area neutral", () => {
    const { view } = read("mark");
    const owner = view.players.find(({ areas }) => areas.length > 0);
    const from = owner?.areas[0];
    const at = "at" in view.phase ? view.phase.at : "";
    const land = view.tiles.find((tile) => tile.at === at)?.land;
    if (!owner || !from) throw new Error("no player has an area");
    const after = applyEvent(view, {
      type: "marker_moved",
      seat: owner.seat,
      land,
      from: from.marker,
      at,
      size: 1,
    });
    expect(after?.tiles.find((tile) => tile.at === from.marker)?.whom).toBeNull();
    expect(after?.tiles.find((tile) => tile.at === at)?.whom).toBe(owner.seat);
    expect(after?.players[owner.seat]?.areas.length).toBe(owner.areas.length);
  });

  it("keeps every seat in the turn order while counters are turned up", () => {
    const { view } = read("mid");
    let shown = view;
    for (const [index, seat] of [...view.order].reverse().entries()) {
      shown = applyEvent(shown, { type: "counter_turned", seat, n: index + 1 }) ?? shown;
      expect([...shown.order].sort()).toEqual([...view.order].sort());
    }
    expect(shown.order).toEqual([...view.order].reverse());
  });

  it("gives every event a duration", () => {
    expect(duration({ type: "camel_placed" })).toBeGreaterThan(0);
    expect(duration({ type: "something_new" })).toBeGreaterThan(0);
  });
});

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
    const choice = { text: "", type: "place", land };
    expect(ask(gift, { ...choice, at: given?.at })).toEqual({
      key: "ui-warn-gift",
      args: { whom: names[given?.whom ?? -1], n: given?.size },
    });
    expect(ask(gift, { ...choice, at: own?.at })).toBeNull();
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
