//! Export, import and verification of tables as files, to move them between stores.
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    id::TableId,
    record::Record,
    replay::replay_all,
    store::{CHAT_HISTORY_MAX, Store, StoreError, StoredInput, StoredTable},
    wire::{ChatMessage, Phase},
};

/// Version of the file format.
pub(crate) const VERSION: u16 = 1;

/// Everything that is stored about one table. It contains the seed, so players must not see it
/// during the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    pub ovoo_table: u16,
    pub id: TableId,
    pub secret: String,
    pub record: Record,
    pub inputs: Vec<StoredInput>,
    pub chat: Vec<ChatMessage>,
}

/// Reason why a table could not be exported, imported or verified.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("no such table: {0}")]
    NoSuchTable(TableId),
    #[error("another table {0} already exists in the store")]
    Exists(TableId),
    #[error("unsupported table format {0}; expected {VERSION}")]
    Version(u16),
    #[error("table {id}: {problem}")]
    Broken { id: TableId, problem: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Exports a table.
///
/// # Errors
///
/// Returns an error if the table does not exist or the store fails.
pub async fn export(store: &dyn Store, id: TableId) -> Result<Archive, ArchiveError> {
    let loaded = store.load(id).await?;
    let (record, secret) = loaded.ok_or(ArchiveError::NoSuchTable(id))?;
    Ok(Archive {
        ovoo_table: VERSION,
        id,
        secret: hex::encode(secret),
        record,
        inputs: store.inputs(id).await?,
        chat: store.chat(id).await?,
    })
}

/// Result of importing a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportOutcome {
    New,
    /// The store already contains exactly this table.
    AlreadyStored,
}

/// Imports tables, all of them or none. Tables that the store already contains stay as they are, so
/// an import can be repeated.
///
/// # Errors
///
/// Returns an error if a format is unknown, a table does not replay, the store contains another
/// table with the same identifier, or the store fails.
pub async fn import(
    store: &dyn Store,
    archives: &[Archive],
) -> Result<Vec<ImportOutcome>, ArchiveError> {
    let (mut new, mut results) = (BTreeMap::new(), Vec::new());
    for archive in archives {
        let id = archive.id;
        if archive.ovoo_table != VERSION {
            return Err(ArchiveError::Version(archive.ovoo_table));
        }
        check(archive)?;
        let stored = match store.load(id).await? {
            Some(_) => Some(export(store, id).await?),
            None => None,
        };
        let is_known = match &stored {
            Some(stored) if is_same(stored, archive)? => true,
            Some(_) => return Err(ArchiveError::Exists(id)),
            None => false,
        };
        results.push(if is_known { ImportOutcome::AlreadyStored } else { ImportOutcome::New });
        if !is_known {
            let Archive { record, inputs, chat, .. } = archive.clone();
            let table = StoredTable { record, secret: read_secret(archive)?, inputs, chat };
            if new.insert(id, table).is_some() {
                return Err(ArchiveError::Exists(id));
            }
        }
    }
    store.create_all(new.into_iter().collect()).await?;
    Ok(results)
}

fn is_same(one: &Archive, other: &Archive) -> Result<bool, StoreError> {
    Ok(serde_json::to_value(one)? == serde_json::to_value(other)?)
}

/// Deletes a table.
///
/// # Errors
///
/// Returns an error if the table does not exist or the store fails.
pub async fn delete(store: &dyn Store, id: TableId) -> Result<(), ArchiveError> {
    store.load(id).await?.ok_or(ArchiveError::NoSuchTable(id))?;
    Ok(store.delete(id).await?)
}

pub(crate) fn read_secret(archive: &Archive) -> Result<kernel::Seed, ArchiveError> {
    let mut secret = [0; 32];
    hex::decode_to_slice(&archive.secret, &mut secret).map_err(|_| ArchiveError::Broken {
        id: archive.id,
        problem: "the secret must have 64 hexadecimal digits".to_owned(),
    })?;
    Ok(secret)
}

/// Verifies that all inputs replay in order and lead to the recorded outcome.
///
/// # Errors
///
/// Returns the first problem found.
pub fn check(archive: &Archive) -> Result<(), ArchiveError> {
    let broken = |problem: String| ArchiveError::Broken { id: archive.id, problem };
    for (expected, input) in (1..).zip(&archive.inputs) {
        if input.n() != expected {
            return Err(broken(format!("expected input {expected}, found {}", input.n())));
        }
    }
    let secret = read_secret(archive)?;
    let record = &archive.record;
    check_seats(record).map_err(broken)?;
    check_chat(&archive.chat).map_err(broken)?;
    if record.phase == Phase::Lobby {
        return if archive.inputs.is_empty() && record.started.is_none() {
            Ok(())
        } else {
            Err(broken("a table in the lobby must not have a game".to_owned()))
        };
    }
    let game = replay_all(record, secret, &archive.inputs).map_err(broken)?;
    // A missing outcome is not an error: if the server stopped between the last step and saving the
    // outcome, the table saves it when it is next loaded.
    if record.outcome.is_some() && record.outcome != game.outcome() {
        return Err(broken("the recorded outcome differs from the replayed one".to_owned()));
    }
    Ok(())
}

/// Checks that the game exists and can be played with this number of seats.
fn check_seats(record: &Record) -> Result<(), String> {
    let entry = record.playable_entry().map_err(|error| error.to_string())?;
    let n_seats = record.seats.len();
    match entry.meta.seats().any(|n| usize::from(n) == n_seats) {
        true => Ok(()),
        false => Err(format!("the game cannot be played with {n_seats} seats")),
    }
}

/// Checks that the store keeps all chat messages.
fn check_chat(chat: &[ChatMessage]) -> Result<(), String> {
    let oldest = chat.last().map_or(0, |last| last.n.saturating_sub(CHAT_HISTORY_MAX - 1));
    let is_sorted = chat.is_sorted_by(|one, next| one.n < next.n);
    match is_sorted && chat.iter().all(|message| message.n >= oldest) {
        true => Ok(()),
        false => Err(format!("the chat must be the last {CHAT_HISTORY_MAX} messages, in order")),
    }
}

/// Lists all tables of a store, oldest first.
///
/// # Errors
///
/// Returns an error if the store fails.
pub async fn tables(store: &dyn Store) -> Result<Vec<TableId>, ArchiveError> {
    Ok(store.ids().await?)
}
