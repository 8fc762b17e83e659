//! The disk: commits that take long, fail, or fail after they were written, and reads that fail.
use std::time::Duration;

use futures_util::FutureExt;

use super::{
    checks::{Cause, Scene, Verdict, require},
    faults::Disk,
    world::{Event, World},
};
use crate::{
    core::Input,
    id::TableId,
    replay,
    store::{Commit, Committed, Store, StoreError, StoreFuture},
};

/// Commits that take longer count as slow.
const SLOW: Duration = Duration::from_secs(1);

/// A disk operation.
pub(super) enum Busy {
    Commit { commit: Box<Commit>, fate: Fate },
    Reload { is_readable: bool },
}

/// The result of a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Done,
    Failed,
    /// The commit fails, but was written.
    Ambiguous,
}

/// Returns the result of an operation of the store in memory, which never waits.
pub(super) fn now<T>(future: StoreFuture<'_, T>) -> Result<T, StoreError> {
    future.now_or_never().expect("the store never waits")
}

impl World {
    pub(super) fn is_unreadable(&mut self) -> bool {
        let is_unreadable = self.disk == Disk::Flaky && self.dice.hits(self.faults.unreadable);
        self.checks.figures.unreadable += u64::from(is_unreadable);
        is_unreadable
    }

    pub(super) fn begin_commit(&mut self, table: TableId, commit: Box<Commit>) -> Verdict {
        let failures = if self.disk == Disk::Fine { 0 } else { self.faults.failures };
        let fate = match self.disk {
            Disk::Full if failures > 0 => {
                self.checks.figures.full += 1;
                Fate::Failed
            }
            Disk::Flaky if self.dice.hits(failures) => {
                let is_written = self.dice.one_in(3);
                self.checks.figures.ambiguous += u64::from(is_written);
                self.checks.figures.failed += u64::from(!is_written);
                if is_written { Fate::Ambiguous } else { Fate::Failed }
            }
            Disk::Fine | Disk::Full | Disk::Flaky | Disk::Slow => Fate::Done,
        };
        self.wait_for_disk(table, Busy::Commit { commit, fate })
    }

    pub(super) fn wait_for_disk(&mut self, table: TableId, busy: Busy) -> Verdict {
        let longest = if self.disk == Disk::Slow { self.faults.commit_ms } else { 10 };
        let wait = self.dice.millis(longest);
        self.checks.figures.slow += u64::from(wait > SLOW);
        let Some(actor) = self.actor(table) else { return Ok(()) };
        require(!actor.queue.has_effects(), || "an effect follows a commit".to_owned())?;
        actor.busy = Some(busy);
        let incarnation = actor.incarnation;
        if self.dice.hits(self.faults.crashes) {
            let moment = self.dice.millis(wait.as_millis() as u32);
            self.after(moment, Event::Crash);
        }
        self.after(wait, Event::Stored { table, incarnation });
        Ok(())
    }

    /// Finishes what a table waited for.
    pub(super) fn stored(&mut self, table: TableId, incarnation: u64) -> Verdict {
        if !self.is_loaded(table, incarnation) {
            return Ok(());
        }
        let Some(actor) = self.actor(table) else { return Ok(()) };
        let (busy, cause) = (actor.busy.take(), actor.cause.clone());
        let broken = || StoreError("the disk is in trouble".to_owned());
        let input = match busy {
            Some(Busy::Commit { commit, fate: Fate::Done }) => {
                Input::Committed(Ok(self.write(table, &commit, &cause)?))
            }
            Some(Busy::Commit { commit, fate: Fate::Ambiguous }) => {
                self.write(table, &commit, &cause)?;
                Input::Committed(Err(broken()))
            }
            Some(Busy::Commit { fate: Fate::Failed, .. }) => Input::Committed(Err(broken())),
            Some(Busy::Reload { is_readable: true }) => {
                Input::Reloaded(now(self.store.load_table(table)))
            }
            Some(Busy::Reload { is_readable: false }) => Input::Reloaded(Err(broken())),
            None => return Ok(()),
        };
        self.handle(table, input, Cause::Other)?;
        self.work(table)
    }

    /// Writes a commit and checks it.
    pub(super) fn write(
        &mut self,
        table: TableId,
        commit: &Commit,
        cause: &Cause,
    ) -> Result<Committed, String> {
        let result = now(self.store.commit(table, commit.clone()));
        let result = result.map_err(|error| error.to_string())?;
        if result == Committed::Done {
            let scene = Scene { table, cause, now: self.now };
            self.checks.commit(commit, &scene)?;
        }
        Ok(result)
    }

    /// Checks that the store contains what was committed, and that its matches replay.
    pub(super) fn check_store(&self) -> Verdict {
        for (table, shadow) in &self.checks.tables {
            let stored = now(self.store.load_table(*table)).map_err(|error| error.to_string())?;
            let stored = stored.ok_or("a table is missing")?;
            require(stored.inputs == shadow.inputs, || "other steps are stored".to_owned())?;
            let records = [&stored.record, &shadow.record];
            let records = records.map(|r| serde_json::to_string(r).unwrap_or_default());
            require(records[0] == records[1], || "another record is stored".to_owned())?;
            if let Some(replayed) = &shadow.game {
                let again = replay::replay_all(&stored.record, stored.secret, &stored.inputs)?;
                require(again.log(false) == replayed.game.log(false), || {
                    "the stored match does not replay".to_owned()
                })?;
            }
        }
        Ok(())
    }
}
