// Events about adventurers who are caught, die or escape, and the final score.
import type { Place, View } from "../types";
import { updatePlayer } from "./player";

type Fields = Record<string, unknown>;

export function applyFateEvent(view: View, type: string, data: Fields): View | null {
  const seat = data.seat as number;
  switch (type) {
    case "went_in":
      return updatePlayer(view, seat, () => ({
        adventurer: data.adventurer as "lea",
        chosen: null,
        at: "ent",
      }));
    case "caught":
      return updatePlayer(view, seat, () => ({ is_stuck: true }));
    case "freed":
      return updatePlayer(view, seat, () => ({ is_stuck: false }));
    case "eliminated":
      return updatePlayer(view, seat, (one) => ({
        status: one.is_second || one.second === null ? "dead" : "waiting",
        at: null,
        hand: [],
        n_cards: 0,
        n_wounds: 0,
        n_supplies: 0,
        n_gravel: 0,
        is_stuck: false,
        is_lying: false,
        level: null,
        is_token_used: true,
      }));
    case "waits_for_sun":
      return updatePlayer(view, seat, () => ({ status: "waiting" }));
    case "escaped":
      return updatePlayer(view, seat, () => ({ status: "out", at: null }));
    case "exit_sealed":
      return { ...view, boulder: { ...view.boulder, at: "exit" as Place } };
    case "won":
    case "no_one_escaped":
    case "group_counted":
      return { ...view, phase: { type: "over" } };
    default:
      return null;
  }
}
