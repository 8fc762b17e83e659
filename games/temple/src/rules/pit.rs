//! The pit between C20 and C22 (T8.5).
use kernel::{Ctx, Seat};

use super::{fate, movement::across_pit, trials, turn};
use crate::{
    board::Space,
    data::{Death, Trial},
    event::Event,
    flow,
    refusal::Refusal,
    setup::PitFail,
    state::State,
};

/// Returns the space where a jump from here would land.
pub(crate) fn require_landing(state: &State, at: Space) -> Result<Space, Refusal> {
    if !state.options.pit {
        return Err(Refusal::NoPit);
    }
    let to = across_pit(at).ok_or(Refusal::NotAtPit { at })?;
    let boulder = state.boulder_at();
    if boulder == to || boulder == Space::C21 {
        return Err(Refusal::BoulderThere { to: boulder });
    }
    Ok(to)
}

pub(crate) fn plan_jump(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    require_landing(state, state.player(seat).at)?;
    turn::require_paid_action(state, seat, 1)
}

pub(crate) fn jump(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_jump(state, seat)?;
    flow::spend_actions(state, 1);
    if trials::begin_test(state, seat, Trial::Pit, ctx) {
        flow::after_action(state, ctx);
    }
    Ok(())
}

/// Lands on the other side, or falls in (R16).
pub(super) fn settle(state: &mut State, seat: Seat, is_passed: bool, ctx: &mut Ctx<'_, State>) {
    if is_passed {
        let to = across_pit(state.player(seat).at).expect("the jump began beside the pit");
        state.player_mut(seat).at = to;
        ctx.emit(state, || Event::Moved { seat, at: to });
        return;
    }
    match state.options.pit_fail {
        PitFail::Stays => {}
        PitFail::Eliminated => fate::eliminate(state, seat, Death::Pit, ctx),
        PitFail::Wounded => {
            fate::wound(state, seat, ctx);
            fate::forfeit(state, seat);
        }
    }
}
