//! The server's process: loaded tables, their mailboxes and effects, and the disk. A crash may
//! happen between any two effects.
use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use kernel::Seat;

use super::{
    checks::{Cause, Recipient, Verdict, require},
    disk::{Busy, now},
    page::ConnectionId,
    world::{Event, World},
};
use crate::{
    actor::DeleteOutcome,
    core::{Effect, EffectQueue, Input, JoinRequest, TableCore, ViewerId, Work},
    id::{GuestKey, TableId},
    record::Place,
    store::{List, Store},
    wire::{ClientMessage, Pace, ServerMessage},
};

/// Number of timers in a row at the same time that show a table that never rests.
const TIMERS_MAX: u32 = 50;

#[derive(Default)]
pub(super) struct Process {
    id: String,
    actors: BTreeMap<TableId, Actor>,
}

pub(super) struct Actor {
    pub incarnation: u64,
    core: TableCore,
    started: Duration,
    mailbox: VecDeque<Mail>,
    pub queue: EffectQueue,
    /// The operation that the table waits for.
    pub busy: Option<Busy>,
    pub cause: Cause,
    clients: BTreeMap<ViewerId, ConnectionId>,
    last_viewer: ViewerId,
    generation: u32,
    timer_serial: u64,
    is_timer_due: bool,
    n_timers: (Duration, u32),
}

/// A message to a table.
pub(super) enum Mail {
    Join { connection: ConnectionId, request: JoinRequest },
    Client { connection: ConnectionId, viewer: ViewerId, message: ClientMessage },
    Left { connection: ConnectionId, viewer: ViewerId },
    BotMove { generation: u32, chosen: Option<(Seat, String)> },
    Delete { guest: GuestKey },
}

impl World {
    pub(super) fn actor(&mut self, table: TableId) -> Option<&mut Actor> {
        self.process.as_mut()?.actors.get_mut(&table)
    }

    pub(super) fn is_loaded(&self, table: TableId, incarnation: u64) -> bool {
        let actor = self.process.as_ref().and_then(|process| process.actors.get(&table));
        actor.is_some_and(|actor| actor.incarnation == incarnation)
    }

    pub(super) fn is_process_idle(&self) -> bool {
        let is_idle = |actor: &Actor| actor.busy.is_none() && actor.mailbox.is_empty();
        self.process.as_ref().is_some_and(|process| process.actors.values().all(is_idle))
    }

    /// Starts the server, which loads the slow games in progress.
    pub(super) fn start_server(&mut self) -> Verdict {
        if self.process.is_some() {
            return Ok(());
        }
        self.n_processes += 1;
        let id = format!("server {}", self.n_processes);
        self.trace(|_| format!("{id} starts"));
        self.process = Some(Process { id, actors: BTreeMap::new() });
        let listed = now(self.store.list(List::Playing)).map_err(|error| error.to_string())?;
        for table in listed.iter().filter(|table| table.record.pace != Pace::Live) {
            self.load(table.id)?;
        }
        Ok(())
    }

    /// Ends the process. Commits in flight happen or not; everything in memory is lost.
    pub(super) fn crash(&mut self) -> Verdict {
        let Some(process) = self.process.take() else { return Ok(()) };
        self.checks.figures.crashes += 1;
        self.trace(|_| "the server crashes".to_owned());
        for (table, actor) in process.actors {
            if let Some(Busy::Commit { commit, .. }) = actor.busy {
                self.checks.figures.unfinished += 1;
                if self.dice.one_in(2) {
                    self.write(table, &commit, &actor.cause)?;
                }
            }
        }
        self.checks.presence.leave_all(self.now);
        let open: Vec<ConnectionId> = self.connections.keys().copied().collect();
        for connection in open {
            self.close_by_server(connection);
        }
        let longest = *self.dice.choose(&[500, 10_000, 300_000]).unwrap_or(&500);
        let downtime = self.dice.millis(longest);
        self.after(downtime, Event::Start);
        Ok(())
    }

