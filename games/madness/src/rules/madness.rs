//! Going mad (M8).
use kernel::{Ctx, Seat, SeatSet};

use super::tokens;
use crate::{credit::Credit, event::Event, state::State};

/// One level deeper. Only the owner learns how.
pub(crate) fn draw(state: &mut State, whom: Seat, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    let card = state.minds.draw(whom);
    // From now on somebody else speaks.
    state.credit[whom.index()] = Credit::default();
    let level = card.level();
    ctx.whisper(SeatSet::only(whom), || {
        let went = |madness| Event::WentMad { whom, level, madness };
        (went(Some(card)), Some(went(None)))
    });
}

/// Everybody is at the last level: a token instead (M8.4). With none on the sled, one of the
/// discard is lost for good.
pub(crate) fn pay_instead(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    ctx.tell(|| Event::AllMad);
    if state.tokens.sled > 0 {
        tokens::spend(state);
        let sled = state.tokens.sled;
        ctx.tell(|| Event::TokenDiscarded { sled });
    } else {
        tokens::lose(state, ctx);
    }
}
