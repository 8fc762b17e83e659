// A remark in the reader's own language. A swallowed word is shown as a dash.
import { nameOf } from "../describe";
import type { HeardRemark, MadnessStage } from "../types";
import { decodeNames } from "./names";

const DASH = "—";

const isOrdinal = (word: string): boolean => /^\d+$/.test(word);
const chip = (stage: MadnessStage, word: string): string => {
  const seat = /^p(\d)$/.exec(word)?.[1];
  if (seat) return nameOf(stage, Number(seat) - 1);
  if (isOrdinal(word)) return stage.t("ui-ordinal", { n: Number(word) });
  if (/^[?!]$/.test(word)) return word;
  return stage.t(isColour(word) ? `colour-${word}` : `chip-${word}`);
};
const isColour = (word: string): boolean =>
  !["yes", "no", "hm", "tekeli-li", "please", "cold", "wind"].includes(word);
export const chipName = chip;

function number({ value, count, split, lost }: HeardRemark): string {
  if (lost === "number") return DASH;
  if (split) return `${split.first} + ${split.second}`;
  return String(value ?? count ?? "");
}

/** The statement without its modifiers. */
function core(stage: MadnessStage, said: HeardRemark): string {
  const { what, gear, letter, size, seat, sign, body, lost } = said;
  if (what === "text") return body === null ? DASH : decodeNames(body, stage.names);
  if (what === "react") return sign ? stage.t(`sign-${sign}`) : "";
  const thing =
    seat !== null ? nameOf(stage, seat) : (gear && stage.t(`gear-${gear}`)) || letter?.toUpperCase() || DASH;
  return stage.t(`ui-say-${what}`, {
    gear: gear ? stage.t(`gear-${gear}`) : DASH,
    letter: letter ? letter.toUpperCase() : DASH,
    size: size ? stage.t(`size-${size}`) : DASH,
    value: number(said),
    has: number(said) === "" ? "no" : "yes",
    thing: lost === "name" ? DASH : thing,
  });
}

export function describeRemark(stage: MadnessStage, said: HeardRemark): string {
  let line = core(stage, said);
  for (const one of said.prefix.toReversed()) {
    const mark = isOrdinal(one) ? "" : ",";
    line = line === "" ? chip(stage, one) : `${chip(stage, one)}${mark} ${line}`;
  }
  for (const one of said.suffix) line += /^[?!]$/.test(one) ? one : `, ${chip(stage, one)}`;
  if (said.to !== null) line = `${nameOf(stage, said.to)}: ${line}`;
  else if (said.lost === "name" && said.what !== "point") line = `${DASH}: ${line}`;
  return said.tone === "shout" ? `${line.toUpperCase()}!` : line;
}
