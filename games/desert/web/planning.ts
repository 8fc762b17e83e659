// Draws the acting seat's plan on the stage.
import { pawnOf } from "./cells";
import { planned } from "./plan";
import type { Cell, DesertStage } from "./types";

const mine = (stage: DesertStage): readonly string[] =>
  stage.plans.find((one) => one.seat === stage.acting)?.keys ?? [];

/** Adds a tile to the acting seat's plan. Always returns true, since a plan takes every tile. */
export function planOn(stage: DesertStage, cell: Cell): true {
  const home = stage.acting === null ? null : (pawnOf(stage.view, stage.acting)?.cell ?? null);
  stage.sharePlan(planned(mine(stage), cell, home));
  return true;
}

export function planBack(stage: DesertStage): void {
  stage.sharePlan(mine(stage).slice(0, -1));
}
