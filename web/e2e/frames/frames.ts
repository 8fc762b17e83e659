// Frame times on a phone whose processor is slowed down four times, during the desert's storm and the
// temple's boulder. Prints the time between the frames that the browser draws, and the main thread's work in
// each of them. The slowdown applies to the main thread only.
//
// Nothing in the page may run per frame while it is measured, neither requestAnimationFrame nor Playwright's
// polling. Otherwise the main thread has to update animations that the compositor plays by itself.
import type { CDPSession, Page } from "@playwright/test";
import { desert, type GameProfile, temple } from "../support/games";
import { type Activate, clickWithMouse, play } from "../support/player";
import { bar, board, createTable } from "../support/tables";
import { expect, PHONE, test } from "../support/test";

const SLOWDOWN = 4;
/** A frame at 60 Hz, in milliseconds. */
const FRAME_MS = 1000 / 60;
const MIN_FRAMES = 100;
/** The number of events to watch. */
const MIN_CAPTIONS = 20;
/** The pause after which a story is over. */
const QUIET_MS = 700;

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

/** Marks every change of the caption in the trace, and reports it. */
async function markCaptions(page: Page, onCaption: (text: string) => void): Promise<void> {
  await page.exposeFunction("reportCaption", onCaption);
  await page.evaluate(() => {
    const report = (window as unknown as { reportCaption(text: string): void }).reportCaption;
    let caption = "";
    const bar = document.querySelector(".bar .state");
    if (!bar) throw new Error("no bar");
    new MutationObserver(() => {
      const text = bar.querySelector(".caption span")?.textContent ?? "";
      if (text === caption) return;
      caption = text;
      performance.mark(`caption:${text}`);
      report(text);
    }).observe(bar, { childList: true, subtree: true, characterData: true });
  });
}

/** Clicks, then waits until no story has been shown for a moment. It waits for changes of the page, because
 * polling would be measured. */
const clickAndWatch: Activate = async (page, target) => {
  await clickWithMouse(page, target);
  await page.evaluate((quietMs) => {
    const bar = document.querySelector(".bar .state");
    return new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout>;
      const restart = () => {
        clearTimeout(timer);
        if (!bar?.querySelector(".caption span")) timer = setTimeout(finish, quietMs);
      };
      const observer = new MutationObserver(restart);
      function finish(): void {
        observer.disconnect();
        resolve();
      }
      if (bar) observer.observe(bar, { childList: true, subtree: true, characterData: true });
      restart();
    });
  }, QUIET_MS);
};

async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    categories: [
      "blink.user_timing",
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "disabled-by-default-devtools.timeline.frame",
    ].join(),
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
  /** The work of the main thread that starts in each of them. */
  work: number[];
  nLayouts: number;
  nCaptions: number;
}

function analyse(events: readonly TraceEvent[], captions: RegExp): FrameTimes {
  const sorted = [...events].sort((one, other) => one.ts - other.ts);
  const marks = sorted.filter(({ name }) => name.startsWith("caption:"));
  const [main] = marks;
  const ofPage = sorted.filter(({ pid }) => pid === main?.pid);
  const onMain = ofPage.filter(({ tid }) => tid === main?.tid);
  const tasks = onMain.filter(({ name, dur }) => name === "RunTask" && dur !== undefined);
  const layouts = onMain.filter(({ name }) => name === "Layout");
  const frames = ofPage.filter(({ name }) => name === "DrawFrame");
  const times: FrameTimes = { intervals: [], work: [], nLayouts: 0, nCaptions: 0 };
  for (const [nth, mark] of marks.entries()) {
    const end = marks[nth + 1]?.ts ?? Number.POSITIVE_INFINITY;
    if (!captions.test(mark.name)) continue;
    times.nCaptions += 1;
    for (const [index, frame] of frames.entries()) {
      const next = frames[index + 1];
      if (!next || frame.ts < mark.ts || frame.ts >= end) continue;
      const inFrame = ({ ts }: TraceEvent) => ts >= frame.ts && ts < next.ts;
      const work = tasks.filter(inFrame).reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0);
      times.intervals.push((next.ts - frame.ts) / 1000);
      times.work.push(work / 1000);
      times.nLayouts += layouts.filter(inFrame).length;
    }
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
    await markCaptions(page, (text) => {
      if (captions.test(text)) nSeen += 1;
    });
    const stopTrace = await startTrace(session);
    await play(page, { weight, activate: clickAndWatch, until: () => nSeen >= MIN_CAPTIONS });
    await expect(page.locator(".caption span")).toBeHidden({ timeout: 60_000 });
    const { intervals, work, nLayouts, nCaptions } = analyse(await stopTrace(), captions);
    expect(intervals.length, "enough frames").toBeGreaterThan(MIN_FRAMES);
    await expect(bar(page)).toBeVisible();
    console.log(
      [
        `${name}: ${nCaptions} events, ${intervals.length} frames at 1/${SLOWDOWN} speed`,
        describeTimes("between frames", intervals),
        describeTimes("main thread   ", work),
        `  layouts: ${(nLayouts / intervals.length).toFixed(2)} per frame`,
      ].join("\n"),
    );
  });
