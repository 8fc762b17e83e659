//! Opinions about the game. Bots see a `Perspective` and nothing else.
use bots::Random;
use table::BotMaker;

use crate::State;

/// From the weakest to the strongest.
pub(crate) const BOTS: &[BotMaker<State>] =
    &[BotMaker { name: "random", make: || Box::new(Random) }];
