// Connected spaces and their owners, for drawing only. The engine decides what is legal.
import { beside, type Side } from "./spaces";
import type { Area, Land, Player, Space, Tile, View } from "./types";

const SIDES: readonly Side[] = ["north", "east", "south", "west"];

/** Returns `from` and all spaces connected to it through `within`. */
export function flood(from: Space, within: ReadonlySet<Space>): Space[] {
  const seen = new Set([from]);
  for (const space of seen)
    for (const side of SIDES) {
      const next = beside(space, side);
      if (next !== null && within.has(next)) seen.add(next);
    }
  return [...seen];
}

/** Returns the area that a tile of this land on `at` belongs to or would join. */
export function areaAt(tiles: readonly Tile[], land: Land, at: Space): Space[] {
  const same = tiles.filter((tile) => tile.land === land).map((tile) => tile.at);
  return flood(at, new Set(same));
}

/** Returns the largest connected group, or the first one if several have the same size. */
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

interface OwnedArea extends Area {
  seat: number;
}
export const areasOf = (view: View): OwnedArea[] =>
  view.players.flatMap((player) => player.areas.map((area) => ({ ...area, seat: player.seat })));

/** Returns the seat that took this player's offer, or null if no one has. */
export function takerOf(view: View, player: Player): number | null {
  return player.received === null ? null : (view.order[player.received - 1] ?? null);
}
