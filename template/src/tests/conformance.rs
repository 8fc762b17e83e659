use conformance::{Suite, check, check_positions};

use crate::{State, bot::BOTS};

#[test]
fn random_games_pass_all_checks() {
    check::<State>(&Suite { n_games: 30, pilot: None, quiet_fields: &[] });
}

#[test]
fn bot_games_pass_all_checks() {
    let pilot = BOTS.last().map(|maker| maker.make);
    check::<State>(&Suite { n_games: 30, pilot, quiet_fields: &[] });
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    check_positions::<State>(&Suite { n_games: 6, pilot: None, quiet_fields: &[] });
}
