//! Catalog entries: type-erased games that the server and the command line can list and open.
use bots::{Bot, PlayedGame};
use kernel::{Meta, Seed};
use serde::Serialize;

use crate::{
    AnyMatch, Bench, BenchReport, Header, HostedGame, Json, Log, LogError, OpenError, SimError,
    SimSpec, Start, UnsupportedRules, any::json, bench, lesson::LessonSource, open, perft, sim,
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

type OpenFn = fn(Header, Seed) -> Result<Box<dyn AnyMatch>, OpenError>;
type SimFn = fn(&SimSpec, &(dyn Fn() + Sync)) -> Result<Vec<PlayedGame>, SimError>;

/// A type-erased game: the entry point for servers and tools.
pub struct GameEntry {
    /// The constant facts about the game.
    pub meta: Meta,
    /// The texts and rulebooks, English first.
    pub languages: &'static [Language],
    /// The form fields of the options.
    pub options: &'static [OptionSpec],
    /// The lessons, for newcomers.
    pub lessons: &'static [LessonSource],
    open: OpenFn,
    reopen: OpenFn,
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
            lessons: G::LESSONS,
            open: open::open::<G>,
            reopen: open::reopen::<G>,
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

    /// Starts a match under the current version of the rules. `names` are the display names of the
    /// seats, and `entropy` is mixed into the secret by [`derive_seed`](crate::derive_seed).
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
        self.open_with_rules(self.meta.rules_version(), start, names, secret, entropy)
    }

    /// Starts a match under a version of the rules.
    ///
    /// # Errors
    ///
    /// Returns an error if the version is not supported, or if the start or a name is invalid.
    pub fn open_with_rules(
        &self,
        rules: u16,
        start: Start<'_>,
        names: Vec<String>,
        secret: Seed,
        entropy: Vec<String>,
    ) -> Result<Box<dyn AnyMatch>, OpenError> {
        self.require_rules(rules)?;
        (self.open)(Header::new(self.meta.id, rules, start, names, &secret, entropy), secret)
    }

    /// Reopens the match with this header, as it was before its first input. The version of the
    /// rules is the one in the header, which is kept unchanged.
    ///
    /// # Errors
    ///
    /// Returns an error if the version is not supported, or if a part of the header is invalid.
    pub fn reopen(&self, header: Header, secret: Seed) -> Result<Box<dyn AnyMatch>, OpenError> {
        self.require_rules(header.rules)?;
        (self.reopen)(header, secret)
    }

    /// Requires that this version of the rules is supported.
    ///
    /// # Errors
    ///
    /// Returns an error that names the supported versions.
    pub fn require_rules(&self, rules: u16) -> Result<(), UnsupportedRules> {
        let supported = &self.meta.rules_versions;
        if supported.contains(&rules) {
            return Ok(());
        }
        let (oldest, current) = (*supported.start(), *supported.end());
        Err(UnsupportedRules { rules, oldest, current })
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
    /// Returns an error if the version of the rules is not supported, the seed is not revealed yet,
    /// an input is rejected, or the outcome differs from the recorded one.
    pub fn replay(&self, log: &Log) -> Result<Box<dyn AnyMatch>, LogError> {
        let header = &log.header;
        self.require_rules(header.rules).map_err(|error| LogError::new(1, error.to_string()))?;
        let last = log.inputs.len() + 1;
        let secret = log.secret.ok_or_else(|| {
            LogError::new(last, "the seed is not revealed yet, so the match cannot be replayed")
        })?;
        let mut table = self
            .reopen(header.clone(), secret)
            .map_err(|error| LogError::new(1, error.to_string()))?;
        if (header.game.as_str(), header.seats) != (self.meta.id, table.seats()) {
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
