// Maps choices to the objects they target, and objects without a choice to the command that explains why.
import type { Choice, Phase, View } from "./types";

export const buttons: readonly string[] = [
  "button:flip",
  "button:undo_move",
  "button:done",
  "button:not_done",
  "button:pass",
  "button:linger",
  "button:uphold",
  "button:dismiss",
  "button:slip",
  "button:asked",
  "button:briefed",
  "button:got_it",
  "button:skip_search",
];

/** A seat's name in commands: seat 0 is `p1`. */
export const named = (seat: number): string => `p${seat + 1}`;

/** The decisions shown as questions on the board with their consequences, by phase. */
const QUESTIONS: Partial<Record<Phase["type"], readonly string[]>> = {
  timer_out: ["extend", "reveal"],
  rewarding: ["relic", "arcane"],
  failing: ["madden", "roll"],
  rolled: ["reroll", "accept"],
  drawing: ["deal", "raise", "end_draw"],
  resting: ["rest", "skip_rest"],
};
const ALL_QUESTIONS = Object.values(QUESTIONS).flat();
const isQuestion = (choice: Choice): boolean => ALL_QUESTIONS.includes(choice.type);
/** True if the choice answers the question on screen. During an animation, choices can belong to a later
 * phase. */
export const isAnswer = (choice: Choice, { phase }: View): boolean =>
  QUESTIONS[phase.type]?.includes(choice.type) ?? false;

export function targetKeys(choice: Choice): readonly string[] {
  switch (choice.type) {
    case "move":
      return [`space:${choice.to}`];
    case "search":
      return [`space:${choice.at}`];
    case "play":
      return [`card:${choice.card}`];
    case "ignore":
    case "undo_ignore":
      return [`mind:${choice.whom}`];
    case "accuse":
      return [`accuse:${choice.whom}`];
    default:
      return [isQuestion(choice) ? `do:${choice.text}` : `button:${choice.type}`];
  }
}

/** The command whose refusal explains why this object cannot be used. */
export function probeCommand(key: string, view: View): string | null {
  const cut = key.indexOf(":");
  const [kind, what] = [key.slice(0, cut), key.slice(cut + 1)];
  switch (kind) {
    case "space":
      return view.phase.type === "rewarding" ? `search ${what}` : `move ${what}`;
    case "card":
      return `play ${what}`;
    case "mind":
      return `ignore ${named(Number(what))}`;
    case "accuse":
      return `accuse ${named(Number(what))}`;
    case "do":
      return what;
    case "decision":
      return what.replaceAll("_", " ");
    default:
      return null;
  }
}
