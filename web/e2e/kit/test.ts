// What every proof starts from: a server, guests with browsers of their own, and no page that complains.
import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { Server } from "./server";

export { expect } from "@playwright/test";

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** What the reader likes, as the settings page keeps it. */
export interface Likes {
  speed?: number;
  language?: string;
  theme?: string;
  volume?: number;
}
export type Guest = (options?: BrowserContextOptions, likes?: Likes) => Promise<Page>;

interface Fixtures {
  server: Server;
  /** A new person with a browser of their own; its first page is not opened yet. */
  guest: Guest;
  /** Everything the pages complained about. Must be empty at the end. */
  complaints: string[];
}

/** Notes errors, broken rules of the page's own policy and requests to other hosts. */
export function listen(page: Page, server: Server, complaints: string[]): void {
  const note = (what: string) => complaints.push(`${what} (${page.url()})`);
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn = url.host === new URL(server.url).host || ["data:", "blob:"].includes(url.protocol);
    if (!isOwn) note(`foreign request: ${request.url()}`);
  });
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from here.
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, "what the pages complained about").toEqual([]);
  },
  guest: async ({ browser, server, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = DESKTOP, likes = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", ...options });
      contexts.push(context);
      context.on("page", (page) => listen(page, server, complaints));
      await context.addInitScript((kept) => {
        if (location.origin === "null") return;
        if (localStorage.getItem("ovoo.settings") === null)
          localStorage.setItem("ovoo.settings", JSON.stringify(kept));
      }, likes);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
