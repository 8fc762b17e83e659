//! Storage of tables: each is a record and a list of numbered inputs.
//!
//! The inputs are the source of truth, from which everything else about a running game is rebuilt.
//! A change counts only once [`Store::commit`] has returned.
mod files;
mod journal;
#[cfg(test)]
mod memory;
mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

use std::{future::Future, pin::Pin};

use kernel::{SeatSet, Seed};
use serde::{Deserialize, Serialize};
use table::Line;

pub use files::write_private;
#[cfg(test)]
pub(crate) use memory::MemoryStore;
pub use sqlite::Sqlite;

use crate::{
    id::{GuestKey, TableId},
    record::Record,
    wire::{ChatMessage, StepSource},
};

/// Future returned by the methods of [`Store`].
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Maximum number of chat messages per table. The oldest ones are dropped.
pub(crate) const CHAT_HISTORY_MAX: u32 = 100;

/// Persistent storage of tables and guests.
pub trait Store: Send + Sync + 'static {
    /// Writes a commit atomically. Once this returns [`Committed::Done`], the commit is durable.
    fn commit(&self, id: TableId, commit: Commit) -> StoreFuture<'_, Committed>;
    /// Writes several new tables atomically. None of them may exist yet.
    fn create_all(&self, tables: Vec<(TableId, StoredTable)>) -> StoreFuture<'_, ()>;
    /// Deletes a table and everything that belongs to it.
    fn delete(&self, id: TableId) -> StoreFuture<'_, ()>;
    /// Returns a table's record and secret.
    fn load(&self, id: TableId) -> StoreFuture<'_, Option<(Record, Seed)>>;
    /// Returns all inputs in order.
    fn inputs(&self, id: TableId) -> StoreFuture<'_, Vec<StoredInput>>;
    /// Returns the latest chat messages, oldest first.
    fn chat(&self, id: TableId) -> StoreFuture<'_, Vec<ChatMessage>>;
    /// Returns everything about a table.
    fn load_table(&self, id: TableId) -> StoreFuture<'_, Option<Box<StoredTable>>> {
        Box::pin(async move {
            let Some((record, secret)) = self.load(id).await? else { return Ok(None) };
            let (inputs, chat) = (self.inputs(id).await?, self.chat(id).await?);
            Ok(Some(Box::new(StoredTable { record, secret, inputs, chat })))
        })
    }
    /// Returns the selected tables, without their matches. The cost does not depend on how long
    /// their games are.
    fn list<'a>(&'a self, list: List<'a>) -> StoreFuture<'a, Vec<ListedTable>>;
    /// Returns the identifiers of all tables, oldest first.
    fn ids(&self) -> StoreFuture<'_, Vec<TableId>>;
    fn guest_name<'a>(&'a self, holder: &'a GuestKey) -> StoreFuture<'a, Option<String>>;
    fn set_guest_name<'a>(&'a self, holder: &'a GuestKey, name: &'a str) -> StoreFuture<'a, ()>;
    /// Returns a server-wide value, creating it with `make` the first time.
    fn get_or_init<'a>(
        &'a self,
        key: &'a str,
        make: &'a (dyn Fn() -> String + Sync),
    ) -> StoreFuture<'a, String>;
    /// Checks that the store can be read and written. A recent commit counts as a check.
    fn check_health(&self) -> StoreFuture<'_, ()>;
    /// Writes a copy to a new file, readable by its owner only, without interrupting other
    /// operations.
    fn backup<'a>(&'a self, path: &'a std::path::Path) -> StoreFuture<'a, ()>;
    /// Closes the store after the last operation.
    fn close(&self) -> StoreFuture<'_, ()>;
}

/// A selection of tables.
#[derive(Clone, Copy, Debug)]
pub enum List<'a> {
    /// Listed tables that wait for players.
    Open,
    /// Listed games in progress that spectators may watch.
    Live,
    /// Tables where this guest has a seat.
    SeatedBy(&'a GuestKey),
    /// All games in progress.
    Playing,
}

/// A row of a list of tables.
#[derive(Clone, Debug)]
pub struct ListedTable {
    pub id: TableId,
    pub record: Record,
    /// The number of steps.
    pub step: u32,
    /// The seats the game waits for.
    pub awaited: SeatSet,
}

/// Everything about a table.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub record: Record,
    pub secret: Seed,
    pub inputs: Vec<StoredInput>,
    pub chat: Vec<ChatMessage>,
}

/// The parts of one change, which are written together.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    /// A new table: this one or its rematch. A table that already exists stays as it is.
    pub create: Option<Box<NewTable>>,
    /// The new record.
    pub record: Option<Box<Record>>,
    /// The next inputs of the match, in order.
    pub inputs: Vec<StoredInput>,
    pub chat: Vec<ChatMessage>,
}

/// A table that does not exist yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: TableId,
    pub secret: Seed,
    pub record: Record,
}

/// An input with its source and time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredInput {
    pub line: Line,
    /// The hash of the line in the log, made when the step was written.
    pub hash: String,
    pub author: StepSource,
    /// Client and command number, so that a resent command is applied only once.
    pub origin: Option<String>,
    /// The seats the game waits for afterwards, for lists of tables.
    pub awaited: SeatSet,
    /// Unix time in milliseconds. Only the move clocks of slow games depend on it.
    pub at: u64,
}

impl StoredInput {
    pub fn n(&self) -> u32 {
        match self.line {
            Line::Act { n, .. }
            | Line::Expire { n, .. }
            | Line::Undo { n, .. }
            | Line::Rewind { n, .. } => n,
            Line::Close { .. } => 0,
        }
    }
}

/// Result of [`Store::commit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Committed {
    Done,
    /// An input with this number already exists, so nothing was written.
    Conflict,
}

/// Failure of the store. It can be cloned because a failed commit is reported to every write in it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("store error: {0}")]
pub struct StoreError(pub String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError(format!("invalid JSON in the store: {error}"))
    }
}
