//! A line in the catalogue: a game without its types.
use std::fmt;

use bots::{Bot, Played};
use kernel::{Game, Meta, PositionError, Seat, Seed, Seeded, SetupError};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    AnyMatch, Bench, BenchReport, Header, Json, LOG_VERSION, Log, LogError, SimError, SimSpec,
    any::{Hosting, json},
    bench, commitment, mix, perft, sim,
};

/// What a game brings along besides its rules.
pub trait Hosted: Game {
    /// English comes first.
    const LANGUAGES: &'static [Language];
    /// From the weakest to the strongest.
    const BOTS: &'static [BotMaker<Self>];
    /// What a form can ask for: every field of `Options`, in the order to ask in.
    const OPTIONS: &'static [OptionSpec];

    /// What a table calls things for which it has words of its own: the key of a text, and what
    /// stands for it in every language. Everybody may know them.
    fn own_words(&self) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// One option, as a form asks for it. Its texts are `option-<name>`, `option-<name>-about` and,
/// for a choice, `option-<name>-<value>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// The field of the options.
    pub name: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OptionKind {
    /// True or false.
    Flag,
    Number {
        min: u32,
        max: u32,
    },
    /// One of these words.
    Choice {
        values: &'static [&'static str],
    },
    /// One of these words, or a seat: `{"<word>": 0}`.
    Seat {
        values: &'static [&'static str],
        word: &'static str,
    },
    /// One of these words, or another of `among` for each seat: `{"<word>": ["a", "b"]}`. Their
    /// texts are `<texts>-<value>`.
    Deal {
        values: &'static [&'static str],
        word: &'static str,
        among: &'static [&'static str],
        texts: &'static str,
    },
    /// One of these words, or something of the game's own: `{"<word>": …}`. The game's page has a
    /// form for it.
    Own {
        values: &'static [&'static str],
        word: &'static str,
    },
}

/// Everything a game says in one language.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// As in `en`.
    pub id: &'static str,
    /// Fluent messages.
    pub texts: &'static str,
    /// The rulebook in Markdown, its paragraphs numbered.
    pub rules: &'static str,
}

/// A kind of bot, by name.
pub struct BotMaker<G> {
    pub name: &'static str,
    pub make: fn() -> Box<dyn Bot<G>>,
}

/// How a match begins.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// A fresh deal.
    Deal { seats: u8, options: &'a RawValue },
    /// A position that says it all.
    Position(&'a RawValue),
}

/// Why a match cannot begin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum OpenError {
    Unreadable { what: &'static str, problem: String },
    Setup { why: SetupError },
    Position { why: PositionError },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Unreadable { what, problem } => {
                write!(f, "cannot read the {what}: {problem}")
            }
            OpenError::Setup { why } => why.fmt(f),
            OpenError::Position { why } => write!(f, "position: {why}"),
        }
    }
}

impl std::error::Error for OpenError {}

