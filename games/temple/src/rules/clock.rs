//! The one clock of a table: first of looks, then of who is asked in somebody else's slot (R60,
//! R72).
use kernel::{Ctx, Deadline};

use super::{exchange, looks, trials};
use crate::{
    data::{ANSWER_MS, PEEK_MS},
    event::Event,
    state::{Phase, State},
};

/// The clock that runs, if one does.
#[inline]
pub(crate) fn deadline(state: &State) -> Option<Deadline> {
    let millis = if looks::are_open(state) {
        PEEK_MS
    } else if is_asked(state) {
        ANSWER_MS
    } else {
        return None;
    };
    Some(Deadline { id: state.clock, millis })
}

/// Does somebody's slot wait for another player?
fn is_asked(state: &State) -> bool {
    matches!(state.phase, Phase::Answering(_) | Phase::Helping(_))
}

/// Somebody is asked. Looks that are open run out first and are not made longer by it.
pub(super) fn ask(state: &mut State) {
    if !looks::are_open(state) {
        state.clock += 1;
    }
}

/// Time is up: for the looks, or for who did not answer.
pub(crate) fn expire(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    if looks::are_open(state) {
        looks::close_all(state, ctx);
        if is_asked(state) {
            state.clock += 1;
        }
        return;
    }
    let seat = state.turn;
    match state.phase {
        Phase::Answering(_) => {
            ctx.tell(|| Event::AnswerExpired { seat });
            let declined = exchange::decline(state, ctx);
            debug_assert!(declined.is_ok(), "who is asked can decline");
        }
        Phase::Helping(test) => {
            ctx.tell(|| Event::AnswerExpired { seat });
            // Among friends nobody goes down the waterfall for want of an answer.
            if state.is_coop() {
                let helped = trials::help(state, seat, ctx);
                debug_assert!(helped.is_ok(), "who is asked can help");
            } else {
                trials::pass(state, seat, test, ctx);
            }
        }
        _ => {}
    }
}
