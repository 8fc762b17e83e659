//! Facts that a viewer could work out from the view: the result of a placement, the value of one
//! more piece, the points in an offer, and cards that could not be placed.
//!
//! Insights reveal nothing beyond the view. There are none after the end of the game.
use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    data::{Card, Good, Land},
    rules::tiles,
    space::Space,
    state::{Goods, Phase, State},
    worth::worth,
};

/// Insights for each seat among the viewers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    pub seats: Vec<SeatInsight>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInsight {
    pub seat: Seat,
    /// Results of each legal placement, by land.
    pub lands: Vec<LandInsight>,
    /// Points for one more piece of each kind.
    pub gains: Vec<Gain>,
    /// Cards in open offers that this seat could not place now, so that taking them would end the
    /// game.
    pub unplayable: Vec<UnplayableCard>,
    /// Points that each open offer adds at once.
    pub offers: Vec<OfferInsight>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandInsight {
    pub land: Land,
    pub spaces: Vec<TilePreview>,
}

/// The result of placing a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TilePreview {
    pub at: Space,
    /// Player whose area the tile would join; `None` if the area is neutral.
    pub whom: Option<Seat>,
    /// Number of spaces in the whole area, including the tile.
    pub size: u8,
}

/// Points for one more piece of a kind: `unit` for a space or a camel in the herd, `marker` for a
/// scoring marker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    pub good: Good,
    pub unit: u8,
    pub marker: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnplayableCard {
    /// Owner of the offer with this card.
    pub whom: Seat,
    pub card: Card,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferInsight {
    /// Owner of the offer.
    pub whom: Seat,
    /// Points if everything in the offer is placed as well as possible.
    pub points: u16,
}

impl Insight {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> Insight {
        let seats = match state.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Announcing
            | Phase::Offering
            | Phase::Accepting
            | Phase::Resolving
            | Phase::Tiling { .. }
            | Phase::Marking { .. }
            | Phase::Herding { .. }
            | Phase::Free
            | Phase::FreeMarking { .. }
            | Phase::FreeDone
            | Phase::Scoring => viewers.and(state.all_seats()),
        };
        Insight { seats: seats.iter().map(|seat| of_seat(state, seat, viewers)).collect() }
    }
}

fn of_seat(state: &State, seat: Seat, viewers: SeatSet) -> SeatInsight {
    let lands = Land::ALL.iter().map(|&land| of_land(state, seat, land)).collect();
    let units = state.units(seat);
    let goods = state.goods[seat.index()].seen_by(viewers).copied().unwrap_or_default();
    let gain = |&good: &Good| Gain { good, unit: goods[good as usize], marker: units.of(good) };
    SeatInsight {
        seat,
        lands,
        gains: Good::ALL.iter().map(gain).collect(),
        unplayable: unplayable(state, seat),
        offers: offers(state, seat, goods),
    }
}

fn of_land(state: &State, seat: Seat, land: Land) -> LandInsight {
    let ghost = |at: Space| {
        let mut board = state.board;
        let (whom, area) = board.place_tile(at, land);
        TilePreview { at, whom, size: area.len() }
    };
    let is_left = state.board.stock(land) > 0;
    let spaces = tiles::open_spaces(state, seat, land).iter().filter(|_| is_left).map(ghost);
    LandInsight { land, spaces: spaces.collect() }
}

fn unplayable(state: &State, seat: Seat) -> Vec<UnplayableCard> {
    let is_stuck = |land: Land| tiles::is_unplayable(state, seat, land);
    let mut found = Vec::new();
    for whom in state.open_offers().iter() {
        for &card in state.cards.offer(whom) {
            if card.land().is_some_and(is_stuck) {
                found.push(UnplayableCard { whom, card });
            }
        }
    }
    found
}

fn offers(state: &State, seat: Seat, goods: Goods) -> Vec<OfferInsight> {
    let of_whom = |whom: Seat| {
        let points = worth(state, seat, goods, state.cards.offer(whom));
        OfferInsight { whom, points }
    };
    state.open_offers().iter().map(of_whom).collect()
}
