// Updates one player in a view. Undefined fields stay unchanged.
import type { Player, View } from "../types";

export function updatePlayer(view: View, seat: number, change: (one: Player) => Partial<Player>): View {
  const players = view.players.map((one) => (one.seat === seat ? merge(one, change(one)) : one));
  return { ...view, players };
}

function merge(one: Player, change: Partial<Player>): Player {
  const known = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...one, ...Object.fromEntries(known) };
}
