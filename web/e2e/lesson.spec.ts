// A lesson from the home page to its end: by touch on a phone, by mouse and by keyboard on a desktop.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { desert } from "./support/games";
import { board, gameCard } from "./support/tables";
import { DESKTOP, expect, PHONE, test } from "./support/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const bubble = (page: Page) => page.getByRole("region", { name: "Lesson" });

/** Uses a thing or a button, and picks from the menu if there is one. */
type Use = (page: Page, key: string, item?: RegExp) => Promise<void>;

/** A space with choices, or a pawn or a button, once the last step has been shown. */
const find = (page: Page, key: string) => {
  const usable = key.startsWith("tile:") ? ".can" : "";
  return page
    .locator(`.board [data-thing="${key}"]${usable}, [data-key="${key}"]:not([data-thing], [aria-disabled])`)
    .first();
};

/** Waits until the last command has been answered, since the board ignores clicks until then. */
const isIdle = (page: Page) => expect(page.locator(".bar[aria-busy=true]")).toHaveCount(0);

const byMouse: Use = async (page, key, item) => {
  await isIdle(page);
  await find(page, key).click();
  if (item) await page.getByRole("menuitem", { name: item }).click();
};
const byTouch: Use = async (page, key, item) => {
  await isIdle(page);
  await find(page, key).tap();
  if (item) await page.getByRole("menuitem", { name: item }).tap();
  // The first tap on a space only previews a single choice.
  const confirm = page.locator(".bar .confirm");
  if (!item && key.startsWith("tile:") && (await confirm.isVisible())) await confirm.tap();
};
const byKeys: Use = async (page, key, item) => {
  await isIdle(page);
  await find(page, key).focus();
  await page.keyboard.press("Enter");
  if (!item) return;
  const wanted = page.getByRole("menuitem", { name: item });
  await wanted.focus();
  await page.keyboard.press("Enter");
};

async function says(page: Page, text: string | RegExp): Promise<void> {
  await expect(bubble(page)).toContainText(text);
  // The bubble comes to rest inside the window.
  const isInside = async () => {
    const box = await bubble(page).boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  };
  await expect.poll(isInside).toBe(true);
}

async function reads(page: Page, text: string | RegExp): Promise<void> {
  await says(page, text);
  const next = bubble(page).getByRole("button", { name: "Next" });
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
}

async function playDesert(page: Page, use: Use): Promise<void> {
  await reads(page, "Find the propeller");
  await says(page, "Walk to c4");
  await use(page, "button:end");
  await says(page, "You still have 4 actions");
  await use(page, "tile:c4");
  await use(page, "tile:d4", /Move to d4/);
  await says(page, "There's a clue under d4");
  await use(page, "button:lesson");
  await reads(page, "One sand marker is one too many");
  await use(page, "tile:d4");
  await says(page, "Now excavate");
  await use(page, "button:excavate");
  await reads(page, "Column d!");
  await use(page, "button:end");
  await says(page, "Draw the first card");
  await use(page, "button:draw");
  await reads(page, "The wind slides a tile");
  await use(page, "button:draw");
  await reads(page, "Sun!");
  await says(page, "Tap Mika and give 1 water");
  await use(page, "pawn:1");
  await use(page, "gift:1");
  await reads(page, "The propeller rides along");
  await reads(page, "The storm picks up");
  await says(page, "Step onto d3");
  await use(page, "tile:d3");
  await says(page, "Try to step onto it first");
  await use(page, "button:lesson");
  await reads(page, "From two markers on");
  await says(page, "Two ways in");
  await use(page, "tile:d3");
  await says(page, "pick it up");
  await use(page, "tile:d3", /Move to d3/);
  await use(page, "tile:d3", /Pick up the Propeller/);
  await reads(page, "Four of four!");
  await says(page, "One action left");
  await use(page, "tile:c3", /Move to c3/);
  await says(page, "End your actions");
  await use(page, "button:end");
  for (let n = 0; n < 3; n += 1) await use(page, "button:draw");
  await reads(page, "Without your gift Mika would have died");
  await reads(page, "Mika is on the launch pad");
  await says(page, "Now finish it");
  await use(page, "tile:c2");
  await use(page, "tile:b2");
  await expect(page.getByRole("heading", { name: "You fly!" })).toBeVisible();
  await expect(page.getByText("Share water and gear. No one wins alone.")).toBeVisible();
}

for (const [name, options, use] of [
  ["touch on a phone", PHONE, byTouch],
  ["mouse", DESKTOP, byMouse],
  ["keyboard", DESKTOP, byKeys],
] as const) {
  test(`the desert's lesson can be played by ${name}`, async ({ newGuest }) => {
    const page = await newGuest(options, { speed: 0, isNew: true });
    await page.goto("/");
    await gameCard(page, desert).getByRole("button", { name: "Play now" }).click();
    await gameCard(page, desert).getByRole("button", { name: "Learn it in four minutes" }).click();
    await expect(board(page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "The last part" })).toBeVisible();
    await page.getByRole("button", { name: "Start" }).click();
    await playDesert(page, use);
    const report = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(report.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test("a lesson can be resumed, gone back in, and left for a real game", async ({ newGuest }) => {
  const page = await newGuest(DESKTOP, { speed: 0, isNew: true });
  await page.goto("/learn/desert");
  await page.getByRole("button", { name: "Start" }).click();
  await reads(page, "Find the propeller");
  await says(page, "Walk to c4");
  await byMouse(page, "tile:c4");
  const pawn = page.locator('[data-thing="pawn:0"]').last();
  await expect(pawn).toHaveAttribute("aria-label", /on c4/);
  await page.reload();
  await says(page, "Walk to c4");
  await expect(pawn).toHaveAttribute("aria-label", /on c4/);
  // Back undoes the step, and again turns to the beat before.
  await bubble(page).getByRole("button", { name: "Back" }).click();
  await says(page, "Walk to c4");
  await expect(pawn).toHaveAttribute("aria-label", /on b4/);
  await bubble(page).getByRole("button", { name: "Back" }).click();
  await says(page, "Find the propeller");
  await page.goto("/");
  await gameCard(page, desert).getByRole("link", { name: "Continue the lesson" }).click();
  await says(page, "Find the propeller");
  await bubble(page).getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Play a real game" }).click();
  await expect(board(page)).toBeVisible();
  await expect(bubble(page)).toBeHidden();
  await expect(page.locator(".table")).toContainText("Water Carrier");
});
