// Words of people at the table, in the reader's language: the log, captions and announcements show
// remarks and counsel as the panel does.
import type { Tagged, Telling } from "$stage/contract";
import { READY } from "./ready";
import { nameOf } from "./say";
import { utter } from "./talk/utter";
import type { Choice, Counsel, MadStage, Utterance } from "./types";

export function told(kind: Telling, data: Tagged, stage: MadStage): Tagged {
  if (kind !== "event") return data;
  if (data.type === "counselled" && data.counsel) return toldCounsel(stage, data, data.counsel as Counsel);
  if (!data.said) return data;
  const said = data.said as Utterance;
  return { ...data, type: gesture(data, said) ?? data.type, words: utter(stage, said) };
}

/** Signs and pointing fingers are no words between quotation marks. */
function gesture({ type, public: isPublic }: Tagged, { what }: Utterance): string | null {
  if (type !== "said" || !isPublic) return null;
  return { react: "signed", point: "pointed" }[what as string] ?? null;
}
function toldCounsel(stage: MadStage, data: Tagged, counsel: Counsel): Tagged {
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

/** Without a clock there are three buttons beside each other: one word each. */
export function label(choice: Choice, { phase, options }: MadStage["view"], t: MadStage["t"]): string | null {
  const isShort = phase.type === "talking" && options.pace === "async" && SHORT.includes(choice.type);
  return isShort ? t(`ui-short-${choice.type}`) : null;
}
const SHORT: readonly string[] = ["done", "not_done", "pass", "linger"];

/** What is to be done now by whoever is awaited. */
export function task({ phase }: MadStage["view"], t: MadStage["t"]): string | null {
  if (phase.type === "over") return null;
  if (phase.type === "rewarding" && phase.reward === "search") return t("ui-task-search");
  return t(TASKS.includes(phase.type) ? `ui-task-${phase.type}` : "ui-task-decide");
}
const TASKS: readonly string[] = ["moving", "ready", "talking", "silent", "searching"];
