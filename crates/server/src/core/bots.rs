//! Decides when the bots of a table think, and plays their moves.
use std::time::Duration;

use kernel::{Seat, SeatSet};

use super::{
    Effect, TableCore,
    commit::RETRY_DELAY,
    planted::{Bug, is_planted},
    play::{Source, StepInput},
};
use crate::wire::{Pace, Phase, SeatKind, StepSource};

/// When the bots of a table are asked next, and what they were asked last.
#[derive(Default)]
pub(super) struct BotSchedule {
    /// Number of the latest decision. Results of older ones are discarded.
    generation: u32,
    /// The decision in progress, or one in which all bots wait.
    decision: Option<BotDecision>,
    /// The time of the next attempt after a move could not be stored.
    pub(super) retry_at: Option<Duration>,
}

struct BotDecision {
    step: u32,
    is_running: bool,
    /// The seats that were asked, each with the source to record for its step.
    asked: Vec<(Seat, StepSource)>,
}

impl TableCore {
    /// Asks the bots for a move at the current step, unless they are thinking or no one is
    /// watching.
    pub(super) fn schedule_bots(&mut self) {
        let Some(play) = &self.play else { return };
        let (step, deadline) = (play.game.step(), play.game.deadline());
        let is_watched = !self.viewers.by_id.is_empty() || self.record.pace != Pace::Live;
        let is_playing = self.record.phase == Phase::Playing && !self.record.is_held();
        let is_wanted = is_playing && is_watched;
        if !is_wanted || self.is_undo_asked() || self.bots.retry_at.is_some() {
            return;
        }
        if let Some(decision) = &self.bots.decision {
            // While a game deadline runs, steps arrive faster than bots move. A bot that restarted
            // at every step would never move.
            if decision.step == step || decision.is_running && deadline.is_some() {
                return;
            }
        }
        let bots = self.bots_to_ask();
        if bots.is_empty() {
            return;
        }
        let levels: Vec<(Seat, &str)> =
            bots.iter().map(|(seat, _, level)| (*seat, level.as_str())).collect();
        let people = self.human_seats();
        let seed = u64::from_le_bytes(self.random());
        let Some(play) = &self.play else { return };
        let Some(task) = play.game.bot_task(&levels, people, seed) else { return };
        let clock_ms = deadline.map(|deadline| deadline.millis);
        let pause = pause_ms(self.record.bot_ms, clock_ms, bots.len() as u32);
        let asked = bots.into_iter().map(|(seat, source, _)| (seat, source)).collect();
        self.bots.generation += 1;
        self.bots.decision = Some(BotDecision { step, is_running: true, asked });
        let generation = self.bots.generation;
        self.emit(Effect::Think { generation, task, pause: Duration::from_millis(pause.into()) });
    }

    /// Asks the bots again because a seat has changed hands or a player's time has run out.
    pub(super) fn reschedule_bots(&mut self) {
        self.cancel_bots();
        self.schedule_bots();
    }

    /// Discards the bots' decision.
    pub(super) fn cancel_bots(&mut self) {
        self.bots.generation += 1;
        self.bots.decision = None;
        self.bots.retry_at = None;
    }

    /// Asks the bots again after a while, because their move could not be stored.
    pub(super) fn retry_bots(&mut self) {
        self.cancel_bots();
        let is_forgotten = is_planted(Bug::ForgetsBots);
        let delay = if is_forgotten { Duration::from_secs(1 << 40) } else { RETRY_DELAY };
        self.bots.retry_at = Some(self.now.mono + delay);
    }

    /// Returns the bots that may move, each with its level and the source of its step.
    fn bots_to_ask(&self) -> Vec<(Seat, StepSource, String)> {
        let (awaited, is_overdue) = (self.awaited(), self.is_overdue());
        let seats = (0..).map(Seat::new).zip(&self.record.seats);
        seats
            .filter_map(|(seat, place)| match (&place.bot, place.kind()) {
                (Some(level), SeatKind::Bot) => Some((seat, StepSource::Bot, level.clone())),
                (Some(level), SeatKind::Human | SeatKind::Open) => {
                    Some((seat, StepSource::StandIn, level.clone()))
                }
                (None, _) if is_overdue && awaited.has(seat) => {
                    Some((seat, StepSource::Clock, self.record.stand_in.clone()))
                }
                (None, _) => None,
            })
            .collect()
    }

    /// Returns `true` if the game waits for a bot, which has to move because no clock runs.
    fn is_bot_awaited(&self) -> bool {
        let has_clock = self.play.as_ref().is_some_and(|play| play.game.deadline().is_some());
        let awaited = self.awaited();
        !has_clock && self.bots_to_ask().iter().any(|(seat, ..)| awaited.has(*seat))
    }

    /// Returns the seats that people play themselves, without a bot standing in.
    pub(super) fn human_seats(&self) -> SeatSet {
        let seats = (0..).map(Seat::new).zip(&self.record.seats);
        let people = seats.filter(|(_, place)| place.is_held() && place.bot.is_none());
        people.map(|(seat, _)| seat).collect()
    }

    /// Returns `true` if a game deadline runs and a move chosen at an earlier step is still legal.
    fn is_still_legal(&self, chosen: Option<&(Seat, String)>) -> bool {
        let (Some(play), Some((seat, command))) = (&self.play, chosen) else { return false };
        play.game.deadline().is_some() && play.game.why(*seat, command).is_none()
    }

    /// Plays the move that the bots chose, or asks them again if the game has moved on.
    pub(super) fn handle_bot_move(&mut self, generation: u32, chosen: Option<(Seat, String)>) {
        if generation != self.bots.generation && !is_planted(Bug::PlaysStaleMoves) {
            return;
        }
        let Some(decision) = &mut self.bots.decision else { return };
        decision.is_running = false;
        if decision.step != self.step() && !self.is_still_legal(chosen.as_ref()) {
            self.reschedule_bots();
            return;
        }
        let Some((seat, command)) = chosen else {
            if self.is_bot_awaited() {
                self.retry_bots();
            }
            // Otherwise the decision is kept, so that the bots are not asked again at this step.
            return;
        };
        let Some(decision) = self.bots.decision.take() else { return };
        let author = decision.asked.iter().find(|(asked, _)| *asked == seat);
        let author = author.map_or(StepSource::Bot, |(_, author)| *author);
        if author == StepSource::Clock && !self.is_overdue() {
            // Another step has given the player time again.
            self.reschedule_bots();
            return;
        }
        let source = Source::machine(author);
        let input = StepInput::Act { seat, command };
        if let Err(error) = self.commit_step(&input, source, None) {
            tracing::warn!(table = %self.id, %seat, ?error, "bot command rejected");
            self.retry_bots();
        }
    }
}

/// Returns the pause before a bot's move. Every step restarts it, and so does an expired deadline:
/// if a short deadline runs, the pause is short enough for every bot to move before it expires.
pub(super) fn pause_ms(bot_ms: u32, clock_ms: Option<u32>, n_bots: u32) -> u32 {
    clock_ms.map_or(bot_ms, |clock_ms| bot_ms.min(clock_ms / (n_bots + 1)))
}
