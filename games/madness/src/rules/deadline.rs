//! Deadlines (R55): the timer runs tick by tick, and a default applies if the leader does not
//! decide.
use kernel::{Ctx, Deadline};

use super::{idle, reward};
use crate::{
    flow,
    state::{Phase, State},
    talk,
};

/// One second of the timer.
const TICK_MS: u32 = 1_000;
/// Extra time in the last second, for network delays.
const GRACE_MS: u32 = 400;
/// Time limit for a decision of the leader.
const DECISION_MS: u32 = 60_000;
/// Time limit for looking at a tile (R36).
const SEARCH_MS: u32 = 30_000;
const HOUR_MS: u32 = 3_600_000;

/// Returns the current deadline. All ticks are alike, so they reveal nothing about madness.
pub(crate) fn deadline(state: &State) -> Option<Deadline> {
    let millis = if state.options.is_untimed() {
        // Only talk has a time limit in untimed games.
        if !state.is_running() {
            return None;
        }
        u32::from(state.options.timer_hours) * HOUR_MS
    } else {
        match state.phase {
            Phase::Over { .. } => return None,
            Phase::Talking | Phase::Silent if is_last_tick(state) => TICK_MS + GRACE_MS,
            Phase::Talking | Phase::Silent => TICK_MS,
            Phase::Searching { .. } => SEARCH_MS,
            Phase::Moving
            | Phase::Ready { .. }
            | Phase::TimerOut
            | Phase::Rewarding { .. }
            | Phase::Failing { .. }
            | Phase::Rolled { .. }
            | Phase::Drawing { .. }
            | Phase::Resting => DECISION_MS,
        }
    };
    Some(Deadline { id: state.clock, millis })
}

fn is_last_tick(state: &State) -> bool {
    state.timer.elapsed.saturating_add(1) >= state.options.timer_seconds.seconds()
}

pub(crate) fn expire(state: &mut State, ctx: &mut Ctx<'_, State>) {
    ctx.forbid_undo();
    match state.phase {
        Phase::Talking | Phase::Silent if state.options.is_untimed() => {
            flow::end_timer(state, false, ctx);
        }
        Phase::Talking | Phase::Silent => tick(state, ctx),
        Phase::Searching { .. } => reward::end_search(state, ctx),
        Phase::Moving
        | Phase::Ready { .. }
        | Phase::TimerOut
        | Phase::Rewarding { .. }
        | Phase::Failing { .. }
        | Phase::Rolled { .. }
        | Phase::Drawing { .. }
        | Phase::Resting => idle::decide_for_leader(state, ctx),
        Phase::Over { .. } => {}
    }
}

fn tick(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let is_last = is_last_tick(state);
    state.timer.elapsed = state.timer.elapsed.saturating_add(1);
    flow::restart_clock(state);
    talk::advance(state, ctx);
    if is_last && state.is_running() {
        flow::end_timer(state, false, ctx);
    }
}
