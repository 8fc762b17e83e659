//! Bots for any game, and an arena in which they play each other.
//!
//! A bot sees the game only through a [`Perspective`], so it cannot cheat by reading hidden
//! information.
//!
//! # Examples
//!
//! A bot that always plays the last legal action, against one that plays at random. `Countdown` is
//! the example game of [`Game`].
//!
//! ```
//! # mod countdown {
//! #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/doc/countdown.rs"));
//! # }
//! # use countdown::Countdown;
//! use bots::{Bot, Crew, Random, Table};
//! use kernel::{Game, GameRng, Perspective};
//!
//! struct Last;
//!
//! impl<G: Game> Bot<G> for Last {
//!     fn choose(&mut self, at: &Perspective<'_, G>, _: &mut dyn GameRng) -> Option<G::Action> {
//!         let mut actions = Vec::new();
//!         at.legal(&mut actions);
//!         actions.last().copied()
//!     }
//! }
//!
//! # fn main() -> Result<(), kernel::SetupError> {
//! let seat_bots = |_: u64| Crew::of([Box::new(Last) as Box<dyn Bot<_>>, Box::new(Random)]);
//! let table: Table<'_, Countdown> =
//!     Table { options: &(), seats: 2, first_seed: 1, seat_bots: &seat_bots };
//! let played = bots::run(&table, 10, 2, &|| {})?;
//! assert_eq!(played.len(), 10);
//! # Ok(())
//! # }
//! ```
#![cfg_attr(not(test), warn(unreachable_pub))]
#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod arena;
mod crew;
mod random;

use kernel::{Game, GameRng, Perspective};

pub use crate::{
    arena::{PlayedGame, Table, play, run},
    crew::Crew,
    random::{Random, step},
};

/// A computer player. It sees a [`Perspective`] and nothing else.
///
/// A bot plays one seat of one match and may remember earlier moves. A [`Crew`] keeps it from the
/// first move to the last.
pub trait Bot<G: Game>: Send {
    /// Chooses an action while the game waits for this seat. Returns `None` to wait.
    fn choose(&mut self, at: &Perspective<'_, G>, rng: &mut dyn GameRng) -> Option<G::Action>;

    /// Chooses an action out of turn, or returns `None`. Called before each choice of another seat.
    fn interject(&mut self, at: &Perspective<'_, G>, rng: &mut dyn GameRng) -> Option<G::Action> {
        let _ = (at, rng);
        None
    }
}
