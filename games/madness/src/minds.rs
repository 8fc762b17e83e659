//! Madness cards: three decks, and who holds what.
use kernel::{Chance, Dice, Seat};

use crate::{
    data::{LEVELS, MadnessId, N_LEVEL, N_RULES, N_SEATS, REPLACED},
    setup::{BlankCards, Options},
};

/// Madness cards of one player, by level. Without stacking there is one at most.
pub(crate) type Mind = [Option<MadnessId>; LEVELS as usize];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Minds {
    decks: [MadnessDeck; LEVELS as usize],
    held: [Mind; N_SEATS],
    is_stacking: bool,
}

/// Face down; the top comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MadnessDeck {
    cards: [MadnessId; N_LEVEL],
    n: u8,
}

/// What stands in unused places, so that equal decks are equal.
const NO_CARD: MadnessId = MadnessId::new(1, 1);

impl Minds {
    /// Everybody is of sound mind; the decks are in order.
    pub(crate) fn new(options: &Options) -> Minds {
        let deck = |nth: usize| MadnessDeck::of_level(nth as u8 + 1, options);
        Minds {
            decks: std::array::from_fn(deck),
            held: [[None; LEVELS as usize]; N_SEATS],
            is_stacking: options.expert,
        }
    }

    pub(crate) fn shuffle(&mut self, chance: &mut dyn Chance) {
        for deck in &mut self.decks {
            chance.shuffle(&mut deck.cards[..deck.n as usize]);
        }
    }

    /// From 0 to 3.
    #[inline]
    pub(crate) fn level(&self, seat: Seat) -> u8 {
        let mind = &self.held[seat.index()];
        (1..=LEVELS).rev().find(|&level| mind[level as usize - 1].is_some()).unwrap_or(0)
    }

    #[inline]
    pub(crate) fn mind(&self, seat: Seat) -> &Mind {
        &self.held[seat.index()]
    }

    pub(crate) fn mind_mut(&mut self, seat: Seat) -> &mut Mind {
        &mut self.held[seat.index()]
    }

    /// The cards that bind this player, the lowest level first.
    pub(crate) fn cards(&self, seat: Seat) -> impl Iterator<Item = MadnessId> {
        self.held[seat.index()].iter().copied().flatten()
    }

    /// One level deeper (M8): the old card goes under its deck, unless cards stack (R39, R40).
    /// The player is below the last level.
    pub(crate) fn draw(&mut self, seat: Seat) -> MadnessId {
        let level = self.level(seat) as usize;
        let card = self.decks[level].draw();
        let mind = &mut self.held[seat.index()];
        mind[level] = Some(card);
        if !self.is_stacking
            && level > 0
            && let Some(old) = mind[level - 1].take()
        {
            self.decks[level - 1].put_under(old);
        }
        card
    }

    /// Cards in the deck of level `nth + 1`.
    pub(crate) const fn n_deck(&self, nth: usize) -> u8 {
        self.decks[nth].n
    }

    pub(crate) const fn decks(&self) -> &[MadnessDeck; LEVELS as usize] {
        &self.decks
    }

    pub(crate) fn decks_mut(&mut self) -> &mut [MadnessDeck; LEVELS as usize] {
        &mut self.decks
    }
}

impl MadnessDeck {
    fn of_level(level: u8, options: &Options) -> MadnessDeck {
        let mut deck = MadnessDeck { cards: [NO_CARD; N_LEVEL], n: 0 };
        MadnessDeck::all(level, options).for_each(|card| deck.put_on(card));
        deck
    }

    /// The cards of a level that this table plays with, in order.
    pub(crate) fn all(level: u8, options: &Options) -> impl Iterator<Item = MadnessId> {
        let n = match options.blank_cards {
            BlankCards::Lucid | BlankCards::Custom(_) => N_LEVEL,
            BlankCards::Out => N_RULES,
        };
        let has_honour = options.honour_pack && options.is_voice();
        (1..=n as u8).map(move |number| {
            let replaced = REPLACED[level as usize - 1].iter().position(|&it| it == number);
            match replaced {
                Some(nth) if has_honour => MadnessId::honour(level, nth as u8 + 1),
                Some(_) | None => MadnessId::new(level, number),
            }
        })
    }

    /// From the bottom to the top.
    pub(crate) fn cards(&self) -> &[MadnessId] {
        &self.cards[..self.n as usize]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [MadnessId] {
        &mut self.cards[..self.n as usize]
    }

    /// A level has more cards than a table has players, so a deck is never empty.
    fn draw(&mut self) -> MadnessId {
        self.n -= 1;
        std::mem::replace(&mut self.cards[self.n as usize], NO_CARD)
    }

    fn put_on(&mut self, card: MadnessId) {
        self.cards[self.n as usize] = card;
        self.n += 1;
    }

    fn put_under(&mut self, card: MadnessId) {
        let n = self.n as usize;
        self.cards.copy_within(..n, 1);
        self.cards[0] = card;
        self.n += 1;
    }

    /// For positions: from the bottom to the top.
    pub(crate) fn lay_out(&mut self, cards: &[MadnessId]) {
        self.cards = [NO_CARD; N_LEVEL];
        self.n = 0;
        cards.iter().for_each(|&card| self.put_on(card));
    }
}
