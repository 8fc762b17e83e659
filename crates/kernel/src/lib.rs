//! The vocabulary shared by every game, without IO, clocks or the name of any game.
//!
//! A game is a value. It changes only through [`Game::apply`] and [`Game::expire`], takes its
//! randomness as an argument, emits events, and shows each viewer only what that viewer may see.
//! This makes every match reproducible, and the same rules run in servers, simulations and
//! searches.
//!
//! # Examples
//!
//! Rules draw randomness and emit events through a [`Ctx`]. A random step cannot be undone:
//!
//! ```
//! use kernel::{Ctx, EventBuffer, GameRngExt, MatchRng, Seat, SeatSet};
//!
//! let mut rng = MatchRng::new(MatchRng::numbered_seed(1), 1);
//! let mut events = EventBuffer::recording();
//! let mut ctx = Ctx::new(&mut rng, &mut events);
//!
//! let face = ctx.rng().die(6);
//! let roller = SeatSet::only(Seat::new(0));
//! ctx.emit_to(roller, || (format!("you roll {face}"), Some("a die is rolled".to_owned())));
//!
//! assert!(events.forbids_undo());
//! let records = events.into_records();
//! assert_eq!(records[0].seen_by(roller), Some(&format!("you roll {face}")));
//! assert_eq!(records[0].seen_by(SeatSet::SPECTATORS), Some(&"a die is rolled".to_owned()));
//! ```
//!
//! [`Game`] shows a complete game.
#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod command;
mod events;
mod game;
mod localizer;
mod named_enum;
mod outcome;
mod patch;
mod perspective;
mod position;
mod rng;
mod seat;
mod secret;
#[cfg(feature = "ts")]
mod typescript;

pub use crate::{
    command::{CommandParser, ParseError},
    events::{Ctx, EventBuffer, EventRecord},
    game::{Deadline, Game, Input, Meta, Preset, Refuse, SetupError},
    localizer::Localizer,
    outcome::Outcome,
    patch::{Changes, ListChanges, Patch},
    perspective::Perspective,
    position::PositionError,
    rng::{FastRng, GameRng, GameRngExt, MatchRng, ScriptedRng, Seed},
    seat::{Seat, SeatSet},
    secret::{Secret, resample},
};

/// Used by [`patched!`] only.
#[doc(hidden)]
pub use serde::ser::SerializeMap;

#[cfg(feature = "ts")]
pub use crate::typescript::TypeScript;
