//! Catalogue entries: type-erased games, so that the server and the command line can list and open
//! all of them alike.
use std::fmt;

use bots::{Bot, PlayedGame};
use kernel::{MatchRng, Meta, PositionError, Seat, Seed, SetupError};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    AnyMatch, Bench, BenchReport, Header, HostedGame, Json, LOG_VERSION, Log, LogError, SimError,
    SimSpec,
    any::{HostedMatch, json},
    bench, commitment, mix, perft, sim,
};

/// A form field for one option. Its text keys are `option-<name>`, `option-<name>-about` and, for a
/// choice, `option-<name>-<value>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// The name of the option.
    pub name: &'static str,
    /// The kind of values.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// The kind of values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OptionKind {
    /// True or false.
    Flag,
    /// An integer.
    Number {
        /// The smallest value.
        min: u32,
        /// The largest value.
        max: u32,
    },
    /// One of these words.
    Choice {
        /// The words.
        values: &'static [&'static str],
    },
    /// One of these words, or a seat: `{"<word>": 0}`.
    Seat {
        /// The words.
        values: &'static [&'static str],
        /// The key of the object.
        word: &'static str,
    },
    /// One of these words, or distinct values from `among`, one per seat: `{"<word>": ["a", "b"]}`.
    Deal {
        /// The words.
        values: &'static [&'static str],
        /// The key of the object.
        word: &'static str,
        /// The values to distribute.
        among: &'static [&'static str],
        /// The prefix of the values' text keys, `<texts>-<value>`.
        texts: &'static str,
    },
    /// One of these words, or a value defined by the game: `{"<word>": …}`. The game's web page has
    /// a form for it.
    Own {
        /// The words.
        values: &'static [&'static str],
        /// The key of the object.
        word: &'static str,
    },
}

/// The texts and rules of a game in one language.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// The language code, such as `en`.
    pub id: &'static str,
    /// Fluent messages.
    pub texts: &'static str,
    /// The rulebook in Markdown, with numbered paragraphs.
    pub rules: &'static str,
}

/// A named kind of bot.
pub struct BotMaker<G> {
    /// The name, one word.
    pub name: &'static str,
    /// Creates a bot.
    pub make: fn() -> Box<dyn Bot<G>>,
}

/// The start of a match.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// A fresh deal.
    Deal {
        /// The number of seats.
        seats: u8,
        /// The options, as JSON.
        options: &'a RawValue,
    },
    /// A position, as JSON.
    Position(&'a RawValue),
}

/// The reason why a match cannot start.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum OpenError {
    /// A part of the input cannot be parsed.
    Unreadable {
        /// The part: `options`, `position` or `names`.
        what: &'static str,
        /// A description of the problem.
        problem: String,
    },
    /// The game cannot be set up.
    Setup {
        /// The game's reason.
        why: SetupError,
    },
    /// The game has no positions.
    NoPositions,
    /// The position cannot be played.
    Position {
        /// The game's reason.
        why: PositionError,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Unreadable { what, problem } => {
                write!(f, "cannot read the {what}: {problem}")
            }
            OpenError::Setup { why } => why.fmt(f),
            OpenError::NoPositions => f.write_str("this game has no positions"),
            OpenError::Position { why } => write!(f, "position: {why}"),
        }
    }
}

impl std::error::Error for OpenError {}

