//! What one viewer could work out: the odds of the coming storm, and how far everything is.
//!
//! All of it follows from the view. Before everybody has an adventurer and after the end there is
//! nothing to work out: no card comes, and the lists are empty.
mod reach;
mod storm;

use kernel::{Ctx, Journal, Scripted, Seat, SeatSet};
use serde::Serialize;

use crate::{
    cell::Cell,
    data::StormCard,
    rules,
    state::{Ending, Phase, State},
};

/// Odds and distances for some eyes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    pub storm: StormOdds,
    /// If the next card were a sun.
    pub sun_now: Vec<SunNow>,
    pub reach: Vec<SeatReach>,
}

/// What the rest of this turn's storm brings if nobody does anything more. Chances are from 0 to
/// 1, and exact but for rounding.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StormOdds {
    /// Cards that are still to come this turn.
    pub n_cards: u8,
    /// At least one Sun Beats Down.
    pub sun: f32,
    /// At least one Storm Picks Up.
    pub picks_up: f32,
    /// How many markers fall, on average.
    pub n_sand: f32,
    /// Somebody dies of thirst.
    pub lose_water: f32,
    /// The supply of sand runs out.
    pub lose_sand: f32,
    /// The meter reaches the skull.
    pub lose_meter: f32,
    pub per_seat: Vec<Thirst>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thirst {
    pub seat: Seat,
    /// The chance to die of thirst in this storm.
    pub dies: f32,
    /// The how-manieth sun without shelter kills.
    pub suns_to_death: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SunNow {
    pub seat: Seat,
    /// In the open, and so has to drink.
    pub drinks: bool,
    /// And cannot.
    pub dies: bool,
}

/// What each cell costs one adventurer in actions: alone, on foot and through tunnels, with the
/// own power, without gear, and with the sand as it lies now. The eye is left out.
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
    /// To stand there, dunes on the way dug open.
    pub reach: u8,
    /// To come near enough and remove all its sand; 0 if there is none.
    pub clear: u8,
    /// To go there, remove its sand and excavate it; `None` if it is excavated.
    pub excavate: Option<u8>,
}

impl Insight {
    pub(crate) fn of(state: &State, eyes: SeatSet) -> Insight {
        let (n_cards, crew) = match state.phase {
            Phase::Drafting | Phase::Over(_) => (0, SeatSet::NOBODY),
            Phase::Acting | Phase::Looking { .. } => {
                (state.level() - state.n_fewer, state.all_seats())
            }
            Phase::Storm { n_left } => (n_left, state.all_seats()),
        };
        Insight {
            storm: storm::odds(state, eyes, n_cards, crew),
            sun_now: sun_now(state, crew),
            reach: crew.iter().map(|seat| reach::of(state, seat)).collect(),
        }
    }
}

fn sun_now(state: &State, crew: SeatSet) -> Vec<SunNow> {
    let (after, ending) = strike(state, StormCard::SUN);
    let dead = match ending {
        Some(Ending::Thirst(seats)) => seats,
        Some(Ending::Won | Ending::Buried | Ending::Swept) | None => SeatSet::NOBODY,
    };
    let each = |seat: Seat| {
        let dies = dead.has(seat);
        SunNow { seat, drinks: dies || after.pawn(seat).water < state.pawn(seat).water, dies }
    };
    crew.iter().map(each).collect()
}

/// The real rules, on a copy: what this card does, and whether it ends the game.
fn strike(state: &State, card: StormCard) -> (State, Option<Ending>) {
    let mut after = *state;
    let (mut no_luck, mut journal) = (Scripted::none(), Journal::muted());
    let mut ctx = Ctx::new(&mut no_luck, &mut journal);
    let ending = rules::storm::take_effect(&mut after, card, &mut ctx).err();
    (after, ending)
}
