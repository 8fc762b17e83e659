//! Derived knowledge: the odds of the coming storm, and distances in actions.
//!
//! Everything here follows from the view. During the draft and after the game the lists are empty.
mod reach;
mod storm;

use kernel::{Ctx, EventBuffer, ScriptedRng, Seat, SeatSet};
use serde::Serialize;

use crate::{
    cell::Cell,
    data::StormCard,
    rules::{exchange, storm as storm_rules},
    setup::{StormPause, Switch},
    state::{Ending, Phase, State},
};

/// Odds and distances for a set of viewers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    pub storm: StormOdds,
    /// Effect on each seat if the next card were a Sun Beats Down.
    pub sun_now: Vec<SunNow>,
    pub reach: Vec<SeatReach>,
}

/// Odds for the rest of this turn's storm, assuming that no player acts. Only gifts after the
/// reveal of a sun (R57) save everyone they can. Chances range from 0 to 1 and are exact except
/// for rounding.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StormOdds {
    /// Cards still to come this turn.
    pub n_cards: u8,
    /// Chance of at least one Sun Beats Down.
    pub sun: f32,
    /// Chance of at least one Storm Picks Up.
    pub picks_up: f32,
    /// Expected number of sand markers placed.
    pub n_sand: f32,
    /// Chance that a player dies of thirst.
    pub lose_water: f32,
    /// Chance that the supply of sand runs out.
    pub lose_sand: f32,
    /// Chance that the meter reaches the skull.
    pub lose_meter: f32,
    pub per_seat: Vec<Thirst>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thirst {
    pub seat: Seat,
    /// Chance of dying of thirst in this storm.
    pub dies: f32,
    /// Number of unsheltered suns until death.
    pub suns_to_death: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SunNow {
    pub seat: Seat,
    /// Whether the adventurer is in the open and loses water.
    pub drinks: bool,
    /// Whether that kills the adventurer. If the sun leaves time for gifts (R57), only if no gift
    /// can help.
    pub dies: bool,
}

/// Distance to every cell for one adventurer, in actions: alone, on foot and through tunnels, with
/// the adventurer's own power, without gear, and with the current sand. The eye is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatReach {
    pub seat: Seat,
    pub cells: Vec<CellReach>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CellReach {
    pub cell: Cell,
    /// Actions to stand there, including digging through dunes on the way.
    pub reach: u8,
    /// Actions to get close enough and remove all its sand; 0 if there is none.
    pub clear: u8,
    /// Actions to get there, remove its sand and excavate it; `None` if it is excavated.
    pub excavate: Option<u8>,
}

impl Insight {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> Insight {
        let (n_cards, crew) = match state.phase {
            Phase::Drafting | Phase::Over(_) => (0, SeatSet::EMPTY),
            Phase::Acting | Phase::Looking { .. } => {
                (state.level() - state.n_fewer, state.all_seats())
            }
            Phase::Storm { n_left } | Phase::Sun { n_left } => (n_left, state.all_seats()),
        };
        Insight {
            storm: storm::odds(state, viewers, n_cards, crew),
            sun_now: sun_now(state, crew),
            reach: crew.iter().map(|seat| reach::of(state, seat)).collect(),
        }
    }
}

fn sun_now(state: &State, crew: SeatSet) -> Vec<SunNow> {
    let (_, ending) = apply_to_copy(state, StormCard::SUN);
    let dead = match ending {
        Some(Ending::Thirst(seats)) => seats,
        Some(Ending::Won | Ending::Buried | Ending::Swept) | None => SeatSet::EMPTY,
    };
    let shade = storm_rules::shade(state);
    let each =
        |seat: Seat| SunNow { seat, drinks: !shade.has(state.cell_of(seat)), dies: dead.has(seat) };
    crew.iter().map(each).collect()
}

/// Applies the card to a copy of the state with the real rules. Returns the copy and how the card
/// ends the game, if it does. If a sun leaves time for gifts (R57), players use it to save each
/// other.
fn apply_to_copy(state: &State, card: StormCard) -> (State, Option<Ending>) {
    let mut after = *state;
    let has_pause = state.switches.storm_pause != StormPause::Never;
    if card == StormCard::SUN && state.is_on(Switch::ShareInSun) && has_pause {
        if !matches!(state.phase, Phase::Sun { .. }) {
            after.n_exchanges = 0;
        }
        exchange::rescue_all(&mut after);
        after.n_exchanges = 0;
    }
    let (mut no_rng, mut events) = (ScriptedRng::none(), EventBuffer::muted());
    let mut ctx = Ctx::new(&mut no_rng, &mut events);
    let ending = storm_rules::apply_card(&mut after, card, &mut ctx).err();
    (after, ending)
}
