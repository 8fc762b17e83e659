use conformance::{Suite, check};

use crate::{State, bot::BOTS};

#[test]
fn state_conforms() {
    check::<State>(&Suite { n_games: 12, pilot: None });
}

/// A bot gets farther than random play does: to the locks, the lava, the river and the bridge.
#[test]
fn state_conforms_with_a_bot() {
    let easy = BOTS.iter().find(|maker| maker.name == "easy").expect("the easy bot exists");
    check::<State>(&Suite { n_games: 9, pilot: Some(easy.make) });
}
