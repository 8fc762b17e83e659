// A finished game told again: step by step, by leaps, by itself, through other eyes, and played on.
import { oasis } from "./kit/games";
import { play } from "./kit/player";
import { board, hurry, playedOut, readLog, setUp } from "./kit/rooms";
import { expect, test } from "./kit/test";

test("a finished game can be replayed, linked to and played on", async ({ guest }) => {
  const ann = await guest();
  const table = await playedOut(ann);
  await ann.getByRole("dialog").getByRole("link", { name: "Watch the replay" }).click();
  await expect(board(ann)).toBeVisible();
  const count = ann.getByText(/^\d+ of \d+$/);
  await expect(count).toContainText("0 of ");
  const nSteps = Number((await count.innerText()).split(" of ")[1]);
  expect(nSteps).toBeGreaterThan(2);

  await ann.getByRole("button", { name: "One step on" }).click();
  await expect(count).toHaveText(`1 of ${nSteps}`);
  const first = await ann.locator(".moment p").last().innerText();
  await ann.getByRole("button", { name: "One step on" }).click();
  await expect(count).toHaveText(`2 of ${nSteps}`);
  await expect(ann.locator(".moment p").last()).not.toHaveText(first);
  await ann.getByRole("button", { name: "One step back" }).click();
  await expect(ann.locator(".moment p").last()).toHaveText(first);

  await ann.getByRole("button", { name: "To the end" }).click();
  await expect(count).toHaveText(`${nSteps} of ${nSteps}`);
  await ann.getByRole("slider", { name: "Moment" }).fill("2");
  await expect(count).toHaveText(`2 of ${nSteps}`);

  await ann.getByRole("button", { name: "To the deal" }).click();
  await ann.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeGreaterThan(1);
  const pause = ann.getByRole("button", { name: "Pause" });
  if (await pause.isVisible()) await pause.click();
  await ann.getByRole("slider", { name: "Moment" }).fill("1");

  await ann.getByLabel("Seen by").selectOption({ label: "Ann" });
  await expect(ann).toHaveURL(/step=1&eyes=0/);
  await expect(count).toHaveText(`1 of ${nSteps}`);

  const eve = await guest();
  await eve.goto(ann.url());
  await expect(eve.getByText(`1 of ${nSteps}`)).toBeVisible();
  await expect(eve.locator(".moment p").last()).toHaveText(first);
  await expect(eve.getByLabel("Seen by")).toHaveValue("0");

  await eve.getByRole("button", { name: "Play on from here" }).click();
  await eve.getByRole("dialog").getByRole("button", { name: "Play on", exact: true }).click();
  await expect(eve).toHaveURL(/\/t\/\w+$/);
  expect(eve.url()).not.toBe(table);
  await expect(eve.getByText("you", { exact: true })).toBeVisible();
  const before = await readLog(eve);
  await play(eve, { until: async () => (await readLog(eve)).length > before.length });
});

test("a game that is still going on can be looked back at, by those who play it", async ({ guest }) => {
  const ann = await guest();
  await setUp(ann, "Ann", { game: oasis });
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  const tiles = ann.locator(".tile:not(.ghost)");
  await play(ann, { weigh: oasis.usual, until: async (n) => n >= 12 && (await tiles.count()) > 2 });
  await ann.goto(`${ann.url()}/replay`);
  await expect(board(ann)).toBeVisible();
  await expect(tiles).toHaveCount(0);
  const count = ann.getByText(/^\d+ of \d+$/);
  const nSteps = Number((await count.innerText()).split(" of ")[1]);
  await ann.getByRole("slider", { name: "Moment" }).fill(String(nSteps));
  await expect(count).toHaveText(`${nSteps} of ${nSteps}`);
  await expect.poll(() => tiles.count()).toBeGreaterThan(2);
});
