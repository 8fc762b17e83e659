import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeStage, type FakeStageOptions, type Fixture } from "$dev/fake-stage.svelte";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { game } from "./index";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import { tool } from "./tool.svelte";
import type { Choice, Game, View } from "./types";

// Rendering a whole board in a test DOM is slow.
vi.setConfig({ testTimeout: 60_000 });

const fixtures = import.meta.glob<Fixture<Game>>("./fixtures/*.json", {
  import: "default",
  eager: true,
});
function fixtureOf(name: string): Fixture<Game> {
  const fixture = fixtures[`./fixtures/${name}.json`];
  if (!fixture) throw new Error(`no fixture ${name}`);
  return fixture;
}
function stageOf(name: string, looks: FakeStageOptions = {}, change: Partial<Fixture<Game>> = {}) {
  tool.clear();
  const fixture = { ...fixtureOf(name), ...change };
  return new FakeStage<Game>(game, fixture, looks.language === "de" ? [de, uiDe] : [en, uiEn], looks);
}
const spotNamed = (container: Element, place: string) =>
  container.querySelector(
    `[data-thing="${place.includes(":") ? place : `space:${place}`}"]`,
  ) as SVGRectElement;
const labelOf = (container: Element, place: string) =>
  spotNamed(container, place).getAttribute("aria-label") ?? "";
const press = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const choice = (text: string, action: Game["Action"]): Choice => ({ text, ...action });

afterEach(cleanup);

describe("the board", () => {
  it.each([
    ["start-6", "en"],
    ["briefing-coop", "de"],
    ["load", "en"],
    ["brace", "de"],
    ["lock", "de"],
    ["river", "en"],
    ["bridge", "de"],
    ["answer", "en"],
    ["confirm", "de"],
    ["gather", "en"],
    ["replace", "de"],
    ["table-6", "en"],
    ["end-coop", "de"],
    ["end-6", "en"],
  ])("renders all its texts and makes every choice touchable: %s, %s", (name, language) => {
    const stage = stageOf(name, { language });
    for (const part of [game.Board, game.Panels]) render(part, { stage });
    for (const { seat } of stage.view.players) render(game.SeatBadge, { stage, seat });
    if (stage.outcome) render(game.Ending, { stage });
    expect(document.querySelectorAll("rect.hit").length).toBe(97);
    if (!stage.outcome) expect(game.prompt?.(stage.view, (key, args) => stage.t(key, args))).toBeTruthy();
    expect(/undefined|NaN|\[ui-/.exec(document.body.textContent ?? "")?.[0]).toBeUndefined();
    const touchable = [...document.querySelectorAll("rect.hit.can, .strip button.can")];
    const lit = touchable.map((one) => one.getAttribute("data-key") ?? one.getAttribute("data-thing") ?? "");
    for (const one of stage.choices) {
      const keys = game.targetKeys(one, stage.view, stage.acting ?? 0);
      const isFound = keys.some((key) => lit.includes(key) || game.buttons.includes(key));
      // Dice can be combined freely, and a token has to be selected first.
      expect(isFound || /^(reroll|set|token):/.test(keys[0] ?? ""), one.text).toBe(true);
    }
  });

  it("describes every space and the actions available there", () => {
    const { container } = render(game.Board, { stage: stageOf("lava") });
    const lit =
      container.querySelector('rect.hit.can[data-thing^="space:l"]')?.getAttribute("data-thing") ?? "";
    expect(labelOf(container, lit.slice("space:".length))).toMatch(
      /Lava Room; .*steps from the exit; .*possible moves: /,
    );
    expect(labelOf(container, "c21")).toContain("a pit");
    expect(labelOf(container, "c12")).toContain("spider web");
    expect(labelOf(container, "l11")).toContain("Sun A, walled up");
    expect(labelOf(container, "c9")).toContain("Alcove 1, opens with 1, 2, 3");
  });

  it("shows the risk of an unknown tile", () => {
    const stage = stageOf("lava");
    const risk = stage.insight?.seats[0]?.lava.find(
      ({ at, chance }) => chance > 0 && stage.hasChoices(`space:${at}`),
    );
    const { container } = render(game.Board, { stage });
    expect(labelOf(container, risk?.at ?? "")).toContain(
      `risk of death: ${Math.round((risk?.chance ?? 0) * 100)}%`,
    );
  });

  it("moves focus with keys, and activates with Enter", () => {
    const stage = stageOf("mid");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    spotNamed(container, "c7").focus();
    press(spotNamed(container, "c7"), "ArrowRight");
    expect(document.activeElement?.getAttribute("data-thing")).toBe("space:c6");
    press(spotNamed(container, "c6"), "PageDown");
    const lit = document.activeElement;
    expect(stage.hasChoices(lit?.getAttribute("data-key") ?? "")).toBe(true);
    press(lit as Element, "Enter");
    expect(touch.mock.calls[0]?.[0]).toBe(lit?.getAttribute("data-key"));
  });

  it("has one tab stop, and Page Down visits everything usable, including clues", () => {
    const { container } = render(game.Board, { stage: stageOf("walls") });
    const stops = () => [...container.querySelectorAll('rect.hit[tabindex="0"]')];
    spotNamed(container, "c7").focus();
    const visited: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      press(document.activeElement as Element, "PageDown");
      expect(stops()).toEqual([document.activeElement]);
      visited.push(document.activeElement?.getAttribute("data-thing") ?? "");
    }
    // Four moves, the player's own space, and its zone's clue and deck, then the first one again.
    expect([...visited.slice(0, 7)].sort()).toEqual([
      "clue:3",
      "deck:z3",
      "space:w24",
      "space:w33",
      "space:w34",
      "space:w35",
      "space:w44",
    ]);
    expect(visited[7]).toBe(visited[0]);
  });

  it("shows a preview on the first tap", () => {
    const stage = stageOf("mid");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const [move] = stage.choices.flatMap((one) => (one.type === "move" ? [one] : []));
    const space = spotNamed(container, String(move?.to));
    const tap = () => space.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
    tap();
    expect(stage.ghost?.text).toBe(move?.text);
    expect(touch.mock.calls.length).toBe(0);
    flushSync();
    expect(container.querySelectorAll(".pawn.ghost").length).toBe(1);
    tap();
    expect(touch.mock.calls[0]?.[0]).toBe(`space:${move?.to}`);
  });

  it("aims a token only while it is in hand", () => {
    const fixture = fixtureOf("mid");
    const seat = fixture.awaited[0] ?? 0;
    const choices = fixture.choices.map((list, index) =>
      index === seat
        ? [choice("move c7", { type: "move", to: "c7" }), choice("sprint c7", { type: "sprint", to: "c7" })]
        : list,
    );
    const { container } = render(game.Board, { stage: stageOf("mid", {}, { choices }) });
    expect(container.querySelector("rect.hit.can")?.getAttribute("data-key")).toBe("space:c7");
    (container.querySelector('button[data-thing^="token:"]') as HTMLElement).click();
    flushSync();
    expect(container.querySelector("rect.hit.can")?.getAttribute("data-key")).toBe("token:c7");
    press(document.body, "Escape");
    expect(tool.hasToken).toBe(false);
  });
});

