// Maps choices to the objects on the table that they target, and objects without a choice to a command
// whose refusal explains why.

import { pawnOf, tileOn } from "./cells";
import type { ToolKind } from "./tool.svelte";
import type { Cell, Choice, DesertStage, Gear, View } from "./types";

/** Cards that need a target. Touching such a card makes it the selected tool. */
const TOOLS: Partial<Record<Gear, ToolKind>> = {
  dune_blaster: "blast",
  jet_pack: "jet",
  terrascope: "scope",
};

const toolFor = (gear: string): ToolKind | null =>
  Object.entries(TOOLS).find(([card]) => card === gear)?.[1] ?? null;

/** Returns the tool that a gear card becomes when its owner touches it, or null if it has no target now. */
export function toolOf(key: string, stage: DesertStage): ToolKind | null {
  const [kind, gear = "", owner] = key.split(":");
  if (kind !== "card" || stage.isReadOnly || Number(owner) !== stage.acting) return null;
  const tool = toolFor(gear);
  return stage.choices.some((choice) => choice.type === tool) ? tool : null;
}

const CARD_OF: Record<"shield" | "throttle" | "reserve", Gear> = {
  shield: "solar_shield",
  throttle: "time_throttle",
  reserve: "secret_water_reserve",
};

export const buttons: readonly string[] = [
  "button:agree",
  "button:decline",
  "button:excavate",
  "button:fill",
  "button:fewer",
  "button:look",
  "button:keep",
  "button:draw",
  "button:resolve",
  "button:hold",
  "button:release",
  "button:end",
];

/** The delay before a storm card or a revealed sun, during which other players may still give water or hold
 * the storm. */
export const buttonDelays = { "button:draw": 1500, "button:resolve": 1500 };

/** A seat's name in commands: `p1` is seat 0. */
const named = (seat: number) => `p${seat + 1}`;

export function targetKeys(choice: Choice, view: View, seat: number): readonly string[] {
  const home = pawnOf(view, seat)?.cell ?? "";
  switch (choice.type) {
    case "pick":
      return [`role:${choice.role}`];
    case "move":
    case "tunnel":
      return [`tile:${choice.to}`];
    case "dig":
      return [`tile:${choice.at}`];
    case "excavate":
    case "fill":
      return [`button:${choice.type}`, `tile:${home}`];
    case "take":
      return [`part:${choice.part}`, `tile:${home}`];
    case "blast":
    case "scope":
      return [`${choice.type}:${choice.at}`];
    case "jet":
      return [`jet:${choice.to}`];
    case "guide":
      return [`guide:${choice.whom}:${choice.to}`];
    case "give_water":
    case "give_gear":
      return [`pawn:${choice.whom}`];
    case "shield":
    case "throttle":
    case "reserve":
      return [`card:${CARD_OF[choice.type]}:${seat}`];
    case "bury":
      return [`storm:${choice.nth}`];
    case "order":
      return [`storm:${choice.nth}`];
    default:
      return [`button:${choice.type}`];
  }
}

/** Returns the command whose refusal explains why nothing can be done with this object. */
export function probeCommand(key: string, view: View, seat: number): string | null {
  const [kind = "", what = "", where = ""] = key.split(":");
  switch (kind) {
    case "tile":
      return asksTile(what, view, seat);
    case "part":
      return `take ${what}`;
    case "blast":
    case "scope":
    case "jet":
      return `${kind} ${what}`;
    case "guide":
      return `guide ${named(Number(what))} ${where}`;
    case "pawn":
      return `give ${named(Number(what))} water 1`;
    case "card":
      return asksCard(what, Number(where), view, seat);
    case "role":
      return `pick ${what}`;
    case "storm":
      return `bury ${what}`;
    case "button":
      return what;
    default:
      return null;
  }
}

function asksTile(cell: Cell, view: View, seat: number): string {
  const here = pawnOf(view, seat);
  if (!here || here.cell !== cell) return `move ${cell}`;
  const tile = tileOn(view, cell);
  if (tile && tile.sand > 0) return `dig ${cell}`;
  return "excavate";
}

function asksCard(gear: string, owner: number, view: View, seat: number): string {
  const home = pawnOf(view, seat)?.cell ?? "a1";
  const tool = toolFor(gear);
  if (tool) return `${tool} ${home}`;
  if (owner !== seat) return `give ${named(owner)} ${gear}`;
  return Object.entries(CARD_OF).find(([, card]) => card === gear)?.[0] ?? "end";
}
