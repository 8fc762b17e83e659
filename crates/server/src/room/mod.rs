//! A table that is awake: one task owns its match, and nobody else touches it.
//!
//! Pages, bots and clocks write to its mailbox. A command is checked by the engine, written to the
//! store, and only then told to anybody. When nobody is there any more the task ends; the next
//! letter wakes the table from the store again.
mod create;
mod lobby;
mod minds;
mod play;
mod talk;
mod tell;

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, atomic::AtomicU32},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet, Seed};
use table::AnyMatch;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    house::House,
    id::{Holder, TableId},
    record::{Record, replay},
    store::StoreError,
    wire::{Author, Heard, Obstacle, Pace, Phase, TableInfo, ToPage, ToTable, Why},
};

pub use create::create;
pub use lobby::clean_name;

/// Letters that may wait at one table.
const MAILBOX: usize = 256;
/// A table without visitors goes to sleep after this.
const SLEEP_AFTER: Duration = Duration::from_secs(120);
/// An absent player may be stood in for after this.
pub const GRACE: Duration = Duration::from_secs(60);

/// Commands that a page may send again though they are done, apart from steps.
const ARRANGED_MAX: usize = 64;

/// A page looking at a table.
pub type ViewerId = u64;

/// What arrives at a table.
pub enum Mail {
    Join {
        visit: Visit,
        answer: oneshot::Sender<Result<ViewerId, JoinError>>,
    },
    Said {
        viewer: ViewerId,
        message: ToTable,
    },
    Left {
        viewer: ViewerId,
    },
    /// A bot has thought about `step`; it was the table's `nth` thought.
    Thought {
        nth: u32,
        step: u32,
        choice: Option<minds::Choice>,
    },
    /// Let the bots try again.
    Nudge,
    Peek {
        answer: oneshot::Sender<Result<TableInfo, JoinError>>,
    },
    Stop {
        done: oneshot::Sender<()>,
    },
}