describe("the seat badge", () => {
  it("shows a waiting second adventurer only while it can still enter", () => {
    const view = fixtureOf("mid").view;
    const text = (status: string) => {
      const players = view.players.map((one) => ({ ...one, status, second: "lea" }) as typeof one);
      const stage = stageOf("mid", {}, { view: { ...view, players } });
      const { container, unmount } = render(game.SeatBadge, { stage, seat: 0 });
      const found = container.textContent ?? "";
      unmount();
      return found;
    };
    const waits = ["in", "waiting", "out", "dead"].filter((one) => text(one).includes("is waiting outside"));
    expect(waits).toEqual(["in", "waiting"]);
  });
});

describe("beside the spaces", () => {
  it("makes alcoves and decks touchable and labels them", () => {
    const fixture = fixtureOf("mid");
    const seat = fixture.awaited[0] ?? 0;
    const players = fixture.view.players.map((one) => ({ ...one, at: one.seat === seat ? "w33" : one.at }));
    const choices = fixture.choices.map((list, index) =>
      index === seat ? [choice("search", { type: "search" })] : list,
    );
    const view = { ...fixture.view, players } as View;
    const stage = stageOf("mid", {}, { view, choices });
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    expect(labelOf(container, "deck:z3")).toMatch(/treasures left; possible moves: /);
    expect(spotNamed(container, "deck:z3").classList.contains("can")).toBe(true);
    expect(spotNamed(container, "deck:lv").classList.contains("can")).toBe(false);
    expect(labelOf(container, "lock:alcove_1")).toMatch(/Alcove 1(, opens with 1, 2, 3|, already open)/);
    for (const thing of ["deck:z3", "lock:alcove_1"])
      spotNamed(container, thing).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(touch.mock.calls.map(([key]) => key)).toEqual(["deck:z3", "lock:alcove_1"]);
    flushSync();
    expect(container.querySelectorAll('rect.hit[tabindex="0"]').length).toBe(1);
  });
});

