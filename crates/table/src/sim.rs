use std::fmt;

use bots::{Played, Seated, Table, run};
use kernel::SetupError;
use serde_json::value::RawValue;

use crate::{BotMaker, Hosted};

/// Bots against bots.
pub struct SimSpec {
    /// A bot's name for each seat.
    pub bots: Vec<String>,
    /// Do the bots move on by one seat from game to game?
    pub rotate: bool,
    pub options: Box<RawValue>,
    pub n_games: u64,
    pub n_threads: usize,
    pub first_seed: u64,
}

impl SimSpec {
    /// Which of the bots sits on `seat` in game `number`.
    pub fn sits(&self, seat: usize, number: u64) -> usize {
        let n_seats = self.bots.len();
        if self.rotate {
            (seat + n_seats - (number % n_seats as u64) as usize) % n_seats
        } else {
            seat
        }
    }
}

/// Why nothing was played.
#[derive(Clone, Debug, PartialEq)]
pub enum SimError {
    UnknownBot { name: String, known: Vec<&'static str> },
    Options { problem: String },
    Setup(SetupError),
}

impl fmt::Display for SimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimError::UnknownBot { name, known } => {
                write!(f, "there is no bot {name:?}; this game has {}", known.join(", "))
            }
            SimError::Options { problem } => write!(f, "cannot read the options: {problem}"),
            SimError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SimError {}

pub(crate) fn sim<G: Hosted>(
    spec: &SimSpec,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<Played>, SimError> {
    let options: G::Options = serde_json::from_str(spec.options.get())
        .map_err(|error| SimError::Options { problem: error.to_string() })?;
    let makers = spec.bots.iter().map(|name| find::<G>(name)).collect::<Result<Vec<_>, _>>()?;
    let seat_bots = |number| -> Seated<G> {
        (0..makers.len()).map(|seat| (makers[spec.sits(seat, number)].make)()).collect()
    };
    let table = Table {
        options: &options,
        seats: u8::try_from(spec.bots.len()).unwrap_or(u8::MAX),
        first_seed: spec.first_seed,
        seat_bots: &seat_bots,
    };
    run(&table, spec.n_games, spec.n_threads, done).map_err(SimError::Setup)
}

fn find<G: Hosted>(name: &str) -> Result<&'static BotMaker<G>, SimError> {
    G::BOTS.iter().find(|maker| maker.name == name).ok_or_else(|| SimError::UnknownBot {
        name: name.to_owned(),
        known: G::BOTS.iter().map(|maker| maker.name).collect(),
    })
}
