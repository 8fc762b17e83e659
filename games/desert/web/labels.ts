// Accessible names for screen readers.
import { tileOn } from "./cells";
import type { Cell, DesertStage, Pawn, StormCard, Tile } from "./types";

/** Returns a pawn's name and adventurer. */
export function describePawn(stage: DesertStage, pawn: Pawn): string {
  const name = stage.names[pawn.seat] ?? "";
  return pawn.role ? stage.t("ui-pawn", { name, role: stage.t(`role-${pawn.role}`) }) : name;
}

export function sayTile(stage: DesertStage, tile: Tile): string {
  if (tile.city && tile.excavated) return stage.t(`city-${tile.city}`);
  const back = stage.t(`back-${tile.back}`);
  return tile.city ? stage.t("ui-tile-peeked", { back, city: stage.t(`city-${tile.city}`) }) : back;
}

/** Describes everything visible on a cell and the action available there. */
export function describeCell(stage: DesertStage, cell: Cell, key: string): string {
  const { view } = stage;
  const words: string[] = [];
  const tile = tileOn(view, cell);
  words.push(`${cell}, ${tile ? sayTile(stage, tile) : stage.t("ui-eye")}`);
  if (tile && tile.sand > 0)
    words.push(stage.t(tile.sand > 1 ? "ui-sand-blocked" : "ui-sand", { n: tile.sand }));
  for (const { part, at } of view.parts) {
    if (typeof at === "object" && "on" in at && at.on === cell) words.push(stage.t(`part-${part}`));
  }
  for (const pawn of view.crew) {
    if (pawn.cell !== cell || pawn.role === null) continue;
    const who = describePawn(stage, pawn);
    words.push(pawn.is_buried ? stage.t("ui-pawn-buried", { who }) : who);
  }
  const actions = stage.choicesAt(key).map((choice) => stage.localize("action", choice));
  if (actions.length > 0) words.push(stage.t("ui-you-can", { actions: actions.join(", ") }));
  return words.join("; ");
}

export const describeCard = (stage: DesertStage, card: StormCard): string => stage.t(`card-${card}`);

/** Rounds a probability to a percentage, but only to 0 or 100 if it is certain. The texts add the percent
 * sign. */
export function formatPercent(chance: number): string {
  if (chance <= 0) return "0";
  if (chance >= 1) return "100";
  const percent = chance * 100;
  if (percent < 1) return "< 1";
  if (percent > 99) return "> 99";
  return String(Math.round(percent));
}
