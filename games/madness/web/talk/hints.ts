// The panel buttons that my madness currently forbids, as explained by the engine.
import type { Gear, Kind, Letter, MadnessStage, TalkRefusal } from "../types";
import { nButtons } from "./kinds";

export interface Button {
  gear?: Gear | null;
  letter?: Letter | null;
  whom?: number | null;
  of?: number | null;
  /** A number, the index of a size, or null for the button without a number. */
  value?: number | null;
}

const hintOf = (stage: MadnessStage, kind: Kind) =>
  stage.insight?.panels
    ?.find(({ seat }) => seat === stage.acting)
    ?.panel.kinds.find((one) => one.kind === kind) ?? null;

/** The reason nothing of this kind can be said, or null if something can. */
export const kindRefusal = (stage: MadnessStage, kind: Kind): TalkRefusal | null =>
  hintOf(stage, kind)?.why ?? null;

/** The reason this button is forbidden, or null if it is not. */
export function buttonRefusal(stage: MadnessStage, kind: Kind, button: Button): TalkRefusal | null {
  const hint = hintOf(stage, kind);
  if (!hint) return null;
  const same = (one: unknown, other: unknown) => other === undefined || (one ?? null) === (other ?? null);
  const found = hint.refused.find(
    (one) =>
      same(one.gear, button.gear) &&
      same(one.letter, button.letter) &&
      same(one.whom, button.whom) &&
      same(one.of, button.of) &&
      (button.value === undefined || one.values.includes(button.value)),
  );
  return hint.why ?? found?.why ?? null;
}

/** The reason nothing can be said about this equipment or challenge, or null if something can. */
export function targetRefusal(
  stage: MadnessStage,
  kind: Kind,
  thing: { gear: Gear } | { letter: Letter },
): TalkRefusal | null {
  const hint = hintOf(stage, kind);
  if (!hint || hint.why) return hint?.why ?? null;
  const found = hint.refused.filter((one) =>
    "gear" in thing ? one.gear === thing.gear : one.letter === thing.letter,
  );
  const n = found.reduce((sum, { values }) => sum + values.length, 0);
  return n >= nButtons(kind) ? (found[0]?.why ?? null) : null;
}
