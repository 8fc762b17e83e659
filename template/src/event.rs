use kernel::Seat;
use serde::Serialize;

/// A change to the state. Players who must not see a card get another event instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// For the digger.
    Found { seat: Seat, value: u8 },
    /// For everyone else.
    FoundHidden { seat: Seat },
    /// The bag is discarded with the trap.
    Trapped { seat: Seat, n: u8 },
    /// For the thief and the victim.
    Stole { seat: Seat, from: Seat, value: u8 },
    /// For everyone else.
    StoleHidden { seat: Seat, from: Seat },
    /// The bag is now in the cache.
    Hid { seat: Seat, n: u8 },
    /// The torch went out, and a player shows the cache.
    Scored { seat: Seat, points: u8 },
}
