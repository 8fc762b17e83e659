// The stage shared by all games: activating keys, animating steps, plans and texts.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Texts } from "../text/texts";
import type { Choice, CommandError, GamePlugin } from "./contract";
import { type Snapshot, type StoryStep, TableStage } from "./table-stage.svelte";

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

const plugin = {
  id: "fake",
  targetKeys: (choice: Choice) => [`tile:${choice.to}`],
  probeCommand: (key: string) => (key.startsWith("tile:") ? `move ${key.slice(5)}` : null),
  warn: (_view: unknown, choice: Choice) => (choice.to === "edge" ? { key: "warn-edge" } : null),
  duration: () => 100,
  buttons: [],
} as unknown as GamePlugin;

const move = (to: string, text = `move ${to}`): Choice => ({ type: "move", to, text });
const snapshot = (choices: Choice[], at = 0): Snapshot => ({
  view: { at },
  choices: { "0": choices },
  undo: { "0": "move a1" },
  awaited: [0],
  outcome: null,
});
/** A step with one event, which shows the view `during`. */
const step = (n: number, seat: number, at: number | null, during = at): StoryStep => ({
  n,
  seat,
  by: "person",
  undo: false,
  events: [{ type: "moved", seat }],
  view: at === null ? null : { at },
  views: during === null ? [] : [{ at: during }],
});

const acted: string[] = [];
const sentPlans: string[] = [];
let refusal: CommandError | null = null;
function createStage(mySeats: number[] = [0]): TableStage {
  const backend = {
    act: async (_seat: number, command: string) => acted.push(command),
    check: async () => refusal,
    sharePlan: (seat: number, keys: readonly string[]) => sentPlans.push([seat, ...keys].join(" ")),
  };
  const stage = new TableStage(
    plugin,
    () => TEXTS,
    backend,
    () => {},
  );
  stage.setRoster({ names: ["Ann", "Bob"], mySeats });
  return stage;
}

beforeEach(() => {
  vi.useFakeTimers();
  acted.length = 0;
  sentPlans.length = 0;
  refusal = null;
  settings.change({ speed: 2, motion: "full", plansOnAsk: false });
});

describe("activating a key", () => {
  it("takes the choice if exactly one targets the key", () => {
    const stage = createStage();
    stage.show(snapshot([move("a1"), move("b1")]), 1);
    expect(stage.hasChoices("tile:a1")).toBe(true);
    stage.activate("tile:a1");
    expect(acted).toEqual(["move a1"]);
  });

  it("opens a menu if several choices target the key", () => {
    const stage = createStage();
    stage.show(snapshot([move("a1"), move("a1", "move a1 with p2")]), 1);
    stage.activate("tile:a1");
    expect(acted).toEqual([]);
    expect(stage.menu?.choices.length).toBe(2);
  });

  it("shows the reason if no choice targets the key", async () => {
    const stage = createStage();
    refusal = { code: "refused", why: { code: "too_far", n: 3 }, rule: "D5.2" };
    stage.show(snapshot([move("a1")]), 1);
    stage.activate("tile:z9");
    await vi.runAllTimersAsync();
    expect(stage.notice).toEqual({ text: "Too far: 3.", rule: "D5.2" });
  });

  it("tells why nothing can be done with a key, without showing it", async () => {
    const stage = createStage();
    refusal = { code: "refused", why: { code: "too_far", n: 3 }, rule: "D5.2" };
    stage.show(snapshot([move("a1")]), 1);
    expect(await stage.whyNot("tile:z9")).toMatchObject({ text: "Too far: 3.", rule: "D5.2" });
    expect(await stage.whyNot("tile:a1"), "there is something to do").toBe(null);
    expect(await stage.whyNot("meter"), "there is never anything to do").toBe(null);
    expect(stage.notice).toBe(null);
    refusal = { code: "too_fast", retry_ms: 100 };
    expect(await stage.whyNot("tile:z9"), "the game has no such reason").toBe(null);
  });

  it("previews the choice under the pointer", () => {
    const stage = createStage();
    stage.show(snapshot([move("a1")]), 1);
    stage.preview("tile:a1");
    expect(stage.ghost?.text).toBe("move a1");
    stage.preview(null);
    expect(stage.ghost).toBe(null);
  });

  it("counts only a touch preview as a first tap", () => {
    const press = (pointerType: string) =>
      globalThis.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType }));
    const stage = createStage();
    stage.show(snapshot([move("a1")]), 1);
    press("mouse");
    stage.preview("tile:a1");
    press("touch");
    expect(stage.ghost?.text).toBe("move a1");
    expect(stage.tapped).toBe(null);
    stage.preview("tile:a1");
    expect(stage.tapped?.text).toBe("move a1");
    press("mouse");
  });

  it("asks for confirmation if the game warns", () => {
    const stage = createStage();
    stage.show(snapshot([move("edge")]), 1);
    stage.activate("tile:edge");
    expect(stage.confirmation?.text).toBe("Sure?");
    if (stage.confirmation) stage.act(stage.confirmation.choice, true);
    expect(acted).toEqual(["move edge"]);
  });

  it("ignores clicks right after another player's move", async () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    settings.change({ speed: 0 });
    stage.playSteps([step(2, 1, 1)], snapshot([move("a1")], 1));
    await vi.advanceTimersByTimeAsync(100);
    stage.activate("tile:a1");
    expect(acted).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    stage.activate("tile:a1");
    expect(acted).toEqual(["move a1"]);
  });

  it("keeps the preview and accepts clicks if another step does not change the choices", async () => {
    const stage = createStage();
    stage.show(snapshot([move("edge")]), 1);
    stage.activate("tile:edge");
    stage.preview("tile:edge");
    settings.change({ speed: 0 });
    stage.playSteps([{ ...step(2, 1, 1), seat: null, by: null, events: [] }], snapshot([move("edge")], 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.confirmation?.text).toBe("Sure?");
    expect(stage.ghost?.text).toBe("move edge");
    stage.activate("tile:edge");
    expect(stage.confirmation?.text).toBe("Sure?");
    stage.playSteps([step(3, 1, 2)], snapshot([move("edge"), move("a1")], 2));
    expect(stage.confirmation).toBe(null);
  });

  it("sends and checks commands that are not among the choices", async () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    expect(await stage.sendCommand("say hello")).toBe(true);
    expect(acted).toEqual(["say hello"]);
    expect(await stage.checkCommand("say hello")).toBe(null);
    refusal = { code: "refused", why: { code: "too_far", n: 3 }, rule: "D5.2" };
    expect(await stage.checkCommand("say hello")).toEqual({
      text: "Too far: 3.",
      rule: "D5.2",
      error: refusal,
    });
    expect(stage.notice).toBe(null);
    expect(await createStage([]).sendCommand("say hello")).toBe(false);
  });

  it("offers nothing to spectators", () => {
    const stage = createStage([]);
    stage.show(snapshot([move("a1")]), 1);
    expect(stage.choices).toEqual([]);
    stage.activate("tile:a1");
    expect(stage.notice?.text).toBe("Watching.");
  });
});

