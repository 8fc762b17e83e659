//! Opens matches: new ones, and those of logs and stores under the rules they started with.
use std::fmt;

use kernel::{MatchRng, PositionError, Seat, Seed, SetupError, Versioned};
use serde::Serialize;
use serde_json::{Map, Value, value::RawValue};

use crate::{
    AnyMatch, HasPositions, Header, HostedGame, Json,
    any::{HostedMatch, json},
    derive_seed,
};

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
    /// The version of the rules is not supported.
    Rules {
        /// The version, and those that are supported.
        why: UnsupportedRules,
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
            OpenError::Rules { why } => why.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<UnsupportedRules> for OpenError {
    fn from(why: UnsupportedRules) -> OpenError {
        OpenError::Rules { why }
    }
}

/// A version of the rules that this program cannot play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UnsupportedRules {
    /// The requested version.
    pub rules: u16,
    /// The oldest supported version.
    pub oldest: u16,
    /// The current version.
    pub current: u16,
}

impl fmt::Display for UnsupportedRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnsupportedRules { rules, oldest, current } = self;
        write!(f, "version {rules} of the rules is not supported; this program supports ")?;
        if oldest == current {
            write!(f, "version {current}")
        } else {
            write!(f, "versions {oldest} to {current}")
        }
    }
}

impl std::error::Error for UnsupportedRules {}

/// Starts a new match, and completes the header with the values that the game has read.
pub(crate) fn open<G: HostedGame>(
    mut header: Header,
    secret: Seed,
) -> Result<Box<dyn AnyMatch>, OpenError> {
    let (state, options, position) = set_up::<G>(&header, &secret)?;
    header.seats = state.seats();
    (header.options, header.position) = (options, position);
    Ok(Box::new(HostedMatch::new(state, header, secret)))
}

/// Opens the match with this header, which is kept unchanged: later versions of the program may
/// have more options, but the hash of the header must stay the same.
pub(crate) fn reopen<G: HostedGame>(
    header: Header,
    secret: Seed,
) -> Result<Box<dyn AnyMatch>, OpenError> {
    let (state, ..) = set_up::<G>(&header, &secret)?;
    Ok(Box::new(HostedMatch::new(state, header, secret)))
}

/// A new game, with the options and the position for its header.
type OpenedGame<G> = (G, Json, Option<Json>);

fn set_up<G: HostedGame>(header: &Header, secret: &Seed) -> Result<OpenedGame<G>, OpenError> {
    require_valid_names(&header.names)?;
    let mut rng = MatchRng::new(derive_seed(secret, &header.entropy), 0);
    match &header.position {
        None => {
            let options = read_options::<G>(&header.options, header.rules)?;
            let state =
                G::new(&options, header.seats, &mut rng).map_err(|why| OpenError::Setup { why })?;
            Ok((state, json(&options), None))
        }
        Some(position) => {
            let format = G::POSITIONS.ok_or(OpenError::NoPositions)?;
            let (state, position) = (format.read)(position, header.rules, &mut rng)?;
            Ok((state, json(&()), Some(position)))
        }
    }
}

/// Reads options. Those that are absent have the defaults of this version of the rules.
fn read_options<G: HostedGame>(given: &RawValue, rules: u16) -> Result<G::Options, OpenError> {
    let mut options: G::Options = read("options", given)?;
    if rules != G::META.rules_version()
        && let Ok(given) = serde_json::from_str(given.get())
    {
        options = read("options", &json(&fill_in_defaults::<G>(given, rules)))?;
    }
    options.set_rules(rules);
    Ok(options)
}

/// Reads a position. Options that are absent have the defaults of this version of the rules.
pub(crate) fn read_position<G: HostedGame + HasPositions>(
    given: &RawValue,
    rules: u16,
) -> Result<G::Position, OpenError> {
    let mut position: G::Position = read("position", given)?;
    if rules != G::META.rules_version()
        && let Ok(Value::Object(mut given)) = serde_json::from_str(given.get())
    {
        let options = given.remove("options").unwrap_or_else(|| Map::new().into());
        let options = fill_in_defaults::<G>(options, rules);
        if options.as_object().is_some_and(|options| !options.is_empty()) {
            given.insert("options".to_owned(), options);
        }
        position = read("position", &json(&given))?;
    }
    position.set_rules(rules);
    Ok(position)
}

/// Returns the given options, with defaults for all others.
fn fill_in_defaults<G: HostedGame>(given: Value, rules: u16) -> Value {
    let defaults = serde_json::to_value(G::default_options(rules));
    match (defaults.expect("options always serialize"), given) {
        (Value::Object(mut options), Value::Object(given)) => {
            options.extend(given);
            options.into()
        }
        (_, given) => given,
    }
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
        if name.chars().any(|c| c.is_control() || is_invisible_control(c)) {
            return invalid("a name must have no control characters");
        }
    }
    Ok(())
}

/// Returns `true` for zero-width and bidirectional control characters, which can hide or reorder
/// the text around them.
pub const fn is_invisible_control(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The maximum number of characters in a name.
const NAME_MAX: usize = 40;

fn read<T: serde::de::DeserializeOwned>(
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
