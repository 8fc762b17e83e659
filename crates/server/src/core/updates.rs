//! Messages to the viewers of a table.
//!
//! Every client gets the view of its own seats, computed for exactly those seats instead of being
//! filtered from the full state, so that hidden information cannot leak. Updates are most of the
//! server's output. They are assembled by hand so that clients can share identical parts.
use std::{sync::Arc, time::Duration};

use kernel::{Seat, SeatSet};
use serde::Serialize;
use table::{Line, ViewUpdate};

use super::{
    Effect, ShownView, TableCore, Viewer, ViewerId,
    planted::{Bug, is_planted},
    play::Play,
    presence::Member,
};
use crate::{
    id::GuestKey,
    record::{Kicked, Place, Question},
    wire::{KickedInfo, Phase, QuestionInfo, SeatInfo, SeatKind, ServerMessage, TableInfo, You},
};

/// Maximum number of steps sent to a client that reconnects. The view covers everything older.
const CATCH_UP_STEPS_MAX: u32 = 300;

/// The parts of a step's update that clients with the same viewers share.
struct StepBody {
    viewers: SeatSet,
    patches: Arc<[u8]>,
    /// Everything after the view or the patches.
    rest: Vec<u8>,
}

impl TableCore {
    pub(crate) fn info(&self) -> TableInfo {
        let record = &self.record;
        let entropy = record.seats.iter().filter(|place| place.entropy.is_some()).count();
        let is_watching = |viewer: &&Viewer| {
            self.viewers_of(viewer).is_none_or(|viewers| viewers == SeatSet::SPECTATORS)
        };
        TableInfo {
            id: self.id,
            game: record.game.clone(),
            title: record.title.clone(),
            phase: record.phase,
            preset: record.preset.clone(),
            options: record.options.clone(),
            privacy: record.privacy,
            watching: record.watching,
            undo: record.undo,
            pace: record.pace,
            absence: record.absence,
            stand_in: record.stand_in.clone(),
            bot_ms: record.bot_ms,
            host: record.host.public_id(),
            acting_host: record.acting_host.as_ref().map(GuestKey::public_id),
            origin: record.origin.info(),
            lesson: record.lesson.clone(),
            seats: record.places().map(|(seat, place)| self.seat_info(seat, place)).collect(),
            question: record.question.as_ref().map(|question| self.question_info(question)),
            history: record.history.clone(),
            kicked: record.kicked.iter().filter_map(kicked_info).collect(),
            chat_open: self.is_chat_open(),
            muted: record.muted.clone(),
            n_watchers: self.viewers.by_id.values().filter(is_watching).count() as u32,
            commitment: table::commitment(&self.secret),
            n_entropy: entropy as u32,
            step: self.step(),
            awaited: self.awaited().iter().collect(),
            outcome: record.outcome.clone(),
            created_at: record.created_at,
            next: record.next,
        }
    }

    fn question_info(&self, question: &Question) -> QuestionInfo {
        let Question { id, seat, ask, waiting, until, .. } = question.clone();
        let ms_left = until.saturating_sub(self.now.unix_ms);
        QuestionInfo { id, seat, ask, waiting, ms_left }
    }

    fn seat_info(&self, seat: Seat, place: &Place) -> SeatInfo {
        let kind = place.kind();
        let away = self.away(Member::Seat(seat)).filter(|_| place.is_held());
        let ms = |time: Duration| time.as_millis() as u64;
        SeatInfo {
            seat,
            kind,
            name: place.name.clone(),
            person: place.holders.first().map(GuestKey::public_id),
            bot: place.bot.clone(),
            present: kind != SeatKind::Human || place.is_held() && away.is_none(),
            away_ms: away.map(ms),
            stand_in_ms: self.stand_in_wait(seat).map(ms),
            open_ms: self.open_wait(seat).map(ms),
        }
    }

    /// Returns the seats the game waits for; none once it is over.
    pub(super) fn awaited(&self) -> SeatSet {
        match &self.play {
            Some(play) if self.record.phase == Phase::Playing => play.game.awaited(),
            Some(_) | None => SeatSet::EMPTY,
        }
    }

