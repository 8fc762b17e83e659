//! Store in memory for the simulation, with the same contract as the one on disk.
use std::{
    collections::BTreeMap,
    future::ready,
    path::Path,
    sync::{Mutex, MutexGuard},
};

use kernel::{SeatSet, Seed};

use super::{
    Commit, Committed, List, ListedTable, NewTable, Store, StoreError, StoreFuture, StoredInput,
    StoredTable,
};
use crate::{
    id::{GuestKey, TableId},
    record::Record,
    wire::{ChatMessage, Phase, Privacy, Watching},
};

/// Number of chat messages kept per table.
const CHAT_HISTORY_MAX: u32 = 100;

/// Store whose operations are complete when they return.
#[derive(Default)]
pub(crate) struct MemoryStore(Mutex<Contents>);

#[derive(Default)]
struct Contents {
    tables: BTreeMap<TableId, (Seed, Record)>,
    inputs: BTreeMap<TableId, Vec<StoredInput>>,
    chat: BTreeMap<TableId, BTreeMap<u32, ChatMessage>>,
    guests: BTreeMap<String, String>,
    meta: BTreeMap<String, String>,
}

impl Contents {
    fn commit(&mut self, id: TableId, commit: Commit) -> Committed {
        let last = self.inputs.get(&id).and_then(|inputs| inputs.last()).map_or(0, StoredInput::n);
        if commit.inputs.first().is_some_and(|first| first.n() <= last) {
            return Committed::Conflict;
        }
        if let Some(new) = commit.create {
            let NewTable { id, secret, record } = *new;
            self.tables.entry(id).or_insert((secret, record));
        }
        if let (Some(record), Some((_, stored))) = (commit.record, self.tables.get_mut(&id)) {
            *stored = *record;
        }
        if !commit.inputs.is_empty() {
            self.inputs.entry(id).or_default().extend(commit.inputs);
        }
        let chat = self.chat.entry(id).or_default();
        for message in commit.chat {
            let n = message.n;
            chat.entry(n).or_insert(message);
            chat.retain(|other, _| other + CHAT_HISTORY_MAX > n);
        }
        Committed::Done
    }

    fn listed(&self, id: TableId, record: &Record) -> ListedTable {
        let last = self.inputs.get(&id).and_then(|inputs| inputs.last());
        let started = record.started.as_ref().map_or(SeatSet::EMPTY, |started| started.awaited);
        let awaited = last.map_or(started, |input| input.awaited);
        ListedTable {
            id,
            record: record.clone(),
            step: last.map_or(0, StoredInput::n),
            awaited: if record.phase == Phase::Playing { awaited } else { SeatSet::EMPTY },
        }
    }
}

impl MemoryStore {
    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().expect("the lock is never poisoned")
    }
}

fn done<'a, T: Send + 'a>(value: T) -> StoreFuture<'a, T> {
    Box::pin(ready(Ok(value)))
}

impl Store for MemoryStore {
    fn commit(&self, id: TableId, commit: Commit) -> StoreFuture<'_, Committed> {
        done(self.contents().commit(id, commit))
    }

    fn create_all(&self, tables: Vec<(TableId, StoredTable)>) -> StoreFuture<'_, ()> {
        let mut contents = self.contents();
        for (id, StoredTable { record, secret, inputs, chat }) in tables {
            let create = Some(Box::new(NewTable { id, secret, record }));
            contents.commit(id, Commit { create, inputs, chat, ..Commit::default() });
        }
        done(())
    }

    fn delete(&self, id: TableId) -> StoreFuture<'_, ()> {
        let mut contents = self.contents();
        contents.tables.remove(&id);
        contents.inputs.remove(&id);
        contents.chat.remove(&id);
        done(())
    }

    fn load(&self, id: TableId) -> StoreFuture<'_, Option<(Record, Seed)>> {
        let contents = self.contents();
        let Some((secret, record)) = contents.tables.get(&id) else { return done(None) };
        // The record is written and read back, as on disk.
        let text = serde_json::to_string(record).expect("records are plain data");
        let read: Result<Record, _> = serde_json::from_str(&text);
        let loaded = read.map(|record| Some((record, *secret)));
        Box::pin(ready(loaded.map_err(StoreError::from)))
    }

    fn inputs(&self, id: TableId) -> StoreFuture<'_, Vec<StoredInput>> {
        done(self.contents().inputs.get(&id).cloned().unwrap_or_default())
    }

    fn chat(&self, id: TableId) -> StoreFuture<'_, Vec<ChatMessage>> {
        let contents = self.contents();
        let chat = contents.chat.get(&id).into_iter().flat_map(BTreeMap::values);
        let mut chat: Vec<ChatMessage> = chat.cloned().collect();
        let n_older = chat.len().saturating_sub(CHAT_HISTORY_MAX as usize);
        done(chat.split_off(n_older))
    }

    fn list<'a>(&'a self, list: List<'a>) -> StoreFuture<'a, Vec<ListedTable>> {
        let contents = self.contents();
        let is_listed = |record: &Record| match list {
            List::Open => record.phase == Phase::Lobby && record.privacy == Privacy::Open,
            List::Live => {
                let is_open = record.privacy == Privacy::Open;
                is_open && record.phase == Phase::Playing && record.watching == Watching::Public
            }
            List::SeatedBy(guest) => record.holders().any(|holder| holder == guest),
            List::Playing => record.phase == Phase::Playing,
        };
        let listed = contents.tables.iter().filter(|(_, (_, record))| is_listed(record));
        let mut listed: Vec<ListedTable> =
            listed.map(|(id, (_, record))| contents.listed(*id, record)).collect();
        listed.sort_by_key(|table| std::cmp::Reverse(table.record.created_at));
        done(listed)
    }

    fn ids(&self) -> StoreFuture<'_, Vec<TableId>> {
        let contents = self.contents();
        let mut ids: Vec<(u64, TableId)> =
            contents.tables.iter().map(|(id, (_, record))| (record.created_at, *id)).collect();
        ids.sort_unstable();
        done(ids.into_iter().map(|(_, id)| id).collect())
    }

    fn guest_name<'a>(&'a self, holder: &'a GuestKey) -> StoreFuture<'a, Option<String>> {
        done(self.contents().guests.get(holder.as_str()).cloned())
    }

    fn set_guest_name<'a>(&'a self, holder: &'a GuestKey, name: &'a str) -> StoreFuture<'a, ()> {
        self.contents().guests.insert(holder.as_str().to_owned(), name.to_owned());
        done(())
    }

    fn get_or_init<'a>(
        &'a self,
        key: &'a str,
        make: &'a (dyn Fn() -> String + Sync),
    ) -> StoreFuture<'a, String> {
        done(self.contents().meta.entry(key.to_owned()).or_insert_with(make).clone())
    }

    fn check_health(&self) -> StoreFuture<'_, ()> {
        done(())
    }

    fn backup<'a>(&'a self, _: &'a Path) -> StoreFuture<'a, ()> {
        Box::pin(ready(Err(StoreError("a store in memory has no file".to_owned()))))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        done(())
    }
}
