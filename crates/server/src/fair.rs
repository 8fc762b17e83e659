//! Fair scheduling of expensive work: replays, insight and verification.
//!
//! Every table, or every address for work without a table, gets one thread at a time and queues for
//! it. A table with many requests therefore delays itself, not others. A request leaves the queue
//! when its client disconnects.
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, Weak},
};

use tokio::sync::{Mutex as Turn, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

use crate::id::TableId;

/// Number of owners above which those without work are forgotten.
const SWEEP_AT: usize = 256;

/// The table or address for which work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkOwner {
    Table(TableId),
    Address(IpAddr),
}

/// A pool of threads that is shared fairly.
pub struct FairScheduler {
    threads: Arc<Semaphore>,
    turns: Mutex<HashMap<WorkOwner, Weak<Turn<()>>>>,
}

/// A permit to use a thread. Dropping it frees the thread.
pub struct ThreadPermit {
    _turn: OwnedMutexGuard<()>,
    _thread: OwnedSemaphorePermit,
}

impl FairScheduler {
    pub fn new(n_threads: usize) -> FairScheduler {
        FairScheduler { threads: Arc::new(Semaphore::new(n_threads)), turns: Mutex::default() }
    }

    /// Waits for a thread. Owners get threads in the order in which they start to wait.
    pub async fn acquire(&self, owner: WorkOwner) -> ThreadPermit {
        let turn = self.turn(owner).lock_owned().await;
        let thread = self.threads.clone().acquire_owned().await;
        ThreadPermit { _turn: turn, _thread: thread.expect("the semaphore is never closed") }
    }

    /// Runs work on a blocking thread once it is the owner's turn.
    ///
    /// # Errors
    ///
    /// Returns an error if the work panics.
    pub async fn run<T: Send + 'static>(
        &self,
        owner: WorkOwner,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, tokio::task::JoinError> {
        let permit = self.acquire(owner).await;
        let work = move || {
            let done = work();
            // The thread is in use until here, even if no one waits for the result any longer.
            drop(permit);
            done
        };
        tokio::task::spawn_blocking(work).await
    }

    fn turn(&self, owner: WorkOwner) -> Arc<Turn<()>> {
        let mut turns = self.turns.lock().expect("the lock is never poisoned");
        if let Some(turn) = turns.get(&owner).and_then(Weak::upgrade) {
            return turn;
        }
        if turns.len() >= SWEEP_AT && turns.len().is_power_of_two() {
            turns.retain(|_, turn| turn.strong_count() > 0);
        }
        let turn = Arc::new(Turn::new(()));
        turns.insert(owner, Arc::downgrade(&turn));
        turn
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::FutureExt;

    use super::*;

    const TABLES: [WorkOwner; 2] = [
        WorkOwner::Address(IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1))),
        WorkOwner::Address(IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2))),
    ];

    #[tokio::test]
    async fn a_table_with_many_requests_delays_only_itself() {
        let scheduler = Arc::new(FairScheduler::new(1));
        let first = scheduler.acquire(TABLES[0]).await;
        let mut flood: Vec<_> = (0..100).map(|_| Box::pin(scheduler.acquire(TABLES[0]))).collect();
        for waiting in &mut flood {
            assert!(waiting.now_or_never().is_none());
        }
        let mut other = Box::pin(scheduler.acquire(TABLES[1]));
        assert!((&mut other).now_or_never().is_none());
        drop(first);
        let other = tokio::time::timeout(Duration::from_secs(10), other).await;
        assert!(other.is_ok(), "the other table is next");
    }

    #[tokio::test]
    async fn dropped_waiters_leave_the_queue() {
        let scheduler = FairScheduler::new(1);
        let first = scheduler.acquire(TABLES[0]).await;
        let mut gone = Box::pin(scheduler.acquire(TABLES[1]));
        assert!((&mut gone).now_or_never().is_none());
        drop(gone);
        drop(first);
        assert!(scheduler.acquire(TABLES[0]).now_or_never().is_some());
    }
}
