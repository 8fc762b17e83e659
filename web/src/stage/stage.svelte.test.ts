import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Texts } from "../text/texts";
import type { Choice, GameWeb, Why } from "./contract";
import { type Beat, TableStage, type Truth } from "./stage.svelte";

const TEXTS = new Texts("en", [
  `action-move = Walk to { $to }
event-moved = { $seat } walks.
refusal-too_far = Too far: { $n }.
refused-not_your_seat = Not your seat.
warn-edge = Sure?
stage-nothing = Nothing.
stage-watching = Watching.
stage-over = Over.
`,
]);

const web = {
  id: "fake",
  aim: (choice: Choice) => [`tile:${choice.to}`],
  asks: (key: string) => (key.startsWith("tile:") ? `move ${key.slice(5)}` : null),
  warn: (_view: unknown, choice: Choice) => (choice.to === "edge" ? { key: "warn-edge" } : null),
  duration: () => 100,
  step: (view: { at: number }) => ({ at: view.at + 1 }),
  buttons: [],
} as unknown as GameWeb;

const move = (to: string, text = `move ${to}`): Choice => ({ type: "move", to, text });
const truth = (choices: Choice[], at = 0): Truth => ({
  view: { at },
  choices: { "0": choices },
  undo: { "0": "move a1" },
  awaited: [0],
  outcome: null,
});
const beat = (n: number, seat: number, at: number | null): Beat => ({
  n,
  seat,
  by: "person",
  undo: false,
  events: [{ type: "moved", seat }],
  view: at === null ? null : { at },
});

const acted: string[] = [];
const sketched: string[] = [];
let why: Why | null = null;
function stage(mine: number[] = [0]): TableStage {
  const host = {
    act: async (_seat: number, command: string) => acted.push(command),
    why: async () => why,
    sketch: (seat: number, keys: readonly string[]) => sketched.push([seat, ...keys].join(" ")),
  };
  const made = new TableStage(
    web,
    () => TEXTS,
    host,
    () => {},
  );
  made.meet({ names: ["Ann", "Bob"], mine });
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  acted.length = 0;
  sketched.length = 0;
  why = null;
  settings.change({ speed: 2, motion: "full", plansOnAsk: false });
});

