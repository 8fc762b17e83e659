// What hangs together: spaces that share an edge. Nothing is judged here.
import { beside, type Side } from "./spaces";
import type { Area, Land, Player, Space, Tile, View } from "./types";

const SIDES: readonly Side[] = ["north", "east", "south", "west"];

/** All that is connected with `from` through `within`, and `from` itself. */
export function flood(from: Space, within: ReadonlySet<Space>): Space[] {
  const seen = new Set([from]);
  for (const space of seen)
    for (const side of SIDES) {
      const next = beside(space, side);
      if (next !== null && within.has(next)) seen.add(next);
    }
  return [...seen];
}

/** The area that a tile of this land on `at` belongs to, or would. */
export function areaAt(tiles: readonly Tile[], land: Land, at: Space): Space[] {
  const same = tiles.filter((tile) => tile.land === land).map((tile) => tile.at);
  return flood(at, new Set(same));
}

/** The largest group; of equal ones the first. */
export function largest(camels: readonly Space[]): Space[] {
  const rest = new Set(camels);
  let best: Space[] = [];
  for (const camel of camels) {
    if (!rest.has(camel)) continue;
    const group = flood(camel, rest);
    for (const one of group) rest.delete(one);
    if (group.length > best.length) best = group;
  }
  return best;
}

export const tileOn = (view: View, at: Space): Tile | undefined => view.tiles.find((tile) => tile.at === at);
export const playerOf = (view: View, seat: number): Player | undefined =>
  view.players.find((player) => player.seat === seat);
export const camelOn = (view: View, at: Space): Player | undefined =>
  view.players.find((player) => player.camels.includes(at));

export interface OwnedArea extends Area {
  seat: number;
}
export const areasOf = (view: View): OwnedArea[] =>
  view.players.flatMap((player) => player.areas.map((area) => ({ ...area, seat: player.seat })));

/** Who took this seat's offer; null as long as it is there. */
export function takerOf(view: View, player: Player): number | null {
  return player.received === null ? null : (view.order[player.received - 1] ?? null);
}
