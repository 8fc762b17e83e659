//! Sets of treasure cards, identified by their index in [`TREASURES`].
//!
//! A card keeps its index for the whole game, and its back shows its deck (R61). Faces are shuffled
//! over the indices of each deck, so drawing a card only advances a counter.
use kernel::{SeatSet, Secret};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    board::{Space, SpaceSet},
    data::{DECK_CARDS, Deck, N_DECKS, N_TREASURES, TREASURES, Treasure},
};

/// The index of a treasure card in [`TREASURES`].
pub(crate) type Card = u8;

/// A set of treasure cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl CardSet {
    pub(crate) const EMPTY: CardSet = CardSet(0);

    #[inline]
    pub(crate) const fn only(card: Card) -> CardSet {
        CardSet(1 << card)
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 >> card & 1 != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card;
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card);
    }

    /// Iterates over the cards in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(card)
        })
    }

    /// Returns the `n`th card of the set in ascending order, counting from 0.
    pub(crate) fn nth(self, n: u32) -> Option<Card> {
        self.iter().nth(n as usize)
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.iter().any(|&card| card as usize >= N_TREASURES) {
            return Err(D::Error::custom("cards are numbered from 0 to 65"));
        }
        Ok(cards.into_iter().collect())
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.or(CardSet::only(card)))
    }
}

/// Returns the deck shown on a card's back.
#[inline]
pub(crate) const fn back(card: Card) -> Deck {
    TREASURES[card as usize].deck()
}

/// Returns the indices of a draw deck's cards.
pub(crate) const fn places(deck: Deck) -> std::ops::Range<usize> {
    let first = deck as usize * DECK_CARDS as usize;
    first..first + DECK_CARDS as usize
}

/// The faces of all cards, and the number of cards drawn from each deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Faces {
    faces: [Secret<Treasure>; N_TREASURES],
    n_drawn: [u8; N_DECKS],
}

impl Faces {
    /// Returns the unshuffled decks. Only faces that follow from their backs are known.
    pub(crate) fn in_order() -> Faces {
        let face = |card: usize| {
            let known = if card < N_DECKS * DECK_CARDS as usize {
                SeatSet::EMPTY
            } else {
                SeatSet::EVERYONE
            };
            Secret::new(TREASURES[card], known)
        };
        Faces { faces: std::array::from_fn(face), n_drawn: [0; N_DECKS] }
    }

    /// Returns a card's face regardless of who knows it. For the rules only.
    #[inline]
    pub(crate) const fn truth(&self, card: Card) -> Treasure {
        *self.faces[card as usize].truth()
    }

    #[inline]
    pub(crate) const fn seen_by(&self, card: Card, viewers: SeatSet) -> Option<Treasure> {
        match self.faces[card as usize].seen_by(viewers) {
            Some(&face) => Some(face),
            None => None,
        }
    }

    #[inline]
    pub(crate) const fn known_to(&self, card: Card) -> SeatSet {
        self.faces[card as usize].known_to()
    }

    #[inline]
    pub(crate) fn secret(&mut self, card: Card) -> &mut Secret<Treasure> {
        &mut self.faces[card as usize]
    }

    /// Returns the faces of one deck for shuffling or determinizing.
    pub(crate) fn of_deck(&mut self, deck: Deck) -> &mut [Secret<Treasure>] {
        &mut self.faces[places(deck)]
    }

    pub(crate) fn set(&mut self, card: Card, face: Treasure, known_to: SeatSet) {
        self.faces[card as usize] = Secret::new(face, known_to);
    }

    #[inline]
    pub(crate) const fn n_drawn(&self, deck: Deck) -> u8 {
        self.n_drawn[deck as usize]
    }

    pub(crate) fn set_drawn(&mut self, deck: Deck, n: u8) {
        self.n_drawn[deck as usize] = n;
    }

    /// Draws the top card of a non-empty deck.
    #[inline]
    pub(crate) fn draw(&mut self, deck: Deck) -> Card {
        let n = &mut self.n_drawn[deck as usize];
        debug_assert!(*n < DECK_CARDS, "the deck is not empty");
        *n += 1;
        deck as u8 * DECK_CARDS + *n - 1
    }
}

/// Dropped treasures and their spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Piles {
    at: [Option<Space>; N_TREASURES],
    cards: CardSet,
    /// Cached because every space is queried but most never hold a pile.
    spaces: SpaceSet,
}

impl Piles {
    pub(crate) const NONE: Piles =
        Piles { at: [None; N_TREASURES], cards: CardSet::EMPTY, spaces: SpaceSet::EMPTY };

    /// Returns every dropped card.
    #[inline]
    pub(crate) const fn cards(&self) -> CardSet {
        self.cards
    }

    #[inline]
    pub(crate) const fn is_on(&self, at: Space) -> bool {
        self.spaces.has(at)
    }

    #[inline]
    pub(crate) fn on(&self, at: Space) -> CardSet {
        if !self.is_on(at) {
            return CardSet::EMPTY;
        }
        self.cards.iter().filter(|&card| self.at[card as usize] == Some(at)).collect()
    }

    pub(crate) fn lay(&mut self, cards: CardSet, at: Space) {
        for card in cards.iter() {
            self.at[card as usize] = Some(at);
            self.spaces = self.spaces.with(at);
        }
        self.cards = self.cards.or(cards);
    }

    /// Removes cards that are all on the same space.
    pub(crate) fn take(&mut self, cards: CardSet, at: Space) {
        for card in cards.iter() {
            self.at[card as usize] = None;
        }
        self.cards = self.cards.minus(cards);
        let lies = |card: Card| self.at[card as usize] == Some(at);
        if !self.cards.iter().any(lies) {
            self.spaces = self.spaces.minus(SpaceSet::only(at));
        }
    }
}
