// Against a running glass, and without one: talk by taps, silence, the sled, to the end of a game.
import type { Page } from "@playwright/test";
import { madness } from "./kit/games";
import { play, randomFrom } from "./kit/player";
import { board, hurry, joinAndStart, setUp } from "./kit/rooms";
import { expect, PHONE, test } from "./kit/test";

const talk = (page: Page) => page.getByRole("region", { name: "Talk" });
const isTalking = (page: Page) => page.locator("section.madness.room-talk").isVisible();

/** Plays on until the glass runs and words are free. */
async function comeToTalk(page: Page, nth: number): Promise<void> {
  await play(page, {
    weigh: madness.usual,
    random: randomFrom(nth),
    until: () => isTalking(page),
  });
  await expect(talk(page)).toBeVisible();
}

/** A total of the first kind of equipment, by taps alone. */
async function say(page: Page, n: number): Promise<void> {
  const panel = talk(page);
  await panel.getByRole("tab", { name: "I hold" }).click();
  await panel.locator(".fields .row button").first().click();
  await panel
    .locator(".numbers")
    .getByRole("button", { name: String(n), exact: true })
    .click();
  await panel.getByRole("button", { name: "Say it" }).click();
}

test("a live glass: a remark by taps, silence with the first card, the sled is opened", async ({ guest }) => {
  const ann = await guest();
  await setUp(ann, "Ann", { game: madness, level: "First flight", others: ["easy", "easy"] });
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  await comeToTalk(ann, 3);

  const left = ann.getByRole("timer");
  const before = Number(await left.innerText());
  await expect.poll(async () => Number(await left.innerText())).toBeLessThan(before);
  await say(ann, 7);
  const remarks = ann.getByRole("list", { name: "Remarks of this glass" });
  await expect(remarks.locator("li.mine")).toContainText("7 in total");
  await expect(ann.locator(".log")).toContainText("7 in total");
  await expect(remarks.locator("li:not(.mine):not(.quiet)").first(), "the others speak too").toBeVisible();

  const card = ann.locator(".hand .cards button.can").first();
  await card.click();
  await expect(isTalking(ann), "lifting a card ends nothing").resolves.toBe(true);
  const lay = ann.locator('[data-key="sled"]');
  await expect(lay).toContainText("Ends the talk for all");
  await lay.click();
  await expect(ann.locator("section.madness.room-hush")).toBeVisible();
  await expect(talk(ann).getByRole("button", { name: "Say it" })).toBeHidden();
  await ann.locator('.bar [data-key="button:done"]').click();
  const isTold = () => ann.locator(".verdict").first().isVisible();
  await play(ann, { weigh: madness.hasty, until: isTold });
});

test("a whole game against the glass, to its rank or its ruin", async ({ guest }) => {
  test.setTimeout(400_000);
  const ann = await guest();
  await setUp(ann, "Ann", { game: madness });
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  expect(await play(ann, { weigh: madness.hasty, random: randomFrom(11) })).toBeGreaterThan(5);
  const end = ann.getByRole("dialog", { name: "The end" });
  await expect(end.getByRole("table", { name: "What everybody had kept to themselves" })).toBeVisible();
  await expect(end.getByRole("row", { name: /Ann/ }).first()).toBeVisible();

  await end.getByRole("link", { name: "Watch the replay" }).click();
  await expect(board(ann)).toBeVisible();
  const hands = ann.getByRole("list", { name: "What everybody held" });
  await expect(hands.getByRole("listitem"), "looking back opens all hands").toHaveCount(3);
  await ann.getByRole("button", { name: "Play", exact: true }).click();
  const count = ann.getByText(/^\d+ of \d+$/);
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeGreaterThan(2);
});

test("a game without a clock: remarks are counted, not seconds", async ({ guest }) => {
  test.setTimeout(400_000);
  const ann = await guest();
  await setUp(ann, "Ann", { game: madness, level: "By letter", others: ["easy", "easy"] });
  await expect(board(ann)).toBeVisible();
  await hurry(ann);
  await comeToTalk(ann, 5);
  await expect(ann.locator("section.madness").getByRole("timer")).toHaveCount(0);
  await expect(talk(ann)).toContainText("4 remarks left");
  await say(ann, 5);
  // Bots that are not pressed for time let everybody finish.
  await expect(talk(ann)).toContainText("3 remarks left");
  await ann.locator('.bar [data-key="button:linger"]').click();
  await expect(talk(ann), "nobody else has anything to say").toContainText("Last call");
  await say(ann, 6);
  await expect(talk(ann)).toContainText("2 remarks left");
  await play(ann, { weigh: madness.hasty, random: randomFrom(4) });
  await expect(ann.getByRole("dialog", { name: "The end" })).toBeVisible();
});

/** What of these a thumb could not touch without scrolling. */
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
  test(`one thumb: a remark, a card and a choice at ${viewport.width}x${viewport.height}`, async ({
    guest,
  }) => {
    const ann = await guest({ ...PHONE, viewport });
    await setUp(ann, "Ann", { game: madness, level: "By letter", others: ["easy", "easy"] });
    await hurry(ann);
    await comeToTalk(ann, 2);
    await expect.poll(() => outOfReach(ann, PANEL), "all of the panel is in reach").toEqual([]);
    await say(ann, 6);
    await expect(ann.getByRole("list", { name: "Remarks of this glass" })).toContainText("6 in total");
    await ann.locator(".hand .cards button.can").first().tap();
    await ann.locator('[data-key="sled"]').tap();
    await expect(ann.locator("section.madness.room-hush")).toBeVisible();
    const answer = ".decision .answer.can";
    await play(ann, { weigh: madness.hasty, until: () => ann.locator(answer).first().isVisible() });
    await expect.poll(() => outOfReach(ann, [answer]), "the first answer is in reach").toEqual([]);
  });

test("nobody turns the glass on somebody who is not ready, unless they mean it", async ({ guest }) => {
  const ann = await guest(undefined, { speed: 0 });
  const ben = await guest(PHONE, { speed: 0 });
  const options = { "First leader": "seat" };
  await setUp(ann, "Ann", { game: madness, level: "First flight", others: ["open", "easy"], options });
  await joinAndStart(ann, ben, "Ben");
  const turn = ann.locator('.bar [data-key="button:turn"]');
  await play(ann, { weigh: madness.usual, until: () => turn.isVisible() });

  await turn.click();
  const asked = ann.getByRole("dialog", { name: "Turn the glass" });
  await expect(asked).toContainText("Not ready yet: Ben");
  // A dialog that has just opened takes no second tap for an answer.
  await expect(asked).not.toHaveAttribute("data-fresh");
  await asked.getByRole("button", { name: "No", exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(ann.locator("section.madness.room-calm")).toBeVisible();

  await ben.getByRole("button", { name: "I am ready" }).tap();
  await expect(ann.getByText("All are ready.")).toBeVisible();
  await turn.click();
  await expect(ann.locator("section.madness.room-talk")).toBeVisible();
  await expect(ben.locator("section.madness.room-talk")).toBeVisible();
});
