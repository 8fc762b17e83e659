//! Untimed play (M13): a timer is a number of remarks, and players may pass or linger.
use kernel::{Ctx, Seat, SeatSet};

use super::{not_now, speech};
use crate::{
    action::Action,
    event::Event,
    refusal::Refusal,
    state::{Phase, State},
};

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if plan_pass(state, seat).is_ok() {
        actions.push(Action::Pass);
    }
    if plan_linger(state, seat).is_ok() {
        actions.push(Action::Linger);
    }
}

fn plan_leisure(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.options.is_async() {
        return Err(Refusal::ClockRuns);
    }
    if state.phase != Phase::Talking {
        return not_now(state);
    }
    if state.glass.passed.has(seat) {
        return Err(Refusal::PassedAlready);
    }
    Ok(())
}

fn plan_pass(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_leisure(state, seat)
}

pub(crate) fn pass(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    plan_pass(state, seat)?;
    ctx.forbid_undo();
    state.glass.passed = state.glass.passed.with(SeatSet::only(seat));
    state.glass.lingering = state.glass.lingering.without(SeatSet::only(seat));
    ctx.emit(|| Event::Passed { seat });
    speech::go_on(state, ctx);
    Ok(())
}

fn plan_linger(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_leisure(state, seat)?;
    if state.glass.lingering.has(seat) {
        return Err(Refusal::LingersAlready);
    }
    if state.n_spent(seat) >= state.options.budget {
        return Err(Refusal::NothingToKeep { max: state.options.budget });
    }
    Ok(())
}

pub(crate) fn linger(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_linger(state, seat)?;
    ctx.forbid_undo();
    state.glass.lingering = state.glass.lingering.with(SeatSet::only(seat));
    ctx.emit(|| Event::Lingers { seat });
    speech::go_on(state, ctx);
    Ok(())
}

/// Returns `true` if this player has passed or visibly used up the budget.
pub(crate) fn has_spoken(state: &State, seat: Seat) -> bool {
    state.glass.passed.has(seat) || state.talks.n_arrived(seat) >= state.options.budget
}

pub(crate) fn spent(state: &State) -> SeatSet {
    state.all_seats().iter().filter(|&seat| has_spoken(state, seat)).collect()
}

/// When everyone waits for someone else, players with remarks left may speak (M13.3).
pub(crate) fn call_if_due(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let is_waiting = |seat: Seat| has_spoken(state, seat) || state.glass.lingering.has(seat);
    let is_due = state.options.is_async() && state.all_seats().iter().all(is_waiting);
    if is_due && !state.glass.is_last_call && state.phase == Phase::Talking {
        state.glass.is_last_call = true;
        ctx.emit(|| Event::LastCall);
    }
}
