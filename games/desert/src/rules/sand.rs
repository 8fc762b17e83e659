//! Removing sand (D5.5, D6, D7.1).
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    cell::{Cell, Cells},
    data::{Role, SHOVEL},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::{ending, movement},
    setup::Switch,
    state::State,
};

/// R11: returns the cells where this adventurer can dig or blast: its own and the neighbouring
/// ones, never through tunnels.
#[inline]
pub(crate) fn shovel_reach(state: &State, seat: Seat) -> Cells {
    let own = Cells::only(state.cell_of(seat));
    movement::reach(state, seat).or(own).and(state.board.ground())
}

/// Returns the maximum number of sand markers that one action removes.
#[inline]
pub(crate) fn shovel(state: &State, seat: Seat) -> u8 {
    if state.is(seat, Role::Archaeologist) { SHOVEL } else { 1 }
}

#[inline]
pub(crate) fn diggable(state: &State, seat: Seat) -> Cells {
    let own = Cells::only(state.cell_of(seat));
    let within = if digs_only_own_tile(state, seat) { own } else { shovel_reach(state, seat) };
    within.and(state.board.sandy())
}

/// R10: returns `true` if the player can dig only on their own tile.
#[inline]
fn digs_only_own_tile(state: &State, seat: Seat) -> bool {
    let is_limited =
        state.is_on(Switch::DigOnlyUnblocked) && state.board.blocked().has(state.cell_of(seat));
    is_limited || state.is_buried(seat)
}

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for at in diggable(state, seat).iter() {
        actions.push(Action::Dig { at });
    }
}

fn plan_dig(state: &State, seat: Seat, at: Cell) -> Result<(), Refusal> {
    flow::require_paid_action(state, seat)?;
    if diggable(state, seat).has(at) {
        return Ok(());
    }
    if at == state.board.eye() {
        return Err(Refusal::TheEye { at });
    }
    if at != state.cell_of(seat) && state.is_buried(seat) {
        return Err(Refusal::Buried { sand: state.sand_under(seat) });
    }
    require_sand(state, seat, at, Purpose::Dig)?;
    // The only reason left is that the player's own tile is blocked.
    Err(Refusal::OwnTileFirst { at: state.cell_of(seat), sand: state.sand_under(seat) })
}

/// Requires sand within reach.
pub(crate) fn require_sand(
    state: &State,
    seat: Seat,
    at: Cell,
    purpose: Purpose,
) -> Result<(), Refusal> {
    if at == state.board.eye() {
        return Err(Refusal::TheEye { at });
    }
    if !shovel_reach(state, seat).has(at) {
        let n_steps = movement::n_steps(state, seat, at);
        return Err(Refusal::OutOfReach { at, n_steps, purpose });
    }
    if state.board.sand(at) == 0 {
        return Err(Refusal::NoSand { at, purpose });
    }
    Ok(())
}

pub(crate) fn dig(
    state: &mut State,
    seat: Seat,
    at: Cell,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_dig(state, seat, at)?;
    let n = state.board.take_sand(at, shovel(state, seat));
    let left = state.board.sand(at);
    ctx.emit(state, || Event::Dug { seat, at, n, left });
    flow::spend_action(state);
    ending::check_win(state, ctx);
    Ok(())
}
