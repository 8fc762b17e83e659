//! Undo, and changes that need the consent of all players, present or not.
use std::time::Duration;

use kernel::Seat;

use super::{
    TableCore, ViewerId,
    commands::{Change, Command, CommandResult, Decision},
    planted::{Bug, is_planted},
    play::{Source, StepInput},
};
use crate::{
    id::GuestKey,
    record::{Place, Question, Record},
    wire::{Ask, NoteKind, Pace, Phase, StepSource, TableError, Terms, UndoPolicy},
};

/// Time to answer a question in live games. In slow games it is the time per move.
const ANSWER_TIME: Duration = Duration::from_secs(120);
/// Maximum number of undone steps per game. Without undo, the rules bound the length of a game.
const UNDO_MAX: usize = 10_000;

impl TableCore {
    pub(super) fn can_undo(&self) -> bool {
        let n_undone = self.play.as_ref().map_or(0, |play| play.n_undone);
        self.record.undo != UndoPolicy::Off && n_undone < UNDO_MAX
    }

    fn require_undo(&self) -> Result<(), TableError> {
        match (self.record.undo, self.can_undo()) {
            (UndoPolicy::Off, _) => Err(TableError::UndoOff),
            (UndoPolicy::Free | UndoPolicy::Consent, false) => Err(TableError::UndoLimit),
            (UndoPolicy::Free | UndoPolicy::Consent, true) => Ok(()),
        }
    }

    pub(super) fn undo(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        command: Option<&Command>,
    ) -> CommandResult {
        self.require_seat(viewer, seat)?;
        self.require_undo()?;
        Ok(Decision::Step(StepInput::Undo { seat }, Source::of(command)))
    }

    pub(super) fn ask_undo(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        command: Option<&Command>,
    ) -> CommandResult {
        self.require_seat(viewer, seat)?;
        if self.record.phase != Phase::Playing {
            return Err(TableError::NotPlaying.into());
        }
        self.require_undo()?;
        if self.record.undo != UndoPolicy::Consent {
            return Err(TableError::UndoOff.into());
        }
        let holder = self.require_guest(viewer)?;
        match self.question(&holder, seat, Ask::Undo)? {
            Some(change) => Ok(change.into()),
            None => Ok(Decision::Step(StepInput::Rewind { seat }, Source::of(command))),
        }
    }

    /// Asks all players to agree to new settings during a game.
    pub(super) fn ask_settings(&mut self, holder: &GuestKey, settings: &Terms) -> CommandResult {
        let seats = self.record.seats_of(holder);
        let seat = *seats.first().ok_or(TableError::NotSeated)?;
        let ask = Ask::Settings { settings: settings.clone() };
        if let Some(change) = self.question(holder, seat, ask)? {
            return Ok(change.into());
        }
        Ok(self.agreed(seat, settings).into())
    }

    /// Returns the change that asks everyone else who holds a seat, or `None` if there is no one to
    /// ask.
    fn question(
        &mut self,
        holder: &GuestKey,
        seat: Seat,
        ask: Ask,
    ) -> Result<Option<Change>, TableError> {
        let is_open = |question: &Question| {
            self.record.place(question.seat).is_none_or(|place| !place.belongs_to(holder))
        };
        if self.record.question.as_ref().is_some_and(is_open) {
            return Err(TableError::QuestionOpen);
        }
        let others =
            self.record.places().filter(|(_, place)| place.is_held() && !place.belongs_to(holder));
        let is_asked = |place: &Place| {
            let mut holders = place.holders.iter();
            !is_planted(Bug::AsksPresentOnly) || holders.any(|holder| self.is_connected(holder))
        };
        let others = others.filter(|(_, place)| is_asked(place));
        let waiting: Vec<Seat> = others.map(|(seat, _)| seat).collect();
        if waiting.is_empty() || is_planted(Bug::AsksNobody) {
            return Ok(None);
        }
        let time = match self.record.pace {
            Pace::Live => ANSWER_TIME,
            Pace::Slow { minutes } => Duration::from_secs(60 * u64::from(minutes)),
        };
        // A question must not give the player who asks more time to move.
        let clock = self.clock_ms().map(Duration::from_millis).filter(|_| ask == Ask::Undo);
        let time = clock.unwrap_or(time).min(time);
        let until = self.now.unix_ms.saturating_add(time.as_millis() as u64);
        let (id, step) = (u32::from_le_bytes(self.random()), self.step());
        let mut record = self.record.clone();
        record.question = Some(Question { id, seat, ask, waiting, until, step });
        Ok(Some(Change { reschedules_bots: true, ..Change::to(record) }))
    }

    pub(super) fn answer(
        &mut self,
        viewer: ViewerId,
        id: u32,
        yes: bool,
        command: Option<&Command>,
    ) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let mine = self.record.seats_of(&holder);
        let question = self.record.question.as_ref().filter(|question| question.id == id);
        let question = question.ok_or(TableError::NothingAsked)?;
        let is_asked = question.waiting.iter().any(|asked| mine.contains(asked));
        let withdraws = !yes && mine.contains(&question.seat);
        if !is_asked && !withdraws {
            return Err(TableError::NothingAsked.into());
        }
        let mut record = self.record.clone();
        if !yes {
            match withdraws {
                true => record.question = None,
                false => self.decline_in(&mut record),
            }
            return Ok(Change { reschedules_bots: true, ..Change::to(record) }.into());
        }
        let mut waiting = question.waiting.clone();
        waiting.retain(|asked| !mine.contains(asked));
        if !waiting.is_empty() {
            record.question = Some(Question { waiting, ..question.clone() });
            return Ok(Change::to(record).into());
        }
        match &question.ask {
            Ask::Undo => {
                let origin = command.map(|command| command.origin.clone());
                let source = Source { origin, ..Source::machine(StepSource::Person) };
                Ok(Decision::Step(StepInput::Rewind { seat: question.seat }, source))
            }
            Ask::Settings { settings } => Ok(self.agreed(question.seat, settings).into()),
        }
    }

    /// Returns the change to which all players have agreed.
    fn agreed(&self, seat: Seat, settings: &Terms) -> Change {
        let mut record = self.record.clone();
        record.question = None;
        apply_terms(&mut record, settings, self.now.unix_ms);
        let settings = settings.clone();
        record.note(self.now.unix_ms, self.step(), NoteKind::Agreed { seat, settings });
        Change { sends_views: true, reschedules_bots: true, ..Change::to(record) }
    }

    /// Closes the question because a player declined or did not answer in time.
    pub(super) fn decline_in(&self, record: &mut Record) {
        if let Some(Question { seat, ask, .. }) = record.question.take() {
            record.note(self.now.unix_ms, self.step(), NoteKind::Declined { seat, ask });
        }
    }

    /// Returns `true` while the bots wait for an answer to a question about the last step.
    pub(super) fn is_undo_asked(&self) -> bool {
        self.record.question.as_ref().is_some_and(|question| question.ask == Ask::Undo)
    }
}

/// Applies settings that the players have agreed on.
pub(super) fn apply_terms(record: &mut Record, terms: &Terms, unix_ms: u64) {
    record.undo = terms.undo.unwrap_or(record.undo);
    record.watching = terms.watching.unwrap_or(record.watching);
    record.privacy = terms.privacy.unwrap_or(record.privacy);
    record.absence = terms.absence.unwrap_or(record.absence);
    if let Some(pace) = terms.pace {
        (record.pace, record.pace_since) = (pace, unix_ms);
    }
    if let Some(level) = &terms.stand_in {
        record.stand_in.clone_from(level);
    }
}
