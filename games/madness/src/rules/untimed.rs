//! Untimed play (M13): a timer is a number of remarks, and players may pass or linger.
use kernel::{Ctx, Seat, SeatSet};

use super::{list, refuse_now};
use crate::{
    action::Action,
    event::Event,
    refusal::Refusal,
    state::{Phase, State},
    talk,
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if state.options.is_untimed() {
        list(actions, Action::Pass, &plan_pass(state, seat));
        list(actions, Action::Linger, &plan_linger(state, seat));
    }
}

fn require_untimed_talk(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.options.is_untimed() {
        return Err(Refusal::GameIsTimed);
    }
    if state.phase != Phase::Talking {
        return refuse_now(state);
    }
    if state.timer.passed.has(seat) {
        return Err(Refusal::PassedAlready);
    }
    Ok(())
}

fn plan_pass(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_untimed_talk(state, seat)
}

pub(crate) fn pass(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_pass(state, seat)?;
    ctx.forbid_undo();
    state.timer.passed = state.timer.passed.with(SeatSet::only(seat));
    state.timer.lingering = state.timer.lingering.without(SeatSet::only(seat));
    ctx.emit(state, || Event::Passed { seat });
    talk::advance(state, ctx);
    Ok(())
}

fn plan_linger(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_untimed_talk(state, seat)?;
    if state.timer.lingering.has(seat) {
        return Err(Refusal::LingersAlready);
    }
    if state.talk.n_spent(seat) >= state.options.budget {
        return Err(Refusal::NothingToKeep { max: state.options.budget });
    }
    Ok(())
}

pub(crate) fn linger(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_linger(state, seat)?;
    ctx.forbid_undo();
    state.timer.lingering = state.timer.lingering.with(SeatSet::only(seat));
    ctx.emit(state, || Event::Lingers { seat });
    talk::advance(state, ctx);
    Ok(())
}

/// Returns `true` if this player has passed or visibly used up the budget.
pub(crate) fn has_spoken(state: &State, seat: Seat) -> bool {
    state.timer.passed.has(seat) || state.talk.n_arrived(seat) >= state.options.budget
}

pub(crate) fn spent(state: &State) -> SeatSet {
    state.all_seats().iter().filter(|&seat| has_spoken(state, seat)).collect()
}

/// When everyone waits for someone else, players with remarks left may speak (M13.3).
pub(crate) fn make_last_call_if_due(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let is_waiting = |seat: Seat| has_spoken(state, seat) || state.timer.lingering.has(seat);
    let is_due = state.options.is_untimed() && state.all_seats().iter().all(is_waiting);
    if is_due && !state.timer.is_last_call && state.phase == Phase::Talking {
        state.timer.is_last_call = true;
        ctx.emit(state, || Event::LastCall);
    }
}
