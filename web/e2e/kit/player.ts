// Somebody who plays by looking at the page and touching what is lit, without any plan.
import type { Page } from "@playwright/test";
import { desert } from "./games";

/** How long somebody waits for their turn before they think that something is wrong. */
const PATIENCE_MS = 60_000;

/** What is on the page that can be chosen now. */
export interface Offer {
  kind: "tile" | "button";
  key: string;
  /** A spot of it that nothing covers; null if there is none. */
  at: { x: number; y: number } | null;
  /** It is further on in a list that scrolls. */
  isFurther: boolean;
}
interface Sight {
  isOver: boolean;
  looks: string;
  offers: Offer[];
}

/** How to touch a thing: with a mouse, with a finger. */
export type Touch = (page: Page, offer: Offer) => Promise<void>;
export interface Habits {
  touch?: Touch;
  /** Looked at before every choice: is that enough? */
  until?: (nChosen: number) => boolean | Promise<boolean>;
  random?: () => number;
  /** How gladly something is chosen; 0 is never. */
  weigh?: (key: string) => number;
}

/** Small, good enough, and the same every time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}

/** Runs in the page. Nothing until it is this reader's turn and something has changed. */
function look(last: { looks: string; at: number }): Sight | null {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const freeSpot = (node: Element) => {
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
    const isLonger = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    return isLonger && /auto|scroll/.test(getComputedStyle(node).overflow);
  };
  const isInList = (node: Element): boolean => {
    for (let list = node.parentElement; list; list = list.parentElement) if (canScroll(list)) return true;
    return false;
  };
  const offer = (kind: "tile" | "button") => (node: Element) => {
    const at = freeSpot(node);
    const key = (node as HTMLElement | SVGElement).dataset.key ?? node.textContent?.trim() ?? "";
    return { kind, key, at, isFurther: at === null && isInList(node) };
  };
  const find = (): Offer[] => {
    const menu = all("[role=menuitem]");
    if (menu.length > 0) return menu.map(offer("button"));
    if (all("dialog[data-fresh]").length > 0) return [];
    if (all("dialog[open]").length > 0) {
      // The bar may move under a finger: what was opened by mistake is closed again.
      const chief = all("dialog[open] footer .primary");
      return (chief.length > 0 ? chief : all("dialog[open] header button")).map(offer("button"));
    }
    // Others wait for a word that is no move.
    const ready = all("[data-ready]");
    if (ready.length > 0) return ready.map(offer("button"));
    if (all(".bar.turn").length === 0 || all(".bar[aria-busy=true]").length > 0) {
      document.body.dataset.idleAt = String(Date.now());
      return [];
    }
    // Right after somebody else's move a touch is taken for a mistake.
    if (Date.now() - Number(document.body.dataset.idleAt ?? 0) < 300) return [];
    const buttons = all(
      ".bar .buttons [data-key]:not([aria-disabled]), .draft button.can, .looking button.can, .strip button.can",
    );
    return [...buttons.map(offer("button")), ...all("rect.hit.can").map(offer("tile"))];
  };
  const isOver = all("dialog[open] .ending").length > 0;
  const offers = isOver ? [] : find();
  const looks = [
    document.querySelector(".strip")?.textContent,
    document.querySelector(".bar")?.textContent,
    ...offers.map((one) => one.key),
    ...all("dialog[open] h2").map((title) => title.textContent),
  ].join("|");
  if (isOver) return { isOver, looks, offers };
  const isNew = looks !== last.looks || Date.now() - last.at > 1500;
  return offers.length > 0 && isNew ? { isOver, looks, offers } : null;
}

function choose(offers: readonly Offer[], random: () => number, weigh: (key: string) => number): Offer {
  const total = offers.reduce((sum, offer) => sum + weigh(offer.key), 0);
  let rest = random() * total;
  const chosen = offers.find((offer) => {
    rest -= weigh(offer.key);
    return rest < 0;
  });
  if (!chosen) throw new Error("nothing to choose from");
  return chosen;
}

export const byMouse: Touch = async (page, offer) => {
  if (offer.at) await page.mouse.click(offer.at.x, offer.at.y);
};

/** Scrolls to what is further on in a list. */
function reach(page: Page, key: string): Promise<Offer["at"]> {
  return page.evaluate((wanted) => {
    const node = [...document.querySelectorAll<HTMLElement>("[data-key]")].find(
      (one) => one.dataset.key === wanted,
    );
    node?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = node?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, key);
}

/** The next thing to choose from; null if that was enough before there was one. */
async function waitFor(
  page: Page,
  last: { looks: string; at: number },
  isEnough: () => boolean | Promise<boolean>,
): Promise<Sight | null> {
  const patience = Date.now() + PATIENCE_MS;
  while (!(await isEnough())) {
    const sight = await page.waitForFunction(look, last, { timeout: 1000 }).catch((problem) => {
      if (Date.now() > patience || page.isClosed()) throw problem;
      return null;
    });
    // What the last choice led to may be enough.
    if (sight && !(await isEnough())) return (await sight.jsonValue()) as Sight;
  }
  return null;
}

/** Plays until the end is shown, or as long as wanted. How many times something was chosen. */
export async function play(page: Page, habits: Habits = {}): Promise<number> {
  const { touch = byMouse, until = () => false, random = randomFrom(7), weigh = desert.usual } = habits;
  let last = { looks: "", at: 0 };
  for (let nChosen = 0; nChosen < 2000; nChosen += 1) {
    const sight = await waitFor(page, last, () => until(nChosen));
    if (!sight || sight.isOver) return nChosen;
    const { looks, offers } = sight;
    const covered = offers.filter(({ at, isFurther }) => at === null && !isFurther).map(({ key }) => key);
    if (covered.length > 0) throw new Error(`lit, but nobody can touch it: ${covered.join(", ")}`);
    last = { looks, at: Date.now() };
    const chosen = choose(offers, random, weigh);
    await touch(page, chosen.isFurther ? { ...chosen, at: await reach(page, chosen.key) } : chosen);
  }
  throw new Error("a game without an end");
}
