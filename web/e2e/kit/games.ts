// What the proofs have to know of a game to set it up and to play it without any plan.
import type { Page } from "@playwright/test";

export interface Played {
  id: string;
  name: string;
  /** The preset that makes short games. */
  preset: string;
  /** Who else sits there if nothing is wished, and the level of bots for pictures. */
  others: string[];
  bot: string;
  seatsMin: number;
  seatsDefault: number;
  /** So many choices lead to a picture of the middle of the game. */
  nMiddle: number;
  /** How gladly something is chosen; 0 is never. */
  usual: (key: string) => number;
  /** Wants to see the end soon. */
  hasty: (key: string) => number;
  /** A spot of the board, which shows first what would happen. */
  isSpot: (key: string) => boolean;
  /** So many choices make a proof; none for a game that is soon over anyway. */
  nChoices: number | null;
  /** Changes when something has been done on the board. */
  standing: (page: Page) => Promise<string>;
}

/** Ending is rarely the best idea, and holding up the storm for ever is none. */
function usualInTheDesert(key: string): number {
  if (key === "button:hold") return 0;
  return key === "button:end" ? 0.5 : 1;
}

export const desert: Played = {
  id: "desert",
  name: "Forbidden Desert",
  preset: "Legendary",
  others: ["random"],
  bot: "normal",
  seatsMin: 2,
  seatsDefault: 4,
  nMiddle: 6,
  usual: usualInTheDesert,
  hasty: (key) => (key === "button:end" ? 1000 : usualInTheDesert(key)),
  isSpot: (key) => key.startsWith("tile:"),
  nChoices: null,
  standing: async (page) => String(await page.locator(".pips i.spent").count()),
};

/** Going on is better than doing without; large offers bring the end nearer. */
function usualInTheOasis(key: string): number {
  if (key === "button:skip") return 0.2;
  return key === "button:reveal" ? 3 : 1;
}

export const oasis: Played = {
  id: "oasis",
  name: "Oasis",
  preset: "Neighbours",
  others: ["easy", "easy"],
  bot: "normal",
  seatsMin: 3,
  seatsDefault: 4,
  nMiddle: 30,
  usual: usualInTheOasis,
  hasty: usualInTheOasis,
  isSpot: (key) => key.startsWith("space:"),
  nChoices: 45,
  standing: async (page) => {
    const pieces = ".tile:not(.ghost), svg .camel:not(.ghost), .marker:not(.ghost)";
    return `${await page.locator(pieces).count()} ${await page.locator(".strip").innerText()}`;
  },
};

/** Onwards rather than back, and nothing for long: a lock or a bargain takes its time. */
function usualInTheTemple(key: string): number {
  if (/^(laid|asked|their|reroll|set):/.test(key)) return 0.3;
  if (/^button:(exchange|decipher|gather)$/.test(key)) return 0.3;
  if (/^(card|pile):/.test(key)) return 0.4;
  return key === "button:end" ? 0.6 : 2;
}

export const temple: Played = {
  id: "temple",
  name: "The Temple of Chac",
  preset: "Classic 2009",
  others: ["easy"],
  bot: "normal",
  seatsMin: 1,
  seatsDefault: 4,
  nMiddle: 14,
  usual: usualInTheTemple,
  hasty: (key) =>
    /^button:(end|ready|pass|accept|decline|cancel|stop|done)$/.test(key) ? 1000 : usualInTheTemple(key),
  isSpot: (key) => key.startsWith("node:"),
  nChoices: null,
  standing: async (page) => {
    const places = await page
      .locator("svg .pawn:not(.ghost)")
      .evaluateAll((all) => all.map((one) => one.getAttribute("style")));
    return `${places.join(" ")} ${await page.locator(".strip").innerText()} ${await page.locator(".status").innerText()}`;
  },
};

/** Cards are lifted, then laid; going back and turning the glass again would never end. */
function usualInMadness(key: string): number {
  if (["button:undo_move", "button:not_done", "button:linger", "do:extend"].includes(key)) return 0;
  if (key === "button:turn" || key === "do:resolve" || key === "sled") return 8;
  if (key === "button:done" || key === "button:pass") return 4;
  return key.startsWith("mind:") ? 0.1 : 1;
}

/** The die is the shortest way to ruin. */
function hastyInMadness(key: string): number {
  if (key.startsWith("do:roll")) return 100;
  // Without a clock the others wait for those who could still speak.
  if (key === "button:pass") return 1_000_000;
  if (key === "button:done" || key === "do:skip rest") return 100;
  return key.startsWith("card:") ? 0 : usualInMadness(key);
}

export const madness: Played = {
  id: "madness",
  name: "Mountains of Madness",
  preset: "Nightmare",
  others: ["random", "random"],
  bot: "normal",
  seatsMin: 3,
  seatsDefault: 4,
  nMiddle: 8,
  usual: usualInMadness,
  hasty: hastyInMadness,
  isSpot: (key) => key.startsWith("space:"),
  nChoices: 24,
  standing: (page) =>
    page.evaluate(() => document.querySelector<SVGElement>(".plane")?.style.transform ?? ""),
};
