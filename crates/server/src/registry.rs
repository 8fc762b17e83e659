//! State shared by all tables: the store, the limits and the registry of loaded tables.
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread::available_parallelism,
};

use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::{
    actor::{self, DeleteOutcome, JoinError, TableMessage},
    config::Config,
    fair::FairScheduler,
    id::{GuestKey, TableId, random},
    limits::Limits,
    store::{Commit, List, NewTable, Store, StoreError},
    wire::{Pace, TableInfo},
};

/// Registry of the loaded tables, and the resources they share.
pub struct TableRegistry {
    /// Chosen at random on startup, so that clients notice a restart.
    pub id: String,
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub limits: Limits,
    /// One permit per thread that may run bots.
    pub bot_permits: Arc<Semaphore>,
    /// Threads for replays, insight and verification, separate from those for bots.
    pub scheduler: FairScheduler,
    tables: Mutex<HashMap<TableId, mpsc::Sender<TableMessage>>>,
    is_stopping: AtomicBool,
}

impl TableRegistry {
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<TableRegistry> {
        let threads = available_parallelism().map_or(1, usize::from);
        Arc::new(TableRegistry {
            id: hex::encode(random::<8>()),
            limits: Limits::new(config.limits),
            config,
            store,
            bot_permits: Arc::new(Semaphore::new(threads)),
            scheduler: FairScheduler::new(threads.div_ceil(2)),
            tables: Mutex::default(),
            is_stopping: AtomicBool::new(false),
        })
    }

    /// Returns a table's mailbox and loads the table if necessary. Requests to a table that does
    /// not exist get an error.
    pub fn table(self: &Arc<TableRegistry>, id: TableId) -> mpsc::Sender<TableMessage> {
        let mut tables = self.tables.lock().expect("registry lock is never poisoned");
        match tables.get(&id) {
            Some(mailbox) if !mailbox.is_closed() => mailbox.clone(),
            Some(_) | None => {
                // Removes unloaded tables, but only occasionally, so that lookups stay cheap on
                // average.
                if tables.len() >= 64 && tables.len().is_power_of_two() {
                    tables.retain(|_, mailbox| !mailbox.is_closed());
                }
                let mailbox = actor::spawn(id, self.clone());
                tables.insert(id, mailbox.clone());
                mailbox
            }
        }
    }

    /// Sends a message to a table and waits for the reply. Retries if the table is being unloaded.
    pub async fn request<T>(
        self: &Arc<TableRegistry>,
        id: TableId,
        mut message: impl FnMut(oneshot::Sender<Result<T, JoinError>>) -> TableMessage,
    ) -> Result<(T, mpsc::Sender<TableMessage>), JoinError> {
        for _ in 0..5 {
            let mailbox = self.table(id);
            let (answer, answered) = oneshot::channel();
            if mailbox.send(message(answer)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answered.await {
                return answer.map(|answer| (answer, mailbox));
            }
        }
        Err(JoinError::Broken("the table keeps stopping".to_owned()))
    }

    pub async fn info(self: &Arc<TableRegistry>, id: TableId) -> Result<TableInfo, JoinError> {
        let (info, _) = self.request(id, |answer| TableMessage::GetInfo { answer }).await?;
        Ok(info)
    }

    /// Deletes a table, for its host, unless someone else has a seat or has played there.
    pub async fn delete(
        self: &Arc<TableRegistry>,
        id: TableId,
        guest: &GuestKey,
    ) -> Result<DeleteOutcome, JoinError> {
        let delete = |answer| TableMessage::Delete { guest: guest.clone(), answer };
        let (deleted, _) = self.request(id, delete).await?;
        Ok(deleted)
    }

    /// Creates a table. A table that already exists stays as it is.
    pub async fn create(&self, new: NewTable) -> Result<(), StoreError> {
        let (id, create) = (new.id, Some(Box::new(new)));
        self.store.commit(id, Commit { create, ..Commit::default() }).await?;
        metrics::counter!("ovoo_tables_created_total").increment(1);
        Ok(())
    }

    pub async fn guest_name(&self, holder: &GuestKey) -> Option<String> {
        self.store.guest_name(holder).await.ok().flatten()
    }

    /// Loads all slow games in progress, because their move clocks run without viewers.
    pub async fn load_slow_tables(self: &Arc<TableRegistry>) -> Result<(), StoreError> {
        for listed in self.store.list(List::Playing).await? {
            if listed.record.pace != Pace::Live {
                self.table(listed.id);
            }
        }
        Ok(())
    }

    pub fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::SeqCst)
    }

    /// Stops every table, which disconnects its clients. Acknowledged steps are already stored.
    pub async fn stop(&self) {
        self.is_stopping.store(true, Ordering::SeqCst);
        let mailboxes: Vec<_> = {
            let mut tables = self.tables.lock().expect("registry lock is never poisoned");
            tables.drain().map(|(_, mailbox)| mailbox).collect()
        };
        for mailbox in mailboxes {
            let (done, stopped) = oneshot::channel();
            if mailbox.send(TableMessage::Stop { done }).await.is_ok() {
                let _ = stopped.await;
            }
        }
    }
}
