//! What one viewer could work out.
use kernel::SeatSet;
use serde::Serialize;

use crate::state::State;

/// Odds from what these eyes know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {}

impl Insight {
    pub(crate) fn of(_: &State, _: SeatSet) -> Insight {
        Insight {}
    }
}
