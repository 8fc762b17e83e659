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

use super::{Committed, StoreError, StoredInput, journal::CommitJournal};
use crate::id::TableId;

/// Maximum number of writes per commit.
const BATCH_MAX: usize = 1024;
/// Minimum interval between the starts of two commits.
const COMMIT_INTERVAL: Duration = Duration::from_millis(5);
/// Maximum number of attempts to commit while other servers take the journal.
const ATTEMPTS: u32 = 10;
/// Maximum number of queued writes.
const QUEUE_CAPACITY: usize = 4096;

/// The next inputs of a table, at least one.
pub type NextInputs = (TableId, Vec<StoredInput>);

/// A queued write: the next inputs of a table, and statements to run with them.
pub struct Write {
    inputs: Option<NextInputs>,
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<Committed, StoreError>>,
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

    /// Writes inputs and runs statements in one transaction. If a step number is taken, nothing is
    /// written.
    pub async fn write(
        &self,
        inputs: Option<NextInputs>,
        statements: Vec<Statement>,
    ) -> Result<Committed, StoreError> {
        let (done, answer) = oneshot::channel();
        let write = Write { inputs, statements, done };
        self.queue.send(write).await.map_err(|_| stopped())?;
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

/// Sends the result of a commit to its callers. A write stands even if its caller has gone away.
fn send_results(batch: &mut Vec<Write>, written: &Result<Vec<Committed>, StoreError>) {
    match written {
        Ok(results) => {
            for (write, result) in batch.drain(..).zip(results) {
                let _ = write.done.send(Ok(*result));
            }
        }
        Err(error) => {
            for write in batch.drain(..) {
                let _ = write.done.send(Err(error.clone()));
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
    /// Commits the batch atomically, skipping writes whose step number is already taken.
    async fn write(&mut self, batch: &[Write]) -> Result<Vec<Committed>, StoreError> {
        for _ in 0..ATTEMPTS {
            match self.try_write(batch).await {
                Ok(Some(results)) => return Ok(results),
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
    async fn try_write(&mut self, batch: &[Write]) -> Result<Option<Vec<Committed>>, StoreError> {
        let WriterConnection { connection, journal } = self;
        let inputs: Vec<Option<&NextInputs>> =
            batch.iter().map(|write| write.inputs.as_ref()).collect();
        let prepared = journal.prepare(connection, &inputs).await?;
        if batch.iter().all(|write| write.statements.is_empty()) {
            // A single statement is its own transaction, which saves `BEGIN` and `COMMIT`.
            let is_written = journal.write(connection, &prepared).await?;
            return Ok(is_written.then_some(prepared.results));
        }
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        if !journal.write(&mut transaction, &prepared).await? {
            return Ok(None);
        }
        for (write, result) in batch.iter().zip(&prepared.results) {
            if *result == Committed::Done {
                for statement in &write.statements {
                    statement.query().execute(&mut *transaction).await?;
                }
            }
        }
        transaction.commit().await?;
        Ok(Some(prepared.results))
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
