//! Reasons for refusing an action. The texts are `refusal-<code>` in `text/*.ftl`.
use kernel::{Refuse, Seat, named_enum};
use serde::Serialize;

use crate::{
    data::{Card, Land},
    space::Space,
};

/// The reason for a refusal, with the data that its message needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    NotYourTurn {
        turn: Seat,
    },
    NoSuchSeat {
        whom: Seat,
    },
    /// The player must do something else first.
    NotNow {
        now: Moment,
    },
    /// At least one card stays in the stack.
    TooManyCards {
        n: u8,
        max: u8,
    },
    OwnOffer,
    OfferTaken {
        whom: Seat,
    },
    /// The card is not in the offer, or already resolved.
    NoSuchCard {
        card: Card,
    },
    /// The card shows a different land.
    OtherLand {
        land: Land,
        wanted: Land,
    },
    StackEmpty {
        land: Land,
    },
    /// The space is on the camel path, which has no tiles.
    CamelPath {
        at: Space,
    },
    Printed {
        at: Space,
        land: Land,
    },
    Occupied {
        at: Space,
        land: Land,
    },
    /// The tile would link areas of two players.
    WouldLink {
        at: Space,
        land: Land,
        whom: Seat,
        with: Seat,
    },
    /// The tile would link two areas of one player.
    WouldMerge {
        at: Space,
        land: Land,
        whom: Seat,
    },
    /// Placement `strict`: the area belongs to a rival.
    RivalArea {
        at: Space,
        land: Land,
        whom: Seat,
    },
    /// Placement `literal`: the area belongs to the player.
    OwnArea {
        at: Space,
        land: Land,
    },
    /// Placement `own_ban`: the tile would connect to an area of the player.
    OwnLand {
        at: Space,
        land: Land,
    },
    /// An area of this land cannot start here.
    NoAnchor {
        at: Space,
        land: Land,
    },
    OffThePath {
        at: Space,
    },
    CamelThere {
        at: Space,
        whom: Seat,
    },
    NoCamels,
    NoMarkers,
    /// The player has no camel or control marker on this space.
    NoPieceThere {
        at: Space,
    },
    /// The player has four areas of this land.
    FourAreas {
        land: Land,
    },
    NoMarkerThere {
        from: Space,
    },
    NotYourMarker {
        from: Space,
        whom: Seat,
    },
}

named_enum! {
    /// The kind of decision that the acting player has to make.
    Moment, "a moment such as accept":
    Announce = "announce",
    Offer = "offer",
    Accept = "accept",
    Resolve = "resolve",
    Tile = "tile",
    Marker = "marker",
    Camel = "camel",
    Free = "free",
    Confirm = "confirm",
    Score = "score",
}

impl Moment {
    /// Returns the rule paragraph about this decision.
    const fn rule(self) -> &'static str {
        match self {
            Moment::Announce => "O5.6",
            Moment::Offer => "O5.2",
            Moment::Accept => "O6.1",
            Moment::Resolve => "O7.1",
            Moment::Tile => "O7.3",
            Moment::Marker => "O9.1",
            Moment::Camel => "O7.2",
            Moment::Free => "O10.2",
            Moment::Confirm => "O7.7",
            Moment::Score => "O13.10",
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "O11.3",
            Refusal::NotYourTurn { .. } => "O4.2",
            Refusal::NoSuchSeat { .. } => "O4.5",
            Refusal::NotNow { now } => now.rule(),
            Refusal::TooManyCards { .. } => "O5.1",
            Refusal::OwnOffer => "O6.2",
            Refusal::OfferTaken { .. } => "O6.1",
            Refusal::NoSuchCard { .. } => "O7.1",
            Refusal::OtherLand { .. } => "O7.3",
            Refusal::StackEmpty { .. } => "O10.2",
            Refusal::CamelPath { .. } | Refusal::Printed { .. } | Refusal::Occupied { .. } => {
                "O8.2"
            }
            Refusal::WouldLink { .. } => "O8.3",
            Refusal::WouldMerge { .. } => "R17",
            Refusal::RivalArea { .. } => "O13.2",
            Refusal::OwnArea { .. } => "O13.3",
            Refusal::OwnLand { .. } => "O13.7",
            Refusal::NoAnchor { .. } => "O13.4",
            Refusal::OffThePath { .. } | Refusal::CamelThere { .. } => "O7.2",
            Refusal::NoCamels => "O10.2",
            Refusal::FourAreas { .. } => "O9.4",
            Refusal::NoMarkers => "O13.8",
            Refusal::NoPieceThere { .. } => "O13.10",
            Refusal::NoMarkerThere { .. } | Refusal::NotYourMarker { .. } => "O9.2",
        }
    }
}