describe("the tray", () => {
  it("shows the goal and the Variety cards before the first round", () => {
    const stage = stageOf("briefing-coop");
    const { container } = render(game.Board, { stage });
    const text = container.querySelector(".strip")?.textContent ?? "";
    expect(text).toContain(`Together, carry out treasure worth ${stage.view.target} points.`);
    expect(stage.view.varieties.length).toBeGreaterThan(0);
    for (const card of stage.view.varieties) expect(text).toContain(stage.t(`variety-${card}-about`));
  });

  it("shows the effect of dropping cards on the current roll", async () => {
    const stage = stageOf("load");
    const { container } = render(game.Board, { stage });
    const loads = stage.insight?.seats[0]?.loads ?? [];
    const steps = [...container.querySelectorAll(".scale button")].map(
      (one) => one.getAttribute("aria-label") ?? "",
    );
    expect(steps.length).toBeGreaterThan(1);
    expect(steps[0]).toContain(`Load Level ${loads[0]?.level}, ${loads[0]?.actions} actions`);
    expect(container.querySelector(".scale .now")).toBeTruthy();
    const send = vi.spyOn(stage, "sendCommand").mockResolvedValue(true);
    (container.querySelectorAll(".scale button")[1] as HTMLElement).click();
    await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toMatch(/^drop /));
    expect(container.querySelectorAll(".strip button.can").length).toBeGreaterThan(0);
  });

  it("previews the slider while it is dragged and drops cards on release", async () => {
    const stage = stageOf("load");
    const send = vi.spyOn(stage, "sendCommand").mockResolvedValue(true);
    const { container } = render(game.Board, { stage });
    const slider = container.querySelector(".load input") as HTMLInputElement;
    const last = stage.insight?.seats.find(({ seat }) => seat === stage.acting)?.loads.at(-1);
    expect(slider.max).toBe(String(last?.n_dropped));
    slider.value = slider.max;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(slider.getAttribute("aria-valuetext")).toContain(`Load Level ${last?.level}`);
    expect(container.querySelector(".load .ready")?.textContent).toContain(`drop ${last?.n_dropped}: `);
    expect(send.mock.calls.length).toBe(0);
    slider.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(send.mock.calls.length).toBe(last?.n_dropped));
    for (const [command] of send.mock.calls) expect(command).toMatch(/^drop /);
  });

  it("rerolls the useless dice of a lock unless others are selected", () => {
    const stage = stageOf("lock");
    const { container } = render(game.Board, { stage });
    const { phase } = stage.view;
    if (phase.type !== "unlocking") throw new Error("no lock");
    const key = () => container.querySelector(".strip .roll")?.getAttribute("data-key") ?? "";
    const before = key();
    expect(stage.hasChoices(before)).toBe(true);
    const unselected = phase.attempt.dice.filter((_, index) => !before.includes(String(index + 1)));
    expect(new Set(unselected).size).toBe(unselected.length);
    for (const face of unselected) expect(phase.attempt.needs).toContain(face);
    (container.querySelector(".strip button.die") as HTMLElement).click();
    flushSync();
    expect(key() === before).toBe(false);
    expect(stage.hasChoices(key())).toBe(true);
  });

  it("shows which players have decided, never how", () => {
    const stage = stageOf("load");
    const { container } = render(game.Board, { stage });
    const inside = stage.view.players.filter(({ status }) => status === "in");
    expect(container.querySelectorAll(".asked li").length).toBe(inside.length);
    expect(container.querySelectorAll(".asked .ready").length).toBe(
      inside.filter(({ is_ready }) => is_ready).length,
    );
  });

  it("shows a look while the view contains it", () => {
    const stage = stageOf("look");
    const { container } = render(game.Board, { stage });
    expect(container.querySelector(".look")?.textContent).toContain(String(stage.view.looks[0]?.number));
    stage.view = { ...stage.view, looks: [] };
    flushSync();
    expect(container.querySelector(".look")).toBeNull();
  });

  it("never shows the face of a card unknown to the viewer", () => {
    const stage = stageOf("compose");
    const { container } = render(game.Board, { stage });
    const known = stage.view.players[stage.acting ?? 0]?.hand.filter(({ card }) => card !== null).length ?? 0;
    const shown = container.querySelectorAll(".strip .card:not(.back) .value").length;
    expect(shown).toBeLessThanOrEqual(known);
  });
});

describe("the end", () => {
  it.each(["end-4", "end-solo"])("counts every card and casket: %s", (name) => {
    const stage = stageOf(name);
    const { container } = render(game.Ending, { stage });
    const rows = [...container.querySelectorAll("tbody tr")];
    expect(rows.length).toBe(stage.view.players.length);
    const totals = rows.map((row) => Number(row.querySelector(".sum")?.textContent));
    expect(totals.reduce((sum, one) => sum + one, 0)).toBe(stage.view.count?.total);
  });

  it("shows the target in a cooperative game", () => {
    const stage = stageOf("end-coop");
    const { container } = render(game.Ending, { stage });
    expect(container.querySelector(".goal")?.textContent).toContain(`of ${stage.view.target} points`);
  });
});
