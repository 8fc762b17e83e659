// Frame times on a phone whose processor is slowed down four times, during the desert's storm and the
// temple's boulder. Prints the time between frames, and the main thread's work in each frame separately,
// because this also runs on machines without a graphics card, where drawing takes most of the time.
import type { CDPSession, Page } from "@playwright/test";
import { desert, type GameProfile, temple } from "../support/games";
import { play } from "../support/player";
import { bar, board, createTable } from "../support/tables";
import { expect, PHONE, test } from "../support/test";

const SLOWDOWN = 4;
/** A frame at 60 Hz, in milliseconds. */
const FRAME_MS = 1000 / 60;
const MIN_FRAMES = 100;

interface Scene {
  game: GameProfile;
  preset: string;
  /** The captions of the events to measure. */
  captions: RegExp;
  /** Weights that lead to these events quickly. */
  weight: (key: string) => number;
}

const SCENES: Record<string, Scene> = {
  "desert, storm": {
    game: desert,
    preset: "Legendary",
    captions: /wind|tile|sand|storm|sun/i,
    weight: desert.fastWeight,
  },
  "temple, boulder": {
    game: temple,
    preset: "Classic 2009",
    captions: /boulder|wall/i,
    weight: temple.fastWeight,
  },
};

/** An event of a trace, with its times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The thread's own processor time, excluding the time taken by other programs. */
  tdur?: number;
  args: { name?: string; data?: { message?: string } };
}

/** Marks every frame in the trace with the caption on screen, and reports each new caption. It
 * must be cheap, because its own cost is measured too. */
async function markFrames(page: Page, onCaption: (text: string) => void): Promise<void> {
  await page.exposeFunction("reportCaption", onCaption);
  await page.evaluate(() => {
    const report = (window as unknown as { reportCaption(text: string): void }).reportCaption;
    let caption = "";
    const mark = () => {
      performance.mark(`frame:${caption}`);
      requestAnimationFrame(mark);
    };
    requestAnimationFrame(mark);
    const bar = document.querySelector(".bar .state");
    if (!bar) throw new Error("no bar");
    new MutationObserver(() => {
      const text = bar.querySelector(".caption span")?.textContent ?? "";
      if (text !== caption) report(text);
      caption = text;
    }).observe(bar, { childList: true, subtree: true, characterData: true });
  });
}

async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    categories: "blink.user_timing,toplevel,disabled-by-default-devtools.timeline,devtools.timeline",
  });
  return async () => {
    const isComplete = new Promise<void>((resolve) =>
      session.once("Tracing.tracingComplete", () => resolve()),
    );
    await session.send("Tracing.end");
    await isComplete;
    return events;
  };
}

interface FrameTimes {
  /** The times between frames, in milliseconds. */
  intervals: number[];
  /** The main thread's work in each of them. */
  work: number[];
  nLayouts: number;
}

function analyse(events: readonly TraceEvent[], captions: RegExp): FrameTimes {
  const marks = events.filter(({ name }) => name.startsWith("frame:")).sort((a, b) => a.ts - b.ts);
  const [thread] = marks;
  const onMain = events.filter(({ pid, tid }) => pid === thread?.pid && tid === thread?.tid);
  const tasks = onMain.filter(({ name, dur }) => name === "RunTask" && dur !== undefined);
  const layouts = onMain.filter(({ name }) => name === "Layout");
  const times: FrameTimes = { intervals: [], work: [], nLayouts: 0 };
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1];
    if (!next || !captions.test(mark.name)) continue;
    const inFrame = ({ ts }: TraceEvent) => ts >= mark.ts && ts < next.ts;
    times.intervals.push((next.ts - mark.ts) / 1000);
    times.work.push(tasks.filter(inFrame).reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000);
    times.nLayouts += layouts.filter(inFrame).length;
  }
  return times;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function describeTimes(name: string, values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => quantile(sorted, share).toFixed(1));
  const fits = (values.filter((ms) => ms <= FRAME_MS * 1.05).length / values.length) * 100;
  return `  ${name}: median ${median} ms, 95 % ${p95} ms, most ${most} ms, ${fits.toFixed(0)} % within a frame at 60 Hz`;
}

for (const [name, { game, preset, captions, weight }] of Object.entries(SCENES))
  test(name, async ({ newGuest }) => {
    const page = await newGuest(PHONE, { speed: 2, volume: 0 });
    await createTable(page, "Ann", { game, preset });
    await expect(board(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    let nSeen = 0;
    await markFrames(page, (text) => {
      if (captions.test(text)) nSeen += 1;
    });
    const stopTrace = await startTrace(session);
    const caption = page.locator(".caption span");
    await play(page, { weight, until: () => nSeen >= 8 });
    await expect(caption).toBeHidden({ timeout: 60_000 });
    const { intervals, work, nLayouts } = analyse(await stopTrace(), captions);
    expect(intervals.length, "enough frames").toBeGreaterThan(MIN_FRAMES);
    await expect(bar(page)).toBeVisible();
    console.log(
      [
        `${name}: ${intervals.length} frames at 1/${SLOWDOWN} speed`,
        describeTimes("between frames", intervals),
        describeTimes("main thread   ", work),
        `  layouts: ${(nLayouts / intervals.length).toFixed(2)} per frame`,
      ].join("\n"),
    );
  });
