use kernel::{Ctx, EventBuffer, Game, GameRng, GameRngExt, Perspective};

use crate::Bot;

/// A bot that plays a random legal action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, at: &Perspective<'_, G>, rng: &mut dyn GameRng) -> Option<G::Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        if actions.is_empty() { None } else { Some(*rng.choose(&actions)) }
    }
}

/// Plays a random action for the first awaited seat, or expires the clock if no seat is awaited.
///
/// Random playouts and benchmarks are built from this step. `actions` is a scratch buffer that
/// callers reuse.
///
/// # Panics
///
/// Panics if the game is over or violates its contract: an awaited seat without legal actions, a
/// listed action that is refused, or no awaited seat and no clock.
#[inline]
pub fn step<G: Game>(
    game: &mut G,
    actions: &mut Vec<G::Action>,
    rng: &mut impl GameRng,
    events: &mut EventBuffer<G>,
) {
    actions.clear();
    if let Some(seat) = game.awaited().first() {
        game.legal(seat, actions);
        let action = *rng.choose(actions);
        let mut ctx = Ctx::new(rng, events);
        game.apply(seat, action, &mut ctx).expect("a listed action is accepted");
    } else {
        let deadline = game.deadline().expect("the game waits for a seat or a clock");
        game.expire(deadline.id, &mut Ctx::new(rng, events));
    }
}
