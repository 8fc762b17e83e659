//! Chat and shared plans.
use kernel::Seat;

use super::{
    TableCore, ViewerId,
    commands::{Change, Command, CommandResult, Decision},
};
use crate::{
    id::PublicGuestId,
    record::Record,
    wire::{ChatMessage, Phase, ServerMessage, TableError},
};

/// Maximum length of a chat message in characters.
const TEXT_MAX: usize = 500;
/// Maximum number of keys in a plan.
const PLAN_MAX: usize = 64;
/// Maximum length of a plan's key in bytes.
const KEY_MAX: usize = 40;
/// Maximum number of muted guests. A full list drops its oldest entry.
const MUTED_MAX: usize = 64;

/// Returns `true` for characters that would garble the text around a message.
fn is_bidi_or_control(c: char) -> bool {
    c.is_control() || table::is_invisible_control(c)
}

impl TableCore {
    pub(super) fn post_chat(
        &mut self,
        viewer: ViewerId,
        text: &str,
        command: Option<&Command>,
    ) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let client = self.require_viewer(viewer)?;
        self.require_admitted(&holder)?;
        if !self.can_read_chat(client) {
            return Err(TableError::NotSeated.into());
        }
        self.require_chat_open()?;
        let person = holder.public_id();
        if self.record.muted.contains(&person) {
            return Err(TableError::Muted.into());
        }
        let text = text.trim().to_owned();
        let is_plain = !text.is_empty() && !text.chars().any(is_bidi_or_control);
        if !is_plain || text.chars().count() > TEXT_MAX {
            return Err(TableError::BadText.into());
        }
        let seat = self.record.seats_of(&holder).first().copied();
        let place = seat.and_then(|seat| self.record.place(seat));
        let name = place.map(|place| place.name.clone()).or_else(|| client.name.clone());
        let name = name.unwrap_or_default();
        if seat.is_none() && self.record.is_name_taken(&name, None, &holder) {
            return Err(TableError::NameTaken.into());
        }
        Ok(Decision::Post(ChatMessage {
            n: self.chat.last().map_or(1, |last| last.n + 1),
            person,
            name,
            seat,
            text,
            at: self.now.unix_ms,
            origin: command.map(|command| command.origin.clone()),
        }))
    }

    /// Returns `true` if chat and plans are allowed. In games where talking is part of play, they
    /// would circumvent the rules.
    pub(super) fn is_chat_open(&self) -> bool {
        let is_playing = self.record.phase == Phase::Playing;
        !is_playing || self.record.entry().is_none_or(|entry| !entry.meta.talk)
    }

    fn require_chat_open(&self) -> Result<(), TableError> {
        if self.is_chat_open() { Ok(()) } else { Err(TableError::ChatClosed) }
    }

    pub(super) fn mute(&self, viewer: ViewerId, person: &PublicGuestId, on: bool) -> CommandResult {
        self.require_host(viewer)?;
        if on && !self.is_known(person) {
            return Err(TableError::NoSuchPerson.into());
        }
        let mut record: Record = self.record.clone();
        record.muted.retain(|muted| muted != person);
        if on {
            if record.muted.len() >= MUTED_MAX {
                record.muted.remove(0);
            }
            record.muted.push(person.clone());
        }
        Ok(Change::to(record).into())
    }

    /// Returns `true` if the person is at the table or has written in its chat.
    fn is_known(&self, person: &PublicGuestId) -> bool {
        let viewers = self.viewers.by_id.values().filter_map(|viewer| viewer.holder.as_ref());
        viewers.chain(self.record.holders()).any(|guest| guest.public_id() == *person)
            || self.chat.iter().any(|message| message.person == *person)
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
        Ok(Decision::Answered)
    }
}
