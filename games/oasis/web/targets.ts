// Maps choices to board targets, and inactive targets to the command whose refusal explains them.
import { isPath } from "./spaces";
import type { Choice, Land, Space, View } from "./types";

export const buttons: readonly string[] = [
  "button:announce",
  "button:reveal",
  "button:stop",
  // One button per place in the turn order, so that the buttons follow the order of the offers.
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

/** A seat's name in commands: `p1` is seat 0. */
const commandName = (seat: number) => `p${seat + 1}`;

export function targetKeys(choice: Choice, view: View, seat: number): readonly string[] {
  const { phase } = view;
  const whom = "whom" in phase ? phase.whom : seat;
  switch (choice.type) {
    case "reveal":
      return ["button:reveal", `stack:${seat}`];
    case "accept":
      return [`offer:${choice.whom}`, `button:accept:${view.order.indexOf(choice.whom)}`];
    case "resolve":
      return [`card:${whom}:${choice.card}`, "button:resolve"];
    case "place":
      return [`space:${choice.at}`, `${choice.land}:${choice.at}`];
    case "camel":
      return [`space:${choice.at}`, `camel:${choice.at}`];
    case "mark":
      return "at" in phase ? ["button:mark", `space:${phase.at}`] : ["button:mark"];
    case "remove":
      return [`space:${choice.at}`];
    case "move_marker":
      return ["button:move", `space:${choice.from}`];
    default:
      return [`button:${choice.type}`];
  }
}

/** Returns the command whose refusal explains why a target is inactive. */
export function probeCommand(key: string, view: View, seat: number): string | null {
  const [kind = "", id = "", card = ""] = key.split(":");
  switch (kind) {
    case "space":
      return probeSpace(id, view);
    case "oasis":
    case "steppe":
    case "stony":
      return `place ${kind} ${id}`;
    case "camel":
      return `camel ${id}`;
    case "offer":
      return `accept ${commandName(Number(id))}`;
    case "stack":
      return Number(id) === seat ? "reveal" : `accept ${commandName(Number(id))}`;
    case "card":
      return `resolve ${card}`;
    case "button":
      return id;
    default:
      return null;
  }
}

function probeSpace(space: Space, { phase }: View): string {
  switch (phase.type) {
    case "tiling":
      return `place ${phase.land ?? ("stony" satisfies Land)} ${space}`;
    case "herding":
      return `camel ${space}`;
    case "scoring":
      return `remove ${space}`;
    case "marking":
    case "free_marking":
      return `mark from ${space}`;
    default:
      return isPath(space) ? `camel ${space}` : `place stony ${space}`;
  }
}
