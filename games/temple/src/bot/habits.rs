//! Rules of thumb: what to do now, in every phase.
use kernel::{Chance, Dice, Seat};

use super::{slot, windows};
use crate::{State, action::Action, rules, state::Phase};

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// The most risk to take on a tile.
    pub risk: f32,
    /// Slots to spare below which it is time to run.
    pub margin: f32,
    /// The most heat to end a slot in.
    pub heat: f32,
    /// Cards to carry: in the Walls Room, and in all.
    pub walls_cards: u8,
    pub cards: u8,
    /// Are clues deciphered before the Lava Room?
    pub deciphers: bool,
    /// Slots to spare in the Walls Room before the boulder bars the way.
    pub walls_spare: f32,
    /// Slots to spare for a lock.
    pub lock_spare: f32,
}

impl Habits {
    pub const EASY: Habits = Habits {
        risk: 0.2,
        margin: 0.3,
        heat: 0.35,
        walls_cards: 5,
        cards: 9,
        deciphers: false,
        walls_spare: 0.2,
        lock_spare: 0.5,
    };
    pub const NORMAL: Habits = Habits {
        risk: 0.08,
        margin: 0.6,
        heat: 0.1,
        walls_cards: 4,
        cards: 7,
        deciphers: false,
        walls_spare: 0.2,
        lock_spare: 1.0,
    };
}

/// What to do, in a world that fits what the seat knows.
pub(super) fn choose(
    here: &State,
    seat: Seat,
    habits: &Habits,
    chance: &mut dyn Chance,
) -> Option<Action> {
    let wanted = match &here.phase {
        Phase::Choosing => windows::character(here, seat),
        Phase::Briefing => Some(Action::Begin),
        Phase::Loading => windows::load(here, seat, habits),
        Phase::Bracing => windows::effort(here, seat, habits),
        Phase::Acting => Some(slot::act(here, seat, habits)),
        Phase::Testing(test) => windows::test(here, test),
        Phase::Helping(_) => Some(windows::help(here)),
        Phase::Losing => {
            windows::cheapest(here, here.player(seat).hand).map(|card| Action::Lose { card })
        }
        Phase::Unlocking(attempt) => Some(slot::pick(here, seat, attempt, habits)),
        Phase::Removing => Some(Action::Pass),
        Phase::Composing(_) => Some(Action::Cancel),
        Phase::Answering(exchange) => Some(windows::answer(here, exchange)),
        Phase::Confirming(exchange) => Some(windows::confirm(here, exchange)),
        Phase::Gathering => Some(windows::gather(here, seat, habits)),
        Phase::Replacing => Some(windows::enter(here)),
        Phase::Over => None,
    };
    if let Some(action) = wanted
        && is_legal(here, seat, action)
    {
        return Some(action);
    }
    let mut actions = Vec::new();
    rules::legal(here, seat, &mut actions);
    (!actions.is_empty()).then(|| *chance.choose(&actions))
}

/// A habit may want what the rules deny: then something else has to do.
fn is_legal(here: &State, seat: Seat, action: Action) -> bool {
    let mut copy = *here;
    let mut luck = kernel::Fast::new(0);
    let mut journal = kernel::Journal::muted();
    rules::apply(&mut copy, seat, action, &mut kernel::Ctx::new(&mut luck, &mut journal)).is_ok()
}
