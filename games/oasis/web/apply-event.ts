// Applies single events to a view, for animation. It applies no rules: fields that an event does not
// mention stay unchanged until the engine's view arrives.
import { areaAt, largest, playerOf } from "./areas";
import { faceOf, isLand } from "./cards";
import type { Area, Card, Cause, GameEvent, Good, Land, Phase, Player, Space, View } from "./types";

type Fields = Record<string, unknown>;

/** Durations of event animations at normal speed, in milliseconds. */
const DURATIONS: Record<string, number> = {
  round_began: 900,
  announced: 600,
  drew_first: 700,
  revealed: 750,
  offered: 500,
  reshuffled: 900,
  draw_lost: 800,
  accepted: 950,
  last_offer: 500,
  own_offer_taken: 950,
  card_begun: 450,
  tile_placed: 620,
  area_grew: 620,
  tile_given: 900,
  marker_placed: 560,
  marker_moved: 760,
  left_neutral: 350,
  camel_placed: 480,
  tiles_forfeited: 800,
  camels_forfeited: 800,
  goods_taken: 700,
  goods_missing: 700,
  cards_drawn: 600,
  unplayable: 1500,
  stack_used_up: 1500,
  path_filled: 1500,
  counter_turned: 420,
  free_action_began: 700,
  free_action_skipped: 500,
  free_action_void: 600,
  scored: 2600,
  won: 2200,
};

export const duration = (event: GameEvent): number => DURATIONS[event.type] ?? 250;

export function applyEvent(view: View, event: GameEvent): View | null {
  const data = event as Fields;
  return (
    applyToCards(view, event.type, data) ??
    applyToBoard(view, event.type, data) ??
    applyToRound(view, event.type, data)
  );
}

function applyToCards(view: View, type: string, data: Fields): View | null {
  const seat = data.seat as number;
  switch (type) {
    case "revealed": {
      const card = data.card as Card;
      const shown = { ...view, turn: seat, phase: { type: "offering" } as Phase };
      return player(shown, seat, (one) => ({
        offer: [...one.offer, card],
        stack: one.stack.slice(1),
        n_refill: null,
      }));
    }
    case "drew_first":
    case "cards_drawn":
      return draw(view, seat, data.n as number);
    case "offered":
      return draw(view, seat, data.n_drawn as number);
    case "reshuffled":
      return { ...view, deck: { ...view.deck, n: data.n as number }, discard: [] };
    case "accepted":
      return take(view, seat, data.whom as number, data.n as number);
    case "own_offer_taken":
      return take(view, seat, seat, data.n as number);
    case "card_begun":
      return { ...view, phase: phaseOfCard(view.phase, data.card as Card) };
    case "goods_taken":
      return takeGoods(view, seat, data.good as Good, data.n as number);
    default:
      return null;
  }
}

function applyToBoard(view: View, type: string, data: Fields): View | null {
  const seat = data.seat as number;
  const land = data.land as Land;
  const at = data.at as Space;
  switch (type) {
    case "tile_placed":
      return placeTile(view, land, at, null);
    case "area_grew":
      return placeTile(view, land, at, seat);
    case "tile_given":
      return placeTile(view, land, at, data.whom as number);
    case "marker_placed": {
      const used = player(view, seat, (one) => ({ markers_left: one.markers_left - 1 }));
      return claim(used, seat, land, at);
    }
    case "marker_moved":
      return claim(abandon(view, seat, data.from as Space), seat, land, at);
    case "camel_placed":
      return player(countDown(view), seat, (one) => {
        const camels = [...one.camels, at];
        const herd = largest(camels);
        const units = { ...one.units, herd: data.herd as number };
        return { camels, herd, units, camels_left: one.camels_left - 1 };
      });
    case "unplayable":
      return end(view, "unplayable");
    case "stack_used_up":
      return end(view, `${land}_out`);
    case "path_filled":
      return end(view, "path_full");
    default:
      return null;
  }
}

function applyToRound(view: View, type: string, data: Fields): View {
  const seat = data.seat as number;
  switch (type) {
    case "round_began":
      return { ...view, round: data.round as number, next_order: view.order.map(() => null) };
    case "counter_turned": {
      const n = data.n as number;
      const order = swapTo(view.order, seat, n - 1);
      const turned = player(view, seat, () => ({ counter: n, received: null, is_taken: false, offer: [] }));
      return { ...turned, order };
    }
    case "free_action_began":
      return { ...view, turn: seat, phase: { type: "free" } };
    case "scored": {
      const { camels, oasis, steppe, stony, total, ...factors } = data as Record<string, number>;
      const { commodity, well, horse, ovoo } = factors;
      const points = { camels, oasis, steppe, stony, total } as NonNullable<Player["points"]>;
      const goods = { commodity, well, horse, ovoo } as NonNullable<Player["goods"]>;
      return player(view, seat, () => ({ points, goods }));
    }
    case "won":
      return { ...view, phase: { type: "over" } };
    default:
      return view;
  }
}

