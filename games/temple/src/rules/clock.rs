//! The table's single deadline. Open looks come first (R60), followed by a player's answer during
//! another player's turn (R72).
use kernel::{Ctx, Deadline};

use super::{exchange, looks, trials};
use crate::{
    data::{ANSWER_MS, LOOK_MS},
    event::Event,
    state::{Phase, State},
};

/// Returns the current deadline, if any.
#[inline]
pub(crate) fn deadline(state: &State) -> Option<Deadline> {
    let millis = if looks::are_open(state) {
        LOOK_MS
    } else if is_awaiting_answer(state) {
        ANSWER_MS
    } else {
        return None;
    };
    Some(Deadline { id: state.clock, millis })
}

/// Returns `true` if a turn is waiting for another player's answer.
fn is_awaiting_answer(state: &State) -> bool {
    matches!(state.phase, Phase::Answering(_) | Phase::Helping(_))
}

/// Starts the deadline for an answer. If looks are open, their deadline runs first and is not
/// extended.
pub(super) fn start_answer_timer(state: &mut State) {
    if !looks::are_open(state) {
        state.clock = state.clock.wrapping_add(1);
    }
}

/// Closes the open looks, or answers for a player who has not.
pub(crate) fn expire(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if looks::are_open(state) {
        looks::close_all(state, ctx);
        if is_awaiting_answer(state) {
            state.clock = state.clock.wrapping_add(1);
        }
        return;
    }
    if !is_awaiting_answer(state) {
        return;
    }
    let seat = state.awaited;
    ctx.emit(state, || Event::AnswerExpired { seat });
    let answered = if matches!(state.phase, Phase::Answering(_)) {
        exchange::decline(state, ctx)
    } else if state.is_coop() {
        // R72: in a cooperative game, failing to answer never costs a life.
        trials::help(state, seat, ctx)
    } else {
        trials::pass(state, seat, ctx)
    };
    debug_assert!(answered.is_ok(), "a pending answer can be given");
}
