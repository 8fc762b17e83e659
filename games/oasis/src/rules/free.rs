//! The free action (O10).
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    data::Land,
    event::Event,
    flow,
    refusal::Refusal,
    rules::{camels, not_now, tiles},
    state::{Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for &land in Land::ALL {
        if state.board.stock(land) > 0 {
            tiles::legal(state, seat, land, actions);
        }
    }
    if state.camels_left(seat) > 0 {
        camels::legal(state, actions);
    }
    actions.push(Action::Skip);
}

/// Returns `true` if `seat` can place a tile or a camel.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    let fits = |land: Land| {
        state.board.stock(land) > 0 && !tiles::open_spaces(state, seat, land).is_empty()
    };
    camels::is_possible(state, seat) || Land::ALL.iter().any(|&land| fits(land))
}

fn plan_skip(state: &State) -> Result<(), Refusal> {
    if state.phase != Phase::Free {
        return Err(not_now(state));
    }
    Ok(())
}

pub(crate) fn skip(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_skip(state)?;
    ctx.forbid_undo();
    ctx.emit(state, || Event::FreeActionSkipped { seat });
    flow::end_round(state, ctx);
    Ok(())
}
