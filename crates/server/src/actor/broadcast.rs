//! Sends updates to clients.
//!
//! Every client gets the view of its own seats, computed for those seats from the start instead of
//! being filtered from the full state, so that hidden information cannot leak.
use kernel::{Seat, SeatSet};
use serde::Serialize;
use table::ViewUpdate;

use super::{ShownView, TableActor, Viewer, ViewerId, update::head};
use crate::id::GuestKey;
use crate::socket::SendError;
use crate::wire::{Json, Phase, SeatInfo, SeatKind, ServerMessage, TableInfo, You};

/// Maximum number of steps sent to a client that reconnects. The view covers everything older.
const CATCH_UP_STEPS_MAX: u32 = 300;

impl TableActor {
    pub(super) fn info(&self) -> TableInfo {
        let record = &self.record;
        let seats = (0..).map(Seat::new).zip(&record.seats);
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
            bot_ms: record.bot_ms,
            host: record.host.public_id(),
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
            person: place.holders.first().map(GuestKey::public_id),
            bot: place.bot.clone(),
            present: kind != SeatKind::Human || away.is_none(),
            away_ms: away.map(|since| since.elapsed().as_millis() as u64),
        }
    }

    /// Returns the seats the game waits for; none once it is over.
    pub(super) fn awaited(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.record.phase == Phase::Playing => game.awaited(),
            Some(_) | None => SeatSet::EMPTY,
        }
    }

    fn you(&self, viewer: &Viewer) -> You {
        let holder = viewer.holder.as_ref();
        You {
            person: holder.map(GuestKey::public_id),
            seats: holder.map(|holder| self.record.seats_of(holder)).unwrap_or_default(),
            is_host: holder.is_some_and(|holder| self.is_host(holder)),
        }
    }

    /// Sends a new viewer the table, the chat and the current view.
    pub(super) fn welcome(&mut self, id: ViewerId, since: u32) {
        let (info, viewer) = (self.info(), &self.viewers[&id]);
        let server = &self.registry.id;
        let you = self.you(viewer);
        let chat = if self.can_read_chat(viewer) { self.chat.as_slice() } else { &[] };
        let text = json(&ServerMessage::Welcome { table: &info, you: &you, chat, server });
        self.try_send(id, &[&text]);
        self.send_update(id, since, None);
        self.resend_undo_request(id);
    }

    /// Sends every viewer the table's current settings and seats.
    pub(super) fn broadcast_table(&mut self) {
        let info = self.info();
        let ids: Vec<ViewerId> = self.viewers.keys().copied().collect();
        for id in ids {
            let you = self.you(&self.viewers[&id]);
            self.try_send(id, &[&json(&ServerMessage::Table { table: &info, you: &you })]);
        }
    }

    pub(super) fn send(&mut self, viewer: ViewerId, message: &ServerMessage<'_>) {
        self.try_send(viewer, &[&json(message)]);
    }

    pub(super) fn broadcast(&mut self, message: &ServerMessage<'_>) {
        let text = json(message);
        let ids: Vec<ViewerId> = self.viewers.keys().copied().collect();
        for id in ids {
            self.try_send(id, &[&text]);
        }
    }

    /// Sends a message to every viewer who may see the game; in the lobby, to all viewers.
    pub(super) fn broadcast_chat(&mut self, message: &ServerMessage<'_>) {
        let text = json(message);
        let readers = self.viewers.iter().filter(|(_, viewer)| self.can_read_chat(viewer));
        let ids: Vec<ViewerId> = readers.map(|(id, _)| *id).collect();
        for id in ids {
            self.try_send(id, &[&text]);
        }
    }

    pub(super) fn can_read_chat(&self, viewer: &Viewer) -> bool {
        self.record.phase == Phase::Lobby || self.viewers_of(viewer).is_some()
    }

    /// Sends a message without waiting. A client that reads too slowly is dropped; it reconnects
    /// and requests the steps it missed.
    fn try_send(&mut self, id: ViewerId, parts: &[&[u8]]) {
        let Some(viewer) = self.viewers.get(&id) else { return };
        if let Err(error) = viewer.out.try_send(parts) {
            if error == SendError::Slow {
                metrics::counter!("ovoo_slow_clients_total").increment(1);
            }
            self.leave(id);
        }
    }

    /// Sends one client the complete view and the steps after `since`.
    pub(super) fn send_update(&mut self, id: ViewerId, since: u32, command: Option<u32>) {
        let Some(viewers) = self.viewers.get(&id).and_then(|viewer| self.viewers_of(viewer)) else {
            return;
        };
        let Some(game) = self.game.as_deref() else { return };
        let step = game.step();
        let first = since.min(step).max(step.saturating_sub(CATCH_UP_STEPS_MAX));
        let head = head(step, command, "view");
        let (view, choices) = (game.view(viewers), self.choices(game, viewers));
        let steps = self.steps(game, viewers, first);
        let tail = self.tail(first > since);
        let parts = [&head, view.get().as_bytes(), &choices, &steps, &tail];
        self.send_view(id, ShownView { viewers, step }, &parts);
    }

    /// Broadcasts the last step; `by` is the client whose command made it. Clients that received
    /// the previous step with the same viewers get a patch, all others their complete view.
    pub(super) fn broadcast_step(&mut self, by: Option<(ViewerId, u32)>) {
        let watching: Vec<(ViewerId, SeatSet)> = self
            .viewers
            .iter()
            .filter_map(|(id, viewer)| Some((*id, self.viewers_of(viewer)?)))
            .collect();
        let mut viewer_sets: Vec<SeatSet> = watching.iter().map(|(_, viewers)| *viewers).collect();
        viewer_sets.sort_unstable();
        viewer_sets.dedup();
        let updates =
            self.game.as_mut().map(|game| game.view_updates(&viewer_sets)).unwrap_or_default();
        let Some(game) = self.game.as_deref() else { return };
        let step = game.step();
        let mut choices = Vec::with_capacity(viewer_sets.len());
        choices.extend(viewer_sets.iter().map(|viewers| self.choices(game, *viewers)));
        let step_head = self.step_head(game, step);
        let tail = self.tail(false);
        let views: Vec<Option<Json>> = watching
            .iter()
            .map(|(id, viewers)| {
                let shown = self.viewers[id].shown;
                let can_patch = shown.is_some_and(|shown| shown.can_patch_to(*viewers, step));
                (!can_patch).then(|| game.view(*viewers))
            })
            .collect();
        for ((id, viewers), view) in watching.into_iter().zip(&views) {
            let index = viewer_sets
                .binary_search(&viewers)
                .expect("`viewer_sets` contains every client's viewers");
            let ViewUpdate { patch, events } = &updates[index];
            let command = by.filter(|(viewer, _)| *viewer == id).map(|(_, command)| command);
            let (key, body) = match view {
                Some(view) => ("view", view.get().as_bytes()),
                None => ("patch", &**patch),
            };
            let head = head(step, command, key);
            let parts = [&head, body, &choices[index], &step_head, events, b"}", &tail];
            self.send_view(id, ShownView { viewers, step }, &parts);
        }
    }

    fn send_view(&mut self, id: ViewerId, shown: ShownView, parts: &[&[u8]]) {
        self.try_send(id, parts);
        if let Some(viewer) = self.viewers.get_mut(&id) {
            viewer.shown = Some(shown);
        }
    }
}

pub(super) fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("wire types are plain data")
}
