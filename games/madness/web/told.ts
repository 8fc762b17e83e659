// Words of people at the table, in the reader's language: the log, captions and announcements show
// remarks and counsel as the panel does.
import type { Tagged, Telling } from "$stage/contract";
import { nameOf } from "./say";
import { utter } from "./talk/utter";
import type { Choice, Counsel, MadStage, Utterance } from "./types";

export function told(kind: Telling, data: Tagged, stage: MadStage): Tagged {
  if (kind !== "event") return data;
  if (data.type === "counselled" && data.counsel)
    return { ...data, words: advice(stage, data.counsel as Counsel) };
  return data.said ? { ...data, words: utter(stage, data.said as Utterance) } : data;
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
  return TASKS.includes(phase.type) ? t(`ui-task-${phase.type}`) : null;
}
const TASKS: readonly string[] = ["moving", "ready", "talking", "silent", "searching"];
