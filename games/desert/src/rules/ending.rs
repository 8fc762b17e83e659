//! The win (D1.2, R8, R40). Losses happen only in the storm, and so do wins by a part that lands on
//! the launch pad.
use kernel::Ctx;

use crate::{
    data::{City, N_PARTS},
    flow,
    state::{Ending, PartAt, State},
};

/// Ends the game once all parts count and every pawn is on the excavated launch pad, with at most
/// one sand marker.
#[inline]
pub(crate) fn check_win(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if is_won(state) {
        flow::finish(state, Ending::Won, ctx);
    }
}

#[inline]
pub(crate) fn is_won(state: &State) -> bool {
    state.parts.iter().all(|part| *part != PartAt::Hidden)
        && is_ready(state)
        && state.n_parts_ready() as usize == N_PARTS
}

fn is_ready(state: &State) -> bool {
    let Some(pad) = state.board.find(City::Pad) else {
        return false;
    };
    !state.board.blocked().has(pad) && state.occupants(pad) == state.all_seats()
}
