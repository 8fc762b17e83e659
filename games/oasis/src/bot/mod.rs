//! Opinions about the game. Bots see a `Perspective` and nothing else.
mod eval;

use bots::{Bot, Random};
use kernel::{Chance, Ctx, Dice, Fast, Game, Journal, Perspective};
use table::BotMaker;

use crate::{State, action::Action, data::Card, state::Phase};

/// From the weakest to the strongest.
pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "easy", make: || Box::new(Easy) },
];

/// In a hundred first and second cards, how often another one follows.
const REVEALS: u32 = 35;

/// Takes and places what helps the own score most right now, and does not think of others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl Bot<State> for Easy {
    fn choose(&mut self, at: &Perspective<'_, State>, chance: &mut dyn Chance) -> Option<Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        if actions.len() == 1 {
            return actions.pop();
        }
        let here = at.imagine(chance);
        match here.phase {
            Phase::Announcing => Some(*chance.choose(&actions)),
            Phase::Offering if chance.below(100) < REVEALS => Some(Action::Reveal),
            Phase::Offering => Some(Action::Stop),
            Phase::Accepting
            | Phase::Resolving
            | Phase::Tiling { .. }
            | Phase::Marking { .. }
            | Phase::Herding { .. }
            | Phase::Free
            | Phase::FreeMarking { .. }
            | Phase::FreeDone => best(&here, at, &actions, chance),
            Phase::Over => None,
        }
    }
}

/// The action with the highest worth; among equals the lot decides.
fn best(
    here: &State,
    at: &Perspective<'_, State>,
    actions: &[Action],
    chance: &mut dyn Chance,
) -> Option<Action> {
    let (mut found, mut highest, mut n_equal) = (None, f32::MIN, 0);
    for &action in actions {
        let worth = worth_of(here, at, action);
        if worth > highest {
            (found, highest, n_equal) = (Some(action), worth, 1);
        } else if worth == highest {
            n_equal += 1;
            if chance.below(n_equal) == 0 {
                found = Some(action);
            }
        }
    }
    found
}

fn worth_of(here: &State, at: &Perspective<'_, State>, action: Action) -> f32 {
    let seat = at.seat();
    match action {
        Action::Accept { whom } => {
            let cards: &[Card] = here.cards.offer(whom);
            cards.iter().map(|&card| eval::card(here, seat, card)).sum()
        }
        Action::Resolve { card } => eval::card(here, seat, card),
        Action::Announce { .. }
        | Action::Reveal
        | Action::Stop
        | Action::Place { .. }
        | Action::Camel { .. }
        | Action::Mark
        | Action::MoveMarker { .. }
        | Action::Leave
        | Action::Skip
        | Action::Confirm => {
            let mut after = *here;
            let (mut luck, mut journal) = (Fast::new(0), Journal::muted());
            let played = after.apply(seat, action, &mut Ctx::new(&mut luck, &mut journal));
            played.map_or(f32::MIN, |()| eval::state(&after, seat))
        }
    }
}
