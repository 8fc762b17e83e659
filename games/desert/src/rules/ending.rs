//! The win (D1.2, R8, R40). Losses happen only in the storm.
use kernel::Ctx;

use crate::{
    data::City,
    flow,
    state::{Ending, PartAt, State},
};

/// Ends the game once all parts are held and every pawn is on the excavated launch pad with at most
/// one sand marker.
#[inline]
pub(crate) fn check_win(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if is_won(state) {
        flow::finish(state, Ending::Won, ctx);
    }
}

#[inline]
pub(crate) fn is_won(state: &State) -> bool {
    state.parts.iter().all(|part| matches!(part, PartAt::Held(_))) && is_ready(state)
}

fn is_ready(state: &State) -> bool {
    let Some(pad) = state.board.find(City::Pad) else {
        return false;
    };
    !state.board.blocked().has(pad) && state.occupants(pad) == state.all_seats()
}
