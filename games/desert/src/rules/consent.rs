//! Asking players before moving their pawns (D8.5, R31, R52).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    cell::Cell,
    event::Event,
    flow,
    refusal::Refusal,
    rules::{self, exchange, gear, movement, powers},
    setup::Switch,
    state::{Request, State},
};

/// Asks the players whose pawns a legal action would move. Returns `false` if there are none.
pub(crate) fn ask(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, State>,
) -> Result<bool, Refusal> {
    let Some(trip) = Trip::of(action) else {
        return Ok(false);
    };
    let asked = trip.moved_seats(state, seat);
    if asked.is_empty() {
        return Ok(false);
    }
    trip.plan(state, seat)?;
    exchange::require_exchange(state)?;
    state.n_exchanges += 1;
    state.n_clocks = state.n_clocks.wrapping_add(1);
    state.request = Some(Request { by: seat, action, asked });
    ctx.forbid_undo();
    for whom in asked.iter() {
        ctx.emit(state, || Event::Asked { seat, whom });
    }
    Ok(true)
}

/// Returns `true` if an action that is legal by itself may also make the request it needs, if any.
pub(crate) fn can_ask(state: &State, seat: Seat, action: Action) -> bool {
    !state.is_on(Switch::AskBeforeMovingMe)
        || Trip::of(action).is_none_or(|trip| trip.moved_seats(state, seat).is_empty())
        || exchange::require_exchange(state).is_ok()
}

/// Returns `true` if this request could be pending now.
pub(crate) fn is_possible(state: &State, request: Request) -> bool {
    let Some(trip) = Trip::of(request.action) else {
        return false;
    };
    let moved_seats = trip.moved_seats(state, request.by);
    let is_asked = !request.asked.is_empty() && request.asked.without(moved_seats).is_empty();
    state.is_on(Switch::AskBeforeMovingMe)
        && state.has_seat(request.by)
        && is_asked
        && trip.plan(state, request.by).is_ok()
}

/// An action that can move other players' pawns.
#[derive(Clone, Copy)]
enum Trip {
    Walk { to: Cell, with: Option<Seat> },
    Tunnel { to: Cell, with: Option<Seat> },
    Flight { to: Cell, with: Option<Seat> },
    Guidance { whom: Seat, to: Cell, with: Option<Seat> },
}

impl Trip {
    fn of(action: Action) -> Option<Trip> {
        match action {
            Action::Move { to, with } => Some(Trip::Walk { to, with }),
            Action::Tunnel { to, with } => Some(Trip::Tunnel { to, with }),
            Action::Jet { to, with } => Some(Trip::Flight { to, with }),
            Action::Guide { whom, to, with } => Some(Trip::Guidance { whom, to, with }),
            Action::Pick { .. }
            | Action::Dig { .. }
            | Action::Excavate
            | Action::Take { .. }
            | Action::Fewer
            | Action::Look
            | Action::Fill
            | Action::GiveWater { .. }
            | Action::GiveGear { .. }
            | Action::Blast { .. }
            | Action::Shield
            | Action::Scope { .. }
            | Action::Throttle
            | Action::Reserve
            | Action::End
            | Action::Draw
            | Action::Resolve
            | Action::Hold
            | Action::Release
            | Action::Bury { .. }
            | Action::Order { .. }
            | Action::Keep
            | Action::Agree
            | Action::Decline => None,
        }
    }

    /// Returns the seats other than `seat` whose pawns would move and that have yet to agree. A
    /// guided player agrees at the first step, a passenger at every step.
    fn moved_seats(self, state: &State, seat: Seat) -> SeatSet {
        let moved_seats = match self {
            Trip::Walk { with, .. } | Trip::Tunnel { with, .. } | Trip::Flight { with, .. } => {
                SeatSet::from_iter(with)
            }
            Trip::Guidance { whom, with, .. } => {
                let has_agreed = state.guided.is_some_and(|guided| guided.whom == whom);
                let pawn = if has_agreed { SeatSet::EMPTY } else { SeatSet::only(whom) };
                pawn.with(SeatSet::from_iter(with))
            }
        };
        moved_seats.without(SeatSet::only(seat))
    }

    fn plan(self, state: &State, seat: Seat) -> Result<(), Refusal> {
        match self {
            Trip::Walk { to, with } => movement::plan_walk(state, seat, to, with),
            Trip::Tunnel { to, with } => movement::plan_tunnel(state, seat, to, with),
            Trip::Flight { to, with } => gear::plan_jet(state, seat, to, with),
            Trip::Guidance { whom, to, with } => {
                powers::plan_guide(state, seat, whom, to, with).map(|_| ())
            }
        }
    }
}

/// Refuses everything but an answer while a request is pending.
#[inline]
pub(crate) fn require_answer(state: &State, action: Action) -> Result<(), Refusal> {
    match state.request {
        Some(request) if !matches!(action, Action::Agree | Action::Decline) => {
            Err(wait_for_answer(request))
        }
        Some(_) | None => Ok(()),
    }
}

fn wait_for_answer(request: Request) -> Refusal {
    let whom = request.asked.first().expect("a request asks at least one seat");
    Refusal::WaitForAnswer { whom }
}

/// Checks `agree` and `decline`, which are always legal together, and returns the request.
pub(crate) fn plan_answer(state: &State, seat: Seat) -> Result<Request, Refusal> {
    flow::require_open(state)?;
    match state.request {
        None => Err(Refusal::NothingAsked),
        Some(request) if !request.asked.has(seat) => Err(wait_for_answer(request)),
        Some(request) => Ok(request),
    }
}

pub(crate) fn agree(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let request = plan_answer(state, seat)?;
    ctx.forbid_undo();
    ctx.emit(state, || Event::Agreed { whom: seat });
    let asked = request.asked.without(SeatSet::only(seat));
    if asked.is_empty() {
        carry_out(state, request, ctx);
    } else {
        state.request = Some(Request { asked, ..request });
    }
    Ok(())
}

pub(crate) fn decline(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_answer(state, seat)?;
    ctx.forbid_undo();
    ctx.emit(state, || Event::Declined { whom: seat });
    close_request(state);
    Ok(())
}

/// Carries out the request: no answer in time means yes.
pub(crate) fn expire(state: &mut State, request: Request, ctx: &mut Ctx<'_, State>) {
    ctx.emit(state, || Event::AnswerExpired);
    carry_out(state, request, ctx);
}

fn carry_out(state: &mut State, request: Request, ctx: &mut Ctx<'_, State>) {
    close_request(state);
    rules::perform(state, request.by, request.action, ctx)
        .expect("nothing changes while a request is pending");
}

/// R51: closes the request. A storm held in the meantime stays held, with a new clock, since the
/// old one belonged to the request.
fn close_request(state: &mut State) {
    state.request = None;
    if !state.held_by.is_empty() {
        state.n_clocks = state.n_clocks.wrapping_add(1);
    }
}
