use conformance::{Suite, check};

use crate::State;

#[test]
fn conformance_checks_pass() {
    check::<State>(&Suite { n_games: 8, pilot: None });
}
