use std::{fmt, hash::Hash, ops::RangeInclusive, str::FromStr};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Ctx, GameRng, Outcome, ParseError, Patch, Seat, SeatSet};

/// The rules of one game, implemented on its state: only what a match needs to run.
///
/// The documentation of each method is a contract: the `conformance` crate plays every game and
/// checks it. The traits of the `table` crate add the rest: languages, bots, text rendering,
/// positions, insight and help for the conformance checks.
///
/// # Examples
///
/// A complete game, and one random playout of it:
///
/// ```
#[doc = include_str!("../doc/countdown.rs")]
///
/// let mut rng = kernel::FastRng::new(7);
/// let mut game = Countdown::new(&(), 2, &mut rng).expect("two seats are allowed");
/// let mut events = kernel::EventBuffer::recording();
/// while let Some(seat) = game.awaited().first() {
///     let mut actions = Vec::new();
///     game.legal(seat, &mut actions);
///     let action = *kernel::GameRngExt::choose(&mut rng, &actions);
///     game.apply(seat, action, &mut Ctx::new(&mut rng, &mut events)).expect("it is legal");
/// }
/// assert!(game.is_over());
/// assert!(events.into_records().iter().all(|record| record.audience == SeatSet::EVERYONE));
/// ```
pub trait Game: Clone + fmt::Debug + Eq + Hash + Send + Sync + 'static {
    /// The constant facts about the game.
    const META: Meta;

    /// The options chosen before the start. `Default` is the first preset, under the current
    /// version of the rules.
    type Options: Versioned
        + Clone
        + fmt::Debug
        + Default
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// One decision by a player. Its text form is canonical: `Display` and `FromStr` are inverses.
    type Action: Copy
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = ParseError>
        + Ord
        + Hash
        + Serialize
        + Send
        + Sync;
    /// Something that happened. Serialized with the tag `type`; its text key is `event-<type>`.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + Send + Sync;
    /// The part of the state that one viewer sees.
    type View: fmt::Debug + PartialEq + Serialize + Patch + Send;
    /// The reason for refusing an action.
    type Refusal: Refuse;

    /// Sets up a game. All randomness in the setup comes from `rng`.
    ///
    /// # Errors
    ///
    /// Returns an error if the game cannot be played with these options or this many seats.
    fn new(options: &Self::Options, seats: u8, rng: &mut dyn GameRng) -> Result<Self, SetupError>;

    /// Returns the number of seats.
    fn seats(&self) -> u8;

    /// Returns `true` if the players win or lose together. The outcome then has the same rank for
    /// every seat. The answer does not change during a game.
    fn is_cooperative(&self) -> bool;

    /// Returns `true` if players hold information that other players may not see, such as a hand of
    /// cards. Hosts then keep anyone who knows another seat from taking over a seat that was given
    /// up. The answer does not change during a game.
    fn has_private_hands(&self) -> bool;

    /// Returns the seats the game waits for. Other seats may still have legal actions and may
    /// interject.
    ///
    /// The set is empty only if the game is over or only the clock can advance it. While a clock
    /// runs, an awaited seat may also wait: hosts ask its bot again after every step, including
    /// expired deadlines.
    fn awaited(&self) -> SeatSet;

    /// Appends every listed action that `seat` may take now, in ascending order and without
    /// duplicates.
    ///
    /// Actions are *listed* or *open*. Listed actions are finite, and `legal` returns those that
    /// are allowed now. Open actions hold words or numbers that a player makes up, so they cannot
    /// be listed. Only `apply` decides whether an open action is allowed, and no seat is ever
    /// awaited for one.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Applies `action`.
    ///
    /// # Errors
    ///
    /// Returns a refusal if the rules do not allow the action. The state is then unchanged, and the
    /// refusal contains nothing that `seat` cannot see.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        ctx: &mut Ctx<'_, Self>,
    ) -> Result<(), Self::Refusal>;

    /// Returns the clock the host must run, if any. The game itself never reads a clock, and a game
    /// without time limits needs neither this method nor [`Game::expire`].
    fn deadline(&self) -> Option<Deadline> {
        None
    }

    /// Handles an expired deadline. Called only while [`Game::deadline`] returns this id.
    ///
    /// # Panics
    ///
    /// Panics in a game that returns a deadline and does not implement this method.
    fn expire(&mut self, deadline: u32, ctx: &mut Ctx<'_, Self>) {
        let _ = ctx;
        panic!("{} runs clock {deadline} without `Game::expire`", Self::META.id);
    }

    /// Returns the outcome once the game is over. From then on no action is legal.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns `true` if the game is over. Games may override it to avoid building the outcome.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Returns the part of the state that `viewers` may see, and nothing else.
    fn view(&self, viewers: SeatSet) -> Self::View;

    /// Returns a state that looks the same to `viewers`, with everything they cannot see redrawn.
    fn determinize(&self, viewers: SeatSet, rng: &mut dyn GameRng) -> Self;
}

