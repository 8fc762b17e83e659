// Confirmations before irreversible choices that players may easily regret.
import type { Choice, Insight, Place, SeatInsight, View } from "./types";

type Question = { key: string; args?: Record<string, string | number> };

/** The bridge needs no confirmation unless its probability of breaking is higher than this. */
const BRIDGE = 0.25;
const percent = (chance: number) => Math.round(chance * 100);

export function warn(
  view: View,
  choice: Choice,
  { insight }: { insight: Insight | null; names: readonly string[] },
): Question | null {
  const seat = view.turn?.seat ?? null;
  const mine = insight?.seats.find((one) => one.seat === seat) ?? null;
  switch (choice.type) {
    case "move":
    case "sprint":
    case "leap":
      return warnStep(view, choice.to, mine);
    case "hop":
      return warnHop(view, mine);
    case "statue":
      return warnBridge(mine?.bridge?.falls);
    case "unlock":
      return choice.lock === "tunnel" ? warnTunnel(view) : null;
    case "tunnel":
      return warnTunnel(view);
    case "jump":
      return warnTest("pit", mine);
    case "exit_river":
      return warnTest("river_exit", mine);
    case "end":
      return warnEnd(view, insight);
    case "accept":
      return warnAccept(view);
    default:
      return null;
  }
}

function warnStep(view: View, to: Place, mine: SeatInsight | null): Question | null {
  if (to === "br") return warnBridge(mine?.bridge?.step_on);
  const isLeaving = view.players.some((one) => one.seat === mine?.seat && one.at === "br");
  if (isLeaving) return warnBridge(mine?.bridge?.step_off);
  const tile = mine?.lava.find((one) => one.at === to);
  return tile && tile.chance > 0 ? { key: "ui-warn-tile", args: { n: percent(tile.chance) } } : null;
}

function warnBridge(falls = 0): Question | null {
  return falls > BRIDGE ? { key: "ui-warn-bridge", args: { n: percent(falls) } } : null;
}

/** A tunnel to the entrance leads away from the exit. */
function warnTunnel({ options, walls }: View): Question | null {
  if (options.tunnel_to === "outside") return null;
  return { key: walls.have_met ? "ui-warn-tunnel-shut" : "ui-warn-tunnel" };
}

/** Players hop to harm rivals, but teammates on the bridge would fall too. */
function warnHop(view: View, mine: SeatInsight | null): Question | null {
  const others = view.players.filter((one) => one.at === "br" && one.seat !== view.turn?.seat);
  if (view.mode === "coop" && others.length > 0) return { key: "ui-warn-hop" };
  return warnBridge(mine?.bridge?.falls);
}

/** Asks only if neither cards nor a token can help. */
function warnTest(trial: string, mine: SeatInsight | null): Question | null {
  const test = mine?.tests.find((one) => one.trial === trial);
  if (!test || test.helped > test.plain || test.plain >= 1) return null;
  return { key: `ui-warn-${trial}`, args: { n: percent(1 - test.plain) } };
}

function warnEnd(view: View, insight: Insight | null): Question | null {
  const at = view.players.find((one) => one.seat === view.turn?.seat)?.at;
  const heat = insight?.boulder.heat.find((one) => one.at === at);
  return heat && heat.chance > 0 ? { key: "ui-warn-end", args: { n: percent(heat.chance) } } : null;
}

/** Asks before a player accepts a failed test that kills the adventurer. */
function warnAccept(view: View): Question | null {
  const { phase } = view;
  if (phase.type !== "testing") return null;
  const isDeadly =
    phase.test.trial === "river_exit" ||
    (phase.test.trial === "pit" && view.options.pit_fail === "eliminated");
  return isDeadly ? { key: "ui-warn-accept" } : null;
}
