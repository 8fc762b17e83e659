//! What one viewer could work out: what was said about equipment, how likely the cards in all
//! hands can meet a challenge, and what the own madness forbids just now.
//!
//! All of it follows from the view. After the end there is nothing to work out.
mod odds;
mod tally;

use kernel::{Seat, SeatSet};
use serde::Serialize;

use self::odds::Odds;
pub(crate) use self::odds::choose;
use crate::{
    data::{Gear, Letter},
    rules::speech,
    space::Space,
    state::{Bonds, Phase, State},
    talk::{self, Panel, Size},
    tile::Tile,
    view::CardCount,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    /// What was said about equipment in this glass, kind by kind: said, not true.
    pub tally: Vec<GearTally>,
    /// What was said about the two challenges in this glass.
    pub covers: Vec<Cover>,
    /// Chances over every space with challenges that are known or can be imagined.
    pub spaces: Vec<SpaceOdds>,
    /// Chances in this encounter, until the sled is opened.
    pub encounter: Option<ChancesView>,
    /// Cards that these eyes see nowhere: in the deck and in other hands.
    pub unseen: Vec<CardCount>,
    /// Accidents that the supply of injuries can take before the game is lost.
    pub accidents_left: u8,
    /// The statement panel, for each seat whose eyes these are, while there is talk.
    pub panels: Vec<SeatPanel>,
}

/// What was said about one kind of equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GearTally {
    pub gear: Gear,
    /// All that was stated in numbers, added up.
    pub sum: u16,
    pub seats: Vec<SeatTally>,
}

/// What one colleague said to have of it: the latest word counts, single cards add up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatTally {
    pub seat: Seat,
    pub total: Option<u8>,
    pub cards: Vec<u8>,
    pub count: Option<u8>,
    pub size: Option<Size>,
}

/// Somebody offers to cover a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cover {
    pub seat: Seat,
    pub letter: Letter,
    pub value: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceOdds {
    pub at: Space,
    /// False if the tile is unknown: then it is the mean of all that could lie there.
    pub is_known: bool,
    pub chances: ChancesView,
}

/// In thousandths: that the cards of all hands together could meet a challenge, if every card
/// that is unseen is as likely to be in one place as in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChancesView {
    pub a: u16,
    pub b: u16,
    /// At least one of them.
    pub any: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatPanel {
    pub seat: Seat,
    pub panel: Panel,
}

impl Insight {
    pub(crate) fn of(state: &State, eyes: SeatSet) -> Insight {
        let odds = Odds::of(state, eyes);
        let is_over = state.is_over();
        Insight {
            tally: tally::of(state, eyes),
            covers: tally::covers(state, eyes),
            spaces: if is_over { Vec::new() } else { spaces(state, eyes, &odds) },
            encounter: encounter(state, &odds),
            unseen: odds.unseen(),
            accidents_left: state.cards.injuries_left() / crate::data::ACCIDENT,
            panels: panels(state, eyes),
        }
    }
}

fn spaces(state: &State, eyes: SeatSet, odds: &Odds) -> Vec<SpaceOdds> {
    let mut found = Vec::new();
    for &at in Space::ALL {
        let known = state.board.tile(at).and_then(|tile| tile.seen_by(eyes));
        let is_hidden = state.board.tile(at).is_some() && known.is_none();
        let chances = match (known, at.printed()) {
            (Some(tile), _) => Some(odds.chances(tile.front().challenges)),
            (None, _) if is_hidden => Some(mean_of_region(state, eyes, at, odds)),
            (None, Some(printed)) => Some(odds.chances(printed)),
            (None, None) => None,
        };
        if let Some(chances) = chances {
            found.push(SpaceOdds { at, is_known: !is_hidden, chances });
        }
    }
    found
}

/// Over all tiles of the region that these eyes have seen nowhere.
fn mean_of_region(state: &State, eyes: SeatSet, at: Space, odds: &Odds) -> ChancesView {
    let is_seen = |tile: &Tile| {
        let lies_open =
            |&space: &Space| state.board.tile(space).and_then(|it| it.seen_by(eyes)) == Some(tile);
        state.board.used().has(*tile) || Space::ALL.iter().any(lies_open)
    };
    let possible: Vec<ChancesView> = Tile::of(at.region())
        .iter()
        .filter(|tile| !is_seen(tile))
        .map(|tile| odds.chances(tile.front().challenges))
        .collect();
    let n = possible.len().max(1) as u32;
    let mean = |part: fn(&ChancesView) -> u16| {
        (possible.iter().map(|it| u32::from(part(it))).sum::<u32>() / n) as u16
    };
    ChancesView { a: mean(|it| it.a), b: mean(|it| it.b), any: mean(|it| it.any) }
}

fn encounter(state: &State, odds: &Odds) -> Option<ChancesView> {
    match state.phase {
        Phase::Talking | Phase::Silent | Phase::GlassOut => Some(odds.chances(state.challenges())),
        Phase::Moving
        | Phase::Ready { .. }
        | Phase::Rewarding { .. }
        | Phase::Searching { .. }
        | Phase::Failing { .. }
        | Phase::Rolled { .. }
        | Phase::Drawing { .. }
        | Phase::Resting
        | Phase::Over(_) => None,
    }
}

fn panels(state: &State, eyes: SeatSet) -> Vec<SeatPanel> {
    if state.phase != Phase::Talking {
        return Vec::new();
    }
    let explain = |seat: Seat| {
        let bonds: Bonds = state.bonds(seat).collect();
        SeatPanel { seat, panel: talk::panel(&speech::talk(state, seat), &bonds) }
    };
    eyes.and(state.all_seats()).iter().map(explain).collect()
}
