//! Task that performs all writes and groups them into commits.
//!
//! A commit waits for the disk, and its cost hardly depends on its size. Writes that arrive during
//! one commit therefore share the next. A single write is committed immediately. Under load,
//! commits start at a minimum interval, so that more writes share each of them.
//!
//! After an error the connection is replaced. SQLite rolls back on its own when the disk is full,
//! so the state of the old connection is not known.
use std::{
    fs::File,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, Sqlite, SqliteConnection,
    query::Query,
    sqlite::{SqliteArguments, SqliteConnectOptions},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{Committed, StoreError, StoredInput, files::StoreFiles, journal::CommitJournal};
use crate::id::TableId;

/// Maximum number of writes per commit.
const BATCH_MAX: usize = 1024;
/// Minimum interval between the starts of two commits.
const COMMIT_INTERVAL: Duration = Duration::from_millis(5);
/// Maximum number of queued writes.
const QUEUE_CAPACITY: usize = 4096;

/// Statements that delete a table.
const DELETE: [&str; 4] = [
    "DELETE FROM inputs WHERE table_id = ?1",
    "DELETE FROM chat WHERE table_id = ?1",
    "DELETE FROM seated WHERE table_id = ?1",
    "DELETE FROM tables WHERE id = ?1",
];

/// The next inputs of a table, at least one.
pub(super) type NextInputs = (TableId, Vec<StoredInput>);

/// A task for the writer.
enum Task {
    Write(Write),
    Delete(TableId, oneshot::Sender<Result<(), StoreError>>),
    /// Closes the store after all earlier writes.
    Close(oneshot::Sender<()>),
}

/// A queued write: the next inputs of a table, and statements to run with them.
struct Write {
    inputs: Option<NextInputs>,
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<Committed, StoreError>>,
}

/// A statement with text and number arguments.
pub(super) struct Statement {
    pub sql: &'static str,
    pub args: Vec<Arg>,
}

impl Statement {
    fn query(&self) -> Query<'_, Sqlite, SqliteArguments> {
        self.args.iter().fold(sqlx::query(self.sql), |query, arg| match arg {
            Arg::Text(text) => query.bind(text),
            Arg::Number(number) => query.bind(number),
            Arg::Bytes(bytes) => query.bind(bytes),
            Arg::Null => query.bind(None::<i64>),
        })
    }
}

pub(super) enum Arg {
    Text(String),
    Number(i64),
    Bytes(Vec<u8>),
    Null,
}

/// Handle to the writer task.
pub(super) struct Writer {
    queue: mpsc::Sender<Task>,
    /// Whether the last commit failed.
    has_failed: Arc<AtomicBool>,
}

impl Writer {
    pub(super) fn start(writer: WriterConnection) -> Writer {
        let (queue, tasks) = mpsc::channel(QUEUE_CAPACITY);
        let has_failed = Arc::default();
        tokio::spawn(run_writer(writer, tasks, Arc::clone(&has_failed)));
        Writer { queue, has_failed }
    }

