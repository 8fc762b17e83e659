// Keys only: from the home page to the end of a game. The focus can always be seen and never gets stuck.
import type { Page } from "@playwright/test";
import { madness, oasis } from "./kit/games";
import { PAGES } from "./kit/pages";
import { type Offer, play, type Touch } from "./kit/player";
import { bar, board, hurry, setUp } from "./kit/rooms";
import { expect, test } from "./kit/test";

/** What has the focus: a name for it, and whether a reader can see that it has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const node = document.activeElement as HTMLElement | SVGElement | null;
    if (!node || node === document.body) return { name: "", key: "", cell: "", isSeen: true };
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    const hasRing = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    // In pictures a stroke takes the place of the ring, on the thing itself or on a part of it.
    const isStroked = (part: Element) => {
      const { stroke, strokeWidth } = getComputedStyle(part);
      return stroke !== "none" && Number.parseFloat(strokeWidth) >= 3;
    };
    const hasStroke = node instanceof SVGElement && [node, ...node.querySelectorAll("*")].some(isStroked);
    const isOnScreen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return {
      name: node.getAttribute("aria-label") ?? node.textContent?.trim().slice(0, 60) ?? "",
      key: node.dataset.key ?? "",
      cell: node.dataset.cell ?? "",
      isSeen: node.matches(":focus-visible") && (hasRing || hasStroke) && isOnScreen,
    };
  });
}

type Focus = Awaited<ReturnType<typeof focused>>;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, what: string, isIt: (focus: Focus) => boolean): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    await page.keyboard.press("Tab");
    const focus = await focused(page);
    expect(focus.isSeen, `the focus is seen on "${focus.name}"`).toBe(true);
    if (isIt(focus)) return;
  }
  throw new Error(`Tab never reaches ${what}`);
}
const named = (name: string) => (focus: Focus) => focus.name === name;

/** `go` moves the focus on the board to a cell, whatever is in hand. */
async function byKeys(page: Page, offer: Offer, go: typeof byArrows): Promise<void> {
  const now = await focused(page);
  if (offer.kind === "button") {
    // A menu has taken the focus, and the arrows move; in a question it is Tab, as everywhere.
    if (await page.getByRole("menu").isVisible()) await page.keyboard.press("ArrowDown");
    else if (![now.key, now.name].includes(offer.key))
      await tabTo(page, offer.key, (focus) => [focus.key, focus.name].includes(offer.key));
    await page.keyboard.press("Enter");
    return;
  }
  if (!now.cell) await tabTo(page, "the board", (focus) => focus.cell !== "");
  const cell = offer.key.split(":").at(-1) ?? "";
  await go(page, cell);
  const there = await focused(page);
  expect(there.cell).toBe(cell);
  expect(there.isSeen, `the focus is seen on ${cell}`).toBe(true);
  await page.keyboard.press("Enter");
}

/** From space to space: letters go across, numbers down. */
async function byArrows(page: Page, cell: string): Promise<void> {
  const from = (await focused(page)).cell;
  const across = cell.charCodeAt(0) - from.charCodeAt(0);
  const down = Number(cell.slice(1)) - Number(from.slice(1));
  for (let n = 0; n < Math.abs(across); n += 1)
    await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let n = 0; n < Math.abs(down); n += 1) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
}

/** From lit space to lit space. */
async function byLeaps(page: Page, cell: string): Promise<void> {
  for (let n = 0; n < 200 && (await focused(page)).cell !== cell; n += 1) await page.keyboard.press("n");
}

