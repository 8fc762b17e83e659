//! Journal of inputs that are committed but not yet stored by table.
//!
//! Writing the steps of many tables to the `inputs` table would touch a database page for each of
//! them. A commit appends them to the journal instead, as one row, which makes them durable. From
//! time to time the journal is compacted: its inputs move to `inputs`, where those of one table
//! share pages. Readers query both.
//!
//! Each step number of a table is written once. Only one writer at a time owns the journal and
//! knows the last number of every table it has written to. The owner's name is in the store, and a
//! commit that finds another name there writes nothing. Two servers on one file may therefore take
//! the journal from each other, but never write the same number.
use std::collections::HashMap;

use serde::Serialize;
use sqlx::{Connection, SqliteConnection};

use super::{Committed, StoreError, StoredInput, writer::NextInputs};
use crate::{
    id::{TableId, random},
    wire::StepSource,
};

/// Number of inputs at which the journal is compacted.
const COMPACT_AT: usize = 4096;
/// Maximum number of tables whose last step number is cached.
const CACHE_MAX: usize = 100_000;

/// A row of a batch: the table, the step number and the remaining columns as stored.
#[derive(Serialize)]
pub struct Row<'a>(&'a str, u32, String, StepSource, Option<&'a str>, u64, String);

impl<'a> Row<'a> {
    pub fn of(id: &'a TableId, input: &'a StoredInput) -> Row<'a> {
        let line = serde_json::to_string(&input.line).expect("lines are plain data");
        let awaited = serde_json::to_string(&input.awaited).expect("seats are plain data");
        let origin = input.origin.as_deref();
        Row(id.as_str(), input.n(), line, input.author, origin, input.at, awaited)
    }
}

/// The writer's side of the journal.
pub struct CommitJournal {
    /// Our name as the owner.
    name: String,
    /// Our state as the owner; `None` if we do not own the journal or a write has failed.
    owned: Option<Owned>,
}

#[derive(Default)]
struct Owned {
    /// Last step number of each table looked up so far.
    last: HashMap<TableId, u32>,
    n_uncompacted: usize,
}

impl CommitJournal {
    pub fn new() -> CommitJournal {
        CommitJournal { name: hex::encode(random::<8>()), owned: None }
    }

    /// Takes ownership of the journal if necessary, and prepares a batch with the inputs of all
    /// writes whose step numbers are free.
    pub async fn prepare(
        &mut self,
        connection: &mut SqliteConnection,
        writes: &[Option<&NextInputs>],
    ) -> Result<Prepared, StoreError> {
        let mut prepared = Prepared::default();
        if writes.iter().all(Option::is_none) {
            prepared.results = vec![Committed::Done; writes.len()];
            return Ok(prepared);
        }
        if self.owned.as_ref().is_none_or(|owned| owned.last.len() > CACHE_MAX) {
            self.acquire(connection).await?;
        }
        let owned = self.owned.get_or_insert_default();
        owned.load_last_numbers(connection, writes).await?;
        let mut rows = Vec::with_capacity(writes.len());
        for write in writes {
            let result = match write {
                Some((id, inputs)) => {
                    let last = owned.last.entry(*id).or_default();
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

    /// Writes a batch. Returns `false` without writing anything if we no longer own the journal.
    pub async fn write(
        &mut self,
        connection: &mut SqliteConnection,
        prepared: &Prepared,
    ) -> Result<bool, StoreError> {
        let Some(batch) = &prepared.batch else { return Ok(true) };
        let sql = "INSERT INTO journal (batch)
            SELECT ?1 WHERE (SELECT value FROM meta WHERE key = 'writer') = ?2";
        let query = sqlx::query(sql).bind(batch).bind(&self.name);
        let is_written = query.execute(connection).await?.rows_affected() == 1;
        self.owned.get_or_insert_default().n_uncompacted += prepared.n_rows;
        Ok(is_written)
    }

    /// Drops the cached state after a failed write, or because another writer may have written.
    pub fn invalidate(&mut self) {
        self.owned = None;
    }

    pub fn needs_compaction(&self) -> bool {
        self.owned.as_ref().is_some_and(|owned| owned.n_uncompacted >= COMPACT_AT)
    }

    /// Moves all inputs from the journal to the `inputs` table.
    pub async fn compact(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for sql in COMPACT {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        if let Some(owned) = &mut self.owned {
            owned.n_uncompacted = 0;
        }
        Ok(())
    }

    /// Takes ownership of the journal and compacts it, so that last numbers can be looked up in
    /// `inputs` alone.
    async fn acquire(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for sql in COMPACT {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        let sql = "INSERT INTO meta (key, value) VALUES ('writer', ?1)
            ON CONFLICT (key) DO UPDATE SET value = ?1";
        sqlx::query(sql).bind(&self.name).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.owned = Some(Owned::default());
        Ok(())
    }
}

/// Statements that compact the journal. Inputs are sorted by table, so that those on the same page
/// are written together.
const COMPACT: [&str; 2] = [
    "INSERT INTO inputs (table_id, n, line, author, origin, at, awaited)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
        value ->> 6
    FROM journal, jsonb_each(batch) WHERE true ORDER BY 1, 2 ON CONFLICT DO NOTHING",
    "DELETE FROM journal",
];

/// Query for the inputs of a table, compacted or not. `instr` skips batches that do not mention the
/// table without parsing them.
pub const INPUTS: &str = "SELECT n, line, author, origin, at, awaited FROM inputs
    WHERE table_id = ?1
    UNION ALL
    SELECT value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM journal, jsonb_each(batch) WHERE instr(batch, ?1) AND value ->> 0 = ?1
    ORDER BY 1";

/// Query for the last input of each table in the journal.
pub const LAST_IN_JOURNAL: &str = "SELECT value ->> 0, max(value ->> 1), value ->> 6
    FROM journal, jsonb_each(batch) GROUP BY 1";

/// A batch that is ready to be written.
#[derive(Default)]
pub struct Prepared {
    batch: Option<String>,
    n_rows: usize,
    /// The result of each write, once the batch is written.
    pub results: Vec<Committed>,
}

impl Owned {
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
