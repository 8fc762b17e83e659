//! The underground river: current, brink and bank (T10).
use kernel::{Ctx, Seat};

use super::{fate, slot, trials};
use crate::{
    board::Node,
    data::{Ability, Death, Trial, Variety},
    event::Event,
    flow,
    refusal::Refusal,
    state::State,
};

/// How far the current carries (V06).
#[inline]
pub(crate) fn current(state: &State) -> u8 {
    if state.has(Variety::SWOLLEN_RIVER) { 2 } else { 1 }
}

/// Where `steps` downstream lead; none over the brink.
pub(crate) const fn downstream(at: Node, steps: u8) -> Option<Node> {
    let to = at as u8 + steps;
    if to > Node::R8 as u8 { None } else { Some(Node::of_index(to)) }
}

/// After a paid action in the river the current carries on; over the brink a test is forced.
pub(super) fn carry_on(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let at = state.player(seat).at;
    match downstream(at, current(state)) {
        Some(to) => {
            state.player_mut(seat).at = to;
            ctx.tell(|| Event::Drifted { seat, at: to });
        }
        None => {
            state.player_mut(seat).at = Node::R8;
            if !trials::begin(state, seat, Trial::RiverExit, ctx) {
                return;
            }
        }
    }
    flow::after_action(state, ctx);
}

/// The end of a paid action that leaves the character where it is.
pub(super) fn after_standing(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    if State::is_in_river(state.player(seat).at) {
        carry_on(state, seat, ctx);
    } else {
        flow::after_action(state, ctx);
    }
}

pub(crate) fn plan_exit(state: &State, seat: Seat) -> Result<(), Refusal> {
    let at = state.player(seat).at;
    if at != Node::R8 {
        return Err(Refusal::NotAtBrink { at });
    }
    slot::plan(state, seat, 1)
}

pub(crate) fn exit(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    plan_exit(state, seat)?;
    flow::spend(state, 1);
    if trials::begin(state, seat, Trial::RiverExit, ctx) {
        flow::after_action(state, ctx);
    }
    Ok(())
}

/// On the bank, or down the waterfall.
pub(super) fn settle(state: &mut State, seat: Seat, is_passed: bool, ctx: &mut Ctx<'_, Event>) {
    if !is_passed {
        fate::eliminate(state, seat, Death::River, ctx);
        return;
    }
    let player = state.player_mut(seat);
    player.at = Node::Bank;
    player.is_lying = false;
    ctx.tell(|| Event::Moved { seat, at: Node::Bank });
}

/// Is this seat near enough to the brink, with a token to spare (R33)?
pub(crate) fn can_help(state: &State, seat: Seat) -> bool {
    let at = state.player(seat).at;
    matches!(at, Node::R7 | Node::R8 | Node::Bank) && state.has_token(seat, Ability::Swimming)
}
