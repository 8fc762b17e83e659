use kernel::{Fast, Game, Seat, SeatSet};
use laws::{Suite, check};

use crate::{State, bot::BOTS, data::Back};

#[test]
fn the_laws_hold() {
    check::<State>(&Suite { n_games: 60, pilot: None });
}

/// Luck alone hardly leaves the opening: a bot comes to parts, tunnels and the end.
#[test]
fn the_laws_hold_late_in_the_game() {
    let normal = BOTS.iter().find(|maker| maker.name == "normal").expect("there is a normal bot");
    check::<State>(&Suite { n_games: 3, pilot: Some(normal.make) });
}

/// The law finds hidden things by chance; here is all that there is.
#[test]
fn every_hidden_thing_is_redrawn() {
    let state = State::new(&Default::default(), 3, &mut Fast::new(1)).expect("default options");
    let imagined = state.determinize(SeatSet::only(Seat::new(0)), &mut Fast::new(2));
    assert_ne!(state.storm, imagined.storm, "the storm pile");
    assert_ne!(state.gear, imagined.gear, "the gear pile");
    for back in [Back::Drop, Back::Plain] {
        let is_redrawn = |seed: u64| {
            let imagined = state.determinize(SeatSet::only(Seat::new(0)), &mut Fast::new(seed));
            let mut cells = state.board.ground().iter();
            cells.any(|cell| {
                state.board.tile(cell).back() == back
                    && state.board.tile(cell).city != imagined.board.tile(cell).city
            })
        };
        assert!((0..20).any(is_redrawn), "the {back} tiles");
    }
}
