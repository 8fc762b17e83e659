//! The world of a run: its queue of events, its time and its misfortunes.
use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use kernel::Seat;

use super::{
    Run, TRACE_LEN,
    checks::{Checks, Verdict, require},
    dice::Dice,
    faults::{Disk, Faults, Figures},
    network::Connection,
    page::{ConnectionId, Page},
    people::Person,
    process::Process,
    setup,
};
use crate::{
    core::Now,
    id::TableId,
    store::MemoryStore,
    wire::{Pace, Phase},
};

/// Steps that a table must make once the misfortunes have ended, with and without people.
const PROGRESS: u32 = 12;
const DESERTED_PROGRESS: u32 = 2;
/// Number of events and time in which it must make them.
const CALM_EVENTS: u64 = 20_000;
const CALM_TIME: Duration = Duration::from_secs(40 * 24 * 3600);
/// Unix time at the start in milliseconds.
const START_MS: i64 = 1_800_000_000_000;

/// Something that happens at a certain time.
pub(super) enum Event {
    /// A request for a socket reaches the server.
    Connect(ConnectionId),
    /// The next message reaches the server, or the page.
    Upward(ConnectionId),
    Downward(ConnectionId),
    /// The end of a connection is noticed.
    ServerNotices(ConnectionId),
    PageNotices(ConnectionId),
    /// A page connects again, unless it has done so since.
    Reconnect {
        page: usize,
    },
    Resend {
        page: usize,
        connection: ConnectionId,
        id: u32,
    },
    Timer {
        table: TableId,
        incarnation: u64,
        serial: u64,
    },
    /// The disk is done.
    Stored {
        table: TableId,
        incarnation: u64,
    },
    BotMove {
        table: TableId,
        incarnation: u64,
        generation: u32,
        chosen: Option<(Seat, String)>,
    },
    Insight {
        table: TableId,
        incarnation: u64,
        viewer: u64,
        text: Vec<u8>,
    },
    /// Someone decides what to do next.
    Decide {
        page: usize,
    },
    /// The server starts.
    Start,
    /// The server crashes.
    Crash,
    /// Something else may go wrong.
    Misfortune,
}

/// The latest events, as text.
#[derive(Default)]
pub(super) struct Trace {
    pub is_on: bool,
    pub is_printed: bool,
    pub last: VecDeque<String>,
}

pub(super) struct World {
    pub dice: Dice,
    pub now: Duration,
    /// The clock's deviation from true time in milliseconds.
    pub clock_ms: i64,
    queue: BTreeMap<(Duration, u64), Event>,
    n_queued: u64,
    pub store: MemoryStore,
    pub process: Option<Process>,
    pub n_processes: u64,
    pub incarnation: u64,
    pub connections: BTreeMap<ConnectionId, Connection>,
    pub n_connections: u64,
    pub pages: Vec<Page>,
    pub people: Vec<Person>,
    pub faults: Faults,
    pub disk: Disk,
    pub checks: Checks,
    pub trace: Trace,
    /// Whether the misfortunes have ended.
    pub is_calm: bool,
    /// Whether people have stopped playing.
    pub is_quiet: bool,
    /// Whether all people have left a slow game, whose clock keeps running.
    is_deserted: bool,
    /// Average time between the decisions of a person in milliseconds.
    pub tempo_ms: u32,
}

impl World {
    pub(super) fn new(run: Run) -> World {
        let mut dice = Dice::new(run.seed);
        let faults = Faults::random(&mut dice);
        let tempo_ms = *dice.choose(&[300, 1_500, 6_000, 30_000]).unwrap_or(&1_500);
        let mut world = World {
            checks: Checks::new(run.seed ^ 0x5eed),
            dice,
            now: Duration::ZERO,
            clock_ms: START_MS,
            queue: BTreeMap::new(),
            n_queued: 0,
            store: MemoryStore::default(),
            process: None,
            n_processes: 0,
            incarnation: 0,
            connections: BTreeMap::new(),
            n_connections: 0,
            pages: Vec::new(),
            people: Vec::new(),
            faults,
            disk: Disk::Fine,
            trace: Trace::default(),
            is_calm: false,
            is_quiet: false,
            is_deserted: false,
            tempo_ms,
        };
        setup::fill(&mut world, run.seed);
        world
    }

