// Full games through the user interface, from the invitation to the verified log and the rematch.
import type { Page } from "@playwright/test";
import { desert, oasis, temple } from "./support/games";
import { play, seededRandom } from "./support/player";
import { board, createTable, disableDelays, gameCard, joinAndStart } from "./support/tables";
import { expect, test } from "./support/test";

test("two players and a bot play a full game from the invitation to the rematch", async ({ newGuest }) => {
  const ann = await newGuest();
  await ann.goto("/");
  await gameCard(ann, desert).getByRole("link", { name: "Set up a table" }).click();
  await ann.getByLabel("Legendary").check();
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByLabel("Seat 2").selectOption("open");
  await ann.getByRole("button", { name: "Open table and invite" }).click();
  const invitation = await ann.getByRole("textbox", { name: "Table link" }).inputValue();

  const ben = await newGuest();
  await joinAndStart(ann, ben, "Ben");

  await disableDelays(ann);
  await disableDelays(ben);
  const [nAnn, nBen] = await Promise.all([
    play(ann, { random: seededRandom(1) }),
    play(ben, { random: seededRandom(2) }),
  ]);
  expect(nAnn).toBeGreaterThan(0);
  expect(nBen).toBeGreaterThan(0);

  for (const page of [ann, ben]) {
    const end = page.getByRole("dialog", { name: "Result" });
    await expect(end.getByRole("img").first()).toBeVisible();
    await expect(end.getByRole("row", { name: /Ann/ })).toContainText(/\d/);
    await expect(end.getByRole("row", { name: /Ben/ })).toContainText(/\d/);
    await expect(end.getByText("Tiles excavated")).toBeVisible();
  }
  const seal = await verify(ann);
  await expect(ann.getByText(seal)).toBeVisible();

  await ann.goto(invitation);
  await expect(ann.getByRole("button", { name: "Play again" })).toBeVisible();
  await ben.getByRole("button", { name: "Play again" }).click();
  await expect(ben).not.toHaveURL(invitation);
  await expect(ann).toHaveURL(ben.url());
  // The player who asks for the rematch is its host.
  await expect(ben.getByText("Everyone is here.")).toBeVisible();
  await expect(ann.getByText("The host starts the game.")).toBeVisible();
});

test("a player and two bots play a full game of offers, and the score adds up", async ({ newGuest }) => {
  test.setTimeout(400_000);
  const ann = await newGuest();
  await createTable(ann, "Ann", { game: oasis });
  await expect(board(ann)).toBeVisible();
  await expect(ann.getByRole("list", { name: "Offers in turn order" })).toBeVisible();
  await disableDelays(ann);
  expect(await play(ann, { weight: oasis.weight, random: seededRandom(5) })).toBeGreaterThan(20);

  const end = ann.getByRole("dialog", { name: "Result" });
  const scores = end.getByRole("table", { name: "Scores" });
  await expect(scores.getByRole("row")).toHaveCount(4);
  const rows = (await scores.locator("tbody tr").all()).map(async (row) => {
    const [place] = /\d+/.exec(await row.locator("th").innerText()) ?? [];
    const parts = await row.locator("td b").allInnerTexts();
    return { place: Number(place), points: parts.map(Number) };
  });
  let best = Number.POSITIVE_INFINITY;
  for (const [index, row] of (await Promise.all(rows)).entries()) {
    const total = row.points.pop() ?? -1;
    expect(row.place).toBe(index + 1);
    expect(
      row.points.reduce((sum, one) => sum + one, 0),
      "the four products add up to the total",
    ).toBe(total);
    expect(total, "players are ordered by score").toBeLessThanOrEqual(best);
    best = total;
  }
  await verify(ann);
});

test("a player and a bot race for the exit, and all treasures are counted", async ({ newGuest }) => {
  test.setTimeout(400_000);
  const ann = await newGuest();
  await createTable(ann, "Ann", { game: temple });
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  expect(await play(ann, { weight: temple.weight, random: seededRandom(3) })).toBeGreaterThan(10);

  const end = ann.getByRole("dialog", { name: "Result" });
  const scores = end.getByRole("table", { name: "Scores" });
  await expect(scores.locator("tbody tr")).toHaveCount(2);
  for (const row of await scores.locator("tbody tr").all())
    await expect(row.locator(".sum")).toHaveText(/^\d+$/);
  await verify(ann);
});

test("a solo game runs from the choice of an adventurer to the score target", async ({ newGuest }) => {
  test.setTimeout(400_000);
  const ann = await newGuest(undefined, { speed: 0 });
  await createTable(ann, "Ann", { game: temple, otherSeats: [], preset: "Co-op" });
  await expect(ann.locator(".strip button.can")).toHaveCount(2);
  expect(await play(ann, { weight: temple.weight, random: seededRandom(4) })).toBeGreaterThan(5);

  const end = ann.getByRole("dialog", { name: "Result" });
  await expect(end.getByText(/^\d+ of 10 points$/)).toBeVisible();
  await expect(end.getByRole("table", { name: "Scores" }).locator("tbody tr")).toHaveCount(1);
});

/** Downloads the log and verifies it on the verification page. Returns the seal. */
async function verify(page: Page): Promise<string> {
  await page.getByText("Fairness seal").click();
  const seal = (await page.locator("dialog .seal").textContent()) ?? "";
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download log" }).click();
  const path = await (await started).path();
  await page.getByRole("link", { name: "Verify this game" }).click();
  await expect(page.getByRole("heading", { name: "Everything matches" })).toBeVisible();
  await page.goto("/verify");
  await page.getByLabel("Log file").setInputFiles(path);
  await expect(page.getByRole("heading", { name: "Everything matches" })).toBeVisible();
  return seal;
}
