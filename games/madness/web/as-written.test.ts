// The board at a table that plays the rules document as written.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { FakeStage, type Fixture } from "$dev/fake-stage.svelte";
import en from "../text/en.ftl?raw";
import AdviceBar from "./board/AdviceBar.svelte";
import { describeConsequence } from "./decide/consequences";
import { describePlayer } from "./describe";
import resting from "./fixtures/resting.json";
import { game } from "./index";
import Balance from "./panels/Balance.svelte";
import { seatsWaitedFor } from "./ready";
import uiEn from "./text/en.ftl?raw";
import { describe as describeThing } from "./thing-descriptions";
import type { Choice, Game, View } from "./types";

function stageOf(change: (view: View) => void): FakeStage<Game> {
  const moment = structuredClone(resting) as unknown as Fixture<Game>;
  moment.view.options.as_written = true;
  change(moment.view);
  return new FakeStage(game, moment, [en, uiEn]);
}
const nothing = (): void => {};
const choice = (type: "rest" | "skip_rest"): Choice => ({ text: type.replace("_", " "), type });

afterEach(cleanup);

describe("a table that plays as written", () => {
  it("shows the range of injuries that may count", () => {
    const stage = stageOf((view) => {
      view.score = { relics: 4, injuries: 5, injuries_unseen: 3, balance: -1, rank: 0 };
    });
    const { container } = render(Balance, { stage });
    const sums = container.querySelector(".sums")?.textContent?.replaceAll(/\s+/g, " ");
    expect(sums).toContain("5–8");
    expect(sums).toContain("−4 … −1");
    expect(describeThing("balance", stage)?.rule).toBe("M16.1");
  });

  it("says what a rest does to injuries", () => {
    const stage = stageOf((view) => {
      view.discard = [{ card: "injury", n: 2 }];
      for (const player of view.players) player.returning = player.seat === 1 ? 1 : 0;
    });
    expect(describeConsequence(stage, choice("rest"))).toContain("2 discarded injuries no longer count");
    expect(describeConsequence(stage, choice("skip_rest"))).toContain("returns to its owner's hand");
    stage.view.options.as_written = false;
    expect(describeConsequence(stage, choice("rest")).includes("no longer count")).toBe(false);
  });

  it("shows injuries that everyone knows of", () => {
    const stage = stageOf((view) => {
      for (const player of view.players) player.known_injuries = player.seat === 1 ? 2 : 0;
    });
    const [first, second] = stage.view.players;
    if (!first || !second) throw new Error("no players");
    expect(describePlayer(stage, second)).toContain("holds 2 injuries");
    expect(describePlayer(stage, first).includes("holds")).toBe(false);
  });

  it("offers no advice and waits for no one", () => {
    const stage = stageOf(nothing);
    const seat = stage.view.players.find((one) => one.seat !== stage.view.leader)?.seat ?? 0;
    stage.acting = seat;
    expect(render(AdviceBar, { stage }).container.querySelector(".advice")).toBe(null);
    const ready: View = { ...stage.view, phase: { type: "ready" } };
    expect(seatsWaitedFor(ready, { humanSeats: [seat] })).toEqual([]);
    ready.options = { ...ready.options, as_written: false };
    expect(seatsWaitedFor(ready, { humanSeats: [seat] })).toEqual([seat]);
  });
});
