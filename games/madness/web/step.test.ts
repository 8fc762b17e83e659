import { describe, expect, it } from "vitest";
import { duration, pause, step } from "./step";
import type { Choice, GameEvent, View } from "./types";
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
function playAll({ view, events }: Recorded): View {
  let shown = view;
  for (const event of events) shown = step(shown, event) ?? shown;
  return shown;
}
/** The public part of the view. */
function table({ plane, leader, tokens, deck, injuries_left, relics_left, score, players }: View) {
  const { relics, injuries, balance } = score;
  const seats = players.map(({ n_hand, n_played, level, covered, relics: own, is_done }) => ({
    n_hand,
    n_played,
    level,
    covered: [...covered].sort(),
    relics: [...own].sort(),
    is_done,
  }));
  return {
    plane,
    leader,
    tokens,
    deck,
    injuries_left,
    relics_left,
    score: { relics, injuries, balance },
    seats,
  };
}

describe("step", () => {
  it.each(["moved", "played", "relic", "arcane", "rolled"])("ends where the true view of %s is", (name) => {
    const recorded = read(name);
    const [shown, truth] = [table(playAll(recorded)), table(recorded.after.view)];
    // No event reports that the sled is cleared or that players are no longer done.
    const isCleared = recorded.after.view.encounter === null;
    for (const seat of isCleared ? [...shown.seats, ...truth.seats] : []) {
      seat.n_played = 0;
      seat.is_done = false;
    }
    expect(shown).toEqual(truth);
  });

  it("does not modify its input", () => {
    for (const name of ["moved", "played", "rolled", "revealed"]) {
      const recorded = read(name);
      const before = JSON.stringify(recorded.view);
      playAll(recorded);
      expect(JSON.stringify(recorded.view)).toBe(before);
    }
  });

  it("removes a played card from my own hand only", () => {
    const recorded = read("played");
    const played = recorded.events.find(({ type }) => type === "played");
    const after = playAll(recorded);
    const seat = played?.seat as number;
    expect(after.players[seat]?.hand?.length).toBe((recorded.view.players[seat]?.hand?.length ?? 0) - 1);
    expect(after.phase.type).toBe("silent");
    const other = (seat + 1) % recorded.view.players.length;
    const hidden = step(recorded.view, { type: "played", seat: other, card: null, n: 1, silence: true });
    expect(hidden?.players[other]?.n_played).toBe(1);
    expect(hidden?.players[other]?.hand).toBe(null);
  });

  it("reveals the sled player by player, then the results", () => {
    const recorded = read("revealed");
    const after = playAll({
      ...recorded,
      events: recorded.events.filter(({ type }) => ["revealed", "met", "missed"].includes(type)),
    });
    expect(after.revealed.length).toBeGreaterThan(1);
    expect(after.results.map(({ letter }) => letter).sort()).toEqual(["a", "b"]);
  });

  it("has no durations while the timer runs, and one per revealed card", () => {
    for (const type of ["said", "murmured", "played", "declared_done", "timer_flipped"])
      expect(duration({ type }), type).toBe(0);
    const cards = (n: number) => duration({ type: "revealed", cards: Array(n).fill("tools-2") });
    expect(cards(3) - cards(2)).toBe(cards(2) - cards(1));
    expect(duration({ type: "something_new" })).toBeGreaterThan(0);
  });
});

describe("pause", () => {
  it("equals the timer difference between two steps", () => {
    const { view } = read("talk");
    const later = { ...view, timer: view.timer && { ...view.timer, elapsed: view.timer.elapsed + 2 } };
    expect(pause(view, later)).toBe(2000);
    expect(pause(view, view)).toBe(0);
    expect(pause(view, { ...view, timer: null })).toBe(null);
    const next = { ...view, timer: view.timer && { ...view.timer, number: view.timer.number + 1 } };
    expect(pause(view, next)).toBe(null);
  });
});

describe("warn", () => {
  const choice = (type: string, more = {}): Choice => ({ text: type, type, ...more });

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

  it("asks before the timer is turned while a player is not ready", () => {
    const { view } = read("ready");
    const turn = choice("flip");
    const [leader, other, bot] = [view.leader, (view.leader + 1) % 3, (view.leader + 2) % 3];
    const names = [0, 1, 2].map((seat) => (seat === other ? "Ben" : "x"));
    const company = { names, humanSeats: [leader, other], mySeats: [leader] };
    expect(warn(view, turn, company)).toEqual({ key: "ui-warn-flip", args: { names: "Ben" } });
    expect(warn(view, turn, { ...company, mySeats: [leader, other] }), "sits beside the leader").toBe(null);
    expect(warn(view, turn, { names, humanSeats: [leader] }), "bots are always ready").toBe(null);
    expect(warn({ ...view, options: { ...view.options, pace: "untimed" } }, turn, company)).toBe(null);
    const signed = (seat: number) => ({
      seat,
      advice: { kind: "react" as const, sign: "handshake" as const },
    });
    expect(warn({ ...view, advice: [signed(other)] }, turn, company)).toBe(null);
    expect(warn({ ...view, advice: [signed(bot)] }, turn, company)?.key).toBe("ui-warn-flip");
  });

  it("asks before a roll that can end the game, and before the edge", () => {
    const { view } = read("failing");
    expect(warn({ ...view, injuries_left: 1 }, choice("roll"))?.key).toBe("ui-warn-roll");
    expect(warn({ ...view, tokens: { sled: 3, discard: 0, gone: 3 } }, choice("roll"))).toBe(null);
    expect(warn(view, choice("move", { to: "x2" }))?.key).toBe("ui-warn-edge");
    expect(warn(view, choice("move", { to: "c2" }))).toBe(null);
  });
});
