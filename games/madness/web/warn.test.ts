import { describe, expect, it } from "vitest";
import { replayDelay } from "./pace";
import type { Choice, GameEvent, Space, View } from "./types";
import { warn } from "./warn";

interface Recorded {
  view: View;
  events: GameEvent[];
  choices: Choice[][];
  after: { view: View };
}
const fixtures = import.meta.glob<Recorded>("./fixtures/*.json", { import: "default", eager: true });
function read(name: string): Recorded {
  const recorded = fixtures[`./fixtures/${name}.json`];
  if (!recorded) throw new Error(`no fixture ${name}`);
  return recorded;
}
describe("pause", () => {
  it("equals the timer difference between two steps", () => {
    const { view } = read("talk");
    const later = { ...view, timer: view.timer && { ...view.timer, elapsed: view.timer.elapsed + 2 } };
    expect(replayDelay(view, later)).toBe(2000);
    expect(replayDelay(view, view)).toBe(0);
    expect(replayDelay(view, { ...view, timer: null })).toBe(null);
    const next = { ...view, timer: view.timer && { ...view.timer, number: view.timer.number + 1 } };
    expect(replayDelay(view, next)).toBe(null);
  });
});

describe("warn", () => {
  const choice = (type: "reveal" | "done" | "flip"): Choice => ({ text: type, type });
  const roll: Choice = { text: "roll", type: "roll", letter: "a" };
  const move = (to: Space): Choice => ({ text: "move", type: "move", to });

  it("asks before an empty sled is revealed", () => {
    const { view } = read("talk");
    expect(warn(view, choice("reveal"))?.key).toBe("ui-warn-reveal");
    expect(warn(read("silent").view, choice("reveal"))).toBe(null);
  });

  it("asks the last player before everyone is done without cards", () => {
    const { view } = read("talk");
    const others = (nDone: number) =>
      view.players.map((one, index) => ({ ...one, n_played: 0, is_done: index < nDone }));
    expect(warn({ ...view, players: others(view.players.length - 1) }, choice("done"))?.key).toBe(
      "ui-warn-done",
    );
    expect(warn({ ...view, players: others(0) }, choice("done"))).toBe(null);
  });

  it("asks before the timer is flipped while a player is not ready", () => {
    const { view } = read("ready");
    const turn = choice("flip");
    const [leader, other, bot] = [view.leader, (view.leader + 1) % 3, (view.leader + 2) % 3];
    const names = [0, 1, 2].map((seat) => (seat === other ? "Ben" : "x"));
    const roster = { names, humanSeats: [leader, other], mySeats: [leader] };
    expect(warn(view, turn, roster)).toEqual({ key: "ui-warn-flip", args: { names: "Ben" } });
    expect(warn(view, turn, { ...roster, mySeats: [leader, other] }), "sits beside the leader").toBe(null);
    expect(warn(view, turn, { names, humanSeats: [leader] }), "bots are always ready").toBe(null);
    expect(warn({ ...view, options: { ...view.options, pace: "untimed" } }, turn, roster)).toBe(null);
    const signed = (seat: number) => ({
      seat,
      advice: { kind: "react" as const, sign: "handshake" as const },
    });
    expect(warn({ ...view, advice: [signed(other)] }, turn, roster)).toBe(null);
    expect(warn({ ...view, advice: [signed(bot)] }, turn, roster)?.key).toBe("ui-warn-flip");
  });

  it("asks before a roll that can end the game, and before the edge", () => {
    const { view } = read("failing");
    expect(warn({ ...view, injuries_left: 1 }, roll)?.key).toBe("ui-warn-roll");
    expect(warn({ ...view, tokens: { sled: 3, discard: 0, gone: 3 } }, roll)).toBe(null);
    expect(warn(view, move("x2"))?.key).toBe("ui-warn-edge");
    expect(warn(view, move("c2"))).toBe(null);
  });
});
