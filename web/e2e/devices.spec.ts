// One guest in two tabs, one seat on two devices, somebody who leaves and comes back, somebody who watches.
import type { Page } from "@playwright/test";
import { play } from "./kit/player";
import { bar, board, hurry, joinAndStart, readLog, setUp } from "./kit/rooms";
import { expect, type Guest, test } from "./kit/test";

const INSTANT = { speed: 0 };
const lit = (page: Page) => page.locator("rect.hit.can");

/** Plays one thing for this seat and waits until everybody has heard of it. */
async function playsOnce(page: Page, others: Page[]): Promise<void> {
  const lastLine = async () => (await readLog(page)).at(-1);
  const before = await lastLine();
  const hasPlayed = async () => (await lastLine()) !== before;
  await play(page, { until: hasPlayed, weigh: (key) => (key.startsWith("button:") ? 0 : 1) });
  const line = await lastLine();
  for (const other of others) await expect.poll(() => readLog(other)).toContain(line);
}

async function annsTable(guest: Guest): Promise<Page> {
  const ann = await guest(undefined, INSTANT);
  await setUp(ann, "Ann");
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  await expect(bar(ann)).toHaveClass(/turn/);
  return ann;
}

test("a second tab and a second device play the same seat", async ({ guest }) => {
  const ann = await annsTable(guest);
  const tab = await ann.context().newPage();
  await tab.goto(ann.url());
  await expect(tab.getByText("you", { exact: true })).toBeVisible();
  await playsOnce(tab, [ann]);
  await expect(bar(ann)).toHaveClass(/turn/);

  await ann.getByRole("button", { name: "Invite and share" }).click();
  await ann.getByRole("button", { name: "Ann on another device" }).click();
  const link = ann.getByRole("textbox", { name: "Ann on another device" });
  const address = await link.inputValue();
  expect(address).toContain("#seat=");
  await ann.getByRole("button", { name: "Close" }).click();

  const phone = await guest(undefined, INSTANT);
  await phone.goto(address);
  await expect(phone.getByText("you", { exact: true })).toBeVisible();
  expect(phone.url(), "the secret does not stay in the address").not.toContain("seat=");
  await expect(bar(phone)).toHaveClass(/turn/);
  await playsOnce(phone, [ann, tab]);

  const stranger = await guest(undefined, INSTANT);
  await stranger.goto(`${address.slice(0, -4)}AAAA`);
  await expect(stranger.getByText("This link for a seat is not valid, or no longer.")).toBeVisible();
  await expect(lit(stranger)).toHaveCount(0);
});

test("a bot stands in for whoever leaves, and coming back is one click", async ({ guest }) => {
  const ann = await guest(undefined, INSTANT);
  await setUp(ann, "Ann", { others: ["open"] });
  const ben = await guest(undefined, INSTANT);
  await joinAndStart(ann, ben, "Ben");

  await ben.getByRole("button", { name: "Table", exact: true }).click();
  await ben.getByText("Leave the table").click();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ben).toHaveURL(/\/$/);
  await expect(ann.getByText("a bot stands in")).toBeVisible();

  await ben.goto(ann.url());
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByText("you", { exact: true })).toBeVisible();
  await expect(ann.getByText("a bot stands in")).toBeHidden();
});

test("whoever watches sees the board and cannot act", async ({ guest }) => {
  const ann = await annsTable(guest);
  const eve = await guest(undefined, INSTANT);
  await eve.goto(ann.url());
  await expect(board(eve)).toBeVisible();
  await expect(bar(eve)).toContainText("You are watching.");
  await expect(ann.getByText("one watches")).toBeVisible();
  await playsOnce(ann, [eve]);
  await expect(lit(eve)).toHaveCount(0);
  await expect(bar(eve).locator("[data-key]")).toHaveCount(0);
  await eve
    .locator("rect.hit")
    .first()
    .click({ position: { x: 8, y: 8 } });
  await expect(eve.getByText("You are only watching here.")).toBeVisible();
});

for (const watching of ["After the end", "No"] as const)
  test(`a table with watching "${watching}" says so`, async ({ guest }) => {
    const ann = await guest(undefined, INSTANT);
    await setUp(ann, "Ann", { watching });
    await expect(board(ann)).toBeVisible();
    const eve = await guest(undefined, INSTANT);
    await eve.goto(ann.url());
    await expect(eve.getByRole("heading", { name: "A closed table" })).toBeVisible();
    await expect(board(eve)).toHaveCount(0);
  });
