//! Opinions about the game. Bots see a `Perspective` and nothing else.
mod habits;
mod opinion;
mod placing;
mod rollouts;

use bots::{Bot, Random};
use kernel::{Chance, Dice, Fast, Perspective};
use table::BotMaker;

use crate::{State, action::Action, state::Phase};

pub use rollouts::Hard;

/// From the weakest to the strongest.
pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "easy", make: || Box::new(Easy) },
    BotMaker { name: "normal", make: || Box::new(Normal) },
    BotMaker { name: "hard", make: || Box::new(Hard::default()) },
];

/// In a hundred first and second cards of an easy bot, how often another one follows.
const REVEALS: u32 = 35;

/// Places well, but offers and takes whatever comes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

/// Takes and places what helps the own score most, and makes offers that the others want.
#[derive(Clone, Copy, Debug, Default)]
pub struct Normal;

impl Bot<State> for Easy {
    fn choose(&mut self, at: &Perspective<'_, State>, chance: &mut dyn Chance) -> Option<Action> {
        let here = at.imagine(chance);
        match here.phase {
            Phase::Offering if chance.below(100) < REVEALS => Some(Action::Reveal),
            Phase::Offering => Some(Action::Stop),
            Phase::Announcing | Phase::Accepting => {
                let mut actions = Vec::new();
                at.legal(&mut actions);
                Some(*chance.choose(&actions))
            }
            Phase::Resolving
            | Phase::Tiling { .. }
            | Phase::Marking { .. }
            | Phase::Herding { .. }
            | Phase::Free
            | Phase::FreeMarking { .. }
            | Phase::FreeDone => Some(habits::choose(&here, &mut whims(chance))),
            Phase::Over => None,
        }
    }
}

impl Bot<State> for Normal {
    fn choose(&mut self, at: &Perspective<'_, State>, chance: &mut dyn Chance) -> Option<Action> {
        let here = at.imagine(chance);
        Some(habits::choose(&here, &mut whims(chance)))
    }
}

/// Quick dice of one's own.
fn whims(chance: &mut dyn Chance) -> Fast {
    Fast::new(u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX)))
}
