//! What pages are told: each its own view, built up from nothing.
use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet};
use serde::Serialize;
use table::{AnyMatch, Line};
use tokio::sync::mpsc::error::TrySendError;

use super::{Room, Viewer, ViewerId};
use crate::id::Holder;
use crate::wire::{Phase, SeatInfo, SeatKind, StepNote, TableInfo, ToPage, You};

/// Steps that are told to somebody who comes back; the view tells the rest.
const STEPS_TOLD_MAX: u32 = 300;

impl Room {
    pub(super) fn info(&self) -> TableInfo {
        let record = &self.record;
        let seats = (0..).map(Seat::new).zip(&record.seats);
        let entropy = record.seats.iter().filter(|place| place.entropy.is_some()).count();
        let is_watching =
            |viewer: &&Viewer| self.eyes_of(viewer).is_none_or(|eyes| eyes == SeatSet::GALLERY);
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
            bot_ms: record.bot_ms,
            host: record.host.person(),
            seats: seats.map(|(seat, _)| self.seat_info(seat)).collect(),
            muted: record.muted.clone(),
            n_watchers: self.viewers.values().filter(is_watching).count() as u32,
            commitment: table::commitment(&self.secret),
            n_entropy: entropy as u32,
            step: self.step(),
            awaited: self.awaited().iter().collect(),
            outcome: record.outcome.clone(),
            created_at: record.created_at,
            next: record.next,
        }
    }

    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let place = &self.record.seats[seat.index()];
        let kind = place.kind();
        let away = self.away_since[seat.index()].filter(|_| kind == SeatKind::Human);
        SeatInfo {
            seat,
            kind,
            name: place.name.clone(),
            person: place.holders.first().map(Holder::person),
            bot: place.bot.clone(),
            present: kind != SeatKind::Human || away.is_none(),
            away_ms: away.map(|since| since.elapsed().as_millis() as u64),
        }
    }

    /// Seats the game waits for; nobody once it is over.
    pub(super) fn awaited(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.record.phase == Phase::Playing => game.awaited(),
            Some(_) | None => SeatSet::NOBODY,
        }
    }

    fn you(&self, viewer: &Viewer) -> You {
        let holder = viewer.holder.as_ref();
        You {
            person: holder.map(Holder::person),
            seats: holder.map(|holder| self.record.seats_of(holder)).unwrap_or_default(),
            is_host: holder.is_some_and(|holder| self.is_host(holder)),
        }
    }

    /// The first words to a page.
    pub(super) fn welcome(&mut self, id: ViewerId, since: u32) {
        let (info, viewer) = (self.info(), &self.viewers[&id]);
        let server = &self.house.id;
        let you = self.you(viewer);
        let chat = if self.hears(viewer) { self.chat.as_slice() } else { &[] };
        let text = json(&ToPage::Welcome { table: &info, you: &you, chat, server });
        self.put(id, text);
        self.send_update(id, since, None);
        self.repeat_question(id);
    }

    /// Something about the table has changed.
    pub(super) fn tell_table(&mut self) {
        let info = self.info();
        let ids: Vec<ViewerId> = self.viewers.keys().copied().collect();
        for id in ids {
            let you = self.you(&self.viewers[&id]);
            self.put(id, json(&ToPage::Table { table: &info, you: &you }));
        }
    }

    pub(super) fn send(&mut self, viewer: ViewerId, message: &ToPage<'_>) {
        self.put(viewer, json(message));
    }

    pub(super) fn broadcast(&mut self, message: &ToPage<'_>) {
        let text = json(message);
        let ids: Vec<ViewerId> = self.viewers.keys().copied().collect();
        for id in ids {
            self.put(id, text.clone());
        }
    }

    /// What people say to each other: for those who may see the game, and for all in the lobby.
    pub(super) fn tell_company(&mut self, message: &ToPage<'_>) {
        let text = json(message);
        let company = self.viewers.iter().filter(|(_, viewer)| self.hears(viewer));
        let ids: Vec<ViewerId> = company.map(|(id, _)| *id).collect();
        for id in ids {
            self.put(id, text.clone());
        }
    }

    pub(super) fn hears(&self, viewer: &Viewer) -> bool {
        self.record.phase == Phase::Lobby || self.eyes_of(viewer).is_some()
    }

    /// Hands a message over without waiting. Whoever does not read is let go: the page comes back
    /// and asks for what it has missed.
    fn put(&mut self, id: ViewerId, text: Utf8Bytes) {
        let Some(viewer) = self.viewers.get(&id) else { return };
        if let Err(error) = viewer.out.try_send(text) {
            if matches!(error, TrySendError::Full(_)) {
                metrics::counter!("ovoo_slow_pages_total").increment(1);
            }
            self.leave(id);
        }
    }

    /// The whole view and the steps since `since`, to one page.
    pub(super) fn send_update(&mut self, id: ViewerId, since: u32, command: Option<u32>) {
        let Some(eyes) = self.viewers.get(&id).and_then(|viewer| self.eyes_of(viewer)) else {
            return;
        };
        let Some(game) = self.game.as_deref() else { return };
        let update = self.update(game, eyes, since);
        let text = update.text(game.view(eyes).get(), command);
        self.put(id, text);
    }

    /// The last step, to everybody; `by` is the page whose command it was.
    pub(super) fn tell_step(&mut self, by: Option<(ViewerId, u32)>) {
        let Some(game) = self.game.as_deref() else { return };
        let since = game.step().saturating_sub(1);
        let watching: Vec<(ViewerId, SeatSet)> = self
            .viewers
            .iter()
            .filter_map(|(id, viewer)| Some((*id, self.eyes_of(viewer)?)))
            .collect();
        let mut kinds: Vec<SeatSet> = watching.iter().map(|(_, eyes)| *eyes).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let views = game.views(&kinds);
        let updates: Vec<Update> =
            kinds.iter().map(|eyes| self.update(game, *eyes, since)).collect();
        for (id, eyes) in watching {
            let kind = kinds.binary_search(&eyes).expect("every page's eyes are among them");
            let command = by.filter(|(page, _)| *page == id).map(|(_, command)| command);
            self.put(id, updates[kind].text(&views[kind], command));
        }
    }

    fn update(&self, game: &dyn AnyMatch, eyes: SeatSet, since: u32) -> Update {
        let step = game.step();
        let first = since.min(step).max(step.saturating_sub(STEPS_TOLD_MAX));
        let mut tail = String::with_capacity(1024);
        tail.push_str(",\"choices\":{");
        self.write_choices(game, eyes, &mut tail);
        tail.push_str("},\"undo\":{");
        self.write_undoable(game, eyes, &mut tail);
        tail.push_str("},\"steps\":[");
        self.write_steps(game, eyes, first, &mut tail);
        tail.push_str("],\"gap\":");
        tail.push_str(if first > since { "true" } else { "false" });
        tail.push_str(",\"awaited\":");
        write_json(&self.awaited().iter().collect::<Vec<_>>(), &mut tail);
        tail.push_str(",\"deadline\":");
        self.write_deadline(&mut tail);
        tail.push_str(",\"clock_ms\":");
        write_json(&self.clock_ms(), &mut tail);
        tail.push_str(",\"outcome\":");
        write_json(&self.record.outcome, &mut tail);
        tail.push('}');
        Update { step, tail }
    }

    fn write_choices(&self, game: &dyn AnyMatch, eyes: SeatSet, out: &mut String) {
        for (seat, comma) in self.seats_in(eyes).zip(commas()) {
            push_all(out, &[comma, "\"", &seat.index().to_string(), "\":"]);
            out.push_str(game.choices(seat).get());
        }
    }

    fn write_undoable(&self, game: &dyn AnyMatch, eyes: SeatSet, out: &mut String) {
        let seats = self.seats_in(eyes).filter(|_| self.may_undo());
        let commands = seats.filter_map(|seat| Some((seat, game.undoable(seat)?)));
        for ((seat, command), comma) in commands.zip(commas()) {
            push_all(out, &[comma, "\"", &seat.index().to_string(), "\":"]);
            write_json(&command, out);
        }
    }

    fn seats_in(&self, eyes: SeatSet) -> impl Iterator<Item = Seat> {
        let all = SeatSet::first_n(self.record.seats.len() as u8);
        let seats: Vec<Seat> = eyes.and(all).iter().collect();
        seats.into_iter()
    }

    fn write_steps(&self, game: &dyn AnyMatch, eyes: SeatSet, since: u32, out: &mut String) {
        for (n, comma) in (since + 1..=game.step()).zip(commas()) {
            let (seat, undo) = match game.input(n) {
                Some(Line::Act { seat, .. }) => (Some(seat), false),
                Some(Line::Undo { undo: seat, .. } | Line::Rewind { rewind: seat, .. }) => {
                    (Some(seat), true)
                }
                Some(Line::Expire { .. } | Line::Close { .. }) | None => (None, false),
            };
            let by = self.authors[n as usize - 1];
            out.push_str(comma);
            write_json(&StepNote { n, seat, by, undo, events: game.events(n, eyes) }, out);
        }
    }

    fn write_deadline(&self, out: &mut String) {
        let Some((id, at)) = self.deadline else { return out.push_str("null") };
        let left = at.saturating_duration_since(tokio::time::Instant::now()).as_millis();
        push_all(out, &["{\"id\":", &id.to_string(), ",\"ms_left\":", &left.to_string(), "}"]);
    }
}

/// An update for some eyes but its view, which others may share, and the command it answers.
struct Update {
    step: u32,
    /// From the choices on.
    tail: String,
}

impl Update {
    /// Put together by hand: this is most of what the server writes.
    fn text(&self, view: &str, command: Option<u32>) -> Utf8Bytes {
        let command = command.map_or("null".to_owned(), |id| id.to_string());
        let step = self.step.to_string();
        let mut text = String::with_capacity(64 + view.len() + self.tail.len());
        push_all(&mut text, &["{\"type\":\"update\",\"id\":", &command, ",\"step\":", &step]);
        push_all(&mut text, &[",\"view\":", view, &self.tail]);
        text.into()
    }
}

fn push_all(out: &mut String, parts: &[&str]) {
    parts.iter().for_each(|part| out.push_str(part));
}

/// Nothing before the first, a comma before every other.
fn commas() -> impl Iterator<Item = &'static str> {
    std::iter::once("").chain(std::iter::repeat(","))
}

fn write_json(value: &impl Serialize, out: &mut String) {
    out.push_str(&serde_json::to_string(value).expect("wire types are plain data"));
}

pub(super) fn json(value: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(value).expect("wire types are plain data").into()
}
