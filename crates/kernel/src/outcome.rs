use serde::{Deserialize, Serialize};

use crate::Seat;

/// The outcome of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// One rank per seat; 1 is best. Ties share a rank; a lost cooperative game ranks everyone 2.
    pub ranks: Vec<u8>,
    /// One score per seat. Cooperative games give everyone 1 for a win and 0 for a loss.
    pub scores: Vec<i32>,
    /// The reason for the end; its text key is `outcome-<reason>`.
    pub reason: String,
}

impl Outcome {
    /// Creates the outcome of a cooperative game, which everyone wins or loses together.
    pub fn shared(seats: u8, won: bool, reason: &str) -> Outcome {
        Outcome {
            ranks: vec![if won { 1 } else { 2 }; seats as usize],
            scores: vec![i32::from(won); seats as usize],
            reason: reason.to_owned(),
        }
    }

    /// Returns `true` if this seat came first, alone or tied.
    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.ranks[seat.index()] == 1
    }
}
