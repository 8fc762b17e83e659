//! What pages are told: each its own view, built up from nothing.
use kernel::{Seat, SeatSet};
use serde::Serialize;
use table::News;

use super::{Room, Shown, Viewer, ViewerId, update::head};
use crate::id::Holder;
use crate::socket::Unheard;
use crate::wire::{Json, Phase, SeatInfo, SeatKind, TableInfo, ToPage, You};

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
            chat_open: self.is_chat_open(),
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
        self.put(id, &[&text]);
        self.send_update(id, since, None);
        self.repeat_question(id);
    }

    /// Something about the table has changed.
    pub(super) fn tell_table(&mut self) {
        let info = self.info();
        let ids: Vec<ViewerId> = self.viewers.keys().copied().collect();
        for id in ids {
            let you = self.you(&self.viewers[&id]);
            self.put(id, &[&json(&ToPage::Table { table: &info, you: &you })]);
        }
    }

    pub(super) fn send(&mut self, viewer: ViewerId, message: &ToPage<'_>) {
        self.put(viewer, &[&json(message)]);
    }

    pub(super) fn broadcast(&mut self, message: &ToPage<'_>) {
        let text = json(message);
        let ids: Vec<ViewerId> = self.viewers.keys().copied().collect();
        for id in ids {
            self.put(id, &[&text]);
        }
    }

    /// What people say to each other: for those who may see the game, and for all in the lobby.
    pub(super) fn tell_company(&mut self, message: &ToPage<'_>) {
        let text = json(message);
        let company = self.viewers.iter().filter(|(_, viewer)| self.hears(viewer));
        let ids: Vec<ViewerId> = company.map(|(id, _)| *id).collect();
        for id in ids {
            self.put(id, &[&text]);
        }
    }

    pub(super) fn hears(&self, viewer: &Viewer) -> bool {
        self.record.phase == Phase::Lobby || self.eyes_of(viewer).is_some()
    }

    /// Hands a message over without waiting. Whoever does not read is let go: the page comes back
    /// and asks for what it has missed.
    fn put(&mut self, id: ViewerId, parts: &[&[u8]]) {
        let Some(viewer) = self.viewers.get(&id) else { return };
        if let Err(why) = viewer.out.say(parts) {
            if why == Unheard::Slow {
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
        let step = game.step();
        let first = since.min(step).max(step.saturating_sub(STEPS_TOLD_MAX));
        let head = head(step, command, "view");
        let (view, choices) = (game.view(eyes), self.choices(game, eyes));
        let steps = self.steps(game, eyes, first);
        let end = self.end(first > since);
        let parts = [&head, view.get().as_bytes(), &choices, &steps, &end];
        self.show(id, Shown { eyes, step }, &parts);
    }

    /// The last step, to everybody; `by` is the page whose command it was. Whoever has seen the
    /// step before with the same eyes is told what has changed, everybody else all they may see.
    pub(super) fn tell_step(&mut self, by: Option<(ViewerId, u32)>) {
        let watching: Vec<(ViewerId, SeatSet)> = self
            .viewers
            .iter()
            .filter_map(|(id, viewer)| Some((*id, self.eyes_of(viewer)?)))
            .collect();
        let mut kinds: Vec<SeatSet> = watching.iter().map(|(_, eyes)| *eyes).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let news = self.game.as_mut().map(|game| game.news(&kinds)).unwrap_or_default();
        let Some(game) = self.game.as_deref() else { return };
        let step = game.step();
        let mut choices = Vec::with_capacity(kinds.len());
        choices.extend(kinds.iter().map(|eyes| self.choices(game, *eyes)));
        let note = self.note(game, step);
        let end = self.end(false);
        let sights: Vec<Option<Json>> = watching
            .iter()
            .map(|(id, eyes)| {
                let shown = self.viewers[id].shown;
                let is_next = shown.is_some_and(|shown| shown.leads_to(*eyes, step));
                (!is_next).then(|| game.view(*eyes))
            })
            .collect();
        for ((id, eyes), view) in watching.into_iter().zip(&sights) {
            let kind = kinds.binary_search(&eyes).expect("every page's eyes are among them");
            let News { patch, events } = &news[kind];
            let command = by.filter(|(page, _)| *page == id).map(|(_, command)| command);
            let (key, sight) = match view {
                Some(view) => ("view", view.get().as_bytes()),
                None => ("patch", &**patch),
            };
            let head = head(step, command, key);
            let parts = [&head, sight, &choices[kind], &note, events, b"}", &end];
            self.show(id, Shown { eyes, step }, &parts);
        }
    }

    fn show(&mut self, id: ViewerId, shown: Shown, parts: &[&[u8]]) {
        self.put(id, parts);
        if let Some(viewer) = self.viewers.get_mut(&id) {
            viewer.shown = Some(shown);
        }
    }
}

pub(super) fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("wire types are plain data")
}
