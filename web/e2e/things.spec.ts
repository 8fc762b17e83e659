// The two questions about everything on a board: what is this, and why can't I use it now?
import type { Page } from "@playwright/test";
import { findUndescribedParts } from "../src/dev/undescribed-parts";
import { desert, type GameProfile, madness, oasis, temple } from "./support/games";
import { play } from "./support/player";
import { board, createTable, disableDelays, playNow } from "./support/tables";
import { expect, PHONE, test } from "./support/test";

const card = (page: Page) => page.locator(".card.open");
const thing = (page: Page, id: string) => page.locator(`[data-thing="${id}"]`).first();
/** The number of the last step, to show that asking changes nothing. */
const lastStep = async (page: Page) => (await page.locator(".log li a").allInnerTexts()).at(-1);

/** The parts of the page that a game draws. */
const DRAWN_BY_GAME = ".board .frame, .badge, .panels";

/** Opens every thing on the page and returns those without a card, name, explanation or rule. */
function findUndescribed(page: Page): Promise<{ nThings: number; undescribed: string[] }> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const undescribed: string[] = [];
    const nodes = [...document.querySelectorAll("[data-thing]")];
    for (const node of nodes) {
      // Another player's step may have removed it in the meantime.
      if (!node.isConnected) continue;
      node.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
      await nextFrame();
      const open = document.querySelector(".card.open");
      const texts = ["h3", "p", ".rules .rule"].map((part) => open?.querySelector(part)?.textContent?.trim());
      if (!texts.every((text) => text) && node.isConnected)
        undescribed.push(`${node.getAttribute("data-thing")}: ${texts.join(" / ")}`);
      open?.querySelector<HTMLElement>(".close")?.click();
      await nextFrame();
    }
    return { nThings: nodes.length, undescribed };
  });
}

async function expectNoSilence(page: Page, minThings: number): Promise<void> {
  expect(await page.evaluate(findUndescribedParts, DRAWN_BY_GAME)).toEqual([]);
  const { nThings, undescribed } = await findUndescribed(page);
  expect(undescribed).toEqual([]);
  expect(nThings).toBeGreaterThan(minThings);
}

const GAMES: readonly { game: GameProfile; preset?: string; minThings: number }[] = [
  { game: desert, minThings: 40 },
  // Without a clock, nothing changes during the test.
  { game: madness, preset: "Correspondence", minThings: 30 },
  { game: oasis, minThings: 200 },
  { game: temple, minThings: 100 },
];

for (const { game, preset, minThings } of GAMES)
  test(`every thing has a description: ${game.id}`, async ({ newGuest }) => {
    const page = await newGuest(undefined, { speed: 0 });
    await createTable(page, "Ann", { game, preset });
    await expect(board(page)).toBeVisible();
    await expectNoSilence(page, minThings);
    await disableDelays(page);
    for (const nMoves of [4, 8]) {
      await play(page, { weight: game.weight, until: (n) => n >= nMoves });
      await expectNoSilence(page, minThings);
    }
  });

test("a thing explains itself to pointer and keyboard, and why it can't be used", async ({ newGuest }) => {
  const page = await newGuest(undefined, { speed: 0 });
  await playNow(page);
  await disableDelays(page);
  await expect(page.locator(".bar.turn")).toBeVisible();
  const before = await lastStep(page);
  const eye = page.getByRole("button", { name: /the eye of the storm/ });

  // Resting the pointer shows a card that closes on its own.
  const box = await eye.boundingBox();
  if (!box) throw new Error("the eye is not on screen");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.move(box.x + 30, box.y + 30);
  const tooltip = page.getByRole("tooltip");
  await expect(tooltip).toContainText("A hole that no one can enter or cross.");
  await expect(tooltip).toContainText("Not now:");
  await page.mouse.move(2, 2);
  await expect(tooltip).toBeHidden();

  // A right click opens it, with the engine's refusal and both rules.
  await eye.click({ button: "right" });
  await expect(card(page)).toContainText("Not now:");
  await expect(card(page).locator(".rule")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();

  // So does the `?` key on the focused thing, which regains the focus afterwards.
  await eye.focus();
  await page.keyboard.press("?");
  await expect(card(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(eye).toBeFocused();
  await expect(page.getByRole("tooltip")).toContainText("A hole");

  // A thing with choices offers them.
  await page.locator("rect.hit.can").first().click({ button: "right" });
  await expect(card(page)).toContainText("You can:");
  await expect(card(page).locator(".choices button").first()).toBeVisible();
  await page.keyboard.press("Escape");

  // The card of a thing that is not a button opens on a click. Its rule opens in the rulebook.
  await thing(page, "meter").click();
  await expect(card(page)).toContainText("ticks to the skull");
  expect(await lastStep(page), "asking changes nothing").toBe(before);
  await card(page).locator(".rules .rule").click();
  await expect(page.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator('[id="D2.8"]')).toBeInViewport();
});

test("a long press explains a thing and changes nothing else", async ({ newGuest }) => {
  const page = await newGuest(PHONE, { speed: 0 });
  await playNow(page);
  await disableDelays(page);
  await expect(page.locator(".bar.turn")).toBeVisible();
  const target = page.locator("rect.hit.can").first();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing is highlighted");
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + 12 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(card(page)).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(card(page)).toContainText("You can:");
  await expect(page.locator(".bar .confirm"), "no preview").toBeHidden();
  await expect(page.getByRole("menu")).toBeHidden();
  const sheet = await card(page).boundingBox();
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(844);
  await card(page).getByRole("button", { name: "Close" }).tap();
  await expect(card(page)).toBeHidden();
});

test("the hand beside the map explains itself to pointer, finger and keyboard", async ({ newGuest }) => {
  const page = await newGuest(PHONE, { speed: 0 });
  await createTable(page, "Ann", { game: madness, preset: "Correspondence" });
  await expect(board(page)).toBeVisible();
  await disableDelays(page);
  await expect(page.locator(".bar.turn")).toBeVisible();
  const map = page.getByRole("button", { name: "Look at the mountain" });
  if (await map.isVisible()) await map.click();
  const cards = page.locator(".foot [data-thing^='kind:']").first();
  const tooltip = page.getByRole("tooltip");
  await cards.hover();
  await cards.hover({ position: { x: 12, y: 12 } });
  await expect(tooltip).toContainText("adds its value to the challenge of its kind");
  await page.mouse.move(2, 2);
  await expect(tooltip).toBeHidden();

  await cards.focus();
  await page.keyboard.press("?");
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cards).toBeFocused();

  const box = await cards.boundingBox();
  if (!box) throw new Error("the hand is not on screen");
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(card(page)).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(card(page)).toBeVisible();
});
