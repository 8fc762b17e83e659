// Texts for remarks, advice, labels and tasks in the reader's language, worded as on the panel.
import type { TaggedData, TextKind } from "$stage/contract";
import { nameOf } from "./describe";
import { READY } from "./ready";
import { utter } from "./talk/utter";
import type { Choice, Counsel, MadStage, Utterance } from "./types";

export function localizeFields(kind: TextKind, data: TaggedData, stage: MadStage): TaggedData {
  if (kind !== "event") return data;
  if (data.type === "counselled" && data.counsel) return localizeAdvice(stage, data, data.counsel as Counsel);
  if (!data.said) return data;
  const said = data.said as Utterance;
  return { ...data, type: gesture(data, said) ?? data.type, words: utter(stage, said) };
}

/** Signs and pointing are not quoted like words. */
function gesture({ type, public: isPublic }: TaggedData, { what }: Utterance): string | null {
  if (type !== "said" || !isPublic) return null;
  return { react: "signed", point: "pointed" }[what as string] ?? null;
}
function localizeAdvice(stage: MadStage, data: TaggedData, counsel: Counsel): TaggedData {
  const words = advice(stage, counsel);
  if (counsel.kind !== "react") return { ...data, words };
  return { ...data, type: counsel.sign === READY ? "shook_hands" : "signed", words };
}

export function advice(stage: MadStage, counsel: Counsel): string {
  switch (counsel.kind) {
    case "space":
      return counsel.at.toUpperCase();
    case "seat":
      return nameOf(stage, counsel.whom);
    case "button":
      return stage.t(`button-${counsel.button}`);
    case "react":
      return stage.t(`sign-${counsel.sign}`);
    case "text":
      return counsel.body;
  }
}

/** Untimed games show three buttons side by side, so each label is one word. */
export function label(choice: Choice, { phase, options }: MadStage["view"], t: MadStage["t"]): string | null {
  const isShort = phase.type === "talking" && options.pace === "async" && SHORT.includes(choice.type);
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
