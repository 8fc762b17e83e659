//! The vocabulary shared by all games. It performs no IO, reads no clock and knows no particular
//! game.
//!
//! A game is a value. It changes only through [`Game::apply`] and [`Game::expire`], takes its
//! randomness as an argument, emits events, and shows each viewer only what that viewer may see.
//! This makes every match reproducible, and the same rules run in servers, simulations and
//! searches.
//!
//! # Examples
//!
//! Rules draw randomness and emit events through a [`Ctx`]. A random step cannot be undone, and
//! each event keeps the state that viewers see with it:
//!
//! ```
//! # mod countdown { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/countdown.rs")); }
//! # use countdown::{Countdown, Event};
//! use kernel::{Ctx, EventBuffer, Game, GameRngExt, MatchRng, Seat, SeatSet};
//!
//! let mut rng = MatchRng::new(MatchRng::seed_from_number(1), 1);
//! let state = Countdown::new(&(), 2, &mut rng).expect("two seats are allowed");
//! let mut events = EventBuffer::recording();
//! let mut ctx = Ctx::new(&mut rng, &mut events);
//!
//! let n = ctx.rng().die(2) as u8;
//! let taker = Seat::new(0);
//! ctx.emit_to(&state, SeatSet::only(taker), || (Event::Took { seat: taker, n }, None));
//!
//! assert!(events.forbids_undo());
//! let (records, states) = events.into_frames();
//! let seen_by = |viewers| records[0].seen_by(viewers);
//! assert_eq!(seen_by(SeatSet::only(taker)), Some(&Event::Took { seat: taker, n }));
//! assert_eq!(seen_by(SeatSet::SPECTATORS), None);
//! assert_eq!(states, [state]);
//! ```
//!
//! [`Game`] shows a complete game.
#![cfg_attr(not(test), warn(unreachable_pub))]
#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

// The example game in the documentation is also compiled as a test and refers to this crate by
// name.
#[cfg(test)]
extern crate self as kernel;

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
    game::{Deadline, Game, Input, Meta, Refuse, SetupError, Versioned},
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