/** Types `end`; where that is not allowed now, takes the first thing that is. */
async function command(page: Page): Promise<void> {
  await page.keyboard.press("Control+A");
  await page.keyboard.type("end");
  if ((await page.getByRole("option").count()) === 0) {
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

test("keys alone: from the home page to the end of a game", async ({ guest }) => {
  const page = await guest(undefined, { speed: 0 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await tabTo(page, "Skip to the content", named("Skip to the content"));
  await tabTo(page, "Play now", named("Play now"));
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();

  await tabTo(page, "the menu", named("Table"));
  await page.keyboard.press("Enter");
  await tabTo(page, "the bots' pause", (focus) => focus.name === "");
  await page.getByRole("slider", { name: "Pause before a bot moves" }).waitFor();
  for (let n = 0; n < 12; n += 1) {
    const isThere = await page
      .getByRole("slider", { name: "Pause before a bot moves" })
      .evaluate((node) => node === document.activeElement);
    if (isThere) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Home");
  await expect(page.getByText("0 s", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  const nTurns = 8;
  await play(page, {
    touch: (on, offer) => byKeys(on, offer, byArrows),
    until: async (n) => n >= nTurns && !(await page.locator("[role=menu], dialog[open]").isVisible()),
  });

  await tabTo(page, "the command box", named("Type a command"));
  await page.keyboard.press("Enter");
  await tabTo(page, "its field", named("Type a command"));
  const end = page.getByRole("dialog", { name: "The end" });
  for (let n = 0; n < 300; n += 1) {
    await expect(end.or(page.locator(".bar.turn:not([aria-busy=true])"))).toBeVisible({ timeout: 60_000 });
    if (await end.isVisible()) break;
    const before = await page.locator(".log li").last().innerText();
    await command(page);
    await expect
      .poll(
        async () => (await end.isVisible()) || (await page.locator(".log li").last().innerText()) !== before,
      )
      .toBe(true);
  }
  await expect(end).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(end).toBeHidden();
  await expect(bar(page)).toContainText("The game is over");
});

test("keys alone: offers, cards, tiles and camels", async ({ guest }) => {
  const page = await guest(undefined, { speed: 0 });
  await setUp(page, "Ann", { game: oasis });
  await expect(board(page)).toBeVisible();
  await hurry(page);
  const spaces = new Set<string>();
  let hasPressed = false;
  const noting: Touch = async (on, offer) => {
    if (hasPressed) expect((await focused(on)).name, "the focus is kept").not.toBe("");
    if (offer.kind === "tile") spaces.add(offer.key);
    await byKeys(on, offer, byLeaps);
    hasPressed = true;
  };
  await play(page, { touch: noting, until: (n) => n >= 25 && spaces.size >= 3, weigh: oasis.usual });
});

test("keys alone: the way up, a remark, cards and choices", async ({ guest }) => {
  const page = await guest(undefined, { speed: 0 });
  await setUp(page, "Ann", { game: madness, level: "By letter", others: ["easy", "easy"] });
  await expect(board(page)).toBeVisible();
  await hurry(page);
  const byLeap: Touch = (on, offer) => byKeys(on, offer, byLeaps);
  const isTalking = () => page.locator("section.madness.room-talk").isVisible();
  await play(page, { touch: byLeap, until: isTalking, weigh: madness.usual });

  await tabTo(page, "a kind of equipment", (focus) => focus.name === "Crates");
  await page.keyboard.press("Enter");
  await tabTo(page, "the numbers", (focus) => /^\d+$/.test(focus.name));
  for (let n = Number((await focused(page)).name); n !== 4; n += n < 4 ? 1 : -1)
    await page.keyboard.press(n < 4 ? "ArrowRight" : "ArrowLeft");
  expect((await focused(page)).name).toBe("4");
  await page.keyboard.press("Enter");
  await tabTo(page, "Say it", (focus) => focus.name === "Say it");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Remarks of this glass" })).toContainText("Crates, 4 in total");

  const chosen = new Set<string>();
  const noting: Touch = async (on, offer) => {
    chosen.add(offer.key.split(":")[0] ?? "");
    await byLeap(on, offer);
  };
  await play(page, {
    touch: noting,
    until: () => chosen.has("card") && chosen.has("sled") && chosen.has("do"),
    weigh: madness.usual,
  });
});

for (const path of PAGES)
  test(`no trap for the focus on ${path}`, async ({ guest }) => {
    const page = await guest();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await tabTo(page, "the first thing", named("Skip to the content"));
    // Round once: through everything and back to where the page begins.
    let n = 0;
    for (; n < 400; n += 1) {
      await page.keyboard.press("Tab");
      const focus = await focused(page);
      expect(focus.isSeen, `the focus is seen on "${focus.name}"`).toBe(true);
      if (focus.name === "Skip to the content") break;
    }
    expect(n).toBeLessThan(400);
  });
