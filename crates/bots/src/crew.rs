//! The bots of one match.
use kernel::{Game, GameRng, Perspective, Seat, SeatSet};

use crate::Bot;

/// The bots of one match, kept with their memory for as long as the match lasts.
///
/// Tables, tools and simulations all run their bots through this type, so that a bot is equally
/// strong everywhere.
pub struct Crew<G: Game> {
    members: Vec<Member<G>>,
}

struct Member<G: Game> {
    seat: Seat,
    name: &'static str,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Default for Crew<G> {
    fn default() -> Crew<G> {
        Crew { members: Vec::new() }
    }
}

impl<G: Game> Crew<G> {
    /// Creates a crew with one bot per seat, in seat order.
    pub fn of(bots: impl IntoIterator<Item = Box<dyn Bot<G>>>) -> Crew<G> {
        let seats = (0..).map(Seat::new).zip(bots);
        Crew { members: seats.map(|(seat, bot)| Member { seat, name: "", bot }).collect() }
    }

    /// Adds the bot `name` at `seat`, unless the crew already has it. A seat can have several bots
    /// with different names, for hosts that let players switch between them.
    pub fn join(&mut self, seat: Seat, name: &'static str, make: impl FnOnce() -> Box<dyn Bot<G>>) {
        if !self.members.iter().any(|member| member.seat == seat && member.name == name) {
            self.members.push(Member { seat, name, bot: make() });
            self.members.sort_by_key(|member| member.seat);
        }
    }

    /// Returns the next move from the bots that `is_asked` selects by seat and name, at a table
    /// where people play the seats in `people`. Bots that may interject are asked before those the
    /// game waits for. Returns `None` if all of them wait.
    pub fn next_move(
        &mut self,
        game: &G,
        people: SeatSet,
        rng: &mut dyn GameRng,
        is_asked: impl Fn(Seat, &str) -> bool,
    ) -> Option<(Seat, G::Action)> {
        let awaited = game.awaited();
        for is_awaited in [false, true] {
            for Member { seat, name, bot } in &mut self.members {
                if awaited.has(*seat) != is_awaited || !is_asked(*seat, name) {
                    continue;
                }
                let at = Perspective::new(game, *seat).with_people(people);
                let choice =
                    if is_awaited { bot.choose(&at, rng) } else { bot.interject(&at, rng) };
                if let Some(action) = choice {
                    return Some((*seat, action));
                }
            }
        }
        None
    }
}
