// This page's texts in the current language: the shell's and every game's.
import { gameIds, loadGameTexts, loadLessonTexts } from "../games";
import { settings } from "../settings.svelte";
import type { GamePlugin } from "../stage/contract";
import type { Table } from "../wire/types";
import { type Args, Texts } from "./texts";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const shellTexts = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });
/** Texts shared with the command line, such as the table's refusals. */
const sharedTexts = import.meta.glob<string>("../../../crates/text/text/*.ftl", {
  query: "?raw",
  import: "default",
});

const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** The language setting, otherwise the browser's first supported language, otherwise English. */
export function resolveLanguage(setting: string, preferred: readonly string[]): Language {
  if (isLanguage(setting)) return setting;
  for (const tag of preferred) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}

class I18n {
  #shell = $state.raw(new Texts("en", []));
  #games = $state.raw<Record<string, Texts>>({});
  /** The games whose lessons' texts are loaded. */
  #taught = new Set<string>();

  get language(): Language {
    return this.#shell.language as Language;
  }

  async load(): Promise<void> {
    const language = resolveLanguage(settings.language, navigator.languages);
    const sources = await Promise.all([
      sharedTexts[`../../../crates/text/text/${language}.ftl`]?.() ?? "",
      shellTexts[`../../text/${language}.ftl`]?.() ?? "",
    ]);
    const shell = new Texts(language, sources);
    const games: Record<string, Texts> = {};
    for (const id of gameIds) {
      const sources = await loadGameTexts(id, language);
      if (this.#taught.has(id)) sources.push(await loadLessonTexts(id, language));
      games[id] = new Texts(language, sources, shell);
    }
    this.#shell = shell;
    this.#games = games;
    document.documentElement.lang = language;
  }

  /** Loads the texts of the game's lessons. */
  async loadLessons(id: string): Promise<void> {
    this.#taught.add(id);
    const source = await loadLessonTexts(id, this.language);
    this.#games = { ...this.#games, [id]: new Texts(this.language, [source], this.forGame(id)) };
  }

  forGame(id: string): Texts {
    return this.#games[id] ?? this.#shell;
  }

  /** The texts for a table's game, with the overrides from the table's options. */
  forTable(table: Table | null, plugin: GamePlugin | null): Texts {
    return this.forGame(table?.game ?? "").withOverrides(plugin?.textOverrides?.(table?.options) ?? {});
  }

  t(key: string, args?: Args): string {
    return this.#shell.t(key, args);
  }

  has(key: string): boolean {
    return this.#shell.has(key);
  }
}

export const i18n = new I18n();
export const t = (key: string, args?: Args): string => i18n.t(key, args);
