//! Bots and their evaluation. Bots only see a `Perspective`, so they cannot use hidden
//! information.
mod evaluation;
mod policy;
mod rollouts;
mod scorers;

use bots::{Bot, Random};
use kernel::{FastRng, GameRng, GameRngExt, Perspective};
use table::BotMaker;

use crate::{State, action::Action, state::Phase};

pub use rollouts::Hard;

/// All bots, from the weakest to the strongest.
pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "easy", make: || Box::new(Easy) },
    BotMaker { name: "normal", make: || Box::new(Normal) },
    BotMaker { name: "hard", make: || Box::new(Hard::default()) },
];

/// Percentage of cases in which the easy bot reveals another card.
const REVEAL_PERCENT: u32 = 35;

/// A bot that places well, but makes and takes offers at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

/// A bot that maximises its own score and makes offers that rivals want.
#[derive(Clone, Copy, Debug, Default)]
pub struct Normal;

impl Bot<State> for Easy {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let here = at.sample_state(rng);
        match here.phase {
            Phase::Offering if rng.below(100) < REVEAL_PERCENT => Some(Action::Reveal),
            Phase::Offering => Some(Action::Stop),
            Phase::Announcing | Phase::Accepting => {
                let mut actions = Vec::new();
                at.legal(&mut actions);
                Some(*rng.choose(&actions))
            }
            Phase::Resolving
            | Phase::Tiling { .. }
            | Phase::Marking { .. }
            | Phase::Herding { .. }
            | Phase::Free
            | Phase::FreeMarking { .. }
            | Phase::FreeDone
            | Phase::Scoring => Some(policy::choose(&here, &mut bot_rng(rng))),
            Phase::Over => None,
        }
    }
}

impl Bot<State> for Normal {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let here = at.sample_state(rng);
        Some(policy::choose(&here, &mut bot_rng(rng)))
    }
}

/// Returns a fast generator seeded from `rng`.
fn bot_rng(rng: &mut dyn GameRng) -> FastRng {
    FastRng::new(u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX)))
}