    fn you(&self, viewer: &Viewer) -> You {
        let holder = viewer.holder.as_ref();
        You {
            person: holder.map(GuestKey::public_id),
            seats: holder.map(|holder| self.record.seats_of(holder)).unwrap_or_default(),
            is_host: holder.is_some_and(|holder| self.is_host(holder)),
            is_kicked: self.is_kicked(viewer),
        }
    }

    /// Sends a new viewer the table, the chat and the current view.
    pub(super) fn welcome(&mut self, id: ViewerId, since: u32) {
        let Some(viewer) = self.viewers.by_id.get(&id) else { return };
        let (info, you) = (self.info(), self.you(viewer));
        let chat = if self.can_read_chat(viewer) { self.chat.as_slice() } else { &[] };
        let server = self.server.as_str();
        let welcome = json(&ServerMessage::Welcome { table: &info, you: &you, chat, server });
        self.emit(Effect::Send { viewer: id, text: welcome });
        self.send_update(id, since);
    }

    /// Sends every viewer the table's current settings and seats.
    pub(super) fn broadcast_table(&mut self) {
        let info = self.info();
        let messages: Vec<(ViewerId, Arc<[u8]>)> = self
            .viewers
            .by_id
            .iter()
            .map(|(id, viewer)| {
                let you = self.you(viewer);
                (*id, json(&ServerMessage::Table { table: &info, you: &you }))
            })
            .collect();
        self.effects
            .extend(messages.into_iter().map(|(viewer, text)| Effect::Send { viewer, text }));
    }

    pub(super) fn send(&mut self, viewer: ViewerId, message: &ServerMessage<'_>) {
        self.emit(Effect::Send { viewer, text: json(message) });
    }

    pub(super) fn broadcast(&mut self, message: &ServerMessage<'_>) {
        self.send_to(message, |_, _| true);
    }

    /// Sends a message to every viewer who may see the game; in the lobby, to all viewers.
    pub(super) fn broadcast_chat(&mut self, message: &ServerMessage<'_>) {
        self.send_to(message, TableCore::can_read_chat);
    }

    fn send_to(
        &mut self,
        message: &ServerMessage<'_>,
        is_reader: impl Fn(&TableCore, &Viewer) -> bool,
    ) {
        let text = json(message);
        let readers = self.viewers.by_id.iter().filter(|(_, viewer)| is_reader(self, viewer));
        let ids: Vec<ViewerId> = readers.map(|(id, _)| *id).collect();
        let sends = ids.into_iter().map(|viewer| Effect::Send { viewer, text: text.clone() });
        self.effects.extend(sends);
    }

    pub(super) fn can_read_chat(&self, viewer: &Viewer) -> bool {
        let is_lobby = self.record.phase == Phase::Lobby && !self.is_kicked(viewer);
        is_lobby || self.viewers_of(viewer).is_some()
    }

    /// Sends every client its view again, because clients may now see more or less than before.
    pub(super) fn send_views(&mut self) {
        let (step, ids) = (self.step(), self.viewers.by_id.keys().copied().collect::<Vec<_>>());
        for id in ids {
            self.send_update(id, step);
        }
    }

    /// Sends one client the complete view and the steps after `since`.
    pub(super) fn send_update(&mut self, id: ViewerId, since: u32) {
        let viewers = self.viewers.by_id.get(&id).and_then(|viewer| self.viewers_of(viewer));
        let (Some(viewers), Some(play)) = (viewers, &self.play) else { return };
        let shown = if is_planted(Bug::ShowsEverything) { SeatSet::EVERYONE } else { viewers };
        let step = play.game.step();
        let first = since.min(step).max(step.saturating_sub(CATCH_UP_STEPS_MAX));
        let mut text = head(step, None, "view");
        text.extend_from_slice(play.game.view(shown).get().as_bytes());
        text.extend_from_slice(&self.choices(play, viewers));
        write_steps(play, viewers, first, &mut text);
        text.extend_from_slice(&self.tail(first > since));
        self.send_view(id, ShownView { viewers, step }, text.into());
    }

