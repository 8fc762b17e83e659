use conformance::{Suite, check, check_positions};

use crate::State;

#[test]
fn conformance_checks_pass() {
    check::<State>(&Suite { n_games: 8, pilot: None });
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    check_positions::<State>(&Suite { n_games: 6, pilot: None });
}
