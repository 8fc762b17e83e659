//! Players that are not people. Generic over the game, never over its true state.
mod arena;
mod random;
mod search;

use kernel::{Chance, Game, Perspective};

pub use crate::{
    arena::{Played, Table, play, run},
    random::{Random, step},
    search::{Evaluator, Search},
};

/// A player that is not a person. It sees a [`Perspective`] and nothing else.
pub trait Bot<G: Game>: Send {
    /// What to do when the game waits for this seat. `None` means: let time pass.
    fn choose(&mut self, at: &Perspective<'_, G>, chance: &mut dyn Chance) -> Option<G::Action>;

    /// What to do out of turn, if anything. Asked before each choice of another seat.
    fn interject(&mut self, at: &Perspective<'_, G>, chance: &mut dyn Chance) -> Option<G::Action> {
        let _ = (at, chance);
        None
    }

    /// Does it keep in mind what it has seen? Then hosts ask the same bot for the whole match;
    /// otherwise a fresh one does for each question.
    fn remembers(&self) -> bool {
        false
    }
}

/// Bots for a table, one a seat.
pub type Seated<G> = Vec<Box<dyn Bot<G>>>;
