// Phones: games can be played by tapping, controls stay within reach, and no page is wider than the screen.
import type { Page } from "@playwright/test";
import { desert, madness, oasis, temple } from "./support/games";
import { INTERACTIVE_PAGES, STATIC_PAGES } from "./support/pages";
import { type Activate, play } from "./support/player";
import { bar, board, disableDelays, gameCard } from "./support/tables";
import { expect, PHONE, test } from "./support/test";

async function expectToFit(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(content, `${page.url()} is not wider than the screen`).toBeLessThanOrEqual(screen);
}

/** Expects the bar and all its buttons at the bottom of the screen. They are measured in one call, since
 * other players may move in the meantime. */
async function expectBarInReach(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const parts = await bar(page).evaluate((node) =>
    [node, ...node.querySelectorAll("button")].map((part) => {
      const { x, y, bottom, width } = part.getBoundingClientRect();
      return { x, y, bottom, width, text: part.textContent?.trim() ?? "" };
    }),
  );
  for (const { x, y, bottom, width, text } of parts) {
    if (width === 0) continue;
    expect(y, text).toBeGreaterThan(height / 2);
    expect(bottom, text).toBeLessThanOrEqual(height + 1);
    expect(x + 44, text).toBeLessThanOrEqual(390);
  }
}

/** The number of previewed moves before the rest of the game is played quickly. */
const N_PREVIEWS = 6;

for (const game of [desert, oasis, temple, madness])
  test(`the first tap previews a move and the second takes it: ${game.id}`, async ({ newGuest }) => {
    const page = await newGuest(PHONE);
    await page.goto("/");
    await expectToFit(page);
    await gameCard(page, game).getByRole("button", { name: "Play now" }).tap();
    await expect(board(page)).toBeVisible();
    await disableDelays(page);
    await expectToFit(page);

    let nPreviews = 0;
    const tap: Activate = async (_page, { at, kind }) => {
      if (!at) return;
      await expectBarInReach(page);
      const before = await game.boardState(page);
      await page.touchscreen.tap(at.x, at.y);
      if (kind !== "tile") return;
      const confirm = page.locator(".bar .confirm");
      const menu = page.getByRole("menu");
      // The stage ignores taps right after another player's move, so the player retries.
      const hasResponded = await confirm
        .or(menu)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
      expect(await game.boardState(page), "the first tap does not change the board").toBe(before);
      if (!hasResponded || (await menu.isVisible())) return;
      nPreviews += 1;
      await expectBarInReach(page);
      // Confirm with a second tap on the space or with the button in the bar.
      if (nPreviews % 2 === 0) await confirm.tap();
      else await page.touchscreen.tap(at.x, at.y);
      await expect(confirm).toBeHidden();
    };
    const boardFirst = (key: string) => (game.isBoardKey(key) ? 9 : game.weight(key));
    const { maxMoves } = game;
    await play(page, {
      activate: tap,
      weight: (key) => (nPreviews < N_PREVIEWS ? boardFirst(key) : game.fastWeight(key)),
      until: async (n) =>
        maxMoves !== null && n >= maxMoves && (await page.locator("[role=menu], dialog[open]").count()) === 0,
    });
    expect(nPreviews).toBeGreaterThan(0);
    await expectToFit(page);
    if (maxMoves === null) await page.getByRole("button", { name: "Close" }).tap();
    for (const tab of ["Log", "Chat", "Rules", "Overview", "Players"]) {
      await page.getByRole("tab", { name: tab }).tap();
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await expectToFit(page);
    }
    if (maxMoves !== null) return;
    await page.getByRole("link", { name: "Watch replay" }).tap();
    await expect(page.getByRole("slider", { name: "Step" })).toBeVisible();
    await expectToFit(page);
  });

test("no page is wider than the narrowest phone", async ({ newGuest }) => {
  const page = await newGuest({ ...PHONE, viewport: { width: 360, height: 640 } });
  for (const path of [
    ...INTERACTIVE_PAGES,
    "/rules/oasis",
    "/rules/temple",
    "/rules/madness",
    ...STATIC_PAGES,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expectToFit(page);
  }
});
