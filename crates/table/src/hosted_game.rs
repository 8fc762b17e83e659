//! The traits of a game besides its rules.
//!
//! Every hosted game implements [`HostedGame`]. Positions and insight are optional: a game that has
//! them implements [`HasPositions`] or [`HasInsight`] and announces it in its `HostedGame`.
use std::fmt::Write;

use kernel::{Game, GameRng, Localizer, PositionError, Seat, SeatSet, Versioned};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use crate::{
    BotMaker, Json, Language, OpenError, OptionSpec, any::json, lesson::LessonSource,
    open::read_position,
};

/// Everything that hosts need besides the rules.
pub trait HostedGame: Game {
    /// The texts and rulebooks, English first.
    const LANGUAGES: &'static [Language];
    /// The bots, from the weakest to the strongest.
    const BOTS: &'static [BotMaker<Self>];
    /// A form field for every field of `Options`, in display order.
    const OPTIONS: &'static [OptionSpec] = &[];
    /// `Some(PositionFormat::new())` if the game implements [`HasPositions`].
    const POSITIONS: Option<PositionFormat<Self>> = None;
    /// `Some(table::insight)` if the game implements [`HasInsight`].
    const INSIGHT: Option<InsightFn<Self>> = None;
    /// The lessons, for newcomers.
    const LESSONS: &'static [LessonSource] = &[];

    /// Returns the named sets of options, with the default first.
    fn presets() -> Vec<Preset<Self::Options>> {
        vec![Preset { id: "standard", options: Self::Options::default() }]
    }

    /// Returns the default options under a version of the rules. They fill in options that are
    /// missing because they were added later.
    fn default_options(rules: u16) -> Self::Options {
        let mut options = Self::Options::default();
        options.set_rules(rules);
        options
    }

    /// Renders a view as text for terminals. By default, each field is a line of JSON.
    fn render_text(view: &Self::View, texts: &dyn Localizer) -> String {
        let _ = texts;
        let mut text = String::new();
        match serde_json::to_value(view) {
            Ok(Value::Object(fields)) => {
                for (name, value) in fields {
                    let _ = writeln!(text, "{name}: {value}");
                }
            }
            other => panic!("a view is an object, not {other:?}"),
        }
        text
    }

    /// Returns the texts that this table overrides, as pairs of a key and its replacement in every
    /// language. They are visible to everyone.
    fn custom_texts(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Clears everything that viewers see only briefly, so that replays of a running game do not
    /// show it again.
    fn clear_ephemeral(&mut self) {}
}

/// A named set of options. Its text keys are `preset-<id>` and `preset-<id>-about`.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset<O> {
    /// The id, one word.
    pub id: &'static str,
    /// The options of this preset.
    pub options: O,
}

/// A game whose states can be written down, for tools, tests and puzzles.
pub trait HasPositions: Game {
    /// A serialized state, complete or partial, that has not been validated yet. Its options are in
    /// the field `options`.
    type Position: Versioned + Serialize + DeserializeOwned;

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
}

/// The position format of a game, as JSON.
pub struct PositionFormat<G> {
    /// Writes the full state.
    pub write: fn(&G) -> Json,
    /// Reads a position under a version of the rules.
    pub read: ReadPositionFn<G>,
}

/// A function that reads a position under a version of the rules.
pub type ReadPositionFn<G> =
    fn(&RawValue, u16, &mut dyn GameRng) -> Result<ReadPosition<G>, OpenError>;

/// A game that was set up from a position, and that position with all defaults filled in.
pub type ReadPosition<G> = (G, Json);

impl<G: HostedGame + HasPositions> PositionFormat<G> {
    /// Returns the format of `G`.
    #[expect(clippy::new_without_default, reason = "constants cannot use `Default`")]
    pub const fn new() -> PositionFormat<G> {
        PositionFormat {
            write: |state| json(&state.to_position()),
            read: |text, rules, rng| {
                let position = read_position::<G>(text, rules)?;
                let state =
                    G::from_position(&position, rng).map_err(|why| OpenError::Position { why })?;
                Ok((state, json(&position)))
            },
        }
    }
}

/// A game that computes odds and distances for its players.
pub trait HasInsight: Game {
    /// The odds and distances.
    type Insight: Serialize;

    /// Returns odds and distances, computed only from what `viewers` may know. The result is the
    /// same in every world that looks the same to them.
    ///
    /// It may take milliseconds, so hosts compute it on another thread and never for every step of
    /// a simulation.
    fn insight(&self, viewers: SeatSet) -> Self::Insight;
}

/// A function that computes the insight of some viewers as JSON.
pub type InsightFn<G> = fn(&G, SeatSet) -> Json;

/// Returns the insight of `viewers` as JSON.
pub fn insight<G: HasInsight>(state: &G, viewers: SeatSet) -> Json {
    json(&state.insight(viewers))
}

/// Support for the conformance checks and for learning algorithms.
pub trait Conformance: HostedGame {
    /// Returns every listed action that can ever exist at a table with `seats` seats, in ascending
    /// order. It is also the dense action index for learning algorithms.
    fn action_space(seats: u8) -> Vec<Self::Action>;

    /// Checks that every component is present exactly once, and that the parts of the state agree.
    /// Holds after every step.
    ///
    /// # Errors
    ///
    /// Returns the first problem, with the invalid field of the position.
    fn invariants(&self) -> Result<(), PositionError>;

    /// Checks that every component is present exactly once. Holds at every event too, when the rest
    /// of the state may still be in transition. The default suits games that emit one event per
    /// step.
    ///
    /// # Errors
    ///
    /// Returns the first problem, with the invalid field of the position.
    fn check_components(&self) -> Result<(), PositionError> {
        self.invariants()
    }

    /// Returns random options that `seats` players can play with. The default suits games without
    /// options.
    fn random_options(seats: u8, rng: &mut dyn GameRng) -> Self::Options {
        let _ = (seats, rng);
        Self::Options::default()
    }

    /// Returns a random open action that `seat` might try now, allowed or not, or `None` if the
    /// game has no open actions. Every other rule for actions applies to open ones too.
    fn random_open_action(&self, seat: Seat, rng: &mut dyn GameRng) -> Option<Self::Action> {
        let _ = (seat, rng);
        None
    }
}
