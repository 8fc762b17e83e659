// Accessibility: no page violates the axe rules in either language or theme, and events are announced.
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { desert, madness, oasis, temple } from "./support/games";
import { INTERACTIVE_PAGES, STATIC_PAGES } from "./support/pages";
import { play } from "./support/player";
import { board, createTable, disableDelays, playNow, playToEnd, readLog } from "./support/tables";
import { DESKTOP, expect, PHONE, test } from "./support/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const GAMES = [desert, oasis, temple, madness];
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Messages of a language that take no arguments, by key. */
function plainMessages(language: string): Map<string, string> {
  const folders = GAMES.flatMap(({ id }) => [`../../games/${id}/text`, `../../games/${id}/web/text`]);
  const texts = ["../text", ...folders].map((folder) => `${folder}/${language}.ftl`);
  const messages = new Map<string, string>();
  for (const line of texts.flatMap((path) => read(path).split("\n"))) {
    const [, key, text] = /^([\w-]+) = ([^{]{4,})$/.exec(line) ?? [];
    if (key && text) messages.set(key, text.trim());
  }
  return messages;
}

const english = plainMessages("en");
const german = plainMessages("de");
const germanTexts = new Set(german.values());
const onlyEnglish = new Set(
  [...english]
    .filter(([key, text]) => german.get(key) !== text && !germanTexts.has(text))
    .map(([, text]) => text),
);

/** All visible texts and accessible labels on a page. */
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

interface Check {
  name: string;
  language: string;
  theme: string;
  /** A selector for the part to check. */
  part?: string;
}

async function check(page: Page, { name, language, theme, part = "body" }: Check): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  // Legacy mode skips frames, which our pages do not use, and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).withTags(RULES);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.slice(0, 300) ?? ""}`),
  );
  expect.soft(found, `${name}, ${theme}`).toEqual([]);
  if (language !== "de") return;
  const untranslated = (await allTexts(page)).filter((text) => onlyEnglish.has(text));
  expect.soft(untranslated, `English on the German page ${name}`).toEqual([]);
}

// Every page state is checked once per theme, and each theme uses a different language.
for (const [language, theme] of [
  ["en", "light"],
  ["de", "dark"],
] as const)
  test(`no page violates an axe rule: ${language}, ${theme}`, async ({ newGuest, browser, server }) => {
    test.setTimeout(600_000);
    const ann = await newGuest();
    const over = await playToEnd(ann);
    await createTable(ann, "Ann", { otherSeats: ["open", "random"] });
    const lobby = ann.url();
    await playNow(ann);
    const running = ann.url();
    await playNow(ann, oasis);
    const offers = ann.url();
    await playNow(ann, temple);
    await disableDelays(ann);
    await play(ann, { weight: temple.weight, until: (n) => n >= 4 });
    const race = ann.url();
    await createTable(ann, "Ann", { game: madness, preset: "Correspondence", otherSeats: ["easy", "easy"] });
    await disableDelays(ann);
    const isTalking = () => ann.locator("section.talk").isVisible();
    await play(ann, { weight: madness.weight, until: isTalking });
    const talk = ann.url();
    const storageState = await ann.context().storageState();
    await ann.close();
    const settings = JSON.stringify({ language, theme, speed: 0, volume: 0 });
    const origin = { origin: server.url, localStorage: [{ name: "ovoo.settings", value: settings }] };
    const state = { cookies: storageState.cookies, origins: [origin] };
    const context = await browser.newContext({ ...DESKTOP, baseURL: server.url, storageState: state });
    const page = await context.newPage();
    const checkPart = (name: string, part?: string) => check(page, { name, language, theme, part });
    // The rulebook is long, so its page is checked in the light theme only and its tab in the dark
    // theme only.
    const isLight = theme === "light";
    for (const path of [...INTERACTIVE_PAGES, ...STATIC_PAGES].filter(
      (path) => isLight || !path.startsWith("/rules"),
    )) {
      await page.goto(path);
      await expect(page.locator("h1").first()).toBeAttached();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      if (path.startsWith("/new")) for (const fold of await page.locator("summary").all()) await fold.click();
      await checkPart(path);
    }
    await page.goto("/rules/desert/D5.2");
    await expect(page.locator(".paragraph.target")).toBeVisible();
    await checkPart("a paragraph of the rules", ".paragraph.target");
    await page.goto(lobby);
    await expect(page.locator(".start")).toBeVisible();
    await checkPart("the lobby");
    await page.goto(running);
    await expect(board(page)).toBeVisible();
    await checkPart("the table");
    for (const tab of isLight ? ["chat"] : ["chat", "rules"]) {
      await page.locator(`[data-tab=${tab}]`).click();
      await checkPart(`the table with ${tab}`, "[role=tabpanel]");
    }
    await page.locator("header button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await checkPart("sharing", "dialog");
    await page.keyboard.press("Escape");
    await page.locator("header button").last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await checkPart("the table's menu", "dialog");
    await page.keyboard.press("Escape");
    await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
    for (const tab of ["crew", "panels", "log"]) {
      await page.locator(`[data-tab=${tab}]`).click();
      await checkPart(`the table on a phone with ${tab}`, ".side");
    }
    await page.locator(".bar button:has(.lucide-list)").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.locator("dialog .body").evaluate((body) => body.scrollTo({ top: 30 }));
    await checkPart("what can be done on a phone", "dialog");
    await page.keyboard.press("Escape");
    await page.goto(offers);
    await expect(board(page)).toBeVisible();
    await page.locator("[data-tab=panels]").click();
    await checkPart("the table with offers on a phone", "main");
    await page.setViewportSize({ width: 1440, height: 900 });
    await checkPart("the table with offers", "main");
    await page.goto(race);
    await expect(board(page)).toBeVisible();
    await checkPart("the table in the temple", "main");
    await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
    await page.locator("[data-tab=panels]").click();
    await checkPart("the table in the temple on a phone", "main");
    await page.goto(talk);
    await expect(page.locator("section.talk")).toBeVisible();
    await checkPart("the table with talk", "main");
    await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
    await checkPart("the table with talk on a phone", "main");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(over);
    await expect(page.locator("dialog .ending")).toBeVisible();
    await checkPart("the end", "dialog");
    await page.goto(`${over}/replay?step=3`);
    await expect(board(page)).toBeVisible();
    await checkPart("the replay");
    await context.close();
  });

test("events and refusals are announced to screen readers", async ({ newGuest }) => {
  const page = await newGuest();
  await playNow(page);
  await disableDelays(page);
  const announcements = page.locator("main > p[aria-live=polite]");
  await expect(announcements.first()).toHaveText("Your turn");
  const before = (await readLog(page)).length;
  await play(page, { until: async () => (await readLog(page)).length > before });
  const announced = (await announcements.last().textContent()) ?? "";
  expect(announced).not.toBe("");
  expect((await readLog(page)).join(" ")).toContain(announced);
  // The next step removes the notice, and bots do not pause here, so retry until the notice has
  // been seen.
  await expect(async () => {
    const disabled = page.locator("rect.hit:not(.can)").first();
    await disabled.click({ position: { x: 6, y: 6 }, timeout: 2000 });
    await expect(page.locator("[aria-live=assertive]")).not.toBeEmpty({ timeout: 2000 });
  }).toPass();
});
