// Common test steps, all through the user interface: creating, joining and finishing tables.
import { expect, type Page } from "@playwright/test";
import { desert, type GameProfile } from "./games";
import { type PlayOptions, play } from "./player";

/** A game's card on the home page. */
export const gameCard = (page: Page, game: GameProfile) =>
  page.getByRole("region", { name: game.name, exact: true });

/** Starts a game against two bots from the home page. */
export async function playNow(page: Page, game: GameProfile = desert): Promise<void> {
  await page.goto("/");
  await gameCard(page, game).getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
}

/** Matches a rendered board by its spaces, or by its marker if it currently has no spaces. */
export const BOARD = "svg rect.hit, [data-board]";
export const board = (page: Page) => page.locator(BOARD).first();
export const bar = (page: Page) => page.locator(".actions .bar");

/** Turns off animations and bot pauses in the table menu. */
export async function disableDelays(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("slider", { name: "Speed" }).fill("0");
  const pause = page.getByRole("slider", { name: "Pause before bot moves" });
  await pause.fill("0");
  await expect(pause).toHaveAttribute("aria-valuetext", "0 s");
  await page.getByRole("button", { name: "Close" }).click();
}

interface TableOptions {
  game?: GameProfile;
  /** The players in the seats after mine: bot levels, or "open". */
  otherSeats?: string[];
  /** A preset's label. Defaults to the preset with short games. */
  preset?: string;
  /** Game options, by label. */
  options?: Record<string, string>;
  title?: string;
  watching?: "Allowed" | "After the game" | "Never";
}

/** Fills in and submits the form for a new table. */
export async function createTable(page: Page, name: string, table: TableOptions = {}): Promise<void> {
  const { game = desert, title, watching, options = {} } = table;
  const { otherSeats = game.otherSeats, preset = game.preset } = table;
  await page.goto(`/new/${game.id}`);
  // A preset's help text may name other presets.
  await page.getByRole("radio", { name: new RegExp(`^${preset}\\b`) }).check();
  await page.getByLabel("Your name").fill(name);
  for (let n = 3; n > otherSeats.length + 1; n -= 1)
    await page.getByRole("button", { name: "Remove seat" }).click();
  for (let n = 3; n < otherSeats.length + 1; n += 1)
    await page.getByRole("button", { name: "Add seat" }).click();
  for (const [index, kind] of otherSeats.entries())
    await page.getByLabel(`Seat ${index + 2}`).selectOption(kind);
  if (Object.keys(options).length > 0) await page.getByText("Game options").click();
  for (const [label, value] of Object.entries(options))
    await page.getByLabel(label, { exact: true }).first().selectOption(value);
  await page.getByText("Table settings").click();
  if (title) await page.getByLabel("Table name").fill(title);
  if (watching)
    await page.getByRole("group", { name: "Spectators" }).getByRole("radio", { name: watching }).check();
  const isComplete = otherSeats.every((kind) => kind !== "open");
  await page.getByRole("button", { name: isComplete ? "Start game" : "Open table and invite" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
}

/** Lets the guest open the invitation and take the free seat, then lets the host start the game. */
export async function joinAndStart(host: Page, guest: Page, name: string): Promise<void> {
  await guest.goto(await host.getByRole("textbox", { name: "Table link" }).inputValue());
  await guest.getByLabel("Your name").fill(name);
  await guest.getByRole("button", { name: "Take seat" }).click();
  await expect(guest.getByText("The host starts the game.")).toBeVisible();
  await expect(host.getByText("Everyone is here.")).toBeVisible();
  await host.getByRole("button", { name: "Start game" }).click();
  await expect(board(guest)).toBeVisible();
}

/** Plays a short game against bots to the end. Returns the table's URL. */
export async function playToEnd(
  page: Page,
  game: GameProfile = desert,
  options: PlayOptions = {},
): Promise<string> {
  await createTable(page, "Ann", { game });
  await expect(board(page)).toBeVisible();
  await disableDelays(page);
  await play(page, { weight: game.fastWeight, ...options });
  return page.url();
}

/** The lines of the game log beside the board, with their step numbers. */
export async function readLog(page: Page): Promise<string[]> {
  const lines = await page.locator(".log li").allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, " ").trim());
}
