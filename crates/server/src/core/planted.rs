//! Bugs that tests plant in a table, to prove that the simulation finds them.

/// A mistake that a table would make if the bug were planted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bug {
    /// Confirms a command before it is stored.
    ConfirmsEarly,
    /// Carries out a resent command again.
    ForgetsCommands,
    /// Announces a step that could not be stored.
    KeepsFailedStep,
    /// Does not ask the bots again after their move could not be stored.
    ForgetsBots,
    /// Plays the move of a bot that has been replaced.
    PlaysStaleMoves,
    /// Sends the complete view to a client that joins.
    ShowsEverything,
    /// Sends every client the events that all seats see together.
    BroadcastsSecrets,
    /// Shows a private game to spectators.
    AdmitsSpectators,
    /// Does not send new views after seats have changed hands.
    KeepsOldViews,
    /// Accepts commands for any seat.
    ActsForOthers,
    /// Lets a removed person return.
    ReadmitsRemoved,
    /// Passes host powers on at once.
    ReplacesHostAtOnce,
    /// Changes what was agreed without asking.
    AsksNobody,
    /// Asks only the players who are present.
    AsksPresentOnly,
    /// Lets a bot stand in at once.
    ReplacesPlayersAtOnce,
    /// Lets the strongest bot stand in.
    StandsInTooWell,
}

#[cfg(test)]
thread_local! {
    static PLANTED: std::cell::Cell<Option<Bug>> = const { std::cell::Cell::new(None) };
}

/// Plants a bug in all tables of this thread, or removes it.
#[cfg(test)]
pub(crate) fn plant(bug: Option<Bug>) {
    PLANTED.set(bug);
}

/// Returns `true` if a test has planted this bug.
#[cfg(test)]
pub(super) fn is_planted(bug: Bug) -> bool {
    PLANTED.get() == Some(bug)
}

#[cfg(not(test))]
pub(super) const fn is_planted(_: Bug) -> bool {
    false
}