describe("touching", () => {
  it("acts where one choice points", () => {
    const made = stage();
    made.show(truth([move("a1"), move("b1")]), 1);
    expect(made.aims("tile:a1")).toBe(true);
    made.touch("tile:a1");
    expect(acted).toEqual(["move a1"]);
  });

  it("opens a menu where several do", () => {
    const made = stage();
    made.show(truth([move("a1"), move("a1", "move a1 with p2")]), 1);
    made.touch("tile:a1");
    expect(acted).toEqual([]);
    expect(made.menu?.choices.length).toBe(2);
  });

  it("says why not where none does", async () => {
    const made = stage();
    why = { code: "refused", why: { code: "too_far", n: 3 }, rule: "D5.2" };
    made.show(truth([move("a1")]), 1);
    made.touch("tile:z9");
    await vi.runAllTimersAsync();
    expect(made.notice).toEqual({ text: "Too far: 3.", rule: "D5.2" });
  });

  it("shows what would result of the thing under the pointer", () => {
    const made = stage();
    made.show(truth([move("a1")]), 1);
    made.point("tile:a1");
    expect(made.ghost?.text).toBe("move a1");
    made.point(null);
    expect(made.ghost).toBe(null);
  });

  it("knows what a finger has shown: what a mouse shows is no first tap", () => {
    const press = (pointerType: string) =>
      globalThis.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType }));
    const made = stage();
    made.show(truth([move("a1")]), 1);
    press("mouse");
    made.point("tile:a1");
    press("touch");
    expect(made.ghost?.text).toBe("move a1");
    expect(made.tapped).toBe(null);
    made.point("tile:a1");
    expect(made.tapped?.text).toBe("move a1");
    press("mouse");
  });

  it("asks once before what the game warns of", () => {
    const made = stage();
    made.show(truth([move("edge")]), 1);
    made.touch("tile:edge");
    expect(made.question?.text).toBe("Sure?");
    if (made.question) made.act(made.question.choice, true);
    expect(acted).toEqual(["move edge"]);
  });

  it("ignores clicks right after somebody else has acted", async () => {
    const made = stage();
    made.show(truth([]), 1);
    settings.change({ speed: 0 });
    made.tellStory([beat(2, 1, 1)], truth([move("a1")], 1));
    await vi.advanceTimersByTimeAsync(100);
    made.touch("tile:a1");
    expect(acted).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    made.touch("tile:a1");
    expect(acted).toEqual(["move a1"]);
  });

  it("keeps what was pointed at, and takes clicks, while others change nothing that can be chosen", async () => {
    const made = stage();
    made.show(truth([move("edge")]), 1);
    made.touch("tile:edge");
    made.point("tile:edge");
    settings.change({ speed: 0 });
    made.tellStory([{ ...beat(2, 1, 1), seat: null, by: null, events: [] }], truth([move("edge")], 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(made.question?.text).toBe("Sure?");
    expect(made.ghost?.text).toBe("move edge");
    made.touch("tile:edge");
    expect(made.question?.text).toBe("Sure?");
    made.tellStory([beat(3, 1, 2)], truth([move("edge"), move("a1")], 2));
    expect(made.question).toBe(null);
  });

  it("says what no list has, and hears what stands against it", async () => {
    const made = stage();
    made.show(truth([]), 1);
    expect(await made.say("say hello")).toBe(true);
    expect(acted).toEqual(["say hello"]);
    expect(await made.weigh("say hello")).toBe(null);
    why = { code: "refused", why: { code: "too_far", n: 3 }, rule: "D5.2" };
    expect(await made.weigh("say hello")).toEqual({ text: "Too far: 3.", rule: "D5.2", why });
    expect(made.notice).toBe(null);
    expect(await stage([]).say("say hello")).toBe(false);
  });

  it("is of no use to somebody who watches", () => {
    const made = stage([]);
    made.show(truth([move("a1")]), 1);
    expect(made.choices).toEqual([]);
    made.touch("tile:a1");
    expect(made.notice?.text).toBe("Watching.");
  });
});