    /// Loads a table unless it is loaded. Returns `false` if it cannot be loaded.
    pub(super) fn load(&mut self, table: TableId) -> Result<bool, String> {
        if self.actor(table).is_some() {
            return Ok(true);
        }
        if self.is_unreadable() {
            return Ok(false);
        }
        let stored = now(self.store.load_table(table)).map_err(|error| error.to_string())?;
        let Some(stored) = stored else { return Ok(false) };
        let (seed, started) = (self.dice.bytes(), self.now);
        let time = self.time_since(started);
        let Some(process) = &mut self.process else { return Ok(false) };
        let mut core = TableCore::open(table, process.id.clone(), *stored, seed, time)?;
        let mut queue = EffectQueue::default();
        queue.extend(core.take_effects());
        self.incarnation += 1;
        let actor = Actor {
            incarnation: self.incarnation,
            core,
            started,
            mailbox: VecDeque::new(),
            queue,
            busy: None,
            cause: Cause::Other,
            clients: BTreeMap::new(),
            last_viewer: 0,
            generation: 0,
            timer_serial: 0,
            is_timer_due: false,
            n_timers: (Duration::ZERO, 0),
        };
        process.actors.insert(table, actor);
        self.trace(|_| format!("{table} is loaded"));
        self.work(table)?;
        Ok(self.actor(table).is_some())
    }

    pub(super) fn deliver(&mut self, table: TableId, mail: Mail) -> Verdict {
        let Some(actor) = self.actor(table) else { return Ok(()) };
        actor.mailbox.push_back(mail);
        self.work(table)
    }

    /// Delivers a message to the process of a table to which its sender is connected.
    pub(super) fn deliver_to(&mut self, table: TableId, incarnation: u64, mail: Mail) -> Verdict {
        match self.is_loaded(table, incarnation) {
            true => self.deliver(table, mail),
            false => Ok(()),
        }
    }

