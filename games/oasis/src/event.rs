//! Game events. The texts are `event-<type>` in `text/*.ftl`.
use kernel::Seat;
use serde::Serialize;

use crate::{
    data::{Card, Good, Land},
    space::Space,
};

/// Something that happened. All events are public: no hidden card is ever shown to a single player.
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
    /// R5: a player with at most one card in the stack draws before making an offer.
    DrewFirst {
        seat: Seat,
        n: u8,
    },
    Revealed {
        seat: Seat,
        card: Card,
    },
    /// An offer of `n` cards is complete; the stack drew `n_drawn` cards and now has `n_stack`.
    Offered {
        seat: Seat,
        n: u8,
        n_drawn: u8,
        n_stack: u8,
    },
    /// The discard was shuffled into a new draw deck.
    Reshuffled {
        n: u8,
    },
    /// `n` cards could not be drawn.
    DrawLost {
        seat: Seat,
        n: u8,
    },
    /// The owner of the offer receives the counter `n`.
    Accepted {
        seat: Seat,
        whom: Seat,
        n: u8,
    },
    /// Only one offer is left, so the player takes it.
    LastOffer {
        seat: Seat,
        whom: Seat,
    },
    /// The last player in turn order keeps the counter `n`.
    OwnOfferTaken {
        seat: Seat,
        n: u8,
    },
    CardBegun {
        seat: Seat,
        card: Card,
    },
    /// A tile is placed in a neutral area, which now has `size` spaces.
    TilePlaced {
        seat: Seat,
        land: Land,
        at: Space,
        size: u8,
    },
    /// A tile is placed in the player's own area.
    AreaGrew {
        seat: Seat,
        land: Land,
        at: Space,
        size: u8,
    },
    /// A tile is placed in another player's area.
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
    /// `herd` is the size of the player's largest herd.
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
    /// Tiles of an offer that was playable when it was taken have no legal space now.
    NoSpaceLeft {
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
    /// The supply is `n` markers short.
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
    /// A counter is turned face up; one event per seat, in the new turn order.
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
    /// Nothing can be placed.
    FreeActionVoid {
        seat: Seat,
    },
    /// All camels and control markers of this player are on the board.
    PieceNeeded {
        seat: Seat,
    },
    /// A camel or control marker leaves the board for the scoring track.
    PieceRemoved {
        seat: Seat,
        at: Space,
    },
    /// Each holding with its scoring markers and points.
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
