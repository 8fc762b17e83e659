//! Heuristics for every phase. The easy and normal bots play by them, and rollouts simulate all
//! players with them.
use kernel::{GameRng, GameRngExt, Seat};

use super::{decisions, turn};
use crate::{State, action::Action, rules, state::Phase};

/// The parameters of a playing style.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// The highest acceptable risk on a tile.
    pub risk: f32,
    /// The number of spare turns below which the adventurer runs for the exit.
    pub margin: f32,
    /// The highest acceptable probability of being hit by the boulder at the end of a turn.
    pub heat: f32,
    /// The maximum number of cards to carry in the Walls Room, and in total.
    pub walls_cards: u8,
    pub cards: u8,
    /// Whether to decipher clues before the Lava Room.
    pub deciphers: bool,
    /// The number of spare turns needed to stay in the Walls Room, counted until the boulder blocks
    /// the way out.
    pub walls_spare: f32,
    /// The number of spare turns needed to try a lock.
    pub lock_spare: f32,
}

impl Policy {
    pub const EASY: Policy = Policy {
        risk: 0.2,
        margin: 0.3,
        heat: 0.35,
        walls_cards: 5,
        cards: 9,
        deciphers: false,
        walls_spare: 0.2,
        lock_spare: 0.5,
    };
    pub const NORMAL: Policy = Policy {
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

/// Chooses an action in a sampled world that is consistent with the seat's knowledge.
pub(super) fn choose(
    here: &State,
    seat: Seat,
    policy: &Policy,
    rng: &mut dyn GameRng,
) -> Option<Action> {
    let wanted = match &here.phase {
        Phase::Choosing => decisions::choose_adventurer(here, seat),
        Phase::Briefing => Some(Action::Begin),
        Phase::Loading => decisions::choose_load(here, seat, policy),
        Phase::Bracing => decisions::choose_effort(here, seat, policy),
        Phase::Acting => Some(turn::act(here, seat, policy)),
        Phase::Testing(test) => decisions::decide_test(here, test),
        Phase::Helping(_) => Some(decisions::decide_help(here)),
        Phase::Losing => decisions::least_valuable(here, here.player(seat).hand)
            .map(|card| Action::Lose { card }),
        Phase::Unlocking(attempt) => Some(turn::pick_lock(here, seat, attempt, policy)),
        Phase::Removing => Some(Action::Pass),
        Phase::Composing(_) => Some(Action::Cancel),
        Phase::Answering(exchange) => Some(decisions::answer_exchange(here, exchange)),
        Phase::Confirming(exchange) => Some(decisions::confirm_exchange(here, exchange)),
        Phase::Gathering => Some(decisions::take_from_pile(here, seat, policy)),
        Phase::Replacing => Some(decisions::choose_sun(here)),
        Phase::Over => None,
    };
    if let Some(action) = wanted
        && is_legal(here, seat, action)
    {
        return Some(action);
    }
    let mut actions = Vec::new();
    rules::legal(here, seat, &mut actions);
    actions.retain(|&action| !turn::leads_back(here, action));
    (!actions.is_empty()).then(|| *rng.choose(&actions))
}

/// Returns `true` if the rules allow the action.
fn is_legal(here: &State, seat: Seat, action: Action) -> bool {
    let mut copy = *here;
    let mut rng = kernel::FastRng::new(0);
    let mut events = kernel::EventBuffer::muted();
    rules::apply(&mut copy, seat, action, &mut kernel::Ctx::new(&mut rng, &mut events)).is_ok()
}
