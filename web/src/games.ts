// Lazy access to the games in this build. Each folder in `games/` is one game.
import type { Lesson } from "./gen/wire";
import type { CustomOption, GamePlugin } from "./stage/contract";

// Each game exports a `GamePlugin` of its own types. The shell loads it as one of any game.
type PluginModule = { game: GamePlugin };
const plugins = import.meta.glob<PluginModule>("../../games/*/web/index.ts");
type FormModule = { forms: Readonly<Record<string, CustomOption>> };
const formModules = import.meta.glob<FormModule>("../../games/*/web/forms.ts");
const texts = import.meta.glob<string>("../../games/*/text/*.ftl", { query: "?raw", import: "default" });
const boardTexts = import.meta.glob<string>("../../games/*/web/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const rulebooks = import.meta.glob<string>("../../games/*/rules/*.md", { query: "?raw", import: "default" });
const lessons = import.meta.glob<Lesson>("../../games/*/lessons/*.json", { import: "default" });
const lessonTexts = import.meta.glob<string>("../../games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

const find = <T>(modules: Record<string, () => Promise<T>>, path: string): (() => Promise<T>) | undefined =>
  modules[`../../games/${path}`];

export async function loadGame(id: string): Promise<GamePlugin | null> {
  const load = find(plugins, `${id}/web/index.ts`);
  return load ? (await load()).game : null;
}

/** The game's options that need their own form, by name. */
export async function loadOptionForms(id: string): Promise<FormModule["forms"]> {
  return (await find(formModules, `${id}/web/forms.ts`)?.())?.forms ?? {};
}

/** The sources of the game's texts and its board's texts. */
export async function loadGameTexts(id: string, language: string): Promise<string[]> {
  const sources = await Promise.all([
    find(texts, `${id}/text/${language}.ftl`)?.(),
    find(boardTexts, `${id}/web/text/${language}.ftl`)?.(),
  ]);
  return sources.filter((source) => source !== undefined);
}

export async function loadLesson(id: string, lesson: string): Promise<Lesson | null> {
  return (await find(lessons, `${id}/lessons/${lesson}.json`)?.()) ?? null;
}

/** The source of the texts of the game's lessons. */
export async function loadLessonTexts(id: string, language: string): Promise<string> {
  return (await find(lessonTexts, `${id}/lessons/${language}.ftl`)?.()) ?? "";
}

export async function loadRulebook(id: string, language: string): Promise<string | null> {
  return (await find(rulebooks, `${id}/rules/${language}.md`)?.()) ?? null;
}

export const gameIds: readonly string[] = Object.keys(texts)
  .filter((path) => path.endsWith("/en.ftl"))
  .map((path) => path.split("/")[3] ?? "");
