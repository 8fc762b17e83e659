use serde::{Deserialize, Serialize};

use crate::Seat;

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// One a seat; 1 is best. Equal ranks share the place; a lost cooperative game ranks all 2.
    pub ranks: Vec<u8>,
    /// One a seat. Cooperative games give everybody 1 for a win and 0 for a loss.
    pub scores: Vec<i32>,
    /// Why it ended: the text key `outcome-<reason>`.
    pub reason: String,
}

impl Outcome {
    /// Everybody wins, or everybody loses.
    pub fn shared(seats: u8, won: bool, reason: &str) -> Outcome {
        Outcome {
            ranks: vec![if won { 1 } else { 2 }; seats as usize],
            scores: vec![i32::from(won); seats as usize],
            reason: reason.to_owned(),
        }
    }

    /// Did this seat come first, alone or with others?
    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.ranks[seat.index()] == 1
    }
}
