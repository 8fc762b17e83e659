//! What bots do at a hot seat, and what time does when they wait for it.
use anyhow::bail;
use kernel::{Seat, SeatSet};

use crate::commands::play::hot_seat::HotSeat;

/// At a hot seat time stands still while somebody thinks: bots need not wait for people.
const WAITED_FOR: SeatSet = SeatSet::EMPTY;

impl HotSeat<'_> {
    /// The first bot that wants to say something out of turn does. An answer that is not legal
    /// is no answer.
    pub fn bots_interject(&mut self) -> anyhow::Result<bool> {
        let aside = self.bot_seats().without(self.table.awaited());
        for seat in aside.iter() {
            let level = self.level(seat).unwrap_or_default();
            let thought =
                self.table.interject_task(seat, level, WAITED_FOR, self.bot_seed_for(seat));
            let Some(command) = thought.and_then(|think| think()) else {
                continue;
            };
            if self.table.submit(seat, &command).is_ok() {
                self.stepped(seat, true)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The first awaited bot that does not wait for the clock moves.
    pub fn bots_answer(&mut self) -> anyhow::Result<bool> {
        let asked: Vec<Seat> =
            self.table.awaited().iter().filter(|seat| self.level(*seat).is_some()).collect();
        for seat in asked {
            let level = self.level(seat).unwrap_or_default();
            let thought = self.table.bot_task(seat, level, WAITED_FOR, self.bot_seed_for(seat));
            let Some(command) = thought.and_then(|think| think()) else {
                continue;
            };
            if let Err(rejected) = self.table.submit(seat, &command) {
                bail!("bot {level} on {seat} chose the illegal command {command:?}: {rejected}");
            }
            self.stepped(seat, true)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Dice for one thought: the same game gives the same thoughts.
    fn bot_seed_for(&self, seat: Seat) -> u64 {
        let place = u64::from(self.table.step()) << 8 | seat.index() as u64;
        self.bot_seed ^ place
    }

    /// Nobody at the keyboard is awaited and no bot moves: only the clock goes on.
    pub fn let_time_pass(&mut self) -> anyhow::Result<()> {
        let Some(deadline) = self.table.deadline() else {
            bail!("the game is stuck: no seat can act and no clock is running");
        };
        if let Err(rejected) = self.table.expire(deadline.id) {
            bail!("cannot expire clock {}: {rejected}", deadline.id);
        }
        let seat = self.people().first().unwrap_or(Seat::new(0));
        self.stepped(seat, true)
    }

    pub fn only_bots_awaited(&self) -> bool {
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
