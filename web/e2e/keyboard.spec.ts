// A whole game by keyboard, starting on the home page: the focus is always visible and never trapped.
import type { Page } from "@playwright/test";
import { madness, oasis } from "./support/games";
import { INTERACTIVE_PAGES } from "./support/pages";
import { type Activate, play, type Target } from "./support/player";
import { bar, board, createTable, disableDelays } from "./support/tables";
import { expect, test } from "./support/test";

/** The focused element, and whether its focus is visible. */
function focused(page: Page) {
  return page.evaluate(() => {
    const node = document.activeElement as HTMLElement | SVGElement | null;
    if (!node || node === document.body) return { name: "", key: "", cell: "", isVisible: true };
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    const hasRing = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    // In SVG, a stroke on the element itself or on a part of it replaces the outline.
    const isStroked = (part: Element) => {
      const { stroke, strokeWidth } = getComputedStyle(part);
      return stroke !== "none" && Number.parseFloat(strokeWidth) >= 3;
    };
    const hasStroke = node instanceof SVGElement && [node, ...node.querySelectorAll("*")].some(isStroked);
    const isOnScreen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return {
      name: node.getAttribute("aria-label") ?? node.textContent?.trim().slice(0, 60) ?? "",
      key: node.dataset.key ?? node.dataset.thing ?? "",
      cell: node.matches("rect.hit")
        ? (node.dataset.cell ?? node.dataset.thing?.split(":").at(-1) ?? "")
        : "",
      isVisible: node.matches(":focus-visible") && (hasRing || hasStroke) && isOnScreen,
    };
  });
}

type Focus = Awaited<ReturnType<typeof focused>>;

/** Presses Tab until a matching element has the focus. */
async function tabTo(page: Page, name: string, matches: (focus: Focus) => boolean): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    await page.keyboard.press("Tab");
    const focus = await focused(page);
    expect(focus.isVisible, `the focus is visible on "${focus.name}"`).toBe(true);
    if (matches(focus)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}
const named = (name: string) => (focus: Focus) => focus.name === name;

/** Activates a target by keyboard. `moveTo` moves the focus to a space on the board. */
async function activateByKeys(page: Page, target: Target, moveTo: typeof moveByArrows): Promise<void> {
  const now = await focused(page);
  if (target.kind === "button") {
    // A menu takes the focus and is navigated with the arrow keys, everything else with Tab.
    if (await page.getByRole("menu").isVisible()) await page.keyboard.press("ArrowDown");
    else if (![now.key, now.name].includes(target.key))
      await tabTo(page, target.key, (focus) => [focus.key, focus.name].includes(target.key));
    await page.keyboard.press("Enter");
    return;
  }
  if (!now.cell) await tabTo(page, "the board", (focus) => focus.cell !== "");
  const cell = target.key.split(":").at(-1) ?? "";
  await moveTo(page, cell);
  const reached = await focused(page);
  expect(reached.cell).toBe(cell);
  expect(reached.isVisible, `the focus is visible on ${cell}`).toBe(true);
  await page.keyboard.press("Enter");
}

/** Moves with arrow keys: letters are columns, numbers are rows. */
async function moveByArrows(page: Page, cell: string): Promise<void> {
  const from = (await focused(page)).cell;
  const across = cell.charCodeAt(0) - from.charCodeAt(0);
  const down = Number(cell.slice(1)) - Number(from.slice(1));
  for (let n = 0; n < Math.abs(across); n += 1)
    await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let n = 0; n < Math.abs(down); n += 1) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
}

/** Jumps from one highlighted space to the next with Page Down. */
async function moveByJumps(page: Page, cell: string): Promise<void> {
  for (let n = 0; n < 200 && (await focused(page)).cell !== cell; n += 1)
    await page.keyboard.press("PageDown");
}

