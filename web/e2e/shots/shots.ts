// Pictures of the main screens for people to look at: `cargo xtask shots`.
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { desert, madness, oasis, type Played, temple } from "../kit/games";
import { play } from "../kit/player";
import { BOARD, board, hurry, playedOut, setUp } from "../kit/rooms";
import { expect, test } from "../kit/test";

const FOLDER = process.env.SHOTS ?? "shots";
const THEMES = ["light", "dark"] as const;
const SIZES: Record<string, BrowserContextOptions> = {
  "390x844": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  "1024x768": { viewport: { width: 1024, height: 768 } },
  "1440x900": { viewport: { width: 1440, height: 900 } },
};

type Screens = Record<string, { path: string; shows: string }>;

/** The table of a game at its start, in the middle and at the end, and its replay and rules. */
async function tableOf(ann: Page, game: Played, level: string): Promise<Screens> {
  const others = Array(game.seatsDefault - 1).fill(game.bot);
  await setUp(ann, "Ann", { game, others, level });
  await expect(board(ann)).toBeVisible();
  const start = ann.url();
  await setUp(ann, "Ann", { game, others, level });
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  const isMine = () => ann.locator(".bar.turn").isVisible();
  const until = async (n: number) => n >= game.nMiddle && (await isMine());
  await play(ann, { until, weigh: game.usual });
  const middle = ann.url();
  const end = await playedOut(ann, game);
  const { id } = game;
  return {
    [`${id}-new`]: { path: `/new/${id}`, shows: "form select" },
    [`${id}-start`]: { path: start, shows: BOARD },
    [`${id}-middle`]: { path: middle, shows: BOARD },
    [`${id}-end`]: { path: end, shows: "dialog .ending" },
    [`${id}-replay`]: { path: `${end}/replay?step=4`, shows: BOARD },
    [`${id}-rules`]: { path: `/rules/${id}`, shows: "article h2" },
  };
}

/** The screens by name, and what shows that each is there. */
async function stages(ann: Page): Promise<Screens> {
  await setUp(ann, "Ann", { others: ["open", "normal"], title: "Thursday evening" });
  const lobby = ann.url();
  return {
    home: { path: "/", shows: "a.card" },
    lobby: { path: lobby, shows: ".start" },
    ...(await tableOf(ann, desert, "Novice")),
    ...(await tableOf(ann, oasis, oasis.preset)),
    ...(await tableOf(ann, temple, "Expedition")),
    // Without a clock nothing happens while the pictures are taken.
    ...(await tableOf(ann, madness, "By letter")),
    settings: { path: "/settings", shows: "input[type=range]" },
  };
}

async function openAs(
  browser: Browser,
  cookies: BrowserContextOptions,
  url: string,
  theme: string,
  size: string,
) {
  const kept = JSON.stringify({ language: "en", theme, speed: 0, volume: 0 });
  const context = await browser.newContext({
    ...SIZES[size],
    ...cookies,
    baseURL: url,
    reducedMotion: "reduce",
  });
  await context.addInitScript((value) => localStorage.setItem("ovoo.settings", value), kept);
  return context;
}

test("pictures of the main screens", async ({ guest, browser, server }) => {
  test.setTimeout(900_000);
  const ann = await guest(SIZES["1440x900"], { speed: 0 });
  const screens = await stages(ann);
  const { cookies } = await ann.context().storageState();
  for (const size of Object.keys(SIZES))
    for (const theme of THEMES) {
      const storageState = { cookies, origins: [] };
      const context = await openAs(browser, { storageState }, server.url, theme, size);
      const page = await context.newPage();
      for (const [name, { path, shows }] of Object.entries(screens)) {
        await page.goto(path);
        await page.locator(shows).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}.png`) });
      }
      await context.close();
    }
});
