// Applies one event to a view, for animation. It applies no rules: fields that an event does not mention
// keep their values until the real view arrives.
import { FULL_TURN, pawnOf, tileOn } from "./cells";
import type { Cell, City, Direction, GameEvent, Gear, Part, Pawn, StormCard, View } from "./types";

type Fields = Record<string, unknown>;

/** The duration of each event's animation at normal speed. */
const DURATIONS: Record<string, number> = {
  turn_began: 700,
  moved: 320,
  tunnelled: 520,
  guided: 320,
  flew: 650,
  throttled: 500,
  dug: 320,
  blasted: 560,
  excavated: 760,
  gear_drawn: 620,
  water_found: 480,
  part_appeared: 1100,
  part_in_eye: 900,
  part_taken: 600,
  looked: 500,
  water_given: 520,
  filled: 480,
  gear_given: 520,
  shield_raised: 500,
  scoped: 600,
  actions_ended: 650,
  wind_blew: 900,
  tile_slid: 520,
  respite: 420,
  sand_ran_out: 1200,
  storm_rose: 1100,
  sun_beat: 950,
  drank: 480,
  sheltered: 480,
  died_of_thirst: 1200,
  reshuffled: 600,
  won: 1600,
  lost_to_thirst: 1400,
  lost_to_sand: 1400,
  lost_to_storm: 1400,
};

export const duration = (event: GameEvent): number => DURATIONS[event.type] ?? 200;

export function step(view: View, event: GameEvent): View | null {
  const data = event as Fields;
  switch (event.type) {
    case "picked":
      return null;
    case "turn_began":
      return beginTurn(view, data.seat as number);
    case "moved":
    case "tunnelled":
    case "flew":
      return travel(view, [data.seat as number, data.with as number | null], data.to as Cell);
    case "guided":
      return travel(view, [data.whom as number, data.with as number | null], data.to as Cell);
    case "dug":
      return sand(view, data.at as Cell, data.left as number);
    case "blasted":
      return sand(view, data.at as Cell, 0);
    case "excavated":
      return turnUp(view, data.at as Cell, data.city as City);
    case "tile_slid":
      return slide(view, data.from as Cell, data.to as Cell, data.sand as number);
    case "part_appeared":
      return part(view, data.part as Part, { on: data.at as Cell });
    case "part_in_eye":
      return part(view, data.part as Part, { on: view.eye });
    case "part_taken":
      return part(view, data.part as Part, { held: data.seat as number });
    default:
      return stepCrew(view, event) ?? stepStorm(view, event) ?? view;
  }
}

function beginTurn(view: View, turn: number): View {
  return { ...view, turn, n_fewer: 0, actions_left: FULL_TURN, phase: { type: "acting" } };
}

function stepCrew(view: View, event: GameEvent): View | null {
  const data = event as Fields;
  const seat = data.seat as number;
  switch (event.type) {
    case "gear_drawn":
      return pawn(view, seat, (one) => ({ gear: [...one.gear, data.gear as Gear] }));
    case "water_found":
      return pawn(view, data.whom as number, (one) => ({ water: one.water + (data.n as number) }));
    case "filled":
      return pawn(view, seat, (one) => ({ water: one.water + (data.n as number) }));
    case "water_given": {
      const given = pawn(view, seat, (one) => ({ water: one.water - (data.n as number) }));
      return pawn(given, data.whom as number, (one) => ({ water: one.water + (data.n as number) }));
    }
    case "gear_given": {
      const given = pawn(view, seat, (one) => ({ gear: without(one.gear, data.gear as Gear) }));
      return pawn(given, data.whom as number, (one) => ({ gear: [...one.gear, data.gear as Gear] }));
    }
    case "drank":
      return pawn(view, data.whom as number, () => ({ water: data.left as number }));
    case "shield_raised":
      return pawn(view, seat, (one) => ({ has_shield: true, gear: without(one.gear, "solar_shield") }));
    case "shield_ended":
      return pawn(view, seat, () => ({ has_shield: false }));
    case "drew_fewer":
      return { ...view, n_fewer: data.n_fewer as number };
    default:
      return null;
  }
}

