//! The bots. They only see a `Perspective`, so they cannot use hidden information.
mod decisions;
mod memory;
mod policy;
mod rollouts;
mod scene;
mod turn;

use bots::{Bot, Random};
use kernel::{GameRng, GameRngExt, Perspective};
use table::BotMaker;

use crate::{State, action::Action};
use memory::Memory;

pub use policy::Policy;
pub use rollouts::Hard;

/// The bots, from weakest to strongest.
pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "easy", make: || Box::new(Easy::default()) },
    BotMaker { name: "normal", make: || Box::new(Normal::default()) },
    BotMaker { name: "hard", make: || Box::new(Hard::default()) },
];

/// The percentage of looks that a bot of this level remembers.
const EASY_RETENTION: u32 = 50;
const NORMAL_RETENTION: u32 = 80;
/// The percentage of actions that an easy bot picks at random.
const EASY_RANDOMNESS: u32 = 8;

/// A greedy, forgetful and sometimes careless bot.
#[derive(Clone, Debug, Default)]
pub struct Easy {
    memory: Memory,
}

/// A bot that follows the normal heuristics.
#[derive(Clone, Debug)]
pub struct Normal {
    memory: Memory,
    policy: Policy,
}

impl Normal {
    /// Creates a bot with other parameters, for tuning.
    pub fn with(policy: Policy) -> Normal {
        Normal { memory: Memory::default(), policy }
    }
}

impl Default for Normal {
    fn default() -> Normal {
        Normal::with(Policy::NORMAL)
    }
}

impl Bot<State> for Easy {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let here = self.memory.look(at, EASY_RETENTION, rng);
        if rng.below(100) < EASY_RANDOMNESS {
            let mut actions = Vec::new();
            at.legal(&mut actions);
            actions.retain(|&action| !turn::leads_back(&here, action));
            return (!actions.is_empty()).then(|| *rng.choose(&actions));
        }
        policy::choose(&here, at.seat(), &Policy::EASY, rng)
    }

    fn interject(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        self.memory.look(at, EASY_RETENTION, rng);
        None
    }
}

impl Bot<State> for Normal {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let here = self.memory.look(at, NORMAL_RETENTION, rng);
        policy::choose(&here, at.seat(), &self.policy, rng)
    }

    fn interject(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        self.memory.look(at, NORMAL_RETENTION, rng);
        None
    }
}