type OpenFn = fn(Start<'_>, Vec<String>, Seed, Vec<String>) -> Result<Box<dyn AnyMatch>, OpenError>;
type SimFn = fn(&SimSpec, &(dyn Fn() + Sync)) -> Result<Vec<PlayedGame>, SimError>;

/// A type-erased game: the entry point for servers and tools.
pub struct GameEntry {
    /// The constant facts about the game.
    pub meta: Meta,
    /// The texts and rulebooks, English first.
    pub languages: &'static [Language],
    /// The form fields of the options.
    pub options: &'static [OptionSpec],
    open: OpenFn,
    bots: fn() -> Vec<&'static str>,
    presets: fn() -> Vec<(&'static str, Json)>,
    sim: SimFn,
    perft: fn(u64, u8, u32) -> Vec<u64>,
    bench: fn(&Bench) -> BenchReport,
    play_at_random: fn(u64) -> (u8, u64),
}

impl GameEntry {
    /// Creates the entry for `G`.
    pub const fn of<G: HostedGame>() -> GameEntry {
        GameEntry {
            meta: G::META,
            languages: G::LANGUAGES,
            options: G::OPTIONS,
            open: open::<G>,
            bots: || G::BOTS.iter().map(|maker| maker.name).collect(),
            presets: || {
                let presets = G::presets().into_iter();
                presets.map(|preset| (preset.id, json(&preset.options))).collect()
            },
            sim: sim::sim::<G>,
            perft: perft::<G>,
            bench: bench::bench::<G>,
            play_at_random: bench::play_at_random::<G>,
        }
    }

    /// Starts a match. `names` are the display names of the seats, and `entropy` is mixed into the
    /// secret by [`mix`].
    ///
    /// # Errors
    ///
    /// Returns an error if the start or a name is invalid.
    pub fn open(
        &self,
        start: Start<'_>,
        names: Vec<String>,
        secret: Seed,
        entropy: Vec<String>,
    ) -> Result<Box<dyn AnyMatch>, OpenError> {
        (self.open)(start, names, secret, entropy)
    }

    /// Returns the names of the bots, from the weakest to the strongest.
    pub fn bots(&self) -> Vec<&'static str> {
        (self.bots)()
    }

    /// Returns the named sets of options as JSON, with the default first.
    pub fn presets(&self) -> Vec<(&'static str, Json)> {
        (self.presets)()
    }

    /// Plays many games between bots and calls `done` after each.
    ///
    /// # Errors
    ///
    /// Returns an error if a bot is unknown or the game cannot be set up.
    pub fn sim(
        &self,
        spec: &SimSpec,
        done: &(dyn Fn() + Sync),
    ) -> Result<Vec<PlayedGame>, SimError> {
        (self.sim)(spec, done)
    }

    /// Counts the leaves of the game tree at each depth, see [`perft`](crate::perft).
    pub fn perft(&self, seed: u64, seats: u8, depth: u32) -> Vec<u64> {
        (self.perft)(seed, seats, depth)
    }

    /// Measures how fast the game runs.
    pub fn bench(&self, bench: &Bench) -> BenchReport {
        (self.bench)(bench)
    }

    /// Plays random games without bots, events or logs, as a fixed workload for counting
    /// instructions. Returns the number of seats and the total number of steps.
    pub fn play_at_random(&self, n_games: u64) -> (u8, u64) {
        (self.play_at_random)(n_games)
    }

    /// Returns the texts and rules in this language.
    pub fn language(&self, id: &str) -> Option<&'static Language> {
        self.languages.iter().find(|language| language.id == id)
    }

    /// Replays a log.
    ///
    /// # Errors
    ///
    /// Returns an error if the log has a different version of the rules, the seed is not revealed
    /// yet, an input is rejected, or the outcome differs from the recorded one.
    pub fn replay(&self, log: &Log) -> Result<Box<dyn AnyMatch>, LogError> {
        let header = &log.header;
        if header.rules != self.meta.rules_version {
            let problem = format!(
                "played by version {} of the rules, this program knows {}",
                header.rules, self.meta.rules_version
            );
            return Err(LogError::new(1, problem));
        }
        let last = log.inputs.len() + 1;
        let secret = log.secret.ok_or_else(|| {
            LogError::new(last, "the seed is not revealed yet, so the match cannot be replayed")
        })?;
        let start = match &header.position {
            Some(position) => Start::Position(position),
            None => Start::Deal { seats: header.seats, options: &header.options },
        };
        let mut table = self
            .open(start, header.names.clone(), secret, header.entropy.clone())
            .map_err(|error| LogError::new(1, error.to_string()))?;
        if to_value(table.header()) != to_value(header) {
            let problem = "the header does not match the game it starts";
            return Err(LogError::new(1, problem));
        }
        for (index, line) in log.inputs.iter().enumerate() {
            table.apply_line(line).map_err(|why| LogError::rejected(index + 2, &why))?;
        }
        if table.outcome() != log.outcome {
            let problem = "the outcome is not what the moves lead to";
            return Err(LogError::new(last + 1, problem));
        }
        Ok(table)
    }
}

/// Converts a header to a JSON value, so that comparisons ignore formatting.
fn to_value(header: &Header) -> serde_json::Value {
    serde_json::to_value(header).expect("headers always serialize")
}

fn open<G: HostedGame>(
    start: Start<'_>,
    names: Vec<String>,
    secret: Seed,
    entropy: Vec<String>,
) -> Result<Box<dyn AnyMatch>, OpenError> {
    require_valid_names(&names)?;
    let mut rng = MatchRng::new(mix(&secret, &entropy), 0);
    let (state, options, position) = match start {
        Start::Deal { seats, options } => {
            let options: G::Options = read("options", options)?;
            let state =
                G::new(&options, seats, &mut rng).map_err(|why| OpenError::Setup { why })?;
            (state, json(&options), None)
        }
        Start::Position(position) => {
            let format = G::POSITIONS.ok_or(OpenError::NoPositions)?;
            let (state, position) = (format.read)(position, &mut rng)?;
            (state, json(&()), Some(position))
        }
    };
    let header = Header {
        ovoo: LOG_VERSION,
        game: G::META.id.to_owned(),
        rules: G::META.rules_version,
        seats: state.seats(),
        options,
        position,
        names,
        commitment: commitment(&secret),
        entropy,
    };
    Ok(Box::new(HostedMatch::new(state, header, secret)))
}

/// Requires that names are short and free of control characters, since terminals and web pages show
/// them.
fn require_valid_names(names: &[String]) -> Result<(), OpenError> {
    let invalid =
        |problem: &str| Err(OpenError::Unreadable { what: "names", problem: problem.to_owned() });
    if names.len() > Seat::MAX as usize {
        return invalid("there are more names than a table can have seats");
    }
    for name in names {
        if name.chars().count() > NAME_MAX {
            return invalid("a name can have at most 40 characters");
        }
        if name.chars().any(|c| c.is_control() || is_bidi_control(c)) {
            return invalid("a name must have no control characters");
        }
    }
    Ok(())
}

/// Returns `true` for zero-width and bidirectional control characters, which can hide or reorder
/// the text around them.
pub const fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The maximum number of characters in a name.
const NAME_MAX: usize = 40;

pub(crate) fn read<T: serde::de::DeserializeOwned>(
    what: &'static str,
    text: &RawValue,
) -> Result<T, OpenError> {
    let mut json = serde_json::Deserializer::from_str(text.get());
    serde_path_to_error::deserialize(&mut json).map_err(|error| {
        // The JSON was generated, so the field's path helps more than a line and column.
        let (path, cause) = (error.path().to_string(), error.inner().to_string());
        let cause = cause.split(" at line ").next().unwrap_or_default();
        let problem = if path == "." { cause.to_owned() } else { format!("{path}: {cause}") };
        OpenError::Unreadable { what, problem }
    })
}
