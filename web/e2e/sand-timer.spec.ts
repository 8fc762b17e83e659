// The timed game: remarks made by tapping, silence, the sled, and games with and without the sand timer.
import type { Page } from "@playwright/test";
import { madness } from "./support/games";
import { play, seededRandom } from "./support/player";
import { board, createTable, disableDelays, joinAndStart } from "./support/tables";
import { expect, PHONE, test } from "./support/test";

const talk = (page: Page) => page.getByRole("region", { name: "Talk" });
const isTalking = (page: Page) => page.locator("section.madness.room-talk").isVisible();

/** Plays until players may talk. */
async function playToTalk(page: Page, seed: number): Promise<void> {
  await play(page, {
    weight: madness.weight,
    random: seededRandom(seed),
    until: () => isTalking(page),
  });
  await expect(talk(page)).toBeVisible();
}

/** Makes a remark by tapping: a total for the first kind of equipment. */
async function makeRemark(page: Page, n: number): Promise<void> {
  const panel = talk(page);
  await panel.getByRole("tab", { name: "I have" }).click();
  await panel.locator(".fields .row button").first().click();
  await panel
    .locator(".numbers")
    .getByRole("button", { name: String(n), exact: true })
    .click();
  await panel.getByRole("button", { name: "Say it" }).click();
}

test("with the timer: a remark by taps, silence after the first card, the sled is revealed", async ({
  newGuest,
}) => {
  const ann = await newGuest();
  await createTable(ann, "Ann", { game: madness, preset: "First flight", otherSeats: ["easy", "easy"] });
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  await playToTalk(ann, 3);

  const secondsLeft = ann.getByRole("timer");
  const before = Number(await secondsLeft.innerText());
  await expect.poll(async () => Number(await secondsLeft.innerText())).toBeLessThan(before);
  await makeRemark(ann, 7);
  const remarks = ann.getByRole("list", { name: "Remarks during this timer" });
  await expect(remarks.locator("li.mine")).toContainText("7 in total");
  await expect(ann.locator(".log")).toContainText("7 in total");
  await expect(
    remarks.locator("li:not(.mine):not(.quiet)").first(),
    "the bots make remarks, too",
  ).toBeVisible();

  const card = ann.locator(".hand .cards button.can").first();
  await card.click();
  await expect(isTalking(ann), "lifting a card does not end the talk").resolves.toBe(true);
  const sled = ann.locator('[data-key="sled"]');
  await expect(sled).toContainText("Ends the talk for everyone");
  await sled.click();
  await expect(ann.locator("section.madness.room-hush")).toBeVisible();
  await expect(talk(ann).getByRole("button", { name: "Say it" })).toBeHidden();
  await ann.locator('.bar [data-key="button:done"]').click();
  const isResultShown = () => ann.locator(".verdict").first().isVisible();
  await play(ann, { weight: madness.fastWeight, until: isResultShown });
});

test("a full game with the timer ends with a result and a replay", async ({ newGuest }) => {
  test.setTimeout(400_000);
  const ann = await newGuest();
  await createTable(ann, "Ann", { game: madness });
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  expect(await play(ann, { weight: madness.fastWeight, random: seededRandom(11) })).toBeGreaterThan(5);
  const end = ann.getByRole("dialog", { name: "Result" });
  await expect(end.getByRole("table", { name: "Everyone's secrets" })).toBeVisible();
  await expect(end.getByRole("row", { name: /Ann/ }).first()).toBeVisible();

  await end.getByRole("link", { name: "Watch replay" }).click();
  await expect(board(ann)).toBeVisible();
  const hands = ann.getByRole("list", { name: "Everyone's cards" });
  await expect(hands.getByRole("listitem"), "the replay shows all hands").toHaveCount(3);
  await ann.getByRole("button", { name: "Play", exact: true }).click();
  const count = ann.getByText(/^\d+ of \d+$/);
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeGreaterThan(2);
});

