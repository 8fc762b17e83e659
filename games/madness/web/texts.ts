// Texts for remarks, advice, labels and tasks in the reader's language, worded as on the panel.
import type { TaggedData, TextKind, TextSources } from "$stage/contract";
import { nameOf } from "./describe";
import { READY } from "./ready";
import { describeRemark } from "./talk/describe-remark";
import type { Advice, Choice, Game, HeardRemark, MadnessStage } from "./types";

export function localizeFields(
  _: TextKind,
  data: TextSources<Game>[TextKind],
  stage: MadnessStage,
): TaggedData {
  if (!("type" in data)) return data;
  switch (data.type) {
    case "advised":
      return { ...data, type: adviceType(data.advice), words: adviceWords(stage, data.advice) };
    case "said":
      return { ...data, type: remarkType(data), words: describeRemark(stage, data.said) };
    case "remark_pending":
      return { ...data, words: describeRemark(stage, data.said) };
    default:
      return data;
  }
}

/** Signs and pointing are not quoted, unlike words. */
function remarkType({ said, public: isPublic }: { said: HeardRemark; public: boolean }): string {
  if (isPublic && said.what === "react") return "signed";
  return isPublic && said.what === "point" ? "pointed" : "said";
}
function adviceType(advice: Advice): string {
  if (advice.kind !== "react") return "advised";
  return advice.sign === READY ? "shook_hands" : "signed";
}

function adviceWords(stage: MadnessStage, advice: Advice): string {
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
export function buttonLabel(
  choice: Choice,
  { phase, options }: MadnessStage["view"],
  t: MadnessStage["t"],
): string | null {
  const isShort = phase.type === "talking" && options.pace === "untimed" && SHORT.includes(choice.type);
  return isShort ? t(`ui-short-${choice.type}`) : null;
}
const SHORT: readonly string[] = ["done", "not_done", "pass", "linger"];

/** The current task of the awaited players. */
export function prompt({ phase }: MadnessStage["view"], t: MadnessStage["t"]): string | null {
  if (phase.type === "over") return null;
  if (phase.type === "rewarding" && phase.reward === "search") return t("ui-task-search");
  return t(TASKS.includes(phase.type) ? `ui-task-${phase.type}` : "ui-task-decide");
}
const TASKS: readonly string[] = ["moving", "ready", "talking", "silent", "searching"];
