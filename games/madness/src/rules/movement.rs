//! Movement (M5): flying, and ignoring a player's madness.
use kernel::{Ctx, Seat, SeatSet};

use super::{list, refuse_now, require_leader, require_seat, tokens};
use crate::{
    action::Action,
    data::{Region, Stage},
    event::Event,
    flow,
    refusal::Refusal,
    setup::{EdgeSpaces, StartZone},
    space::{Space, Spaces},
    state::{Phase, State},
};

/// How often a leader may take back decisions per turn (R57).
pub(crate) const CHANGES_MAX: u8 = 3;

const COAST: Spaces = Spaces::range(Space::C1, Space::C11);
const SHORE: Spaces = Spaces::range(Space::C1, Space::C6);
/// Edge spaces that the small board lacks (R6).
const FAR_EDGES: Spaces = Spaces::of(&[Space::X1, Space::X3]);

/// Returns the spaces the plane can fly to now.
#[inline]
pub(crate) fn reachable(state: &State) -> Spaces {
    if state.phase != Phase::Moving {
        return Spaces::NONE;
    }
    let near = match (state.board.plane, state.options.start_zone) {
        (Some(at), _) => at.neighbours(),
        (None, StartZone::AnyCoast) => COAST,
        (None, StartZone::ShoreRow) => SHORE,
    };
    match state.options.edge_spaces {
        EdgeSpaces::Three => near,
        EdgeSpaces::One => near.minus(FAR_EDGES),
    }
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for whom in state.all_seats().iter() {
        list(actions, Action::Ignore { whom }, &plan_ignore(state, seat, whom));
    }
    for whom in state.ignored.iter() {
        list(actions, Action::UndoIgnore { whom }, &plan_undo_ignore(state, seat, whom));
    }
    for to in reachable(state).iter() {
        list(actions, Action::Move { to }, &plan_move(state, seat, to));
    }
    list(actions, Action::UndoMove, &plan_undo_move(state, seat));
    list(actions, Action::Flip, &plan_flip_timer(state, seat));
}

fn require_movement(state: &State, seat: Seat) -> Result<(), Refusal> {
    let is_before_timer = matches!(state.phase, Phase::Moving | Phase::Ready { .. });
    if is_before_timer { require_leader(state, seat) } else { refuse_now(state) }
}

fn plan_ignore(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    require_movement(state, seat)?;
    require_seat(state, whom)?;
    if state.madness.level(whom) == 0 {
        return Err(Refusal::NotMad { whom });
    }
    if state.ignored.has(whom) {
        return Err(Refusal::AlreadyIgnored { whom });
    }
    tokens::require_token(state, Stage::Movement)
}

/// R16: one token per player, without a limit.
pub(crate) fn ignore(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_ignore(state, seat, whom)?;
    tokens::spend(state);
    state.ignored = state.ignored.with(SeatSet::only(whom));
    flow::restart_clock(state);
    ctx.emit(state, || Event::Ignored { seat, whom });
    Ok(())
}

fn require_change_left(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_movement(state, seat)?;
    if state.n_changes >= CHANGES_MAX {
        return Err(Refusal::NoChangesLeft { max: CHANGES_MAX });
    }
    Ok(())
}

fn plan_undo_ignore(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    require_seat(state, whom)?;
    require_change_left(state, seat)?;
    // A position may ignore madness without a spent token, which then cannot come back.
    if !state.ignored.has(whom) || state.tokens.discard == 0 {
        return Err(Refusal::NotIgnored { whom });
    }
    Ok(())
}

pub(crate) fn undo_ignore(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_undo_ignore(state, seat, whom)?;
    state.tokens.sled += 1;
    state.tokens.discard -= 1;
    state.ignored = state.ignored.without(SeatSet::only(whom));
    state.n_changes += 1;
    flow::restart_clock(state);
    ctx.emit(state, || Event::IgnoreUndone { seat, whom });
    Ok(())
}

fn plan_move(state: &State, seat: Seat, to: Space) -> Result<(), Refusal> {
    if state.phase != Phase::Moving {
        return refuse_now(state);
    }
    require_leader(state, seat)?;
    if reachable(state).has(to) {
        return Ok(());
    }
    Err(match state.board.plane {
        None if to.region() == Region::Coast => Refusal::StartAtShore { to },
        None => Refusal::StartAtCoast { to },
        Some(at) if at == to => Refusal::SameSpace { to },
        Some(at) if at.neighbours().has(to) => Refusal::NoSuchEdge { to },
        Some(at) => Refusal::TooFar { to, at },
    })
}

pub(crate) fn fly(
    state: &mut State,
    seat: Seat,
    to: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_move(state, seat, to)?;
    flow::move_plane(state, to);
    ctx.emit(state, || Event::Moved { seat, to });
    if to.region() == Region::Edge {
        ctx.emit(state, || Event::EscapeTilesPlaced);
    }
    Ok(())
}

fn plan_undo_move(state: &State, seat: Seat) -> Result<Option<Space>, Refusal> {
    let Phase::Ready { from } = state.phase else {
        return refuse_now(state);
    };
    require_change_left(state, seat)?;
    Ok(from)
}

pub(crate) fn undo_move(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let from = plan_undo_move(state, seat)?;
    let to = state.board.plane.expect("the plane has been moved");
    flow::move_back(state, from);
    state.n_changes += 1;
    ctx.emit(state, || Event::MoveUndone { seat, to });
    Ok(())
}

fn plan_flip_timer(state: &State, seat: Seat) -> Result<(), Refusal> {
    let is_ready = matches!(state.phase, Phase::Ready { .. });
    if is_ready { require_leader(state, seat) } else { refuse_now(state) }
}

pub(crate) fn flip_timer(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_flip_timer(state, seat)?;
    flow::flip_timer(state, ctx);
    Ok(())
}