describe("playing steps", () => {
  it("animates each event and ends with the latest view", async () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    stage.playSteps([step(2, 1, null, 1), step(3, 1, 7, 2)], snapshot([move("a1")], 7));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.view).toEqual({ at: 1 });
    expect(stage.caption?.text).toBe("Bob walks.");
    expect(stage.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view).toEqual({ at: 2 });
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view).toEqual({ at: 7 });
    expect(stage.choices.length).toBe(1);
    expect(stage.shownStep).toBe(3);
  });

  it("skips the animation on a click", async () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    stage.playSteps([step(2, 1, null, 1), step(3, 1, 7, 2)], snapshot([], 7));
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).toEqual({ at: 7 });
    expect(stage.isAnimating).toBe(false);
  });

  it("waits for a click after each event if steps are explained", async () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    settings.change({ speed: 4 });
    stage.playSteps([step(2, 1, null, 1), step(3, 1, 7, 2)], snapshot([], 7));
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.pace.isWaitingForClick).toBe(true);
    stage.skip();
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.view).toEqual({ at: 2 });
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).toEqual({ at: 7 });
  });

  it("takes no choice of the next decision before the player's own step was shown", async () => {
    const stage = createStage();
    stage.show(snapshot([move("a1")]), 1);
    stage.playSteps([step(2, 0, 7)], snapshot([move("b1")], 7));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.isAnimatingOwn).toBe(true);
    expect(stage.choices).toEqual([]);
    stage.activate("tile:b1");
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.isAnimating).toBe(false);
    expect(stage.view).toEqual({ at: 7 });
    // A third click in quick succession is ignored too.
    stage.act(move("b1"));
    expect(acted).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    stage.activate("tile:b1");
    expect(acted).toEqual(["move b1"]);
  });

  it("resolves once everything is shown", async () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    stage.playSteps([step(2, 0, 7)], snapshot([], 7));
    let isShown = false;
    void stage.whenShown().then(() => {
      isShown = true;
    });
    await vi.advanceTimersByTimeAsync(50);
    expect(isShown).toBe(false);
    await vi.advanceTimersByTimeAsync(60);
    expect(isShown).toBe(true);
  });

  it("continues with steps that arrive during the animation", async () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    stage.playSteps([step(2, 1, 1)], snapshot([], 1));
    stage.playSteps([step(3, 1, 9)], snapshot([move("b2")], 9));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.view).toEqual({ at: 9 });
    expect(stage.hasChoices("tile:b2")).toBe(true);
  });
});

it("describes the step that undo would take back", () => {
  const stage = createStage();
  stage.show(snapshot([move("a1")]), 1);
  expect(stage.undoText(0)).toBe("move a1");
  // A step made on another device or before a reload is described by its event.
  expect(stage.undoText(0, [{ type: "moved", seat: 0 }])).toBe("Ann walks.");
  stage.act(move("a1"));
  expect(stage.undoText(0)).toBe("Walk to a1");
});

it("describes refusals by the table", () => {
  expect(createStage().describeError({ code: "not_your_seat", seat: 0 }).text).toBe("Not your seat.");
});

