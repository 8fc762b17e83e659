//! Tables as files: taken out of one store, put into another, checked against this program.
use serde::{Deserialize, Serialize};

use crate::{
    id::TableId,
    record::Record,
    replay::to_the_end,
    store::{List, Store, StoreError, Stored},
    wire::{Heard, Phase},
};

/// The format of the file itself.
const VERSION: u16 = 1;

/// Everything a store knows about one table. It holds the seed: not for players while it runs.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    pub ovoo_table: u16,
    pub id: TableId,
    pub secret: String,
    pub record: Record,
    pub inputs: Vec<Stored>,
    pub chat: Vec<Heard>,
}

#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    #[error("table {0} is in the store already")]
    Exists(TableId),
    #[error("format {0} of a table is not {VERSION}")]
    Version(u16),
    #[error("table {id}: {problem}")]
    Broken { id: TableId, problem: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Takes a copy of a table.
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

/// Puts a table in, if it replays and the store has none of this name.
pub async fn import(store: &dyn Store, archive: &Archive) -> Result<(), ArchiveError> {
    let id = archive.id;
    if archive.ovoo_table != VERSION {
        return Err(ArchiveError::Version(archive.ovoo_table));
    }
    check(archive)?;
    if store.load(id).await?.is_some() {
        return Err(ArchiveError::Exists(id));
    }
    let secret = read_secret(archive)?;
    store.create(id, secret, &archive.record).await?;
    for input in &archive.inputs {
        store.append(id, input.clone()).await?;
    }
    for heard in &archive.chat {
        store.say(id, heard).await?;
    }
    Ok(())
}

fn read_secret(archive: &Archive) -> Result<kernel::Seed, ArchiveError> {
    let mut secret = [0; 32];
    hex::decode_to_slice(&archive.secret, &mut secret).map_err(|_| ArchiveError::Broken {
        id: archive.id,
        problem: "the secret is not 64 hexadecimal digits".to_owned(),
    })?;
    Ok(secret)
}

/// Does every input replay, in order, to the end that is written down?
pub fn check(archive: &Archive) -> Result<(), ArchiveError> {
    let broken = |problem: String| ArchiveError::Broken { id: archive.id, problem };
    for (due, input) in (1..).zip(&archive.inputs) {
        if input.n() != due {
            return Err(broken(format!("input {} stands where {due} is due", input.n())));
        }
    }
    let secret = read_secret(archive)?;
    let record = &archive.record;
    if record.phase == Phase::Lobby {
        return if archive.inputs.is_empty() {
            Ok(())
        } else {
            Err(broken("there are inputs though play has not begun".to_owned()))
        };
    }
    let game = to_the_end(record, secret, &archive.inputs).map_err(broken)?;
    // A table that stopped between its last step and the note of its end mends itself.
    if record.outcome.is_some() && record.outcome != game.outcome() {
        return Err(broken("the outcome is not what the inputs lead to".to_owned()));
    }
    Ok(())
}

/// All tables of a store, the oldest first.
pub async fn tables(store: &dyn Store) -> Result<Vec<TableId>, ArchiveError> {
    Ok(store.list(List::Everything).await?)
}