    /// Writes inputs and runs statements in one transaction. If a step number is taken, nothing is
    /// written.
    pub(super) async fn write(
        &self,
        inputs: Option<NextInputs>,
        statements: Vec<Statement>,
    ) -> Result<Committed, StoreError> {
        let (done, answer) = oneshot::channel();
        let write = Write { inputs, statements, done };
        self.queue.send(Task::Write(write)).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// Deletes a table after the writes that are already queued.
    pub(super) async fn delete(&self, id: TableId) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.queue.send(Task::Delete(id, done)).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// Returns `true` if the last commit failed.
    pub(super) fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// Closes the store after the writes that are already queued.
    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.queue.send(Task::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

fn stopped() -> StoreError {
    StoreError("the writer task has stopped".to_owned())
}

async fn run_writer(
    mut writer: WriterConnection,
    mut tasks: mpsc::Receiver<Task>,
    has_failed: Arc<AtomicBool>,
) {
    let (mut queued, mut batch, mut deletions) = (Vec::new(), Vec::new(), Vec::new());
    let (mut last, mut closed) = (None, None);
    while closed.is_none() && tasks.recv_many(&mut queued, BATCH_MAX).await > 0 {
        if let Some(last) = last {
            sleep_until(last + COMMIT_INTERVAL).await;
            while queued.len() < BATCH_MAX
                && let Ok(task) = tasks.try_recv()
            {
                queued.push(task);
            }
        }
        for task in queued.drain(..) {
            match task {
                Task::Write(write) => batch.push(write),
                Task::Delete(id, done) => deletions.push((id, done)),
                Task::Close(done) => closed = Some(done),
            }
        }
        if batch.is_empty() {
            writer.delete_all(&mut deletions).await;
            continue;
        }
        last = Some(Instant::now());
        metrics::histogram!("ovoo_commit_writes").record(batch.len() as f64);
        let written = writer.write(&batch).await;
        if let Err(error) = &written {
            tracing::error!(%error, n_writes = batch.len(), "failed to commit writes");
            metrics::counter!("ovoo_commit_failures_total").increment(1);
        }
        has_failed.store(written.is_err(), Ordering::Relaxed);
        send_results(&mut batch, &written);
        writer.delete_all(&mut deletions).await;
        writer.compact_if_needed().await;
    }
    writer.disconnect().await;
    drop(writer.lock);
    if let Some(closed) = closed {
        let _ = closed.send(());
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
pub(super) struct WriterConnection {
    pub options: SqliteConnectOptions,
    pub files: Arc<StoreFiles>,
    /// The connection, unless the last write failed.
    pub connection: Option<SqliteConnection>,
    pub journal: CommitJournal,
    /// Prevents other processes from writing to the store.
    pub lock: File,
}

impl WriterConnection {
    /// Commits the batch atomically, skipping writes whose step number is already taken.
    async fn write(&mut self, batch: &[Write]) -> Result<Vec<Committed>, StoreError> {
        let written = self.try_write(batch).await;
        if written.is_err() {
            self.disconnect().await;
        }
        written
    }

    async fn try_write(&mut self, batch: &[Write]) -> Result<Vec<Committed>, StoreError> {
        self.files.require_in_place()?;
        let journal = &mut self.journal;
        let connection = match &mut self.connection {
            Some(connection) => connection,
            None => self.connection.insert(self.options.connect().await?),
        };
        let inputs: Vec<Option<&NextInputs>> =
            batch.iter().map(|write| write.inputs.as_ref()).collect();
        let prepared = journal.prepare(connection, &inputs).await?;
        if batch.iter().all(|write| write.statements.is_empty()) {
            // A single statement is its own transaction, which saves `BEGIN` and `COMMIT`.
            journal.write(connection, &prepared).await?;
        } else {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            journal.write(&mut transaction, &prepared).await?;
            for (write, result) in batch.iter().zip(&prepared.results) {
                if *result == Committed::Done {
                    for statement in &write.statements {
                        statement.query().execute(&mut *transaction).await?;
                    }
                }
            }
            transaction.commit().await?;
        }
        // Only now is it certain that the commit went to the store and not to a deleted file.
        self.files.require_in_place()?;
        Ok(prepared.results)
    }

    /// Deletes tables and sends the results.
    async fn delete_all(
        &mut self,
        deletions: &mut Vec<(TableId, oneshot::Sender<Result<(), StoreError>>)>,
    ) {
        for (id, done) in deletions.drain(..) {
            let deleted = self.delete(id).await;
            if let Err(error) = &deleted {
                tracing::error!(table = %id, %error, "failed to delete table");
                self.disconnect().await;
            }
            let _ = done.send(deleted);
        }
    }

    async fn delete(&mut self, id: TableId) -> Result<(), StoreError> {
        self.files.require_in_place()?;
        let connection = match &mut self.connection {
            Some(connection) => connection,
            None => self.connection.insert(self.options.connect().await?),
        };
        // The journal mixes the inputs of all tables.
        self.journal.compact(connection).await?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for sql in DELETE {
            sqlx::query(sql).bind(id.as_str()).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        self.journal.forget(id);
        Ok(())
    }

    /// Closes the connection and forgets what was known about the journal.
    async fn disconnect(&mut self) {
        self.journal.invalidate();
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "failed to close store");
        }
    }

    /// Compacts a long journal. Called between commits, when no caller is waiting for a result.
    async fn compact_if_needed(&mut self) {
        if self.journal.needs_compaction()
            && let Some(connection) = &mut self.connection
            && let Err(error) = self.journal.compact(connection).await
        {
            tracing::error!(%error, "failed to compact journal");
            self.disconnect().await;
        }
    }
}
