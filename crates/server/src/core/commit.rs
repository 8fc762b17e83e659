//! Commits: a change is written to the store before it takes effect and is announced.
//!
//! A step is different in one respect. The match advances before the commit, because only the rules
//! can tell whether the step is legal. If the commit fails, the table is rebuilt from the store.
use std::time::Duration;

use super::{
    Effect, TableCore,
    commands::{Change, Command, remember_command},
    planted::{Bug, is_planted},
    play::{Play, Source, StepInput},
};
use crate::{
    record::Record,
    store::{Commit, StoreError, StoredInput, StoredTable},
    wire::{ChatMessage, CommandError, Phase, ServerMessage, TableError},
};

/// Delay before bots retry a step that could not be stored.
pub(super) const RETRY_DELAY: Duration = Duration::from_secs(2);
/// Number of chat messages kept for new viewers.
const CHAT_HISTORY_MAX: usize = 100;

/// A commit in flight.
pub(super) struct Pending {
    /// The command to reply to.
    command: Option<Command>,
    what: PendingChange,
}

enum PendingChange {
    Step {
        stored: StoredInput,
        source: Source,
        /// The new record, if the step ends the game or closes a question.
        record: Option<Box<Record>>,
    },
    Record(Change),
    Chat(ChatMessage),
}

impl TableCore {
    /// Commits a new record.
    pub(super) fn commit_change(&mut self, mut change: Change, command: Option<Command>) {
        if let Some(command) = &command {
            remember_command(&mut change.record, command.origin.clone());
        }
        let (create, record) = (change.create.take(), Some(change.record.clone()));
        self.begin_commit(
            Commit { create, record, ..Commit::default() },
            Pending { command, what: PendingChange::Record(change) },
        );
    }

    pub(super) fn commit_chat(&mut self, message: ChatMessage, command: Option<Command>) {
        self.begin_commit(
            Commit { chat: vec![message.clone()], ..Commit::default() },
            Pending { command, what: PendingChange::Chat(message) },
        );
    }

    /// Applies an input to the match and commits it. An input that is refused changes nothing.
    pub(super) fn commit_step(
        &mut self,
        input: &StepInput,
        source: Source,
        command: Option<Command>,
    ) -> Result<(), CommandError> {
        let unix_ms = self.now.unix_ms;
        let play = match (&mut self.play, self.record.phase) {
            (Some(play), Phase::Playing) => play,
            (Some(_) | None, _) => return Err(TableError::NotPlaying.into()),
        };
        let stored = play.apply(input, &source, unix_ms).map_err(CommandError::Engine)?;
        let outcome = play.game.outcome();
        // An undo question refers to the last step, which this step replaces.
        let is_changed = outcome.is_some() || self.is_undo_asked();
        let record = is_changed.then(|| {
            let mut record = Record { question: None, ..self.record.clone() };
            if outcome.is_some() {
                (record.phase, record.outcome) = (Phase::Over, outcome);
            }
            Box::new(record)
        });
        self.begin_commit(
            Commit { inputs: vec![stored.clone()], record: record.clone(), ..Commit::default() },
            Pending { command, what: PendingChange::Step { stored, source, record } },
        );
        Ok(())
    }

    fn begin_commit(&mut self, commit: Commit, pending: Pending) {
        debug_assert!(self.pending.is_none(), "an input is handled only after the last commit");
        if is_planted(Bug::ConfirmsEarly) {
            self.reply_done(pending.command.clone());
        }
        self.pending = Some(pending);
        self.emit(Effect::Commit(Box::new(commit)));
    }

    /// Announces the change that has just been committed.
    pub(super) fn finish_commit(&mut self) {
        let Some(Pending { command, what }) = self.pending.take() else { return };
        match what {
            PendingChange::Step { stored, source, record } => {
                self.finish_step(&stored, &source, record);
                // The client that made the step receives its reply with the update.
                if source.command.is_none() {
                    self.reply_done(command);
                }
                self.schedule_bots();
            }
            PendingChange::Record(change) => self.finish_change(change, command),
            PendingChange::Chat(message) => {
                self.chat.push(message.clone());
                if self.chat.len() > CHAT_HISTORY_MAX {
                    self.chat.remove(0);
                }
                self.broadcast_chat(&ServerMessage::Chat(message));
                self.reply_done(command);
            }
        }
    }

