// Opens the lesson of a table, and creates tables for lessons and for the games after them.
import { loadLesson } from "../games";
import { createTable } from "../lib/tables";
import type { TableStage } from "../stage/table-stage.svelte";
import type { LiveTable } from "../table/live-table.svelte";
import { i18n } from "../text/i18n.svelte";
import type { Frame, Table } from "../wire/types";
import { type LessonHost, LessonRun, type StandingStep } from "./lesson-run.svelte";

export async function openLesson(
  live: LiveTable,
  table: Table,
  stage: TableStage,
  frames: readonly Frame[],
): Promise<LessonRun | null> {
  const [seat = 0] = live.mySeats;
  const lesson = table.lesson && (await loadLesson(table.game, table.lesson.id));
  if (!lesson || !table.lesson) return null;
  await i18n.loadLessons(table.game);
  const { id, chapter } = table.lesson;
  const host: LessonHost = {
    table: table.id,
    game: table.game,
    seat,
    get isHeld() {
      return live.table?.lesson?.is_held ?? false;
    },
    send: async (step) => (await live.send({ type: "lesson", step })) !== null,
    check: (command) => live.check(seat, command),
    openChapter: (next) => createLesson(table.game, id, next, "replace"),
  };
  const run = new LessonRun(lesson, chapter, host, stage);
  void run.open(standingSteps(frames, seat));
  return run;
}

/** The steps that have not been taken back. */
function standingSteps(frames: readonly Frame[], seat: number): StandingStep[] {
  const standing: StandingStep[] = [];
  for (const frame of frames) {
    if (frame.step === 0) continue;
    if (frame.undo) standing.pop();
    else {
      const isMine = frame.seat === seat && frame.by === "person";
      standing.push({ command: isMine ? frame.command : null, events: frame.events });
    }
  }
  return standing;
}

/** The settings of a table for one person. */
const ALONE = { privacy: "link", watching: "public", undo: "free", pace: { kind: "live" } } as const;

/** Opens a table for a chapter of a lesson. */
export const createLesson = (
  game: string,
  id: string,
  chapter: number,
  mode: "push" | "replace" = "push",
): Promise<void> => createTable({ ...ALONE, game, seats: [], lesson: { id, chapter } }, mode);

/** Opens a real game with the settings that are the gentlest for newcomers. */
export async function createRealGame(game: string, lessonId: string): Promise<void> {
  const lesson = await loadLesson(game, lessonId);
  if (!lesson) return;
  const { preset, options, bots } = lesson.real_game;
  await createTable({
    ...ALONE,
    game,
    preset,
    options,
    seats: [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot" as const, bot }))],
    bot_ms: 1500,
    start: true,
  });
}
