//! A loaded table: one task that owns the match exclusively.
//!
//! Clients and bots send messages to its mailbox. The engine checks a command, the store makes it
//! durable, and only then is it broadcast. The task ends once the table has had no viewers for a
//! while; the next message reloads the table from the store.
mod bot_runner;
mod broadcast;
mod chat;
mod create;
mod lobby;
mod play;
mod update;

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, atomic::AtomicU32},
    time::Duration,
};

use kernel::{Seat, SeatSet, Seed};
use table::AnyMatch;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    id::{GuestKey, TableId},
    record::{Record, replay_input},
    registry::TableRegistry,
    socket::ViewerHandle,
    store::StoreError,
    wire::{
        ChatMessage, ClientMessage, CommandError, Pace, Phase, ServerMessage, StepSource,
        TableError, TableInfo,
    },
};

pub use create::create;
pub use lobby::clean_name;

/// Capacity of a table's mailbox.
const MAILBOX_CAPACITY: usize = 256;
/// Time after which a table without viewers is unloaded.
const UNLOAD_AFTER: Duration = Duration::from_secs(120);
/// Time after which a bot may stand in for an absent player.
pub const GRACE: Duration = Duration::from_secs(60);

/// Maximum number of completed table commands that are remembered to detect resent ones. Steps are
/// remembered separately.
const RECENT_COMMANDS_MAX: usize = 64;

/// Identifies a client's connection to a table.
pub type ViewerId = u64;

/// Message to a table's mailbox.
pub enum TableMessage {
    Join {
        request: JoinRequest,
        answer: oneshot::Sender<Result<ViewerId, JoinError>>,
    },
    Client {
        viewer: ViewerId,
        message: ClientMessage,
    },
    Left {
        viewer: ViewerId,
    },
    /// Result of the bot task `generation`, which was started at `step`.
    BotReply {
        generation: u32,
        step: u32,
        choice: Option<bot_runner::Choice>,
    },
    /// Requests another attempt after a bot's move failed.
    RetryBots,
    GetInfo {
        answer: oneshot::Sender<Result<TableInfo, JoinError>>,
    },
    Stop {
        done: oneshot::Sender<()>,
    },
}

/// Request of a client to view a table.
pub struct JoinRequest {
    pub holder: Option<GuestKey>,
    /// Random identifier chosen by the client, to tell its commands from those of other clients.
    pub client: String,
    /// The last step that the client has received.
    pub since: u32,
    pub out: ViewerHandle,
}

