//! One task writes, and many writes share one commit.
//!
//! A commit waits for the disk, and the disk does not care how much is in it: whatever has been
//! asked for while one transaction was being written goes into the next. A step that comes alone is
//! written at once; when many come, a commit starts so long after the one before that several
//! share it, and a busy server spends its time on games instead of on commits.
use std::time::Duration;

use sqlx::{Connection, Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{Append, StoreError, Stored, journal::Journal};
use crate::id::TableId;

/// Most writes in one transaction.
const BATCH_MAX: usize = 1024;
/// From the start of a commit to that of the next, if they follow each other closely.
const GATHER: Duration = Duration::from_millis(5);
/// How often others may take the journal from us during one commit.
const ATTEMPTS: u32 = 10;
/// Writes that may wait.
const QUEUE: usize = 4096;

/// Something to be written.
pub enum Write {
    Append { id: TableId, input: Stored, done: oneshot::Sender<Result<Append, StoreError>> },
    Run { statement: Statement, done: oneshot::Sender<Result<(), StoreError>> },
}

impl Write {
    fn appended(&self) -> Option<(TableId, &Stored)> {
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

/// The way to the writing task.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Write>,
}

impl Writer {
    pub fn start(connection: SqliteConnection) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, waiting));
        Writer { queue }
    }

    pub async fn append(&self, id: TableId, input: Stored) -> Result<Append, StoreError> {
        let (done, answer) = oneshot::channel();
        self.queue.send(Write::Append { id, input, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    pub async fn run(&self, sql: &'static str, args: Vec<Arg>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let statement = Statement { sql, args };
        self.queue.send(Write::Run { statement, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

fn gone() -> StoreError {
    StoreError("the writer has stopped".to_owned())
}

async fn write_all(connection: SqliteConnection, mut waiting: mpsc::Receiver<Write>) {
    let mut pen = Pen { connection, journal: Journal::new() };
    let mut batch = Vec::new();
    let mut last = None;
    while waiting.recv_many(&mut batch, BATCH_MAX).await > 0 {
        if let Some(last) = last {
            sleep_until(last + GATHER).await;
            while batch.len() < BATCH_MAX
                && let Ok(write) = waiting.try_recv()
            {
                batch.push(write);
            }
        }
        last = Some(Instant::now());
        metrics::histogram!("ovoo_commit_writes").record(batch.len() as f64);
        let written = pen.write(&batch).await;
        if let Err(error) = &written {
            tracing::error!(%error, n = batch.len(), "a commit failed");
            metrics::counter!("ovoo_commit_failures_total").increment(1);
        }
        answer(&mut batch, &written);
        pen.tidy().await;
    }
    if let Err(error) = pen.connection.close().await {
        tracing::error!(%error, "the store did not close well");
    }
}

/// Tells all who waited. Some may have gone away; the write stands all the same.
fn answer(batch: &mut Vec<Write>, written: &Result<Vec<bool>, StoreError>) {
    let mut is_fresh = written.as_deref().unwrap_or(&[]).iter();
    for write in batch.drain(..) {
        let failed = written.as_ref().err().cloned();
        match write {
            Write::Append { done, .. } => {
                let is_new = is_fresh.next().copied().unwrap_or(false);
                let answer = if is_new { Append::Done } else { Append::Taken };
                let _ = done.send(failed.map_or(Ok(answer), Err));
            }
            Write::Run { done, .. } => {
                let _ = done.send(failed.map_or(Ok(()), Err));
            }
        }
    }
}

/// The connection that writes, and its end of the journal.
struct Pen {
    connection: SqliteConnection,
    journal: Journal,
}

impl Pen {
    /// Writes everything or nothing; for each append, whether its number was free.
    async fn write(&mut self, batch: &[Write]) -> Result<Vec<bool>, StoreError> {
        for _ in 0..ATTEMPTS {
            match self.try_write(batch).await {
                Ok(Some(is_fresh)) => return Ok(is_fresh),
                Ok(None) => self.journal.forget(),
                Err(error) => {
                    self.journal.forget();
                    return Err(error);
                }
            }
        }
        Err(StoreError("others write to the same file all the time".to_owned()))
    }

    /// `None`, and nothing is written, if somebody else has taken the journal meanwhile.
    async fn try_write(&mut self, batch: &[Write]) -> Result<Option<Vec<bool>>, StoreError> {
        let Pen { connection, journal } = self;
        let inputs: Vec<(TableId, &Stored)> = batch.iter().filter_map(Write::appended).collect();
        let prepared = journal.prepare(connection, &inputs).await?;
        if inputs.len() == batch.len() {
            // A statement alone is its own transaction: one trip to the database instead of three.
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

    /// Between commits, while nobody waits for one.
    async fn tidy(&mut self) {
        if self.journal.is_long()
            && let Err(error) = self.journal.settle(&mut self.connection).await
        {
            tracing::error!(%error, "the journal could not be settled");
            self.journal.forget();
        }
    }
}
