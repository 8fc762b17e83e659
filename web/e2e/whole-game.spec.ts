// Two browsers and a bot play a whole game, from the invitation to the rematch, through the page alone.
import type { Page } from "@playwright/test";
import { desert, oasis, temple } from "./kit/games";
import { play, randomFrom } from "./kit/player";
import { board, hurry, joinAndStart, onHome, setUp } from "./kit/rooms";
import { expect, test } from "./kit/test";

test("two browsers and a bot play a whole game from the invite link to the rematch", async ({ guest }) => {
  const ann = await guest();
  await ann.goto("/");
  await onHome(ann, desert).getByRole("link", { name: "Set up a table" }).click();
  await ann.getByLabel("Legendary").check();
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByLabel("Seat 2").selectOption("open");
  await ann.getByRole("button", { name: "Open the table and invite" }).click();
  const invitation = await ann.getByRole("textbox", { name: "Link to the table" }).inputValue();

  const ben = await guest();
  await joinAndStart(ann, ben, "Ben");

  await hurry(ann);
  await hurry(ben);
  const [nAnn, nBen] = await Promise.all([
    play(ann, { random: randomFrom(1) }),
    play(ben, { random: randomFrom(2) }),
  ]);
  expect(nAnn).toBeGreaterThan(0);
  expect(nBen).toBeGreaterThan(0);

  for (const page of [ann, ben]) {
    const end = page.getByRole("dialog", { name: "The end" });
    await expect(end.getByRole("img").first()).toBeVisible();
    await expect(end.getByRole("row", { name: /Ann/ })).toContainText(/\d/);
    await expect(end.getByRole("row", { name: /Ben/ })).toContainText(/\d/);
    await expect(end.getByText("Tiles excavated")).toBeVisible();
  }
  const seal = await verify(ann);
  await expect(ann.getByText(seal)).toBeVisible();

  await ann.goto(invitation);
  await expect(ann.getByRole("button", { name: "Again, new deal" })).toBeVisible();
  await ben.getByRole("button", { name: "Again, new deal" }).click();
  await expect(ben).not.toHaveURL(invitation);
  await expect(ann).toHaveURL(ben.url());
  await expect(ann.getByText("Everybody is here.").or(ann.locator("rect.hit").first())).toBeVisible();
});

test("a browser and two bots play a whole game of offers, and every point is told", async ({ guest }) => {
  test.setTimeout(400_000);
  const ann = await guest();
  await setUp(ann, "Ann", { game: oasis });
  await expect(board(ann)).toBeVisible();
  await expect(ann.getByRole("list", { name: "Offers, in the order of play" })).toBeVisible();
  await hurry(ann);
  expect(await play(ann, { weigh: oasis.usual, random: randomFrom(5) })).toBeGreaterThan(20);

  const end = ann.getByRole("dialog", { name: "The end" });
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
      "four products make the sum",
    ).toBe(total);
    expect(total, "the best first").toBeLessThanOrEqual(best);
    best = total;
  }
  await verify(ann);
});

test("a browser and a bot race for the exit, and every treasure that is out is counted", async ({
  guest,
}) => {
  test.setTimeout(400_000);
  const ann = await guest();
  await setUp(ann, "Ann", { game: temple });
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  expect(await play(ann, { weigh: temple.usual, random: randomFrom(3) })).toBeGreaterThan(10);

  const end = ann.getByRole("dialog", { name: "The end" });
  const scores = end.getByRole("table", { name: "Scores" });
  await expect(scores.locator("tbody tr")).toHaveCount(2);
  for (const row of await scores.locator("tbody tr").all())
    await expect(row.locator(".sum")).toHaveText(/^\d+$/);
  await verify(ann);
});

test("one alone against the temple, from the choice of a character to the target", async ({ guest }) => {
  test.setTimeout(400_000);
  const ann = await guest(undefined, { speed: 0 });
  await setUp(ann, "Ann", { game: temple, others: [], level: "Together" });
  await expect(ann.locator(".strip button.can")).toHaveCount(2);
  expect(await play(ann, { weigh: temple.usual, random: randomFrom(4) })).toBeGreaterThan(5);

  const end = ann.getByRole("dialog", { name: "The end" });
  await expect(end.getByText(/^\d+ of 10 points$/)).toBeVisible();
  await expect(end.getByRole("table", { name: "Scores" }).locator("tbody tr")).toHaveCount(1);
});

/** The downloaded log, checked on the page for that. The seal it is checked against. */
async function verify(page: Page): Promise<string> {
  await page.getByText("Is the luck fair?").click();
  const seal = (await page.locator("dialog .seal").textContent()) ?? "";
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the log" }).click();
  const path = await (await started).path();
  await page.getByRole("link", { name: "Check this game" }).click();
  await expect(page.getByRole("heading", { name: "Everything fits" })).toBeVisible();
  await page.goto("/verify");
  await page.getByLabel("Log file").setInputFiles(path);
  await expect(page.getByRole("heading", { name: "Everything fits" })).toBeVisible();
  return seal;
}
