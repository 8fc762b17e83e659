//! The task behind a loaded table. It moves bytes between clients, store, bots and the table's
//! core.
//!
//! Clients and bots send messages to its mailbox. [`TableCore`] decides, and the task carries out
//! the effects: it commits a step before it sends the step to anyone. The task ends once the table
//! has had no viewers for a while; the next message reloads the table from the store.
use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use catalog::UnsupportedGame;
use kernel::Seat;
use table::{BotTask, InsightTask};
use tokio::{
    sync::{mpsc, oneshot},
    task::AbortHandle,
    time::{Instant, sleep_until},
};

use crate::{
    core::{Effect, EffectQueue, Input, JoinRequest, Now, TableCore, ViewerId, Work},
    fair::WorkOwner,
    id::{GuestKey, TableId, random},
    registry::TableRegistry,
    socket::{SendError, ViewerHandle},
    store::StoreError,
    wire::{ClientMessage, ServerMessage, TableError, TableInfo},
};

/// Capacity of a table's mailbox.
const MAILBOX_CAPACITY: usize = 256;
/// Retry time for a client that is already waiting for insight.
const INSIGHT_RETRY_MS: u64 = 100;

/// A message to a table's mailbox.
pub enum TableMessage {
    Join {
        /// The request. The table assigns the viewer's identifier.
        request: JoinRequest,
        out: ViewerHandle,
        answer: oneshot::Sender<Result<ViewerId, JoinError>>,
    },
    Client {
        viewer: ViewerId,
        message: ClientMessage,
    },
    Left {
        viewer: ViewerId,
    },
    BotMove {
        generation: u32,
        chosen: Option<(Seat, String)>,
    },
    GetInfo {
        answer: oneshot::Sender<Result<TableInfo, JoinError>>,
    },
    Delete {
        guest: GuestKey,
        answer: oneshot::Sender<Result<DeleteOutcome, JoinError>>,
    },
    Stop {
        done: oneshot::Sender<()>,
    },
}

/// The outcome of a guest's request to delete a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeleteOutcome {
    Deleted,
    NotHost,
    /// Someone else has a seat or has played here.
    NotAlone,
}

