// Several tabs and devices: a guest in two tabs, a seat on two devices, a returning player,
// spectators.
import type { Page } from "@playwright/test";
import { play } from "./support/player";
import { bar, board, createTable, disableDelays, joinAndStart, readLog } from "./support/tables";
import { expect, type NewGuest, test } from "./support/test";

const INSTANT = { speed: 0 };
const enabledSpaces = (page: Page) => page.locator("rect.hit.can");

/** Makes one move for this seat and waits until every page shows it. */
async function playOnce(page: Page, others: Page[]): Promise<void> {
  const lastLine = async () => (await readLog(page)).at(-1);
  const before = await lastLine();
  const hasPlayed = async () => (await lastLine()) !== before;
  await play(page, { until: hasPlayed, weight: (key) => (key.startsWith("button:") ? 0 : 1) });
  const line = await lastLine();
  for (const other of others) await expect.poll(() => readLog(other)).toContain(line);
}

async function createAnnsTable(newGuest: NewGuest): Promise<Page> {
  const ann = await newGuest(undefined, INSTANT);
  await createTable(ann, "Ann");
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  await expect(bar(ann)).toHaveClass(/turn/);
  return ann;
}

test("a second tab and a second device play the same seat", async ({ newGuest }) => {
  const ann = await createAnnsTable(newGuest);
  const tab = await ann.context().newPage();
  await tab.goto(ann.url());
  await expect(tab.getByText("you", { exact: true })).toBeVisible();
  await playOnce(tab, [ann]);
  await expect(bar(ann)).toHaveClass(/turn/);

  await ann.getByRole("button", { name: "Invite and share" }).click();
  await ann.getByRole("button", { name: "Ann on another device" }).click();
  const link = ann.getByRole("textbox", { name: "Ann on another device" });
  const address = await link.inputValue();
  expect(address).toContain("#seat=");
  await ann.getByRole("button", { name: "Close" }).click();

  const phone = await newGuest(undefined, INSTANT);
  await phone.goto(address);
  await expect(phone.getByText("you", { exact: true })).toBeVisible();
  expect(phone.url(), "the token is removed from the address").not.toContain("seat=");
  await expect(bar(phone)).toHaveClass(/turn/);
  await playOnce(phone, [ann, tab]);

  const stranger = await newGuest(undefined, INSTANT);
  await stranger.goto(`${address.slice(0, -4)}AAAA`);
  await expect(stranger.getByText("This seat link is invalid or has expired.")).toBeVisible();
  await expect(enabledSpaces(stranger)).toHaveCount(0);
});

test("a bot stands in for a player who leaves, and the player can take the seat back", async ({
  newGuest,
}) => {
  const ann = await newGuest(undefined, INSTANT);
  await createTable(ann, "Ann", { otherSeats: ["open"] });
  const ben = await newGuest(undefined, INSTANT);
  await joinAndStart(ann, ben, "Ben");

  await ben.getByRole("button", { name: "Table menu" }).click();
  await ben.getByText("Leave table").click();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ben).toHaveURL(/\/$/);
  await expect(ann.getByText("stand-in bot")).toBeVisible();

  await ben.goto(ann.url());
  await ben.getByRole("button", { name: "I was playing here" }).click();
  await expect(ben.getByText("you", { exact: true })).toBeVisible();
  await expect(ann.getByText("stand-in bot")).toBeHidden();
});

test("a spectator sees the board and cannot act", async ({ newGuest }) => {
  const ann = await createAnnsTable(newGuest);
  const eve = await newGuest(undefined, INSTANT);
  await eve.goto(ann.url());
  await expect(board(eve)).toBeVisible();
  await expect(bar(eve)).toContainText("You're watching.");
  await expect(ann.getByText("1 spectator")).toBeVisible();
  await playOnce(ann, [eve]);
  await expect(enabledSpaces(eve)).toHaveCount(0);
  await expect(bar(eve).locator("[data-key]")).toHaveCount(0);
  await eve
    .locator("rect.hit")
    .first()
    .click({ position: { x: 8, y: 8 } });
  await expect(eve.getByText("You're only watching.")).toBeVisible();
});

for (const watching of ["After the game", "Never"] as const)
  test(`a spectator is turned away if watching is "${watching}"`, async ({ newGuest }) => {
    const ann = await newGuest(undefined, INSTANT);
    await createTable(ann, "Ann", { watching });
    await expect(board(ann)).toBeVisible();
    const eve = await newGuest(undefined, INSTANT);
    await eve.goto(ann.url());
    await expect(eve.getByRole("heading", { name: "No spectators" })).toBeVisible();
    await expect(board(eve)).toHaveCount(0);
  });
