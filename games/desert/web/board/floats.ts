// Small icons that rise from a pawn when something happens to it.
import { DROP, GEAR_SHAPES, SKULL } from "../art/gear";
import { PART_SHAPES } from "../art/shapes";
import type { GameEvent } from "../types";

interface Float {
  seat: number;
  path: string;
  /** The text next to the icon, such as `+2`. */
  text: string;
  tone: "water" | "loss" | "gear" | "death";
}

const water = (seat: number, by: number): Float => ({
  seat,
  path: DROP,
  text: by > 0 ? `+${by}` : `−${-by}`,
  tone: by > 0 ? "water" : "loss",
});
const gear = (seat: number, path: string, text = ""): Float => ({ seat, path, text, tone: "gear" });

export function floats(event: GameEvent): Float[] {
  switch (event.type) {
    case "drank":
      return [water(event.whom, -1)];
    case "water_found":
      return event.n > 0 ? [water(event.whom, event.n)] : [];
    case "filled":
      return [water(event.seat, event.n)];
    case "water_given":
      return [water(event.seat, -event.n), water(event.whom, event.n)];
    case "sheltered":
      return [gear(event.whom, GEAR_SHAPES.solar_shield)];
    case "shield_raised":
      return [gear(event.seat, GEAR_SHAPES.solar_shield)];
    case "died_of_thirst":
      return [{ seat: event.whom, path: SKULL, text: "", tone: "death" }];
    case "gear_drawn":
      return [gear(event.seat, GEAR_SHAPES[event.gear])];
    case "gear_given":
      return [gear(event.whom, GEAR_SHAPES[event.gear])];
    case "throttled":
      return [gear(event.seat, GEAR_SHAPES.time_throttle, "+2")];
    case "part_taken":
      return [gear(event.seat, PART_SHAPES[event.part])];
    default:
      return [];
  }
}
