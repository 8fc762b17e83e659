//! Walking and tunnels (D5.1 to D5.4, D7.2 to D7.4).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    cell::{Cell, Cells},
    data::Role,
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::{consent, ending},
    state::State,
};

/// Returns the neighbouring cells as this adventurer counts them, possibly including the eye.
#[inline]
pub(crate) fn reach(state: &State, seat: Seat) -> Cells {
    let cell = state.cell_of(seat);
    if state.is(seat, Role::Explorer) { Cells::around(cell) } else { Cells::beside(cell) }
}

/// Returns the cells this pawn can walk to in one step.
#[inline]
pub(crate) fn walkable(state: &State, seat: Seat) -> Cells {
    if state.is_buried(seat) {
        return Cells::NONE;
    }
    let steps = reach(state, seat).and(state.board.ground());
    // R12 to R15: blocked tiles stop everyone except the Climber.
    if state.is(seat, Role::Climber) { steps } else { steps.minus(state.board.blocked()) }
}

/// R12: returns the tunnels from which this pawn can emerge. Both ends have to be open, even for
/// the Climber.
#[inline]
pub(crate) fn exits(state: &State, seat: Seat) -> Cells {
    let mouths = state.board.tunnels().minus(state.board.blocked());
    let cell = state.cell_of(seat);
    if mouths.has(cell) { mouths.minus(Cells::only(cell)) } else { Cells::NONE }
}

/// Returns the pawns that this pawn can take along: for the Climber, any pawn on its tile.
#[inline]
pub(crate) fn passengers(state: &State, seat: Seat) -> SeatSet {
    if state.is(seat, Role::Climber) { state.companions(seat) } else { SeatSet::EMPTY }
}

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let along = passengers(state, seat);
    list_steps(state, seat, walkable(state, seat), along, actions, |to, with| Action::Move {
        to,
        with,
    });
    list_steps(state, seat, exits(state, seat), along, actions, |to, with| Action::Tunnel {
        to,
        with,
    });
}

/// Lists each target without a passenger, then with each passenger.
#[inline]
pub(crate) fn list_steps(
    state: &State,
    seat: Seat,
    targets: Cells,
    along: SeatSet,
    actions: &mut Vec<Action>,
    step: impl Fn(Cell, Option<Seat>) -> Action,
) {
    for to in targets.iter() {
        actions.push(step(to, None));
        for whom in along.iter() {
            let action = step(to, Some(whom));
            if consent::can_ask(state, seat, action) {
                actions.push(action);
            }
        }
    }
}

pub(crate) fn plan_walk(
    state: &State,
    seat: Seat,
    to: Cell,
    with: Option<Seat>,
) -> Result<(), Refusal> {
    flow::require_paid_action(state, seat)?;
    require_step(state, seat, to)?;
    require_passenger(state, seat, with)
}

pub(crate) fn plan_tunnel(
    state: &State,
    seat: Seat,
    to: Cell,
    with: Option<Seat>,
) -> Result<(), Refusal> {
    flow::require_paid_action(state, seat)?;
    require_hop(state, seat, to)?;
    require_passenger(state, seat, with)
}

/// Requires that the pawn may take this step, no matter who pays for it.
pub(crate) fn require_step(state: &State, pawn: Seat, to: Cell) -> Result<(), Refusal> {
    if walkable(state, pawn).has(to) {
        return Ok(());
    }
    if state.is_buried(pawn) {
        return Err(Refusal::Buried { sand: state.sand_under(pawn) });
    }
    if to == state.board.eye() {
        return Err(Refusal::TheEye { at: to });
    }
    if !reach(state, pawn).has(to) {
        let (from, n_steps) = (state.cell_of(pawn), n_steps(state, pawn, to));
        return Err(Refusal::TooFar { at: to, from, n_steps });
    }
    Err(Refusal::Blocked { at: to, sand: state.board.sand(to), purpose: Purpose::Walk })
}

