// Real addresses without a dependency: the History API and one table of patterns.
const ROUTES = {
  home: "/",
  create: "/new/:game",
  table: "/t/:id",
  replay: "/t/:id/replay",
  rules: "/rules/:game",
  paragraph: "/rules/:game/:paragraph",
  settings: "/settings",
  verify: "/verify",
  about: "/about",
} as const;

export type Page = keyof typeof ROUTES | "lost";
export interface Route {
  page: Page;
  params: Record<string, string>;
}

export function match(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((word, index) => {
      const part = decodeURIComponent(parts[index] ?? "");
      if (word.startsWith(":")) params[word.slice(1)] = part;
      return word.startsWith(":") || word === part;
    });
    if (fits) return { page: page as Page, params };
  }
  return { page: "lost", params: {} };
}

class Router {
  #url = $state.raw(new URL(globalThis.location?.href ?? "http://localhost/"));
  readonly route = $derived(match(this.#url.pathname));

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get hash(): string {
    return this.#url.hash;
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    const isNewPage = location.pathname !== this.#url.pathname;
    this.#read();
    if (how === "push" && isNewPage) scrollTo(0, 0);
  }

  /** Takes over links to this site and the browser's own buttons. */
  listen(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || event.defaultPrevented) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #read(): void {
    this.#url = new URL(location.href);
  }
}

export const router = new Router();
