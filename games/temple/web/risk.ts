// The risk of a step, as computed by the engine. Nothing is calculated here.
import { insightOf, type Place, playerOf, type TempleStage } from "./types";

/** The probability of losing the adventurer by going there, or `null` if there is no risk. */
export function riskAt(stage: TempleStage, place: Place): number | null {
  const mine = insightOf(stage, stage.acting);
  if (!mine) return null;
  if (place === "br") return positive(mine.bridge?.step_on);
  if (playerOf(stage.view, stage.acting)?.at === "br") return positive(mine.bridge?.step_off);
  const tile = mine.lava.find((one) => one.at === place);
  if (tile) return positive(tile.chance);
  if (place === "bank") return failing(stage, "river_exit");
  if (place === "c21" || isAcross(stage, place)) return failing(stage, "pit");
  return null;
}

function isAcross(stage: TempleStage, place: Place): boolean {
  const choices = stage.choicesAt(`space:${place}`);
  return choices.length > 0 && choices.every((choice) => choice.type === "jump");
}

/** The probability of failing a test with all available help. */
function failing(stage: TempleStage, trial: string): number | null {
  const test = insightOf(stage, stage.acting)?.tests.find((one) => one.trial === trial);
  return test ? positive(1 - test.helped) : null;
}

function positive(chance: number | undefined): number | null {
  return chance === undefined || chance <= 0 ? null : chance;
}
