//! The rulebook, one file per chapter. Each file contains the sets of possible targets, then the
//! `plan_*` functions that accept or refuse, then the functions that apply the action.
pub(crate) mod consent;
pub(crate) mod ending;
pub(crate) mod excavation;
pub(crate) mod exchange;
pub(crate) mod gear;
pub(crate) mod movement;
pub(crate) mod powers;
pub(crate) mod sand;
pub(crate) mod storm;

use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    data::Role,
    event::Event,
    flow,
    refusal::Refusal,
    setup::{self, Switch},
    state::{Phase, State},
};

/// Applies `action` if the rules allow it.
#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    if !state.has_seat(seat) {
        return Err(Refusal::NoSuchSeat { whom: seat });
    }
    consent::require_answer(state, action)?;
    if state.is_on(Switch::AskBeforeMovingMe) && consent::ask(state, seat, action, ctx)? {
        return Ok(());
    }
    perform(state, seat, action, ctx)
}

/// Applies `action` without asking the players it moves.
#[inline]
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    match action {
        Action::Pick { role } => pick(state, seat, role, ctx),
        Action::Move { to, with } => movement::walk(state, seat, to, with, ctx),
        Action::Tunnel { to, with } => movement::tunnel(state, seat, to, with, ctx),
        Action::Dig { at } => sand::dig(state, seat, at, ctx),
        Action::Excavate => excavation::excavate(state, seat, ctx),
        Action::Take { part } => excavation::take(state, seat, part, ctx),
        Action::Fewer => powers::draw_fewer(state, seat, ctx),
        Action::Look => powers::look(state, seat, ctx),
        Action::Guide { whom, to, with } => powers::guide(state, seat, whom, to, with, ctx),
        Action::Fill => powers::fill(state, seat, ctx),
        Action::GiveWater { whom, n } => exchange::give_water(state, seat, whom, n, ctx),
        Action::GiveGear { whom, gear } => exchange::give_gear(state, seat, whom, gear, ctx),
        Action::Blast { at } => gear::blast(state, seat, at, ctx),
        Action::Jet { to, with } => gear::jet(state, seat, to, with, ctx),
        Action::Shield => gear::shield(state, seat, ctx),
        Action::Scope { at } => gear::scope(state, seat, at, ctx),
        Action::Throttle => gear::throttle(state, seat, ctx),
        Action::Reserve => gear::reserve(state, seat, ctx),
        Action::End => end(state, seat, ctx),
        Action::Draw => storm::draw(state, seat, ctx),
        Action::Resolve => storm::resolve(state, seat, ctx),
        Action::Hold => storm::hold(state, seat, ctx),
        Action::Release => storm::release(state, seat, ctx),
        Action::Bury { nth } => powers::bury(state, seat, nth, ctx),
        Action::Order { nth } => powers::order(state, seat, nth, ctx),
        Action::Keep => powers::keep(state, seat, ctx),
        Action::Agree => consent::agree(state, seat, ctx),
        Action::Decline => consent::decline(state, seat, ctx),
    }
}

/// Lists the legal actions of `seat`, in the order of [`Action`].
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if !state.has_seat(seat) {
        return;
    }
    if state.request.is_some() {
        if consent::plan_answer(state, seat).is_ok() {
            actions.extend([Action::Agree, Action::Decline]);
        }
        return;
    }
    match state.phase {
        Phase::Over(_) => {}
        Phase::Drafting => legal_picks(state, seat, actions),
        Phase::Looking { .. } => powers::legal_answers(state, seat, actions),
        Phase::Acting => {
            if seat == state.turn {
                if state.actions_left > 0 {
                    movement::legal(state, seat, actions);
                    sand::legal(state, seat, actions);
                    excavation::legal(state, seat, actions);
                }
                powers::legal(state, seat, actions);
            }
            exchange::legal(state, seat, actions);
            gear::legal(state, seat, actions);
            if plan_end(state, seat).is_ok() {
                actions.push(Action::End);
            }
        }
        Phase::Storm { .. } => {
            exchange::legal(state, seat, actions);
            gear::legal(state, seat, actions);
            storm::legal(state, seat, actions);
        }
        Phase::Sun { .. } => {
            exchange::legal(state, seat, actions);
            storm::legal(state, seat, actions);
        }
    }
}

fn legal_picks(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for &role in Role::ALL {
        if plan_pick(state, seat, role).is_ok() {
            actions.push(Action::Pick { role });
        }
    }
}

fn plan_pick(state: &State, seat: Seat, role: Role) -> Result<(), Refusal> {
    match state.phase {
        Phase::Drafting => {}
        Phase::Over(_) => return Err(Refusal::GameOver),
        Phase::Acting | Phase::Looking { .. } | Phase::Storm { .. } | Phase::Sun { .. } => {
            return Err(Refusal::DraftIsOver);
        }
    }
    if seat != state.turn {
        return Err(Refusal::DraftFirst { turn: state.turn });
    }
    let picked = SeatSet::first_n(state.turn.index() as u8);
    if picked.iter().any(|other| state.is(other, role)) {
        return Err(Refusal::RoleTaken { role });
    }
    Ok(())
}

fn pick(
    state: &mut State,
    seat: Seat,
    role: Role,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_pick(state, seat, role)?;
    setup::assign_role(state, seat, role);
    ctx.emit(state, || Event::Picked { seat, role });
    flow::after_pick(state, ctx);
    Ok(())
}

fn plan_end(state: &State, seat: Seat) -> Result<(), Refusal> {
    flow::require_acting(state, seat)
}

fn end(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_end(state, seat)?;
    flow::end_actions(state, ctx);
    Ok(())
}
