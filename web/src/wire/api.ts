// The HTTP API: everything that does not go through a table's socket.
import type { CommandError } from "../stage/contract";
import type { Create, Frames, GameInfo, Me, Table, TableSummary, VerifyResult } from "./types";

/** The server refused the request, or could not be reached (`offline`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: CommandError,
  ) {
    super(reason.code);
  }
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether trying again cannot help: the table does not exist, or the server does not support its rules. */
export const isFinal = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.reason.code === "unsupported_rules");

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, { code: "offline" });
  });
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json as T;
  const reason = json as CommandError | null;
  throw new ApiError(response.status, reason?.code ? reason : { code: "internal" });
}

const path = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const viewerQuery = (viewer?: string | number) =>
  viewer === undefined ? "" : `&viewers=${encodeURIComponent(viewer)}`;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  rename: (name: string) => request<Me>("PUT", "/api/me", { name }),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  tables: (list: "open" | "live" | "mine") => request<TableSummary[]>("GET", `/api/tables?list=${list}`),
  create: (table: Create) => request<{ table: string | Table }>("POST", "/api/tables", table),
  table: (id: string) => request<Table>("GET", path(id)),
  remove: (id: string) => request<null>("DELETE", path(id)),
  frames: (id: string, from: number, n: number, viewer?: string | number) =>
    request<Frames>("GET", `${path(id)}/frames?from=${from}&n=${n}${viewerQuery(viewer)}`),
  verify: (log: string) => request<VerifyResult>("POST", "/api/verify", log),
  logUrl: (id: string) => `${path(id)}/log`,
  qrUrl: (id: string) => `${path(id)}/qr.svg`,
};

/** Random bytes in hexadecimal, used as a contribution to the deal or as an id for this page. */
export function entropy(bytes = 16): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
