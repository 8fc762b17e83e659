//! The three madness decks and the madness cards of each player.
use kernel::{GameRng, GameRngExt, Seat};

use crate::{
    data::{LEVELS, MadnessId, N_LEVEL, N_RULES, N_SEATS, REPLACED},
    setup::{BlankCards, Options},
};

/// Madness cards of one player, by level. At most one unless cards stack.
pub(crate) type HeldMadness = [Option<MadnessId>; LEVELS as usize];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MadnessDecks {
    decks: [MadnessDeck; LEVELS as usize],
    held: [HeldMadness; N_SEATS],
    is_stacking: bool,
}

/// A face-down deck; the top card comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MadnessDeck {
    cards: [MadnessId; N_LEVEL],
    n: u8,
}

/// Filler for unused places, so that equal decks compare equal.
const NO_CARD: MadnessId = MadnessId::new(1, 1);

impl MadnessDecks {
    /// Returns sorted decks and no madness cards for any player.
    pub(crate) fn new(options: &Options) -> MadnessDecks {
        let deck = |nth: usize| MadnessDeck::of_level(nth as u8 + 1, options);
        MadnessDecks {
            decks: std::array::from_fn(deck),
            held: [[None; LEVELS as usize]; N_SEATS],
            is_stacking: options.expert,
        }
    }

    pub(crate) fn shuffle(&mut self, rng: &mut dyn GameRng) {
        for deck in &mut self.decks {
            rng.shuffle(&mut deck.cards[..deck.n as usize]);
        }
    }

    /// Returns the madness level of a player, from 0 to 3.
    #[inline]
    pub(crate) fn level(&self, seat: Seat) -> u8 {
        let mind = &self.held[seat.index()];
        (1..=LEVELS).rev().find(|&level| mind[level as usize - 1].is_some()).unwrap_or(0)
    }

    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> &HeldMadness {
        &self.held[seat.index()]
    }

    pub(crate) fn held_mut(&mut self, seat: Seat) -> &mut HeldMadness {
        &mut self.held[seat.index()]
    }

    /// Returns the madness cards of a player, lowest level first.
    pub(crate) fn cards(&self, seat: Seat) -> impl Iterator<Item = MadnessId> {
        self.held[seat.index()].iter().copied().flatten()
    }

    /// Draws a card of the next level (M8). The old card goes under its deck unless cards stack
    /// (R39, R40). The player must be below the highest level.
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

    /// Returns the number of cards in the deck of level `nth + 1`.
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

    /// Returns the cards of a level that this table uses, in order.
    pub(crate) fn all(level: u8, options: &Options) -> impl Iterator<Item = MadnessId> {
        let n = match options.blank_cards {
            BlankCards::Lucid | BlankCards::Custom(_) => N_LEVEL,
            BlankCards::Out => N_RULES,
        };
        let has_honour = options.honour_pack && options.is_in_person();
        let is_as_written = options.as_written;
        (1..=n as u8).map(move |number| {
            let replaced = REPLACED[level as usize - 1].iter().position(|&it| it == number);
            match replaced {
                Some(nth) if has_honour => return MadnessId::honour(level, nth as u8 + 1),
                Some(_) | None => {}
            }
            let card = MadnessId::new(level, number);
            card.speech_instead().filter(|_| is_as_written).unwrap_or(card)
        })
    }

    /// Returns the cards from bottom to top.
    pub(crate) fn cards(&self) -> &[MadnessId] {
        &self.cards[..self.n as usize]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [MadnessId] {
        &mut self.cards[..self.n as usize]
    }

    /// Draws the top card. A level has more cards than a table has players, so the deck is never
    /// empty.
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

    /// Replaces the cards for a position, from bottom to top.
    pub(crate) fn replace(&mut self, cards: &[MadnessId]) {
        self.cards = [NO_CARD; N_LEVEL];
        self.n = 0;
        cards.iter().for_each(|&card| self.put_on(card));
    }
}