/// Reason why a table could not be opened.
#[derive(Clone, Debug, thiserror::Error)]
pub enum JoinError {
    #[error("no such table")]
    NoSuchTable,
    #[error("cannot open the table: {0}")]
    Broken(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

struct Viewer {
    holder: Option<GuestKey>,
    client: String,
    out: ViewerHandle,
    shown: Option<ShownView>,
}

/// The view that was last sent to a client, on which the next patch can build.
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

/// Outcome of an accepted command.
enum Reply {
    /// The client still has to be sent `done`.
    Done,
    /// The client has already received its reply.
    Answered,
}

type CommandResult = Result<Reply, CommandError>;

impl From<TableError> for CommandError {
    fn from(error: TableError) -> CommandError {
        CommandError::Table(error)
    }
}

struct TableActor {
    id: TableId,
    registry: Arc<TableRegistry>,
    mailbox: mpsc::Sender<TableMessage>,
    secret: Seed,
    record: Record,
    game: Option<Box<dyn AnyMatch>>,
    /// Source of each step.
    step_sources: Vec<StepSource>,
    /// Steps by the client and number of the command that made them.
    origins: HashMap<String, u32>,
    /// The most recent completed table commands, newest first.
    recent_commands: VecDeque<String>,
    /// Time of the last step in Unix milliseconds.
    last_at: u64,
    chat: Vec<ChatMessage>,
    viewers: BTreeMap<ViewerId, Viewer>,
    next_viewer: ViewerId,
    /// Whether a viewer has left and the others have not been notified yet.
    has_left: bool,
    away_since: [Option<Instant>; Seat::MAX as usize],
    /// The step that a bot task was started for.
    thinking: Option<u32>,
    /// Whether that task is still running.
    is_bot_busy: bool,
    /// Number of the latest bot task. Results of older tasks are discarded.
    bot_generation: Arc<AtomicU32>,
    /// The game's running deadline and the time when it expires.
    deadline: Option<(u32, Instant)>,
    /// Whether the time per move has run out, so that a bot moves instead.
    is_overdue: bool,
    undo_request: Option<chat::UndoRequest>,
    empty_since: Option<Instant>,
    /// Whether the match is ahead of the store and could not be rolled back. The actor then stops,
    /// and the next message reloads the table.
    needs_reload: bool,
}

/// Spawns the task of a table, which loads the table from the store first.
pub fn spawn(id: TableId, registry: Arc<TableRegistry>) -> mpsc::Sender<TableMessage> {
    let (mailbox, messages) = mpsc::channel(MAILBOX_CAPACITY);
    let sender = mailbox.clone();
    tokio::spawn(async move {
        match TableActor::open(id, registry, mailbox).await {
            Ok(actor) => actor.run(messages).await,
            Err(error) => refuse_all(id, &error, messages).await,
        }
    });
    sender
}

/// Answers all pending requests with `error`.
async fn refuse_all(id: TableId, error: &JoinError, mut messages: mpsc::Receiver<TableMessage>) {
    if let JoinError::Broken(problem) = error {
        tracing::error!(table = %id, problem, "failed to open table");
    }
    messages.close();
    while let Some(message) = messages.recv().await {
        match message {
            TableMessage::Join { answer, .. } => drop(answer.send(Err(error.clone()))),
            TableMessage::GetInfo { answer } => drop(answer.send(Err(error.clone()))),
            TableMessage::Client { .. }
            | TableMessage::Left { .. }
            | TableMessage::BotReply { .. }
            | TableMessage::RetryBots
            | TableMessage::Stop { .. } => {}
        }
    }
}

impl TableActor {
    async fn open(
        id: TableId,
        registry: Arc<TableRegistry>,
        mailbox: mpsc::Sender<TableMessage>,
    ) -> Result<TableActor, JoinError> {
        let (record, secret) = registry.store.load(id).await?.ok_or(JoinError::NoSuchTable)?;
        let chat = registry.store.chat(id).await?;
        let now = Instant::now();
        let mut actor = TableActor {
            id,
            registry,
            mailbox,
            secret,
            record,
            game: None,
            step_sources: Vec::new(),
            origins: HashMap::new(),
            recent_commands: VecDeque::new(),
            last_at: 0,
            chat,
            viewers: BTreeMap::new(),
            next_viewer: 0,
            has_left: false,
            away_since: [Some(now); Seat::MAX as usize],
            thinking: None,
            is_bot_busy: false,
            bot_generation: Arc::default(),
            deadline: None,
            is_overdue: false,
            undo_request: None,
            empty_since: Some(now),
            needs_reload: false,
        };
        actor.rebuild().await?;
        metrics::counter!("ovoo_tables_loaded_total").increment(1);
        Ok(actor)
    }

    /// Rebuilds the match from its record and stored inputs.
    async fn rebuild(&mut self) -> Result<(), JoinError> {
        let mut game = self.record.deal(self.secret).map_err(JoinError::Broken)?;
        self.step_sources.clear();
        self.origins.clear();
        if let Some(game) = &mut game {
            self.last_at = self.record.started.as_ref().map_or(0, |started| started.at);
            for stored in self.registry.store.inputs(self.id).await? {
                replay_input(&mut **game, &stored)
                    .map_err(|error| JoinError::Broken(error.to_string()))?;
                self.remember_step(&stored);
            }
        }
        self.game = game;
        let closed = self.close_if_over().await;
        closed.map_err(|_| StoreError("cannot save the outcome".into()))?;
        self.set_clock();
        Ok(())
    }

    async fn run(mut self, mut messages: mpsc::Receiver<TableMessage>) {
        metrics::gauge!("ovoo_tables_loaded").increment(1);
        self.schedule_bots();
        loop {
            let timer = self.next_timer();
            let message = tokio::select! {
                message = messages.recv() => message,
                () = sleep_until(timer.unwrap_or_else(Instant::now)), if timer.is_some() => {
                    if self.handle_timer().await && !self.needs_reload {
                        self.broadcast_departures();
                        continue;
                    }
                    break;
                }
            };
            match message {
                Some(TableMessage::Stop { done }) => {
                    let _ = done.send(());
                    break;
                }
                Some(message) => self.receive(message).await,
                None => break,
            }
            if self.needs_reload {
                break;
            }
            self.broadcast_departures();
        }
        // Callers with a message still in the mailbox find it closed and reload the table.
        messages.close();
        metrics::gauge!("ovoo_tables_loaded").decrement(1);
    }

    async fn receive(&mut self, message: TableMessage) {
        match message {
            TableMessage::Join { request, answer } => {
                let viewer = self.join(request);
                if answer.send(Ok(viewer)).is_err() {
                    self.leave(viewer);
                }
            }
            TableMessage::Left { viewer } => self.leave(viewer),
            TableMessage::Client { viewer, message } => self.handle_client(viewer, message).await,
            TableMessage::BotReply { generation, step, choice } => {
                self.handle_bot_reply(generation, step, choice).await;
            }
            TableMessage::RetryBots => self.reschedule_bots(),
            TableMessage::GetInfo { answer } => drop(answer.send(Ok(self.info()))),
            TableMessage::Stop { .. } => {}
        }
    }

    fn join(&mut self, request: JoinRequest) -> ViewerId {
        self.next_viewer += 1;
        let id = self.next_viewer;
        let JoinRequest { holder, client, since, out } = request;
        self.viewers.insert(id, Viewer { holder, client, out, shown: None });
        self.empty_since = None;
        self.update_presence();
        self.welcome(id, since);
        self.broadcast_table();
        self.schedule_bots();
        id
    }

    fn leave(&mut self, viewer: ViewerId) {
        self.has_left |= self.viewers.remove(&viewer).is_some();
    }

    /// Notifies the remaining viewers that others have left. This waits until the current message
    /// is handled, because a broadcast may itself drop viewers and must not start another
    /// broadcast.
    fn broadcast_departures(&mut self) {
        while std::mem::take(&mut self.has_left) {
            if self.viewers.is_empty() {
                self.empty_since = Some(Instant::now());
            }
            self.update_presence();
            self.broadcast_table();
        }
    }

    /// Updates which seats have a viewer connected.
    fn update_presence(&mut self) {
        for (index, place) in self.record.seats.iter().enumerate() {
            let is_here = self.viewers.values().any(|viewer| {
                viewer.holder.as_ref().is_some_and(|holder| place.belongs_to(holder))
            });
            let away = &mut self.away_since[index];
            *away = if is_here { None } else { away.or_else(|| Some(Instant::now())) };
        }
    }

    async fn handle_client(&mut self, viewer: ViewerId, message: ClientMessage) {
        let id = message.id();
        if !self.viewers.contains_key(&viewer) {
            return;
        }
        let table_command =
            id.filter(|_| message.is_table_command()).map(|id| self.origin(viewer, id));
        let is_repeated =
            table_command.as_ref().is_some_and(|origin| self.recent_commands.contains(origin));
        let handled =
            if is_repeated { Ok(Reply::Done) } else { self.handle(viewer, message).await };
        let answer = match (handled, id) {
            (Ok(Reply::Answered), _) | (Ok(Reply::Done), None) => return,
            (Ok(Reply::Done), Some(id)) => ServerMessage::Done { id, step: self.step() },
            (Err(error), id) => ServerMessage::Refused { id, why: error },
        };
        if let (ServerMessage::Done { .. }, Some(origin)) = (&answer, table_command) {
            self.recent_commands.truncate(RECENT_COMMANDS_MAX - 1);
            self.recent_commands.push_front(origin);
        }
        self.send(viewer, &answer);
    }

    async fn handle(&mut self, viewer: ViewerId, message: ClientMessage) -> CommandResult {
        match message {
            ClientMessage::Act { id, seat, command } => self.act(viewer, id, seat, &command).await,
            ClientMessage::Undo { id, seat } => self.undo(viewer, id, seat).await,
            ClientMessage::AskUndo { id, seat } => self.ask_undo(viewer, id, seat).await,
            ClientMessage::Answer { yes, .. } => self.answer(viewer, yes).await,
            ClientMessage::Why { id, seat, command } => self.explain(viewer, id, seat, &command),
            ClientMessage::Insight { id } => self.insight(viewer, id),
            ClientMessage::Chat { id, text } => self.post_chat(viewer, id, text).await,
            ClientMessage::Plan { seat, keys } => self.share_plan(viewer, seat, keys),
            ClientMessage::Sit { seat, name, entropy, .. } => {
                self.sit(viewer, seat, name, entropy).await
            }
            ClientMessage::Stand { seat, .. } => self.stand(viewer, seat).await,
            ClientMessage::Rename { seat, name, .. } => self.rename(viewer, seat, name).await,
            ClientMessage::SetSeat { seat, bot, .. } => self.set_seat(viewer, seat, bot).await,
            ClientMessage::NSeats { n, .. } => self.set_n_seats(viewer, n).await,
            ClientMessage::Kick { seat, .. } => self.kick(viewer, seat).await,
            ClientMessage::Start { .. } => self.start(viewer).await,
            ClientMessage::Settings(change) => self.settings(viewer, &change).await,
            ClientMessage::StandIn { seat, bot, .. } => self.stand_in(viewer, seat, bot).await,
            ClientMessage::Link { id, seat } => self.link(viewer, id, seat).await,
            ClientMessage::Claim { token, .. } => self.claim(viewer, &token).await,
            ClientMessage::Mute { person, on, .. } => self.mute(viewer, person, on).await,
            ClientMessage::Rematch { deal, .. } => self.rematch(viewer, deal).await,
            ClientMessage::Sync { since } => {
                self.send_update(viewer, since, None);
                Ok(Reply::Answered)
            }
            ClientMessage::Ping => {
                self.send(viewer, &ServerMessage::Pong);
                Ok(Reply::Answered)
            }
        }
    }

    /// Returns the time of the next event that no message triggers.
    fn next_timer(&self) -> Option<Instant> {
        let deadline = self.deadline.map(|(_, at)| at);
        let unload = self.empty_since.map(|since| since + UNLOAD_AFTER);
        let clock = self.clock_ms().filter(|_| !self.is_overdue);
        let clock = clock.map(|ms| Instant::now() + Duration::from_millis(ms));
        let undo = self.undo_request.as_ref().map(|request| request.expires_at);
        [deadline, unload, clock, undo].into_iter().flatten().min()
    }

    /// Handles all timers that are due; returns `false` if the table can be unloaded.
    async fn handle_timer(&mut self) -> bool {
        let now = Instant::now();
        if let Some((id, at)) = self.deadline
            && at <= now
        {
            self.expire(id).await;
        }
        if self.undo_request.as_ref().is_some_and(|request| request.expires_at <= now) {
            self.close_undo_request();
        }
        if self.clock_ms() == Some(0) && !self.is_overdue {
            self.is_overdue = true;
            self.reschedule_bots();
        }
        let is_idle = self.empty_since.is_some_and(|since| since + UNLOAD_AFTER <= now);
        !is_idle || self.must_stay_loaded()
    }

    /// Returns `true` if the table must stay loaded without viewers because its move clock runs.
    fn must_stay_loaded(&mut self) -> bool {
        let is_slow = self.record.phase == Phase::Playing && self.record.pace != Pace::Live;
        if is_slow {
            self.empty_since = Some(Instant::now());
        }
        is_slow
    }

    /// Returns the seats whose view a client may see, or `None` if it may not see the game.
    fn viewers_of(&self, viewer: &Viewer) -> Option<SeatSet> {
        let seats = viewer.holder.as_ref().map(|holder| self.record.seats_of(holder));
        let viewers = seats
            .into_iter()
            .flatten()
            .fold(SeatSet::EMPTY, |viewers, seat| viewers.with(SeatSet::only(seat)));
        if viewers != SeatSet::EMPTY {
            return Some(viewers);
        }
        self.record.is_watchable().then_some(SeatSet::SPECTATORS)
    }

    fn require_guest(&self, viewer: ViewerId) -> Result<GuestKey, TableError> {
        self.viewers[&viewer].holder.clone().ok_or(TableError::NoGuest)
    }

    fn step(&self) -> u32 {
        self.game.as_ref().map_or(0, |game| game.step())
    }
}