    fn finish_step(&mut self, stored: &StoredInput, source: &Source, record: Option<Box<Record>>) {
        self.emit(Effect::Count("ovoo_steps_total"));
        if let Some(play) = &mut self.play {
            play.remember(stored);
            play.is_overdue = false;
        }
        let is_changed = record.is_some();
        if let Some(record) = record {
            self.record = *record;
            if self.record.phase == Phase::Over {
                self.emit(Effect::Count("ovoo_games_finished_total"));
            }
        }
        self.set_deadline();
        self.broadcast_step(source.command);
        if is_changed {
            self.broadcast_table();
        }
    }

    fn finish_change(&mut self, change: Change, command: Option<Command>) {
        self.record = *change.record;
        self.upkeep_retry_at = None;
        self.update_presence();
        if self.clock_ms() != Some(0)
            && let Some(play) = &mut self.play
        {
            // A new pace gives the players time again.
            play.is_overdue = false;
        }
        if let Some(game) = change.dealt {
            self.play = Some(Play::start(game, self.now.unix_ms));
            self.emit(Effect::Count("ovoo_games_started_total"));
        }
        self.set_deadline();
        if let Some(table) = change.moved {
            self.broadcast(&ServerMessage::Moved { table });
        }
        self.broadcast_table();
        if change.sends_views && !is_planted(Bug::KeepsOldViews) {
            self.send_views();
        }
        match (change.link, command) {
            (Some(token), Some(Command { viewer, id, .. })) => {
                self.send(viewer, &ServerMessage::Link { id, token });
            }
            (Some(_) | None, command) => self.reply_done(command),
        }
        if change.reschedules_bots {
            self.reschedule_bots();
        }
    }

    /// Recovers from a failed commit by continuing from the stored table.
    pub(super) fn recover(&mut self, stored: Result<Option<Box<StoredTable>>, StoreError>) {
        let restored = match stored {
            Ok(Some(stored)) => self.restore(*stored),
            Ok(None) => Err("the table no longer exists".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        let pending = self.pending.take();
        if let Err(problem) = restored {
            // It is not known whether the change was written, so the command gets no reply. Its
            // client sends it again once the table can be loaded.
            tracing::error!(table = %self.id, problem, "failed to reload table from store");
            self.emit(Effect::Unload);
            return;
        }
        let Some(Pending { command, what }) = pending else { return };
        // The write may have succeeded after all, or another server may have written this step.
        let is_done = command.as_ref().is_some_and(|command| self.is_done(&command.origin));
        let mut is_answered = false;
        self.update_presence();
        self.broadcast_table();
        match what {
            PendingChange::Step { stored, source, .. } => {
                if self.step() >= stored.n() {
                    let by = source.command.filter(|_| is_done);
                    is_answered = by.is_some();
                    self.broadcast_step(by);
                }
                if command.is_none() {
                    tracing::warn!(table = %self.id, step = stored.n(), "step could not be stored");
                    self.retry_bots();
                }
            }
            PendingChange::Record(_) => {
                self.upkeep_retry_at = Some(self.now.mono + RETRY_DELAY);
                // Seats may have changed hands after all.
                self.cancel_bots();
                self.send_views();
            }
            PendingChange::Chat(_) => {}
        }
        match (is_answered, is_done) {
            (true, _) => {}
            (false, true) => self.reply_done(command),
            (false, false) => self.refuse(command.as_ref()),
        }
        self.schedule_bots();
    }

    fn refuse(&mut self, command: Option<&Command>) {
        if let Some(Command { viewer, id, .. }) = command {
            let why = TableError::Store.into();
            self.send(*viewer, &ServerMessage::Refused { id: Some(*id), why });
        }
    }
}
