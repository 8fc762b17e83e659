//! Positions: defaults, random completion, and errors.
//!
//! Every error of `position/fill.rs` and `invariants.rs` has a scenario, except for component
//! counts, which no position can fail once it is completed.
mod dealing;
mod manual;
mod refused;
mod unreadable;

use std::collections::BTreeSet;

use kernel::{FastRng, Game, PositionError, ScriptedRng, Seat, SeatSet};
use table::HasPositions;

use super::scene::{P1, P2, P3, Scene, cell, storm_cards, unknown};
use crate::{
    cell::Cells,
    data::{Back, City, Difficulty, Gear, Part, Role, StormCard},
    position::{KnownTo, PawnAt, PileCard, Position, RequestAt, TileAt},
    setup::{FirstPlayer, Options, Roles},
    state::{Ending, Guided, PartAt, Phase, State},
};
use Role::{Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

fn read(json: &str) -> Position {
    serde_json::from_str(json).expect("a position can be read")
}

fn set_up(position: &Position, number: u64) -> Result<State, PositionError> {
    State::from_position(position, &mut FastRng::new(number))
}

/// The Meteorologist's turn, with three other players.
fn crew() -> Position {
    Scene::of(&[Meteorologist, Navigator, Climber, Carrier]).position
}

fn changed(change: impl FnOnce(&mut Position)) -> Position {
    let mut position = crew();
    change(&mut position);
    position
}

#[track_caller]
fn fine(change: impl FnOnce(&mut Position)) -> State {
    set_up(&changed(change), 1).expect("a legal position")
}

/// Asserts that the change is refused with an error in this field.
#[track_caller]
fn assert_refused(field: &str, change: impl FnOnce(&mut Position)) {
    let error = set_up(&changed(change), 1).expect_err(field);
    assert_eq!(error.field, field, "{error}");
    assert!(!error.problem.is_empty());
}

fn picked(role: Role) -> PawnAt {
    PawnAt { role: Some(role), ..PawnAt::default() }
}

fn seats(list: impl IntoIterator<Item = Seat>) -> SeatSet {
    list.into_iter().collect()
}

fn tile<'a>(position: &'a mut Position, name: &str) -> &'a mut TileAt {
    position.tiles.entry(cell(name)).or_default()
}

fn excavated(position: &mut Position, name: &str, city: City) {
    let tile = tile(position, name);
    (tile.city, tile.excavated) = (Some(city), true);
}

#[test]
fn the_difficulty_is_exported() {
    for difficulty in Difficulty::ALL {
        let options = Options { difficulty: *difficulty, ..Options::default() };
        let state = State::new(&options, 3, &mut FastRng::new(2)).expect("valid options");
        assert_eq!(state.to_position().options.difficulty, *difficulty);
    }
}
