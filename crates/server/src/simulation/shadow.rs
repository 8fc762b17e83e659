//! Replays of the stored tables, with which everything that tables do and send is compared.
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use kernel::{Seat, SeatSet, Seed};

use crate::{
    id::{GuestKey, TableId},
    record::{Record, StoredMatch},
    store::{NewTable, StoredInput},
    wire::{ChatMessage, ClientMessage, Phase},
};

/// A stored table and its match, replayed from the stored inputs.
pub(super) struct Shadow {
    pub record: Record,
    pub secret: Seed,
    pub inputs: Vec<StoredInput>,
    pub chat: Vec<ChatMessage>,
    pub game: Option<StoredMatch>,
    pub created: Duration,
    /// Commands that have been carried out, each with its place in the order.
    pub done: BTreeMap<String, usize>,
    /// The guest who asked the open question, and the seats that have agreed.
    pub asker: Option<GuestKey>,
    pub agreed: BTreeSet<Seat>,
    /// The game's running clock and the time when it started.
    pub clock: Option<(u32, Duration)>,
    /// The times when seats were given up.
    pub left: BTreeMap<usize, Duration>,
    pub n_undone: usize,
}

impl Shadow {
    pub(super) fn new(new: &NewTable, now: Duration) -> Result<Shadow, String> {
        let mut shadow = Shadow {
            record: new.record.clone(),
            secret: new.secret,
            inputs: Vec::new(),
            chat: Vec::new(),
            game: StoredMatch::open(&new.record, new.secret)?,
            created: now,
            done: BTreeMap::new(),
            asker: None,
            agreed: BTreeSet::new(),
            clock: None,
            left: BTreeMap::new(),
            n_undone: 0,
        };
        shadow.watch_clock(now);
        Ok(shadow)
    }

    pub(super) fn step(&self) -> u32 {
        self.inputs.len() as u32
    }

    pub(super) fn awaited(&self) -> SeatSet {
        match &self.game {
            Some(stored) if self.record.phase == Phase::Playing => stored.game.awaited(),
            Some(_) | None => SeatSet::EMPTY,
        }
    }

    /// Returns the seats whose view a guest may see, or `None` if the guest may not see the game.
    pub(super) fn viewers_of(&self, guest: Option<&GuestKey>) -> Option<SeatSet> {
        let seats = guest.map(|guest| self.record.seats_of(guest)).unwrap_or_default();
        if !seats.is_empty() {
            return Some(seats.into_iter().collect());
        }
        let is_kicked = guest.is_some_and(|guest| self.record.is_kicked(guest));
        let is_shown = self.record.is_watchable() && !is_kicked;
        is_shown.then_some(SeatSet::SPECTATORS)
    }

    pub(super) fn may_read_chat(&self, guest: Option<&GuestKey>) -> bool {
        let is_kicked = guest.is_some_and(|guest| self.record.is_kicked(guest));
        let is_lobby = self.record.phase == Phase::Lobby && !is_kicked;
        is_lobby || self.viewers_of(guest).is_some()
    }

    pub(super) fn has_host_powers(&self, guest: &GuestKey) -> bool {
        self.record.host == *guest || self.record.acting_host.as_ref() == Some(guest)
    }

    pub(super) fn is_cooperative(&self) -> bool {
        self.game.as_ref().is_some_and(|stored| stored.game.is_cooperative())
    }

    /// Returns `true` if it matters who takes over a seat.
    pub(super) fn has_secrets_or_rivals(&self) -> bool {
        let private = self.game.as_ref().is_some_and(|stored| stored.game.has_private_hands());
        self.game.is_some() && (private || !self.is_cooperative())
    }

    /// Remembers when the game's clock started.
    pub(super) fn watch_clock(&mut self, now: Duration) {
        let deadline = self.game.as_ref().and_then(|stored| stored.game.deadline());
        self.clock = match (deadline, self.clock) {
            (Some(new), Some(running)) if running.0 == new.id => Some(running),
            (Some(new), _) => Some((new.id, now)),
            (None, _) => None,
        };
    }

    /// Returns `true` if a confirmed command needed no change.
    pub(super) fn needs_no_change(&self, guest: &GuestKey, message: &ClientMessage) -> bool {
        match message {
            ClientMessage::Sit { seat, .. } => {
                self.record.place(*seat).is_some_and(|place| place.belongs_to(guest))
            }
            ClientMessage::Start { .. } => self.record.phase != Phase::Lobby,
            ClientMessage::StandIn { seat, on, .. } => {
                self.record.place(*seat).is_some_and(|place| place.bot.is_some() == *on)
            }
            ClientMessage::Kick { seat, .. } => {
                self.record.place(*seat).is_some_and(|place| !place.is_held())
            }
            _ => false,
        }
    }
}

/// The connected guests, as the tables know them.
#[derive(Default)]
pub(super) struct Presence {
    connected: BTreeMap<u64, (TableId, String)>,
    last: BTreeMap<(TableId, String), Duration>,
    /// Clock jumps forward: their times and lengths. Absences are measured with the clock across
    /// restarts, so that a jump makes them longer.
    jumps: Vec<(Duration, Duration)>,
}

impl Presence {
    pub(super) fn join(&mut self, connection: u64, table: TableId, guest: &GuestKey) {
        self.connected.insert(connection, (table, guest.as_str().to_owned()));
    }

    pub(super) fn leave(&mut self, connection: u64, now: Duration) {
        if let Some(who) = self.connected.remove(&connection) {
            self.last.insert(who, now);
        }
    }

    pub(super) fn leave_all(&mut self, now: Duration) {
        for who in std::mem::take(&mut self.connected).into_values() {
            self.last.insert(who, now);
        }
    }

    pub(super) fn jump(&mut self, now: Duration, length: Duration) {
        self.jumps.push((now, length));
    }

    pub(super) fn is_connected(&self, table: TableId, guest: &GuestKey) -> bool {
        let is_it = |(at, who): &(TableId, String)| *at == table && who == guest.as_str();
        self.connected.values().any(is_it)
    }

    /// Returns how long ago something happened, at most, according to the clock.
    pub(super) fn since(&self, then: Duration, now: Duration) -> Duration {
        let jumps = self.jumps.iter().filter(|(at, _)| *at >= then);
        let jumped: Duration = jumps.map(|(_, length)| *length).sum();
        now.saturating_sub(then) + jumped + Duration::from_millis(5)
    }

    /// Returns how long a guest has been away, at most, from a table created at `created`.
    pub(super) fn away(
        &self,
        table: TableId,
        guest: &GuestKey,
        created: Duration,
        now: Duration,
    ) -> Duration {
        if self.is_connected(table, guest) {
            return Duration::ZERO;
        }
        let last = self.last.get(&(table, guest.as_str().to_owned())).copied();
        self.since(last.unwrap_or(created), now)
    }
}
