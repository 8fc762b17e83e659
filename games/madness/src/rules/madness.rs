//! Going mad (M8).
use kernel::{Ctx, Seat, SeatSet};

use super::tokens;
use crate::{event::Event, state::State, talk::TrackRecord};

/// Raises the madness level by one. Only the owner sees the card.
pub(crate) fn draw(state: &mut State, whom: Seat, ctx: &mut Ctx<'_, State>) {
    ctx.forbid_undo();
    let card = state.madness.draw(whom);
    // The new madness changes how this player speaks.
    state.track_records[whom.index()] = TrackRecord::default();
    let level = card.level();
    ctx.emit_to(state, SeatSet::only(whom), || {
        let went = |madness| Event::WentMad { whom, level, madness };
        (went(Some(card)), Some(went(None)))
    });
}

/// Spends a token because everyone is at the highest level (M8.4). If none is on the sled, one of
/// the discard is removed from the game.
pub(crate) fn spend_token_instead(state: &mut State, ctx: &mut Ctx<'_, State>) {
    ctx.emit(state, || Event::AllMad);
    if state.tokens.sled > 0 {
        tokens::spend(state);
        let sled = state.tokens.sled;
        ctx.emit(state, || Event::TokenDiscarded { sled });
    } else {
        tokens::lose(state, ctx);
    }
}