function stepStorm(view: View, event: GameEvent): View | null {
  const data = event as Fields;
  switch (event.type) {
    case "actions_ended":
      return { ...view, phase: { type: "storm", n_left: data.n_cards as number } };
    case "wind_blew":
      return drawn(view, `${(data.toward as Direction).charAt(0)}${data.n_tiles as number}`);
    case "sun_beat":
      return drawn(view, "sun");
    case "storm_rose": {
      const after = drawn(view, "up");
      const storm = { ...after.storm, level: data.level as number, meter: after.storm.meter + 1 };
      return { ...after, storm };
    }
    case "reshuffled":
      return reshuffle(view);
    case "held":
      return { ...view, held_by: [...view.held_by, data.seat as number].sort() };
    case "released":
      return { ...view, held_by: view.held_by.filter((seat) => seat !== data.seat) };
    case "hold_expired":
      return { ...view, held_by: [] };
    default:
      return null;
  }
}

function pawn(view: View, seat: number, change: (one: Pawn) => Partial<Pawn>): View {
  const crew = view.crew.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  return pawnOf(view, seat) ? { ...view, crew } : view;
}

function travel(view: View, seats: (number | null)[], to: Cell): View {
  let after = view;
  for (const seat of seats) {
    if (seat !== null) after = pawn(after, seat, () => ({ cell: to }));
  }
  return after;
}

function sand(view: View, at: Cell, left: number): View {
  const before = tileOn(view, at)?.sand ?? left;
  const tiles = view.tiles.map((tile) => (tile.cell === at ? { ...tile, sand: left } : tile));
  return { ...view, tiles, supply: view.supply + before - left };
}

function turnUp(view: View, at: Cell, city: City): View {
  const tiles = view.tiles.map((tile) => (tile.cell === at ? { ...tile, excavated: true, city } : tile));
  const parts = view.parts.map((one) => ({
    ...one,
    row_clue: city === `${one.part}_row` ? at : one.row_clue,
    column_clue: city === `${one.part}_column` ? at : one.column_clue,
  }));
  return { ...view, tiles, parts };
}

/** Slides a tile into the eye with everything on it. Parts that waited in the eye end up on the tile. */
function slide(view: View, from: Cell, to: Cell, left: number): View {
  const ride = (cell: Cell | null) => (cell === from ? to : cell);
  const moved = {
    ...view,
    eye: from,
    tiles: view.tiles.map((tile) => (tile.cell === from ? { ...tile, cell: to } : tile)),
    crew: view.crew.map((one) => (one.cell === from ? { ...one, cell: to } : one)),
    parts: view.parts.map((one) => ({
      ...one,
      at: typeof one.at === "object" && "on" in one.at && one.at.on === from ? { on: to } : one.at,
      row_clue: ride(one.row_clue),
      column_clue: ride(one.column_clue),
    })),
  };
  return sand(moved, to, left);
}

function part(view: View, which: Part, at: { on: Cell } | { held: number }): View {
  return { ...view, parts: view.parts.map((one) => (one.part === which ? { ...one, at } : one)) };
}

/** Moves a storm card from the deck to the discard. */
function drawn(view: View, card: StormCard): View {
  const { phase, storm } = view;
  const known = storm.known.map((one) => ({ ...one, nth: one.nth - 1 })).filter((one) => one.nth > 0);
  const rest = storm.rest.map((one) => (one.card === card ? { ...one, n: Math.max(0, one.n - 1) } : one));
  return {
    ...view,
    phase: phase.type === "storm" ? { ...phase, n_left: Math.max(0, phase.n_left - 1) } : phase,
    storm: {
      ...storm,
      known,
      rest,
      n_left: Math.max(0, storm.n_left - 1),
      discard: [...storm.discard, card],
    },
  };
}

function reshuffle(view: View): View {
  const { storm } = view;
  const back = (card: StormCard) => storm.discard.filter((one) => one === card).length;
  const rest = storm.rest.map((one) => ({ ...one, n: one.n + back(one.card) }));
  const n_left = storm.n_left + storm.discard.length;
  return { ...view, storm: { ...storm, known: [], discard: [], rest, n_left } };
}

function without(gear: readonly Gear[], card: Gear): Gear[] {
  const at = gear.indexOf(card);
  return at < 0 ? [...gear] : gear.filter((_, index) => index !== at);
}
