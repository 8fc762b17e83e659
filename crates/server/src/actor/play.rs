//! Applies inputs to the match: each step is checked, stored, and only then broadcast.
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::Seat;
use tokio::time::Instant;

use super::{CommandResult, Reply, TableActor, ViewerId};
use crate::{
    store::{Append, StoredInput},
    wire::{CommandError, Json, Pace, Phase, ServerMessage, StepSource, TableError, UndoPolicy},
};

/// An input for the match.
pub(super) enum Input<'a> {
    Act { seat: Seat, command: &'a str },
    Undo { seat: Seat },
    Rewind { seat: Seat },
    Expire { deadline: u32 },
}

/// The origin of an input.
pub(super) struct Source {
    pub author: StepSource,
    /// The viewer to reply to, and the number of its command.
    pub command: Option<(ViewerId, u32)>,
    /// The client and the number of its command as stored, to detect resent commands.
    pub origin: Option<String>,
}

impl Source {
    pub(super) fn machine(author: StepSource) -> Source {
        Source { author, command: None, origin: None }
    }
}

impl TableActor {
    pub(super) async fn act(
        &mut self,
        viewer: ViewerId,
        id: u32,
        seat: Seat,
        command: &str,
    ) -> CommandResult {
        if self.is_duplicate(viewer, id) {
            return Ok(Reply::Done);
        }
        self.require_seat(viewer, seat)?;
        self.apply_input(&Input::Act { seat, command }, &self.source(viewer, id)).await?;
        Ok(Reply::Answered)
    }

    pub(super) async fn undo(&mut self, viewer: ViewerId, id: u32, seat: Seat) -> CommandResult {
        if self.is_duplicate(viewer, id) {
            return Ok(Reply::Done);
        }
        self.require_seat(viewer, seat)?;
        if !self.can_undo() {
            return Err(TableError::UndoOff.into());
        }
        self.apply_input(&Input::Undo { seat }, &self.source(viewer, id)).await?;
        Ok(Reply::Answered)
    }

    pub(super) fn can_undo(&self) -> bool {
        self.record.undo != UndoPolicy::Off
    }

    pub(super) fn explain(
        &mut self,
        viewer: ViewerId,
        id: u32,
        seat: Seat,
        command: &str,
    ) -> CommandResult {
        self.require_seat(viewer, seat)?;
        let game = self.game.as_ref().ok_or(TableError::NotPlaying)?;
        let why = game.why(seat, command);
        self.send(viewer, &ServerMessage::Why { id, why });
        Ok(Reply::Answered)
    }

    /// Returns `true` if the command was resent and has already been applied.
    pub(super) fn is_duplicate(&self, viewer: ViewerId, id: u32) -> bool {
        self.origins.contains_key(&self.origin(viewer, id))
    }

    pub(super) fn source(&self, viewer: ViewerId, id: u32) -> Source {
        let origin = Some(self.origin(viewer, id));
        Source { author: StepSource::Person, command: Some((viewer, id)), origin }
    }

    pub(super) fn origin(&self, viewer: ViewerId, id: u32) -> String {
        format!("{}:{id}", self.viewers[&viewer].client)
    }

    pub(super) fn require_seat(&self, viewer: ViewerId, seat: Seat) -> Result<(), TableError> {
        let holder = self.require_guest(viewer)?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        if place.belongs_to(&holder) { Ok(()) } else { Err(TableError::NotYourSeat { seat }) }
    }

