//! Odds and previews for a set of viewers: the boulder's reach, the walls, bridge, locks, tests,
//! tile risks, and the effect of each load on the current roll.
//!
//! Everything follows from the view. Probabilities range from 0 to 1 and are exact apart from
//! rounding.
mod boulder;
pub(crate) mod odds;
mod seat;
mod walls;

pub(crate) use seat::casket_mean;

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    board::Space,
    data::{Lock, Trial},
    state::{Phase, State},
};

/// Odds and previews for a set of viewers. Empty once the game is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    pub boulder: BoulderOdds,
    pub walls: WallOdds,
    /// One entry for each viewing seat with an adventurer in the temple.
    pub seats: Vec<SeatInsight>,
}

/// The boulder's odds, assuming that all adventurers stay where they are.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoulderOdds {
    /// The probability that the boulder hits each space this round. Spaces out of reach are
    /// omitted.
    pub heat: Vec<Heat>,
    /// Rounds until the exit is sealed, including this one: the mean and the central 90% range.
    pub rounds: f32,
    pub rounds_min: u8,
    pub rounds_max: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Heat {
    pub at: Space,
    pub chance: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WallOdds {
    /// The number of columns still open.
    pub n_columns: u8,
    /// The number of arrows of each colour still in the deck.
    pub n_orange: u8,
    pub n_grey: u8,
    /// The probability that the walls meet this round.
    pub meet: f32,
    /// The probability of each wall moving this round.
    pub orange: f32,
    pub grey: f32,
    /// The number of rounds after which the deck is used up. The walls have met by then.
    pub rounds_max: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInsight {
    pub seat: Seat,
    /// The result of dropping each possible number of treasures.
    pub loads: Vec<LoadOdds>,
    /// The odds of a bridge test. `None` once the bridge is gone.
    pub bridge: Option<BridgeOdds>,
    /// The tests that can still come up, at this round's Load Level.
    pub tests: Vec<TestOdds>,
    pub locks: Vec<LockOdds>,
    /// The probability of opening the current lock within each number of additional rolls.
    pub attempt: Vec<f32>,
    /// The probability that each unturned tile is trapped.
    pub lava: Vec<TileRisk>,
    /// The spaces to which the river will carry this adventurer. `None` outside the river.
    pub river: Option<RiverPreview>,
    /// The fewest actions to the exit without entering a known trap. `None` if there is no route.
    pub to_exit: Option<u8>,
    /// The value of the hand: fixed values, number of caskets and expected total.
    pub worth: Worth,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LoadOdds {
    pub n_dropped: u8,
    pub n_cards: u8,
    pub level: u8,
    /// The number of actions that the current roll gives. `None` before the roll.
    pub actions: Option<u8>,
    /// The mean number of actions over all rolls.
    pub mean: f32,
    /// The lowest value lost by dropping this many cards. Caskets count with their expected value.
    pub lost: f32,
    /// Whether the remaining cards are within the limit.
    pub is_allowed: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BridgeOdds {
    /// The total weight, including this adventurer.
    pub weight: u8,
    /// The probability that no plank is left.
    pub falls: f32,
    /// The mean number of planks left.
    pub planks: f32,
    /// The probability that this adventurer falls when stepping onto the bridge.
    pub step_on: f32,
    /// The probability that this adventurer falls when stepping off the bridge.
    pub step_off: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TestOdds {
    pub trial: Trial,
    pub n_dice: u8,
    /// The probability of passing without help.
    pub plain: f32,
    /// The probability of passing if the player pays all their cards and uses the token.
    pub helped: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LockOdds {
    pub lock: Lock,
    /// The probability of opening the lock within one roll, two rolls, and so on.
    pub rolls: Vec<f32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileRisk {
    pub at: Space,
    pub chance: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RiverPreview {
    /// The space after a Move followed by the current. `None` if the adventurer would go over the
    /// brink.
    pub move_to: Option<Space>,
    /// The space after an action without moving (such as a Search), followed by the current.
    pub drift_to: Option<Space>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    pub fixed: u8,
    pub n_caskets: u8,
    pub mean: f32,
}

impl Insight {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> Insight {
        let is_over = state.phase == Phase::Over;
        let has_begun = !is_over && state.phase != Phase::Choosing;
        let seats = if has_begun { viewers.and(state.inside()) } else { SeatSet::EMPTY };
        Insight {
            boulder: boulder::odds(state, is_over),
            walls: walls::odds(state, is_over),
            seats: seats.iter().map(|seat| seat::of(state, seat, viewers)).collect(),
        }
    }
}
