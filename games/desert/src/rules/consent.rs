//! Asking before moving somebody (D8.5, R31, R52).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    event::Event,
    flow,
    refusal::Refusal,
    rules::{self, exchange, gear, movement, powers},
    state::{Request, State},
};

/// Asks those whom a possible action would move; false when nobody needs to be asked.
pub(crate) fn ask(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) -> Result<bool, Refusal> {
    let asked = moved_by(state, seat, action);
    if asked.is_empty() {
        return Ok(false);
    }
    plan(state, seat, action)?;
    exchange::plan_another(state)?;
    state.n_exchanges += 1;
    state.n_clocks += 1;
    state.request = Some(Request { by: seat, action, asked });
    for whom in asked.iter() {
        ctx.tell(|| Event::Asked { seat, whom });
    }
    Ok(true)
}

/// Would this action be possible if nobody had to be asked? It is then listed as legal.
pub(crate) fn can_ask(state: &State, seat: Seat, action: Action) -> bool {
    !state.switches.ask_before_moving_me
        || moved_by(state, seat, action).is_empty()
        || exchange::plan_another(state).is_ok()
}

/// Whose pawns this action moves besides the mover's own. Who is being guided has agreed.
fn moved_by(state: &State, seat: Seat, action: Action) -> SeatSet {
    let whom = |other: Option<Seat>| other.map_or(SeatSet::NOBODY, SeatSet::only);
    let moved = match action {
        Action::Move { with, .. } | Action::Tunnel { with, .. } | Action::Jet { with, .. } => {
            whom(with)
        }
        Action::Guide { whom: pawn, with, .. } => {
            let has_agreed = state.guided.is_some_and(|guided| guided.whom == pawn);
            let asked = if has_agreed { SeatSet::NOBODY } else { SeatSet::only(pawn) };
            asked.with(whom(with))
        }
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
        | Action::Decline => SeatSet::NOBODY,
    };
    moved.without(SeatSet::only(seat))
}

/// Could this request be open now?
pub(crate) fn is_possible(state: &State, request: Request) -> bool {
    let moved = moved_by(state, request.by, request.action);
    let is_asked = !request.asked.is_empty() && request.asked.without(moved).is_empty();
    state.has_seat(request.by) && is_asked && plan(state, request.by, request.action).is_ok()
}

fn plan(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Move { to, with } => movement::plan_walk(state, seat, to, with),
        Action::Tunnel { to, with } => movement::plan_tunnel(state, seat, to, with),
        Action::Jet { to, with } => gear::plan_jet(state, seat, to, with),
        Action::Guide { whom, to, with } => {
            powers::plan_guide(state, seat, whom, to, with).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// While somebody is asked, nothing else happens.
pub(crate) fn answer(
    state: &mut State,
    request: Request,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    flow::open(state)?;
    let first = request.asked.first().expect("a request asks somebody");
    if !request.asked.has(seat) {
        return Err(Refusal::WaitForAnswer { whom: first });
    }
    match action {
        Action::Agree => {
            ctx.tell(|| Event::Agreed { whom: seat });
            let asked = request.asked.without(SeatSet::only(seat));
            if asked.is_empty() {
                carry_out(state, request, ctx);
            } else {
                state.request = Some(Request { asked, ..request });
            }
            Ok(())
        }
        Action::Decline => {
            state.request = None;
            ctx.tell(|| Event::Declined { whom: seat });
            Ok(())
        }
        _ => Err(Refusal::WaitForAnswer { whom: first }),
    }
}

/// No answer in time means yes.
pub(crate) fn expire(state: &mut State, request: Request, ctx: &mut Ctx<'_, Event>) {
    ctx.tell(|| Event::AnswerExpired);
    carry_out(state, request, ctx);
}

fn carry_out(state: &mut State, request: Request, ctx: &mut Ctx<'_, Event>) {
    state.request = None;
    rules::perform(state, request.by, request.action, ctx)
        .expect("nothing happened since it was asked");
}
