// Ways into a game that many proofs begin with, all through the page.
import { expect, type Page } from "@playwright/test";
import { desert, type Played } from "./games";
import { type Habits, play } from "./player";

/** The part of the home page that belongs to a game. */
export const onHome = (page: Page, game: Played) =>
  page.getByRole("region", { name: game.name, exact: true });

/** One click on the home page: me and two bots. */
export async function playNow(page: Page, game: Played = desert): Promise<void> {
  await page.goto("/");
  await onHome(page, game).getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
}

/** What shows that a board is there: its spots, or that it says so where it has none just now. */
export const BOARD = "svg rect.hit, [data-board]";
export const board = (page: Page) => page.locator(BOARD).first();
export const bar = (page: Page) => page.locator(".actions .bar");

/** In the table's menu: no motion, bots that do not wait. */
export async function hurry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("slider", { name: "Speed" }).fill("0");
  const pause = page.getByRole("slider", { name: "Pause before a bot moves" });
  await pause.fill("0");
  await expect(pause).toHaveAttribute("aria-valuetext", "0 s");
  await page.getByRole("button", { name: "Close" }).click();
}

interface Wish {
  game?: Played;
  /** Seats after mine. */
  others?: string[];
  /** The preset: the one for short games, if nothing else is wished. */
  level?: string;
  /** Of the game, by their labels. */
  options?: Record<string, string>;
  title?: string;
  watching?: "Allowed" | "After the end" | "No";
}

/** Fills in the form of a new table. */
export async function setUp(page: Page, name: string, wish: Wish = {}): Promise<void> {
  const { game = desert, title, watching, options = {} } = wish;
  const { others = game.others, level = game.preset } = wish;
  await page.goto(`/new/${game.id}`);
  await page.getByLabel(level).check();
  await page.getByLabel("Your name").fill(name);
  for (let n = 3; n > others.length + 1; n -= 1)
    await page.getByRole("button", { name: "One seat fewer" }).click();
  for (let n = 3; n < others.length + 1; n += 1)
    await page.getByRole("button", { name: "One seat more" }).click();
  for (const [index, kind] of others.entries()) await page.getByLabel(`Seat ${index + 2}`).selectOption(kind);
  if (Object.keys(options).length > 0) await page.getByText("Options of the game").click();
  for (const [label, value] of Object.entries(options))
    await page.getByLabel(label, { exact: true }).first().selectOption(value);
  await page.getByText("About the table").click();
  if (title) await page.getByLabel("Name of the table").fill(title);
  if (watching)
    await page.getByRole("group", { name: "Watching" }).getByRole("radio", { name: watching }).check();
  const isComplete = others.every((kind) => kind !== "open");
  await page
    .getByRole("button", { name: isComplete ? "Start the game" : "Open the table and invite" })
    .click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
}

/** A guest opens the invitation and takes the free seat; the host sees it and starts. */
export async function joinAndStart(host: Page, guest: Page, name: string): Promise<void> {
  await guest.goto(await host.getByRole("textbox", { name: "Link to the table" }).inputValue());
  await guest.getByLabel("Your name").fill(name);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByText("Whoever set up the table starts the game.")).toBeVisible();
  await expect(host.getByText("Everybody is here.")).toBeVisible();
  await host.getByRole("button", { name: "Start the game" }).click();
  await expect(board(guest)).toBeVisible();
}

/** A game with bots, over as soon as can be. */
export async function playedOut(page: Page, game: Played = desert, habits: Habits = {}): Promise<string> {
  await setUp(page, "Ann", { game });
  await expect(board(page)).toBeVisible();
  await hurry(page);
  await play(page, { weigh: game.hasty, ...habits });
  return page.url();
}

/** The numbers and sentences of the log, as the wide page shows it beside the board. */
export async function readLog(page: Page): Promise<string[]> {
  const lines = await page.locator(".log li").allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, " ").trim());
}
