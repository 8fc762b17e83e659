use conformance::{Suite, check};

use crate::State;

#[test]
fn the_laws_hold() {
    check::<State>(&Suite { n_games: 8, pilot: None });
}
