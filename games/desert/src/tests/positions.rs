//! Positions: what may be left out, how it is dealt, and what is said of one that cannot be.
//!
//! Every error of `position/check.rs` and `position/fill.rs` has a scenario but one: the count of
//! all components at the very end, which nothing that came through the other checks can fail.
mod dealing;
mod manual;
mod refused;
mod unreadable;

use std::collections::BTreeSet;

use kernel::{Fast, Game, PositionError, Scripted, Seat, SeatSet};

use super::scene::{P1, P2, P3, cell, storm_cards};
use crate::{
    cell::Cells,
    data::{Back, City, Difficulty, Gear, Part, Role, StormCard},
    position::{GuidedAt, Knowers, PawnAt, PhaseAt, PileCard, Position, Reason, RequestAt, TileAt},
    setup::{FirstPlayer, Options, Roles},
    state::{PartAt, Phase, State},
};
use Role::{Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

fn read(json: &str) -> Position {
    serde_json::from_str(json).expect("a position can be read")
}

fn set_up(position: &Position, number: u64) -> Result<State, PositionError> {
    State::from_position(position, &mut Fast::new(number))
}

/// The Meteorologist's turn, and three others.
fn crew() -> Position {
    Position::of(&[Meteorologist, Navigator, Climber, Carrier])
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

/// This change is refused, and this field is named.
#[track_caller]
fn wrong(field: &str, change: impl FnOnce(&mut Position)) {
    let error = set_up(&changed(change), 1).expect_err(field);
    assert_eq!(error.field, field, "{error}");
    assert!(!error.problem.is_empty());
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
fn the_difficulty_is_written_down_too() {
    for difficulty in Difficulty::ALL {
        let options = Options { difficulty: *difficulty, ..Options::default() };
        let state = State::new(&options, 3, &mut Fast::new(2)).expect("these are options");
        assert_eq!(state.to_position().options.difficulty, *difficulty);
    }
}
