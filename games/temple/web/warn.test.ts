import { describe, expect, it } from "vitest";
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
function read(name: string): Recorded {
  const recorded = fixtures[`./fixtures/${name}.json`];
  if (!recorded) throw new Error(`no fixture ${name}`);
  return recorded;
}

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
    const move = { text: "", type: "move", to: "br" } as const;
    const bridge = { weight: 4, falls: 0.26, planks: 1, step_on: 0.26, step_off: 0 };
    expect(ask(withOdds(edge, { bridge: { ...bridge, step_on: 0.25 } }), move)).toBeNull();
    expect(ask(withOdds(edge, { bridge }), move)?.key).toBe("ui-warn-bridge");
  });

  it("warns about leaving the bridge if every move is tested", () => {
    const bridge = read("bridge");
    const move = { text: "", type: "move", to: "c25" } as const;
    const odds = { weight: 4, falls: 0.5, planks: 1, step_on: 0.5, step_off: 0 };
    expect(ask(withOdds(bridge, { bridge: odds }), move)).toBeNull();
    const tested = withOdds(bridge, { bridge: { ...odds, step_on: 0, step_off: 0.5 } });
    expect(ask(tested, move)).toEqual({ key: "ui-warn-bridge", args: { n: 50 } });
    expect(ask(tested, { text: "", type: "move", to: "br" })).toBeNull();
  });

  it("warns about a tunnel that leads to the entrance", () => {
    const mid = read("mid");
    const unlock = { text: "", type: "unlock", lock: "tunnel" } as const;
    const tunnel = { text: "", type: "tunnel" } as const;
    const view = (tunnel_to: "outside" | "entrance", have_met = false) => ({
      ...mid,
      view: {
        ...mid.view,
        options: { ...mid.view.options, tunnel_to },
        walls: { ...mid.view.walls, have_met },
      },
    });
    expect(ask(view("outside"), tunnel)).toBeNull();
    expect(ask(view("entrance"), tunnel)?.key).toBe("ui-warn-tunnel");
    expect(ask(view("entrance"), unlock)?.key).toBe("ui-warn-tunnel");
    expect(ask(view("entrance", true), unlock)?.key).toBe("ui-warn-tunnel-shut");
    expect(ask(view("entrance"), { text: "", type: "unlock", lock: "stone" })).toBeNull();
  });

  it("warns about a hop while teammates are on the bridge", () => {
    const bridge = read("bridge");
    const seat = bridge.view.turn?.seat;
    const players = bridge.view.players.map((one) => ({ ...one, at: "br" as const }));
    const hop = { text: "hop", type: "hop" } as const;
    const calm = withOdds(bridge, { bridge: { weight: 2, falls: 0, planks: 4 } });
    expect(seat).toBeDefined();
    expect(ask({ ...calm, view: { ...calm.view, mode: "coop", players } }, hop)?.key).toBe("ui-warn-hop");
    expect(ask({ ...calm, view: { ...calm.view, mode: "standard", players } }, hop)).toBeNull();
  });

  it("warns about a test without any help", () => {
    const river = read("river");
    const exit = { text: "exit", type: "exit_river" } as const;
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
    const end = { text: "end", type: "end" } as const;
    expect(ask({ ...mid, insight: heat(0.4) }, end)?.key).toBe("ui-warn-end");
    expect(ask({ ...mid, insight: heat(0) }, end)).toBeNull();
    expect(ask(mid, { text: "search", type: "search" })).toBeNull();
  });
});
