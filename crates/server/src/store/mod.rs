//! Storage of tables: each is a record and a list of numbered inputs.
//!
//! The inputs are the source of truth, from which everything else about a running game is rebuilt.
//! An input counts only once [`Store::append`] has returned.
mod journal;
mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

use std::{future::Future, pin::Pin};

use kernel::Seed;
use serde::{Deserialize, Serialize};
use table::Line;

pub use sqlite::Sqlite;

use crate::{
    id::{GuestKey, TableId},
    record::Record,
    wire::{ChatMessage, StepSource},
};

/// Future returned by the methods of [`Store`].
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Persistent storage of tables and guests.
pub trait Store: Send + Sync + 'static {
    fn create<'a>(&'a self, id: TableId, secret: Seed, record: &'a Record) -> StoreFuture<'a, ()>;
    fn load(&self, id: TableId) -> StoreFuture<'_, Option<(Record, Seed)>>;
    /// Replaces the record.
    fn save<'a>(&'a self, id: TableId, record: &'a Record) -> StoreFuture<'a, ()>;
    /// Returns all inputs in order.
    fn inputs(&self, id: TableId) -> StoreFuture<'_, Vec<StoredInput>>;
    /// Appends an input. Once this returns [`Append::Done`], the input is durable.
    fn append(&self, id: TableId, input: StoredInput) -> StoreFuture<'_, Append>;
    fn post_chat<'a>(&'a self, id: TableId, message: &'a ChatMessage) -> StoreFuture<'a, ()>;
    /// Returns the latest chat messages, oldest first.
    fn chat(&self, id: TableId) -> StoreFuture<'_, Vec<ChatMessage>>;
    fn list<'a>(&'a self, list: List<'a>) -> StoreFuture<'a, Vec<TableId>>;
    fn guest_name<'a>(&'a self, holder: &'a GuestKey) -> StoreFuture<'a, Option<String>>;
    fn set_guest_name<'a>(&'a self, holder: &'a GuestKey, name: &'a str) -> StoreFuture<'a, ()>;
    /// Returns a value of the server, creating it with `make` the first time.
    fn get_or_init<'a>(
        &'a self,
        key: &'a str,
        make: &'a (dyn Fn() -> String + Sync),
    ) -> StoreFuture<'a, String>;
    /// Checks that the store can be read and written.
    fn check_health(&self) -> StoreFuture<'_, ()>;
    /// Writes a copy to a file without interrupting other operations.
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
    All,
}

/// An input with its source and time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredInput {
    pub line: Line,
    pub author: StepSource,
    /// Client and command number, so that a resent command is applied only once.
    pub origin: Option<String>,
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

/// Result of [`Store::append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Append {
    Done,
    /// An input with this number already exists.
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