/// A typed reason for a refusal. Serialized with the tag `code`; its text key is
/// `refusal-<code>`.
pub trait Refuse: fmt::Debug + Clone + PartialEq + Serialize + Send + Sync + 'static {
    /// Returns the rule paragraph or ruling behind the refusal, such as `D4.2` or `R12`.
    fn rule(&self) -> &'static str;
}

/// Options or a position, with the version of the rules they belong to.
///
/// The version is not part of their serialized form: a log states it once, in its header. Hosts set
/// it on everything they read, before they pass it to the game.
pub trait Versioned {
    /// Sets the version of the rules. Games with a single version ignore it.
    fn set_rules(&mut self, rules: u16) {
        let _ = rules;
    }
}

impl Versioned for () {}

/// The constant facts about a game.
#[derive(Clone, Debug, Serialize)]
pub struct Meta {
    /// The id, one word used in paths, URLs and logs.
    pub id: &'static str,
    /// The versions of the rules that can be played, from the oldest to the current one. A change
    /// that would replay old logs differently adds a version.
    pub rules_versions: RangeInclusive<u16>,
    /// The smallest number of seats.
    pub seats_min: u8,
    /// The largest number of seats.
    pub seats_max: u8,
    /// The number of seats that a lobby preselects.
    pub seats_default: u8,
    /// `true` if the game has hidden information.
    pub hidden: bool,
    /// `true` if talking is part of the game. Hosts then disable chat during play, so that players
    /// communicate only through their actions.
    pub talk: bool,
    /// An upper bound on the number of steps in a game.
    pub steps_max: u32,
}

impl Meta {
    /// Returns the current version of the rules, which every new game uses.
    pub const fn rules_version(&self) -> u16 {
        *self.rules_versions.end()
    }

    /// Returns the allowed numbers of seats.
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.seats_min..=self.seats_max
    }
}

/// A running clock: the host expires `id` once `millis` have passed.
///
/// If individual seconds matter, a long clock is a series of short ones, each with its own id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deadline {
    /// The id to expire.
    pub id: u32,
    /// The duration in milliseconds.
    pub millis: u32,
}

/// An input that advances a match. Each log line holds one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<A> {
    /// A player acts.
    Act {
        /// The acting seat.
        seat: Seat,
        /// The action.
        act: A,
    },
    /// A clock has run out.
    Expire {
        /// The id of the clock.
        deadline: u32,
    },
    /// A player undoes their last action.
    Undo {
        /// The seat that undoes.
        seat: Seat,
    },
    /// The last step is undone with everyone's consent, even if it was random or others have acted
    /// since.
    Rewind {
        /// The seat that asked for it.
        seat: Seat,
    },
}

/// The reason why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum SetupError {
    /// The number of seats is not allowed.
    SeatCount {
        /// The requested number.
        got: u8,
        /// The smallest number allowed.
        min: u8,
        /// The largest number allowed.
        max: u8,
    },
    /// An option has an invalid value.
    Option {
        /// The name of the option.
        key: &'static str,
        /// A description of the problem.
        problem: String,
    },
}

impl SetupError {
    /// Creates an error about the option `key`.
    pub fn option(key: &'static str, problem: impl Into<String>) -> SetupError {
        SetupError::Option { key, problem: problem.into() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::SeatCount { got, min, max } => {
                write!(f, "this game seats {min} to {max} players, not {got}")
            }
            SetupError::Option { key, problem } => write!(f, "option {key}: {problem}"),
        }
    }
}

impl std::error::Error for SetupError {}
