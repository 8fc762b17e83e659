//! The bots, from the weakest to the strongest.
use bots::{Bot, Random};
use kernel::{GameRng, Perspective, Seat};
use table::BotMaker;

use crate::{Action, State, View};

pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "normal", make: || Box::new(Careful) },
];

/// A bot that hides its bag before it becomes too heavy, and steals from the heaviest other bag.
struct Careful;

/// The assumed value of a relic that the bot cannot see.
const MEAN: u8 = 3;
/// The value from which a bag is worth hiding, or stealing from.
const HEAVY: u8 = 8;

impl Bot<State> for Careful {
    fn choose(&mut self, at: &Perspective<'_, State>, _: &mut dyn GameRng) -> Option<Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        let view = at.view();
        let is_last_turn = view.torch <= at.seats();
        if actions.contains(&Action::Hide) && (is_last_turn || weight(&view, at.seat()) >= HEAVY) {
            return Some(Action::Hide);
        }
        let victim = |action: &Action| match action {
            Action::Steal { from } => Some((weight(&view, *from), *action)),
            Action::Dig | Action::Hide => None,
        };
        let best = actions.iter().filter_map(victim).max();
        let theft = best.filter(|&(weight, _)| weight >= HEAVY).map(|(_, action)| action);
        theft.or_else(|| actions.first().copied())
    }
}

/// Returns the value of a bag, as far as the bot knows it.
fn weight(view: &View, seat: Seat) -> u8 {
    view.players[seat.index()].bag.iter().map(|card| card.unwrap_or(MEAN)).sum()
}