    pub(super) fn figures(&self) -> Figures {
        Figures { runs: 1, time: self.now, ..self.checks.figures.clone() }
    }

    pub(super) fn run(&mut self, n_events: u64) -> Verdict {
        self.start_server()?;
        self.after(Duration::from_secs(5), Event::Misfortune);
        for _ in 0..n_events {
            if !self.next_event()? {
                break;
            }
        }
        self.calm_down()?;
        let table = self.last_table();
        if !self.checks.tables.contains_key(&table) {
            // Its host has deleted it.
            return self.check_store();
        }
        let (first, ends) = (self.step_of(table), self.now + CALM_TIME);
        for n in 0.. {
            if self.has_progressed(table, first) {
                break;
            }
            let is_late = n >= CALM_EVENTS || self.now > ends || !self.next_event()?;
            require(!is_late, || self.stuck(table))?;
        }
        self.is_quiet = true;
        self.settle()?;
        self.check_end()
    }

    /// Takes the next event. Returns `false` if nothing will ever happen again.
    pub(super) fn next_event(&mut self) -> Result<bool, String> {
        let Some(((at, _), event)) = self.queue.pop_first() else { return Ok(false) };
        self.now = self.now.max(at);
        self.checks.figures.events += 1;
        match event {
            Event::Connect(connection) => self.connect_arrived(connection)?,
            Event::Upward(connection) => self.upward(connection)?,
            Event::Downward(connection) => self.downward(connection)?,
            Event::ServerNotices(connection) => self.server_notices(connection)?,
            Event::PageNotices(connection) => self.page_notices(connection),
            Event::Reconnect { page } => self.connect_page(page),
            Event::Resend { page, connection, id } => self.resend(page, connection, id),
            Event::Timer { table, incarnation, serial } => {
                self.timer(table, incarnation, serial)?;
            }
            Event::Stored { table, incarnation } => self.stored(table, incarnation)?,
            Event::BotMove { table, incarnation, generation, chosen } => {
                self.bot_move(table, incarnation, generation, chosen)?;
            }
            Event::Insight { table, incarnation, viewer, text } => {
                self.insight_done(table, incarnation, viewer, text)?;
            }
            Event::Decide { page } => self.decide(page)?,
            Event::Start => self.start_server()?,
            Event::Crash => self.crash()?,
            Event::Misfortune => self.misfortune()?,
        }
        Ok(true)
    }

    pub(super) fn after(&mut self, wait: Duration, event: Event) {
        self.at(self.now + wait, event);
    }

    pub(super) fn at(&mut self, time: Duration, event: Event) {
        self.n_queued += 1;
        self.queue.insert((time.max(self.now), self.n_queued), event);
    }

    pub(super) fn trace(&mut self, text: impl FnOnce(&World) -> String) {
        if !self.trace.is_on {
            return;
        }
        let text = format!("{:>12.3} {}", self.now.as_secs_f64(), text(self));
        if self.trace.is_printed {
            #[expect(clippy::print_stdout, reason = "the trace of one run, on request")]
            {
                println!("{text}");
            }
        }
        if self.trace.last.len() >= TRACE_LEN {
            self.trace.last.pop_front();
        }
        self.trace.last.push_back(text);
    }

    /// Returns the time as a table loaded at `started` measures it.
    pub(super) fn time_since(&self, started: Duration) -> Now {
        let unix_ms = self.clock_ms + self.now.as_millis() as i64;
        Now { mono: self.now.saturating_sub(started), unix_ms: unix_ms.max(0) as u64 }
    }

    /// Lets the clock jump, the disk change or the server crash.
    fn misfortune(&mut self) -> Verdict {
        if self.is_calm {
            return Ok(());
        }
        let wait = self.dice.millis(20_000);
        self.after(wait, Event::Misfortune);
        if self.dice.hits(self.faults.jumps) {
            self.jump();
        }
        if self.dice.one_in(4) {
            let disks = [Disk::Fine, Disk::Full, Disk::Flaky, Disk::Slow];
            self.disk = *self.dice.choose(&disks).unwrap_or(&Disk::Fine);
            self.trace(|world| format!("the disk is {:?}", world.disk));
        }
        if self.faults.crashes > 0 && self.dice.one_in(40) {
            self.crash()?;
        }
        Ok(())
    }

