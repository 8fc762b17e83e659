//! Leadership tokens: sled, discard and box (M4.4).
use kernel::Ctx;

use crate::{
    data::Stage,
    event::Event,
    flow,
    refusal::Refusal,
    state::{Ending, State},
};

/// Requires that the leader may spend a token in this phase.
pub(crate) fn require_token(state: &State, stage: Stage) -> Result<(), Refusal> {
    if !state.is_open(stage) {
        return Err(Refusal::Covered { stage });
    }
    if state.tokens.sled == 0 {
        return Err(Refusal::NoToken { discard: state.tokens.discard });
    }
    Ok(())
}

/// Moves a token from the sled to the discard.
pub(crate) fn spend(state: &mut State) {
    state.tokens.sled -= 1;
    state.tokens.discard += 1;
}

/// Removes a token from the game, from the discard if possible, which is never worse (R27). As
/// written, it comes from the sled if possible (M16.7). Losing the last one loses the game (M12.3).
pub(crate) fn lose(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let is_from_sled = state.options.as_written && state.tokens.sled > 0;
    if state.tokens.discard > 0 && !is_from_sled {
        state.tokens.discard -= 1;
    } else {
        state.tokens.sled -= 1;
    }
    let left = state.tokens.total();
    ctx.emit(state, || Event::TokenLost { left });
    if left == 0 {
        flow::finish(state, Ending::NoTokens, ctx);
    }
}