    /// Checks, stores and broadcasts an input. If it fails, nothing has changed.
    pub(super) async fn apply_input(
        &mut self,
        input: &Input<'_>,
        source: &Source,
    ) -> Result<(), CommandError> {
        if self.record.phase != Phase::Playing {
            return Err(TableError::NotPlaying.into());
        }
        self.submit(input).map_err(CommandError::Engine)?;
        let game = self.game.as_ref().ok_or(TableError::NotPlaying)?;
        let n = game.step();
        let stored = StoredInput {
            line: game.input(n).expect("the input was just applied"),
            author: source.author,
            origin: source.origin.clone(),
            at: now_ms(),
        };
        match self.registry.store.append(self.id, stored.clone()).await {
            Ok(Append::Done) => {}
            Ok(Append::Conflict) | Err(_) => return self.rollback(n, source).await,
        }
        metrics::counter!("ovoo_steps_total").increment(1);
        self.remember_step(&stored);
        // The end is broadcast even if the record could not be saved, since the inputs prove it.
        let is_over = self.close_if_over().await.unwrap_or(true);
        self.is_overdue = false;
        self.close_undo_request();
        self.set_clock();
        self.broadcast_step(source.command);
        if is_over {
            self.broadcast_table();
        }
        self.schedule_bots();
        Ok(())
    }

    /// Restores the match from the store after an input could not be stored.
    async fn rollback(&mut self, n: u32, source: &Source) -> Result<(), CommandError> {
        if let Err(error) = self.rebuild().await {
            tracing::error!(table = %self.id, %error, "failed to reload table from store");
            self.needs_reload = true;
            return Err(TableError::Store.into());
        }
        if self.step() < n {
            return Err(TableError::Store.into());
        }
        // Another server stored this step first, or the write succeeded after all.
        let is_done =
            source.origin.as_ref().is_some_and(|origin| self.origins.contains_key(origin));
        self.broadcast_step(source.command.filter(|_| is_done));
        self.schedule_bots();
        if is_done { Ok(()) } else { Err(TableError::Store.into()) }
    }

    fn submit(&mut self, input: &Input<'_>) -> Result<u32, Json> {
        let Some(game) = &mut self.game else { return Ok(0) };
        match *input {
            Input::Act { seat, command } => game.submit(seat, command),
            Input::Undo { seat } => game.undo(seat),
            Input::Rewind { seat } => game.rewind(seat),
            Input::Expire { deadline } => game.expire(deadline),
        }
    }

    pub(super) fn remember_step(&mut self, stored: &StoredInput) {
        self.step_sources.push(stored.author);
        self.last_at = stored.at;
        if let Some(origin) = &stored.origin {
            self.origins.insert(origin.clone(), stored.n());
        }
    }

    /// Saves the outcome in the record if the match has just ended; returns whether it has.
    pub(super) async fn close_if_over(&mut self) -> Result<bool, TableError> {
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        if outcome.is_none() || self.record.phase == Phase::Over {
            return Ok(false);
        }
        self.record.phase = Phase::Over;
        self.record.outcome = outcome;
        metrics::counter!("ovoo_games_finished_total").increment(1);
        self.save().await?;
        Ok(true)
    }

    pub(super) async fn expire(&mut self, deadline: u32) {
        self.deadline = None;
        let source = Source::machine(StepSource::Clock);
        if let Err(error) = self.apply_input(&Input::Expire { deadline }, &source).await {
            tracing::warn!(table = %self.id, deadline, ?error, "expired deadline rejected");
            self.set_clock();
        }
    }

    /// Starts the timer of the game's deadline if it is a new one.
    pub(super) fn set_clock(&mut self) {
        let running = self.game.as_ref().and_then(|game| game.deadline());
        let running = running.filter(|_| self.record.phase == Phase::Playing);
        let Some(deadline) = running else {
            self.deadline = None;
            return;
        };
        if self.deadline.is_none_or(|(id, _)| id != deadline.id) {
            let millis = Duration::from_millis(u64::from(deadline.millis));
            self.deadline = Some((deadline.id, Instant::now() + millis));
        }
    }

    /// Returns the time left for the current move in a slow game.
    pub(super) fn clock_ms(&self) -> Option<u64> {
        let Pace::Slow { minutes } = self.record.pace else { return None };
        if self.record.phase != Phase::Playing {
            return None;
        }
        let due = self.last_at + u64::from(minutes) * 60_000;
        Some(due.saturating_sub(now_ms()))
    }
}

/// Returns the Unix time in milliseconds.
pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
