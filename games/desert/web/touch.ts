// Touching things whose effect is local to this browser: tools, distances, plans and wind paths. Everything
// else is left to the choices.
import { Things } from "$stage/things.svelte";
import { toolOf } from "./targets";
import { selection } from "./tool.svelte";
import type { DesertStage, StormCard } from "./types";

/** Returns `true` if touching the thing has a local effect. */
function touch(thing: string, stage: DesertStage): boolean {
  const tool = toolOf(thing, stage);
  const [kind, id = ""] = thing.split(":");
  const card = windOf(thing, stage);
  if (tool !== null) selection.take(tool);
  else if (kind === "pawn") selection.choose(Number(id), stage.choices);
  else if (kind === "distances") selection.choose(stage.acting ?? stage.mySeats[0] ?? stage.view.turn, []);
  else if (kind === "plan") selection.take("plan");
  else if (card !== null) selection.wind = selection.wind === card ? null : card;
  else return false;
  return true;
}

/** Returns the storm card that this thing stands for, or `null`. */
export function windOf(thing: string | null, { view }: DesertStage): StormCard | null {
  const [kind, id = ""] = thing?.split(":") ?? [];
  if (kind === "weather") return id;
  if (kind !== "known") return null;
  return view.storm.known.find(({ nth }) => nth === Number(id))?.card ?? null;
}

/** Input for the cards, badges and panels around the board. */
export const thingsAround = (stage: () => DesertStage, first?: string): Things =>
  new Things({ stage, first, onactivate: (thing) => touch(thing, stage()) });
