//! The underground river: current, brink and bank (T10).
use kernel::{Ctx, Seat};

use super::{fate, trials, turn};
use crate::{
    board::Space,
    data::{Ability, Death, Trial, Variety},
    event::Event,
    flow,
    refusal::Refusal,
    state::State,
};

/// Returns the number of spaces the current carries an adventurer (V06).
#[inline]
pub(crate) fn current(state: &State) -> u8 {
    if state.has(Variety::SWOLLEN_RIVER) { 2 } else { 1 }
}

/// Returns the space `steps` downstream, or `None` if it is beyond the brink.
pub(crate) const fn downstream(at: Space, steps: u8) -> Option<Space> {
    let to = at as u8 + steps;
    if to > Space::R8 as u8 { None } else { Some(Space::of_index(to)) }
}

/// Applies the current after a paid action in the river. Going over the brink forces a test.
pub(super) fn carry_downstream(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let at = state.player(seat).at;
    match downstream(at, current(state)) {
        Some(to) => {
            state.player_mut(seat).at = to;
            ctx.emit(state, || Event::Drifted { seat, at: to });
        }
        None => {
            state.player_mut(seat).at = Space::R8;
            if !trials::begin_test(state, seat, Trial::RiverExit, ctx) {
                return;
            }
        }
    }
    flow::after_action(state, ctx);
}

/// Finishes a paid action during which the adventurer stayed in place.
pub(super) fn after_staying(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    if State::is_in_river(state.player(seat).at) {
        carry_downstream(state, seat, ctx);
    } else {
        flow::after_action(state, ctx);
    }
}

pub(crate) fn plan_exit(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    let at = state.player(seat).at;
    if at != Space::R8 {
        return Err(Refusal::NotAtBrink { at });
    }
    turn::require_paid_action(state, seat, 1)
}

pub(crate) fn exit(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_exit(state, seat)?;
    flow::spend_actions(state, 1);
    if trials::begin_test(state, seat, Trial::RiverExit, ctx) {
        flow::after_action(state, ctx);
    }
    Ok(())
}

/// Reaches the bank, or goes over the waterfall.
pub(super) fn settle(state: &mut State, seat: Seat, is_passed: bool, ctx: &mut Ctx<'_, State>) {
    if !is_passed {
        fate::eliminate(state, seat, Death::River, ctx);
        return;
    }
    let player = state.player_mut(seat);
    player.at = Space::Bank;
    player.is_lying = false;
    ctx.emit(state, || Event::Moved { seat, at: Space::Bank });
}

/// Returns `true` if this seat is near enough to the brink and has an unused token (R33).
pub(crate) fn can_help(state: &State, seat: Seat) -> bool {
    let at = state.player(seat).at;
    matches!(at, Space::R7 | Space::R8 | Space::Bank) && state.has_token(seat, Ability::Swimming)
}