    /// Broadcasts the last step; `by` is the client whose command made it. Clients that received
    /// the previous step with the same viewers get patches, all others get their complete view.
    pub(super) fn broadcast_step(&mut self, by: Option<(ViewerId, u32)>) {
        let clients: Vec<(ViewerId, SeatSet, Option<ShownView>)> = self
            .viewers
            .by_id
            .iter()
            .filter_map(|(id, viewer)| Some((*id, self.viewers_of(viewer)?, viewer.shown)))
            .collect();
        let bodies = self.step_bodies(clients.iter().map(|(_, viewers, _)| *viewers).collect());
        let step = self.step();
        // Clients with the same viewers share one text, unless it is the reply to a command.
        let mut shared: Vec<(SeatSet, bool, Arc<[u8]>)> = Vec::new();
        for (id, viewers, shown) in clients {
            let Some(body) = bodies.iter().find(|body| body.viewers == viewers) else { continue };
            let can_patch = shown.is_some_and(|shown| shown.can_patch_to(viewers, step));
            let command = by.filter(|(viewer, _)| *viewer == id).map(|(_, command)| command);
            let known = shared.iter().find(|(others, is_patch, _)| {
                command.is_none() && *others == viewers && *is_patch == can_patch
            });
            let text = match known {
                Some((.., text)) => text.clone(),
                None => self.step_update(body, step, command, can_patch),
            };
            if command.is_none() && known.is_none() {
                shared.push((viewers, can_patch, text.clone()));
            }
            self.send_view(id, ShownView { viewers, step }, text);
        }
    }

    /// Returns the parts of the last step's update, once per set of viewers.
    fn step_bodies(&mut self, mut viewer_sets: Vec<SeatSet>) -> Vec<StepBody> {
        viewer_sets.sort_unstable();
        viewer_sets.dedup();
        let Some(play) = &mut self.play else { return Vec::new() };
        let shown = match is_planted(Bug::BroadcastsSecrets) {
            true => &vec![SeatSet::EVERYONE; viewer_sets.len()],
            false => &viewer_sets,
        };
        let updates = play.game.view_updates(shown);
        let Some(play) = &self.play else { return Vec::new() };
        let (step_head, tail) = (step_head(play, play.game.step()), self.tail(false));
        let bodies = viewer_sets.into_iter().zip(updates).map(|(viewers, update)| {
            let ViewUpdate { patches, events } = update;
            let mut rest = self.choices(play, viewers);
            for part in [&step_head, &*events, b"}", &tail] {
                rest.extend_from_slice(part);
            }
            StepBody { viewers, patches, rest }
        });
        bodies.collect()
    }

    fn step_update(
        &self,
        body: &StepBody,
        step: u32,
        command: Option<u32>,
        can_patch: bool,
    ) -> Arc<[u8]> {
        let view = match &self.play {
            Some(play) if !can_patch => Some(play.game.view(body.viewers)),
            Some(_) | None => None,
        };
        let (key, view) = match &view {
            Some(view) => ("view", view.get().as_bytes()),
            None => ("patches", &*body.patches),
        };
        [&head(step, command, key), view, &body.rest].concat().into()
    }

    fn send_view(&mut self, id: ViewerId, shown: ShownView, text: Arc<[u8]>) {
        self.emit(Effect::Send { viewer: id, text });
        if let Some(viewer) = self.viewers.by_id.get_mut(&id) {
            viewer.shown = Some(shown);
        }
    }

    /// Returns the part of an update before its steps: the actions that the client's seats may take
    /// or undo.
    fn choices(&self, play: &Play, viewers: SeatSet) -> Vec<u8> {
        let seats = viewers.and(SeatSet::first_n(self.record.seats.len() as u8));
        let mut out = Vec::with_capacity(4096);
        out.extend_from_slice(b",\"choices\":{");
        for (seat, comma) in seats.iter().zip(commas()) {
            write_key(seat, comma, &mut out);
            play.game.write_choices(seat, &mut out);
        }
        out.extend_from_slice(b"},\"undo\":{");
        let seats = seats.iter().filter(|_| self.can_undo());
        let commands = seats.filter_map(|seat| Some((seat, play.game.undoable(seat)?)));
        for ((seat, command), comma) in commands.zip(commas()) {
            write_key(seat, comma, &mut out);
            write_json(&command, &mut out);
        }
        out.extend_from_slice(b"},\"steps\":[");
        out
    }

