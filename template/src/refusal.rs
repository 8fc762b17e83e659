use kernel::{Refuse, Seat};
use serde::Serialize;

/// The reason for refusing an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// It is another player's turn.
    NotYourTurn { turn: Seat },
    /// Players cannot steal from themselves.
    OwnBag,
    /// The table has no such seat.
    NoSuchPlayer { from: Seat },
    /// The other bag has fewer than two relics.
    BagTooLight { from: Seat, n: u8 },
    /// The player's bag is empty.
    NothingToHide,
    /// The torch is out.
    GameOver,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn { .. } => "T2.1",
            Refusal::OwnBag | Refusal::NoSuchPlayer { .. } | Refusal::BagTooLight { .. } => "T2.3",
            Refusal::NothingToHide => "T2.4",
            Refusal::GameOver => "T3.1",
        }
    }
}
