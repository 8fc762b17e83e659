//! A table as a plain value: seats, lobby, steps, undo, stand-ins, clocks and chat.
//!
//! [`TableCore::handle`] takes one input with the current time and returns the effects: messages to
//! send, a commit to write, bots to run. The core performs no IO, reads no clock and depends on no
//! runtime, so that a simulation can drive it exactly as the server's task does. Its randomness
//! comes from a generator that is seeded when the table is loaded.
//!
//! A command takes this path: [`commands`] decides, [`play`] applies steps to the match, [`commit`]
//! writes the change and then announces it, and [`updates`] builds the messages.
mod bots;
mod chat;
mod commands;
mod commit;
mod consent;
mod effects;
mod lesson;
mod lobby;
pub(crate) mod planted;
mod play;
mod presence;
#[cfg(test)]
mod tests;
mod updates;

use std::{collections::BTreeMap, mem, time::Duration};

use kernel::{Seat, SeatSet, Seed};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::{
    id::{GuestKey, TableId},
    record::{Record, StoredMatch},
    store::{Committed, StoreError, StoredTable},
    wire::{ChatMessage, ClientMessage, Pace, Phase, TableError},
};

pub(crate) use effects::{Effect, EffectQueue, Work};
pub(crate) use lobby::{clean_entropy, start_match};

use self::{
    bots::BotSchedule,
    commit::Pending,
    planted::{Bug, is_planted},
    play::Play,
    presence::Absences,
};

/// Time after which a table without viewers is unloaded.
const UNLOAD_AFTER: Duration = Duration::from_secs(120);

/// Identifies a client's connection to a table.
pub(crate) type ViewerId = u64;

/// The time of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Now {
    /// Time on a clock that never jumps, for timers.
    pub mono: Duration,
    /// Unix time in milliseconds, for stored times and the move clocks of slow games.
    pub unix_ms: u64,
}

/// An input to a table.
pub(crate) enum Input {
    Join(JoinRequest),
    Leave {
        viewer: ViewerId,
    },
    Command {
        viewer: ViewerId,
        message: ClientMessage,
    },
    /// The result of [`Effect::Think`].
    BotMove {
        generation: u32,
        chosen: Option<(Seat, String)>,
    },
    /// A timer is due. See [`TableCore::next_timer`].
    Timer,
    /// The result of [`Effect::Commit`], which must be the next input.
    Committed(Result<Committed, StoreError>),
    /// The result of [`Effect::Reload`], which must be the next input.
    Reloaded(Result<Option<Box<StoredTable>>, StoreError>),
}

/// A client's request to join a table.
#[derive(Clone)]
pub struct JoinRequest {
    pub viewer: ViewerId,
    pub holder: Option<GuestKey>,
    /// The guest's name, for the chat messages of spectators.
    pub name: Option<String>,
    /// Random identifier chosen by the client, to distinguish its commands from other clients'.
    pub client: String,
    /// The last step that the client has received.
    pub since: u32,
}

/// A table with its match and viewers.
pub(crate) struct TableCore {
    id: TableId,
    /// Identifier of the server, so that clients notice a restart.
    server: String,
    secret: Seed,
    record: Record,
    /// The match, once it has started.
    play: Option<Play>,
    chat: Vec<ChatMessage>,
    viewers: Viewers,
    absences: Absences,
    /// The time of the next attempt after upkeep could not be stored.
    upkeep_retry_at: Option<Duration>,
    bots: BotSchedule,
    /// The commit in flight.
    pending: Option<Pending>,
    rng: ChaCha20Rng,
    now: Now,
    effects: Vec<Effect>,
}

/// The connected clients of a table.
struct Viewers {
    by_id: BTreeMap<ViewerId, Viewer>,
    empty_since: Option<Duration>,
}

struct Viewer {
    holder: Option<GuestKey>,
    name: Option<String>,
    client: String,
    shown: Option<ShownView>,
}

/// The view that was last sent to a client, to which the next patch can apply.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ShownView {
    viewers: SeatSet,
    step: u32,
}

impl ShownView {
    /// Returns `true` if a patch to `step` for `viewers` applies to this view.
    fn can_patch_to(self, viewers: SeatSet, step: u32) -> bool {
        self.viewers == viewers && self.step + 1 == step
    }
}

impl TableCore {
    /// Loads a table. `server` identifies the server to clients, and `seed` must be random.
    ///
    /// # Errors
    ///
    /// Returns a description of the problem if the stored inputs do not replay.
    pub(crate) fn open(
        id: TableId,
        server: String,
        stored: StoredTable,
        seed: Seed,
        now: Now,
    ) -> Result<TableCore, String> {
        let viewers = Viewers { by_id: BTreeMap::new(), empty_since: Some(now.mono) };
        let mut core = TableCore {
            id,
            server,
            secret: stored.secret,
            record: stored.record.clone(),
            play: None,
            chat: Vec::new(),
            viewers,
            absences: Absences::new(),
            upkeep_retry_at: None,
            bots: BotSchedule::default(),
            pending: None,
            rng: ChaCha20Rng::from_seed(seed),
            now,
            effects: Vec::new(),
        };
        core.restore(stored)?;
        core.update_presence();
        core.schedule_bots();
        Ok(core)
    }

    /// Rebuilds the table from the store. Viewers stay connected.
    fn restore(&mut self, stored: StoredTable) -> Result<(), String> {
        self.play = match StoredMatch::open(&stored.record, stored.secret)? {
            Some(game) => Some(Play::replay(game, &stored)?),
            None => None,
        };
        self.record = stored.record;
        self.chat = stored.chat;
        self.set_deadline();
        Ok(())
    }

