// Playwright fixtures: a server, guests with separate browser contexts, and a check that no page reports
// errors.
import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { desert, madness, oasis, temple } from "./games";
import { Server } from "./server";

const GAME_IDS = [desert, madness, oasis, temple].map(({ id }) => id);

export { expect } from "@playwright/test";

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** The settings, in the form in which the settings page stores them. */
export interface InitialSettings {
  speed?: number;
  language?: string;
  theme?: string;
  volume?: number;
  /** True for a guest who is still asked whether to learn a game first. */
  isNew?: boolean;
}
export type NewGuest = (options?: BrowserContextOptions, settings?: InitialSettings) => Promise<Page>;

interface Fixtures {
  server: Server;
  /** Opens a blank page in a new browser context, for a new guest. */
  newGuest: NewGuest;
  /** Errors reported by any page. Must be empty at the end of a test. */
  pageErrors: string[];
}

/** Records errors, content security policy violations, and requests to other hosts. */
function recordErrors(page: Page, server: Server, pageErrors: string[]): void {
  const record = (error: string) => pageErrors.push(`${error} (${page.url()})`);
  page.on("pageerror", (error) => record(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") record(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwnHost = url.host === new URL(server.url).host || ["data:", "blob:"].includes(url.protocol);
    if (!isOwnHost) record(`foreign request: ${request.url()}`);
  });
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  pageErrors: async ({}, use) => {
    const pageErrors: string[] = [];
    await use(pageErrors);
    expect(pageErrors, "errors reported by pages").toEqual([]);
  },
  newGuest: async ({ browser, server, pageErrors }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = DESKTOP, { isNew = false, ...settings } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", ...options });
      contexts.push(context);
      context.on("page", (page) => recordErrors(page, server, pageErrors));
      await context.addInitScript(
        ([stored, isNew, asked]) => {
          if (location.origin === "null") return;
          if (!isNew && localStorage.getItem("ovoo.lessons") === null)
            localStorage.setItem("ovoo.lessons", JSON.stringify({ asked }));
          if (localStorage.getItem("ovoo.settings") === null)
            localStorage.setItem("ovoo.settings", JSON.stringify(stored));
        },
        [settings, isNew, GAME_IDS] as const,
      );
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
