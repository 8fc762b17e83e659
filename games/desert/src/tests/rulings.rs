//! Every ruling, R1 to R56, and behind them the rules that the dossier states without one:
//! setup, meter, options, undo, powers, gear, clues, the storm and the win.
//!
//! Nothing to test in an engine, and therefore not here: that one person may hold several seats
//! (half of R1), that real seconds pass (R51 and R52 name a deadline, the host runs it), and a
//! win by tunnel (4.5 lists it, but no tunnel ends on the launch pad).
mod clues_and_parts;
mod gear;
mod knowledge;
mod meter;
mod options;
mod powers;
mod r01_to_r28;
mod r29_to_r56;
mod r52_asking;
mod sand;
mod setup;
mod storm_pause;
mod turns;
mod undo;
mod winning;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Fast, Game, Seat, SeatSet, SetupError};

use super::scene::{P1, P2, P3, P4, P5, Scene, Table, cell, storm_cards};
use crate::{
    action::Action,
    cell::{Cell, Cells},
    data::{Back, City, Gear, Part, Role},
    event::Event,
    refusal::{Purpose, Refusal},
    setup::{FirstPlayer, Options, Roles, StormPause},
    state::{Ending, PartAt, Phase, State},
};
use Role::{Archaeologist, Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

fn fresh(options: &Options, seats: u8, number: u64) -> State {
    State::new(options, seats, &mut Fast::new(number)).expect("a playable table")
}

fn cast(roles: &[Role]) -> Options {
    Options { roles: Roles::Assigned(roles.to_vec()), ..Options::default() }
}

/// How often each of them is there.
fn tally<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}

/// The eye in the corner, where winds to the east find nothing to blow.
fn calm(crew: &[Role]) -> Scene {
    Scene::of(crew).eye("a1").pile("e1 e1 e1 e2 e2 e3")
}

/// Which cards of the storm pile these eyes know, by their place from the top.
fn known_cards(table: &Table, eyes: SeatSet) -> Vec<(u8, String)> {
    let known = table.state.view(eyes).storm.known;
    known.iter().map(|known| (known.nth, known.card.to_string())).collect()
}