    /// Lets the clock jump by milliseconds up to hours.
    fn jump(&mut self) {
        let longest = *self.dice.choose(&[1_000, 60_000, 600_000, 7_200_000]).unwrap_or(&1_000);
        let length = self.dice.millis(longest);
        let millis = length.as_millis() as i64;
        if self.dice.one_in(2) {
            self.clock_ms += millis;
            self.checks.figures.forward += 1;
            self.checks.presence.jump(self.now, length);
            self.trace(|_| format!("the clock jumps forward by {length:?}"));
        } else {
            self.clock_ms -= millis;
            self.checks.figures.backward += 1;
            self.checks.has_jumped_back = true;
            self.trace(|_| format!("the clock jumps back by {length:?}"));
        }
    }

    /// Ends all misfortunes, and brings everyone to the last table.
    fn calm_down(&mut self) -> Verdict {
        self.trace(|_| "the misfortunes end".to_owned());
        self.is_calm = true;
        (self.faults, self.disk) = (Faults::none(), Disk::Fine);
        if self.process.is_none() {
            self.start_server()?;
        }
        let table = self.last_table();
        let shadow = self.checks.tables.get(&table);
        let record = shadow.map(|shadow| &shadow.record);
        let is_slow = record.is_some_and(|r| r.phase == Phase::Playing && r.pace != Pace::Live);
        self.is_deserted = is_slow && self.dice.one_in(3);
        self.is_quiet = self.is_deserted;
        for page in 0..self.pages.len() {
            match self.is_deserted {
                true => self.leave(page),
                false => self.visit(page, table),
            }
        }
        Ok(())
    }

    /// Returns the table to which the first one has led.
    pub(super) fn last_table(&self) -> TableId {
        let mut id = setup::first_table();
        while let Some(next) = self.checks.tables.get(&id).and_then(|table| table.record.next) {
            id = next;
        }
        id
    }

    fn step_of(&self, table: TableId) -> u32 {
        self.checks.tables.get(&table).map_or(0, super::shadow::Shadow::step)
    }

    fn has_progressed(&self, table: TableId, first: u32) -> bool {
        let shadow = self.checks.tables.get(&table);
        let is_over = shadow.is_some_and(|shadow| shadow.record.phase == Phase::Over);
        let wanted = if self.is_deserted { DESERTED_PROGRESS } else { PROGRESS };
        is_over || self.step_of(table) >= first + wanted
    }

    fn stuck(&self, table: TableId) -> String {
        let Some(shadow) = self.checks.tables.get(&table) else { return String::new() };
        let (record, step) = (&shadow.record, shadow.step());
        let seats: Vec<_> = record.places().map(|(seat, p)| (seat, p.is_held(), &p.bot)).collect();
        let clock = shadow.game.as_ref().and_then(|stored| stored.game.deadline());
        let (phase, pace, awaited) = (record.phase, record.pace, shadow.awaited());
        format!(
            "the table is stuck: {phase:?}, {pace:?}, step {step}, awaits {awaited:?} of \
             {seats:?}, clock {clock:?}"
        )
    }

    /// Lets the messages on their way arrive.
    fn settle(&mut self) -> Verdict {
        for _ in 0..CALM_EVENTS {
            if self.is_settled() || !self.next_event()? {
                return Ok(());
            }
        }
        let waiting = self.pages.iter().find(|page| !page.pending.is_empty());
        let waiting = waiting.map(|page| &page.pending);
        Err(format!("the pages never settle; commands without a reply: {waiting:?}"))
    }

    fn is_settled(&self) -> bool {
        let is_idle = |page: &Page| !page.is_open || page.is_ready && page.pending.is_empty();
        self.pages.iter().all(is_idle)
            && self.connections.values().all(Connection::is_empty)
            && self.is_process_idle()
    }

    fn check_end(&self) -> Verdict {
        for page in self.pages.iter().filter(|page| page.is_open && !page.is_lost) {
            let guest = self.people.get(page.person).and_then(|person| person.guest.as_ref());
            self.checks.check_shown(page.table, guest, page.view()?)?;
        }
        self.check_store()
    }
}
