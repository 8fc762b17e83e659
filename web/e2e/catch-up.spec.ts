// Coming back to a table: missed steps are summarized, seats are reclaimed, and undo is described. Also
// tests muting.
import type { Page } from "@playwright/test";
import { desert } from "./support/games";
import { play } from "./support/player";
import { bar, board, createTable, disableDelays, joinAndStart, readLog } from "./support/tables";
import { expect, test } from "./support/test";

const INSTANT = { speed: 0 };
const tableId = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

async function fetchTable(page: Page, table: string): Promise<{ step: number; awaited: number[] }> {
  return (await page.request.get(`/api/tables/${table}`)).json();
}

/** Moves the last visit five minutes into the past. */
async function backdateLastVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem("ovoo.seen") ?? "[]") as [string, number, number][];
    const earlier = seen.map(([table, step, at]) => [table, step, at - 300_000]);
    localStorage.setItem("ovoo.seen", JSON.stringify(earlier));
  });
}

async function lastSeenStep(page: Page, table: string): Promise<number> {
  return page.evaluate((id) => {
    const seen = JSON.parse(localStorage.getItem("ovoo.seen") ?? "[]") as [string, number, number][];
    return seen.find(([table]) => table === id)?.[1] ?? 0;
  }, table);
}

test("a player who comes back gets a summary by player", async ({ newGuest }) => {
  const ann = await newGuest(undefined, INSTANT);
  await createTable(ann, "Ann", { otherSeats: ["open", "random"], preset: "Novice" });
  const ben = await newGuest(undefined, INSTANT);
  await joinAndStart(ann, ben, "Ben");
  const table = tableId(ann);
  const address = ann.url();
  const isAwaited = async (seat: number) => (await fetchTable(ben, table)).awaited.includes(seat);
  // Play until it is Ben's turn. Then Ann leaves and the others continue.
  await Promise.all([
    play(ann, { weight: desert.fastWeight, until: () => isAwaited(1) }),
    play(ben, { weight: desert.fastWeight, until: () => isAwaited(1) }),
  ]);
  await ann.goto("/");
  await expect(ann.getByRole("heading", { name: "My tables" })).toBeVisible();
  const longTurns = (key: string) => (key === "button:end" ? 0.001 : desert.weight(key));
  await play(ben, { weight: longTurns, until: () => isAwaited(0) });
  const nMissed = (await fetchTable(ben, table)).step - (await lastSeenStep(ann, table));
  expect(nMissed).toBeGreaterThan(2);

  await backdateLastVisit(ann);
  await ann.goto(address);
  const summary = ann.getByRole("dialog", { name: "While you were away" });
  await expect(summary).toContainText(`${nMissed} moves were made.`);
  // One line per player with their events.
  const [, , bot] = await ann.locator(".seat strong").allInnerTexts();
  for (const name of ["Ben", bot ?? ""]) {
    const line = summary.getByRole("listitem").filter({ has: ann.getByRole("img", { name, exact: true }) });
    await expect(line).toContainText(new RegExp(`${name} \\w+`));
  }

  await summary.getByRole("button", { name: "Show me" }).click();
  await expect(summary).toBeHidden();
  await expect(bar(ann)).toHaveClass(/turn/);
  // The next visit has nothing to summarize.
  await backdateLastVisit(ann);
  await ann.reload();
  await expect(board(ann)).toBeVisible();
  await expect(bar(ann)).toHaveClass(/turn/);
  await expect(summary).toHaveCount(0);
});

test("a bot plays for me until I take my seat back", async ({ newGuest }) => {
  const ann = await newGuest(undefined, INSTANT);
  await createTable(ann, "Ann", { preset: "Novice" });
  await expect(board(ann)).toBeVisible();
  await ann.getByRole("button", { name: "Table menu" }).click();
  await ann.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(ann.getByRole("dialog")).toBeHidden();
  await expect(bar(ann)).toContainText("A bot is playing for you");
  await expect(ann.getByText("stand-in bot")).toBeVisible();
  await expect(ann.locator("rect.hit.can")).toHaveCount(0);
  await expect(bar(ann)).not.toHaveClass(/turn/);
  // The bot makes moves.
  const before = (await readLog(ann)).length;
  await expect.poll(async () => (await readLog(ann)).length).toBeGreaterThan(before);

  await ann.reload();
  const back = ann.getByRole("button", { name: "Take my seat back" });
  await back.click();
  await expect(back).toBeHidden();
  await expect(ann.getByText("stand-in bot")).toBeHidden();
  await expect(bar(ann)).not.toContainText("A bot is playing for you");
});

test("the undo button describes the move, also after a reload", async ({ newGuest }) => {
  const ann = await newGuest(undefined, INSTANT);
  await createTable(ann, "Ann");
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  const undo = ann.getByRole("button", { name: /^Undo: / });
  // Moving is not random, so it can be undone.
  await play(ann, {
    until: () => undo.isVisible(),
    weight: (key) => (key.startsWith("button:") ? desert.weight(key) / 1000 : 1),
  });
  await expect(undo).toHaveAccessibleName(/^Undo: [A-Z]/);
  await ann.reload();
  await expect(undo).toHaveAccessibleName(/^Undo: Ann /);
  const before = await readLog(ann);
  await undo.click();
  await expect.poll(async () => (await readLog(ann)).at(-1)).toMatch(/The last move is undone\.$/);
  expect((await readLog(ann)).length).toBe(before.length + 1);
});

test("the host mutes a player for everyone, others only for themselves", async ({ newGuest }) => {
  const ann = await newGuest(undefined, INSTANT);
  await createTable(ann, "Ann", { otherSeats: ["open"] });
  const ben = await newGuest(undefined, INSTANT);
  await joinAndStart(ann, ben, "Ben");
  for (const page of [ann, ben]) await page.getByRole("tab", { name: "Chat" }).click();
  const post = async (page: Page, text: string) => {
    await page.getByRole("textbox", { name: "Write a message" }).fill(text);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  await post(ben, "Dig at c3!");
  await expect(ann.getByText("Dig at c3!")).toBeVisible();
  await expect(ben.getByRole("button", { name: "mute for everyone", exact: true })).toHaveCount(0);

  await ann.getByRole("button", { name: "mute", exact: true }).click();
  await expect(ann.getByText("Dig at c3!")).toBeHidden();
  await ann.getByRole("button", { name: "unmute" }).click();
  await expect(ann.getByText("Dig at c3!")).toBeVisible();

  await ann.getByRole("button", { name: "mute for everyone", exact: true }).click();
  await expect(ann.getByRole("button", { name: "unmute for everyone" })).toBeVisible();
  await post(ben, "Hello?");
  await expect(ben.getByText("The host has muted you.")).toBeVisible();
  await ann.getByRole("button", { name: "unmute for everyone" }).click();
  await expect(ann.getByRole("button", { name: "mute for everyone", exact: true })).toBeVisible();
  await post(ben, "Hello again.");
  await expect(ann.getByText("Hello again.")).toBeVisible();
});
