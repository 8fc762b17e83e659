// Small icons that rise from a pawn when something happens to it.
import { DROP, GEAR_SHAPES, SKULL } from "../art/gear";
import { PART_SHAPES } from "../art/shapes";
import type { GameEvent, Gear, Part } from "../types";

export interface Float {
  seat: number;
  path: string;
  /** The text next to the icon, such as `+2`. */
  text: string;
  tone: "water" | "loss" | "gear" | "death";
}

export function floats(event: GameEvent): Float[] {
  const seat = event.seat as number;
  const whom = event.whom as number;
  const n = event.n as number;
  const water = (at: number, by: number): Float => ({
    seat: at,
    path: DROP,
    text: by > 0 ? `+${by}` : `−${-by}`,
    tone: by > 0 ? "water" : "loss",
  });
  const gear = (at: number, path: string, text = ""): Float => ({ seat: at, path, text, tone: "gear" });
  switch (event.type) {
    case "drank":
      return [water(whom, -1)];
    case "water_found":
      return n > 0 ? [water(whom, n)] : [];
    case "filled":
      return [water(seat, n)];
    case "water_given":
      return [water(seat, -n), water(whom, n)];
    case "sheltered":
      return [gear(whom, GEAR_SHAPES.solar_shield)];
    case "shield_raised":
      return [gear(seat, GEAR_SHAPES.solar_shield)];
    case "died_of_thirst":
      return [{ seat: whom, path: SKULL, text: "", tone: "death" }];
    case "gear_drawn":
      return [gear(seat, GEAR_SHAPES[event.gear as Gear])];
    case "gear_given":
      return [gear(whom, GEAR_SHAPES[event.gear as Gear])];
    case "throttled":
      return [gear(seat, GEAR_SHAPES.time_throttle, "+2")];
    case "part_taken":
      return [gear(seat, PART_SHAPES[event.part as Part])];
    default:
      return [];
  }
}