    /// Returns the part of an update after its steps, which is the same for all clients.
    fn tail(&self, gap: bool) -> Vec<u8> {
        let mut out = Vec::with_capacity(128);
        write_after(b"],\"gap\":", &gap, &mut out);
        write_after(b",\"awaited\":", &self.awaited().iter().collect::<Vec<_>>(), &mut out);
        match self.play.as_ref().and_then(|play| play.deadline) {
            Some((id, at)) => {
                let left = at.saturating_sub(self.now.mono).as_millis() as u64;
                write_after(b",\"deadline\":{\"id\":", &id, &mut out);
                write_after(b",\"ms_left\":", &left, &mut out);
                out.push(b'}');
            }
            None => out.extend_from_slice(b",\"deadline\":null"),
        }
        write_after(b",\"clock_ms\":", &self.clock_ms(), &mut out);
        write_after(b",\"outcome\":", &self.record.outcome, &mut out);
        out.push(b'}');
        out
    }
}

fn kicked_info(kicked: &Kicked) -> Option<KickedInfo> {
    let person = kicked.guests.first()?.public_id();
    Some(KickedInfo { person, name: kicked.name.clone() })
}

/// Returns the start of an update, up to the view or the patches.
fn head(step: u32, command: Option<u32>, key: &str) -> Vec<u8> {
    let mut head = Vec::with_capacity(64);
    write_after(b"{\"type\":\"update\",\"id\":", &command, &mut head);
    write_after(b",\"step\":", &step, &mut head);
    for part in [",\"", key, "\":"] {
        head.extend_from_slice(part.as_bytes());
    }
    head
}

/// Writes the steps after `since`.
fn write_steps(play: &Play, viewers: SeatSet, since: u32, out: &mut Vec<u8>) {
    for (n, comma) in (since + 1..=play.game.step()).zip(commas()) {
        out.extend_from_slice(comma);
        out.extend_from_slice(&step_head(play, n));
        out.extend_from_slice(play.game.events(n, viewers).get().as_bytes());
        out.push(b'}');
    }
}

/// Returns the start of a step, up to its events. The caller closes the object.
fn step_head(play: &Play, n: u32) -> Vec<u8> {
    let (seat, undo) = match play.game.input(n) {
        Some(Line::Act { seat, .. }) => (Some(seat), false),
        Some(Line::Undo { undo: seat, .. } | Line::Rewind { rewind: seat, .. }) => {
            (Some(seat), true)
        }
        Some(Line::Expire { .. } | Line::Close { .. }) | None => (None, false),
    };
    let mut out = Vec::with_capacity(64);
    write_after(b"{\"n\":", &n, &mut out);
    write_after(b",\"seat\":", &seat, &mut out);
    write_after(b",\"by\":", &play.sources.get(n as usize - 1), &mut out);
    write_after(b",\"undo\":", &undo, &mut out);
    out.extend_from_slice(b",\"events\":");
    out
}

/// Writes a seat as an object key, such as `"0":`.
fn write_key(seat: Seat, comma: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(comma);
    out.push(b'"');
    write_json(&seat, out);
    out.extend_from_slice(b"\":");
}

/// Returns the separators to write before each item: nothing before the first, then commas.
fn commas() -> impl Iterator<Item = &'static [u8]> {
    std::iter::once(b"".as_slice()).chain(std::iter::repeat(b",".as_slice()))
}

fn write_after(prefix: &[u8], value: &impl Serialize, out: &mut Vec<u8>) {
    out.extend_from_slice(prefix);
    write_json(value, out);
}

fn write_json(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("wire types are plain data");
}

fn json(value: &impl Serialize) -> Arc<[u8]> {
    serde_json::to_vec(value).expect("wire types are plain data").into()
}
