// A minimal client-side router on top of the History API.
const ROUTES = {
  home: "/",
  create: "/new/:game",
  table: "/t/:id",
  replay: "/t/:id/replay",
  learn: "/learn/:game",
  rules: "/rules/:game",
  paragraph: "/rules/:game/:paragraph",
  settings: "/settings",
  verify: "/verify",
  about: "/about",
} as const;

export type Page = keyof typeof ROUTES | "notFound";
export interface Route {
  page: Page;
  params: Record<string, string>;
}

export function matchRoute(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const segments = pattern.split("/").filter(Boolean);
    if (segments.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const isMatch = segments.every((segment, index) => {
      const part = decodeURIComponent(parts[index] ?? "");
      if (segment.startsWith(":")) params[segment.slice(1)] = part;
      return segment.startsWith(":") || segment === part;
    });
    if (isMatch) return { page: page as Page, params };
  }
  return { page: "notFound", params: {} };
}

class Router {
  #url = $state.raw(new URL(globalThis.location?.href ?? "http://localhost/"));
  readonly route = $derived(matchRoute(this.#url.pathname));

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get hash(): string {
    return this.#url.hash;
  }

  navigate(path: string, mode: "push" | "replace" = "push"): void {
    if (mode === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    const isNewPage = location.pathname !== this.#url.pathname;
    this.#update();
    if (mode === "push" && isNewPage) scrollTo(0, 0);
  }

  /** Handles clicks on internal links and the browser's Back and Forward buttons. */
  listen(): void {
    addEventListener("popstate", () => this.#update());
    addEventListener("hashchange", () => this.#update());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
      const isPlainClick =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlainClick || event.defaultPrevented) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.navigate(link.pathname + link.search + link.hash);
    });
  }

  #update(): void {
    this.#url = new URL(location.href);
  }
}

export const router = new Router();
