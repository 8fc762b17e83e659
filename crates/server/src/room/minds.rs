//! Bots at the table: they think on other threads, and move at a pace people can follow.
#[cfg(test)]
mod tests;

use std::{sync::atomic::Ordering::Relaxed, time::Duration};

use kernel::{Seat, SeatSet};
use table::Thought;
use tokio::time::Instant;

use super::{
    Handled, Mail, Reply, Room, ViewerId,
    play::{Move, Source},
    tell::json,
};
use crate::{
    id::random,
    wire::{Author, Obstacle, Pace, Phase, SeatKind, ToPage},
};

/// A bot whose move could not be written tries again after this.
const RETRY: Duration = Duration::from_secs(2);

/// What a bot wants to do.
pub struct Choice {
    seat: Seat,
    author: Author,
    command: String,
}

/// A bot at a seat, ready to be asked.
struct Mind {
    seat: Seat,
    author: Author,
    think: Thought,
}

impl Room {
    /// Lets bots think about this step, unless they do already or nobody would see it.
    pub(super) fn wake_bots(&mut self) {
        let Some(game) = &self.game else { return };
        let step = game.step();
        let is_watched = !self.viewers.is_empty() || self.record.pace != Pace::Live;
        let is_wanted = self.record.phase == Phase::Playing && is_watched;
        if !is_wanted || self.question.is_some() || self.thinking == Some(step) {
            return;
        }
        // While the game's clock runs, ticks and others come faster than bots move: whoever began
        // anew each time would never get to it.
        if self.is_pondering && game.deadline().is_some() {
            return;
        }
        let minds = self.minds();
        if minds.is_empty() {
            return;
        }
        let clock_ms = game.deadline().map(|deadline| deadline.millis);
        let pause_ms = pause_ms(self.record.bot_ms, clock_ms, minds.len() as u32);
        self.thinking = Some(step);
        self.is_pondering = true;
        let (thoughts, nth) = (self.thoughts.clone(), self.next_thought());
        let due = Instant::now() + Duration::from_millis(u64::from(pause_ms));
        let (mailbox, threads) = (self.mailbox.clone(), self.house.thinkers.clone());
        tokio::spawn(async move {
            let permit = threads.acquire_owned().await;
            if thoughts.load(Relaxed) != nth {
                return;
            }
            let thinking = tokio::task::spawn_blocking(move || {
                let choice = first_choice(minds);
                drop(permit);
                choice
            });
            let choice = thinking.await.unwrap_or_else(|error| {
                tracing::error!(%error, "a bot lost its mind");
                None
            });
            if choice.is_some() {
                tokio::time::sleep_until(due).await;
            }
            let _ = mailbox.send(Mail::Thought { nth, step, choice }).await;
        });
    }

    /// Lets them think about this step again: seats have changed hands, or time ran out.
    pub(super) fn rouse_bots(&mut self) {
        self.hush_bots();
        self.wake_bots();
    }

    /// What they are thinking of comes to nothing.
    pub(super) fn hush_bots(&mut self) {
        self.thinking = None;
        self.is_pondering = false;
        self.next_thought();
    }

    /// Whatever is being thought now is no longer wanted.
    fn next_thought(&self) -> u32 {
        self.thoughts.fetch_add(1, Relaxed) + 1
    }

    /// Those who may interject first, then those the game waits for.
    fn minds(&self) -> Vec<Mind> {
        let awaited = self.awaited();
        let others = SeatSet::first_n(self.record.seats.len() as u8).without(awaited);
        let interjecting = others.iter().filter_map(|seat| self.mind(seat, false));
        interjecting.chain(awaited.iter().filter_map(|seat| self.mind(seat, true))).collect()
    }

