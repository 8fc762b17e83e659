//! Runs the bots of a table.
//!
//! Bots think on blocking threads, so that they never delay the table, and move at a pace that
//! people can follow.
#[cfg(test)]
mod tests;

use std::{sync::atomic::Ordering::Relaxed, time::Duration};

use kernel::{Seat, SeatSet};
use table::BotTask;
use tokio::time::Instant;

use super::{
    CommandResult, Reply, TableActor, TableMessage, ViewerId,
    broadcast::json,
    play::{Input, Source},
};
use crate::{
    id::random,
    wire::{Pace, Phase, SeatKind, ServerMessage, StepSource, TableError},
};

/// Delay before a bot retries a move that was refused or could not be stored.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// The command that a bot chose.
pub struct Choice {
    seat: Seat,
    author: StepSource,
    command: String,
}

/// A bot that may move: its seat, the source of its step, and its level.
type PendingBot = (Seat, StepSource, String);

impl TableActor {
    /// Starts a bot task for the current step, unless one is running or no one is watching.
    pub(super) fn schedule_bots(&mut self) {
        let Some(game) = &self.game else { return };
        let step = game.step();
        let is_watched = !self.viewers.is_empty() || self.record.pace != Pace::Live;
        let is_wanted = self.record.phase == Phase::Playing && is_watched;
        if !is_wanted || self.undo_request.is_some() || self.thinking == Some(step) {
            return;
        }
        // While a game deadline runs, steps arrive faster than bots move. A bot that restarted at
        // every step would never move.
        if self.is_bot_busy && game.deadline().is_some() {
            return;
        }
        let pending = self.pending_bots();
        let Some(task) = self.bot_task(&pending).filter(|_| !pending.is_empty()) else { return };
        let clock_ms = game.deadline().map(|deadline| deadline.millis);
        let pause_ms = pause_ms(self.record.bot_ms, clock_ms, pending.len() as u32);
        self.thinking = Some(step);
        self.is_bot_busy = true;
        let (latest, generation) = (self.bot_generation.clone(), self.next_generation());
        let due = Instant::now() + Duration::from_millis(u64::from(pause_ms));
        let (id, mailbox) = (self.id, self.mailbox.clone());
        let permits = self.registry.bot_permits.clone();
        tokio::spawn(async move {
            let permit = permits.acquire_owned().await;
            if latest.load(Relaxed) != generation {
                return;
            }
            let thinking = tokio::task::spawn_blocking(move || {
                let choice = choose(task, &pending);
                drop(permit);
                choice
            });
            let choice = thinking.await.unwrap_or_else(|error| {
                tracing::error!(table = %id, %error, "bot task panicked");
                None
            });
            if choice.is_some() {
                tokio::time::sleep_until(due).await;
            }
            let _ = mailbox.send(TableMessage::BotReply { generation, step, choice }).await;
        });
    }

    /// Restarts the bots at this step because a seat has changed hands or the time has run out.
    pub(super) fn reschedule_bots(&mut self) {
        self.cancel_bots();
        self.schedule_bots();
    }

    /// Discards the running bot task.
    pub(super) fn cancel_bots(&mut self) {
        self.thinking = None;
        self.is_bot_busy = false;
        self.next_generation();
    }

    /// Returns the number of a new bot task, which invalidates all earlier ones.
    fn next_generation(&self) -> u32 {
        self.bot_generation.fetch_add(1, Relaxed) + 1
    }

    /// Returns the bots that may move now.
    fn pending_bots(&self) -> Vec<PendingBot> {
        let seats = SeatSet::first_n(self.record.seats.len() as u8);
        seats.iter().filter_map(|seat| self.pending_bot(seat)).collect()
    }

    fn pending_bot(&self, seat: Seat) -> Option<PendingBot> {
        let place = self.record.place(seat)?;
        match (&place.bot, place.kind()) {
            (Some(level), SeatKind::Bot) => Some((seat, StepSource::Bot, level.clone())),
            (Some(level), SeatKind::Human | SeatKind::Open) => {
                Some((seat, StepSource::StandIn, level.clone()))
            }
            (None, _) if self.awaited().has(seat) && self.is_overdue => {
                Some((seat, StepSource::Clock, self.best_bot().to_owned()))
            }
            (None, _) => None,
        }
    }

