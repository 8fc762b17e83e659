//! The two decks, and the gear cards in a player's hand.
use std::fmt;

use kernel::{Ctx, GameRng, GameRngExt, Secret};

use crate::{
    data::{GEAR, Gear, N_GEAR, N_STORM, StormCard},
    state::State,
};

/// The 31 storm cards: `cards[..n_left]` is the pile with its top last, the rest is the discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StormDeck {
    pub cards: [Secret<StormCard>; N_STORM],
    pub n_left: u8,
}

impl StormDeck {
    /// Returns the index of the `nth` card from the top, counted from 1.
    #[inline]
    pub(crate) const fn index_of_nth(&self, nth: u8) -> usize {
        (self.n_left - nth) as usize
    }
}

/// The 12 gear cards. No one ever looks at the pile and drawn cards are public, so no card has to
/// record who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GearDeck {
    /// The pile with its top last, followed by the drawn cards, latest first.
    cards: [Gear; N_GEAR],
    n_left: u8,
}

impl GearDeck {
    /// Creates a deck. `cards[..n_left]` is the pile with its top last, followed by the drawn
    /// cards, latest first.
    pub(crate) const fn new(cards: [Gear; N_GEAR], n_left: u8) -> GearDeck {
        GearDeck { cards, n_left }
    }

    #[inline]
    pub(crate) const fn n_left(&self) -> u8 {
        self.n_left
    }

    /// Returns every card drawn so far, played or in hand, latest first.
    pub(crate) fn drawn(&self) -> &[Gear] {
        &self.cards[self.n_left as usize..]
    }

    /// Returns the hidden pile with its top last.
    pub(crate) fn truth(&self) -> &[Gear] {
        &self.cards[..self.n_left as usize]
    }

    /// Draws the top card face up.
    pub(crate) fn draw(&mut self, ctx: &mut Ctx<'_, State>) -> Gear {
        ctx.forbid_undo();
        self.n_left -= 1;
        self.cards[self.n_left as usize]
    }

    /// Shuffles the pile: every order is equally likely.
    pub(crate) fn redraw(&mut self, rng: &mut dyn GameRng) {
        rng.shuffle(&mut self.cards[..self.n_left as usize]);
    }
}

/// Gear cards in hand, two bits per kind, since there are at most three of each. Two bytes instead
/// of a `u16`, so that an adventurer has no padding.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bag([u8; 2]);

const _: () = assert!(GEAR[0].1 <= 3 && GEAR[1].1 <= 3);

impl Bag {
    #[inline]
    const fn bits(self) -> u16 {
        u16::from_le_bytes(self.0)
    }

    #[inline]
    const fn set_bits(&mut self, bits: u16) {
        self.0 = bits.to_le_bytes();
    }

    #[inline]
    pub(crate) const fn count(self, gear: Gear) -> u8 {
        (self.bits() >> (2 * gear as u16) & 3) as u8
    }

    #[inline]
    pub(crate) const fn has(self, gear: Gear) -> bool {
        self.count(gear) > 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, gear: Gear) {
        debug_assert!(self.count(gear) < 3);
        self.set_bits(self.bits() + (1 << (2 * gear as u16)));
    }

    #[inline]
    pub(crate) const fn remove(&mut self, gear: Gear) {
        debug_assert!(self.has(gear));
        self.set_bits(self.bits() - (1 << (2 * gear as u16)));
    }

    /// R18: returns `true` if the hand has a card that may be played at any time.
    #[inline]
    pub(crate) const fn has_any_time(self) -> bool {
        self.bits() & !(3 << (2 * Gear::TimeThrottle as u16)) != 0
    }

    /// Iterates over the kinds in hand, each once.
    pub(crate) fn iter(self) -> impl Iterator<Item = Gear> {
        Gear::ALL.iter().copied().filter(move |&gear| self.has(gear))
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|gear| (gear, self.count(gear)))).finish()
    }
}