/// Reason why a table could not be opened.
#[derive(Clone, Debug, thiserror::Error)]
pub enum JoinError {
    #[error("no such table")]
    NoSuchTable,
    #[error("{0}")]
    Unsupported(UnsupportedGame),
    #[error("cannot open the table: {0}")]
    Broken(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

struct TableActor {
    id: TableId,
    registry: Arc<TableRegistry>,
    mailbox: mpsc::Sender<TableMessage>,
    core: TableCore,
    started: Instant,
    clients: HashMap<ViewerId, ViewerHandle>,
    last_viewer: ViewerId,
    /// Number of the latest bot task, so that older tasks still waiting for a thread can give up.
    bot_generation: Arc<AtomicU32>,
    /// The insight that each client is waiting for.
    insights: HashMap<ViewerId, PendingInsight>,
}

/// A task that is aborted when the client waiting for its result disconnects.
struct PendingInsight(AbortHandle);

impl Drop for PendingInsight {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Whether the task continues.
#[derive(PartialEq, Eq)]
enum Status {
    Running,
    Unloaded,
}

/// Spawns the task of a table, which begins by loading the table from the store.
pub(crate) fn spawn(id: TableId, registry: Arc<TableRegistry>) -> mpsc::Sender<TableMessage> {
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

/// Replies to all pending requests with `error`.
async fn refuse_all(id: TableId, error: &JoinError, mut messages: mpsc::Receiver<TableMessage>) {
    if let JoinError::Broken(problem) = error {
        tracing::error!(table = %id, problem, "failed to open table");
    }
    messages.close();
    while let Some(message) = messages.recv().await {
        match message {
            TableMessage::Join { answer, .. } => drop(answer.send(Err(error.clone()))),
            TableMessage::GetInfo { answer } => drop(answer.send(Err(error.clone()))),
            TableMessage::Delete { answer, .. } => drop(answer.send(Err(error.clone()))),
            TableMessage::Client { .. }
            | TableMessage::Left { .. }
            | TableMessage::BotMove { .. }
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
        let stored = registry.store.load_table(id).await?.ok_or(JoinError::NoSuchTable)?;
        stored.record.playable_entry().map_err(JoinError::Unsupported)?;
        let (server, started) = (registry.id.clone(), Instant::now());
        let now = now_since(started);
        // Replaying a long game must not delay other tables.
        let open = move || TableCore::open(id, server, *stored, random(), now);
        let opened = tokio::task::spawn_blocking(open).await;
        let opened = opened.map_err(|_| JoinError::Broken("the replay panicked".to_owned()))?;
        let core = opened.map_err(JoinError::Broken)?;
        metrics::counter!("ovoo_tables_loaded_total").increment(1);
        Ok(TableActor {
            id,
            registry,
            mailbox,
            core,
            started,
            clients: HashMap::new(),
            last_viewer: 0,
            bot_generation: Arc::default(),
            insights: HashMap::new(),
        })
    }

    async fn run(mut self, mut messages: mpsc::Receiver<TableMessage>) {
        metrics::gauge!("ovoo_tables_loaded").increment(1);
        let effects = self.core.take_effects();
        let mut status = self.carry_out(effects).await;
        while status == Status::Running {
            let timer = self.core.next_timer().map(|at| self.started + at);
            let message = tokio::select! {
                message = messages.recv() => message,
                () = sleep_until(timer.unwrap_or(self.started)), if timer.is_some() => {
                    status = self.handle(Input::Timer).await;
                    continue;
                }
            };
            status = match message {
                Some(TableMessage::Stop { done }) => {
                    let _ = done.send(());
                    Status::Unloaded
                }
                Some(message) => self.receive(message).await,
                None => Status::Unloaded,
            };
        }
        // Callers with a message still in the mailbox find it closed and reload the table.
        messages.close();
        metrics::gauge!("ovoo_tables_loaded").decrement(1);
    }

    async fn receive(&mut self, message: TableMessage) -> Status {
        let input = match message {
            TableMessage::Join { request, out, answer } => {
                self.last_viewer += 1;
                let viewer = self.last_viewer;
                self.clients.insert(viewer, out);
                let status = self.handle(Input::Join(JoinRequest { viewer, ..request })).await;
                if answer.send(Ok(viewer)).is_ok() {
                    return status;
                }
                // The client has gone away in the meantime.
                self.drop_client(viewer);
                Input::Leave { viewer }
            }
            TableMessage::Client { viewer, message } => Input::Command { viewer, message },
            TableMessage::Left { viewer } => {
                self.drop_client(viewer);
                Input::Leave { viewer }
            }
            TableMessage::BotMove { generation, chosen } => Input::BotMove { generation, chosen },
            TableMessage::GetInfo { answer } => {
                let _ = answer.send(Ok(self.core.info()));
                return Status::Running;
            }
            TableMessage::Delete { guest, answer } => return self.delete(&guest, answer).await,
            TableMessage::Stop { .. } => return Status::Unloaded,
        };
        self.handle(input).await
    }

    async fn handle(&mut self, input: Input) -> Status {
        let effects = self.core.handle(input, now_since(self.started));
        self.carry_out(effects).await
    }

    /// Carries out the effects of an input, and of the inputs that result from them.
    async fn carry_out(&mut self, effects: Vec<Effect>) -> Status {
        let mut queue = EffectQueue::default();
        queue.extend(effects);
        while let Some(work) = queue.next_work() {
            let input = match work {
                Work::Handle(input) => input,
                Work::Perform(Effect::Commit(commit)) => {
                    Input::Committed(self.registry.store.commit(self.id, *commit).await)
                }
                Work::Perform(Effect::Reload) => {
                    Input::Reloaded(self.registry.store.load_table(self.id).await)
                }
                Work::Perform(Effect::Unload) => return Status::Unloaded,
                Work::Perform(Effect::Send { viewer, text }) => {
                    if self.send(viewer, &text).is_err() {
                        self.drop_client(viewer);
                        queue.lose(viewer);
                    }
                    continue;
                }
                Work::Perform(Effect::Disconnect { viewer }) => {
                    self.drop_client(viewer);
                    continue;
                }
                Work::Perform(Effect::Think { generation, task, pause }) => {
                    self.think(generation, task, pause);
                    continue;
                }
                Work::Perform(Effect::Insight { viewer, id, step, task }) => {
                    self.compute_insight(viewer, id, step, task);
                    continue;
                }
                Work::Perform(Effect::Count(metric)) => {
                    metrics::counter!(metric).increment(1);
                    continue;
                }
            };
            queue.extend(self.core.handle(input, now_since(self.started)));
        }
        Status::Running
    }

    /// Sends a message without waiting. A client that reads too slowly is dropped. It then
    /// reconnects and requests the steps it missed.
    fn send(&self, viewer: ViewerId, text: &[u8]) -> Result<(), SendError> {
        let Some(out) = self.clients.get(&viewer) else { return Ok(()) };
        let sent = out.try_send(text);
        if sent == Err(SendError::Slow) {
            metrics::counter!("ovoo_slow_clients_total").increment(1);
        }
        sent
    }

    fn drop_client(&mut self, viewer: ViewerId) {
        self.clients.remove(&viewer);
        self.insights.remove(&viewer);
    }

    /// Deletes the table for its host, unless someone else has a seat or has played here.
    async fn delete(
        &mut self,
        guest: &GuestKey,
        answer: oneshot::Sender<Result<DeleteOutcome, JoinError>>,
    ) -> Status {
        let mut outcome = Ok(self.core.check_delete(guest));
        if matches!(outcome, Ok(DeleteOutcome::Deleted))
            && let Err(error) = self.registry.store.delete(self.id).await
        {
            outcome = Err(JoinError::Store(error));
        }
        let is_deleted = matches!(outcome, Ok(DeleteOutcome::Deleted));
        let _ = answer.send(outcome);
        if is_deleted { Status::Unloaded } else { Status::Running }
    }

    /// Runs a bot task on a blocking thread, at most one per core, so that it never delays a table.
    fn think(&self, generation: u32, task: BotTask, pause: Duration) {
        self.bot_generation.store(generation, Relaxed);
        let (latest, due) = (self.bot_generation.clone(), Instant::now() + pause);
        let (id, mailbox) = (self.id, self.mailbox.clone());
        let permits = self.registry.bot_permits.clone();
        tokio::spawn(async move {
            let permit = permits.acquire_owned().await;
            if latest.load(Relaxed) != generation {
                return;
            }
            let thinking = tokio::task::spawn_blocking(move || {
                let chosen = task();
                drop(permit);
                chosen
            });
            let chosen = thinking.await.unwrap_or_else(|error| {
                tracing::error!(table = %id, %error, "bot task panicked");
                None
            });
            if chosen.is_some() {
                sleep_until(due).await;
            }
            let _ = mailbox.send(TableMessage::BotMove { generation, chosen }).await;
        });
    }

    /// Computes insight on a thread that all tables share. Each client can wait for one at a time,
    /// and its request is aborted when it disconnects.
    fn compute_insight(&mut self, viewer: ViewerId, id: u32, step: u32, task: InsightTask) {
        let Some(out) = self.clients.get(&viewer).cloned() else { return };
        if self.insights.get(&viewer).is_some_and(|pending| !pending.0.is_finished()) {
            let why = TableError::TooFast { retry_ms: INSIGHT_RETRY_MS }.into();
            let _ = out.try_send(&to_text(&ServerMessage::Refused { id: Some(id), why }));
            return;
        }
        let (registry, table) = (self.registry.clone(), WorkOwner::Table(self.id));
        let computing = tokio::spawn(async move {
            if let Ok(insight) = registry.scheduler.run(table, task).await {
                // A client whose buffer is full has newer messages to read.
                let _ = out.try_send(&to_text(&ServerMessage::Insight { id, step, insight }));
            }
        });
        self.insights.insert(viewer, PendingInsight(computing.abort_handle()));
    }
}

fn to_text(message: &ServerMessage<'_>) -> Vec<u8> {
    serde_json::to_vec(message).expect("wire types are plain data")
}

fn now_since(started: Instant) -> Now {
    Now { mono: started.elapsed(), unix_ms: now_ms() }
}

/// Returns the Unix time in milliseconds.
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
