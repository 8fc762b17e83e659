//! What one viewer could work out: what a tile here would become, what one more of anything is
//! worth, what an offer would add, and which cards on offer could not be placed.
//!
//! All of it follows from the view. After the end there is nothing to work out.
use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    data::{Card, Good, Land},
    rules::tiles,
    space::Space,
    state::{Goods, Phase, State},
    worth::worth,
};

/// For each seat whose eyes these are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    pub seats: Vec<SeatInsight>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInsight {
    pub seat: Seat,
    /// What a tile would become, land by land, wherever this seat could place one.
    pub lands: Vec<LandInsight>,
    /// What one more is worth at once.
    pub gains: Vec<Gain>,
    /// Cards in open offers that this seat could not place now, which would end the game.
    pub unplayable: Vec<UnplayableCard>,
    /// What each open offer adds to the score at once.
    pub offers: Vec<OfferInsight>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandInsight {
    pub land: Land,
    pub spaces: Vec<Ghost>,
}

/// A tile that is not there yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ghost {
    pub at: Space,
    /// Whose area it would join; nobody's if the area is neutral.
    pub whom: Option<Seat>,
    /// Spaces of the whole area with it.
    pub size: u8,
}

/// One holding and its marker: `unit` is what one more space or camel in the herd adds, `marker`
/// what one more scoring marker adds.
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
    /// Whose offer it lies in.
    pub whom: Seat,
    pub card: Card,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferInsight {
    /// Whose offer it is.
    pub whom: Seat,
    /// If everything in it is placed best.
    pub points: u16,
}

impl Insight {
    pub(crate) fn of(state: &State, eyes: SeatSet) -> Insight {
        let seats = match state.phase {
            Phase::Over => SeatSet::NOBODY,
            Phase::Announcing
            | Phase::Offering
            | Phase::Accepting
            | Phase::Resolving
            | Phase::Tiling { .. }
            | Phase::Marking { .. }
            | Phase::Herding { .. }
            | Phase::Free
            | Phase::FreeMarking { .. }
            | Phase::FreeDone => eyes.and(state.all_seats()),
        };
        Insight { seats: seats.iter().map(|seat| of_seat(state, seat, eyes)).collect() }
    }
}

fn of_seat(state: &State, seat: Seat, eyes: SeatSet) -> SeatInsight {
    let lands = Land::ALL.iter().map(|&land| of_land(state, seat, land)).collect();
    let units = state.units(seat);
    let goods = state.goods[seat.index()].seen_by(eyes).copied().unwrap_or_default();
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
        let (whom, area) = board.lay(at, land);
        Ghost { at, whom, size: area.len() }
    };
    let is_left = state.board.stock(land) > 0;
    let spaces = tiles::open_spaces(state, seat, land).iter().filter(|_| is_left).map(ghost);
    LandInsight { land, spaces: spaces.collect() }
}

fn unplayable(state: &State, seat: Seat) -> Vec<UnplayableCard> {
    let is_stuck = |land: Land| {
        state.board.stock(land) > 0 && tiles::open_spaces(state, seat, land).is_empty()
    };
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
