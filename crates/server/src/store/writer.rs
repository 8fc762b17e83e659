//! One task writes, and many writes share one commit.
//!
//! A commit waits for the disk, and the disk does not care how much is in it: whatever has been
//! asked for while one transaction was being written goes into the next. A step that comes alone is
//! written at once; when many come, a commit starts so long after the one before that several
//! share it, and a busy server spends its time on games instead of on commits.
use std::time::Duration;

use serde::Serialize;
use sqlx::{Connection, SqliteConnection};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{Append, StoreError, Stored};
use crate::id::TableId;

/// Most writes in one transaction.
const BATCH_MAX: usize = 1024;
/// From the start of a commit to that of the next, if they follow each other closely.
const GATHER: Duration = Duration::from_millis(5);
/// Writes that may wait.
const QUEUE: usize = 4096;

/// Something to be written.
pub enum Write {
    Append { id: TableId, input: Stored, done: oneshot::Sender<Result<Append, StoreError>> },
    Run { statement: Statement, done: oneshot::Sender<Result<(), StoreError>> },
}

/// A statement with text and number arguments.
pub struct Statement {
    pub sql: &'static str,
    pub args: Vec<Arg>,
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

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Write>) {
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
        let written = write_batch(&mut connection, &batch).await;
        if let Err(error) = &written {
            tracing::error!(%error, n = batch.len(), "a commit failed");
            metrics::counter!("ovoo_commit_failures_total").increment(1);
        }
        for write in batch.drain(..) {
            // Whoever asked may have gone away; the write stands all the same.
            match write {
                Write::Append { id, input, done } => {
                    let answer = written.as_ref().map_err(Clone::clone).map(|fresh| {
                        if fresh.has(id, input.n()) { Append::Done } else { Append::Taken }
                    });
                    let _ = done.send(answer);
                }
                Write::Run { done, .. } => {
                    let _ = done.send(written.as_ref().map(|_| ()).map_err(Clone::clone));
                }
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the store did not close well");
    }
}

/// Writes everything or nothing; the appended keys that were new, sorted.
async fn write_batch(
    connection: &mut SqliteConnection,
    batch: &[Write],
) -> Result<Fresh, StoreError> {
    let rows: Vec<Row<'_>> = batch.iter().filter_map(Row::of).collect();
    if rows.len() == batch.len() {
        // A statement alone is its own transaction: one trip to the database instead of three.
        return append(connection, &rows).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let fresh = append(&mut transaction, &rows).await?;
    for write in batch {
        if let Write::Run { statement, .. } = write {
            let mut query = sqlx::query(statement.sql);
            for arg in &statement.args {
                query = match arg {
                    Arg::Text(text) => query.bind(text),
                    Arg::Number(number) => query.bind(number),
                    Arg::Bytes(bytes) => query.bind(bytes),
                };
            }
            query.execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(fresh)
}

/// Which appends of a batch were new.
enum Fresh {
    All,
    /// Some numbers had been taken; these, sorted, had not.
    Only(Vec<(String, u32)>),
}

impl Fresh {
    fn has(&self, id: TableId, n: u32) -> bool {
        match self {
            Fresh::All => true,
            Fresh::Only(keys) => keys.binary_search(&(id.to_string(), n)).is_ok(),
        }
    }
}

/// All appends of a batch are one statement: its cost hardly grows with their number.
async fn append(connection: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<Fresh, StoreError> {
    if rows.is_empty() {
        return Ok(Fresh::All);
    }
    let batch = serde_json::to_string(rows)?;
    let written = sqlx::query(APPEND).bind(&batch).execute(&mut *connection).await?;
    if written.rows_affected() == rows.len() as u64 {
        return Ok(Fresh::All);
    }
    let query = sqlx::query_as(MINE).bind(&batch);
    Ok(Fresh::Only(query.fetch_all(connection).await?))
}

const APPEND: &str = "INSERT INTO inputs (table_id, n, line, author, origin, at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM json_each(?1) WHERE true ON CONFLICT DO NOTHING";

/// Those of the batch that stand in the store as they were sent.
const MINE: &str = "SELECT table_id, n FROM json_each(?1) JOIN inputs
    ON table_id = value ->> 0 AND n = value ->> 1
    WHERE line = value ->> 2 AND origin IS value ->> 4 AND at = value ->> 5
    ORDER BY table_id, n";

#[derive(Serialize)]
struct Row<'a>(&'a str, u32, String, crate::wire::Author, Option<&'a str>, u64);

impl Row<'_> {
    fn of(write: &Write) -> Option<Row<'_>> {
        let Write::Append { id, input, .. } = write else { return None };
        let line = serde_json::to_string(&input.line).expect("lines are plain data");
        let origin = input.origin.as_deref();
        Some(Row(id.as_str(), input.n(), line, input.author, origin, input.at))
    }
}
