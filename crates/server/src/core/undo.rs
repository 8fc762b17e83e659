//! Undo: a player's own last action, or any step if all other players agree.
use std::time::Duration;

use kernel::Seat;

use super::{
    TableCore, ViewerId,
    commands::{Command, CommandResult, Decision},
    play::{Source, StepInput},
};
use crate::wire::{Phase, SeatKind, ServerMessage, StepSource, TableError, UndoPolicy};

/// Time after which an unanswered undo request expires.
const UNDO_REQUEST_TTL: Duration = Duration::from_secs(60);

/// Request to undo a step that the engine would not undo without consent.
pub(super) struct UndoRequest {
    seat: Seat,
    /// Seats that have not agreed yet.
    waiting: Vec<Seat>,
    /// The command that made the request, which is also the origin of the step.
    origin: Option<String>,
    /// Bots pause while a request is open, so it must not stay open forever.
    pub(super) expires_at: Duration,
}

impl TableCore {
    pub(super) fn can_undo(&self) -> bool {
        self.record.undo != UndoPolicy::Off
    }

    pub(super) fn undo(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        command: Option<&Command>,
    ) -> CommandResult {
        self.require_seat(viewer, seat)?;
        if !self.can_undo() {
            return Err(TableError::UndoOff.into());
        }
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
        if self.record.undo != UndoPolicy::Consent {
            return Err(TableError::UndoOff.into());
        }
        let holder = self.require_guest(viewer)?;
        let seats = (0..).map(Seat::new).zip(&self.record.seats);
        // Bots and absent players need not agree, nor does the player who asks.
        let waiting: Vec<Seat> = seats
            .filter(|(seat, place)| {
                let is_here = self.viewers.away_since[seat.index()].is_none();
                place.kind() == SeatKind::Human && is_here && !place.belongs_to(&holder)
            })
            .map(|(seat, _)| seat)
            .collect();
        if waiting.is_empty() {
            return Ok(Decision::Step(StepInput::Rewind { seat }, Source::of(command)));
        }
        self.broadcast_chat(&ServerMessage::Asked { seat, waiting: Some(waiting.clone()) });
        let expires_at = self.now.mono + UNDO_REQUEST_TTL;
        let origin = command.map(|command| command.origin.clone());
        self.undo_request = Some(UndoRequest { seat, waiting, origin, expires_at });
        self.cancel_bots();
        Ok(Decision::Done)
    }

    pub(super) fn answer(&mut self, viewer: ViewerId, yes: bool) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let mine = self.record.seats_of(&holder);
        let request = self.undo_request.as_mut().ok_or(TableError::NothingAsked)?;
        let seat = request.seat;
        if !request.waiting.iter().any(|asked| mine.contains(asked)) {
            return Err(TableError::NothingAsked.into());
        }
        request.waiting.retain(|asked| !mine.contains(asked));
        if yes && !request.waiting.is_empty() {
            let waiting = Some(request.waiting.clone());
            self.broadcast_chat(&ServerMessage::Asked { seat, waiting });
            return Ok(Decision::Done);
        }
        let origin = request.origin.clone();
        self.close_undo_request();
        if !yes {
            return Ok(Decision::Done);
        }
        let source = Source { origin, ..Source::machine(StepSource::Person) };
        Ok(Decision::Step(StepInput::Rewind { seat }, source))
    }

    /// Closes the open undo request because it was answered, has expired, or the game moved on.
    pub(super) fn close_undo_request(&mut self) {
        if let Some(UndoRequest { seat, .. }) = self.undo_request.take() {
            self.broadcast_chat(&ServerMessage::Asked { seat, waiting: None });
            self.schedule_bots();
        }
    }

    /// Sends the open undo request to a viewer who has just joined.
    pub(super) fn resend_undo_request(&mut self, viewer: ViewerId) {
        let Some(UndoRequest { seat, waiting, .. }) = &self.undo_request else { return };
        let asked = ServerMessage::Asked { seat: *seat, waiting: Some(waiting.clone()) };
        if self.viewers.by_id.get(&viewer).is_some_and(|viewer| self.can_read_chat(viewer)) {
            self.send(viewer, &asked);
        }
    }
}
