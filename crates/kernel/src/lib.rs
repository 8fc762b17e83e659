//! Vocabulary shared by every game. No IO, no clock, no game's name.
//!
//! A game is a value: it changes only by [`Game::apply`] and [`Game::expire`], takes luck as an
//! argument, narrates what happened as events, and shows each viewer what that viewer may see.
mod chance;
mod game;
mod journal;
mod named;
mod outcome;
mod patch;
mod perspective;
mod position;
mod seat;
mod secret;
#[cfg(feature = "ts")]
mod typescript;
mod words;

pub use crate::{
    chance::{Chance, Dice, Fast, Scripted, Seed, Seeded},
    game::{Deadline, Game, Input, Meta, Preset, Refuse, SetupError},
    journal::{Ctx, Journal, Told},
    outcome::Outcome,
    patch::{Changes, ListChanges, Patch},
    perspective::Perspective,
    position::PositionError,
    seat::{Seat, SeatSet},
    secret::{Secret, resample},
    words::{ParseError, Reader, Words},
};

/// For [`patched!`] alone.
#[doc(hidden)]
pub use serde::ser::SerializeMap;

#[cfg(feature = "ts")]
pub use crate::typescript::TypeScript;