/// Returns the distance from this pawn to a cell, ignoring obstacles.
pub(crate) fn n_steps(state: &State, pawn: Seat, to: Cell) -> u8 {
    let from = state.cell_of(pawn);
    let rows = from.row().abs_diff(to.row());
    let columns = from.column().abs_diff(to.column());
    if state.is(pawn, Role::Explorer) { rows.max(columns) } else { rows + columns }
}

/// R38: requires that a guided pawn may take this step, on foot or through the tunnels.
pub(crate) fn require_any_step(state: &State, pawn: Seat, to: Cell) -> Result<(), Refusal> {
    let tunnels = state.board.tunnels();
    let are_joined = tunnels.has(state.cell_of(pawn)) && tunnels.has(to);
    if are_joined && n_steps(state, pawn, to) > 1 {
        require_hop(state, pawn, to)
    } else {
        require_step(state, pawn, to)
    }
}

/// Requires that the pawn may make this trip through the tunnels, no matter who pays for it.
fn require_hop(state: &State, pawn: Seat, to: Cell) -> Result<(), Refusal> {
    if exits(state, pawn).has(to) {
        return Ok(());
    }
    let from = state.cell_of(pawn);
    if state.is_buried(pawn) {
        return Err(Refusal::Buried { sand: state.sand_under(pawn) });
    }
    if !state.board.tunnels().has(from) {
        return Err(Refusal::NotInATunnel { at: from });
    }
    if to == from || !state.board.tunnels().has(to) {
        return Err(Refusal::NotATunnel { at: to });
    }
    let blocked = if state.board.blocked().has(from) { from } else { to };
    Err(Refusal::TunnelBlocked { at: blocked, sand: state.board.sand(blocked) })
}

pub(crate) fn require_passenger(
    state: &State,
    pawn: Seat,
    with: Option<Seat>,
) -> Result<(), Refusal> {
    let Some(whom) = with else {
        return Ok(());
    };
    if !state.is(pawn, Role::Climber) {
        return Err(Refusal::OnlyClimberCarries);
    }
    require_companion(state, pawn, whom, Purpose::Carry)
}

/// Requires another player on the same tile.
pub(crate) fn require_companion(
    state: &State,
    seat: Seat,
    whom: Seat,
    purpose: Purpose,
) -> Result<(), Refusal> {
    if !state.has_seat(whom) {
        return Err(Refusal::NoSuchSeat { whom });
    }
    if whom == seat {
        return Err(Refusal::Yourself { purpose });
    }
    if state.cell_of(whom) != state.cell_of(seat) {
        return Err(Refusal::NotTogether { whom, at: state.cell_of(whom), purpose });
    }
    Ok(())
}

pub(crate) fn walk(
    state: &mut State,
    seat: Seat,
    to: Cell,
    with: Option<Seat>,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_walk(state, seat, to, with)?;
    let from = move_pawn(state, seat, to, with);
    ctx.emit(state, || Event::Moved { seat, from, to, with });
    flow::spend_action(state);
    ending::check_win(state, ctx);
    Ok(())
}

pub(crate) fn tunnel(
    state: &mut State,
    seat: Seat,
    to: Cell,
    with: Option<Seat>,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_tunnel(state, seat, to, with)?;
    let from = move_pawn(state, seat, to, with);
    ctx.emit(state, || Event::Tunnelled { seat, from, to, with });
    flow::spend_action(state);
    ending::check_win(state, ctx);
    Ok(())
}

/// Moves a pawn and its passenger, and returns the cell they left.
#[inline]
pub(crate) fn move_pawn(state: &mut State, pawn: Seat, to: Cell, with: Option<Seat>) -> Cell {
    let from = state.cell_of(pawn);
    state.pawn_mut(pawn).cell = to;
    if let Some(whom) = with {
        state.pawn_mut(whom).cell = to;
    }
    from
}
