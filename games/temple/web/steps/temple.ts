// Events about the temple itself: walls, boulder, bridge, lava, locks and Suns.
import type { Glyph, Lock, Place, Sun, View } from "../types";
import type { WallCard } from "../wire";
import { updatePlayer } from "./player";

type Fields = Record<string, unknown>;
const WALL_FIELDS = { both: "n_both", orange: "n_orange", grey: "n_grey", blank: "n_blank" } as const;

export function applyTempleEvent(view: View, type: string, data: Fields): View | null {
  const at = data.at as Place;
  switch (type) {
    case "wall_revealed": {
      const field = WALL_FIELDS[data.card as WallCard];
      return { ...view, walls: { ...view.walls, [field]: Math.max(0, view.walls[field] - 1) } };
    }
    case "wall_moved":
      return { ...view, walls: { ...view.walls, [data.wall as "orange" | "grey"]: data.n as number } };
    case "walls_met":
      return {
        ...view,
        walls: { ...view.walls, have_met: true },
        piles: view.piles.filter((pile) => !isInside(pile.at)),
      };
    case "boulder_moved":
      return { ...view, boulder: { ...view.boulder, at } };
    case "pile_crushed":
      return { ...view, piles: view.piles.filter((pile) => pile.at !== at) };
    case "web_torn":
      return { ...view, webs: view.webs.filter((web) => web !== at) };
    case "sun_opened":
      return { ...view, suns: [...view.suns, data.sun as Sun] };
    case "cache_crushed":
      return { ...view, cache: 0 };
    case "bridge_tested":
      return onBridge(view, data.seat as number, data.n as number);
    case "bridge_fell":
      return { ...view, bridge: { planks: 0, has_statue: false, weight: 0 } };
    case "lock_opened":
      return openLock(view, data.lock as Lock);
    case "door_removed":
    case "door_smashed":
      return openLock(view, "door", true);
    case "collapse_began":
      return { ...view, is_collapsing: true };
    case "collapse_ended":
      return { ...view, is_collapsing: false };
    default:
      return applyLavaEvent(view, type, data);
  }
}

/** An adventurer stands on the bridge only once the bridge has held. */
function onBridge(view: View, seat: number, planks: number): View {
  const tested = { ...view, bridge: { ...view.bridge, planks } };
  return planks > 0 ? updatePlayer(tested, seat, () => ({ at: "br" })) : tested;
}

const isInside = (at: Place): boolean => at === "ent" || at.startsWith("w");

/** The tunnel opens only for the adventurer who leaves, and the door shuts again. */
function openLock(view: View, lock: Lock, isPermanent = false): View {
  if ((lock === "tunnel" || lock === "door") && !isPermanent) return view;
  const locks = view.locks.map((one) => (one.lock === lock ? { ...one, is_shut: false } : one));
  return { ...view, locks };
}

function applyLavaEvent(view: View, type: string, data: Fields): View | null {
  const { lava } = view;
  const at = data.at as Place;
  switch (type) {
    case "mask_removed":
      return { ...view, lava: { ...lava, is_masked: false } };
    case "tile_flipped":
      return turnTile(view, at, data, "safe");
    case "trap_sprung": {
      const clues = lava.clues.map((clue) =>
        clue.number === data.n ? { ...clue, glyph: data.glyph as Glyph, is_sprung: true } : clue,
      );
      return turnTile({ ...view, lava: { ...lava, clues } }, at, data, "hole");
    }
    case "look_ended":
      return { ...view, looks: view.looks.filter((look) => look.seat !== data.seat) };
    case "replaced":
      return updatePlayer({ ...view, lava: { ...lava, is_masked: false } }, data.seat as number, () => ({
        status: "in",
        at,
        adventurer: data.adventurer as "lea",
        is_second: true,
        is_token_used: false,
        second: null,
      }));
    default:
      return null;
  }
}

function turnTile(view: View, at: Place, data: Fields, face: "safe" | "hole"): View {
  const tiles = view.lava.tiles.map((tile) =>
    tile.at === at ? { at, glyph: data.glyph as Glyph, number: data.n as number, face } : tile,
  );
  return { ...view, lava: { ...view.lava, tiles } };
}
