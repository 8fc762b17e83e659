//! Journal of inputs that are committed but not yet stored by table.
//!
//! Writing the steps of many tables to the `inputs` table would touch a database page for each of
//! them. A commit appends them to the journal instead, as one row, which makes them durable. When
//! the journal is compacted, its inputs move to `inputs`, where those of one table share pages.
//! Readers query both.
//!
//! Each step number of a table is written once. Only one process at a time writes to a store, so
//! the writer knows the last number of every table it has written to.
use std::collections::HashMap;

use serde::Serialize;
use sqlx::{Connection, SqliteConnection};

use super::{Committed, StoreError, StoredInput, writer::NextInputs};
use crate::{id::TableId, wire::StepSource};

/// Number of inputs at which the journal is compacted.
const COMPACT_AT: usize = 4096;
/// Maximum number of tables whose last step number is cached.
const CACHE_MAX: usize = 100_000;

/// A row of a batch: the table, the step number and the remaining columns as stored.
#[derive(Serialize)]
pub(super) struct Row<'a>(&'a str, u32, String, StepSource, Option<&'a str>, u64, String, &'a str);

impl<'a> Row<'a> {
    pub(super) fn of(id: &'a TableId, input: &'a StoredInput) -> Row<'a> {
        let line = serde_json::to_string(&input.line).expect("lines are plain data");
        let awaited = serde_json::to_string(&input.awaited).expect("seats are plain data");
        let origin = input.origin.as_deref();
        Row(id.as_str(), input.n(), line, input.author, origin, input.at, awaited, &input.hash)
    }
}

/// The writer's side of the journal.
#[derive(Default)]
pub(super) struct CommitJournal {
    /// The cached state; `None` before the first write and after a failed one.
    cached: Option<JournalCache>,
}

#[derive(Default)]
struct JournalCache {
    /// Last step number of each table looked up so far.
    last: HashMap<TableId, u32>,
    n_uncompacted: usize,
}

impl CommitJournal {
    /// Prepares a batch with the inputs of all writes whose step numbers are free.
    pub(super) async fn prepare(
        &mut self,
        connection: &mut SqliteConnection,
        writes: &[Option<&NextInputs>],
    ) -> Result<PreparedBatch, StoreError> {
        let mut prepared = PreparedBatch::default();
        if writes.iter().all(Option::is_none) {
            prepared.results = vec![Committed::Done; writes.len()];
            return Ok(prepared);
        }
        if self.cached.as_ref().is_none_or(|cached| cached.last.len() > CACHE_MAX) {
            // Afterwards the last numbers can be looked up in `inputs` alone.
            self.compact(connection).await?;
            self.cached = Some(JournalCache::default());
        }
        let cached = self.cached.get_or_insert_default();
        cached.load_last_numbers(connection, writes).await?;
        let mut rows = Vec::with_capacity(writes.len());
        for write in writes {
            let result = match write {
                Some((id, inputs)) => {
                    let last = cached.last.entry(*id).or_default();
                    let is_free = inputs.first().is_none_or(|first| first.n() > *last);
                    if is_free {
                        *last = inputs.last().map_or(*last, StoredInput::n);
                        rows.extend(inputs.iter().map(|input| Row::of(id, input)));
                    }
                    if is_free { Committed::Done } else { Committed::Conflict }
                }
                None => Committed::Done,
            };
            prepared.results.push(result);
        }
        prepared.batch = (!rows.is_empty()).then(|| serde_json::to_string(&rows)).transpose()?;
        prepared.n_rows = rows.len();
        Ok(prepared)
    }

    /// Writes a batch.
    pub(super) async fn write(
        &mut self,
        connection: &mut SqliteConnection,
        prepared: &PreparedBatch,
    ) -> Result<(), StoreError> {
        let Some(batch) = &prepared.batch else { return Ok(()) };
        let query = sqlx::query("INSERT INTO journal (batch) VALUES (?1)").bind(batch);
        query.execute(connection).await?;
        self.cached.get_or_insert_default().n_uncompacted += prepared.n_rows;
        Ok(())
    }

    /// Drops the cached state after a failed write.
    pub(super) fn invalidate(&mut self) {
        self.cached = None;
    }

    /// Forgets a table that was deleted.
    pub(super) fn forget(&mut self, id: TableId) {
        if let Some(cached) = &mut self.cached {
            cached.last.remove(&id);
        }
    }

    pub(super) fn needs_compaction(&self) -> bool {
        self.cached.as_ref().is_some_and(|cached| cached.n_uncompacted >= COMPACT_AT)
    }

    /// Moves all inputs from the journal to the `inputs` table.
    pub(super) async fn compact(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for sql in COMPACT {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        if let Some(cached) = &mut self.cached {
            cached.n_uncompacted = 0;
        }
        Ok(())
    }
}

/// Statements that compact the journal. Inputs are sorted by table, so that those on the same page
/// are written together.
const COMPACT: [&str; 2] = [
    "INSERT INTO inputs (table_id, n, line, author, origin, at, awaited, hash)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
        value ->> 6, value ->> 7
    FROM journal, jsonb_each(batch) WHERE true ORDER BY 1, 2 ON CONFLICT DO NOTHING",
    "DELETE FROM journal",
];

/// Query for the inputs of a table, compacted or not. `instr` skips batches that do not mention the
/// table without parsing them.
pub(super) const INPUTS: &str = "SELECT n, line, author, origin, at, awaited, hash FROM inputs
    WHERE table_id = ?1
    UNION ALL
    SELECT value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
        value ->> 7
    FROM journal, jsonb_each(batch) WHERE instr(batch, ?1) AND value ->> 0 = ?1
    ORDER BY 1";

/// Query for the last input of each table in the journal.
pub(super) const LAST_IN_JOURNAL: &str = "SELECT value ->> 0, max(value ->> 1), value ->> 6
    FROM journal, jsonb_each(batch) GROUP BY 1";

/// A batch that is ready to be written.
#[derive(Default)]
pub(super) struct PreparedBatch {
    batch: Option<String>,
    n_rows: usize,
    /// The result of each write, once the batch is written.
    pub results: Vec<Committed>,
}

impl JournalCache {
    /// Loads the last step numbers of tables that are not cached yet.
    async fn load_last_numbers(
        &mut self,
        connection: &mut SqliteConnection,
        writes: &[Option<&NextInputs>],
    ) -> Result<(), StoreError> {
        let ids =
            writes.iter().flatten().map(|(id, _)| id).filter(|id| !self.last.contains_key(*id));
        let ids: Vec<&str> = ids.map(TableId::as_str).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let sql = "SELECT value, (SELECT max(n) FROM inputs WHERE table_id = value)
            FROM json_each(?1)";
        let query = sqlx::query_as(sql).bind(serde_json::to_string(&ids)?);
        let found: Vec<(String, Option<u32>)> = query.fetch_all(connection).await?;
        for (id, last) in found {
            let id = id.parse().map_err(|_| StoreError(format!("invalid table id {id:?}")))?;
            self.last.insert(id, last.unwrap_or(0));
        }
        Ok(())
    }
}