type OpenFn = fn(Start<'_>, Vec<String>, Seed, Vec<String>) -> Result<Box<dyn AnyMatch>, OpenError>;
type SimFn = fn(&SimSpec, &(dyn Fn() + Sync)) -> Result<Vec<Played>, SimError>;

/// How the world plays a game whose types it does not know.
pub struct Entry {
    pub meta: Meta,
    pub languages: &'static [Language],
    /// What a form can ask for.
    pub options: &'static [OptionSpec],
    open: OpenFn,
    bots: fn() -> Vec<&'static str>,
    presets: fn() -> Vec<(&'static str, Json)>,
    sim: SimFn,
    perft: fn(u64, u8, u32) -> Vec<u64>,
    bench: fn(&Bench) -> BenchReport,
}

impl Entry {
    pub const fn of<G: Hosted>() -> Entry {
        Entry {
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
        }
    }

    /// Opens a match. `names` are what people call the seats; `entropy` is what players added to
    /// the secret.
    pub fn open(
        &self,
        start: Start<'_>,
        names: Vec<String>,
        secret: Seed,
        entropy: Vec<String>,
    ) -> Result<Box<dyn AnyMatch>, OpenError> {
        (self.open)(start, names, secret, entropy)
    }

    /// Names of the bots, from the weakest to the strongest.
    pub fn bots(&self) -> Vec<&'static str> {
        (self.bots)()
    }

    /// Named options; the first is the default.
    pub fn presets(&self) -> Vec<(&'static str, Json)> {
        (self.presets)()
    }

    /// Bots against bots, many times. `done` is called after every game.
    pub fn sim(&self, spec: &SimSpec, done: &(dyn Fn() + Sync)) -> Result<Vec<Played>, SimError> {
        (self.sim)(spec, done)
    }

    /// Leaves of the game tree at each depth: see [`perft`](crate::perft).
    pub fn perft(&self, seed: u64, seats: u8, depth: u32) -> Vec<u64> {
        (self.perft)(seed, seats, depth)
    }

    pub fn bench(&self, bench: &Bench) -> BenchReport {
        (self.bench)(bench)
    }

    /// The texts and rules in this language.
    pub fn language(&self, id: &str) -> Option<&'static Language> {
        self.languages.iter().find(|language| language.id == id)
    }

    /// Plays a log again: every input must be accepted and the outcome be the one written down.
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
        let plain = |header: &Header| serde_json::to_value(header).expect("a header is plain data");
        if plain(table.header()) != plain(header) {
            let problem = "the header says more or other than the match has";
            return Err(LogError::new(1, problem));
        }
        for (index, line) in log.inputs.iter().enumerate() {
            table.take(line).map_err(|why| LogError::rejected(index + 2, &why))?;
        }
        if table.outcome() != log.outcome {
            let problem = "the outcome is not what the moves lead to";
            return Err(LogError::new(last + 1, problem));
        }
        Ok(table)
    }
}

fn open<G: Hosted>(
    start: Start<'_>,
    names: Vec<String>,
    secret: Seed,
    entropy: Vec<String>,
) -> Result<Box<dyn AnyMatch>, OpenError> {
    check_names(&names)?;
    let mut luck = Seeded::new(mix(&secret, &entropy), 0);
    let (state, options, position) = match start {
        Start::Deal { seats, options } => {
            let options: G::Options = read("options", options)?;
            let state =
                G::new(&options, seats, &mut luck).map_err(|why| OpenError::Setup { why })?;
            (state, json(&options), None)
        }
        Start::Position(position) => {
            let position: G::Position = read("position", position)?;
            let state = G::from_position(&position, &mut luck)
                .map_err(|why| OpenError::Position { why })?;
            (state, json(&()), Some(json(&position)))
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
    Ok(Box::new(Hosting::new(state, header, secret)))
}

/// Names are shown on terminals and pages: short, and nothing in them moves the cursor.
fn check_names(names: &[String]) -> Result<(), OpenError> {
    let wrong =
        |problem: &str| Err(OpenError::Unreadable { what: "names", problem: problem.to_owned() });
    if names.len() > Seat::MAX as usize {
        return wrong("there are more names than any table has seats");
    }
    for name in names {
        if name.chars().count() > NAME_MAX {
            return wrong("a name has at most 40 characters");
        }
        if name.chars().any(|c| c.is_control() || is_direction(c)) {
            return wrong("a name has no control characters");
        }
    }
    Ok(())
}

/// Marks without width that turn or hide what is written beside them.
pub const fn is_direction(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Characters of a name.
const NAME_MAX: usize = 40;

fn read<T: serde::de::DeserializeOwned>(
    what: &'static str,
    text: &RawValue,
) -> Result<T, OpenError> {
    let mut json = serde_json::Deserializer::from_str(text.get());
    serde_path_to_error::deserialize(&mut json).map_err(|error| {
        // The column of a line that nobody typed helps nobody; the path of the field does.
        let (path, cause) = (error.path().to_string(), error.inner().to_string());
        let cause = cause.split(" at line ").next().unwrap_or_default();
        let problem = if path == "." { cause.to_owned() } else { format!("{path}: {cause}") };
        OpenError::Unreadable { what, problem }
    })
}
