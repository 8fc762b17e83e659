// Reloads the page once if it belongs to another version of the server: assets are gone after an upgrade, or
// the server speaks another version of the protocol.
const KEY = "ovoo.reloaded";
/** If an error recurs within this time, reloading does not help. */
const MIN_INTERVAL_MS = 60_000;

/** Browser functions, replaced in tests. */
export interface ReloadEnv {
  now(): number;
  /** Checked before a reload, because reloading while the server is down would lose the page. */
  isServerUp(): Promise<boolean>;
  reload(): void;
  storage: Pick<Storage, "getItem" | "setItem">;
}

const browserEnv = (): ReloadEnv => ({
  now: Date.now,
  isServerUp: () =>
    fetch("/", { cache: "no-store" }).then(
      (response) => response.ok,
      () => false,
    ),
  reload: () => location.reload(),
  storage: sessionStorage,
});

/** Reloads the page and returns true, unless it was reloaded recently or the server is down. */
export async function reloadOnce(env: ReloadEnv = browserEnv()): Promise<boolean> {
  if (!(await env.isServerUp())) return false;
  try {
    const last = Number(env.storage.getItem(KEY) ?? 0);
    if (env.now() - last < MIN_INTERVAL_MS) return false;
    env.storage.setItem(KEY, String(env.now()));
  } catch {
    // Without storage, the page could reload forever.
    return false;
  }
  env.reload();
  return true;
}

export function reloadOnPreloadError(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
}
