//! What is told. The texts are `event-<type>` in `text/*.ftl`.
use kernel::Seat;
use serde::Serialize;

use crate::{
    data::{Card, Good, Land},
    space::Space,
};

/// One thing that happened. All of it is public: nobody learns a hidden card alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    RoundBegan {
        round: u16,
    },
    Announced {
        seat: Seat,
        n: u8,
    },
    /// A stack of one card or none draws before its offer (R5).
    DrewFirst {
        seat: Seat,
        n: u8,
    },
    Revealed {
        seat: Seat,
        card: Card,
    },
    /// `n` cards lie open, `n_drawn` went under the stack, which has `n_stack` now.
    Offered {
        seat: Seat,
        n: u8,
        n_drawn: u8,
        n_stack: u8,
    },
    /// The discard became the draw deck.
    Reshuffled {
        n: u8,
    },
    /// There was no card to draw.
    DrawLost {
        seat: Seat,
        n: u8,
    },
    /// The counter `n` goes to the offer's owner.
    Accepted {
        seat: Seat,
        whom: Seat,
        n: u8,
    },
    /// No choice is left.
    LastOffer {
        seat: Seat,
        whom: Seat,
    },
    /// The last in order keeps the counter `n`.
    OwnOfferTaken {
        seat: Seat,
        n: u8,
    },
    CardBegun {
        seat: Seat,
        card: Card,
    },
    /// A tile in a neutral area of `size` spaces.
    TilePlaced {
        seat: Seat,
        land: Land,
        at: Space,
        size: u8,
    },
    /// A tile in an own area.
    AreaGrew {
        seat: Seat,
        land: Land,
        at: Space,
        size: u8,
    },
    /// A tile in somebody else's area.
    TileGiven {
        seat: Seat,
        whom: Seat,
        land: Land,
        at: Space,
        size: u8,
    },
    MarkerPlaced {
        seat: Seat,
        land: Land,
        at: Space,
        size: u8,
    },
    MarkerMoved {
        seat: Seat,
        land: Land,
        from: Space,
        at: Space,
        size: u8,
    },
    LeftNeutral {
        seat: Seat,
        land: Land,
        at: Space,
    },
    /// `herd` is the player's largest herd now.
    CamelPlaced {
        seat: Seat,
        at: Space,
        herd: u8,
    },
    TilesForfeited {
        seat: Seat,
        land: Land,
        n: u8,
    },
    CamelsForfeited {
        seat: Seat,
        n: u8,
    },
    GoodsTaken {
        seat: Seat,
        good: Good,
        n: u8,
    },
    /// The supply fell short by `n`.
    GoodsMissing {
        seat: Seat,
        good: Good,
        n: u8,
    },
    CardsDrawn {
        seat: Seat,
        n: u8,
    },
    Unplayable {
        seat: Seat,
        land: Land,
    },
    StackUsedUp {
        land: Land,
    },
    PathFilled,
    /// Counters are turned face up; one event a seat, in the new order.
    CounterTurned {
        seat: Seat,
        n: u8,
    },
    FreeActionBegan {
        seat: Seat,
    },
    FreeActionSkipped {
        seat: Seat,
    },
    /// There is nothing left to place.
    FreeActionVoid {
        seat: Seat,
    },
    /// Each holding, its scoring markers, and the points of both together.
    Scored {
        seat: Seat,
        herd: u8,
        commodity: u8,
        camels: u16,
        oasis_spaces: u8,
        well: u8,
        oasis: u16,
        steppe_spaces: u8,
        horse: u8,
        steppe: u16,
        stony_spaces: u8,
        ovoo: u8,
        stony: u16,
        total: u16,
    },
    Won {
        seat: Seat,
        total: u16,
    },
}
