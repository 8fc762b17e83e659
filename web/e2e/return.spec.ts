// Coming back: what was missed is told, a seat is taken back from a bot, undo is in words on every device.
import type { Page } from "@playwright/test";
import { desert } from "./kit/games";
import { play } from "./kit/player";
import { bar, board, hurry, joinAndStart, readLog, setUp } from "./kit/rooms";
import { expect, test } from "./kit/test";

const INSTANT = { speed: 0 };
const tableOf = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

async function tableNow(page: Page, table: string): Promise<{ step: number; awaited: number[] }> {
  return (await page.request.get(`/api/tables/${table}`)).json();
}

/** As if the page had been closed for some minutes. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem("ovoo.seen") ?? "[]") as [string, number, number][];
    const earlier = seen.map(([table, step, at]) => [table, step, at - 300_000]);
    localStorage.setItem("ovoo.seen", JSON.stringify(earlier));
  });
}

async function seenOf(page: Page, table: string): Promise<number> {
  return page.evaluate((id) => {
    const seen = JSON.parse(localStorage.getItem("ovoo.seen") ?? "[]") as [string, number, number][];
    return seen.find(([one]) => one === id)?.[1] ?? 0;
  }, table);
}

test("whoever comes back is told who did what", async ({ guest }) => {
  const ann = await guest(undefined, INSTANT);
  await setUp(ann, "Ann", { others: ["open", "random"], level: "Novice" });
  const ben = await guest(undefined, INSTANT);
  await joinAndStart(ann, ben, "Ben");
  const table = tableOf(ann);
  const address = ann.url();
  const isUp = async (seat: number) => (await tableNow(ben, table)).awaited.includes(seat);
  // Until it is Ben's turn; then Ann goes, and the others play.
  await Promise.all([
    play(ann, { weigh: desert.hasty, until: () => isUp(1) }),
    play(ben, { weigh: desert.hasty, until: () => isUp(1) }),
  ]);
  await ann.goto("/");
  await expect(ann.getByRole("heading", { name: "My tables" })).toBeVisible();
  const thorough = (key: string) => (key === "button:end" ? 0.001 : desert.usual(key));
  await play(ben, { weigh: thorough, until: () => isUp(0) });
  const nMissed = (await tableNow(ben, table)).step - (await seenOf(ann, table));
  expect(nMissed).toBeGreaterThan(2);

  await letTimePass(ann);
  await ann.goto(address);
  const told = ann.getByRole("dialog", { name: "While you were away" });
  await expect(told).toContainText(`${nMissed} steps were played.`);
  // One line a player, with sentences of what they did.
  const [, , bot] = await ann.locator(".seat strong").allInnerTexts();
  for (const name of ["Ben", bot ?? ""]) {
    const line = told.getByRole("listitem").filter({ has: ann.getByRole("img", { name, exact: true }) });
    await expect(line).toContainText(new RegExp(`${name} \\w+`));
  }

  await told.getByRole("button", { name: "Show me" }).click();
  await expect(told).toBeHidden();
  await expect(bar(ann)).toHaveClass(/turn/);
  // The next visit has nothing to tell.
  await letTimePass(ann);
  await ann.reload();
  await expect(board(ann)).toBeVisible();
  await expect(bar(ann)).toHaveClass(/turn/);
  await expect(told).toHaveCount(0);
});

test("a bot plays for me until I take my seat back", async ({ guest }) => {
  const ann = await guest(undefined, INSTANT);
  await setUp(ann, "Ann", { level: "Novice" });
  await expect(board(ann)).toBeVisible();
  await ann.getByRole("button", { name: "Table", exact: true }).click();
  await ann.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(ann.getByRole("dialog")).toBeHidden();
  await expect(bar(ann)).toContainText("A bot plays for you");
  await expect(ann.getByText("a bot stands in")).toBeVisible();
  await expect(ann.locator("rect.hit.can")).toHaveCount(0);
  await expect(bar(ann)).not.toHaveClass(/turn/);
  // It really plays.
  const before = (await readLog(ann)).length;
  await expect.poll(async () => (await readLog(ann)).length).toBeGreaterThan(before);

  await ann.reload();
  const back = ann.getByRole("button", { name: "Take my seat back from the bot" });
  await back.click();
  await expect(back).toBeHidden();
  await expect(ann.getByText("a bot stands in")).toBeHidden();
  await expect(bar(ann)).not.toContainText("A bot plays for you");
});

test("what can be taken back is said in words, also after a reload", async ({ guest }) => {
  const ann = await guest(undefined, INSTANT);
  await setUp(ann, "Ann");
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  const undo = ann.getByRole("button", { name: /^Take back: / });
  // Walking uses no luck: it can be taken back.
  await play(ann, {
    until: () => undo.isVisible(),
    weigh: (key) => (key.startsWith("button:") ? desert.usual(key) / 1000 : 1),
  });
  await expect(undo).toHaveAccessibleName(/^Take back: [A-Z]/);
  await ann.reload();
  await expect(undo).toHaveAccessibleName(/^Take back: Ann /);
  const before = await readLog(ann);
  await undo.click();
  await expect.poll(async () => (await readLog(ann)).at(-1)).toMatch(/Takes the last step back\.$/);
  expect((await readLog(ann)).length).toBe(before.length + 1);
});

test("the host mutes somebody for everybody, anybody for themselves", async ({ guest }) => {
  const ann = await guest(undefined, INSTANT);
  await setUp(ann, "Ann", { others: ["open"] });
  const ben = await guest(undefined, INSTANT);
  await joinAndStart(ann, ben, "Ben");
  for (const page of [ann, ben]) await page.getByRole("tab", { name: "Chat" }).click();
  const say = async (page: Page, text: string) => {
    await page.getByRole("textbox", { name: "Say something" }).fill(text);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  await say(ben, "Dig at c3!");
  await expect(ann.getByText("Dig at c3!")).toBeVisible();
  await expect(ben.getByRole("button", { name: "mute for everybody" })).toHaveCount(0);

  await ann.getByRole("button", { name: "mute", exact: true }).click();
  await expect(ann.getByText("Dig at c3!")).toBeHidden();
  await ann.getByRole("button", { name: "hear again" }).click();
  await expect(ann.getByText("Dig at c3!")).toBeVisible();

  await ann.getByRole("button", { name: "mute for everybody" }).click();
  await expect(ann.getByRole("button", { name: "let everybody hear" })).toBeVisible();
  await say(ben, "Hello?");
  await expect(ben.getByText("The host has muted you here.")).toBeVisible();
  await ann.getByRole("button", { name: "let everybody hear" }).click();
  await expect(ann.getByRole("button", { name: "mute for everybody" })).toBeVisible();
  await say(ben, "Hello again.");
  await expect(ann.getByText("Hello again.")).toBeVisible();
});
