// Replays: stepping, seeking, playback, switching viewers, and continuing from a step.
import { oasis } from "./support/games";
import { play } from "./support/player";
import { board, createTable, disableDelays, playToEnd, readLog } from "./support/tables";
import { expect, test } from "./support/test";

test("a finished game can be replayed, shared by link and continued", async ({ newGuest }) => {
  const ann = await newGuest();
  const table = await playToEnd(ann);
  await ann.getByRole("dialog").getByRole("link", { name: "Watch replay" }).click();
  await expect(board(ann)).toBeVisible();
  const count = ann.getByText(/^\d+ of \d+$/);
  await expect(count).toContainText("0 of ");
  const nSteps = Number((await count.innerText()).split(" of ")[1]);
  expect(nSteps).toBeGreaterThan(2);

  await ann.getByRole("button", { name: "Next step" }).click();
  await expect(count).toHaveText(`1 of ${nSteps}`);
  const first = await ann.locator(".moment p").last().innerText();
  await ann.getByRole("button", { name: "Next step" }).click();
  await expect(count).toHaveText(`2 of ${nSteps}`);
  await expect(ann.locator(".moment p").last()).not.toHaveText(first);
  await ann.getByRole("button", { name: "Previous step" }).click();
  await expect(ann.locator(".moment p").last()).toHaveText(first);

  await ann.getByRole("button", { name: "Go to end" }).click();
  await expect(count).toHaveText(`${nSteps} of ${nSteps}`);
  await ann.getByRole("slider", { name: "Step" }).fill("2");
  await expect(count).toHaveText(`2 of ${nSteps}`);

  // A step can be stopped at each of its events, forwards and backwards, and shared by link.
  await ann.getByRole("button", { name: "Go to start" }).click();
  const position = ann.locator(".count");
  const isInside = async () => /event/.test(await position.innerText());
  for (let n = 0; n < 60 && !(await isInside()); n += 1) {
    const here = await position.innerText();
    await ann.getByRole("button", { name: "Next event" }).click();
    await expect(position).not.toHaveText(here);
  }
  await expect(position).toContainText(", event 1 of ");
  await expect(ann).toHaveURL(/event=0/);
  const inside = await position.innerText();
  const eventText = await ann.locator(".moment p").last().innerText();
  await ann.keyboard.press("Shift+ArrowRight");
  await expect(position).not.toHaveText(inside);
  await ann.keyboard.press("Shift+ArrowLeft");
  await expect(position).toHaveText(inside);
  await ann.reload();
  await expect(position).toHaveText(inside);
  await expect(ann.locator(".moment p").last()).toHaveText(eventText);

  await ann.getByRole("button", { name: "Go to start" }).click();
  await ann.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeGreaterThan(1);
  const pause = ann.getByRole("button", { name: "Pause" });
  if (await pause.isVisible()) await pause.click();
  await ann.getByRole("slider", { name: "Step" }).fill("1");

  await ann.getByLabel("Point of view").selectOption({ label: "Ann" });
  await expect(ann).toHaveURL(/step=1&viewers=0/);
  await expect(count).toHaveText(`1 of ${nSteps}`);

  const eve = await newGuest();
  await eve.goto(ann.url());
  await expect(eve.getByText(`1 of ${nSteps}`)).toBeVisible();
  await expect(eve.locator(".moment p").last()).toHaveText(first);
  await expect(eve.getByLabel("Point of view")).toHaveValue("0");

  await eve.getByRole("button", { name: "Play on from here" }).click();
  await eve.getByRole("dialog").getByRole("button", { name: "Start game", exact: true }).click();
  await expect(eve).toHaveURL(/\/t\/\w+$/);
  expect(eve.url()).not.toBe(table);
  await expect(eve.getByText("you", { exact: true })).toBeVisible();
  const before = await readLog(eve);
  await play(eve, { until: async () => (await readLog(eve)).length > before.length });
});

test("players can watch the replay of a running game", async ({ newGuest }) => {
  const ann = await newGuest();
  await createTable(ann, "Ann", { game: oasis });
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  const tiles = ann.locator(".tile:not(.ghost)");
  await play(ann, { weight: oasis.weight, until: async (n) => n >= 12 && (await tiles.count()) > 2 });
  await ann.goto(`${ann.url()}/replay`);
  await expect(board(ann)).toBeVisible();
  await expect(tiles).toHaveCount(0);
  const count = ann.getByText(/^\d+ of \d+$/);
  const nSteps = Number((await count.innerText()).split(" of ")[1]);
  await ann.getByRole("slider", { name: "Step" }).fill(String(nSteps));
  await expect(count).toHaveText(`${nSteps} of ${nSteps}`);
  await expect.poll(() => tiles.count()).toBeGreaterThan(2);
});