test("without the timer the number of remarks is limited", async ({ newGuest }) => {
  test.setTimeout(400_000);
  const ann = await newGuest();
  await createTable(ann, "Ann", { game: madness, preset: "Correspondence", otherSeats: ["easy", "easy"] });
  await expect(board(ann)).toBeVisible();
  await disableDelays(ann);
  await playToTalk(ann, 5);
  await expect(ann.locator("section.madness").getByRole("timer")).toHaveCount(0);
  await expect(talk(ann)).toContainText("4 remarks left");
  await makeRemark(ann, 5);
  // Without the timer, bots let every player finish.
  await expect(talk(ann)).toContainText("3 remarks left");
  await ann.locator('.bar [data-key="button:linger"]').click();
  await expect(talk(ann), "no one else has anything to say").toContainText("Last call");
  await makeRemark(ann, 6);
  await expect(talk(ann)).toContainText("2 remarks left");
  await play(ann, { weight: madness.fastWeight, random: seededRandom(4) });
  await expect(ann.getByRole("dialog", { name: "Result" })).toBeVisible();
});

/** Returns the selectors that cannot be tapped without scrolling. */
function outOfReach(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const isInReach = (selector: string) => {
      const node = document.querySelector(selector);
      const box = node?.getBoundingClientRect();
      if (!node || !box) return false;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top !== null && node.contains(top);
    };
    return all.filter((selector) => !isInReach(selector));
  }, selectors);
}
const PANEL = [".kinds button", ".fields .row button", ".numbers button", ".say", ".hand .cards button"];
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const viewport of SIZES)
  test(`remarks, cards and choices are reachable with one thumb at ${viewport.width}x${viewport.height}`, async ({
    newGuest,
  }) => {
    const ann = await newGuest({ ...PHONE, viewport });
    await createTable(ann, "Ann", { game: madness, preset: "Correspondence", otherSeats: ["easy", "easy"] });
    await disableDelays(ann);
    await playToTalk(ann, 2);
    await expect.poll(() => outOfReach(ann, PANEL), "the whole panel is in reach").toEqual([]);
    await makeRemark(ann, 6);
    await expect(ann.getByRole("list", { name: "Remarks during this timer" })).toContainText("6 in total");
    await ann.locator(".hand .cards button.can").first().tap();
    await ann.locator('[data-key="sled"]').tap();
    await expect(ann.locator("section.madness.room-hush")).toBeVisible();
    const answer = ".decision .answer.can";
    await play(ann, { weight: madness.fastWeight, until: () => ann.locator(answer).first().isVisible() });
    await expect.poll(() => outOfReach(ann, [answer]), "the first answer is in reach").toEqual([]);
  });

test("flipping the timer needs a confirmation while a player is not ready", async ({ newGuest }) => {
  const ann = await newGuest(undefined, { speed: 0 });
  const ben = await newGuest(PHONE, { speed: 0 });
  const options = { "First leader": "seat" };
  await createTable(ann, "Ann", {
    game: madness,
    preset: "First flight",
    otherSeats: ["open", "easy"],
    options,
  });
  await joinAndStart(ann, ben, "Ben");
  const flip = ann.locator('.bar [data-key="button:flip"]');
  await play(ann, { weight: madness.weight, until: () => flip.isVisible() });

  await flip.click();
  const confirmation = ann.getByRole("dialog", { name: "Flip the timer" });
  await expect(confirmation).toContainText("Not ready yet: Ben");
  // A confirmation ignores taps right after it opens.
  await expect(confirmation).not.toHaveAttribute("data-ignores-taps");
  await confirmation.getByRole("button", { name: "No", exact: true }).click();
  await expect(confirmation).toBeHidden();
  await expect(ann.locator("section.madness.room-calm")).toBeVisible();

  await ben.getByRole("button", { name: "I'm ready" }).tap();
  await expect(ann.getByText("Everyone is ready.")).toBeVisible();
  await flip.click();
  await expect(ann.locator("section.madness.room-talk")).toBeVisible();
  await expect(ben.locator("section.madness.room-talk")).toBeVisible();
});
