use conformance::{Suite, check, check_positions};

use crate::State;

/// The fields of a view that may change without an event for the viewer.
pub(crate) const QUIET_FIELDS: &[&str] = &["phase", "timer.elapsed"];

#[test]
fn conformance_checks_pass() {
    check::<State>(&Suite { n_games: 8, pilot: None, quiet_fields: QUIET_FIELDS });
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    check_positions::<State>(&Suite { n_games: 6, pilot: None, quiet_fields: QUIET_FIELDS });
}
