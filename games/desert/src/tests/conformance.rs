use conformance::{Pilot, Suite, check, check_positions};
use kernel::{FastRng, Game, Seat, SeatSet};

use crate::{State, bot::BOTS, data::Back};

/// The fields of a view that may change without an event for the viewer.
pub(crate) const QUIET_FIELDS: &[&str] = &[];

#[test]
fn conformance_checks_pass() {
    check::<State>(&Suite { n_games: 60, pilot: None, quiet_fields: QUIET_FIELDS });
}

/// Random play hardly leaves the opening, while a bot reaches parts, tunnels and the end.
#[test]
fn conformance_checks_pass_late_in_the_game() {
    check::<State>(&Suite { n_games: 3, pilot: Some(normal_bot()), quiet_fields: QUIET_FIELDS });
}

fn normal_bot() -> Pilot<State> {
    let normal = BOTS.iter().find(|maker| maker.name == "normal");
    normal.expect("there is a normal bot").make
}

/// The general check covers hidden information by chance. This one covers all of it.
#[test]
fn everything_hidden_is_redrawn() {
    let state = State::new(&Default::default(), 3, &mut FastRng::new(1)).expect("default options");
    let imagined = state.determinize(SeatSet::only(Seat::new(0)), &mut FastRng::new(2));
    assert_ne!(state.storm, imagined.storm, "the storm pile");
    assert_ne!(state.gear, imagined.gear, "the gear pile");
    for back in [Back::Drop, Back::Plain] {
        let is_redrawn = |seed: u64| {
            let imagined = state.determinize(SeatSet::only(Seat::new(0)), &mut FastRng::new(seed));
            let mut cells = state.board.ground().iter();
            cells.any(|cell| {
                state.board.tile(cell).back() == back
                    && state.board.tile(cell).city != imagined.board.tile(cell).city
            })
        };
        assert!((0..20).any(is_redrawn), "the {back} tiles");
    }
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    check_positions::<State>(&Suite { n_games: 6, pilot: None, quiet_fields: QUIET_FIELDS });
}

#[test]
fn damaged_positions_of_late_games_are_refused_or_playable() {
    check_positions::<State>(&Suite {
        n_games: 3,
        pilot: Some(normal_bot()),
        quiet_fields: QUIET_FIELDS,
    });
}
