//! Playing: every step is checked, written, then told.
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::Seat;
use tokio::time::Instant;

use super::{Handled, Reply, Room, ViewerId};
use crate::{
    store::{Append, Stored},
    wire::{Author, Json, Obstacle, Pace, Phase, ToPage, UndoPolicy, Why},
};

/// An input on its way to the match.
pub(super) enum Move<'a> {
    Act { seat: Seat, command: &'a str },
    Undo { seat: Seat },
    Rewind { seat: Seat },
    Expire { deadline: u32 },
}

/// Where an input comes from.
pub(super) struct Source {
    pub author: Author,
    /// The page and the number of its command: who is answered.
    pub command: Option<(ViewerId, u32)>,
    /// The same as it is kept: what must not be done again.
    pub origin: Option<String>,
}

impl Source {
    pub(super) fn machine(author: Author) -> Source {
        Source { author, command: None, origin: None }
    }
}

impl Room {
    pub(super) async fn act(
        &mut self,
        viewer: ViewerId,
        id: u32,
        seat: Seat,
        command: &str,
    ) -> Handled {
        if self.is_done_before(viewer, id) {
            return Ok(Reply::Done);
        }
        self.must_hold(viewer, seat)?;
        self.take(&Move::Act { seat, command }, &self.source(viewer, id)).await?;
        Ok(Reply::Answered)
    }

    pub(super) async fn undo(&mut self, viewer: ViewerId, id: u32, seat: Seat) -> Handled {
        if self.is_done_before(viewer, id) {
            return Ok(Reply::Done);
        }
        self.must_hold(viewer, seat)?;
        if !self.may_undo() {
            return Err(Obstacle::UndoOff.into());
        }
        self.take(&Move::Undo { seat }, &self.source(viewer, id)).await?;
        Ok(Reply::Answered)
    }

    pub(super) fn may_undo(&self) -> bool {
        self.record.undo != UndoPolicy::Off
    }

    pub(super) fn why(&mut self, viewer: ViewerId, id: u32, seat: Seat, command: &str) -> Handled {
        self.must_hold(viewer, seat)?;
        let game = self.game.as_ref().ok_or(Obstacle::NotPlaying)?;
        let why = game.why(seat, command);
        self.send(viewer, &ToPage::Because { id, why });
        Ok(Reply::Answered)
    }

    /// A command that came twice: the first one counts.
    pub(super) fn is_done_before(&self, viewer: ViewerId, id: u32) -> bool {
        self.origins.contains_key(&self.origin(viewer, id))
    }

    pub(super) fn source(&self, viewer: ViewerId, id: u32) -> Source {
        let origin = Some(self.origin(viewer, id));
        Source { author: Author::Person, command: Some((viewer, id)), origin }
    }

    pub(super) fn origin(&self, viewer: ViewerId, id: u32) -> String {
        format!("{}:{id}", self.viewers[&viewer].client)
    }

    pub(super) fn must_hold(&self, viewer: ViewerId, seat: Seat) -> Result<(), Obstacle> {
        let holder = self.holder(viewer)?;
        let place = self.record.place(seat).ok_or(Obstacle::NoSuchSeat { seat })?;
        if place.is_held_by(&holder) { Ok(()) } else { Err(Obstacle::NotYourSeat { seat }) }
    }

    /// Checks an input, writes it, tells it. On `Err` nothing has changed.
    pub(super) async fn take(&mut self, played: &Move<'_>, source: &Source) -> Result<(), Why> {
        if self.record.phase != Phase::Playing {
            return Err(Obstacle::NotPlaying.into());
        }
        self.submit(played).map_err(Why::Engine)?;
        let game = self.game.as_ref().ok_or(Obstacle::NotPlaying)?;
        let n = game.step();
        let stored = Stored {
            line: game.input(n).expect("it was just taken"),
            author: source.author,
            origin: source.origin.clone(),
            at: now_ms(),
        };
        match self.house.store.append(self.id, stored.clone()).await {
            Ok(Append::Done) => {}
            Ok(Append::Taken) | Err(_) => return self.go_back(n, source).await,
        }
        metrics::counter!("ovoo_steps_total").increment(1);
        self.remember(&stored);
        // The end is told even if its note in the record could not be written: the inputs say it.
        let is_over = self.close_if_over().await.unwrap_or(true);
        self.is_overdue = false;
        self.settle_question();
        self.set_clock();
        self.tell_step(source.command);
        if is_over {
            self.tell_table();
        }
        self.wake_bots();
        Ok(())
    }

    /// The match is ahead of the store: back to what is written.
    async fn go_back(&mut self, n: u32, source: &Source) -> Result<(), Why> {
        if let Err(error) = self.rebuild().await {
            tracing::error!(table = %self.id, %error, "a table lost its store");
            self.is_adrift = true;
            return Err(Obstacle::Store.into());
        }
        if self.step() < n {
            return Err(Obstacle::Store.into());
        }
        // Somebody else was faster, or the write went through after all.
        let is_done =
            source.origin.as_ref().is_some_and(|origin| self.origins.contains_key(origin));
        self.tell_step(source.command.filter(|_| is_done));
        self.wake_bots();
        if is_done { Ok(()) } else { Err(Obstacle::Store.into()) }
    }

    fn submit(&mut self, played: &Move<'_>) -> Result<u32, Json> {
        let Some(game) = &mut self.game else { return Ok(0) };
        match *played {
            Move::Act { seat, command } => game.submit(seat, command),
            Move::Undo { seat } => game.undo(seat),
            Move::Rewind { seat } => game.rewind(seat),
            Move::Expire { deadline } => game.expire(deadline),
        }
    }

    pub(super) fn remember(&mut self, stored: &Stored) {
        self.authors.push(stored.author);
        self.last_at = stored.at;
        if let Some(origin) = &stored.origin {
            self.origins.insert(origin.clone(), stored.n());
        }
    }

    /// Notes the end in the record; true if the match is over now.
    pub(super) async fn close_if_over(&mut self) -> Result<bool, Obstacle> {
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        if outcome.is_none() || self.record.phase == Phase::Over {
            return Ok(false);
        }
        self.record.phase = Phase::Over;
        self.record.outcome = outcome;
        metrics::counter!("ovoo_games_finished_total").increment(1);
        self.save().await?;
        Ok(true)
    }

    pub(super) async fn expire(&mut self, deadline: u32) {
        self.deadline = None;
        let source = Source::machine(Author::Clock);
        if let Err(why) = self.take(&Move::Expire { deadline }, &source).await {
            tracing::warn!(table = %self.id, ?why, "a clock ran out in vain");
            self.set_clock();
        }
    }

    /// Starts the game's clock if it has a new one.
    pub(super) fn set_clock(&mut self) {
        let running = self.game.as_ref().and_then(|game| game.deadline());
        let running = running.filter(|_| self.record.phase == Phase::Playing);
        let Some(deadline) = running else {
            self.deadline = None;
            return;
        };
        if self.deadline.is_none_or(|(id, _)| id != deadline.id) {
            let millis = Duration::from_millis(u64::from(deadline.millis));
            self.deadline = Some((deadline.id, Instant::now() + millis));
        }
    }

    /// What is left of the time for a move in a slow game.
    pub(super) fn clock_ms(&self) -> Option<u64> {
        let Pace::Slow { minutes } = self.record.pace else { return None };
        if self.record.phase != Phase::Playing {
            return None;
        }
        let due = self.last_at + u64::from(minutes) * 60_000;
        Some(due.saturating_sub(now_ms()))
    }
}

/// Unix time.
pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
