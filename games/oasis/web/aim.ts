// Which things on the table a choice points at, and what to ask when none does.
import { isPath } from "./spaces";
import type { Choice, Land, Space, View } from "./types";

export const buttons: readonly string[] = [
  "button:announce",
  "button:reveal",
  "button:stop",
  // One for each place in the order, so that offers are named as they lie.
  "button:accept:0",
  "button:accept:1",
  "button:accept:2",
  "button:accept:3",
  "button:accept:4",
  "button:resolve",
  "button:mark",
  "button:move",
  "button:leave",
  "button:confirm",
  "button:skip",
];

/** The thing that everybody calls a seat by in commands: `p1` is seat 0. */
const named = (seat: number) => `p${seat + 1}`;

export function aim(choice: Choice, view: View, seat: number): readonly string[] {
  const { phase } = view;
  const whom = "whom" in phase ? phase.whom : seat;
  switch (choice.type) {
    case "reveal":
      return ["button:reveal", `stack:${seat}`];
    case "accept":
      return [`offer:${choice.whom}`, `button:accept:${view.order.indexOf(choice.whom as number)}`];
    case "resolve":
      return [`card:${whom}:${choice.card}`, "button:resolve"];
    case "place":
      return [`space:${choice.at}`, `${choice.land}:${choice.at}`];
    case "camel":
      return [`space:${choice.at}`, `camel:${choice.at}`];
    case "mark":
      return "at" in phase ? ["button:mark", `space:${phase.at}`] : ["button:mark"];
    case "move_marker":
      return ["button:move", `space:${choice.from}`];
    default:
      return [`button:${choice.type}`];
  }
}

/** The command whose refusal says why nothing can be done with this thing. */
export function asks(key: string, view: View, seat: number): string | null {
  const [kind = "", what = "", card = ""] = key.split(":");
  switch (kind) {
    case "space":
      return asksSpace(what, view);
    case "oasis":
    case "steppe":
    case "stony":
      return `place ${kind} ${what}`;
    case "camel":
      return `camel ${what}`;
    case "offer":
      return `accept ${named(Number(what))}`;
    case "stack":
      return Number(what) === seat ? "reveal" : `accept ${named(Number(what))}`;
    case "card":
      return `resolve ${card}`;
    case "button":
      return what;
    default:
      return null;
  }
}

function asksSpace(space: Space, { phase }: View): string {
  switch (phase.type) {
    case "tiling":
      return `place ${phase.land ?? ("stony" satisfies Land)} ${space}`;
    case "herding":
      return `camel ${space}`;
    case "marking":
    case "free_marking":
      return `mark from ${space}`;
    default:
      return isPath(space) ? `camel ${space}` : `place stony ${space}`;
  }
}
