//! Chat, shared plans, and requests to undo moves with the other players' consent.
use std::time::Duration;

use kernel::Seat;
use tokio::time::Instant;

use super::{
    CommandResult, Reply, TableActor, ViewerId,
    play::{Input, Source, now_ms},
};
use crate::{
    id::PublicGuestId,
    wire::{ChatMessage, Phase, SeatKind, ServerMessage, StepSource, TableError, UndoPolicy},
};

/// Maximum length of a chat message in characters.
const TEXT_MAX: usize = 500;
/// Number of chat messages sent to a new viewer.
const CHAT_HISTORY_MAX: usize = 100;
/// Maximum number of keys in a plan.
const PLAN_MAX: usize = 64;
/// Maximum length of a plan's key in bytes.
const KEY_MAX: usize = 40;
/// Time after which an unanswered undo request expires.
const UNDO_REQUEST_TTL: Duration = Duration::from_secs(60);

/// Request to undo a move beyond the engine's limit.
pub(super) struct UndoRequest {
    seat: Seat,
    /// Seats that have not agreed yet.
    waiting: Vec<Seat>,
    /// The command that made the request, to detect when it is resent.
    origin: String,
    /// Bots pause while a request is open, so it must not stay open for ever.
    pub(super) expires_at: Instant,
}

impl TableActor {
    pub(super) async fn post_chat(
        &mut self,
        viewer: ViewerId,
        id: u32,
        text: String,
    ) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let origin = Some(self.origin(viewer, id));
        if self.chat.iter().any(|message| message.origin == origin) {
            return Ok(Reply::Done);
        }
        let person = holder.public_id();
        if !self.can_read_chat(&self.viewers[&viewer]) {
            return Err(TableError::NotSeated.into());
        }
        self.require_chat_open()?;
        if self.record.muted.contains(&person) {
            return Err(TableError::Muted.into());
        }
        let text = text.trim().to_owned();
        let is_plain = !text.is_empty() && !text.chars().any(char::is_control);
        if !is_plain || text.chars().count() > TEXT_MAX {
            return Err(TableError::BadText.into());
        }
        let seat = self.record.seats_of(&holder).first().copied();
        let name = match seat {
            Some(seat) => self.record.seats[seat.index()].name.clone(),
            None => self.registry.guest_name(&holder).await.unwrap_or_default(),
        };
        let n = self.chat.last().map_or(1, |last| last.n + 1);
        let message = ChatMessage { n, person, name, text, at: now_ms(), origin };
        self.registry.store.post_chat(self.id, &message).await.map_err(|_| TableError::Store)?;
        self.chat.push(message.clone());
        if self.chat.len() > CHAT_HISTORY_MAX {
            self.chat.remove(0);
        }
        self.broadcast_chat(&ServerMessage::Chat(message));
        Ok(Reply::Done)
    }

    /// Returns `true` if chat and plans are allowed. Where talking is part of play, they would
    /// circumvent the game's rules.
    pub(super) fn is_chat_open(&self) -> bool {
        let is_playing = self.record.phase == Phase::Playing;
        !is_playing || self.record.entry().is_none_or(|entry| !entry.meta.talk)
    }

    fn require_chat_open(&self) -> Result<(), TableError> {
        if self.is_chat_open() { Ok(()) } else { Err(TableError::ChatClosed) }
    }

    pub(super) async fn mute(
        &mut self,
        viewer: ViewerId,
        person: PublicGuestId,
        on: bool,
    ) -> CommandResult {
        self.require_host(viewer)?;
        let mut record = self.record.clone();
        record.muted.retain(|muted| *muted != person);
        if on {
            record.muted.push(person);
        }
        self.change(record).await
    }

    /// Sends a plan to the other viewers. Plans are not stored.
    pub(super) fn share_plan(
        &mut self,
        viewer: ViewerId,
        seat: Option<Seat>,
        keys: Vec<String>,
    ) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let first = self.record.seats_of(&holder).first().copied();
        let seat = seat.or(first).ok_or(TableError::NotSeated)?;
        self.require_seat(viewer, seat)?;
        self.require_chat_open()?;
        if keys.len() > PLAN_MAX || keys.iter().any(|key| key.len() > KEY_MAX) {
            return Err(TableError::TooLong { max: PLAN_MAX }.into());
        }
        self.broadcast_chat(&ServerMessage::Plan { person: holder.public_id(), seat, keys });
        Ok(Reply::Answered)
    }

    pub(super) async fn ask_undo(
        &mut self,
        viewer: ViewerId,
        id: u32,
        seat: Seat,
    ) -> CommandResult {
        let origin = self.origin(viewer, id);
        let is_asked = self.undo_request.as_ref().is_some_and(|asked| asked.origin == origin);
        if is_asked || self.is_duplicate(viewer, id) {
            return Ok(Reply::Done);
        }
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
                let is_here = self.away_since[seat.index()].is_none();
                place.kind() == SeatKind::Human && is_here && !place.belongs_to(&holder)
            })
            .map(|(seat, _)| seat)
            .collect();
        if waiting.is_empty() {
            self.apply_input(&Input::Rewind { seat }, &self.source(viewer, id)).await?;
            return Ok(Reply::Answered);
        }
        self.broadcast_chat(&ServerMessage::Asked { seat, waiting: Some(waiting.clone()) });
        let expires_at = Instant::now() + UNDO_REQUEST_TTL;
        self.undo_request = Some(UndoRequest { seat, waiting, origin, expires_at });
        self.cancel_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn answer(&mut self, viewer: ViewerId, yes: bool) -> CommandResult {
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
            return Ok(Reply::Done);
        }
        let origin = Some(request.origin.clone());
        self.close_undo_request();
        if yes {
            let source = Source { origin, ..Source::machine(StepSource::Person) };
            self.apply_input(&Input::Rewind { seat }, &source).await?;
        }
        Ok(Reply::Done)
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
        if let Some(UndoRequest { seat, waiting, .. }) = &self.undo_request
            && self.can_read_chat(&self.viewers[&viewer])
        {
            let asked = ServerMessage::Asked { seat: *seat, waiting: Some(waiting.clone()) };
            self.send(viewer, &asked);
        }
    }
}
