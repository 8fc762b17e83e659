import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeStage, type FakeStageOptions, type Fixture } from "$dev/fake-stage.svelte";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { boardState } from "./board-state.svelte";
import failing from "./fixtures/failing.json";
import silent from "./fixtures/silent.json";
import talk from "./fixtures/talk.json";
import { game } from "./index";
import { targetRefusal } from "./talk/hints";
import uiDe from "./text/de.ftl?raw";
import uiEn from "./text/en.ftl?raw";
import type { Advice, Game, HeardRemark, TalkRefusal, View } from "./types";

vi.setConfig({ testTimeout: 60_000 });

type Moment = Fixture<Game>;
function stageOf(
  fixture: unknown,
  looks: FakeStageOptions = {},
  change: Partial<View> = {},
): FakeStage<Game> {
  boardState.clear();
  const moment = structuredClone(fixture) as Moment;
  Object.assign(moment.view, change);
  return new FakeStage(game, moment, looks.language === "de" ? [de, uiDe] : [en, uiEn], looks);
}
const named = (container: Element, name: string) =>
  [...container.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const SAID: HeardRemark = {
  kind: "have_total",
  what: "have_total",
  of: null,
  gear: "crates",
  value: 5,
  count: null,
  size: null,
  letter: null,
  seat: null,
  sign: null,
  body: null,
  to: 0,
  re: null,
  prefix: [],
  suffix: ["tekeli-li"],
  tone: "normal",
  split: null,
  lost: null,
};

describe("remarks and advice", () => {
  const event = {
    type: "said",
    seat: 1,
    id: 0,
    said: SAID,
    words: "p1: crates total 5",
    public: true,
  } as const;

  it("appear in the log in the reader's language, with names", () => {
    expect(stageOf(talk).localize("event", event)).toBe("Bruno: “Ada: Crates, 5 in total, Tekeli-li”.");
    const german = stageOf(talk, { language: "de" }).localize("event", event);
    expect(german).toContain("Ada: Kisten");
    expect(german.includes("p1")).toBe(false);
  });

  it("are numbered without a comma", () => {
    const said = { ...SAID, to: null, prefix: ["2", "hm"], suffix: [] };
    expect(stageOf(talk).localize("event", { ...event, said })).toBe("Bruno: “2. hm, Crates, 5 in total”.");
  });

  it("have no quotation marks for signs", () => {
    const tell = (said: Partial<HeardRemark>) =>
      stageOf(talk).localize("event", { ...event, said: { ...SAID, to: null, suffix: [], ...said } });
    expect(tell({ what: "react", sign: "stop" })).toBe("Bruno makes a sign: stop.");
    expect(tell({ what: "point", gear: null, letter: "a" })).toBe("Bruno: points at A.");
    const advice = { kind: "react", sign: "handshake" } as const;
    expect(stageOf(talk).localize("event", { type: "advised", seat: 1, advice, words: "x" })).toBe(
      "Bruno is ready.",
    );
  });

  it("are localized as advice as well", () => {
    const tell = (advice: Advice) =>
      stageOf(talk).localize("event", { type: "advised", seat: 1, advice, words: "x" });
    expect(tell({ kind: "seat", whom: 2 })).toBe("Bruno suggests: Chloe.");
    expect(tell({ kind: "space", at: "c3" })).toBe("Bruno suggests: C3.");
    expect(tell({ kind: "decision", decision: "die" })).toBe("Bruno suggests: roll the die.");
    expect(tell({ kind: "text", body: "up we go" })).toBe("Bruno suggests: up we go.");
  });
});

describe("the bar", () => {
  const t = (key: string) => key;
  const choice = { text: "pass", type: "pass" } as const;

  it("has short labels for three buttons side by side", () => {
    const { view } = structuredClone(talk) as unknown as Moment;
    expect(game.buttonLabel(choice, view, t)).toBe(null);
    view.options.pace = "untimed";
    expect(game.buttonLabel(choice, view, t)).toBe("ui-short-pass");
  });
});

describe("the panel", () => {
  it("greys out equipment if all of its buttons are forbidden", () => {
    const stage = stageOf(talk);
    const why = { code: "one_subject" } as unknown as TalkRefusal;
    const hint = stage.insight?.panels[0]?.panel.kinds.find(({ kind }) => kind === "have_card");
    const refused = (values: number[]) =>
      Object.assign(hint ?? {}, {
        refused: [{ gear: "books", letter: null, whom: null, of: null, values, why }],
      });
    const all = Array.from({ length: 20 }, (_, index) => index + 1);
    refused(all.slice(1));
    expect(targetRefusal(stage, "have_card", { gear: "books" })).toBeNull();
    refused(all);
    expect(targetRefusal(stage, "have_card", { gear: "books" })).toBe(why);
    expect(targetRefusal(stage, "have_card", { gear: "tools" })).toBeNull();
  });
});

describe("the numbers of the panel", () => {
  it("have one Tab stop and arrow key navigation", () => {
    const { container } = render(game.Board, { stage: stageOf(talk) });
    const buttons = [...container.querySelectorAll<HTMLButtonElement>(".numbers button")];
    const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([buttons[0]]);
    buttons[0]?.focus();
    const right = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
    buttons[0]?.dispatchEvent(right);
    flushSync();
    expect(document.activeElement).toBe(buttons[1]);
    expect(stops()).toEqual([buttons[1]]);
  });
});

describe("silence", () => {
  it("is broken only after a confirmation", () => {
    const stage = stageOf(silent);
    const say = vi.spyOn(stage, "sendCommand").mockResolvedValue(true);
    const { container } = render(game.Board, { stage });
    named(container, "Speak anyway…")?.click();
    flushSync();
    expect(container.textContent).toContain("The penalty die is rolled at once");
    expect(say).toHaveBeenCalledTimes(0);
    named(container, "Break the silence")?.click();
    expect(say).toHaveBeenCalledWith(expect.stringMatching(/^say seen [1-9]\d* /));
  });

  it("cannot be broken at a locked table", () => {
    const options = { ...(silent as unknown as Moment).view.options, silence_mode: "locked" as const };
    const { container } = render(game.Board, { stage: stageOf(silent, {}, { options }) });
    expect(named(container, "Speak anyway…")).toBeUndefined();
  });
});

describe("advice", () => {
  const leader = (failing as unknown as Moment).view.leader;
  const seat = String(leader === 0 ? 1 : 0);

  it("can point at decisions of the leader", () => {
    const stage = stageOf(failing, { seat });
    const say = vi.spyOn(stage, "sendCommand").mockResolvedValue(true);
    const { container } = render(game.Board, { stage });
    named(container, "Suggest")?.click();
    flushSync();
    named(container, "Suggest: roll the die")?.click();
    expect(say).toHaveBeenCalledWith("advise decision die");
    expect(container.querySelector(".advice input")).toBeNull();
  });

  it("may be free text if the table allows it", async () => {
    const options = { ...(failing as unknown as Moment).view.options, advice_text: true };
    const stage = stageOf(failing, { seat }, { options });
    const say = vi.spyOn(stage, "sendCommand").mockResolvedValue(true);
    const { container } = render(game.Board, { stage });
    named(container, "Suggest")?.click();
    flushSync();
    const field = container.querySelector(".advice input") as HTMLInputElement;
    field.value = "  take  the die ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form?.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
    expect(say).toHaveBeenCalledWith("advise text take the die");
  });
});
