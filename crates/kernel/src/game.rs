use std::{fmt, hash::Hash, ops::RangeInclusive, str::FromStr};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Ctx, GameRng, Localizer, Outcome, ParseError, Patch, PositionError, Seat, SeatSet};

/// The rules of one game, implemented on its state.
///
/// The documentation of each method is a contract: the `conformance` crate plays every game and
/// checks it.
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

    /// The options chosen before the start. `Default` is the first preset.
    type Options: Clone
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
    /// Odds and distances that one viewer could work out; `()` if the game has none.
    type Insight: fmt::Debug + PartialEq + Serialize;
    /// The reason for refusing an action.
    type Refusal: Refuse;
    /// A serialized state, complete or partial, that has not been validated yet.
    type Position: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the named sets of options, with the default first.
    fn presets() -> Vec<Preset<Self::Options>>;

    /// Returns random options that `seats` players can play with, for conformance tests and
    /// fuzzing.
    fn random_options(seats: u8, rng: &mut dyn GameRng) -> Self::Options;

    /// Sets up a game. All randomness in the setup comes from `rng`.
    ///
    /// # Errors
    ///
    /// Returns an error if the game cannot be played with these options or this many seats.
    fn new(options: &Self::Options, seats: u8, rng: &mut dyn GameRng) -> Result<Self, SetupError>;

    /// Sets up a game from a position, and deals everything it leaves unspecified from `rng`.
    ///
    /// # Errors
    ///
    /// Returns an error that names the field if the position contradicts the components.
    fn from_position(
        position: &Self::Position,
        rng: &mut dyn GameRng,
    ) -> Result<Self, PositionError>;

    /// Exports the full state, hidden information included. `from_position` restores an equal state
    /// from it without using randomness.
    fn to_position(&self) -> Self::Position;

    /// Returns the number of seats.
    fn seats(&self) -> u8;

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
    /// Actions are *listed* or *open*. Listed actions are finite: `legal` returns those that are
    /// allowed now, and [`Game::action_space`] returns all that can ever exist. Open actions hold
    /// words or numbers that a player makes up, so neither method can list them. Only `apply`
    /// decides whether an open action is allowed, and no seat is ever awaited for one.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Returns a random open action that `seat` might try now, allowed or not, or `None` if the
    /// game has no open actions. Conformance tests use it, since every other rule for actions
    /// applies to open ones too.
    fn random_open_action(&self, seat: Seat, rng: &mut dyn GameRng) -> Option<Self::Action> {
        let _ = (seat, rng);
        None
    }

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

    /// Returns the clock the host must run, if any. The game itself never reads a clock.
    fn deadline(&self) -> Option<Deadline> {
        None
    }

    /// Handles an expired deadline. Called only while [`Game::deadline`] returns this id.
    fn expire(&mut self, deadline: u32, ctx: &mut Ctx<'_, Self>) {
        let _ = (deadline, ctx);
    }

    /// Clears everything that viewers see only briefly, so that replays of a running game do not
    /// show it again.
    fn clear_ephemeral(&mut self) {}

    /// Returns the outcome once the game is over. From then on no action is legal.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns `true` if the game is over. Games may override it to avoid building the outcome.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Returns the part of the state that `viewers` may see, and nothing else.
    fn view(&self, viewers: SeatSet) -> Self::View;

    /// Returns odds and distances, computed only from what `viewers` may know: the result is equal
    /// in every world that looks the same to them.
    ///
    /// It may take milliseconds, so hosts compute it on another thread and never for every step of
    /// a simulation.
    fn insight(&self, viewers: SeatSet) -> Self::Insight;

    /// Renders a view as text for terminals.
    fn render_text(view: &Self::View, texts: &dyn Localizer) -> String;

    /// Returns a state that looks the same to `viewers`, with everything they cannot see redrawn.
    fn determinize(&self, viewers: SeatSet, rng: &mut dyn GameRng) -> Self;

    /// Returns every listed action that can ever exist at a table with `seats` seats, in ascending
    /// order. It is the dense action index for learning algorithms and the input of conformance
    /// tests.
    fn action_space(seats: u8) -> Vec<Self::Action>;

    /// Checks that every component is present exactly once, and that the parts of the state agree.
    /// Holds after every step.
    ///
    /// # Errors
    ///
    /// Returns a description of the first problem.
    fn invariants(&self) -> Result<(), String>;

    /// Checks that every component is present exactly once. Holds at every event too, when the rest
    /// of the state may still be in transition. The default suits games that emit one event per
    /// step.
    ///
    /// # Errors
    ///
    /// Returns a description of the first problem.
    fn check_components(&self) -> Result<(), String> {
        self.invariants()
    }
}

/// A typed reason for a refusal. Serialized with the tag `code`; its text key is
/// `refusal-<code>`.
pub trait Refuse: fmt::Debug + Clone + PartialEq + Serialize + Send + Sync + 'static {
    /// Returns the rule paragraph or ruling behind the refusal, such as `D4.2` or `R12`.
    fn rule(&self) -> &'static str;
}

/// The constant facts about a game.
#[derive(Clone, Debug, Serialize)]
pub struct Meta {
    /// The id, one word used in paths, URLs and logs.
    pub id: &'static str,
    /// The version of the rules, raised when old logs would replay differently.
    pub rules_version: u16,
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
    /// Returns the allowed numbers of seats.
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.seats_min..=self.seats_max
    }
}

/// A named set of options. Its text keys are `preset-<id>` and `preset-<id>-about`.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset<O> {
    /// The id, one word.
    pub id: &'static str,
    /// The options of this preset.
    pub options: O,
}

/// A running clock: the host expires `id` once `millis` have passed.
///
/// A long clock whose seconds matter is a series of short ones, each with its own id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deadline {
    /// The id to expire.
    pub id: u32,
    /// The duration in milliseconds.
    pub millis: u32,
}

/// An input that advances a match, one per log line.
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
    /// The last step is undone by common consent, even if it was random or others have acted since.
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