/** Moves a seat to a new place in the turn order by swapping two seats, so that none is missing. */
function swapTo(order: readonly number[], seat: number, to: number): number[] {
  const from = order.indexOf(seat);
  return order.map((one, index) => (index === to ? seat : index === from ? (order[to] ?? one) : one));
}

function player(view: View, seat: number, change: (one: Player) => Partial<Player>): View {
  const players = view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

/** Moves cards from the deck to the bottom of a stack. */
function draw(view: View, seat: number, n: number): View {
  const batch = view.deck.batch ?? 0;
  const drawn = player(view, seat, (one) => ({ stack: [...one.stack, ...Array<number>(n).fill(batch)] }));
  return { ...drawn, deck: { ...view.deck, n: Math.max(0, view.deck.n - n) } };
}

/** Lets `seat` take `whom`'s offer. `whom` receives counter `n`. */
function take(view: View, seat: number, whom: number, n: number): View {
  const next_order = view.next_order.map((one, index) => (index === n - 1 ? whom : one));
  const taken = player(view, whom, () => ({ received: n, is_taken: true }));
  return { ...taken, turn: seat, next_order, phase: { type: "resolving", whom } };
}

function phaseOfCard(phase: Phase, card: Card): Phase {
  const { figure, n } = faceOf(card);
  if (!("whom" in phase)) return phase;
  const { whom } = phase;
  if (figure === "camel") return { type: "herding", whom, card, n_left: n };
  return isLand(figure) ? { type: "tiling", whom, card, land: figure, n_left: n } : phase;
}

/** Decrements the number of pieces left on the card. */
function countDown(view: View): View {
  const { phase } = view;
  if (phase.type !== "tiling" && phase.type !== "herding") return view;
  return { ...view, phase: { ...phase, n_left: Math.max(0, phase.n_left - 1) } };
}

function takeGoods(view: View, seat: number, good: Good, n: number): View {
  const supply = view.supply.map((one) => (one.good === good ? { ...one, n: Math.max(0, one.n - n) } : one));
  return player({ ...view, supply }, seat, ({ n_goods, goods }) => ({
    n_goods: n_goods + n,
    goods: goods && { ...goods, [good]: goods[good] + n },
  }));
}

function end(view: View, cause: Cause): View {
  return view.ending.includes(cause) ? view : { ...view, ending: [...view.ending, cause] };
}

function placeTile(view: View, land: Land, at: Space, whom: number | null): View {
  const stock = view.stock.map((one) => (one.land === land ? { ...one, n: Math.max(0, one.n - 1) } : one));
  const tiles = [...view.tiles, { at, land, printed: false, whom }];
  const placed = countDown({ ...view, stock, tiles });
  if (whom === null) return placed;
  const spaces = areaAt(tiles, land, at);
  const grown = player(placed, whom, ({ areas }) => ({
    areas: areas.map((area) => (spaces.includes(area.marker) ? { ...area, spaces } : area)),
  }));
  return countUnits(setOwner(grown, spaces, whom), whom);
}

/** Sets the owner of these spaces, or makes them neutral. */
function setOwner(view: View, spaces: readonly Space[], whom: number | null): View {
  const tiles = view.tiles.map((tile) => (spaces.includes(tile.at) ? { ...tile, whom } : tile));
  return { ...view, tiles };
}

function claim(view: View, seat: number, land: Land, at: Space): View {
  const area: Area = { land, marker: at, spaces: areaAt(view.tiles, land, at) };
  const owned = setOwner(view, area.spaces, seat);
  return countUnits(
    player(owned, seat, ({ areas }) => ({ areas: [...areas, area] })),
    seat,
  );
}

function abandon(view: View, seat: number, from: Space): View {
  const area = playerOf(view, seat)?.areas.find((one) => one.marker === from);
  const left = player(view, seat, ({ areas }) => ({ areas: areas.filter((one) => one.marker !== from) }));
  return countUnits(setOwner(left, area?.spaces ?? [], null), seat);
}

/** Recounts the spaces of each land that this seat controls. */
function countUnits(view: View, seat: number): View {
  return player(view, seat, ({ areas, units }) => {
    const of = (land: Land) =>
      areas.filter((area) => area.land === land).reduce((sum, area) => sum + area.spaces.length, 0);
    return { units: { ...units, oasis: of("oasis"), steppe: of("steppe"), stony: of("stony") } };
  });
}
