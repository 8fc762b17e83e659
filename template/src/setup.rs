//! Options, presets and the initial state.
use kernel::{GameRng, GameRngExt, Seat, SeatSet, Secret, SetupError, Versioned};
use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, Preset};

use crate::{
    data::{ROUNDS, SEATS_MAX, SEATS_MIN, TRAPS_MAX, TRAPS_MIN, cards},
    state::{Pile, Player, State},
};

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The number of traps in the deck.
    pub traps: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { traps: 6 }
    }
}

impl Versioned for Options {}

pub(crate) const SPECS: &[OptionSpec] = &[OptionSpec {
    name: "traps",
    kind: OptionKind::Number { min: TRAPS_MIN as u32, max: TRAPS_MAX as u32 },
}];

pub(crate) fn presets() -> Vec<Preset<Options>> {
    vec![
        Preset { id: "standard", options: Options::default() },
        Preset { id: "reckless", options: Options { traps: TRAPS_MAX } },
    ]
}

pub(crate) fn random_options(rng: &mut dyn GameRng) -> Options {
    let more = u32::from(TRAPS_MAX - TRAPS_MIN);
    Options { traps: TRAPS_MIN + rng.below(more + 1) as u8 }
}

impl Options {
    /// Returns `true` if the box has this many traps.
    pub(crate) const fn is_valid(self) -> bool {
        TRAPS_MIN <= self.traps && self.traps <= TRAPS_MAX
    }
}

pub(crate) fn deal(
    options: &Options,
    seats: u8,
    rng: &mut dyn GameRng,
) -> Result<State, SetupError> {
    if !(SEATS_MIN..=SEATS_MAX).contains(&seats) {
        return Err(SetupError::SeatCount { got: seats, min: SEATS_MIN, max: SEATS_MAX });
    }
    if !options.is_valid() {
        let problem = format!("must be {TRAPS_MIN} to {TRAPS_MAX}");
        return Err(SetupError::option("traps", problem));
    }
    let mut deck: Pile =
        cards(options.traps).map(|card| Secret::new(card, SeatSet::EMPTY)).collect();
    rng.shuffle(&mut deck);
    Ok(State {
        options: *options,
        turn: Seat::new(0),
        torch: ROUNDS * seats,
        players: (0..seats).map(|_| Player::default()).collect(),
        deck,
        discard: Default::default(),
    })
}
