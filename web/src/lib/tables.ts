// Making tables.
import { me } from "../me.svelte";
import { router } from "../router.svelte";
import { api, entropy } from "../wire/api";
import type { Create, GameInfo, NewSeat } from "../wire/types";

/** The level offered first: the middle one. */
export function usualBot(game: GameInfo): string {
  return game.bots.find((level) => level === "normal") ?? game.bots[game.bots.length - 1] ?? "random";
}

/** The bot that plays for somebody in a running game. */
export async function botFor(id: string): Promise<string> {
  const game = (await api.games().catch(() => [])).find((one) => one.id === id);
  return game ? usualBot(game) : "random";
}

export function usualSeats(game: GameInfo): NewSeat[] {
  const n = Math.max(game.seats_min, Math.min(3, game.seats_max));
  const bot = usualBot(game);
  return Array.from({ length: n }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", bot }));
}

export async function createTable(wish: Omit<Create, "entropy" | "name">): Promise<void> {
  const made = await api.create({ ...wish, name: me.shownName, entropy: entropy() });
  const id = typeof made.table === "string" ? made.table : made.table.id;
  router.go(`/t/${id}`);
}

/** One click: me and bots, under way at once. */
export const playNow = (game: GameInfo): Promise<void> =>
  createTable({
    game: game.id,
    preset: game.presets[0]?.id,
    seats: usualSeats(game),
    privacy: "link",
    watching: "public",
    undo: "free",
    pace: { kind: "live" },
    start: true,
  });

/** The id in a code or a whole link; null if there is none. */
export function tableIn(text: string): string | null {
  const link = /\/t\/([A-Za-z0-9_-]+)/.exec(text);
  const code = /^[A-Za-z0-9_-]{4,}$/.exec(text.trim());
  return link?.[1] ?? code?.[0] ?? null;
}
