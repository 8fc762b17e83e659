// A phone, one thumb: from the home page by taps to the end of a game.
import type { Page } from "@playwright/test";
import { desert, madness, oasis, temple } from "./kit/games";
import { PAGES, QUIET } from "./kit/pages";
import { play, type Touch } from "./kit/player";
import { bar, board, hurry, onHome } from "./kit/rooms";
import { expect, PHONE, test } from "./kit/test";

async function fitsAcross(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect(content, `${page.url()} is not wider than the screen`).toBeLessThanOrEqual(screen);
}

/** What the thumb needs lies on the screen: the bar with all its buttons, at the very bottom. All at one
 * glance, since others may act meanwhile. */
async function isInReach(page: Page): Promise<void> {
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

/** So many tiles are tapped twice; then the end may come soon. */
const N_GHOSTS = 6;

for (const game of [desert, oasis, temple, madness])
  test(`a phone by touch: a tap shows, a second one does it: ${game.id}`, async ({ guest }) => {
    const page = await guest(PHONE);
    await page.goto("/");
    await fitsAcross(page);
    await onHome(page, game).getByRole("button", { name: "Play now" }).tap();
    await expect(board(page)).toBeVisible();
    await hurry(page);
    await fitsAcross(page);

    let nGhosts = 0;
    const byFinger: Touch = async (_page, offer) => {
      if (!offer.at) return;
      await isInReach(page);
      const before = await game.standing(page);
      await page.touchscreen.tap(offer.at.x, offer.at.y);
      if (offer.kind !== "tile") return;
      const confirm = page.locator(".bar .confirm");
      const menu = page.getByRole("menu");
      // Right after somebody else's move a touch is taken for a mistake: then try again.
      const isAnswered = await confirm
        .or(menu)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
      expect(await game.standing(page), "the first tap does nothing yet").toBe(before);
      if (!isAnswered || (await menu.isVisible())) return;
      nGhosts += 1;
      await isInReach(page);
      // Either the thing itself again, or the button under the thumb.
      if (nGhosts % 2 === 0) await confirm.tap();
      else await page.touchscreen.tap(offer.at.x, offer.at.y);
      await expect(confirm).toBeHidden();
    };
    const eager = (key: string) => (game.isSpot(key) ? 9 : game.usual(key));
    const { nChoices } = game;
    await play(page, {
      touch: byFinger,
      weigh: (key) => (nGhosts < N_GHOSTS ? eager(key) : game.hasty(key)),
      until: async (n) =>
        nChoices !== null && n >= nChoices && (await page.locator("[role=menu], dialog[open]").count()) === 0,
    });
    expect(nGhosts).toBeGreaterThan(0);
    await fitsAcross(page);
    if (nChoices === null) await page.getByRole("button", { name: "Close" }).tap();
    for (const tab of ["Log", "Chat", "Rules", "Overview", "Players"]) {
      await page.getByRole("tab", { name: tab }).tap();
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await fitsAcross(page);
    }
    if (nChoices !== null) return;
    await page.getByRole("link", { name: "Watch the replay" }).tap();
    await expect(page.getByRole("slider", { name: "Moment" })).toBeVisible();
    await fitsAcross(page);
  });

test("no page is wider than the narrowest phone", async ({ guest }) => {
  const page = await guest({ ...PHONE, viewport: { width: 360, height: 640 } });
  for (const path of [...PAGES, "/rules/oasis", "/rules/temple", "/rules/madness", ...QUIET]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await fitsAcross(page);
  }
});