/// Somebody opens a table's page.
pub struct Visit {
    pub holder: Option<Holder>,
    /// Made up by the page, to tell its commands from those of others.
    pub client: String,
    /// The last step it has shown.
    pub since: u32,
    pub out: mpsc::Sender<Utf8Bytes>,
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum JoinError {
    #[error("there is no such table")]
    NoSuchTable,
    #[error("the table cannot be opened: {0}")]
    Broken(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

struct Viewer {
    holder: Option<Holder>,
    client: String,
    out: mpsc::Sender<Utf8Bytes>,
}

/// How a command ended that is not refused.
enum Reply {
    /// Say so.
    Done,
    /// The answer has been given already.
    Answered,
}

type Handled = Result<Reply, Why>;

impl From<Obstacle> for Why {
    fn from(obstacle: Obstacle) -> Why {
        Why::Table(obstacle)
    }
}

struct Room {
    id: TableId,
    house: Arc<House>,
    mailbox: mpsc::Sender<Mail>,
    secret: Seed,
    record: Record,
    game: Option<Box<dyn AnyMatch>>,
    /// Who made each step.
    authors: Vec<Author>,
    /// Commands that have been done, by page and number.
    origins: HashMap<String, u32>,
    /// The last commands that were done and are no steps, the newest first.
    arranged: VecDeque<String>,
    /// When the last step was made, in Unix milliseconds.
    last_at: u64,
    chat: Vec<Heard>,
    viewers: BTreeMap<ViewerId, Viewer>,
    next_viewer: ViewerId,
    /// Somebody is gone, and the others have not been told.
    has_left: bool,
    away_since: [Option<Instant>; Seat::MAX as usize],
    /// A bot is thinking about this step.
    thinking: Option<u32>,
    /// It has not answered yet.
    is_pondering: bool,
    /// Counts thoughts; only the last one is wanted.
    thoughts: Arc<AtomicU32>,
    /// The game's clock and when it runs out.
    deadline: Option<(u32, Instant)>,
    /// The move took too long: a bot makes it.
    is_overdue: bool,
    question: Option<talk::Question>,
    empty_since: Option<Instant>,
    /// The match is ahead of the store and could not be brought back: the table must be woken anew.
    is_adrift: bool,
}

/// Starts the task of a table; it reads the store first.
pub fn wake(id: TableId, house: Arc<House>) -> mpsc::Sender<Mail> {
    let (mailbox, mails) = mpsc::channel(MAILBOX);
    let sender = mailbox.clone();
    tokio::spawn(async move {
        match Room::open(id, house, mailbox).await {
            Ok(room) => room.run(mails).await,
            Err(error) => refuse_all(&error, mails).await,
        }
    });
    sender
}

/// Nobody can be let in.
async fn refuse_all(error: &JoinError, mut mails: mpsc::Receiver<Mail>) {
    if let JoinError::Broken(problem) = error {
        tracing::error!(problem, "a table cannot be opened");
    }
    mails.close();
    while let Some(mail) = mails.recv().await {
        match mail {
            Mail::Join { answer, .. } => drop(answer.send(Err(error.clone()))),
            Mail::Peek { answer } => drop(answer.send(Err(error.clone()))),
            Mail::Said { .. }
            | Mail::Left { .. }
            | Mail::Thought { .. }
            | Mail::Nudge
            | Mail::Stop { .. } => {}
        }
    }
}

impl Room {
    async fn open(
        id: TableId,
        house: Arc<House>,
        mailbox: mpsc::Sender<Mail>,
    ) -> Result<Room, JoinError> {
        let (record, secret) = house.store.load(id).await?.ok_or(JoinError::NoSuchTable)?;
        let chat = house.store.chat(id).await?;
        let now = Instant::now();
        let mut room = Room {
            id,
            house,
            mailbox,
            secret,
            record,
            game: None,
            authors: Vec::new(),
            origins: HashMap::new(),
            arranged: VecDeque::new(),
            last_at: 0,
            chat,
            viewers: BTreeMap::new(),
            next_viewer: 0,
            has_left: false,
            away_since: [Some(now); Seat::MAX as usize],
            thinking: None,
            is_pondering: false,
            thoughts: Arc::default(),
            deadline: None,
            is_overdue: false,
            question: None,
            empty_since: Some(now),
            is_adrift: false,
        };
        room.rebuild().await?;
        metrics::counter!("ovoo_tables_woken_total").increment(1);
        Ok(room)
    }

    /// The match from its record and its inputs.
    async fn rebuild(&mut self) -> Result<(), JoinError> {
        let mut game = self.record.deal(self.secret).map_err(JoinError::Broken)?;
        self.authors.clear();
        self.origins.clear();
        if let Some(game) = &mut game {
            self.last_at = self.record.started.as_ref().map_or(0, |started| started.at);
            for stored in self.house.store.inputs(self.id).await? {
                replay(&mut **game, &stored)
                    .map_err(|error| JoinError::Broken(error.to_string()))?;
                self.remember(&stored);
            }
        }
        self.game = game;
        self.close_if_over().await.map_err(|_| StoreError("the end was not written".into()))?;
        self.set_clock();
        Ok(())
    }

    async fn run(mut self, mut mails: mpsc::Receiver<Mail>) {
        metrics::gauge!("ovoo_tables_awake").increment(1);
        self.wake_bots();
        loop {
            let alarm = self.alarm();
            let mail = tokio::select! {
                mail = mails.recv() => mail,
                () = sleep_until(alarm) => {
                    if self.ring().await && !self.is_adrift {
                        self.tell_who_left();
                        continue;
                    }
                    break;
                }
            };
            match mail {
                Some(Mail::Stop { done }) => {
                    let _ = done.send(());
                    break;
                }
                Some(mail) => self.receive(mail).await,
                None => break,
            }
            if self.is_adrift {
                break;
            }
            self.tell_who_left();
        }
        // Whoever wrote meanwhile finds the box closed and wakes the table anew.
        mails.close();
        metrics::gauge!("ovoo_tables_awake").decrement(1);
    }

    async fn receive(&mut self, mail: Mail) {
        match mail {
            Mail::Join { visit, answer } => {
                let viewer = self.join(visit);
                if answer.send(Ok(viewer)).is_err() {
                    self.leave(viewer);
                }
            }
            Mail::Left { viewer } => self.leave(viewer),
            Mail::Said { viewer, message } => self.hear(viewer, message).await,
            Mail::Thought { nth, step, choice } => self.consider(nth, step, choice).await,
            Mail::Nudge => self.rouse_bots(),
            Mail::Peek { answer } => drop(answer.send(Ok(self.info()))),
            Mail::Stop { .. } => {}
        }
    }

    fn join(&mut self, visit: Visit) -> ViewerId {
        self.next_viewer += 1;
        let id = self.next_viewer;
        let Visit { holder, client, since, out } = visit;
        self.viewers.insert(id, Viewer { holder, client, out });
        self.empty_since = None;
        self.note_presence();
        self.welcome(id, since);
        self.tell_table();
        self.wake_bots();
        id
    }

    fn leave(&mut self, viewer: ViewerId) {
        self.has_left |= self.viewers.remove(&viewer).is_some();
    }

    /// Those who are still here hear of those who are gone. Not before everything else is told:
    /// whoever is let go while something is being told must not start another round of telling.
    fn tell_who_left(&mut self) {
        while std::mem::take(&mut self.has_left) {
            if self.viewers.is_empty() {
                self.empty_since = Some(Instant::now());
            }
            self.note_presence();
            self.tell_table();
        }
    }

    /// Who is here, seat by seat.
    fn note_presence(&mut self) {
        for (index, place) in self.record.seats.iter().enumerate() {
            let is_here = self.viewers.values().any(|viewer| {
                viewer.holder.as_ref().is_some_and(|holder| place.is_held_by(holder))
            });
            let away = &mut self.away_since[index];
            *away = if is_here { None } else { away.or_else(|| Some(Instant::now())) };
        }
    }

    async fn hear(&mut self, viewer: ViewerId, message: ToTable) {
        let id = message.id();
        if !self.viewers.contains_key(&viewer) {
            return;
        }
        let arranged = id.filter(|_| message.arranges()).map(|id| self.origin(viewer, id));
        let is_again = arranged.as_ref().is_some_and(|origin| self.arranged.contains(origin));
        let handled = if is_again { Ok(Reply::Done) } else { self.handle(viewer, message).await };
        let answer = match (handled, id) {
            (Ok(Reply::Answered), _) | (Ok(Reply::Done), None) => return,
            (Ok(Reply::Done), Some(id)) => ToPage::Done { id, step: self.step() },
            (Err(why), id) => ToPage::Refused { id, why },
        };
        if let (ToPage::Done { .. }, Some(origin)) = (&answer, arranged) {
            self.arranged.truncate(ARRANGED_MAX - 1);
            self.arranged.push_front(origin);
        }
        self.send(viewer, &answer);
    }

    async fn handle(&mut self, viewer: ViewerId, message: ToTable) -> Handled {
        match message {
            ToTable::Act { id, seat, command } => self.act(viewer, id, seat, &command).await,
            ToTable::Undo { id, seat } => self.undo(viewer, id, seat).await,
            ToTable::AskUndo { id, seat } => self.ask_undo(viewer, id, seat).await,
            ToTable::Answer { yes, .. } => self.answer(viewer, yes).await,
            ToTable::Why { id, seat, command } => self.why(viewer, id, seat, &command),
            ToTable::Insight { id } => self.insight(viewer, id),
            ToTable::Say { id, text } => self.say(viewer, id, text).await,
            ToTable::Sketch { seat, keys } => self.sketch(viewer, seat, keys),
            ToTable::Sit { seat, name, entropy, .. } => self.sit(viewer, seat, name, entropy).await,
            ToTable::Stand { seat, .. } => self.stand(viewer, seat).await,
            ToTable::Rename { seat, name, .. } => self.rename(viewer, seat, name).await,
            ToTable::SetSeat { seat, bot, .. } => self.set_seat(viewer, seat, bot).await,
            ToTable::NSeats { n, .. } => self.set_n_seats(viewer, n).await,
            ToTable::Kick { seat, .. } => self.kick(viewer, seat).await,
            ToTable::Start { .. } => self.start(viewer).await,
            ToTable::Settings(change) => self.settings(viewer, &change).await,
            ToTable::StandIn { seat, bot, .. } => self.stand_in(viewer, seat, bot).await,
            ToTable::Link { id, seat } => self.link(viewer, id, seat).await,
            ToTable::Claim { token, .. } => self.claim(viewer, &token).await,
            ToTable::Mute { person, on, .. } => self.mute(viewer, person, on).await,
            ToTable::Rematch { deal, .. } => self.rematch(viewer, deal).await,
            ToTable::Sync { since } => {
                self.send_update(viewer, since, None);
                Ok(Reply::Answered)
            }
            ToTable::Ping => {
                self.send(viewer, &ToPage::Pong);
                Ok(Reply::Answered)
            }
        }
    }

    /// When something must happen without anybody writing.
    fn alarm(&self) -> Instant {
        let far = Instant::now() + Duration::from_secs(3600);
        let deadline = self.deadline.map(|(_, at)| at);
        let sleep = self.empty_since.map(|since| since + SLEEP_AFTER);
        let clock = self.clock_ms().filter(|_| !self.is_overdue);
        let clock = clock.map(|ms| Instant::now() + Duration::from_millis(ms));
        let lapse = self.question.as_ref().map(|question| question.lapses);
        [deadline, sleep, clock, lapse].into_iter().flatten().min().unwrap_or(far)
    }

    /// An alarm went off. False when the table may go to sleep.
    async fn ring(&mut self) -> bool {
        let now = Instant::now();
        if let Some((id, at)) = self.deadline
            && at <= now
        {
            self.expire(id).await;
        }
        if self.question.as_ref().is_some_and(|question| question.lapses <= now) {
            self.settle_question();
        }
        if self.clock_ms() == Some(0) && !self.is_overdue {
            self.is_overdue = true;
            self.rouse_bots();
        }
        let is_idle = self.empty_since.is_some_and(|since| since + SLEEP_AFTER <= now);
        !is_idle || self.must_stay_awake()
    }

    /// A slow game's clock runs though nobody looks.
    fn must_stay_awake(&mut self) -> bool {
        let is_slow = self.record.phase == Phase::Playing && self.record.pace != Pace::Live;
        if is_slow {
            self.empty_since = Some(Instant::now());
        }
        is_slow
    }

    /// What a page may see.
    fn eyes_of(&self, viewer: &Viewer) -> Option<SeatSet> {
        let seats = viewer.holder.as_ref().map(|holder| self.record.seats_of(holder));
        let eyes = seats
            .into_iter()
            .flatten()
            .fold(SeatSet::NOBODY, |eyes, seat| eyes.with(SeatSet::only(seat)));
        if eyes != SeatSet::NOBODY {
            return Some(eyes);
        }
        self.record.is_watchable().then_some(SeatSet::GALLERY)
    }

    fn holder(&self, viewer: ViewerId) -> Result<Holder, Obstacle> {
        self.viewers[&viewer].holder.clone().ok_or(Obstacle::NoGuest)
    }

    fn step(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.step())
    }
}
