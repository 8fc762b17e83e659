//! Default decisions when the leader's time runs out (M4.6).
use kernel::Ctx;

use super::{apply, draw, movement, reward};
use crate::{
    action::Action,
    data::{Gear, Letter, Reward},
    event::Event,
    space::Space,
    state::{Phase, State},
};

/// Decides for the leader as the rulebook specifies.
pub(crate) fn decide_for_leader(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let seat = state.turn;
    ctx.emit(state, || Event::TimeUp { seat });
    if let Some(action) = default_action(state) {
        apply(state, seat, action, ctx).expect("the default action is legal");
    }
}

fn default_action(state: &State) -> Option<Action> {
    Some(match state.phase {
        Phase::Moving => Action::Move { to: default_move(state) },
        Phase::Ready { .. } => Action::Flip,
        Phase::TimerOut if state.timer.accusation.is_some() => Action::Dismiss,
        Phase::TimerOut => Action::Reveal,
        Phase::Rewarding { reward, .. } => choose_reward(state, reward),
        Phase::Failing { missed } => {
            let letter = if missed.has(Letter::A) { Letter::A } else { Letter::B };
            Action::Roll { letter }
        }
        Phase::Rolled { .. } => Action::Accept,
        Phase::Drawing { limit } => match draw::next_to_deal(state, limit) {
            Some(whom) => Action::Deal { whom },
            None => Action::EndDraw,
        },
        Phase::Resting => Action::SkipRest,
        Phase::Talking | Phase::Silent | Phase::Searching { .. } | Phase::Over { .. } => {
            return None;
        }
    })
}

/// Gives the relic to the least mad player, or to the one in the first seat if there are several.
fn choose_reward(state: &State, reward: Reward) -> Action {
    match reward {
        Reward::Specimen | Reward::Ruin | Reward::Knowledge => {
            let relic = reward::available_relics(state, reward).iter().next();
            let eligible = reward::recipients(state);
            let whom = eligible.iter().min_by_key(|&seat| state.madness.level(seat));
            Action::Relic {
                relic: relic.expect("a relic is left"),
                whom: whom.expect("a player can take it"),
            }
        }
        Reward::Arcane => {
            let is_left = |gear: &&Gear| state.cards.arcane_left(**gear) > 0;
            let gear = *Gear::ALL.iter().find(is_left).expect("an arcane card is left");
            Action::Arcane { gear }
        }
        Reward::Search | Reward::Heal | Reward::Praise if state.options.as_written => {
            let first = reward::searchable(state).iter().next();
            Action::Search { at: first.expect("a tile is face down") }
        }
        Reward::Search | Reward::Heal | Reward::Praise => Action::SkipSearch,
    }
}

/// Tiles to face in each region before climbing on.
const VISITS: [usize; 3] = [3, 3, 2];

/// Returns a space with a new tile in this region until enough have been faced, then one further
/// up. If there is none, returns any space.
pub(crate) fn default_move(state: &State) -> Space {
    let near = movement::reachable(state);
    let Some(at) = state.board.plane else {
        return near.iter().next().expect("the coast is reachable");
    };
    let here = at.region();
    let n_seen = state.board.used().iter().filter(|tile| tile.region() == here).count();
    let is_enough = VISITS.get(here as usize).is_none_or(|&enough| n_seen >= enough);
    let worth = |to: &Space| {
        let is_fresh = state.board.tile(*to).is_some();
        let is_up = *to as usize > at as usize;
        let stays = to.region() == here;
        match (is_fresh, is_enough) {
            (true, true) => 2 + 2 * u8::from(!stays && is_up) + u8::from(is_up),
            (true, false) => 2 + u8::from(stays),
            (false, _) => u8::from(is_up),
        }
    };
    near.iter().max_by_key(worth).expect("every space has a neighbour")
}
