use conformance::{Suite, check};

use crate::{State, bot::BOTS};

/// The fields of a view that may change without an event for the viewer.
pub(crate) const QUIET_FIELDS: &[&str] =
    &["phase", "players.is_ready", "players.chosen", "players.effort", "players.hand"];

/// A third of the games use presets, which is enough for each of the six.
#[test]
fn state_conforms() {
    check::<State>(&Suite { n_games: 18, pilot: None, quiet_fields: QUIET_FIELDS });
}

/// A bot gets farther than random play does: to the locks, the lava, the river and the bridge.
#[test]
fn state_conforms_with_a_bot() {
    let easy = BOTS.iter().find(|maker| maker.name == "easy").expect("the easy bot exists");
    check::<State>(&Suite { n_games: 9, pilot: Some(easy.make), quiet_fields: QUIET_FIELDS });
}
