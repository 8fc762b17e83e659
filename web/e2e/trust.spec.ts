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

test("the host deletes a table where no one else has played", async ({ newGuest }) => {
  const ann = await newGuest(undefined, INSTANT);
  const remove = () => ann.getByRole("button", { name: "Delete", exact: true });
  await createTable(ann, "Ann", { title: "Ann's lobby", otherSeats: ["open"] });
  const ben = await newGuest(undefined, INSTANT);
  await ben.goto(ann.url());
  await expect(ben.getByRole("button", { name: "Take seat" })).toBeVisible();
  await expect(ben.getByText("Delete table")).toBeHidden();
  await ann.getByText("Delete table").click();
  await expect(ann.getByText("will be gone for good")).toBeVisible();
  await remove().click();
  await expect(ann.getByRole("heading", { level: 1 })).toHaveText("Expedition board games in your browser");
  await expect(ann.getByText("Ann's lobby")).toBeHidden();
  await expect(ben.getByRole("heading", { level: 1 })).toHaveText("Table not found");

  // During the game it is in the table menu.
  await createTable(ann, "Ann", { title: "Ann's game" });
  await expect(board(ann)).toBeVisible();
  await ann.getByRole("button", { name: "Table menu" }).click();
  await ann.getByText("Delete table").click();
  await remove().click();
  await expect(ann.getByRole("heading", { level: 1 })).toHaveText("Expedition board games in your browser");
  await expect(ann.getByText("Ann's game")).toBeHidden();
});

test("a table where someone else has played is not deleted", async ({ newGuest, pageErrors }) => {
  const { ann, ben } = await startForTwo(newGuest);
  const menu = ann.getByRole("button", { name: "Table menu" });
  await menu.click();
  await expect(ann.getByText("Leave table")).toBeVisible();
  await expect(ann.getByText("Delete table")).toBeHidden();
  await ann.getByRole("button", { name: "Close" }).click();
  await ben.getByRole("button", { name: "Table menu" }).click();
  await ben.getByText("Leave table").click();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ann.getByText("Ben left. A bot takes over.")).toBeVisible();
  await menu.click();
  await ann.getByText("Delete table").click();
  await ann.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(ann.getByText("so this table can't be deleted")).toBeVisible();
  // The browser logs the refusal as an error.
  const unexpected = pageErrors.filter((line) => !line.includes("409 (Conflict)"));
  pageErrors.splice(0, pageErrors.length, ...unexpected);
});
