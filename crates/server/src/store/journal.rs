//! Inputs on their way into the store.
//!
//! A commit of steps from many tables would touch a page of the file for each of them. It is
//! written to the end of a journal instead, as one row, and is durable there; now and then the
//! journal is settled: its inputs move to the place where those of one table lie together, many to
//! a page. Whoever reads looks at both.
//!
//! Each number of a table is let through once. Only one writer at a time owns the journal, and
//! knows the last number of every table it has written to; its name is in the store, and a commit
//! that does not find it there writes nothing. So two servers on one file may take the journal from
//! each other, but never write the same number.
use std::collections::HashMap;

use serde::Serialize;
use sqlx::{Connection, SqliteConnection};

use super::{StoreError, Stored};
use crate::id::{TableId, random};

/// Inputs in the journal before it is settled.
const SETTLE_AT: usize = 4096;
/// Tables whose last number is known.
const KNOWN_MAX: usize = 100_000;
/// A row of a batch: the table, the number, and the rest as it is kept.
#[derive(Serialize)]
pub struct Row<'a>(&'a str, u32, String, crate::wire::Author, Option<&'a str>, u64);

impl<'a> Row<'a> {
    pub fn of(id: &'a TableId, input: &'a Stored) -> Row<'a> {
        let line = serde_json::to_string(&input.line).expect("lines are plain data");
        Row(id.as_str(), input.n(), line, input.author, input.origin.as_deref(), input.at)
    }
}

/// The writing end of the journal.
pub struct Journal {
    /// Our name as its owner.
    name: String,
    /// What we know as its owner; nothing before we are, and after anything has failed.
    known: Option<Known>,
}

#[derive(Default)]
struct Known {
    /// The last number of each table that we have asked about.
    last: HashMap<TableId, u32>,
    n_unsettled: usize,
}

impl Journal {
    pub fn new() -> Journal {
        Journal { name: hex::encode(random::<8>()), known: None }
    }

    /// Which of the inputs have numbers that are free, and these as one batch. The journal is
    /// ours afterwards.
    pub async fn prepare(
        &mut self,
        connection: &mut SqliteConnection,
        inputs: &[(TableId, &Stored)],
    ) -> Result<Prepared, StoreError> {
        if inputs.is_empty() {
            return Ok(Prepared::default());
        }
        if self.known.as_ref().is_none_or(|known| known.last.len() > KNOWN_MAX) {
            self.own(connection).await?;
        }
        let known = self.known.get_or_insert_default();
        known.look_up(connection, inputs).await?;
        let mut rows = Vec::with_capacity(inputs.len());
        let mut is_fresh = Vec::with_capacity(inputs.len());
        for (id, input) in inputs {
            let last = known.last.entry(*id).or_default();
            let is_new = input.n() > *last;
            if is_new {
                *last = input.n();
                rows.push(Row::of(id, input));
            }
            is_fresh.push(is_new);
        }
        let batch = (!rows.is_empty()).then(|| serde_json::to_string(&rows)).transpose()?;
        Ok(Prepared { batch, n_rows: rows.len(), is_fresh })
    }

    /// Writes a batch; false, and nothing is written, if the journal is no longer ours.
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
        self.known.get_or_insert_default().n_unsettled += prepared.n_rows;
        Ok(is_written)
    }

    /// Something has failed, or somebody else may have written: nothing is known any more.
    pub fn forget(&mut self) {
        self.known = None;
    }

    pub fn is_long(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.n_unsettled >= SETTLE_AT)
    }

    /// Moves everything to its place.
    pub async fn settle(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for sql in SETTLE {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        if let Some(known) = &mut self.known {
            known.n_unsettled = 0;
        }
        Ok(())
    }

    /// Makes the journal ours, and empty, so that the last numbers can be asked for in one place.
    async fn own(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for sql in SETTLE {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        let sql = "INSERT INTO meta (key, value) VALUES ('writer', ?1)
            ON CONFLICT (key) DO UPDATE SET value = ?1";
        sqlx::query(sql).bind(&self.name).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.known = Some(Known::default());
        Ok(())
    }
}

/// In the order of the tables, so that inputs that come to lie on one page come together.
const SETTLE: [&str; 2] = [
    "INSERT INTO inputs (table_id, n, line, author, origin, at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM journal, jsonb_each(batch) WHERE true ORDER BY 1, 2 ON CONFLICT DO NOTHING",
    "DELETE FROM journal",
];

/// The inputs of a table, settled or not. A batch without the table's name is not even read.
pub const INPUTS: &str = "SELECT n, line, author, origin, at FROM inputs WHERE table_id = ?1
    UNION ALL
    SELECT value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM journal, jsonb_each(batch) WHERE instr(batch, ?1) AND value ->> 0 = ?1
    ORDER BY 1";

/// Inputs that can be written.
#[derive(Default)]
pub struct Prepared {
    batch: Option<String>,
    n_rows: usize,
    /// One for each input: is its number free?
    pub is_fresh: Vec<bool>,
}

impl Known {
    /// Asks for the last numbers of tables that have not written before.
    async fn look_up(
        &mut self,
        connection: &mut SqliteConnection,
        inputs: &[(TableId, &Stored)],
    ) -> Result<(), StoreError> {
        let ids = inputs.iter().map(|(id, _)| id).filter(|id| !self.last.contains_key(*id));
        let ids: Vec<&str> = ids.map(TableId::as_str).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let sql = "SELECT value, (SELECT max(n) FROM inputs WHERE table_id = value)
            FROM json_each(?1)";
        let query = sqlx::query_as(sql).bind(serde_json::to_string(&ids)?);
        let found: Vec<(String, Option<u32>)> = query.fetch_all(connection).await?;
        for (id, last) in found {
            let id = id.parse().map_err(|_| StoreError(format!("{id:?} is no table")))?;
            self.last.insert(id, last.unwrap_or(0));
        }
        Ok(())
    }
}
