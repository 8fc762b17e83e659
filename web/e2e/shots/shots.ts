// Pictures of the main screens for people to look at: `cargo xtask shots`.
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { temple } from "../kit/games";
import { play, randomFrom } from "../kit/player";
import { board, hurry, playedOut, setUp } from "../kit/rooms";
import { expect, test } from "../kit/test";

const FOLDER = process.env.SHOTS ?? "shots";
const THEMES = ["light", "dark"] as const;
const SIZES: Record<string, BrowserContextOptions> = {
  "390x844": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  "1024x768": { viewport: { width: 1024, height: 768 } },
  "1440x900": { viewport: { width: 1440, height: 900 } },
};

/** The screens by name, and what shows that each is there. */
async function stages(ann: Page): Promise<Record<string, { path: string; shows: string }>> {
  await setUp(ann, "Ann", { others: ["open", "normal"], title: "Thursday evening" });
  const lobby = ann.url();
  await setUp(ann, "Ann", { others: ["normal", "normal", "normal"], level: "Novice" });
  await expect(board(ann)).toBeVisible();
  const start = ann.url();
  await setUp(ann, "Ann", { others: ["normal", "normal", "normal"], level: "Novice" });
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  await play(ann, { until: async (n) => n >= 6 && (await ann.locator(".bar.turn").isVisible()) });
  const middle = ann.url();
  const end = await playedOut(ann);
  const race = await inTheTemple(ann);
  const tile = "svg rect.hit";
  return {
    home: { path: "/", shows: ".lists a.card" },
    new: { path: "/new/desert", shows: "form select" },
    lobby: { path: lobby, shows: ".start" },
    start: { path: start, shows: tile },
    middle: { path: middle, shows: tile },
    end: { path: end, shows: "dialog .ending" },
    ...race,
    replay: { path: `${end}/replay?step=4`, shows: tile },
    rules: { path: "/rules/desert", shows: "article h2" },
    settings: { path: "/settings", shows: "input[type=range]" },
  };
}

/** The temple at its entrance, when some have got about, and at the end. */
async function inTheTemple(ann: Page): Promise<Record<string, { path: string; shows: string }>> {
  const wish = { game: temple, level: "Expedition", others: ["normal", "normal", "normal"] };
  await setUp(ann, "Ann", wish);
  await expect(board(ann)).toBeVisible();
  const start = ann.url();
  await setUp(ann, "Ann", wish);
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  const habits = { weigh: temple.usual, random: randomFrom(6) };
  await play(ann, { ...habits, until: async (n) => n >= 24 && (await ann.locator(".bar.turn").isVisible()) });
  const middle = ann.url();
  const end = await playedOut(ann, temple);
  const space = "svg rect.hit";
  return {
    "temple-start": { path: start, shows: space },
    "temple-middle": { path: middle, shows: space },
    "temple-end": { path: end, shows: "dialog .ending" },
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
