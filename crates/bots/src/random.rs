use kernel::{Chance, Ctx, Dice, Game, Journal, Perspective};

use crate::Bot;

/// Any legal action, each as likely as the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, at: &Perspective<'_, G>, chance: &mut dyn Chance) -> Option<G::Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        if actions.is_empty() { None } else { Some(*chance.choose(&actions)) }
    }
}

/// One random step of the first awaited seat, or of time: the unit of playouts and benchmarks.
#[inline]
pub fn step<G: Game>(
    game: &mut G,
    actions: &mut Vec<G::Action>,
    chance: &mut impl Chance,
    journal: &mut Journal<G::Event>,
) {
    actions.clear();
    if let Some(seat) = game.awaited().first() {
        game.legal(seat, actions);
        let action = *chance.choose(actions);
        let mut ctx = Ctx::new(chance, journal);
        game.apply(seat, action, &mut ctx).expect("a listed action is accepted");
    } else {
        let deadline = game.deadline().expect("the game waits for somebody or for time");
        game.expire(deadline.id, &mut Ctx::new(chance, journal));
    }
}
