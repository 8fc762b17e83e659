import { describe, expect, it } from "vitest";
import { applyEvent, duration } from "./apply-event";
import type { Choice, GameEvent, Insight, View } from "./types";
import { warn } from "./warn";

interface Recorded {
  view: View;
  events?: GameEvent[];
  insight: Insight;
  choices: Choice[][];
  after?: { view: View };
}
const fixtures = import.meta.glob<Recorded>("./fixtures/*.json", { import: "default", eager: true });
const recordings = Object.entries(fixtures).filter(([, { events, after }]) => events && after);
function read(name: string): Recorded {
  const recorded = fixtures[`./fixtures/${name}.json`];
  if (!recorded) throw new Error(`no fixture ${name}`);
  return recorded;
}

function playAll({ view, events = [] }: Recorded): View {
  let shown = view;
  for (const event of events) shown = applyEvent(shown, event) ?? shown;
  return shown;
}

/** The public state of the temple. */
function temple({
  walls,
  boulder,
  bridge,
  lava,
  webs,
  suns,
  cache,
  is_collapsing,
  keeper,
  dice,
  round,
}: View) {
  const tiles = lava.tiles.map(({ at, face }) => `${at} ${face}`);
  const { orange, grey, have_met, n_both, n_orange, n_grey, n_blank } = walls;
  return {
    walls: { orange, grey, have_met, n_both, n_orange, n_grey, n_blank },
    boulder: boulder.at,
    planks: bridge.planks,
    has_statue: bridge.has_statue,
    is_masked: lava.is_masked,
    tiles,
    webs: [...webs].sort(),
    suns: [...suns].sort(),
    cache,
    is_collapsing,
    keeper,
    dice,
    round,
  };
}
function figures({ players, decks, wounds_left, phase }: View) {
  const isOver = phase.type === "over";
  return {
    decks: decks.map(({ deck, n }) => `${deck} ${n}`),
    wounds_left,
    players: players.map((one) => ({
      status: isOver ? null : one.status,
      at: one.at,
      adventurer: one.adventurer,
      n_hand: isOver ? null : one.hand.length,
      n_cards: isOver ? null : one.n_cards,
      n_wounds: one.n_wounds,
      n_supplies: one.n_supplies,
      n_gravel: one.n_gravel,
      is_stuck: one.is_stuck,
      is_lying: one.is_lying,
      is_token_used: one.is_token_used,
    })),
  };
}

describe("applyEvent", () => {
  it.each(recordings)("ends where the true view of %s is: the temple", (_, recorded) => {
    expect(temple(playAll(recorded))).toEqual(temple(recorded.after?.view as View));
  });

  it.each(recordings)("ends where the true view of %s is: all adventurers", (_, recorded) => {
    expect(figures(playAll(recorded))).toEqual(figures(recorded.after?.view as View));
  });

  it("does not modify the given view", () => {
    const recorded = read("rolls");
    const before = JSON.stringify(recorded.view);
    playAll(recorded);
    expect(JSON.stringify(recorded.view)).toBe(before);
  });

  it("keeps a figure off the bridge until the bridge has held", () => {
    const { view } = read("edge");
    const seat = view.turn?.seat ?? 0;
    const from = view.players[seat]?.at;
    const moved = applyEvent(view, { type: "moved", seat, at: "br" });
    expect(moved?.players[seat]?.at).toBe(from);
    const tested = applyEvent(moved as View, { type: "bridge_tested", seat, weight: 2, dice: [1, 6], n: 4 });
    expect(tested?.players[seat]?.at).toBe("br");
    expect(tested?.bridge.planks).toBe(4);
  });

  it("does not turn a look into lasting knowledge", () => {
    const { view } = read("look");
    const [look] = view.looks;
    const after = applyEvent(view, { type: "look_ended", seat: look?.seat });
    expect(after?.looks).toEqual([]);
  });

  it("gives every event a duration", () => {
    for (const [, { events = [] }] of recordings)
      for (const event of events) expect(duration(event)).toBeGreaterThan(0);
    expect(duration({ type: "something_new" })).toBeGreaterThan(0);
  });
});

describe("warn", () => {
  const ask = ({ view, insight }: Recorded, choice: Choice) => warn(view, choice, { insight, names: [] });
  /** Replaces some of the acting seat's recorded odds. */
  function withOdds(recorded: Recorded, odds: object): Recorded {
    const seats = recorded.insight.seats.map((one) => ({ ...one, ...odds }));
    return { ...recorded, insight: { ...recorded.insight, seats } };
  }

  it("warns about an unknown tile but not about a safe one", () => {
    const lava = read("lava");
    const risky = withOdds(lava, {
      lava: [
        { at: "l22", chance: 0.31 },
        { at: "l23", chance: 0 },
      ],
    });
    expect(ask(risky, { text: "", type: "move", to: "l22" })).toEqual({
      key: "ui-warn-tile",
      args: { n: 31 },
    });
    expect(ask(risky, { text: "", type: "move", to: "l23" })).toBeNull();
    expect(ask(risky, { text: "", type: "sprint", to: "l22" })?.key).toBe("ui-warn-tile");
  });

  it("warns about a bridge that breaks in more than a quarter of cases", () => {
    const edge = read("edge");
    const move = { text: "", type: "move", to: "br" };
    expect(ask(withOdds(edge, { bridge: { weight: 4, falls: 0.25, planks: 1 } }), move)).toBeNull();
    expect(ask(withOdds(edge, { bridge: { weight: 4, falls: 0.26, planks: 1 } }), move)?.key).toBe(
      "ui-warn-bridge",
    );
  });

  it("warns about a hop while teammates are on the bridge", () => {
    const bridge = read("bridge");
    const seat = bridge.view.turn?.seat;
    const players = bridge.view.players.map((one) => ({ ...one, at: "br" as const }));
    const hop = { text: "hop", type: "hop" };
    const calm = withOdds(bridge, { bridge: { weight: 2, falls: 0, planks: 4 } });
    expect(seat).toBeDefined();
    expect(ask({ ...calm, view: { ...calm.view, mode: "coop", players } }, hop)?.key).toBe("ui-warn-hop");
    expect(ask({ ...calm, view: { ...calm.view, mode: "standard", players } }, hop)).toBeNull();
  });

  it("warns about a test without any help", () => {
    const river = read("river");
    const exit = { text: "exit", type: "exit_river" };
    const test = { trial: "river_exit", n_dice: 2, plain: 0.69, helped: 0.69 };
    expect(ask(withOdds(river, { tests: [test] }), exit)).toEqual({
      key: "ui-warn-river_exit",
      args: { n: 31 },
    });
    expect(ask(withOdds(river, { tests: [{ ...test, helped: 0.9 }] }), exit)).toBeNull();
  });

  it("warns about ending within the boulder's reach", () => {
    const mid = read("mid");
    const at = mid.view.players[mid.view.turn?.seat ?? 0]?.at ?? "c1";
    const heat = (chance: number) => ({
      ...mid.insight,
      boulder: { ...mid.insight.boulder, heat: [{ at, chance }] },
    });
    const end = { text: "end", type: "end" };
    expect(ask({ ...mid, insight: heat(0.4) }, end)?.key).toBe("ui-warn-end");
    expect(ask({ ...mid, insight: heat(0) }, end)).toBeNull();
    expect(ask(mid, { text: "search", type: "search" })).toBeNull();
  });
});
