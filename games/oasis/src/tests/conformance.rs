use conformance::{Pilot, Suite, check, check_positions};

use crate::{State, bot::BOTS};

/// The fields of a view that may change without an event for the viewer.
pub(crate) const QUIET_FIELDS: &[&str] = &["phase", "turn"];

#[test]
fn random_games_pass_all_checks() {
    check::<State>(&Suite { n_games: 12, pilot: None, quiet_fields: QUIET_FIELDS });
}

/// Bots build larger areas and herds than random players.
#[test]
fn bot_games_pass_all_checks() {
    check::<State>(&Suite { n_games: 6, pilot: Some(easy_bot()), quiet_fields: QUIET_FIELDS });
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    check_positions::<State>(&Suite { n_games: 2, pilot: None, quiet_fields: QUIET_FIELDS });
}

#[test]
fn damaged_positions_of_bot_games_are_refused_or_playable() {
    check_positions::<State>(&Suite {
        n_games: 2,
        pilot: Some(easy_bot()),
        quiet_fields: QUIET_FIELDS,
    });
}

fn easy_bot() -> Pilot<State> {
    BOTS.iter().find(|maker| maker.name == "easy").expect("there is an easy bot").make
}
