import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeStage, type FakeStageOptions, type Fixture } from "$dev/fake-stage.svelte";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { boardState } from "./board-state.svelte";
import { game } from "./index";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import type { Game, Insight } from "./types";

// Rendering a whole board in jsdom is slow.
vi.setConfig({ testTimeout: 60_000 });

const fixtures = import.meta.glob<Fixture<Game>>("./fixtures/*.json", {
  import: "default",
  eager: true,
});
const NAMES = Object.keys(fixtures).map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"));
function stageOf(name: string, looks: FakeStageOptions = {}): FakeStage<Game> {
  const fixture = fixtures[`./fixtures/${name}.json`];
  if (!fixture) throw new Error(`no fixture ${name}`);
  boardState.clear();
  return new FakeStage(game, fixture, looks.language === "de" ? [de, uiDe] : [en, uiEn], looks);
}
const button = (container: Element, key: string) =>
  container.querySelector(`[data-key="${key}"], [data-thing="${key}"]`) as HTMLElement;
const named = (container: Element, name: string) =>
  [...container.querySelectorAll("button")].find(
    (one) => one.textContent?.trim() === name || one.getAttribute("aria-label") === name,
  ) as HTMLButtonElement;
const press = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

afterEach(cleanup);

describe("the board", () => {
  it.each(NAMES.map((name, index) => [name, index % 2 === 0 ? "en" : "de"]))(
    "is drawn with all its texts: %s, %s",
    (name, language) => {
      const stage = stageOf(name, { language });
      for (const part of [game.Board, game.Panels]) render(part, { stage });
      for (const { seat } of stage.view.players) render(game.SeatBadge, { stage, seat });
      if (stage.outcome) render(game.Ending, { stage });
      expect(/\[\w+-|undefined/.exec(document.body.textContent ?? "")?.[0] ?? "").toBe("");
    },
  );

  it("labels every space with its details and actions", () => {
    const stage = stageOf("start");
    const { container } = render(game.Board, { stage });
    expect(container.querySelectorAll("rect.hit").length).toBe(27);
    const label = container.querySelector('[data-thing="space:c3"]')?.getAttribute("aria-label") ?? "";
    expect(label).toMatch(/^C3, .*; a face-down tile; possible moves: /);
    expect(container.querySelectorAll("rect.hit.can").length).toBe(11);
  });

  it("supports arrow keys, Page Down for the next selectable space, and Enter", () => {
    const stage = stageOf("start");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const at = () => document.activeElement?.getAttribute("data-thing");
    (container.querySelector('[data-thing="space:c1"]') as HTMLElement).focus();
    press(document.activeElement as Element, "ArrowRight");
    expect(at()).toBe("space:c2");
    press(document.activeElement as Element, "PageDown");
    expect(at()).toBe("space:c3");
    press(document.activeElement as Element, "Enter");
    expect(touch.mock.calls[0]?.[0]).toBe("space:c3");
  });

  it("gives advice instead of flying in advice mode", () => {
    const stage = stageOf("start");
    const say = vi.spyOn(stage, "sendCommand");
    const { container } = render(game.Board, { stage });
    boardState.isAdvising = true;
    flushSync();
    (container.querySelector('[data-thing="space:c4"]') as HTMLElement).dispatchEvent(
      new MouseEvent("click", { bubbles: true }),
    );
    expect(say.mock.calls[0]?.[0]).toBe("advise space c4");
  });
});

describe("the encounter", () => {
  it("shows both challenges spelt out, and the seconds", () => {
    const stage = stageOf("talk");
    const { container } = render(game.Board, { stage });
    expect(container.querySelectorAll("article .target").length).toBe(2);
    const { elapsed = 0, seconds = 0 } = stage.view.timer ?? {};
    expect(container.querySelector("[role=timer]")?.textContent).toBe(String(seconds - elapsed));
    expect(container.querySelectorAll("section.talk").length).toBe(1);
  });

  it("needs a second tap for the first card", async () => {
    const stage = stageOf("talk");
    const [say, touch] = [vi.spyOn(stage, "sendCommand"), vi.spyOn(stage, "activate")];
    const { container } = render(game.Board, { stage });
    const card = stage.view.players[stage.acting ?? 0]?.hand?.[0] ?? "injury";
    button(container, `card:${card}`).click();
    flushSync();
    expect(say.mock.calls.length + touch.mock.calls.length).toBe(0);
    expect(button(container, "sled").textContent).toContain("Ends the talk for everyone");
    button(container, "sled").click();
    await Promise.resolve();
    expect(say.mock.calls[0]?.[0]).toBe(`play ${card}`);
  });

  it("plays a card on click during silence, but touch lifts first", () => {
    const stage = stageOf("silent");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const card = stage.view.players[stage.acting ?? 0]?.hand?.[0] ?? "injury";
    const tap = (pointerType: string) =>
      button(container, `card:${card}`).dispatchEvent(
        new PointerEvent("click", { bubbles: true, pointerType, detail: 1 } as PointerEventInit),
      );
    tap("touch");
    flushSync();
    expect(touch.mock.calls.length).toBe(0);
    expect(boardState.lifted).toEqual([card]);
    boardState.clear();
    flushSync();
    tap("mouse");
    expect(touch.mock.calls[0]?.[0]).toBe(`card:${card}`);
  });

  it("composes, checks and sends a remark by taps", async () => {
    const stage = stageOf("talk");
    const say = vi.spyOn(stage, "sendCommand");
    const { container } = render(game.Board, { stage });
    named(container, "Tools").click();
    named(container, "7").click();
    named(container, "Shout").click();
    flushSync();
    named(container, "Say it").click();
    await Promise.resolve();
    expect(say.mock.calls[0]?.[0]).toBe("say shout sum tools 7");
  });

  it("greys out forbidden buttons and explains why", () => {
    const stage = stageOf("talk");
    const why = { code: "kind_forbidden", madness: "l1-15", kind: "have_total" };
    const insight = stage.insight as Insight;
    const panels = insight.panels.map(({ seat, panel }) => ({
      seat,
      panel: { kinds: panel.kinds.map((one) => (one.kind === "have_total" ? { ...one, why } : one)) },
    }));
    stage.insight = { ...insight, panels } as unknown as Insight;
    const { container } = render(game.Board, { stage });
    const total = named(container, "in total");
    expect(total.classList.contains("forbidden")).toBe(true);
    total.click();
    flushSync();
    expect(container.querySelector(".send")?.textContent).toContain("No Head for Sums");
  });

  it("shows three dots for remarks I did not hear", () => {
    const stage = stageOf("talk");
    const first = stage.view.remarks[0];
    if (!first) throw new Error("no one spoke");
    stage.view = { ...stage.view, remarks: [{ ...first, said: null, is_public: false }] };
    const { container } = render(game.Board, { stage });
    expect(container.querySelectorAll(".dots").length).toBe(1);
    expect(container.querySelector(".dots")?.getAttribute("aria-label")).toContain(
      "A remark you couldn't hear",
    );
  });

  it("shows the leader's choices as questions with consequences", () => {
    const stage = stageOf("failing");
    const touch = vi.spyOn(stage, "activate").mockImplementation(() => {});
    const { container } = render(game.Board, { stage });
    const roll = container.querySelector(".answer.roll") as HTMLElement;
    expect(roll.textContent).toContain("Each result has a one-in-three chance");
    roll.click();
    expect(touch.mock.calls[0]?.[0]).toMatch(/^do:roll [ab]$/);
  });

  it("opens only my own madness with one tap", () => {
    const stage = stageOf("talk", {});
    const me = stage.view.players[stage.acting ?? 0];
    const { container } = render(game.Board, { stage });
    for (const player of stage.view.players)
      expect(player.madness === null).toBe(player.seat !== stage.acting);
    if (!me || me.level === 0) return;
    named(container, `My madness, level ${me.level}`).click();
    flushSync();
    expect(container.querySelector("[role=dialog]")?.textContent).toContain("Only you can read this");
  });
});
