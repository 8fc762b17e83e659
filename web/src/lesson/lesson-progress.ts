// The lessons in progress, stored in this browser: the beat of each table, and the table of each game.
export interface Progress {
  index: number;
  /** The number of steps before each beat so far. */
  starts: number[];
}

interface Stored {
  tables: Record<string, Progress>;
  games: Record<string, string>;
  /** The games for which the player has decided between the lesson and a game. */
  asked: string[];
}

const KEY = "ovoo.lessons";

function read(): Stored {
  const empty: Stored = { tables: {}, games: {}, asked: [] };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return empty;
  }
}

function change(edit: (stored: Stored) => void): void {
  const stored = read();
  edit(stored);
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Without storage, a lesson starts over when its page is opened again.
  }
}

export const loadProgress = (table: string): Progress | null => read().tables[table] ?? null;

export const saveProgress = (table: string, game: string, progress: Progress): void =>
  change((stored) => {
    stored.tables[table] = progress;
    stored.games[game] = table;
  });

export const forgetProgress = (table: string, game: string): void =>
  change((stored) => {
    delete stored.tables[table];
    delete stored.games[game];
  });

/** The table of the game's lesson in progress, if there is one. */
export const tableInProgress = (game: string): string | null => read().games[game] ?? null;

/** Returns true if the player still has to be asked whether to learn the game first. */
export const isNewTo = (game: string): boolean => !read().asked.includes(game);
export const rememberAsked = (game: string): void =>
  change((stored) => {
    if (!stored.asked.includes(game)) stored.asked.push(game);
  });
