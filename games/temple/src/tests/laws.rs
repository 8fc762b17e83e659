use laws::{Suite, check};

use crate::{State, bot::BOTS};

#[test]
fn the_laws_hold() {
    check::<State>(&Suite { n_games: 12, pilot: None });
}

/// A bot gets further than luck does: to locks, lava, river and bridge.
#[test]
fn the_laws_hold_with_a_pilot() {
    let easy = BOTS.iter().find(|maker| maker.name == "easy").expect("there is an easy bot");
    check::<State>(&Suite { n_games: 9, pilot: Some(easy.make) });
}
