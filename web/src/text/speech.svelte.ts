// The language of this page: the shell's texts, and each game's once they are needed.
import { gameIds, loadGameTexts } from "../games";
import { settings } from "../settings.svelte";
import type { GameWeb } from "../stage/contract";
import type { Table } from "../wire/types";
import { type Args, Texts } from "./texts";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const shells = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });
const rejections = import.meta.glob<string>("../../../crates/text/text/*.ftl", {
  query: "?raw",
  import: "default",
});

const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** What the reader chose, else what the browser prefers, else English. */
export function wantedLanguage(chosen: string, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  for (const tag of preferred) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}

class Speech {
  #shell = $state.raw(new Texts("en", []));
  #games = $state.raw<Record<string, Texts>>({});

  get language(): Language {
    return this.#shell.language as Language;
  }

  async load(): Promise<void> {
    const language = wantedLanguage(settings.language, navigator.languages);
    const sources = await Promise.all([
      rejections[`../../../crates/text/text/${language}.ftl`]?.() ?? "",
      shells[`../../text/${language}.ftl`]?.() ?? "",
    ]);
    const shell = new Texts(language, sources);
    const games: Record<string, Texts> = {};
    for (const id of gameIds) games[id] = new Texts(language, await loadGameTexts(id, language), shell);
    this.#shell = shell;
    this.#games = games;
    document.documentElement.lang = language;
  }

  game(id: string): Texts {
    return this.#games[id] ?? this.#shell;
  }

  /** The texts of the game that is played at a table, with what this table calls things. */
  at(table: Table | null, web: GameWeb | null): Texts {
    return this.game(table?.game ?? "").with(web?.ownWords?.(table?.options) ?? {});
  }

  t(key: string, args?: Args): string {
    return this.#shell.t(key, args);
  }

  has(key: string): boolean {
    return this.#shell.has(key);
  }
}

export const speech = new Speech();
export const t = (key: string, args?: Args): string => speech.t(key, args);
