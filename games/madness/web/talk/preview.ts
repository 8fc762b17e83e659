// A preview of the draft remark, as the other players will read it.
import { GEARS } from "../gear";
import type { HeardRemark, MadnessStage } from "../types";
import { describeRemark } from "./describe-remark";
import type { Draft } from "./draft.svelte";
import { canSplit, hasGear, hasLetter, numbersOf } from "./kinds";

export function preview(stage: MadnessStage, draft: Draft): string {
  const original = draft.kind === "echo" ? stage.view.remarks.find(({ id }) => id === draft.of)?.said : null;
  return describeRemark(stage, { ...(original ?? meant(draft)), ...modifiersOf(draft) });
}

function meant(draft: Draft): Omit<HeardRemark, keyof ReturnType<typeof modifiersOf>> {
  const { kind, at } = draft;
  const isCount = kind === "have_count" || kind === "injured";
  const number = numbersOf(kind) ? draft.value : null;
  const isPoint = kind === "point";
  const seat = isPoint ? /^p(\d)$/.exec(at ?? "")?.[1] : undefined;
  const letter = isPoint && (at === "a" || at === "b") ? at : null;
  return {
    kind,
    what: kind,
    of: null,
    gear: hasGear(kind) ? draft.gear : isPoint ? (GEARS.find((one) => one === at) ?? null) : null,
    value: isCount ? null : number,
    count: isCount ? number : null,
    size: kind === "have_size" ? draft.size : null,
    letter: hasLetter(kind) ? draft.letter : letter,
    seat: seat ? Number(seat) - 1 : null,
    sign: kind === "react" ? draft.sign : null,
    body: kind === "text" ? draft.body : null,
    lost: null,
  };
}

function modifiersOf(draft: Draft) {
  const { to, re, prefix, suffix, isShout, isSplit, value, kind } = draft;
  const half = Math.floor((value ?? 0) / 2);
  const split = isSplit && value !== null && canSplit(kind) ? { first: half, second: value - half } : null;
  const tone: HeardRemark["tone"] = isShout ? "shout" : "normal";
  return { to, re, prefix: [...prefix], suffix: [...suffix], tone, split };
}
