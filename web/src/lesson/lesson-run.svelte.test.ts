import { beforeEach, expect, test, vi } from "vitest";
import type { Beat, Lesson, LessonStep } from "../gen/wire";
import type { TableStage } from "../stage/table-stage.svelte";
import { LessonRun } from "./lesson-run.svelte";

/** A beat as in a file, which leaves out what is empty. */
const beat = (part: Partial<Beat> & { id: string }) => part as Beat;
const lesson = (beats: Beat[]): Lesson => ({
  names: ["Mika"],
  bot: "normal",
  chapters: [{ position: {}, seed: 1, beats }],
  can_play_on: false,
  real_game: { preset: "easy", options: {}, bots: [] },
});

/** A match in which every command is legal, except those in `illegal`. */
function setUp(beats: Beat[], { illegal = [] as string[], texts = [] as string[] } = {}) {
  const lines: LessonStep[] = [];
  let nSteps = 0;
  const stage = {
    outcome: null,
    view: { left: 3 },
    choices: [],
    plugin: { targetKeys: () => [] },
    texts: () => ({ has: (key: string) => texts.includes(key) }),
    whenShown: () => Promise.resolve(),
    previewChoice: vi.fn(),
  };
  const follow = (seat: number, isUndo = false) => {
    nSteps += 1;
    run.follow([{ n: nSteps, seat, by: seat === 0 ? "person" : "bot", undo: isUndo, events: [] }]);
  };
  const host = {
    table: `t${Math.random()}`,
    game: "game",
    seat: 0,
    isHeld: true,
    send: async (step: LessonStep) => {
      lines.push(step);
      if (step.kind === "play") follow(1);
      if (step.kind === "rewind") follow(0, true);
      return true;
    },
    check: async (command: string) => (illegal.includes(command) ? ({ code: "offline" } as const) : null),
    openChapter: async () => {},
  };
  const run = new LessonRun(lesson(beats), 0, host, stage as unknown as TableStage);
  /** Tries a command, as the board does. */
  const act = async (command: string): Promise<boolean> => {
    if (!(await run.allows(0, command))) return false;
    if (illegal.includes(command)) run.refused(command);
    else follow(0);
    await vi.runAllTicks();
    await settle();
    return true;
  };
  return { run, act, lines, host };
}
const settle = () => vi.advanceTimersByTimeAsync(3000);

async function begin(...args: Parameters<typeof setUp>) {
  const game = setUp(...args);
  await game.run.open([]);
  expect(game.run.phase).toBe("title");
  void game.run.start();
  await settle();
  return game;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

test("a beat is done when its commands have been played in order", async () => {
  const { run, act } = await begin([beat({ id: "walk", accept: ["move a", "move b"] }), beat({ id: "end" })]);
  expect(run.message?.key).toBe("lesson-walk");
  expect(await act("move b")).toBe(false);
  expect(run.nudge?.key).toBe("guide-later");
  expect(await act("move a")).toBe(true);
  expect(run.nudge).toBeNull();
  expect(await act("move b")).toBe(true);
  expect(run.message?.key).toBe("lesson-end");
});

test("a legal command off the path gets its own answer, and help after the second one", async () => {
  const react = [{ to: "end", say: "wait", is_what_if: false, script: [] }];
  const { run, act } = await begin([beat({ id: "walk", accept: ["move a"], react })]);
  await act("end");
  expect(run.nudge?.key).toBe("lesson-say-wait");
  expect(run.help).toBe("none");
  await act("end");
  expect(run.help).toBe("shown");
});

test("an illegal command is sent, and the one to try ends the beat", async () => {
  const refused = { command: "fly", rule: "D1", has_button: true };
  const { run, act } = await begin([beat({ id: "try", refused }), beat({ id: "next" })], {
    illegal: ["fly", "swim"],
    texts: ["lesson-try-after"],
  });
  expect(run.offered).toBe("fly");
  expect(await act("swim")).toBe(true);
  expect(run.message?.key).toBe("lesson-try");
  await act("fly");
  expect(run.message?.key).toBe("lesson-try-after");
  await run.next();
  await settle();
  expect(run.message?.key).toBe("lesson-next");
});

test("the script plays before the message, and a message to read waits for a click", async () => {
  const { run, lines } = await begin([
    beat({ id: "watch", script: ["p2 move a", "p2 end"] }),
    beat({ id: "next" }),
  ]);
  expect(lines).toEqual([
    { kind: "play", line: "p2 move a" },
    { kind: "play", line: "p2 end" },
  ]);
  expect(run.isReading).toBe(true);
  await run.next();
  await settle();
  expect(run.message?.key).toBe("lesson-next");
});

test("back takes everything back to the start of the beat, then of the one before", async () => {
  const { run, act, lines } = await begin([
    beat({ id: "one", accept: ["a"] }),
    beat({ id: "two", script: ["p2 x"], accept: ["b", "c"] }),
  ]);
  await act("a");
  await act("b");
  lines.length = 0;
  void run.back();
  await settle();
  expect(lines.map(({ kind }) => kind)).toEqual(["rewind", "rewind", "play"]);
  expect(run.beat.id).toBe("two");
  void run.back();
  await settle();
  expect(run.beat.id).toBe("one");
  expect(run.message?.key).toBe("lesson-one");
});

test("a what-if shows what comes of it and is taken back", async () => {
  const react = [{ to: "stop", say: "greedy", is_what_if: true, script: ["p2 take"] }];
  const { run, act, lines } = await begin([beat({ id: "bait", accept: ["more"], react })]);
  await act("stop");
  expect(run.phase).toBe("what_if");
  expect(run.message?.key).toBe("lesson-say-greedy");
  void run.next();
  await settle();
  expect(lines.slice(-2)).toEqual([{ kind: "rewind" }, { kind: "rewind" }]);
  expect(run.message?.key).toBe("lesson-bait");
});

test("a lesson that was left goes on at its beat", async () => {
  const beats = [beat({ id: "one", accept: ["a"] }), beat({ id: "two", accept: ["b"] })];
  const { act, host, run } = await begin(beats);
  await act("a");
  expect(run.beat.id).toBe("two");
  const stage = {
    outcome: null,
    view: {},
    choices: [],
    texts: () => ({ has: () => false }),
    whenShown: async () => {},
    previewChoice: () => {},
  };
  const again = new LessonRun(lesson(beats), 0, host, stage as unknown as TableStage);
  await again.open([{ command: "a", events: [] }]);
  expect(again.message?.key).toBe("lesson-two");
});

test("after a while the target pulses, then the move is shown", async () => {
  const { run } = await begin([beat({ id: "walk", accept: ["move a"] })]);
  expect(run.help).toBe("none");
  await vi.advanceTimersByTimeAsync(6000);
  expect(run.help).toBe("pulse");
  await vi.advanceTimersByTimeAsync(12_000);
  expect(run.help).toBe("shown");
});
