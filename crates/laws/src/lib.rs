//! What must hold for every game, written once. Each game's tests call [`check`].
//!
//! The suite plays whole games, at random or with a pilot, over all seat counts, all presets and
//! random options, and looks at every state from every side. `tests.rs` seeds bugs into a toy
//! game and expects each to be caught: the laws bite.
mod game;
pub mod golden;
pub mod heap;
mod knowledge;
mod moment;
mod redraw;
pub mod texts;

use std::fmt;

use bots::Bot;
use kernel::Game;

#[cfg(test)]
mod tests;

/// How much to play.
pub struct Suite<G: Game> {
    /// Games for each seat count: a third with presets, the rest with random options.
    pub n_games: u64,
    /// Who chooses most of the actions; nobody means luck.
    pub pilot: Option<Pilot<G>>,
}

/// A chair for a bot that plays along.
pub type Pilot<G> = fn() -> Box<dyn Bot<G>>;

/// A law that does not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub law: Law,
    pub detail: String,
}

/// The laws, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Every listed action is accepted.
    ListedIsAccepted,
    /// Every action that is not listed is refused.
    UnlistedIsRefused,
    /// A refusal changes nothing.
    RefusalChangesNothing,
    /// An open action is never listed, and is no part of the action space.
    OpenIsUnlisted,
    /// Lists ascend and name nothing twice.
    ListIsSorted,
    /// Somebody is awaited or time runs, and who is awaited can act.
    NobodyIsStuck,
    /// A finished game accepts nothing.
    OverIsOver,
    /// Every game ends within `steps_max`.
    GamesEnd,
    /// The log alone rebuilds every state.
    ReplayIsEqual,
    /// What a seat sees does not depend on what it cannot see.
    ViewsKeepSecrets,
    /// What a seat could work out does not depend on what it cannot see.
    InsightKeepsSecrets,
    /// What a seat may do does not depend on what it cannot see.
    LegalityKeepsSecrets,
    /// Why a seat may not does not depend on what it cannot see.
    RefusalsKeepSecrets,
    /// What a seat is told does not depend on what it cannot see afterwards.
    EventsKeepSecrets,
    /// Imagined worlds are really redrawn, in all that luck has dealt and the eyes cannot see.
    ImaginingRedraws,
    /// No component is lost or doubled.
    ComponentsAreConstant,
    /// Every action reads as it is written.
    TextReadsBack,
    /// The action space holds every listed action, ascending.
    SpaceIsComplete,
    /// Taking back restores the state exactly.
    UndoRestores,
    /// Nobody takes back luck, a revelation, another's action or the end of the game.
    UndoIsBarred,
    /// A position says it all.
    PositionsRoundTrip,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law {:?} is broken: {}", self.law, self.detail)
    }
}

/// Plays and panics with the first broken law.
pub fn check<G: Game>(suite: &Suite<G>) {
    if let Err(broken) = try_check(suite) {
        panic!("{broken}");
    }
}

/// Plays until the first broken law.
pub fn try_check<G: Game>(suite: &Suite<G>) -> Result<(), Broken> {
    let mut has_redrawn = false;
    for seats in G::META.seats() {
        let space = game::Space::new(seats)?;
        for number in 0..suite.n_games {
            has_redrawn |= game::play(suite, seats, number, &space)?;
        }
    }
    ensure(has_redrawn || !G::META.hidden, Law::ImaginingRedraws, || {
        "no imagined world ever differed from the true one: bots would cheat".to_owned()
    })
}

pub(crate) fn ensure(holds: bool, law: Law, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { law, detail: detail() }) }
}
