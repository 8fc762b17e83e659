use conformance::{Pilot, Suite, check, check_positions};

use crate::{State, bot::BOTS};

#[test]
fn random_games_pass_all_checks() {
    check::<State>(&Suite { n_games: 12, pilot: None });
}

/// Bots build larger areas and herds than random players.
#[test]
fn bot_games_pass_all_checks() {
    check::<State>(&Suite { n_games: 6, pilot: Some(easy_bot()) });
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    check_positions::<State>(&Suite { n_games: 2, pilot: None });
}

#[test]
fn damaged_positions_of_bot_games_are_refused_or_playable() {
    check_positions::<State>(&Suite { n_games: 2, pilot: Some(easy_bot()) });
}

fn easy_bot() -> Pilot<State> {
    BOTS.iter().find(|maker| maker.name == "easy").expect("there is an easy bot").make
}
