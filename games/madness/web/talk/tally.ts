// What has been said about holdings in this glass, as the engine adds it up: said, not true.
import type { Gear, Letter, MadStage } from "../types";

export type Stated = NonNullable<MadStage["insight"]>["tally"][number]["seats"][number];

/** What this colleague said about this kind of equipment. */
export const statedBy = (stage: MadStage, seat: number, gear: Gear): Stated | null =>
  stage.insight?.tally.find((one) => one.gear === gear)?.seats.find((one) => one.seat === seat) ?? null;

/** All that was stated of a kind in numbers; null if nobody named one. */
export function statedTotal(stage: MadStage, gear: Gear): number | null {
  const found = stage.insight?.tally.find((one) => one.gear === gear);
  return found?.seats.some(isNumber) ? found.sum : null;
}
const isNumber = ({ total, cards }: Stated): boolean => total !== null || cards.length > 0;

/** Did this colleague offer to cover the challenge, and with how much? */
export const coverBy = (stage: MadStage, seat: number, letter: Letter) =>
  stage.insight?.covers.findLast((one) => one.seat === seat && one.letter === letter) ?? null;
