//! One glass: how far it has run, and what everybody did in it.
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::data::N_SEATS;

/// Everything that begins anew when the glass is turned. All of it is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Glass {
    /// Within the turn, counted from 1; 0 before the first.
    pub number: u8,
    /// Whole seconds that have run. Stands still without a clock.
    pub elapsed: u8,
    /// Cards laid in this glass, by whomever.
    pub n_laid: u8,
    /// Who laid one in this glass.
    pub laid_by: SeatSet,
    /// "I lay nothing more."
    pub done: SeatSet,
    /// Who gave up the rest of their remarks, where there is no clock.
    pub passed: SeatSet,
    /// Who waits and keeps their remarks, where there is no clock.
    pub lingering: SeatSet,
    /// Everybody has passed, lingers or has used up their remarks.
    pub is_last_call: bool,
    /// How often each changed their mind.
    pub doubts: [u8; N_SEATS],
    /// Who owned up to a slip of the tongue, at a table that speaks aloud.
    pub slipped: SeatSet,
    /// Who said that silence was broken, at a table that speaks aloud.
    pub accusers: SeatSet,
    /// What the leader has to decide.
    pub charge: Option<Charge>,
    /// Who said to have spoken three times, at a table that speaks aloud.
    pub briefed: SeatSet,
}

/// Somebody is said to have broken the silence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charge {
    pub by: Seat,
    pub whom: Seat,
}

impl Glass {
    /// The next glass of the turn.
    pub(crate) fn next(self) -> Glass {
        Glass { number: self.number + 1, ..Glass::default() }
    }
}