describe("the story", () => {
  it("is told event by event and ends with the truth", async () => {
    const made = stage();
    made.show(truth([]), 1);
    made.tellStory([beat(2, 1, null), beat(3, 1, 7)], truth([move("a1")], 7));
    await vi.advanceTimersByTimeAsync(10);
    expect(made.view).toEqual({ at: 1 });
    expect(made.caption?.text).toBe("Bob walks.");
    expect(made.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(made.view).toEqual({ at: 2 });
    await vi.advanceTimersByTimeAsync(100);
    expect(made.view).toEqual({ at: 7 });
    expect(made.choices.length).toBe(1);
    expect(made.shown).toBe(3);
  });

  it("is skipped by a click", async () => {
    const made = stage();
    made.show(truth([]), 1);
    made.tellStory([beat(2, 1, null), beat(3, 1, 7)], truth([], 7));
    await vi.advanceTimersByTimeAsync(10);
    made.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(made.view).toEqual({ at: 7 });
    expect(made.isTelling).toBe(false);
  });

  it("waits at each event when explaining", async () => {
    const made = stage();
    made.show(truth([]), 1);
    settings.change({ speed: 4 });
    made.tellStory([beat(2, 1, null), beat(3, 1, 7)], truth([], 7));
    await vi.advanceTimersByTimeAsync(5000);
    expect(made.isHalted).toBe(true);
    made.skip();
    await vi.advanceTimersByTimeAsync(5000);
    expect(made.view).toEqual({ at: 2 });
    made.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(made.view).toEqual({ at: 7 });
  });

  it("goes on through what arrives meanwhile", async () => {
    const made = stage();
    made.show(truth([]), 1);
    made.tellStory([beat(2, 1, 1)], truth([], 1));
    made.tellStory([beat(3, 1, 9)], truth([move("b2")], 9));
    await vi.advanceTimersByTimeAsync(1000);
    expect(made.view).toEqual({ at: 9 });
    expect(made.aims("tile:b2")).toBe(true);
  });
});

it("says what undo takes back", () => {
  const made = stage();
  made.show(truth([move("a1")]), 1);
  expect(made.undoable(0)).toBe("move a1");
  // Taken on another device, or before the page was loaded again: as it was told.
  expect(made.undoable(0, [{ type: "moved", seat: 0 }])).toBe("Ann walks.");
  made.act(move("a1"));
  expect(made.undoable(0)).toBe("Walk to a1");
});

it("names the table's own refusals", () => {
  expect(stage().reason({ code: "not_your_seat" }).text).toBe("Not your seat.");
});

describe("plans", () => {
  it("are sent, drawn, and gone when their seat acts", () => {
    const made = stage();
    made.show(truth([move("a1")]), 1);
    made.sketch(["go:a1"]);
    made.plans.draw(1, ["go:b1", "dig:c1"]);
    expect(sketched).toEqual(["0 go:a1"]);
    expect(made.sketches.map(({ seat }) => seat)).toEqual([0, 1]);
    made.tellStory([beat(2, 1, 1)], truth([move("a1")], 1));
    expect(made.sketches).toEqual([{ seat: 0, keys: ["go:a1"] }]);
    made.sketch([]);
    expect(made.sketches).toEqual([]);
  });

  it("fade after a minute without a stroke", () => {
    const made = stage();
    made.show(truth([]), 1);
    made.plans.draw(1, ["go:b1"]);
    vi.advanceTimersByTime(50_000);
    made.plans.draw(1, ["go:b1", "go:c1"]);
    vi.advanceTimersByTime(50_000);
    expect(made.sketches.length).toBe(1);
    vi.advanceTimersByTime(10_001);
    expect(made.sketches).toEqual([]);
  });

  it("of others wait to be asked for where the reader wants that", () => {
    settings.change({ plansOnAsk: true });
    const made = stage();
    made.show(truth([]), 1);
    made.sketch(["go:a1"]);
    made.plans.draw(1, ["go:b1"]);
    expect(made.sketches.map(({ seat }) => seat)).toEqual([0]);
    made.plans.ask(1);
    expect(made.sketches.map(({ seat }) => seat)).toEqual([0, 1]);
    made.plans.wipe(1);
    made.plans.draw(1, ["go:b1"]);
    expect(made.sketches.map(({ seat }) => seat)).toEqual([0]);
  });

  it("are not drawn by somebody who watches", () => {
    const made = stage([]);
    made.show(truth([]), 1);
    made.sketch(["go:a1"]);
    expect(sketched).toEqual([]);
  });
});

describe("the story", () => {
  const steps = [{ events: [{ type: "moved", seat: 0 }] }];

  it("is remembered as the game says", () => {
    const made = stage([1]);
    made.show(truth([], 3), 1);
    expect(made.recall(steps)).toBe(steps);
    const recall = vi.fn((all: readonly unknown[]) => all.slice(1));
    Object.assign(made.web, { recall });
    expect(made.recall(steps)).toEqual([]);
    expect(recall).toHaveBeenCalledWith(steps, { at: 3 }, [1]);
    Object.assign(made.web, { recall: undefined });
  });

  it("is told in words that the game put into the reader's language", () => {
    const made = stage([1]);
    const event = { type: "moved", seat: 0 };
    const before = made.tell("event", event);
    const told = vi.fn((_kind: string, data: object) => ({ ...data, seat: 1 }));
    Object.assign(made.web, { told });
    expect(made.tell("event", event) === before).toBe(false);
    expect(told).toHaveBeenCalledWith("event", event, made);
    Object.assign(made.web, { told: undefined });
  });
});
