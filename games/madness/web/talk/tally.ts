// Claims about cards during this timer, totalled by the engine. They may be false.
import type { Gear, Letter, MadnessStage } from "../types";

type Stated = NonNullable<MadnessStage["insight"]>["tally"][number]["seats"][number];

/** This player's claims about this kind of equipment. */
export const statedBy = (stage: MadnessStage, seat: number, gear: Gear): Stated | null =>
  stage.insight?.tally.find((one) => one.gear === gear)?.seats.find((one) => one.seat === seat) ?? null;

/** The stated total for a kind, or null if no number was stated. */
export function statedTotal(stage: MadnessStage, gear: Gear): number | null {
  const found = stage.insight?.tally.find((one) => one.gear === gear);
  return found?.seats.some(isNumber) ? found.sum : null;
}
const isNumber = ({ total, cards }: Stated): boolean => total !== null || cards.length > 0;

/** This player's offer to cover the challenge, if any. */
export const coverBy = (stage: MadnessStage, seat: number, letter: Letter) =>
  stage.insight?.covers.findLast((one) => one.seat === seat && one.letter === letter) ?? null;
