//! The risk of digging, computed from the view alone.
use serde::Serialize;

use crate::{data::TRAP, setup::Options, view::View};

/// The odds of the next card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Insight {
    /// The number of traps in the deck.
    pub n_traps: u8,
    /// The chance that the next card is a trap, in percent.
    pub trap_percent: u8,
}

impl Insight {
    pub(crate) fn of(view: &View, options: Options) -> Insight {
        let n_seen = view.discard.iter().filter(|&&card| card == TRAP).count() as u8;
        let n_traps = options.traps - n_seen;
        let percent = u32::from(n_traps) * 100 / u32::from(view.n_deck);
        Insight { n_traps, trap_percent: percent as u8 }
    }
}
