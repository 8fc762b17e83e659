//! The store as a port: a table is its record and its numbered inputs.
//!
//! The inputs are the truth; everything else about a running game is made from them again. An
//! input counts once [`Store::append`] has answered, and not before.
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
    id::{Holder, TableId},
    record::Record,
    wire::{Author, Heard},
};

/// An answer to wait for.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where tables live when nobody looks.
pub trait Store: Send + Sync + 'static {
    fn create<'a>(&'a self, id: TableId, secret: Seed, record: &'a Record) -> Answer<'a, ()>;
    fn load(&self, id: TableId) -> Answer<'_, Option<(Record, Seed)>>;
    /// Replaces the record.
    fn save<'a>(&'a self, id: TableId, record: &'a Record) -> Answer<'a, ()>;
    /// The inputs in order, all of them.
    fn inputs(&self, id: TableId) -> Answer<'_, Vec<Stored>>;
    /// Adds an input. When this answers with [`Append::Done`], the input is durable.
    fn append(&self, id: TableId, input: Stored) -> Answer<'_, Append>;
    fn say<'a>(&'a self, id: TableId, heard: &'a Heard) -> Answer<'a, ()>;
    /// The last lines of chat, the oldest first.
    fn chat(&self, id: TableId) -> Answer<'_, Vec<Heard>>;
    fn list<'a>(&'a self, list: List<'a>) -> Answer<'a, Vec<TableId>>;
    fn guest_name<'a>(&'a self, holder: &'a Holder) -> Answer<'a, Option<String>>;
    fn name_guest<'a>(&'a self, holder: &'a Holder, name: &'a str) -> Answer<'a, ()>;
    /// A value of the server's own, made by `make` the first time.
    fn constant<'a>(
        &'a self,
        key: &'a str,
        make: &'a (dyn Fn() -> String + Sync),
    ) -> Answer<'a, String>;
    /// Can it be read and written?
    fn is_well(&self) -> Answer<'_, ()>;
    /// Writes a copy to a file while everything goes on.
    fn backup<'a>(&'a self, path: &'a std::path::Path) -> Answer<'a, ()>;
    /// Everything is written; nothing more will come.
    fn close(&self) -> Answer<'_, ()>;
}

/// Which tables to list.
#[derive(Clone, Copy, Debug)]
pub enum List<'a> {
    /// Waiting for players.
    Open,
    /// Being played and open to watchers.
    Live,
    /// Where this guest sits.
    Of(&'a Holder),
    /// Being played.
    Playing,
    Everything,
}

/// An input as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    pub line: Line,
    pub author: Author,
    /// The page and the number of its command, so that a command sent twice is done once.
    pub origin: Option<String>,
    /// Unix time in milliseconds. Decoration, but for slow clocks.
    pub at: u64,
}

impl Stored {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Append {
    Done,
    /// Somebody else has written this number before.
    Taken,
}

/// The store does not answer as it should. Cloned to all who waited for the same write.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the store failed: {0}")]
pub struct StoreError(pub String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError(format!("a row cannot be read: {error}"))
    }
}
