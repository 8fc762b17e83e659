//! Opinions about the game. Bots see a `Perspective` and nothing else.
mod habits;
mod memory;
mod rollouts;
mod scene;
mod slot;
mod windows;

use bots::{Bot, Random};
use kernel::{Chance, Dice, Perspective};
use table::BotMaker;

use crate::{State, action::Action};
use memory::Memory;

pub use habits::Habits;
pub use rollouts::Hard;

/// From the weakest to the strongest.
pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "easy", make: || Box::new(Easy::default()) },
    BotMaker { name: "normal", make: || Box::new(Normal::default()) },
    BotMaker { name: "hard", make: || Box::new(Hard::default()) },
];

/// In a hundred looks, how many an easy or a normal bot keeps in mind.
const EASY_KEEPS: u32 = 50;
const NORMAL_KEEPS: u32 = 80;
/// In a hundred choices, how often an easy bot follows a whim.
const WHIMS: u32 = 8;

/// Greedy, forgetful and now and then careless.
#[derive(Clone, Debug, Default)]
pub struct Easy {
    memory: Memory,
}

/// Plays by the rules of thumb that work.
#[derive(Clone, Debug)]
pub struct Normal {
    memory: Memory,
    habits: Habits,
}

impl Normal {
    /// With other habits: for tuning.
    pub fn with(habits: Habits) -> Normal {
        Normal { memory: Memory::default(), habits }
    }
}

impl Default for Normal {
    fn default() -> Normal {
        Normal::with(Habits::NORMAL)
    }
}

impl Bot<State> for Easy {
    fn choose(&mut self, at: &Perspective<'_, State>, chance: &mut dyn Chance) -> Option<Action> {
        let here = self.memory.look(at, EASY_KEEPS, chance);
        if chance.below(100) < WHIMS {
            let mut actions = Vec::new();
            at.legal(&mut actions);
            return (!actions.is_empty()).then(|| *chance.choose(&actions));
        }
        habits::choose(&here, at.seat(), &Habits::EASY, chance)
    }

    fn interject(
        &mut self,
        at: &Perspective<'_, State>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        self.memory.look(at, EASY_KEEPS, chance);
        None
    }

    fn remembers(&self) -> bool {
        true
    }
}

impl Bot<State> for Normal {
    fn choose(&mut self, at: &Perspective<'_, State>, chance: &mut dyn Chance) -> Option<Action> {
        let here = self.memory.look(at, NORMAL_KEEPS, chance);
        habits::choose(&here, at.seat(), &self.habits, chance)
    }

    fn interject(
        &mut self,
        at: &Perspective<'_, State>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        self.memory.look(at, NORMAL_KEEPS, chance);
        None
    }

    fn remembers(&self) -> bool {
        true
    }
}
