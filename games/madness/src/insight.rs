//! Conclusions that a viewer could work out: claims about equipment, the odds of meeting a
//! challenge, and the statements that the viewer's own madness forbids now.
//!
//! All of it follows from the view. It is empty after the end.
mod odds;
mod tally;

use kernel::{Seat, SeatSet};
use serde::Serialize;

use self::odds::Odds;
pub(crate) use self::odds::choose;
use crate::{
    data::{Gear, Letter},
    space::Space,
    state::{ActiveMadness, Phase, State},
    talk::{self, Panel, Size, TalkContext},
    tile::Tile,
    view::CardCount,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    /// Claims about equipment during this timer, by kind. They may be false.
    pub tally: Vec<GearTally>,
    /// Offers to cover the two challenges during this timer.
    pub covers: Vec<Cover>,
    /// Odds for every space whose challenges are known or can be estimated.
    pub spaces: Vec<SpaceOdds>,
    /// Odds in this encounter, until the sled is revealed.
    pub encounter: Option<ChancesView>,
    /// Cards that these viewers cannot see: in the deck and in other hands.
    pub unseen: Vec<CardCount>,
    /// Number of accidents that the supply of injuries allows before the game is lost.
    pub accidents_left: u8,
    /// The statement panel of each seat these viewers control, while players may talk.
    pub panels: Vec<SeatPanel>,
}

/// Claims about one kind of equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GearTally {
    pub gear: Gear,
    /// Sum of all stated numbers.
    pub sum: u16,
    pub seats: Vec<SeatTally>,
}

/// Claims of one player about a kind: the latest total counts, single cards add up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatTally {
    pub seat: Seat,
    pub total: Option<u8>,
    pub cards: Vec<u8>,
    pub count: Option<u8>,
    pub size: Option<Size>,
}

/// A player's offer to cover a challenge.
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
    /// `false` if the tile is unknown. The odds are then the mean over all possible tiles.
    pub is_known: bool,
    pub chances: ChancesView,
}

/// Probability in thousandths that the cards of all hands together can meet a challenge, if every
/// unseen card is equally likely to be anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChancesView {
    pub a: u16,
    pub b: u16,
    /// At least one of the challenges.
    pub any: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatPanel {
    pub seat: Seat,
    pub panel: Panel,
}

impl Insight {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> Insight {
        let odds = Odds::of(state, viewers);
        let is_over = state.is_over();
        Insight {
            tally: tally::of(state, viewers),
            covers: tally::covers(state, viewers),
            spaces: if is_over { Vec::new() } else { spaces(state, viewers, &odds) },
            encounter: encounter(state, &odds),
            unseen: odds.unseen(),
            accidents_left: state.cards.injuries_left() / crate::data::ACCIDENT,
            panels: panels(state, viewers),
        }
    }
}

fn spaces(state: &State, viewers: SeatSet, odds: &Odds) -> Vec<SpaceOdds> {
    let mut found = Vec::new();
    for &at in Space::ALL {
        let known = state.board.tile(at).and_then(|tile| tile.seen_by(viewers));
        let is_hidden = state.board.tile(at).is_some() && known.is_none();
        let chances = match (known, at.printed()) {
            (Some(tile), _) => Some(odds.chances(tile.front().challenges)),
            (None, _) if is_hidden => Some(mean_of_region(state, viewers, at, odds)),
            (None, Some(printed)) => Some(odds.chances(printed)),
            (None, None) => None,
        };
        if let Some(chances) = chances {
            found.push(SpaceOdds { at, is_known: !is_hidden, chances });
        }
    }
    found
}

/// Returns the mean over all tiles of the region that these viewers have not seen.
fn mean_of_region(state: &State, viewers: SeatSet, at: Space, odds: &Odds) -> ChancesView {
    let is_seen = |tile: &Tile| {
        let lies_open = |&space: &Space| {
            state.board.tile(space).and_then(|it| it.seen_by(viewers)) == Some(tile)
        };
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
        Phase::Talking | Phase::Silent | Phase::TimerOut => Some(odds.chances(state.challenges())),
        Phase::Moving
        | Phase::Ready { .. }
        | Phase::Rewarding { .. }
        | Phase::Searching { .. }
        | Phase::Failing { .. }
        | Phase::Rolled { .. }
        | Phase::Drawing { .. }
        | Phase::Resting
        | Phase::Over { .. } => None,
    }
}

fn panels(state: &State, viewers: SeatSet) -> Vec<SeatPanel> {
    if state.phase != Phase::Talking {
        return Vec::new();
    }
    let explain = |seat: Seat| {
        let bonds: ActiveMadness = state.active_madness(seat).collect();
        SeatPanel { seat, panel: talk::panel(&TalkContext::of(state, seat), &bonds) }
    };
    viewers.and(state.all_seats()).iter().map(explain).collect()
}
