// A random player: reads the page and activates one of the highlighted targets.
import type { Page } from "@playwright/test";
import { desert } from "./games";

/** The longest wait for a turn before the test fails. */
const TURN_TIMEOUT_MS = 60_000;

/** An element that can currently be activated. */
export interface Target {
  kind: "tile" | "button";
  key: string;
  /** An uncovered point on the element, or null if there is none. */
  at: { x: number; y: number } | null;
  /** True if the element is outside the visible part of a scrollable list. */
  needsScroll: boolean;
}
interface PageState {
  isOver: boolean;
  /** The page's text and targets, to detect changes. */
  fingerprint: string;
  targets: Target[];
}

/** Activates a target by mouse, touch or keyboard. */
export type Activate = (page: Page, target: Target) => Promise<void>;
export interface PlayOptions {
  activate?: Activate;
  /** Called before every move. The player stops once it returns true. */
  until?: (nMoves: number) => boolean | Promise<boolean>;
  random?: () => number;
  /** A key's weight in random choices. A weight of 0 is never chosen. */
  weight?: (key: string) => number;
}

/** A small deterministic random number generator. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}

/** Runs in the page. Returns null until it is this player's turn and the page has changed. */
function readPage(last: { fingerprint: string; at: number }): PageState | null {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const uncoveredPoint = (node: Element) => {
    const box = node.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
      [0.5, 0.12],
    ] as const) {
      const at = { x: box.x + box.width * across, y: box.y + box.height * down };
      const top = document.elementFromPoint(at.x, at.y);
      if (top !== null && node.contains(top)) return at;
    }
    return null;
  };
  const canScroll = (node: Element): boolean => {
    const overflows = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    return overflows && /auto|scroll/.test(getComputedStyle(node).overflow);
  };
  const isInList = (node: Element): boolean => {
    for (let list = node.parentElement; list; list = list.parentElement) if (canScroll(list)) return true;
    return false;
  };
  const toTarget = (kind: "tile" | "button") => (node: Element) => {
    const at = uncoveredPoint(node);
    const { key = (node as HTMLElement).dataset.thing ?? node.textContent?.trim() ?? "" } = (
      node as HTMLElement
    ).dataset;
    return { kind, key, at, needsScroll: at === null && isInList(node) };
  };
  const find = (): Target[] => {
    const menu = all("[role=menuitem]");
    if (menu.length > 0) return menu.map(toTarget("button"));
    if (all("dialog[data-ignores-taps]").length > 0) return [];
    if (all("dialog[open]").length > 0) {
      // If the bar moves, a tap can open a dialog by mistake. Dialogs without a primary action are
      // therefore closed.
      const primary = all("dialog[open] footer .primary");
      return (primary.length > 0 ? primary : all("dialog[open] header button")).map(toTarget("button"));
    }
    // Other players may be waiting for this player to be ready.
    const ready = all("[data-ready]");
    if (ready.length > 0) return ready.map(toTarget("button"));
    if (all(".bar.turn").length === 0 || all(".bar[aria-busy=true]").length > 0) {
      document.body.dataset.idleAt = String(Date.now());
      return [];
    }
    // The stage ignores clicks right after another player's move.
    if (Date.now() - Number(document.body.dataset.idleAt ?? 0) < 300) return [];
    const buttons = all(
      ".bar .buttons [data-key]:not([aria-disabled]), .draft button.can, .looking button.can, .strip button.can",
    );
    return [...buttons.map(toTarget("button")), ...all("rect.hit.can").map(toTarget("tile"))];
  };
  const isOver = all("dialog[open] .ending").length > 0;
  const targets = isOver ? [] : find();
  const fingerprint = [
    document.querySelector(".strip")?.textContent,
    document.querySelector(".bar")?.textContent,
    ...targets.map(({ key }) => key),
    ...all("dialog[open] h2").map((title) => title.textContent),
  ].join("|");
  if (isOver) return { isOver, fingerprint, targets };
  const isNew = fingerprint !== last.fingerprint || Date.now() - last.at > 1500;
  return targets.length > 0 && isNew ? { isOver, fingerprint, targets } : null;
}

function pick(targets: readonly Target[], random: () => number, weight: (key: string) => number): Target {
  const total = targets.reduce((sum, { key }) => sum + weight(key), 0);
  let rest = random() * total;
  const picked = targets.find(({ key }) => {
    rest -= weight(key);
    return rest < 0;
  });
  if (!picked) throw new Error("no target with a positive weight");
  return picked;
}

export const clickWithMouse: Activate = async (page, { at }) => {
  if (at) await page.mouse.click(at.x, at.y);
};

/** Scrolls a target in a list into view and returns its new position. */
function scrollTo(page: Page, key: string): Promise<Target["at"]> {
  return page.evaluate((key) => {
    const node = [...document.querySelectorAll<HTMLElement>("[data-key], [data-thing]")].find(
      (element) => (element.dataset.key ?? element.dataset.thing) === key,
    );
    node?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = node?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, key);
}

/** Waits for the next targets. Resolves to null if `isDone` returns true before there are any. */
async function waitForTargets(
  page: Page,
  last: { fingerprint: string; at: number },
  isDone: () => boolean | Promise<boolean>,
): Promise<PageState | null> {
  const deadline = Date.now() + TURN_TIMEOUT_MS;
  while (!(await isDone())) {
    const state = await page.waitForFunction(readPage, last, { timeout: 1000 }).catch((error) => {
      if (Date.now() > deadline || page.isClosed()) throw error;
      return null;
    });
    // The last move may have fulfilled the condition in the meantime.
    if (state && !(await isDone())) return (await state.jsonValue()) as PageState;
  }
  return null;
}

/** Plays until the result is shown or `until` returns true. Returns the number of moves. */
export async function play(page: Page, options: PlayOptions = {}): Promise<number> {
  const { until = () => false, random = seededRandom(7), weight = desert.weight } = options;
  const { activate = clickWithMouse } = options;
  let last = { fingerprint: "", at: 0 };
  for (let nMoves = 0; nMoves < 2000; nMoves += 1) {
    const state = await waitForTargets(page, last, () => until(nMoves));
    if (!state || state.isOver) return nMoves;
    const { fingerprint, targets } = state;
    const covered = targets
      .filter(({ at, needsScroll }) => at === null && !needsScroll)
      .map(({ key }) => key);
    if (covered.length > 0) throw new Error(`highlighted but covered: ${covered.join(", ")}`);
    last = { fingerprint, at: Date.now() };
    const target = pick(targets, random, weight);
    await activate(page, target.needsScroll ? { ...target, at: await scrollTo(page, target.key) } : target);
  }
  throw new Error("the game did not end");
}
