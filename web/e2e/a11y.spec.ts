// Nothing on any page that the axe rules forbid, in both languages and both lights; and everything is said.
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { desert, madness, oasis, temple } from "./kit/games";
import { PAGES, QUIET } from "./kit/pages";
import { play } from "./kit/player";
import { board, hurry, playedOut, playNow, readLog, setUp } from "./kit/rooms";
import { DESKTOP, expect, PHONE, test } from "./kit/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const GAMES = [desert, oasis, temple, madness];
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Sentences of a language that have no blanks to fill in. */
function sentences(language: string): Map<string, string> {
  const folders = GAMES.flatMap(({ id }) => [`../../games/${id}/text`, `../../games/${id}/web/text`]);
  const texts = ["../text", ...folders].map((folder) => `${folder}/${language}.ftl`);
  const found = new Map<string, string>();
  for (const line of texts.flatMap((path) => read(path).split("\n"))) {
    const [, key, text] = /^([\w-]+) = ([^{]{4,})$/.exec(line) ?? [];
    if (key && text) found.set(key, text.trim());
  }
  return found;
}

const english = sentences("en");
const german = sentences("de");
const germanWords = new Set(german.values());
const onlyEnglish = new Set(
  [...english]
    .filter(([key, text]) => german.get(key) !== text && !germanWords.has(text))
    .map(([, text]) => text),
);

/** Everything that is shown or said, in pieces. */
function allTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("code"))
        texts.push(walker.currentNode.textContent?.trim() ?? "");
    for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        texts.push(node.getAttribute(name) ?? "");
    return [...texts, document.title];
  });
}

interface Look {
  what: string;
  language: string;
  theme: string;
  part?: string;
}

/** By night only the colours differ, so that only what concerns them is looked at again. */
async function check(page: Page, { what, language, theme, part = "body" }: Look): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  // No page has frames; without looking for them it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
  if (theme === "light") axe.withTags(RULES);
  else axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.slice(0, 300) ?? ""}`),
  );
  expect.soft(found, `${what}, ${theme}`).toEqual([]);
  if (language !== "de") return;
  const foreign = (await allTexts(page)).filter((text) => onlyEnglish.has(text));
  expect.soft(foreign, `English on the German page ${what}`).toEqual([]);
}

for (const language of ["en", "de"])
  test(`axe finds nothing on any page: ${language}`, async ({ guest, browser, server }) => {
    test.setTimeout(600_000);
    const ann = await guest();
    const over = await playedOut(ann);
    await setUp(ann, "Ann", { others: ["open", "random"] });
    const lobby = ann.url();
    await playNow(ann);
    const running = ann.url();
    await playNow(ann, oasis);
    const offers = ann.url();
    await playNow(ann, temple);
    await hurry(ann);
    await play(ann, { weigh: temple.usual, until: (n) => n >= 4 });
    const race = ann.url();
    await setUp(ann, "Ann", { game: madness, level: "By letter", others: ["easy", "easy"] });
    await hurry(ann);
    const talks = () => ann.locator("section.talk").isVisible();
    await play(ann, { weigh: madness.usual, until: talks });
    const talk = ann.url();
    const storageState = await ann.context().storageState();
    await ann.close();
    for (const theme of ["light", "dark"]) {
      const kept = JSON.stringify({ language, theme, speed: 0, volume: 0 });
      const origin = { origin: server.url, localStorage: [{ name: "ovoo.settings", value: kept }] };
      const state = { cookies: storageState.cookies, origins: [origin] };
      const context = await browser.newContext({ ...DESKTOP, baseURL: server.url, storageState: state });
      const page = await context.newPage();
      const look = (what: string, part?: string) => check(page, { what, language, theme, part });
      // The rules are long, and the table has them too: the page by day, the table by night.
      const isDay = theme === "light";
      for (const path of [...PAGES, ...QUIET].filter((one) => isDay || !one.startsWith("/rules"))) {
        await page.goto(path);
        await expect(page.locator("h1").first()).toBeAttached();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        if (path.startsWith("/new"))
          for (const fold of await page.locator("summary").all()) await fold.click();
        await look(path);
      }
      await page.goto("/rules/desert/D5.2");
      await expect(page.locator(".paragraph.target")).toBeVisible();
      await look("a paragraph of the rules", ".paragraph.target");
      await page.goto(lobby);
      await expect(page.locator(".start")).toBeVisible();
      await look("the lobby");
      await page.goto(running);
      await expect(board(page)).toBeVisible();
      await look("the table");
      for (const tab of isDay ? ["chat"] : ["chat", "rules"]) {
        await page.locator(`[data-tab=${tab}]`).click();
        await look(`the table with ${tab}`, "[role=tabpanel]");
      }
      await page.locator("header button").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look("sharing", "dialog");
      await page.keyboard.press("Escape");
      await page.locator("header button").last().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look("the table's menu", "dialog");
      await page.keyboard.press("Escape");
      await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
      for (const tab of ["crew", "panels", "log"]) {
        await page.locator(`[data-tab=${tab}]`).click();
        await look(`the table on a phone with ${tab}`, ".side");
      }
      await page.locator(".bar button:has(.lucide-list)").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.locator("dialog .body").evaluate((body) => body.scrollTo({ top: 30 }));
      await look("what can be done on a phone", "dialog");
      await page.keyboard.press("Escape");
      await page.goto(offers);
      await expect(board(page)).toBeVisible();
      await page.locator("[data-tab=panels]").click();
      await look("the table with offers on a phone", "main");
      await page.setViewportSize({ width: 1440, height: 900 });
      await look("the table with offers", "main");
      await page.goto(race);
      await expect(board(page)).toBeVisible();
      await look("the table in the temple", "main");
      await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
      await page.locator("[data-tab=panels]").click();
      await look("the table in the temple on a phone", "main");
      await page.goto(talk);
      await expect(page.locator("section.talk")).toBeVisible();
      await look("the table with talk", "main");
      await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
      await look("the table with talk on a phone", "main");
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(over);
      await expect(page.locator("dialog .ending")).toBeVisible();
      await look("the end", "dialog");
      await page.goto(`${over}/replay?step=3`);
      await expect(board(page)).toBeVisible();
      await look("the replay");
      await context.close();
    }
  });

test("what happens is said to those who do not see it", async ({ guest }) => {
  const page = await guest();
  await playNow(page);
  await hurry(page);
  const said = page.locator("main > p[aria-live=polite]");
  await expect(said.first()).toHaveText("Your turn");
  const before = (await readLog(page)).length;
  await play(page, { until: async () => (await readLog(page)).length > before });
  const sentence = (await said.last().textContent()) ?? "";
  expect(sentence).not.toBe("");
  expect((await readLog(page)).join(" ")).toContain(sentence);
  // An answer is gone with the next step, and bots do not wait here: whoever missed it asks again.
  await expect(async () => {
    const dark = page.locator("rect.hit:not(.can)").first();
    await dark.click({ position: { x: 6, y: 6 }, timeout: 2000 });
    await expect(page.locator("[aria-live=assertive]")).not.toBeEmpty({ timeout: 2000 });
  }).toPass();
});
