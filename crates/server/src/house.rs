//! What all tables share: the store, the threads for bots, and who is awake.
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread::available_parallelism,
};

use kernel::Seed;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::{
    config::Config,
    id::{Holder, TableId, random},
    limits::Limits,
    record::Record,
    room::{self, JoinError, Mail},
    store::{List, Store, StoreError},
    wire::{Pace, TableInfo},
};

/// The server's shared half.
pub struct House {
    /// Changes with every start, so that pages notice one.
    pub id: String,
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub limits: Limits,
    /// One permit a thread that may think for bots.
    pub thinkers: Arc<Semaphore>,
    rooms: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
    is_stopping: AtomicBool,
}

impl House {
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<House> {
        let threads = available_parallelism().map_or(1, usize::from);
        Arc::new(House {
            id: hex::encode(random::<8>()),
            limits: Limits::new(config.limits),
            config,
            store,
            thinkers: Arc::new(Semaphore::new(threads)),
            rooms: Mutex::default(),
            is_stopping: AtomicBool::new(false),
        })
    }

    /// The mailbox of a table, which is woken if it sleeps. Whether it exists its answer tells.
    pub fn room(self: &Arc<House>, id: TableId) -> mpsc::Sender<Mail> {
        let mut rooms = self.rooms.lock().expect("nobody panics with the list of rooms");
        match rooms.get(&id) {
            Some(mailbox) if !mailbox.is_closed() => mailbox.clone(),
            Some(_) | None => {
                // A good moment to forget those who went to sleep.
                if rooms.len() >= 64 && rooms.len().is_power_of_two() {
                    rooms.retain(|_, mailbox| !mailbox.is_closed());
                }
                let mailbox = room::wake(id, self.clone());
                rooms.insert(id, mailbox.clone());
                mailbox
            }
        }
    }

    /// Writes to a table and waits for its answer; asks again if it fell asleep just then.
    pub async fn ask<T>(
        self: &Arc<House>,
        id: TableId,
        mut letter: impl FnMut(oneshot::Sender<Result<T, JoinError>>) -> Mail,
    ) -> Result<(T, mpsc::Sender<Mail>), JoinError> {
        for _ in 0..5 {
            let mailbox = self.room(id);
            let (answer, answered) = oneshot::channel();
            if mailbox.send(letter(answer)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answered.await {
                return answer.map(|answer| (answer, mailbox));
            }
        }
        Err(JoinError::Broken("the table does not stay awake".to_owned()))
    }

    pub async fn info(self: &Arc<House>, id: TableId) -> Result<TableInfo, JoinError> {
        let (info, _) = self.ask(id, |answer| Mail::Peek { answer }).await?;
        Ok(info)
    }

    pub async fn create(&self, secret: Seed, record: &Record) -> Result<TableId, StoreError> {
        let id = TableId::random();
        self.store.create(id, secret, record).await?;
        metrics::counter!("ovoo_tables_created_total").increment(1);
        Ok(id)
    }

    pub async fn guest_name(&self, holder: &Holder) -> Option<String> {
        self.store.guest_name(holder).await.ok().flatten()
    }

    /// Slow games go on after a restart without anybody looking: their clocks run.
    pub async fn wake_slow_tables(self: &Arc<House>) -> Result<(), StoreError> {
        for id in self.store.list(List::Playing).await? {
            let loaded = self.store.load(id).await?;
            if loaded.is_some_and(|(record, _)| record.pace != Pace::Live) {
                self.room(id);
            }
        }
        Ok(())
    }

    pub fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::SeqCst)
    }

    /// Ends every table, so that every page is told. What was acknowledged is written already.
    pub async fn stop(&self) {
        self.is_stopping.store(true, Ordering::SeqCst);
        let mailboxes: Vec<_> = {
            let mut rooms = self.rooms.lock().expect("nobody panics with the list of rooms");
            rooms.drain().map(|(_, mailbox)| mailbox).collect()
        };
        for mailbox in mailboxes {
            let (done, stopped) = oneshot::channel();
            if mailbox.send(Mail::Stop { done }).await.is_ok() {
                let _ = stopped.await;
            }
        }
    }
}
