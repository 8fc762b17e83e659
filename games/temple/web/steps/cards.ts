// Events that move cards (drawn, dropped, paid, lost and exchanged), and Wounds.
import type { Card, Deck, Place, Player, Treasure, View } from "../types";
import { updatePlayer } from "./player";

type Fields = Record<string, unknown>;

export function applyCardEvent(view: View, type: string, data: Fields): View | null {
  const seat = data.seat as number;
  const card = (data.card ?? null) as Treasure | null;
  const n = data.n as number;
  switch (type) {
    case "searched":
      return draw(view, seat, data.deck as Deck, card);
    case "picked_up": {
      const at = view.players.find((one) => one.seat === seat)?.at ?? null;
      return gain(fromPile(view, at, data.deck as Deck), seat, data.deck as Deck, card);
    }
    case "dropped":
      return toPile(
        lose(view, seat, data.cards as Treasure[], n),
        data.at as Place,
        data.cards as Treasure[],
        n,
      );
    case "drop_lost":
      return lose(view, seat, data.cards as Treasure[], n);
    case "paid":
      return lose(view, seat, data.cards as Treasure[], 3);
    case "card_lost":
      return lose(view, seat, card ? [card] : [], 1);
    case "carried":
    case "stolen":
      return gain(
        lose(view, data.whom as number, card ? [card] : [], 1),
        seat,
        card ? deckOf(card) : "z1",
        card,
      );
    case "exchanged":
      return swap(view, seat, data.whom as number, data.n_given as number, data.n_taken as number);
    case "statue_taken":
      return gain({ ...view, bridge: { ...view.bridge, has_statue: false } }, seat, "gs", "gs");
    case "treasure_taken":
      return gain(view, seat, deckOf(card ?? "al"), card);
    case "wounded":
    case "healed":
      return wounds(view, seat, n);
    case "buried":
    case "gravel_cleared":
      return updatePlayer(view, seat, () => ({ n_gravel: n }));
    case "supply_taken":
      return updatePlayer({ ...view, cache: n }, seat, (one) => ({
        n_supplies: one.n_supplies + 1,
        n_cards: one.n_cards + 1,
        has_taken_supply: true,
      }));
    default:
      return null;
  }
}

/** Swaps the cards of an exchange: those visible to the viewer, or the correct number of hidden ones. */
function swap(view: View, seat: number, whom: number, nGiven: number, nTaken: number): View {
  const { phase } = view;
  const laid = "exchange" in phase ? phase.exchange : { given: null, asked: null };
  const given = cardsOf(laid.given, nGiven);
  const taken = cardsOf(laid.asked, nTaken);
  const without = (hand: readonly Card[], cards: readonly Card[]) => {
    const left = [...hand];
    for (const card of cards) take(left, (held) => held.deck === card.deck && held.card === card.card);
    return left.slice(0, hand.length - cards.length);
  };
  const give = (one: View, from: number, out: readonly Card[], into: readonly Card[]) =>
    updatePlayer(one, from, ({ hand, n_cards }) => ({
      hand: [...without(hand, out), ...into],
      n_cards: n_cards - out.length + into.length,
    }));
  return give(give(view, seat, given, taken), whom, taken, given);
}

function cardsOf(cards: readonly Card[] | null, n: number): Card[] {
  if (cards?.length === n) return [...cards];
  return Array.from({ length: n }, () => ({ deck: "z1", card: null, is_marked: false }));
}

/** Sets the number of Wounds to `n`. Healing also costs a Supply. */
function wounds(view: View, seat: number, n: number): View {
  const by = n - (view.players.find((one) => one.seat === seat)?.n_wounds ?? n);
  const changed = { ...view, wounds_left: view.wounds_left - by };
  return updatePlayer(changed, seat, (one) => ({
    n_wounds: n,
    n_supplies: by < 0 ? one.n_supplies - 1 : one.n_supplies,
    n_cards: one.n_cards + (by < 0 ? -2 : by),
  }));
}

export const deckOf = (card: Treasure): Deck => card.split("-")[0] as Deck;

function draw(view: View, seat: number, deck: Deck, card: Treasure | null): View {
  const decks = view.decks.map((one) => (one.deck === deck ? { ...one, n: Math.max(0, one.n - 1) } : one));
  const tiles = view.lava.tiles.map((tile) => {
    const isHere = view.players.some((one) => one.seat === seat && one.at === tile.at);
    return isHere && deck === "lv" ? { ...tile, face: "searched" as const } : tile;
  });
  const lying = updatePlayer({ ...view, decks, lava: { ...view.lava, tiles } }, seat, () => ({
    is_lying: deck === "rv" ? true : undefined,
  }));
  return gain(lying, seat, deck, card);
}

function gain(view: View, seat: number, deck: Deck, card: Treasure | null): View {
  const drawn: Card = { deck, card, is_marked: false };
  return updatePlayer(view, seat, (one) => ({ hand: [...one.hand, drawn], n_cards: one.n_cards + 1 }));
}

/** Removes cards from a hand: the named ones, or the correct number of unknown ones. */
function lose(view: View, seat: number, cards: readonly Treasure[], n: number): View {
  return updatePlayer(view, seat, (one) => {
    const hand = [...one.hand];
    for (const card of cards) take(hand, (held) => held.card === card);
    for (let left = n - cards.length; left > 0; left -= 1)
      take(hand, (held) => held.is_marked || held.card === null);
    return { hand, n_cards: one.n_cards - (one.hand.length - hand.length) };
  });
}

function take(hand: Card[], matches: (card: Card) => boolean): void {
  const index = hand.findIndex(matches);
  if (index >= 0) hand.splice(index, 1);
}

function toPile(view: View, at: Place, cards: readonly Treasure[], n: number): View {
  const added: Card[] = Array.from({ length: n }, (_, index) => {
    const card = cards[index] ?? null;
    return { deck: card ? deckOf(card) : "z1", card, is_marked: false };
  });
  const known = view.piles.find((pile) => pile.at === at);
  if (!known) return { ...view, piles: [...view.piles, { at, cards: added }] };
  const piles = view.piles.map((pile) => (pile.at === at ? { at, cards: [...pile.cards, ...added] } : pile));
  return { ...view, piles };
}

function fromPile(view: View, at: Player["at"], deck: Deck): View {
  const piles = view.piles.map((pile) => {
    if (pile.at !== at) return pile;
    const cards = [...pile.cards];
    take(cards, (card) => card.deck === deck);
    return { ...pile, cards };
  });
  return { ...view, piles: piles.filter((pile) => pile.cards.length > 0) };
}
