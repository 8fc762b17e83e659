//! One run of the sand timer: its progress and each player's actions during it.
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::data::N_SEATS;

/// State that is reset whenever the timer is flipped. All of it is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Timer {
    /// Number within the turn, counted from 1; 0 before the first.
    pub number: u8,
    /// Whole seconds elapsed; always 0 in untimed games.
    pub elapsed: u8,
    /// Cards played during this timer, by all players.
    pub n_played: u8,
    /// Players who played a card during this timer.
    pub played_by: SeatSet,
    /// Players who declared that they will play no more cards.
    pub done: SeatSet,
    /// Players who gave up their remaining remarks (untimed games).
    pub passed: SeatSet,
    /// Players who wait and keep their remarks (untimed games).
    pub lingering: SeatSet,
    /// Every player has passed, is waiting or has no remarks left.
    pub is_last_call: bool,
    /// How often each player changed their mind.
    pub mind_changes: [u8; N_SEATS],
    /// Players who admitted a slip of the tongue (in-person games).
    pub slipped: SeatSet,
    /// Players who made an accusation (in-person games).
    pub accusers: SeatSet,
    /// The accusation that the leader has to decide.
    pub accusation: Option<Accusation>,
    /// Players who declared three remarks (in-person games).
    pub briefed: SeatSet,
}

/// An accusation of breaking the silence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accusation {
    pub by: Seat,
    pub whom: Seat,
}

impl Timer {
    /// Returns the next timer of the turn.
    pub(crate) fn next(self) -> Timer {
        Timer { number: self.number.saturating_add(1), ..Timer::default() }
    }
}