    fn mind(&self, seat: Seat, is_awaited: bool) -> Option<Mind> {
        let (game, place) = (self.game.as_ref()?, self.record.place(seat)?);
        let (author, level) = match (&place.bot, place.kind()) {
            (Some(level), SeatKind::Bot) => (Author::Bot, level.as_str()),
            (Some(level), SeatKind::Human | SeatKind::Open) => (Author::StandIn, level.as_str()),
            (None, _) if is_awaited && self.is_overdue => (Author::Clock, self.best_bot()),
            (None, _) => return None,
        };
        let (people, seed) = (self.people(), u64::from_le_bytes(random()));
        let think = if is_awaited {
            game.think(seat, level, people, seed)
        } else {
            game.interject(seat, level, people, seed)
        };
        Some(Mind { seat, author, think: think? })
    }

    /// The seats that people play: held by somebody, and nobody stands in.
    fn people(&self) -> SeatSet {
        let seats = (0..).map(Seat::new).zip(&self.record.seats);
        let people = seats.filter(|(_, place)| !place.holders.is_empty() && place.bot.is_none());
        people.map(|(seat, _)| seat).collect()
    }

    /// For those who are late: they should not lose by it.
    fn best_bot(&self) -> &'static str {
        let bots = self.record.bots();
        bots.last().copied().unwrap_or("random")
    }

    /// Odds and distances for one page. They take a while, so the table does not wait for them.
    pub(super) fn insight(&mut self, viewer: ViewerId, id: u32) -> Handled {
        let page = &self.viewers[&viewer];
        let eyes = self.eyes_of(page).ok_or(Obstacle::NotPlaying)?;
        let game = self.game.as_ref().ok_or(Obstacle::NotPlaying)?;
        let (step, ponder) = (game.step(), game.ponder(eyes));
        let (out, threads) = (page.out.clone(), self.house.thinkers.clone());
        tokio::spawn(async move {
            let _permit = threads.acquire_owned().await;
            if let Ok(insight) = tokio::task::spawn_blocking(ponder).await {
                // A page that cannot take it now has newer things to read.
                let _ = out.say(&[&json(&ToPage::Insight { id, step, insight })]);
            }
        });
        Ok(Reply::Answered)
    }

    /// While the game's clock runs, a choice made a moment ago is good if it is still allowed.
    fn still_stands(&self, choice: Option<&Choice>) -> bool {
        let (Some(game), Some(choice)) = (&self.game, choice) else { return false };
        game.deadline().is_some() && game.why(choice.seat, &choice.command).is_none()
    }

    /// A bot has made up its mind; by now somebody else may have moved.
    pub(super) async fn consider(&mut self, nth: u32, step: u32, choice: Option<Choice>) {
        if self.thinking != Some(step) || self.thoughts.load(Relaxed) != nth {
            return;
        }
        self.is_pondering = false;
        if step != self.step() && !self.still_stands(choice.as_ref()) {
            self.thinking = None;
            self.wake_bots();
            return;
        }
        // It stays `thinking` about this step if it has nothing to say: one thought is enough.
        let Some(Choice { seat, author, command }) = choice else { return };
        self.thinking = None;
        let played = Move::Act { seat, command: &command };
        if let Err(why) = self.take(&played, &Source::machine(author)).await {
            tracing::warn!(table = %self.id, %seat, command, ?why, "a bot was refused");
            self.thinking = Some(step);
            let mailbox = self.mailbox.clone();
            tokio::spawn(async move {
                tokio::time::sleep(RETRY).await;
                let _ = mailbox.send(Mail::Nudge).await;
            });
        }
    }
}

/// How long a bot waits before it moves. Every step begins the wait anew, and so does a clock that
/// runs out: while a short one runs, all bots get their turn within it.
fn pause_ms(bot_ms: u32, clock_ms: Option<u32>, n_bots: u32) -> u32 {
    clock_ms.map_or(bot_ms, |clock_ms| bot_ms.min(clock_ms / (n_bots + 1)))
}

fn first_choice(minds: Vec<Mind>) -> Option<Choice> {
    minds.into_iter().find_map(|Mind { seat, author, think }| {
        think().map(|command| Choice { seat, author, command })
    })
}
