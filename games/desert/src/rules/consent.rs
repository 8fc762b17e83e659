//! Asking before moving somebody (D8.5, R31, R52).
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

/// Asks those whom a possible action would move; false when nobody needs to be asked.
pub(crate) fn ask(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) -> Result<bool, Refusal> {
    let Some(trip) = Trip::of(action) else {
        return Ok(false);
    };
    let asked = trip.moved(state, seat);
    if asked.is_empty() {
        return Ok(false);
    }
    trip.plan(state, seat)?;
    exchange::plan_another(state)?;
    state.n_exchanges += 1;
    state.n_clocks += 1;
    state.request = Some(Request { by: seat, action, asked });
    ctx.bar();
    for whom in asked.iter() {
        ctx.tell(|| Event::Asked { seat, whom });
    }
    Ok(true)
}

/// Would this action be possible if nobody had to be asked? It is then listed as legal.
pub(crate) fn can_ask(state: &State, seat: Seat, action: Action) -> bool {
    !state.is_on(Switch::AskBeforeMovingMe)
        || Trip::of(action).is_none_or(|trip| trip.moved(state, seat).is_empty())
        || exchange::plan_another(state).is_ok()
}

/// Could this request be open now?
pub(crate) fn is_possible(state: &State, request: Request) -> bool {
    let Some(trip) = Trip::of(request.action) else {
        return false;
    };
    let moved = trip.moved(state, request.by);
    let is_asked = !request.asked.is_empty() && request.asked.without(moved).is_empty();
    state.has_seat(request.by) && is_asked && trip.plan(state, request.by).is_ok()
}

/// An action that can move pawns besides the mover's own.
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
            | Action::Hold
            | Action::Release
            | Action::Bury { .. }
            | Action::Order { .. }
            | Action::Keep
            | Action::Agree
            | Action::Decline => None,
        }
    }

    /// Whom it moves besides `seat`. Who is being guided agreed at the first step; a passenger
    /// is asked at every step.
    fn moved(self, state: &State, seat: Seat) -> SeatSet {
        let moved = match self {
            Trip::Walk { with, .. } | Trip::Tunnel { with, .. } | Trip::Flight { with, .. } => {
                SeatSet::from_iter(with)
            }
            Trip::Guidance { whom, with, .. } => {
                let has_agreed = state.guided.is_some_and(|guided| guided.whom == whom);
                let pawn = if has_agreed { SeatSet::NOBODY } else { SeatSet::only(whom) };
                pawn.with(SeatSet::from_iter(with))
            }
        };
        moved.without(SeatSet::only(seat))
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

/// While somebody is asked, nothing but an answer is taken.
pub(crate) fn answer(
    state: &mut State,
    request: Request,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    flow::open(state)?;
    if request.asked.has(seat) && action == Action::Agree {
        agree(state, request, seat, ctx);
        return Ok(());
    }
    if request.asked.has(seat) && action == Action::Decline {
        decline(state, seat, ctx);
        return Ok(());
    }
    let whom = request.asked.first().expect("a request asks somebody");
    Err(Refusal::WaitForAnswer { whom })
}

fn agree(state: &mut State, request: Request, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    ctx.tell(|| Event::Agreed { whom: seat });
    let asked = request.asked.without(SeatSet::only(seat));
    if asked.is_empty() {
        carry_out(state, request, ctx);
    } else {
        state.request = Some(Request { asked, ..request });
    }
}

fn decline(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    ctx.tell(|| Event::Declined { whom: seat });
    settle(state);
}

/// No answer in time means yes.
pub(crate) fn expire(state: &mut State, request: Request, ctx: &mut Ctx<'_, Event>) {
    ctx.tell(|| Event::AnswerExpired);
    carry_out(state, request, ctx);
}

fn carry_out(state: &mut State, request: Request, ctx: &mut Ctx<'_, Event>) {
    settle(state);
    rules::perform(state, request.by, request.action, ctx)
        .expect("nothing happened since it was asked");
}

/// The question is over. A storm that was held meanwhile goes on being held, by a new clock: the
/// old one was that of the question (R51).
fn settle(state: &mut State) {
    state.request = None;
    if !state.held_by.is_empty() {
        state.n_clocks += 1;
    }
}
