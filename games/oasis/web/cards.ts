// The symbols on cards, parsed from the card id. For example, `oas2` shows two Oasis tiles.
import type { Card, Good, Land, View } from "./types";

export type Figure = "camel" | Land | Good | "card";
export interface Face {
  figure: Figure;
  n: number;
}

const FIGURES: Record<string, Figure> = {
  cam: "camel",
  oas: "oasis",
  ste: "steppe",
  sto: "stony",
  com: "commodity",
  wel: "well",
  hor: "horse",
  ovo: "ovoo",
  drw: "card",
};

const LANDS: readonly Land[] = ["oasis", "steppe", "stony"];
export const isLand = (figure: Figure): figure is Land => LANDS.some((land) => land === figure);

export function faceOf(card: Card): Face {
  return { figure: FIGURES[card.slice(0, 3)] ?? "card", n: Number(card.slice(3)) };
}

/** The four scoring pairs, in scoring order: a holding and the marker that multiplies it. */
export const PAIRS = [
  { unit: "herd", points: "camels", good: "commodity", figure: "camel" },
  { unit: "oasis", points: "oasis", good: "well", figure: "oasis" },
  { unit: "steppe", points: "steppe", good: "horse", figure: "steppe" },
  { unit: "stony", points: "stony", good: "ovoo", figure: "stony" },
] as const;

/** The number of tiles in the box, for gauges only. The view has the number left. */
export const STOCK: Record<Land, number> = { oasis: 34, steppe: 34, stony: 20 };
/** Stocks of this size or smaller are highlighted. */
export const LOW = 4;

export const stockOf = (view: View, land: Land): number =>
  view.stock.find((one) => one.land === land)?.n ?? 0;
