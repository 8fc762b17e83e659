//! The win (D1.2, R8, R40). Losses happen in the storm only.
use kernel::Ctx;

use crate::{
    data::City,
    event::Event,
    flow,
    state::{Ending, PartAt, State},
};

/// All parts held, everybody on the excavated launch pad, at most one sand on it.
#[inline]
pub(crate) fn check_win(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let has_all = state.parts.iter().all(|part| matches!(part, PartAt::Held(_)));
    if has_all && is_ready(state) {
        flow::finish(state, Ending::Won, ctx);
    }
}

fn is_ready(state: &State) -> bool {
    let Some(pad) = state.board.find(City::Pad) else {
        return false;
    };
    !state.board.blocked().has(pad) && state.occupants(pad) == state.all_seats()
}
