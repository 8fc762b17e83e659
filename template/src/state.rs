use arrayvec::ArrayVec;
use kernel::{Seat, Secret};

use crate::{
    data::{CARDS_MAX, SEATS_MAX},
    setup::Options,
};

/// A pile of cards that some players may know.
pub(crate) type Pile = ArrayVec<Secret<u8>, CARDS_MAX>;

/// The state of a game: a flat value that is cheap to copy.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) turn: Seat,
    /// The number of turns until the torch goes out and the game ends.
    pub(crate) torch: u8,
    pub(crate) players: ArrayVec<Player, { SEATS_MAX as usize }>,
    /// The top card is the last one.
    pub(crate) deck: Pile,
    pub(crate) discard: ArrayVec<u8, CARDS_MAX>,
}

/// The relics of a player. Only the player and the victims of their thefts have seen them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// Relics that a trap or a thief can take.
    pub bag: Pile,
    /// Relics that count at the end.
    pub cache: Pile,
}

impl Player {
    pub(crate) fn cards(&self) -> impl Iterator<Item = &Secret<u8>> {
        self.bag.iter().chain(&self.cache)
    }

    pub(crate) fn cards_mut(&mut self) -> impl Iterator<Item = &mut Secret<u8>> {
        self.bag.iter_mut().chain(&mut self.cache)
    }

    /// Returns the value of the hidden relics.
    pub(crate) fn score(&self) -> u8 {
        self.cache.iter().map(Secret::truth).sum()
    }
}
