use std::{fmt, hash::Hash, ops::RangeInclusive, str::FromStr};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Chance, Ctx, Outcome, ParseError, Patch, PositionError, Seat, SeatSet, Words};

/// The rules of one game, implemented on its state.
///
/// The contract of each method is law: the `laws` crate plays every game and checks them.
pub trait Game: Clone + fmt::Debug + Eq + Hash + Send + Sync + 'static {
    /// Facts about the game that never change.
    const META: Meta;

    /// What a table agrees on before the start. `Default` is the first preset.
    type Options: Clone
        + fmt::Debug
        + Default
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// One decision of a player. Its text form is canonical: `Display` and `FromStr` are inverse.
    type Action: Copy
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = ParseError>
        + Ord
        + Hash
        + Serialize
        + Send
        + Sync;
    /// One thing that is told. Serialises with the tag `type`; its text is `event-<type>`.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + Send + Sync;
    /// What one viewer sees.
    type View: fmt::Debug + PartialEq + Serialize + Patch + Send;
    /// What one viewer could work out: odds and distances. `()` for a game without any.
    type Insight: fmt::Debug + PartialEq + Serialize;
    /// Why an action is denied.
    type Refusal: Refuse;
    /// Any situation, written down and not yet checked.
    type Position: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Named sets of options; the first is the default.
    fn presets() -> Vec<Preset<Self::Options>>;

    /// Options at random, all of them playable by `seats`: for laws and fuzzing.
    fn any_options(seats: u8, chance: &mut dyn Chance) -> Self::Options;

    /// Lays out the table. All the luck of the set-up comes from `chance`.
    fn new(options: &Self::Options, seats: u8, chance: &mut dyn Chance)
    -> Result<Self, SetupError>;

    /// Sets up a situation. What it leaves open is dealt by `chance`; what contradicts the
    /// components is refused with the field named.
    fn from_position(
        position: &Self::Position,
        chance: &mut dyn Chance,
    ) -> Result<Self, PositionError>;

    /// The whole truth, written down: `from_position` makes an equal state of it, without luck.
    fn to_position(&self) -> Self::Position;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// Seats the game waits for. Others may still have legal actions: they may interject.
    /// Empty only when the game is over or only time can go on. While a clock runs, an awaited
    /// seat may also wait: hosts ask its bot again after every step, and time is a step.
    fn awaited(&self) -> SeatSet;

    /// Appends every listed action `seat` may take now, in ascending order, each once.
    ///
    /// Actions are *listed* or *open*. Listed ones are finite: `legal` names all of them that are
    /// allowed, and [`Game::action_space`] all there could ever be. Open ones cannot be listed,
    /// since they hold words or numbers of a player's own choice: they stand in neither, `apply`
    /// alone says whether they are allowed, and nobody is ever awaited for one.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// An open action at random that `seat` might try now, allowed or not; `None` in a game that
    /// has none. For the laws: all else that holds for actions holds for open ones too.
    fn any_open(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Self::Action> {
        let _ = (seat, chance);
        None
    }

    /// Plays `action`. On `Err` the state is unchanged, and the refusal tells nothing that
    /// `seat` cannot see.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        ctx: &mut Ctx<'_, Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// The clock the host must run, if any. The game itself never reads a clock.
    fn deadline(&self) -> Option<Deadline> {
        None
    }

    /// Time is up. Called only while [`Game::deadline`] names this id.
    fn expire(&mut self, deadline: u32, ctx: &mut Ctx<'_, Self::Event>) {
        let _ = (deadline, ctx);
    }

    /// Ends what is seen for a moment only: who looks back does not see it a second time.
    fn fade(&mut self) {}

    /// How it ended. From then on no action is legal.
    fn outcome(&self) -> Option<Outcome>;

    /// Is it over? Cheaper than asking how.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// What `eyes` may see, and nothing else.
    fn view(&self, eyes: SeatSet) -> Self::View;

    /// Odds and distances, worked out from what `eyes` may know and nothing else: it is equal in
    /// every world they can imagine. It may take milliseconds, so hosts ask for it on a thread of
    /// its own and never for every step of a simulation.
    fn insight(&self, eyes: SeatSet) -> Self::Insight;

    /// A view drawn with letters, for terminals.
    fn picture(view: &Self::View, words: &dyn Words) -> String;

    /// A state that looks the same to `eyes`, with everything they cannot see redrawn.
    fn determinize(&self, eyes: SeatSet, chance: &mut dyn Chance) -> Self;

    /// Every listed action that could ever be asked for at a table of `seats`, in ascending order:
    /// the dense action index of learners, and what the laws try out.
    fn action_space(seats: u8) -> Vec<Self::Action>;

    /// Counts every component. The error says which count is off.
    fn invariants(&self) -> Result<(), String>;
}

/// A typed reason. Serialises with the tag `code`; its text is `refusal-<code>`.
pub trait Refuse: fmt::Debug + Clone + PartialEq + Serialize + Send + Sync + 'static {
    /// The paragraph of the rulebook or the ruling that says no, as in `D4.2` or `R12`.
    fn rule(&self) -> &'static str;
}

/// Facts about a game.
#[derive(Clone, Debug, Serialize)]
pub struct Meta {
    /// One word, used in paths, addresses and logs.
    pub id: &'static str,
    /// Raised when old logs would replay differently.
    pub rules_version: u16,
    pub seats_min: u8,
    pub seats_max: u8,
    /// What a lobby offers first.
    pub seats_default: u8,
    /// Does anybody ever know less than everything?
    pub hidden: bool,
    /// Is what players say to each other part of the game? Then a host lets them talk by their
    /// moves alone while it is played.
    pub talk: bool,
    /// No game is longer, however it is played.
    pub steps_max: u32,
}

impl Meta {
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.seats_min..=self.seats_max
    }
}

/// Options with a name: the text keys are `preset-<id>` and `preset-<id>-about`.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset<O> {
    pub id: &'static str,
    pub options: O,
}

/// A running clock: when `millis` have passed, the host expires `id`. What runs for long and
/// matters by the second is a row of short clocks, each with an id of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deadline {
    pub id: u32,
    pub millis: u32,
}

/// What moves a match on: one line of its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<A> {
    Act {
        seat: Seat,
        act: A,
    },
    Expire {
        deadline: u32,
    },
    Undo {
        seat: Seat,
    },
    /// Everybody agreed to take the last step back, though luck was used or others have acted.
    Rewind {
        seat: Seat,
    },
}

/// Why a table cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum SetupError {
    SeatCount { got: u8, min: u8, max: u8 },
    Option { key: &'static str, problem: String },
}

impl SetupError {
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
