//! Placing and moving control markers (O9).
use arrayvec::ArrayVec;
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    board::Area,
    data::{Land, MARKERS},
    event::Event,
    flow,
    refusal::Refusal,
    rules::not_now,
    space::Space,
    state::{Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let mut from: ArrayVec<Space, MARKERS> =
        state.board.areas_of(seat).map(|area| area.mark.at).collect();
    if from.len() < MARKERS {
        actions.push(Action::Mark);
    }
    from.sort_unstable();
    actions.extend(from.into_iter().map(|from| Action::MoveMarker { from }));
    actions.push(Action::Leave);
}

/// Requires that a tile was just placed in a neutral area, the only place for a marker, and returns
/// it.
fn require_tile(state: &State) -> Result<(Land, Space), Refusal> {
    match state.phase {
        Phase::Marking { card, at, .. } => {
            Ok((card.land().expect("a tile card is in progress"), at))
        }
        Phase::FreeMarking { land, at } => Ok((land, at)),
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Tiling { .. }
        | Phase::Herding { .. }
        | Phase::Free
        | Phase::FreeDone
        | Phase::Over => Err(not_now(state)),
    }
}

fn plan_mark(state: &State, seat: Seat) -> Result<(Land, Space), Refusal> {
    let tile = require_tile(state)?;
    if state.board.spare_markers(seat) == 0 {
        return Err(Refusal::NoMarkers);
    }
    Ok(tile)
}

pub(crate) fn mark(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let (land, at) = plan_mark(state, seat)?;
    let size = state.board.mark(seat, at, land).len();
    ctx.emit(state, || Event::MarkerPlaced { seat, land, at, size });
    flow::after_tile(state, ctx);
    Ok(())
}

// R15: a marker may move even while others are left in the supply.
fn plan_move_marker(
    state: &State,
    seat: Seat,
    from: Space,
) -> Result<(Land, Space, Area), Refusal> {
    let (land, at) = require_tile(state)?;
    match state.board.area_marked(from) {
        None => Err(Refusal::NoMarkerThere { from }),
        Some(area) if area.seat != seat => Err(Refusal::NotYourMarker { from, whom: area.seat }),
        Some(area) => Ok((land, at, area)),
    }
}

pub(crate) fn move_marker(
    state: &mut State,
    seat: Seat,
    from: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let (land, at, area) = plan_move_marker(state, seat, from)?;
    let size = state.board.move_mark(area, at, land).len();
    ctx.emit(state, || Event::MarkerMoved { seat, land, from, at, size });
    flow::after_tile(state, ctx);
    Ok(())
}

fn plan_leave(state: &State) -> Result<(Land, Space), Refusal> {
    require_tile(state)
}

pub(crate) fn leave(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let (land, at) = plan_leave(state)?;
    ctx.emit(state, || Event::LeftNeutral { seat, land, at });
    flow::after_tile(state, ctx);
    Ok(())
}
