// The games this build knows: found by their folders, loaded when they are needed.
import type { GameWeb, OwnOption } from "./stage/contract";

type GameModule = { game: GameWeb };
const modules = import.meta.glob<GameModule>("../../games/*/web/index.ts");
type FormModule = { forms: Readonly<Record<string, OwnOption>> };
const formModules = import.meta.glob<FormModule>("../../games/*/web/forms.ts");
const texts = import.meta.glob<string>("../../games/*/text/*.ftl", { query: "?raw", import: "default" });
const boardTexts = import.meta.glob<string>("../../games/*/web/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const rulebooks = import.meta.glob<string>("../../games/*/rules/*.md", { query: "?raw", import: "default" });

const find = <T>(all: Record<string, () => Promise<T>>, path: string): (() => Promise<T>) | undefined =>
  all[`../../games/${path}`];

export async function loadGame(id: string): Promise<GameWeb | null> {
  const load = find(modules, `${id}/web/index.ts`);
  return load ? (await load()).game : null;
}

/** Options that the game itself asks for, by their names. */
export async function loadForms(id: string): Promise<FormModule["forms"]> {
  return (await find(formModules, `${id}/web/forms.ts`)?.())?.forms ?? {};
}

/** The game's texts, and those that only its board needs. */
export async function loadGameTexts(id: string, language: string): Promise<string[]> {
  const sources = await Promise.all([
    find(texts, `${id}/text/${language}.ftl`)?.(),
    find(boardTexts, `${id}/web/text/${language}.ftl`)?.(),
  ]);
  return sources.filter((source) => source !== undefined);
}

export async function loadRulebook(id: string, language: string): Promise<string | null> {
  return (await find(rulebooks, `${id}/rules/${language}.md`)?.()) ?? null;
}

export const gameIds: readonly string[] = Object.keys(texts)
  .filter((path) => path.endsWith("/en.ftl"))
  .map((path) => path.split("/")[3] ?? "");
