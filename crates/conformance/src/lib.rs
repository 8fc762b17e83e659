//! The contract of every game as executable checks. Each game's tests call [`check`].
//!
//! The suite plays whole games, at random or with a pilot, with all seat counts, all presets and
//! random options, and checks every state for every viewer. Its own tests inject bugs into a toy
//! game and expect each to be caught, so that a broken check is noticed.
#![cfg_attr(not(test), warn(unreachable_pub))]
mod frames;
mod game;
pub mod golden;
pub mod heap;
mod knowledge;
pub mod lessons;
mod moment;
mod positions;
mod redraw;
pub mod texts;

use std::fmt;

use bots::Bot;
pub use positions::check_positions;
use table::Conformance;

#[cfg(test)]
mod tests;

/// The settings of a conformance run.
pub struct Suite<G: Conformance> {
    /// The number of games per seat count: a third with presets, the rest with random options.
    pub n_games: u64,
    /// The bot that chooses most of the actions. If `None`, actions are chosen at random.
    pub pilot: Option<Pilot<G>>,
    /// The fields of a view that may change without an event: `phase`, or `players.hand` for a
    /// field of an object or of the items of a list.
    pub quiet_fields: &'static [&'static str],
}

/// A constructor for the bot that plays along.
pub type Pilot<G> = fn() -> Box<dyn Bot<G>>;

/// A violation of the contract, with details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The failed check.
    pub check: Check,
    /// A description of where it failed.
    pub detail: String,
}

/// The parts of the contract, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Every listed action is accepted.
    ListedIsAccepted,
    /// Every action that is not listed is refused.
    UnlistedIsRefused,
    /// A refusal changes nothing.
    RefusalChangesNothing,
    /// An open action is neither listed nor part of the action space.
    OpenIsUnlisted,
    /// Lists are ascending and without duplicates.
    ListIsSorted,
    /// A seat is awaited or a clock runs, and every awaited seat can act.
    SeatsCanAct,
    /// A finished game accepts no action.
    FinishedGameIsFinal,
    /// A cooperative game gives all seats the same rank.
    CooperationSharesRanks,
    /// Every game ends within `steps_max`.
    GamesEnd,
    /// The log alone rebuilds every state.
    ReplayRebuildsStates,
    /// Views do not depend on information that is hidden from the viewer.
    ViewsKeepSecrets,
    /// Insight does not depend on information that is hidden from the viewer.
    InsightKeepsSecrets,
    /// Legal actions do not depend on information that is hidden from the seat.
    LegalityKeepsSecrets,
    /// Refusals do not depend on information that is hidden from the seat.
    RefusalsKeepSecrets,
    /// Events do not depend on information that is still hidden from the viewer afterwards.
    EventsKeepSecrets,
    /// No component is lost or duplicated in a state at an event.
    FramesAreConsistent,
    /// The views at events do not depend on information that is still hidden from the viewer
    /// afterwards.
    FramesKeepSecrets,
    /// The patches of a step lead to the view after it.
    PatchesAddUp,
    /// A step without an event changes only quiet fields.
    ChangesEmitEvents,
    /// Determinizing redraws everything that was dealt at random and that the viewers cannot see.
    DeterminizingRedraws,
    /// No component is lost or duplicated.
    ComponentsAreConstant,
    /// Every action parses back from its text form.
    TextRoundTrips,
    /// The action space contains every listed action, in ascending order.
    SpaceIsComplete,
    /// Undo restores the state exactly.
    UndoRestores,
    /// Random steps, reveals, other players' actions and the end of the game cannot be undone.
    UndoIsForbidden,
    /// A position restores the full state.
    PositionsRoundTrip,
    /// A damaged position is refused with an error that names the field, or it loads a playable
    /// state.
    PositionsAreChecked,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "check {:?} failed: {}", self.check, self.detail)
    }
}

/// Runs the suite.
///
/// # Panics
///
/// Panics with the first violation.
pub fn check<G: Conformance>(suite: &Suite<G>) {
    if let Err(violation) = try_check(suite) {
        panic!("{violation}");
    }
}

/// Runs the suite.
///
/// # Errors
///
/// Returns the first violation.
pub fn try_check<G: Conformance>(suite: &Suite<G>) -> Result<(), Violation> {
    let mut has_redrawn = false;
    for seats in G::META.seats() {
        let space = game::Space::new(seats)?;
        for number in 0..suite.n_games {
            has_redrawn |= game::play(suite, seats, number, &space)?;
        }
    }
    ensure(has_redrawn || !G::META.hidden, Check::DeterminizingRedraws, || {
        "no determinized world ever differed from the true one, so bots would cheat".to_owned()
    })
}

pub(crate) fn ensure(
    holds: bool,
    check: Check,
    detail: impl FnOnce() -> String,
) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation { check, detail: detail() }) }
}
