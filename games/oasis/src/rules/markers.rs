//! Placing and moving control markers (O9).
use arrayvec::ArrayVec;
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    board::Area,
    data::{Land, MARKERS_MAX},
    event::Event,
    flow,
    refusal::Refusal,
    rules::not_now,
    setup::ControlMarkers,
    space::Space,
    state::{Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Ok((land, _)) = require_tile(state) else {
        return;
    };
    if state.board.spare_markers(seat, land) > 0 {
        actions.push(Action::Mark);
    }
    let movable = state.board.areas_of(seat).filter(|area| state.board.can_move(area, land));
    let mut from: ArrayVec<Space, MARKERS_MAX> = movable.map(|area| area.mark.at).collect();
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
        | Phase::Scoring
        | Phase::Over => Err(not_now(state)),
    }
}

fn plan_mark(state: &State, seat: Seat) -> Result<(Land, Space), Refusal> {
    let (land, at) = require_tile(state)?;
    if state.board.spare_markers(seat, land) == 0 {
        return Err(no_markers(state, land));
    }
    Ok((land, at))
}

/// R3: returns the refusal for a fifth area.
fn no_markers(state: &State, land: Land) -> Refusal {
    match state.switches.control_markers {
        ControlMarkers::Four => Refusal::NoMarkers,
        ControlMarkers::FourPerLand => Refusal::FourAreas { land },
    }
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
        Some(area) if !state.board.can_move(&area, land) => Err(no_markers(state, land)),
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
    match state.board.settle(at, land) {
        None => ctx.emit(state, || Event::LeftNeutral { seat, land, at }),
        Some(area) => {
            let (whom, size) = (area.seat, area.spaces.len());
            ctx.emit(state, || Event::TileGiven { seat, whom, land, at, size });
        }
    }
    flow::after_tile(state, ctx);
    Ok(())
}
