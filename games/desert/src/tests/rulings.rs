//! Every ruling, R1 to R56, followed by rules without a ruling: setup, meter, options, undo,
//! powers, gear, clues, the storm and the win.
//!
//! Not tested here: that one person may hold several seats (part of R1), that the host waits real
//! seconds (the deadlines of R51 and R52), and a win by tunnel, since no tunnel ends on the launch
//! pad.
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

use kernel::{FastRng, Game, Seat, SeatSet, SetupError};

use super::scene::{P1, P2, P3, P4, P5, Scene, Table, cell, storm_cards};
use crate::{
    action::Action,
    cell::{Cell, Cells},
    data::{Back, City, Gear, Part, Role},
    event::Event,
    refusal::{Purpose, Refusal},
    setup::{FirstPlayer, MeteoBury, Options, Roles, StormPause},
    state::{Ending, PartAt, Phase, State},
};
use Role::{Archaeologist, Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

fn fresh(options: &Options, seats: u8, number: u64) -> State {
    State::new(options, seats, &mut FastRng::new(number)).expect("a playable table")
}

fn cast(roles: &[Role]) -> Options {
    Options { roles: Roles::Assigned(roles.to_vec()), ..Options::default() }
}

/// Counts the occurrences of each item.
fn tally<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}

/// A scene with the eye in the corner, where winds to the east move nothing.
fn calm(crew: &[Role]) -> Scene {
    Scene::of(crew).eye("a1").pile("e1 e1 e1 e2 e2 e3")
}

/// Returns the cards of the storm pile that these viewers know, with their depth from the top.
fn known_cards(table: &Table, viewers: SeatSet) -> Vec<(u8, String)> {
    let known = table.state.view(viewers).storm.known;
    known.iter().map(|known| (known.nth, known.card.to_string())).collect()
}
