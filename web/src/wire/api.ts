// What is asked once, over plain HTTP.
import type { Why } from "../stage/contract";
import type { Create, Frames, GameInfo, Me, Table, Verified } from "./types";

/** The server said no, or could not be reached (`offline`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly why: Why,
  ) {
    super(why.code);
  }
}

/** Is it not there at all? */
export const isMissing = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 404;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, { code: "offline" });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const why = answer as Why | null;
  throw new ApiError(response.status, why?.code ? why : { code: "internal" });
}

const path = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const eyesOf = (eyes?: string | number) => (eyes === undefined ? "" : `&eyes=${encodeURIComponent(eyes)}`);

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  tables: (list: "open" | "live" | "mine") => ask<Table[]>("GET", `/api/tables?list=${list}`),
  create: (wish: Create) => ask<{ table: string | Table }>("POST", "/api/tables", wish),
  table: (id: string) => ask<Table>("GET", path(id)),
  frames: (id: string, from: number, n: number, eyes?: string | number) =>
    ask<Frames>("GET", `${path(id)}/frames?from=${from}&n=${n}${eyesOf(eyes)}`),
  verify: (log: string) => ask<Verified>("POST", "/api/verify", log),
  logUrl: (id: string) => `${path(id)}/log`,
  qrUrl: (id: string) => `${path(id)}/qr.svg`,
};

/** Random bits for the deal, or for naming this page. */
export function entropy(bytes = 16): string {
  const bits = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
