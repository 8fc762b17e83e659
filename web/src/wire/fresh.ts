// A page left open over an upgrade asks for parts that are gone: it is loaded anew by itself, once.
const KEY = "ovoo.reloaded";
/** What fails again so soon is not mended by loading again. */
const PAUSE_MS = 60_000;

export interface FreshTools {
  now(): number;
  /** Does the server answer? Without it a page that is loaded anew is a page lost. */
  answers(): Promise<boolean>;
  reload(): void;
  kept: Pick<Storage, "getItem" | "setItem">;
}

const browserTools = (): FreshTools => ({
  now: Date.now,
  answers: () =>
    fetch("/", { cache: "no-store" }).then(
      (page) => page.ok,
      () => false,
    ),
  reload: () => location.reload(),
  kept: sessionStorage,
});

/** Loads the page anew, unless that was done just now or nobody answers: then false. */
export async function refresh(tools: FreshTools = browserTools()): Promise<boolean> {
  if (!(await tools.answers())) return false;
  try {
    const last = Number(tools.kept.getItem(KEY) ?? 0);
    if (tools.now() - last < PAUSE_MS) return false;
    tools.kept.setItem(KEY, String(tools.now()));
  } catch {
    // Without a memory there would be no end to it.
    return false;
  }
  tools.reload();
  return true;
}

export function stayFresh(): void {
  addEventListener("vite:preloadError", () => void refresh());
}
