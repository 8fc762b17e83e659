// Confirmations before irreversible actions that players may easily regret.
import { notReady, type Roster } from "./ready";
import type { Choice, Space, View } from "./types";

const ALONE = { names: [] };
type Question = { key: string; args?: Record<string, string | number> };

export function warn(
  view: View,
  choice: Choice,
  roster: Roster & { names: readonly string[] } = ALONE,
): Question | null {
  const { sled, discard } = view.tokens;
  switch (choice.type) {
    case "done":
      return wouldRevealEmptySled(view) ? { key: "ui-warn-done" } : null;
    case "reveal":
      return view.players.every((one) => one.n_played === 0) ? { key: "ui-warn-reveal" } : null;
    case "roll":
      return sled + discard === 1 || view.injuries_left < 2 ? { key: "ui-warn-roll" } : null;
    case "flip": {
      const waiting = notReady(view, roster);
      const names = waiting.map((seat) => roster.names[seat] ?? "").join(", ");
      return waiting.length > 0 ? { key: "ui-warn-flip", args: { names } } : null;
    }
    case "move":
      return isEdge(view, choice.to) ? { key: "ui-warn-edge" } : null;
    default:
      return null;
  }
}

/** True if everyone else is done and no card has been played. */
function wouldRevealEmptySled(view: View): boolean {
  const waiting = view.players.filter((one) => !one.is_done);
  return waiting.length === 1 && view.players.every((one) => one.n_played === 0);
}

/** True if the space is the edge, from which there is no way back to the mountain. */
const isEdge = (view: View, space: Space): boolean =>
  view.spaces.find((one) => one.at === space)?.region === "edge";
