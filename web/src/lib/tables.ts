// Creates tables with default seats and bots, and finds table ids in links.
import { me } from "../me.svelte";
import { router } from "../router.svelte";
import { api, entropy, isOffline } from "../wire/api";
import type { Create, GameInfo, NewSeat } from "../wire/types";

/** The default bot level: `normal` if the game has it, otherwise the strongest. */
export function defaultBot(game: GameInfo): string {
  return game.bots.find((level) => level === "normal") ?? game.bots[game.bots.length - 1] ?? "random";
}

/** The game's default bot, for seats at a running table. */
export async function loadDefaultBot(gameId: string): Promise<string> {
  const game = (await api.games().catch(() => [])).find(({ id }) => id === gameId);
  return game ? defaultBot(game) : "random";
}

export function defaultSeats(game: GameInfo): NewSeat[] {
  const n = Math.max(game.seats_min, Math.min(3, game.seats_max));
  const bot = defaultBot(game);
  return Array.from({ length: n }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot }));
}

/** The number of retries after a lost response, and the pause before each in milliseconds. */
const RETRIES = 3;
const RETRY_DELAY = 1000;

export async function createTable(
  wish: Omit<Create, "entropy" | "name" | "request">,
  mode: "push" | "replace" = "push",
): Promise<void> {
  const request = { ...wish, request: entropy(), name: me.displayName, entropy: entropy() };
  const created = await createOnce(request);
  const id = typeof created.table === "string" ? created.table : created.table.id;
  router.navigate(`/t/${id}`, mode);
}

/** The server creates only one table, even if the request is repeated. */
async function createOnce(request: Create, retries = RETRIES): ReturnType<typeof api.create> {
  try {
    return await api.create(request);
  } catch (error) {
    if (!isOffline(error) || retries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return createOnce(request, retries - 1);
  }
}

/** Starts a game against bots immediately, with the first preset. */
export const playNow = (game: GameInfo): Promise<void> =>
  createTable({
    game: game.id,
    preset: game.presets[0]?.id,
    seats: defaultSeats(game),
    privacy: "link",
    watching: "public",
    undo: "free",
    pace: { kind: "live" },
    start: true,
  });

/** The name if it is free, or else the name with the lowest number that makes it unique. */
export function freeName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name} ${n}`;
  return free;
}

/** The table id in a code or link, or null if there is none. */
export function parseTableId(text: string): string | null {
  const link = /\/t\/([A-Za-z0-9_-]+)/.exec(text);
  const code = /^[A-Za-z0-9_-]{4,}$/.exec(text.trim());
  return link?.[1] ?? code?.[0] ?? null;
}