    pub(crate) fn handle(&mut self, input: Input, now: Now) -> Vec<Effect> {
        self.now = now;
        match input {
            Input::Join(request) => self.join(request),
            Input::Leave { viewer } => self.leave(viewer),
            Input::Command { viewer, message } => self.run_command(viewer, message),
            Input::BotMove { generation, chosen } => self.handle_bot_move(generation, chosen),
            Input::Timer => self.handle_timers(),
            Input::Committed(Ok(Committed::Done)) => self.finish_commit(),
            Input::Committed(Err(_)) if is_planted(Bug::KeepsFailedStep) => self.finish_commit(),
            Input::Committed(Ok(Committed::Conflict) | Err(_)) => self.emit(Effect::Reload),
            Input::Reloaded(stored) => self.recover(stored),
        }
        mem::take(&mut self.effects)
    }

    /// Returns the effects of loading the table. Must be called once.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        mem::take(&mut self.effects)
    }

    fn emit(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Returns cryptographically secure random bytes.
    fn random<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.rng.fill_bytes(&mut bytes);
        bytes
    }

    fn join(&mut self, request: JoinRequest) {
        let JoinRequest { viewer: id, holder, name, client, since } = request;
        self.disconnect_replaced(holder.as_ref(), &client);
        self.viewers.by_id.insert(id, Viewer { holder, name, client, shown: None });
        self.viewers.empty_since = None;
        self.update_presence();
        self.welcome(id, since);
        self.broadcast_table();
        self.schedule_bots();
    }

    /// Disconnects the older connections of a client. A command that still arrives there has been
    /// sent again, and the client may already know that it was refused.
    fn disconnect_replaced(&mut self, holder: Option<&GuestKey>, client: &str) {
        let is_same = |viewer: &Viewer| viewer.client == client && viewer.holder.as_ref() == holder;
        let viewers = self.viewers.by_id.iter();
        let replaced: Vec<ViewerId> =
            viewers.filter(|(_, viewer)| is_same(viewer)).map(|(id, _)| *id).collect();
        for viewer in replaced {
            self.viewers.by_id.remove(&viewer);
            self.emit(Effect::Disconnect { viewer });
        }
    }

    fn leave(&mut self, viewer: ViewerId) {
        if self.viewers.by_id.remove(&viewer).is_none() {
            return;
        }
        if self.viewers.by_id.is_empty() {
            self.viewers.empty_since = Some(self.now.mono);
        }
        self.update_presence();
        self.broadcast_table();
    }

    /// Returns the time, on the monotonic clock, of the next [`Input::Timer`].
    pub(crate) fn next_timer(&self) -> Option<Duration> {
        let deadline = self.play.as_ref().and_then(|play| play.deadline).map(|(_, at)| at);
        let unload = self.viewers.empty_since.map(|since| since + UNLOAD_AFTER);
        let clock = self.clock_ms().filter(|_| !self.is_overdue());
        let clock = clock.map(|ms| self.now.mono + Duration::from_millis(ms));
        let upkeep = self.next_upkeep();
        [deadline, unload, clock, upkeep, self.bots.retry_at].into_iter().flatten().min()
    }

    /// Handles the timers that are due. A timer that commits a step leaves the others for later.
    fn handle_timers(&mut self) {
        let now = self.now.mono;
        if self.bots.retry_at.is_some_and(|at| at <= now) {
            self.reschedule_bots();
        }
        if self.clock_ms() == Some(0) && !self.is_overdue() {
            if let Some(play) = &mut self.play {
                play.is_overdue = true;
            }
            self.reschedule_bots();
        }
        if self.viewers.empty_since.is_some_and(|since| since + UNLOAD_AFTER <= now) {
            if self.must_stay_loaded() {
                self.viewers.empty_since = Some(now);
            } else {
                self.emit(Effect::Unload);
                return;
            }
        }
        if let Some((id, at)) = self.play.as_ref().and_then(|play| play.deadline)
            && at <= now
        {
            self.expire(id);
            return;
        }
        if let Some(change) = self.due_upkeep() {
            self.commit_change(change, None);
        }
    }

    /// Returns `true` if the table must stay loaded without viewers because its move clock runs.
    fn must_stay_loaded(&self) -> bool {
        self.record.phase == Phase::Playing && self.record.pace != Pace::Live
    }

    /// Returns the seats whose view a client may see, or `None` if it may not see the game.
    fn viewers_of(&self, viewer: &Viewer) -> Option<SeatSet> {
        let seats = viewer.holder.as_ref().map(|holder| self.record.seats_of(holder));
        let viewers: SeatSet = seats.into_iter().flatten().collect();
        if viewers != SeatSet::EMPTY {
            return Some(viewers);
        }
        if self.is_kicked(viewer) {
            return None;
        }
        let is_watchable = self.record.is_watchable() || is_planted(Bug::AdmitsSpectators);
        is_watchable.then_some(SeatSet::SPECTATORS)
    }

    fn is_kicked(&self, viewer: &Viewer) -> bool {
        viewer.holder.as_ref().is_some_and(|holder| self.record.is_kicked(holder))
    }

    fn require_viewer(&self, viewer: ViewerId) -> Result<&Viewer, TableError> {
        self.viewers.by_id.get(&viewer).ok_or(TableError::NoGuest)
    }

    fn require_guest(&self, viewer: ViewerId) -> Result<GuestKey, TableError> {
        self.require_viewer(viewer)?.holder.clone().ok_or(TableError::NoGuest)
    }

    fn require_seat(&self, viewer: ViewerId, seat: Seat) -> Result<(), TableError> {
        let holder = self.require_guest(viewer)?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        let is_mine = place.belongs_to(&holder) || is_planted(Bug::ActsForOthers);
        if is_mine { Ok(()) } else { Err(TableError::NotYourSeat { seat }) }
    }

    fn step(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.game.step())
    }
}
