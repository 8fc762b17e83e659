// Texts for remarks, advice, labels and tasks in the reader's language, worded as on the panel.
import type { TaggedData, TextKind } from "$stage/contract";
import { nameOf } from "./describe";
import { READY } from "./ready";
import { utter } from "./talk/utter";
import type { Advice, Choice, HeardRemark, MadStage } from "./types";

export function localizeFields(kind: TextKind, data: TaggedData, stage: MadStage): TaggedData {
  if (kind !== "event") return data;
  if (data.type === "advised" && data.advice) return localizeAdvice(stage, data, data.advice as Advice);
  if (!data.said) return data;
  const said = data.said as HeardRemark;
  return { ...data, type: gesture(data, said) ?? data.type, words: utter(stage, said) };
}

/** Signs and pointing are not quoted, unlike words. */
function gesture({ type, public: isPublic }: TaggedData, { what }: HeardRemark): string | null {
  if (type !== "said" || !isPublic) return null;
  return { react: "signed", point: "pointed" }[what as string] ?? null;
}
function localizeAdvice(stage: MadStage, data: TaggedData, advice: Advice): TaggedData {
  const words = adviceWords(stage, advice);
  if (advice.kind !== "react") return { ...data, words };
  return { ...data, type: advice.sign === READY ? "shook_hands" : "signed", words };
}

export function adviceWords(stage: MadStage, advice: Advice): string {
  switch (advice.kind) {
    case "space":
      return advice.at.toUpperCase();
    case "seat":
      return nameOf(stage, advice.whom);
    case "decision":
      return stage.t(`decision-${advice.decision}`);
    case "react":
      return stage.t(`sign-${advice.sign}`);
    case "text":
      return advice.body;
  }
}

/** Untimed games show three buttons side by side, so each label is a single word. */
export function label(choice: Choice, { phase, options }: MadStage["view"], t: MadStage["t"]): string | null {
  const isShort = phase.type === "talking" && options.pace === "untimed" && SHORT.includes(choice.type);
  return isShort ? t(`ui-short-${choice.type}`) : null;
}
const SHORT: readonly string[] = ["done", "not_done", "pass", "linger"];

/** The current task of the awaited players. */
export function task({ phase }: MadStage["view"], t: MadStage["t"]): string | null {
  if (phase.type === "over") return null;
  if (phase.type === "rewarding" && phase.reward === "search") return t("ui-task-search");
  return t(TASKS.includes(phase.type) ? `ui-task-${phase.type}` : "ui-task-decide");
}
const TASKS: readonly string[] = ["moving", "ready", "talking", "silent", "searching"];