/** Types `end`, or picks the first suggestion if `end` is not legal. */
async function typeCommand(page: Page): Promise<void> {
  await page.keyboard.press("Control+A");
  await page.keyboard.type("end");
  if ((await page.getByRole("option").count()) === 0) {
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

test("a game can be played from the home page to the end by keyboard", async ({ newGuest }) => {
  const page = await newGuest(undefined, { speed: 0 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await tabTo(page, "Skip to content", named("Skip to content"));
  await tabTo(page, "Play now", named("Play now"));
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();

  await tabTo(page, "the menu", named("Table menu"));
  await page.keyboard.press("Enter");
  await tabTo(page, "the bots' pause", (focus) => focus.name === "");
  await page.getByRole("slider", { name: "Pause before bot moves" }).waitFor();
  for (let n = 0; n < 12; n += 1) {
    const isThere = await page
      .getByRole("slider", { name: "Pause before bot moves" })
      .evaluate((node) => node === document.activeElement);
    if (isThere) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Home");
  await expect(page.getByText("0 s", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  const nMoves = 8;
  await play(page, {
    activate: (on, target) => activateByKeys(on, target, moveByArrows),
    until: async (n) => n >= nMoves && !(await page.locator("[role=menu], dialog[open]").isVisible()),
  });

  await tabTo(page, "the command box", named("Type a command"));
  await page.keyboard.press("Enter");
  await tabTo(page, "its field", named("Type a command"));
  const end = page.getByRole("dialog", { name: "Result" });
  for (let n = 0; n < 300; n += 1) {
    await expect(end.or(page.locator(".bar.turn:not([aria-busy=true])"))).toBeVisible({ timeout: 60_000 });
    if (await end.isVisible()) break;
    // The log shows only the latest turns, so compare step numbers, not the number of lines.
    const lastStep = () => page.locator(".log li a").last().innerText();
    const before = await lastStep();
    await typeCommand(page);
    await expect.poll(async () => (await end.isVisible()) || (await lastStep()) !== before).toBe(true);
  }
  await expect(end).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(end).toBeHidden();
  await expect(bar(page)).toContainText("The game is over");
});

test("offers, cards, tiles and camels can be played by keyboard", async ({ newGuest }) => {
  const page = await newGuest(undefined, { speed: 0 });
  await createTable(page, "Ann", { game: oasis });
  await expect(board(page)).toBeVisible();
  await disableDelays(page);
  const spaces = new Set<string>();
  let hasMoved = false;
  const recordAndActivate: Activate = async (on, target) => {
    if (hasMoved) expect((await focused(on)).name, "the focus is kept").not.toBe("");
    if (target.kind === "tile") spaces.add(target.key);
    await activateByKeys(on, target, moveByJumps);
    hasMoved = true;
  };
  await play(page, {
    activate: recordAndActivate,
    until: (n) => n >= 25 && spaces.size >= 3,
    weight: oasis.weight,
  });
});

test("moves, remarks, cards and choices can be made by keyboard", async ({ newGuest }) => {
  const page = await newGuest(undefined, { speed: 0 });
  await createTable(page, "Ann", { game: madness, preset: "Correspondence", otherSeats: ["easy", "easy"] });
  await expect(board(page)).toBeVisible();
  await disableDelays(page);
  const activate: Activate = (on, target) => activateByKeys(on, target, moveByJumps);
  const isTalking = () => page.locator("section.madness.room-talk").isVisible();
  await play(page, { activate, until: isTalking, weight: madness.weight });

  await tabTo(page, "a kind of equipment", (focus) => focus.name === "Crates");
  await page.keyboard.press("Enter");
  await tabTo(page, "the numbers", (focus) => /^\d+$/.test(focus.name));
  for (let n = Number((await focused(page)).name); n !== 4; n += n < 4 ? 1 : -1)
    await page.keyboard.press(n < 4 ? "ArrowRight" : "ArrowLeft");
  expect((await focused(page)).name).toBe("4");
  await page.keyboard.press("Enter");
  await tabTo(page, "Say it", (focus) => focus.name === "Say it");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Remarks during this timer" })).toContainText(
    "Crates, 4 in total",
  );

  const activated = new Set<string>();
  const recordAndActivate: Activate = async (on, target) => {
    activated.add(target.key.split(":")[0] ?? "");
    await activate(on, target);
  };
  await play(page, {
    activate: recordAndActivate,
    until: () => activated.has("card") && activated.has("sled") && activated.has("do"),
    weight: madness.weight,
  });
});

for (const path of INTERACTIVE_PAGES)
  test(`the focus is never trapped on ${path}`, async ({ newGuest }) => {
    const page = await newGuest();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await tabTo(page, "the first link", named("Skip to content"));
    // Tab through the whole page and back to the first element.
    let n = 0;
    for (; n < 400; n += 1) {
      await page.keyboard.press("Tab");
      const focus = await focused(page);
      expect(focus.isVisible, `the focus is visible on "${focus.name}"`).toBe(true);
      if (focus.name === "Skip to content") break;
    }
    expect(n).toBeLessThan(400);
  });
