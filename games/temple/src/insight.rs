//! What one viewer could work out: the boulder's reach, the walls, bridge, locks, tests, the risk
//! of a tile, and what a load means for this very roll.
//!
//! All of it follows from the view. Chances are from 0 to 1, and exact but for rounding.
mod boulder;
pub(crate) mod luck;
mod seat;
mod walls;

pub(crate) use seat::casket_mean;

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    board::Node,
    data::{Lock, Trial},
    state::{Phase, State},
};

/// Odds and previews for some eyes. After the end there is nothing to work out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    pub boulder: BoulderOdds,
    pub walls: WallOdds,
    /// For each seat whose eyes these are and that is in the temple.
    pub seats: Vec<SeatInsight>,
}

/// What the boulder does, if everybody stays where they are.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoulderOdds {
    /// The chance to be rolled over this round, space by space; spaces out of reach are left out.
    pub heat: Vec<Heat>,
    /// Rounds until the exit is sealed, this one included: the mean, and where nine in ten lie.
    pub rounds: f32,
    pub rounds_min: u8,
    pub rounds_max: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Heat {
    pub at: Node,
    pub chance: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WallOdds {
    /// Columns still open.
    pub n_columns: u8,
    /// Arrows still in the deck.
    pub n_orange: u8,
    pub n_grey: u8,
    /// The chance that the walls meet this round.
    pub meet: f32,
    /// The chance that each wall moves this round.
    pub orange: f32,
    pub grey: f32,
    /// Rounds after which the deck is used up, and the walls have met.
    pub rounds_max: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInsight {
    pub seat: Seat,
    /// What each number of dropped treasures leads to.
    pub loads: Vec<LoadOdds>,
    /// Stepping on the bridge, or hopping on it; none when it is gone.
    pub bridge: Option<BridgeOdds>,
    /// Tests that may come, with the Load Level of this round.
    pub tests: Vec<TestOdds>,
    pub locks: Vec<LockOdds>,
    /// The lock under the hands: the chance to open it within so many more rolls.
    pub attempt: Vec<f32>,
    /// Tiles that are not turned yet; the chance that each is trapped.
    pub lava: Vec<TileRisk>,
    /// Where the river carries this character; none on dry land.
    pub river: Option<RiverPreview>,
    /// The fewest actions to the exit, lava and bridge included; none if there is no way.
    pub to_exit: Option<u8>,
    /// What the hand is worth: fixed values, caskets, and the mean of all.
    pub worth: Worth,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LoadOdds {
    pub n_dropped: u8,
    pub n_cards: u8,
    pub level: u8,
    /// From the dice on the table; none before they are rolled.
    pub actions: Option<u8>,
    /// From any roll.
    pub mean: f32,
    /// The least that dropping so many costs in points; caskets count their mean.
    pub lost: f32,
    /// Are the cards within the limit?
    pub is_allowed: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BridgeOdds {
    /// With this character on it.
    pub weight: u8,
    /// The chance that no plank is left.
    pub falls: f32,
    /// Planks left on average.
    pub planks: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TestOdds {
    pub trial: Trial,
    pub n_dice: u8,
    /// Without help.
    pub plain: f32,
    /// With all the own cards and the token used for it.
    pub helped: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LockOdds {
    pub lock: Lock,
    /// The chance to open it within one roll, two rolls and so on.
    pub rolls: Vec<f32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileRisk {
    pub at: Node,
    pub chance: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RiverPreview {
    /// After a Move and the current; none if that goes over the brink.
    pub move_to: Option<Node>,
    /// After staying, as for a Search, and the current.
    pub drift_to: Option<Node>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    pub fixed: u8,
    pub n_caskets: u8,
    pub mean: f32,
}

impl Insight {
    pub(crate) fn of(state: &State, eyes: SeatSet) -> Insight {
        let is_over = state.phase == Phase::Over;
        let has_begun = !is_over && state.phase != Phase::Choosing;
        let seats = if has_begun { eyes.and(state.inside()) } else { SeatSet::NOBODY };
        Insight {
            boulder: boulder::odds(state, is_over),
            walls: walls::odds(state, is_over),
            seats: seats.iter().map(|seat| seat::of(state, seat, eyes)).collect(),
        }
    }
}
