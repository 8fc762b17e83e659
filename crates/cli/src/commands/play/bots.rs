//! Moves of bots, and of the clock when every awaited bot waits for it.
use anyhow::bail;
use kernel::{Seat, SeatSet};

use crate::commands::play::hot_seat::HotSeat;

/// The people that bots should wait for: none, because the clock does not run while people think.
const PEOPLE: SeatSet = SeatSet::EMPTY;

impl HotSeat<'_> {
    /// Lets the first bot that wants to act out of turn do so. Returns `true` if one did. Illegal
    /// interjections are ignored.
    pub fn play_bot_interjection(&mut self) -> anyhow::Result<bool> {
        let idle = self.bot_seats().without(self.table.awaited());
        for seat in idle.iter() {
            let level = self.level(seat).unwrap_or_default();
            let task = self.table.interject_task(seat, level, PEOPLE, self.bot_seed_for(seat));
            let Some(command) = task.and_then(|run| run()) else {
                continue;
            };
            if self.table.submit(seat, &command).is_ok() {
                self.report_step(seat, true)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Makes the move of the first awaited bot that does not wait for the clock. Returns `true` if
    /// one moved.
    pub fn play_bot_move(&mut self) -> anyhow::Result<bool> {
        let awaited: Vec<Seat> =
            self.table.awaited().iter().filter(|seat| self.level(*seat).is_some()).collect();
        for seat in awaited {
            let level = self.level(seat).unwrap_or_default();
            let task = self.table.bot_task(seat, level, PEOPLE, self.bot_seed_for(seat));
            let Some(command) = task.and_then(|run| run()) else {
                continue;
            };
            if let Err(rejected) = self.table.submit(seat, &command) {
                bail!("bot {level} on {seat} chose the illegal command {command:?}: {rejected}");
            }
            self.report_step(seat, true)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Returns the seed of one decision. It depends only on the match, the step and the seat.
    fn bot_seed_for(&self, seat: Seat) -> u64 {
        let decision = u64::from(self.table.step()) << 8 | seat.index() as u64;
        self.bot_seed ^ decision
    }

    /// Expires the clock, because no person is awaited and no bot moves.
    pub fn expire_clock(&mut self) -> anyhow::Result<()> {
        let Some(deadline) = self.table.deadline() else {
            bail!("the game is stuck: no seat can act and no clock is running");
        };
        if let Err(rejected) = self.table.expire(deadline.id) {
            bail!("cannot expire clock {}: {rejected}", deadline.id);
        }
        let seat = self.people().first().unwrap_or(Seat::new(0));
        self.report_step(seat, true)
    }

    pub fn is_only_awaiting_bots(&self) -> bool {
        let awaited = self.table.awaited();
        !awaited.is_empty() && awaited.without(self.bot_seats()).is_empty()
    }

    pub fn first_person_with_choices(&self) -> Option<Seat> {
        self.people().iter().find(|seat| !self.table.commands(*seat).is_empty())
    }

    pub fn level(&self, seat: Seat) -> Option<&'static str> {
        self.bots.get(seat.index()).copied().flatten()
    }
}
