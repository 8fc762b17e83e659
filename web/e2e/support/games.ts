// Game profiles for the browser tests: how to set up each game and play random moves.
import type { Page } from "@playwright/test";

export interface GameProfile {
  id: string;
  name: string;
  /** The preset with the shortest games. */
  preset: string;
  /** The default players in the other seats: bot levels, or "open". */
  otherSeats: string[];
  /** The level of the bots in screenshots. */
  bot: string;
  seatsMin: number;
  seatsDefault: number;
  /** The number of moves before the mid-game screenshot. */
  nMovesToMiddle: number;
  /** A key's weight in random choices. A weight of 0 is never chosen. */
  weight: (key: string) => number;
  /** Weights that end the game quickly. */
  fastWeight: (key: string) => number;
  /** Returns true for a space on the board, where the first tap only previews the move. */
  isBoardKey: (key: string) => boolean;
  /** The number of moves in a test, or null to play to the end (for short games). */
  maxMoves: number | null;
  /** A fingerprint of the board that changes with every move on the board. */
  boardState: (page: Page) => Promise<string>;
}

/** Rarely ends the turn and never holds the storm, since the game might otherwise never end. */
function desertWeight(key: string): number {
  if (key === "button:hold") return 0;
  return key === "button:end" ? 0.5 : 1;
}

export const desert: GameProfile = {
  id: "desert",
  name: "Forbidden Desert",
  preset: "Legendary",
  otherSeats: ["random"],
  bot: "normal",
  seatsMin: 2,
  seatsDefault: 4,
  nMovesToMiddle: 6,
  weight: desertWeight,
  fastWeight: (key) => (key === "button:end" ? 1000 : desertWeight(key)),
  isBoardKey: (key) => key.startsWith("tile:"),
  maxMoves: null,
  boardState: async (page) => String(await page.locator(".pips i.spent").count()),
};

/** Rarely skips, and prefers large offers because they end the game sooner. */
function oasisWeight(key: string): number {
  if (key === "button:skip") return 0.2;
  return key === "button:reveal" ? 3 : 1;
}

export const oasis: GameProfile = {
  id: "oasis",
  name: "Oasis",
  preset: "Neighbours",
  otherSeats: ["easy", "easy"],
  bot: "normal",
  seatsMin: 3,
  seatsDefault: 4,
  nMovesToMiddle: 30,
  weight: oasisWeight,
  fastWeight: oasisWeight,
  isBoardKey: (key) => key.startsWith("space:"),
  maxMoves: 45,
  boardState: async (page) => {
    const pieces = ".tile:not(.ghost), svg .camel:not(.ghost), .marker:not(.ghost)";
    return `${await page.locator(pieces).count()} ${await page.locator(".strip").innerText()}`;
  },
};

/** Prefers moving on, because locks and exchanges take many moves. */
function templeWeight(key: string): number {
  if (/^(laid|asked|their|reroll|set):/.test(key)) return 0.3;
  if (/^button:(exchange|decipher|gather)$/.test(key)) return 0.3;
  if (/^(card|pile):/.test(key)) return 0.4;
  return key === "button:end" ? 0.6 : 2;
}

export const temple: GameProfile = {
  id: "temple",
  name: "The Temple of Chac",
  preset: "Classic 2009",
  otherSeats: ["easy"],
  bot: "normal",
  seatsMin: 1,
  seatsDefault: 4,
  nMovesToMiddle: 14,
  weight: templeWeight,
  fastWeight: (key) =>
    /^button:(end|ready|pass|accept|decline|cancel|stop|done)$/.test(key) ? 1000 : templeWeight(key),
  isBoardKey: (key) => key.startsWith("space:"),
  maxMoves: null,
  boardState: async (page) => {
    const places = await page
      .locator("svg .pawn:not(.ghost)")
      .evaluateAll((all) => all.map((one) => one.getAttribute("style")));
    return `${places.join(" ")} ${await page.locator(".strip").innerText()} ${await page.locator(".status").innerText()}`;
  },
};

/** Prefers progress. Never undoes moves or extends the timer, since the game might otherwise never end. */
function madnessWeight(key: string): number {
  if (["button:undo_move", "button:not_done", "button:linger", "do:extend"].includes(key)) return 0;
  if (key === "button:flip" || key === "do:reveal" || key === "sled") return 8;
  if (key === "button:done" || key === "button:pass") return 4;
  return key.startsWith("mind:") ? 0.1 : 1;
}

/** The penalty die is the fastest way to lose. */
function fastMadnessWeight(key: string): number {
  if (key.startsWith("do:roll")) return 100;
  // Without a clock, the other players wait until everyone has passed.
  if (key === "button:pass") return 1_000_000;
  if (key === "button:done" || key === "do:skip rest") return 100;
  return key.startsWith("card:") ? 0 : madnessWeight(key);
}

export const madness: GameProfile = {
  id: "madness",
  name: "Mountains of Madness",
  preset: "Nightmare",
  otherSeats: ["random", "random"],
  bot: "normal",
  seatsMin: 3,
  seatsDefault: 4,
  nMovesToMiddle: 8,
  weight: madnessWeight,
  fastWeight: fastMadnessWeight,
  isBoardKey: (key) => key.startsWith("space:"),
  maxMoves: 24,
  boardState: (page) =>
    page.evaluate(() => document.querySelector<SVGElement>(".plane")?.style.transform ?? ""),
};
