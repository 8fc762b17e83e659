//! Plays the bots' moves, and expires the clock when all awaited bots wait for it.
use anyhow::bail;
use kernel::{Seat, SeatSet};

use crate::commands::play::hot_seat::HotSeat;

/// The people that bots should wait for. There are none, because the clock does not run while
/// people think.
const PEOPLE: SeatSet = SeatSet::EMPTY;

impl HotSeat<'_> {
    /// Asks the bots among `seats` for a move and returns `true` if one of them has moved.
    pub fn move_bots(&mut self, seats: SeatSet) -> anyhow::Result<bool> {
        let bots: Vec<(Seat, &str)> =
            seats.iter().filter_map(|seat| Some((seat, self.level(seat)?))).collect();
        // The same game state always gets the same bot moves.
        let seed = self.bot_seed ^ u64::from(self.table.step());
        let task = self.table.bot_task(&bots, PEOPLE, seed);
        let Some((seat, command)) = task.and_then(|run| run()) else { return Ok(false) };
        if let Err(rejected) = self.table.submit(seat, &command) {
            bail!("the bot on {seat} chose the illegal command {command:?}: {rejected}");
        }
        self.report_step(seat, true)?;
        Ok(true)
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
