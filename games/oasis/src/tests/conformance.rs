use conformance::{Suite, check};

use crate::{State, bot::BOTS};

#[test]
fn random_games_pass_all_checks() {
    check::<State>(&Suite { n_games: 12, pilot: None });
}

/// Bots build larger areas and herds than random players.
#[test]
fn bot_games_pass_all_checks() {
    let easy = BOTS.iter().find(|maker| maker.name == "easy").expect("there is an easy bot");
    check::<State>(&Suite { n_games: 6, pilot: Some(easy.make) });
}