    /// Returns a task that asks these bots for a move, and the source of a step by each of them.
    fn bot_task(&self, pending: &[PendingBot]) -> Option<BotTask> {
        let bots: Vec<(Seat, &str)> =
            pending.iter().map(|(seat, _, level)| (*seat, level.as_str())).collect();
        let seed = u64::from_le_bytes(random());
        self.game.as_ref()?.bot_task(&bots, self.human_seats(), seed)
    }

    /// Returns the seats that people play themselves, without a bot standing in.
    fn human_seats(&self) -> SeatSet {
        let seats = (0..).map(Seat::new).zip(&self.record.seats);
        let people = seats.filter(|(_, place)| !place.holders.is_empty() && place.bot.is_none());
        people.map(|(seat, _)| seat).collect()
    }

    /// Returns the strongest bot, so that late players are not punished by a weak move.
    fn best_bot(&self) -> &'static str {
        let bots = self.record.bots();
        bots.last().copied().unwrap_or("random")
    }

    /// Computes insight for one client in the background, because it can take a while.
    pub(super) fn insight(&mut self, viewer: ViewerId, id: u32) -> CommandResult {
        let client = &self.viewers[&viewer];
        let viewers = self.viewers_of(client).ok_or(TableError::NotPlaying)?;
        let game = self.game.as_ref().ok_or(TableError::NotPlaying)?;
        let (step, insight_task) = (game.step(), game.insight_task(viewers));
        let (out, permits) = (client.out.clone(), self.registry.bot_permits.clone());
        tokio::spawn(async move {
            let _permit = permits.acquire_owned().await;
            if let Ok(insight) = tokio::task::spawn_blocking(insight_task).await {
                // A client with a full buffer has newer messages to read.
                let _ = out.try_send(&[&json(&ServerMessage::Insight { id, step, insight })]);
            }
        });
        Ok(Reply::Answered)
    }

    /// Returns `true` if a game deadline runs and a choice made at an earlier step is still legal.
    fn is_still_legal(&self, choice: Option<&Choice>) -> bool {
        let (Some(game), Some(choice)) = (&self.game, choice) else { return false };
        game.deadline().is_some() && game.why(choice.seat, &choice.command).is_none()
    }

    /// Applies a bot's choice, or restarts the bots if another player has moved meanwhile.
    pub(super) async fn handle_bot_reply(
        &mut self,
        generation: u32,
        step: u32,
        choice: Option<Choice>,
    ) {
        if self.thinking != Some(step) || self.bot_generation.load(Relaxed) != generation {
            return;
        }
        self.is_bot_busy = false;
        if step != self.step() && !self.is_still_legal(choice.as_ref()) {
            self.thinking = None;
            self.schedule_bots();
            return;
        }
        // Without a choice, `thinking` keeps this step so that the bots do not run again for it.
        let Some(Choice { seat, author, command }) = choice else { return };
        self.thinking = None;
        let input = Input::Act { seat, command: &command };
        if let Err(error) = self.apply_input(&input, &Source::machine(author)).await {
            tracing::warn!(table = %self.id, %seat, command, ?error, "bot command rejected");
            self.thinking = Some(step);
            let mailbox = self.mailbox.clone();
            tokio::spawn(async move {
                tokio::time::sleep(RETRY_DELAY).await;
                let _ = mailbox.send(TableMessage::RetryBots).await;
            });
        }
    }
}

/// Returns the pause before a bot's move. Every step restarts it, and so does an expired deadline:
/// if a short deadline runs, the pause is short enough for every bot to move before it expires.
fn pause_ms(bot_ms: u32, clock_ms: Option<u32>, n_bots: u32) -> u32 {
    clock_ms.map_or(bot_ms, |clock_ms| bot_ms.min(clock_ms / (n_bots + 1)))
}

fn choose(task: BotTask, pending: &[PendingBot]) -> Option<Choice> {
    let (seat, command) = task()?;
    let (_, author, _) = pending.iter().find(|(other, ..)| *other == seat)?;
    Some(Choice { seat, author: *author, command })
}
