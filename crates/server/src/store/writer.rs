//! Task that performs all writes and groups them into commits.
//!
//! A commit waits for the disk, and its cost hardly depends on its size. Writes that arrive during
//! one commit therefore share the next. A single write is committed immediately. Under load,
//! commits start at a minimum interval, so that more writes share each of them.
use std::time::Duration;

use sqlx::{Connection, Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{Append, StoreError, StoredInput, journal::CommitJournal};
use crate::id::TableId;

/// Maximum number of writes per commit.
const BATCH_MAX: usize = 1024;
/// Minimum interval between the starts of two commits.
const COMMIT_INTERVAL: Duration = Duration::from_millis(5);
/// Maximum number of attempts to commit while other servers take the journal.
const ATTEMPTS: u32 = 10;
/// Maximum number of queued writes.
const QUEUE_CAPACITY: usize = 4096;

/// A queued write.
pub enum Write {
    Append { id: TableId, input: StoredInput, done: oneshot::Sender<Result<Append, StoreError>> },
    Run { statement: Statement, done: oneshot::Sender<Result<(), StoreError>> },
}

impl Write {
    fn appended(&self) -> Option<(TableId, &StoredInput)> {
        match self {
            Write::Append { id, input, .. } => Some((*id, input)),
            Write::Run { .. } => None,
        }
    }
}

/// A statement with text and number arguments.
pub struct Statement {
    pub sql: &'static str,
    pub args: Vec<Arg>,
}

impl Statement {
    fn query(&self) -> Query<'_, Sqlite, SqliteArguments> {
        self.args.iter().fold(sqlx::query(self.sql), |query, arg| match arg {
            Arg::Text(text) => query.bind(text),
            Arg::Number(number) => query.bind(number),
            Arg::Bytes(bytes) => query.bind(bytes),
        })
    }
}

pub enum Arg {
    Text(String),
    Number(i64),
    Bytes(Vec<u8>),
}

/// Handle to the writer task.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Write>,
}

impl Writer {
    pub fn start(connection: SqliteConnection) -> Writer {
        let (queue, writes) = mpsc::channel(QUEUE_CAPACITY);
        tokio::spawn(run_writer(connection, writes));
        Writer { queue }
    }

    pub async fn append(&self, id: TableId, input: StoredInput) -> Result<Append, StoreError> {
        let (done, answer) = oneshot::channel();
        self.queue.send(Write::Append { id, input, done }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    pub async fn run(&self, sql: &'static str, args: Vec<Arg>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let statement = Statement { sql, args };
        self.queue.send(Write::Run { statement, done }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

fn stopped() -> StoreError {
    StoreError("the writer task has stopped".to_owned())
}

async fn run_writer(connection: SqliteConnection, mut writes: mpsc::Receiver<Write>) {
    let mut writer = WriterConnection { connection, journal: CommitJournal::new() };
    let mut batch = Vec::new();
    let mut last = None;
    while writes.recv_many(&mut batch, BATCH_MAX).await > 0 {
        if let Some(last) = last {
            sleep_until(last + COMMIT_INTERVAL).await;
            while batch.len() < BATCH_MAX
                && let Ok(write) = writes.try_recv()
            {
                batch.push(write);
            }
        }
        last = Some(Instant::now());
        metrics::histogram!("ovoo_commit_writes").record(batch.len() as f64);
        let written = writer.write(&batch).await;
        if let Err(error) = &written {
            tracing::error!(%error, n_writes = batch.len(), "failed to commit writes");
            metrics::counter!("ovoo_commit_failures_total").increment(1);
        }
        send_results(&mut batch, &written);
        writer.compact_if_needed().await;
    }
    if let Err(error) = writer.connection.close().await {
        tracing::error!(%error, "failed to close store");
    }
}

/// Sends the result of a commit to its callers. A caller that has gone away does not undo its
/// write.
fn send_results(batch: &mut Vec<Write>, written: &Result<Vec<bool>, StoreError>) {
    let mut is_fresh = written.as_deref().unwrap_or(&[]).iter();
    for write in batch.drain(..) {
        let failed = written.as_ref().err().cloned();
        match write {
            Write::Append { done, .. } => {
                let is_new = is_fresh.next().copied().unwrap_or(false);
                let append = if is_new { Append::Done } else { Append::Conflict };
                let _ = done.send(failed.map_or(Ok(append), Err));
            }
            Write::Run { done, .. } => {
                let _ = done.send(failed.map_or(Ok(()), Err));
            }
        }
    }
}

/// The only connection that writes, with its side of the journal.
struct WriterConnection {
    connection: SqliteConnection,
    journal: CommitJournal,
}

impl WriterConnection {
    /// Commits all writes or none; returns for each append whether its step number was free.
    async fn write(&mut self, batch: &[Write]) -> Result<Vec<bool>, StoreError> {
        for _ in 0..ATTEMPTS {
            match self.try_write(batch).await {
                Ok(Some(is_fresh)) => return Ok(is_fresh),
                Ok(None) => self.journal.invalidate(),
                Err(error) => {
                    self.journal.invalidate();
                    return Err(error);
                }
            }
        }
        Err(StoreError("another server keeps writing to the same file".to_owned()))
    }

    /// Attempts a commit; returns `None` without writing anything if another server has taken the
    /// journal.
    async fn try_write(&mut self, batch: &[Write]) -> Result<Option<Vec<bool>>, StoreError> {
        let WriterConnection { connection, journal } = self;
        let inputs: Vec<(TableId, &StoredInput)> =
            batch.iter().filter_map(Write::appended).collect();
        let prepared = journal.prepare(connection, &inputs).await?;
        if inputs.len() == batch.len() {
            // A single statement is its own transaction, which saves `BEGIN` and `COMMIT`.
            let is_written = journal.write(connection, &prepared).await?;
            return Ok(is_written.then_some(prepared.is_fresh));
        }
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        if !journal.write(&mut transaction, &prepared).await? {
            return Ok(None);
        }
        for write in batch {
            if let Write::Run { statement, .. } = write {
                statement.query().execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(Some(prepared.is_fresh))
    }

    /// Compacts a long journal. Called between commits, when no caller is waiting for a result.
    async fn compact_if_needed(&mut self) {
        if self.journal.needs_compaction()
            && let Err(error) = self.journal.compact(&mut self.connection).await
        {
            tracing::error!(%error, "failed to compact journal");
            self.journal.invalidate();
        }
    }
}
