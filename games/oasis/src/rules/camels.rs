//! Placing camels (O7.2).
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    data::Cause,
    event::Event,
    flow,
    refusal::Refusal,
    rules::not_now,
    space::Space,
    state::{Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    for at in state.board.free_path().iter() {
        actions.push(Action::Camel { at });
    }
}

/// Returns `true` if `seat` has a camel left and the path has room for it.
#[inline]
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    state.camels_left(seat) > 0 && !state.board.free_path().is_empty()
}

/// Returns `true` if the next of `n_left` camels can be placed. Otherwise they are forfeited.
#[inline]
pub(crate) fn can_place(state: &State, seat: Seat, n_left: u8, ctx: &mut Ctx<'_, State>) -> bool {
    let can_place = is_possible(state, seat);
    if !can_place {
        ctx.emit(state, || Event::CamelsForfeited { seat, n: n_left });
    }
    can_place
}

fn plan_place(state: &State, seat: Seat, at: Space) -> Result<(), Refusal> {
    match state.phase {
        Phase::Herding { .. } => {}
        Phase::Free => {
            if state.camels_left(seat) == 0 {
                return Err(Refusal::NoCamels);
            }
        }
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Tiling { .. }
        | Phase::Marking { .. }
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Scoring
        | Phase::Over => return Err(not_now(state)),
    }
    if !at.is_path() {
        return Err(Refusal::OffThePath { at });
    }
    match state.board.camel_at(at) {
        Some(whom) => Err(Refusal::CamelThere { at, whom }),
        None => Ok(()),
    }
}

pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    at: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_place(state, seat, at)?;
    state.board.place_camel(seat, at);
    let camels = state.board.camels(seat);
    let is_full = state.switches.end_on_full_path && state.board.free_path().is_empty();
    if is_full {
        state.ending.add(Cause::PathFull);
    }
    ctx.emit(state, || Event::CamelPlaced { seat, at, herd: camels.largest_group().len() });
    if is_full {
        ctx.emit(state, || Event::PathFilled);
    }
    flow::after_camel(state, ctx);
    Ok(())
}