describe("plans", () => {
  it("are sent, shown, and removed when their seat acts", () => {
    const stage = createStage();
    stage.show(snapshot([move("a1")]), 1);
    stage.sharePlan(["go:a1"]);
    stage.planStore.set(1, ["go:b1", "dig:c1"]);
    expect(sentPlans).toEqual(["0 go:a1"]);
    expect(stage.plans.map(({ seat }) => seat)).toEqual([0, 1]);
    stage.playSteps([step(2, 1, 1)], snapshot([move("a1")], 1));
    expect(stage.plans).toEqual([{ seat: 0, keys: ["go:a1"] }]);
    stage.sharePlan([]);
    expect(stage.plans).toEqual([]);
  });

  it("expire a minute after their last change", () => {
    const stage = createStage();
    stage.show(snapshot([]), 1);
    stage.planStore.set(1, ["go:b1"]);
    vi.advanceTimersByTime(50_000);
    stage.planStore.set(1, ["go:b1", "go:c1"]);
    vi.advanceTimersByTime(50_000);
    expect(stage.plans.length).toBe(1);
    vi.advanceTimersByTime(10_001);
    expect(stage.plans).toEqual([]);
  });

  it("of other players stay hidden until revealed if the setting says so", () => {
    settings.change({ plansOnAsk: true });
    const stage = createStage();
    stage.show(snapshot([]), 1);
    stage.sharePlan(["go:a1"]);
    stage.planStore.set(1, ["go:b1"]);
    expect(stage.plans.map(({ seat }) => seat)).toEqual([0]);
    stage.planStore.reveal(1);
    expect(stage.plans.map(({ seat }) => seat)).toEqual([0, 1]);
    stage.planStore.clear(1);
    stage.planStore.set(1, ["go:b1"]);
    expect(stage.plans.map(({ seat }) => seat)).toEqual([0]);
  });

  it("are not sent by spectators", () => {
    const stage = createStage([]);
    stage.show(snapshot([]), 1);
    stage.sharePlan(["go:a1"]);
    expect(sentPlans).toEqual([]);
  });
});

describe("the log", () => {
  const steps = [{ events: [{ type: "moved", seat: 0 }] }];

  it("is redacted by the game", () => {
    const stage = createStage([1]);
    stage.show(snapshot([], 3), 1);
    expect(stage.redactLog(steps)).toBe(steps);
    const redactLog = vi.fn(() => [[{ type: "hidden" }]]);
    Object.assign(stage.plugin, { redactLog });
    expect(stage.redactLog(steps)).toEqual([{ events: [{ type: "hidden" }] }]);
    expect(redactLog).toHaveBeenCalledWith([steps[0]?.events], { at: 3 }, [1]);
    Object.assign(stage.plugin, { redactLog: undefined });
  });

  it("is localized with the game's own fields", () => {
    const stage = createStage([1]);
    const event = { type: "moved", seat: 0 };
    const before = stage.localize("event", event);
    const localizeFields = vi.fn((_kind: string, data: object) => ({ ...data, seat: 1 }));
    Object.assign(stage.plugin, { localizeFields });
    expect(stage.localize("event", event) === before).toBe(false);
    expect(localizeFields).toHaveBeenCalledWith("event", event, stage);
    Object.assign(stage.plugin, { localizeFields: undefined });
  });
});

describe("stopping a story", () => {
  const views = [{ at: 1 }, { at: 2 }, { at: 3 }];
  const long: StoryStep = { ...step(1, 1, 3), events: views.map(() => ({ type: "moved", seat: 1 })), views };
  const settle = () => vi.advanceTimersByTimeAsync(150);

  it("stops at each event, goes back and forth, and ends at the latest view", async () => {
    const stage = createStage();
    stage.show(snapshot([], 0), 0);
    stage.playSteps([long], snapshot([move("a1")], 3));
    stage.stopAtEvents();
    await settle();
    expect([stage.view, stage.pace.isWaitingForClick, stage.pace.hasEarlierEvent]).toEqual([
      { at: 1 },
      true,
      false,
    ]);
    stage.skip();
    await settle();
    expect([stage.view, stage.pace.hasEarlierEvent]).toEqual([{ at: 2 }, true]);
    stage.pace.goBack();
    await settle();
    expect(stage.view).toEqual({ at: 1 });
    expect(stage.choices, "controls are not live").toEqual([]);
    stage.skip();
    await settle();
    expect(stage.view).toEqual({ at: 2 });
    stage.skip();
    await settle();
    stage.skip();
    await settle();
    expect([stage.view, stage.isAnimating, stage.pace.isWaitingForClick]).toEqual([{ at: 3 }, false, false]);
    expect(stage.choices.length).toBe(1);
  });

  it("shows a step at one of its events", () => {
    const stage = createStage();
    stage.showEvent(long, 1);
    expect(stage.view).toEqual({ at: 2 });
    expect(stage.caption?.text).toBe("Bob walks.");
    expect(stage.isAnimating).toBe(false);
    stage.show(snapshot([], 3), 1);
    expect(stage.caption).toBe(null);
  });
});