    /// Lets a table work until it waits for the disk, a message or a timer.
    pub(super) fn work(&mut self, table: TableId) -> Verdict {
        loop {
            let Some(actor) = self.actor(table) else { return Ok(()) };
            if actor.busy.is_some() {
                return Ok(());
            }
            match actor.queue.next_work() {
                Some(Work::Perform(effect)) => {
                    if self.dice.hits(self.faults.crashes) {
                        return self.crash();
                    }
                    self.perform(table, effect)?;
                }
                Some(Work::Handle(input)) => self.handle(table, input, Cause::Other)?,
                None => {
                    if !self.take_message(table)? {
                        self.set_timer(table);
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Takes the next message or timer. Returns `false` if there is none.
    fn take_message(&mut self, table: TableId) -> Result<bool, String> {
        let is_first = self.dice.one_in(2);
        let Some(actor) = self.actor(table) else { return Ok(false) };
        if actor.is_timer_due && (is_first || actor.mailbox.is_empty()) {
            actor.is_timer_due = false;
            self.handle(table, Input::Timer, Cause::Timer)?;
            return Ok(true);
        }
        let Some(mail) = actor.mailbox.pop_front() else { return Ok(false) };
        // Every message makes the task look at its timers again.
        actor.is_timer_due = false;
        match mail {
            Mail::Join { connection, request } => self.join(table, connection, request)?,
            Mail::Client { connection, viewer, message } => {
                let Some(open) = self.connections.get(&connection) else { return Ok(true) };
                let (guest, client) = (open.guest.clone(), open.client.clone());
                let cause = Cause::Command { guest, client, message: message.clone() };
                self.handle(table, Input::Command { viewer, message }, cause)?;
            }
            Mail::Left { connection, viewer } => {
                actor.clients.remove(&viewer);
                let now = self.now;
                self.checks.presence.leave(connection, now);
                self.handle(table, Input::Leave { viewer }, Cause::Other)?;
            }
            Mail::BotMove { generation, chosen } => {
                self.handle(table, Input::BotMove { generation, chosen }, Cause::BotMove)?;
            }
            Mail::Delete { guest } => self.delete(table, &guest)?,
        }
        Ok(true)
    }

    fn join(&mut self, table: TableId, id: ConnectionId, request: JoinRequest) -> Verdict {
        let Some(actor) = self.actor(table) else { return Ok(()) };
        actor.last_viewer += 1;
        let (viewer, incarnation) = (actor.last_viewer, actor.incarnation);
        actor.clients.insert(viewer, id);
        if let Some(guest) = &request.holder {
            self.checks.presence.join(id, table, guest);
        }
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.viewer = Some((incarnation, viewer));
        }
        self.handle(table, Input::Join(JoinRequest { viewer, ..request }), Cause::Other)
    }

    pub(super) fn handle(&mut self, table: TableId, input: Input, cause: Cause) -> Verdict {
        let time = match self.actor(table) {
            Some(actor) => actor.started,
            None => return Ok(()),
        };
        let (time, now) = (self.time_since(time), self.now);
        let Some(actor) = self.actor(table) else { return Ok(()) };
        if matches!(cause, Cause::Timer) {
            let n = if actor.n_timers.0 == now { actor.n_timers.1 + 1 } else { 0 };
            actor.n_timers = (now, n);
            require(n < TIMERS_MAX, || "the timers of a table never rest".to_owned())?;
        }
        let is_result = matches!(input, Input::Committed(_) | Input::Reloaded(_));
        if !is_result {
            actor.cause = cause;
        }
        let effects = actor.core.handle(input, time);
        actor.queue.extend(effects);
        self.checks.figures.inputs += 1;
        Ok(())
    }

    fn set_timer(&mut self, table: TableId) {
        let Some(actor) = self.actor(table) else { return };
        actor.timer_serial += 1;
        let (incarnation, serial) = (actor.incarnation, actor.timer_serial);
        if let Some(at) = actor.core.next_timer() {
            let at = actor.started + at;
            self.at(at, Event::Timer { table, incarnation, serial });
        }
    }

    pub(super) fn timer(&mut self, table: TableId, incarnation: u64, serial: u64) -> Verdict {
        match self.actor(table) {
            Some(actor) if actor.incarnation == incarnation && actor.timer_serial == serial => {
                actor.is_timer_due = true;
                self.work(table)
            }
            Some(_) | None => Ok(()),
        }
    }

    fn perform(&mut self, table: TableId, effect: Effect) -> Verdict {
        match effect {
            Effect::Send { viewer, text } => {
                let Some(id) = self.actor(table).and_then(|a| a.clients.get(&viewer).copied())
                else {
                    return Ok(());
                };
                let Some(connection) = self.connections.get(&id) else { return Ok(()) };
                let (guest, client) = (connection.guest.clone(), connection.client.clone());
                let to = Recipient { connection: id, guest: guest.as_ref(), client: &client };
                self.checks.check_message(table, &to, &text)?;
                if self.dice.hits(self.faults.slow_readers) {
                    self.lose(table, viewer, id);
                } else {
                    self.send_down(id, text);
                }
                Ok(())
            }
            Effect::Disconnect { viewer } => {
                let actor = self.actor(table);
                if let Some(id) = actor.and_then(|actor| actor.clients.remove(&viewer)) {
                    self.close_by_server(id);
                }
                Ok(())
            }
            Effect::Commit(commit) => self.begin_commit(table, commit),
            Effect::Reload => {
                let is_readable = !self.is_unreadable();
                self.wait_for_disk(table, Busy::Reload { is_readable })
            }
            Effect::Think { generation, task, pause } => {
                let Some(actor) = self.actor(table) else { return Ok(()) };
                actor.generation = generation;
                let incarnation = actor.incarnation;
                // While a game's clock runs, a bot may wait until it ends.
                let has_clock = self.checks.tables.get(&table).is_some_and(|t| t.clock.is_some());
                let chosen = task().filter(|_| has_clock || !self.gives_up());
                self.trace(|_| format!("the bots choose {chosen:?}"));
                let thinking = self.dice.millis(self.faults.think_ms);
                let wait = if chosen.is_some() { thinking.max(pause) } else { thinking };
                self.after(wait, Event::BotMove { table, incarnation, generation, chosen });
                Ok(())
            }
            Effect::Insight { viewer, id, step, task } => {
                let Some(actor) = self.actor(table) else { return Ok(()) };
                let incarnation = actor.incarnation;
                let message = ServerMessage::Insight { id, step, insight: task() };
                let text = serde_json::to_vec(&message).expect("wire types are plain data");
                let wait = self.dice.millis(50);
                self.after(wait, Event::Insight { table, incarnation, viewer, text });
                Ok(())
            }
            Effect::Count(_) => Ok(()),
            Effect::Unload => {
                self.unload(table);
                Ok(())
            }
        }
    }

    /// Drops a client that reads too slowly.
    fn lose(&mut self, table: TableId, viewer: ViewerId, id: ConnectionId) {
        self.checks.figures.slow_readers += 1;
        self.close_by_server(id);
        if let Some(actor) = self.actor(table) {
            actor.clients.remove(&viewer);
            actor.queue.lose(viewer);
        }
    }

    /// Returns `true` if a bot finds no move because its task failed.
    fn gives_up(&mut self) -> bool {
        let gives_up = self.dice.hits(self.faults.lost_bots);
        self.checks.figures.lost_bots += u64::from(gives_up);
        gives_up
    }

    fn unload(&mut self, table: TableId) {
        let Some(process) = &mut self.process else { return };
        let Some(actor) = process.actors.remove(&table) else { return };
        self.trace(|_| format!("{table} is unloaded"));
        for connection in actor.clients.into_values() {
            self.close_by_server(connection);
        }
        for mail in actor.mailbox {
            // A client that finds the mailbox closed makes the table load again.
            if let Mail::Join { connection, .. } = mail {
                self.after(Duration::ZERO, Event::Connect(connection));
            }
        }
    }

    /// Deletes a table for its host.
    fn delete(&mut self, table: TableId, guest: &GuestKey) -> Verdict {
        let Some(actor) = self.actor(table) else { return Ok(()) };
        if actor.core.check_delete(guest) != DeleteOutcome::Deleted || self.is_unreadable() {
            return Ok(());
        }
        let shadow = self.checks.tables.remove(&table).ok_or("an unknown table was deleted")?;
        let mut people = shadow.record.seats.iter().flat_map(Place::holders_so_far);
        let is_alone = people.all(|other| other == *guest) && shadow.record.host == *guest;
        require(is_alone, || "a table with other people was deleted".to_owned())?;
        self.checks.figures.deleted += 1;
        now(self.store.delete(table)).map_err(|error| error.to_string())?;
        self.unload(table);
        Ok(())
    }

    pub(super) fn bot_move(
        &mut self,
        table: TableId,
        incarnation: u64,
        generation: u32,
        chosen: Option<(Seat, String)>,
    ) -> Verdict {
        if !self.is_loaded(table, incarnation) {
            return Ok(());
        }
        let Some(actor) = self.actor(table) else { return Ok(()) };
        self.checks.figures.stale += u64::from(actor.generation != generation);
        self.deliver(table, Mail::BotMove { generation, chosen })
    }

    pub(super) fn insight_done(
        &mut self,
        table: TableId,
        incarnation: u64,
        viewer: ViewerId,
        text: Vec<u8>,
    ) -> Verdict {
        if !self.is_loaded(table, incarnation) {
            return Ok(());
        }
        let Some(id) = self.actor(table).and_then(|actor| actor.clients.get(&viewer).copied())
        else {
            return Ok(());
        };
        self.send_down(id, text.into());
        Ok(())
    }
}
