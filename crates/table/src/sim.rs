use std::fmt;

use bots::{Crew, PlayedGame, Table, run};
use kernel::SetupError;
use serde_json::value::RawValue;

use crate::{BotMaker, HostedGame};

/// The settings of a simulation in which bots play each other.
pub struct SimSpec {
    /// The names of the bots, one per seat.
    pub bots: Vec<String>,
    /// `true` if the bots rotate by one seat after every game.
    pub rotate: bool,
    /// The options of the game, as JSON.
    pub options: Box<RawValue>,
    /// The number of games.
    pub n_games: u64,
    /// The number of threads.
    pub n_threads: usize,
    /// The seed of the first game; each following game uses the next number.
    pub first_seed: u64,
}

impl SimSpec {
    /// Returns the index of the bot at `seat` in game `number`.
    pub fn bot_at(&self, seat: usize, number: u64) -> usize {
        let n_seats = self.bots.len();
        if self.rotate {
            (seat + n_seats - (number % n_seats as u64) as usize) % n_seats
        } else {
            seat
        }
    }
}

/// The reason why a simulation cannot run.
#[derive(Clone, Debug, PartialEq)]
pub enum SimError {
    /// The game has no bot with this name.
    UnknownBot {
        /// The requested name.
        name: String,
        /// The names of the game's bots.
        known: Vec<&'static str>,
    },
    /// The options cannot be parsed.
    Options {
        /// A description of the problem.
        problem: String,
    },
    /// The game cannot be set up.
    Setup(SetupError),
}

impl fmt::Display for SimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimError::UnknownBot { name, known } => {
                write!(f, "unknown bot {name:?}; available: {}", known.join(", "))
            }
            SimError::Options { problem } => write!(f, "cannot read the options: {problem}"),
            SimError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SimError {}

pub(crate) fn sim<G: HostedGame>(
    spec: &SimSpec,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<PlayedGame>, SimError> {
    let options: G::Options = serde_json::from_str(spec.options.get())
        .map_err(|error| SimError::Options { problem: error.to_string() })?;
    let makers = spec.bots.iter().map(|name| find_bot::<G>(name)).collect::<Result<Vec<_>, _>>()?;
    let seat_bots =
        |number| Crew::of((0..makers.len()).map(|seat| (makers[spec.bot_at(seat, number)].make)()));
    let table = Table {
        options: &options,
        seats: u8::try_from(spec.bots.len()).unwrap_or(u8::MAX),
        first_seed: spec.first_seed,
        seat_bots: &seat_bots,
    };
    run(&table, spec.n_games, spec.n_threads, done).map_err(SimError::Setup)
}

fn find_bot<G: HostedGame>(name: &str) -> Result<&'static BotMaker<G>, SimError> {
    G::BOTS.iter().find(|maker| maker.name == name).ok_or_else(|| SimError::UnknownBot {
        name: name.to_owned(),
        known: G::BOTS.iter().map(|maker| maker.name).collect(),
    })
}
