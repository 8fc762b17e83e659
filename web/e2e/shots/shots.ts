// Takes screenshots of the main screens for manual review: `cargo xtask shots`.
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { desert, type GameProfile, madness, oasis, temple } from "../support/games";
import { play } from "../support/player";
import { BOARD, board, createTable, disableDelays, playToEnd } from "../support/tables";
import { expect, test } from "../support/test";

const FOLDER = process.env.SHOTS ?? "shots";
const THEMES = ["light", "dark"] as const;
const SIZES: Record<string, BrowserContextOptions> = {
  "390x844": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  "1024x768": { viewport: { width: 1024, height: 768 } },
  "1440x900": { viewport: { width: 1440, height: 900 } },
};

type Screens = Record<string, { path: string; shows: string }>;

/** A game's table at the start, in the middle and at the end, along with its form, replay and rules. */
async function gameScreens(ann: Page, game: GameProfile, preset: string): Promise<Screens> {
  const otherSeats = Array(game.seatsDefault - 1).fill(game.bot);
  await createTable(ann, "Ann", { game, otherSeats, preset });
  await expect(board(ann)).toBeVisible();
  const start = ann.url();
  await createTable(ann, "Ann", { game, otherSeats, preset });
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  const isMine = () => ann.locator(".bar.turn").isVisible();
  const until = async (n: number) => n >= game.nMovesToMiddle && (await isMine());
  await play(ann, { until, weight: game.weight });
  const middle = ann.url();
  const end = await playToEnd(ann, game);
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

/** All screens by name, with a selector that matches once they are loaded. */
async function allScreens(ann: Page): Promise<Screens> {
  await createTable(ann, "Ann", { otherSeats: ["open", "normal"], title: "Thursday evening" });
  const lobby = ann.url();
  return {
    home: { path: "/", shows: "a.card" },
    lobby: { path: lobby, shows: ".start" },
    ...(await gameScreens(ann, desert, "Novice")),
    ...(await gameScreens(ann, oasis, oasis.preset)),
    ...(await gameScreens(ann, temple, "Expedition")),
    // Without a clock, nothing changes while the screenshots are taken.
    ...(await gameScreens(ann, madness, "Correspondence")),
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
  const settings = JSON.stringify({ language: "en", theme, speed: 0, volume: 0 });
  const context = await browser.newContext({
    ...SIZES[size],
    ...cookies,
    baseURL: url,
    reducedMotion: "reduce",
  });
  await context.addInitScript((value) => localStorage.setItem("ovoo.settings", value), settings);
  return context;
}

test("screenshots of the main screens", async ({ newGuest, browser, server }) => {
  test.setTimeout(900_000);
  const ann = await newGuest(SIZES["1440x900"], { speed: 0 });
  const screens = await allScreens(ann);
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
