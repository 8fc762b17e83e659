// Nothing changes behind a player's back: consent, removed people, abandoned seats, and names.
import type { Page } from "@playwright/test";
import { board, createTable, joinAndStart } from "./support/tables";
import { expect, type NewGuest, test } from "./support/test";

const INSTANT = { speed: 0 };

async function startForTwo(newGuest: NewGuest): Promise<{ ann: Page; ben: Page }> {
  const ann = await newGuest(undefined, INSTANT);
  await createTable(ann, "Ann", { otherSeats: ["open"] });
  const ben = await newGuest(undefined, INSTANT);
  await joinAndStart(ann, ben, "Ben");
  return { ann, ben };
}

/** Asks the other players for another undo setting, in the table menu. */
async function askForUndo(page: Page, setting: string): Promise<void> {
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByText("Table settings").click();
  await page.getByRole("group", { name: "Undo" }).getByRole("radio", { name: setting }).click();
}

test("a setting changes during play only if everyone agrees", async ({ newGuest }) => {
  const { ann, ben } = await startForTwo(newGuest);
  await askForUndo(ann, "Off");
  await expect(ann.getByText("Waiting for Ben. No answer means no.")).toBeVisible();
  await expect(ben.getByText("Ann suggests: Undo: Off. Do you agree?")).toBeVisible();
  await ben.getByRole("button", { name: "No", exact: true }).click();
  await expect(ann.getByText("Not everyone agreed to Ann's suggestion: Undo: Off.")).toBeVisible();

  await askForUndo(ben, "More if everyone agrees");
  await ann.getByRole("button", { name: "Yes", exact: true }).click();
  const agreed = "At Ben's suggestion, everyone agreed: Undo: More if everyone agrees.";
  for (const page of [ann, ben]) await expect(page.getByText(agreed)).toBeVisible();
});

test("a removed person stays out until the host lets them back in", async ({ newGuest }) => {
  const ann = await newGuest();
  await createTable(ann, "Ann", { otherSeats: ["open"] });
  const ben = await newGuest();
  await ben.goto(ann.url());
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Take seat" }).click();
  await ann.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(ben.getByRole("heading", { name: "You were removed from this table" })).toBeVisible();
  await ben.reload();
  await expect(ben.getByRole("heading", { name: "You were removed from this table" })).toBeVisible();
  await ann.getByRole("button", { name: "Let back in" }).click();
  await expect(ben.getByRole("button", { name: "Take seat" })).toBeVisible();
});

test("a seat that was left opens to others only after a while", async ({ newGuest }) => {
  const { ann, ben } = await startForTwo(newGuest);
  await ben.getByRole("button", { name: "Table menu" }).click();
  await ben.getByText("Leave table").click();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ann.getByText("Ben left. A bot takes over.")).toBeVisible();
  const eve = await newGuest(undefined, INSTANT);
  await eve.goto(ann.url());
  await expect(board(eve)).toBeVisible();
  await expect(eve.getByText("Others can take this seat in")).toBeVisible();
  await eve.getByRole("button", { name: "I was playing here" }).click();
  await expect(eve.getByText("This seat is kept for the player who left it.")).toBeVisible();
});

test("no one plays under another player's name", async ({ newGuest }) => {
  const ann = await newGuest();
  await createTable(ann, "Ann", { otherSeats: ["open", "open"] });
  const ben = await newGuest();
  await ben.goto(ann.url());
  await ben.getByLabel("Your name").fill("\u0410nn");
  await ben.getByRole("button", { name: "Take seat" }).first().click();
  await expect(ben.getByText("Someone here has this name or one that looks the same.")).toBeVisible();
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Take seat" }).first().click();
  await expect(ann.getByText("online")).toBeVisible();
});
