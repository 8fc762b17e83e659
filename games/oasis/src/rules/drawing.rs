//! Drawing cards and shuffling the discard (O5.4, O5.5).
use kernel::{Ctx, Seat};

use crate::{cards::Pile, event::Event, state::State};

/// Draws up to `n` cards one by one under the stack, unseen, and returns the number drawn.
///
/// R23: the discard is shuffled only when a card is needed. R6: missing cards are lost.
pub(crate) fn draw(state: &mut State, seat: Seat, n: u8, ctx: &mut Ctx<'_, State>) -> u8 {
    for n_drawn in 0..n {
        if state.cards.n(Pile::Deck) == 0 {
            let n_discarded = state.cards.n(Pile::Discard);
            if n_discarded == 0 {
                ctx.emit(state, || Event::DrawLost { seat, n: n - n_drawn });
                return n_drawn;
            }
            state.cards.reshuffle(ctx.rng());
            ctx.emit(state, || Event::Reshuffled { n: n_discarded });
        }
        state.cards.draw(seat, ctx);
    }
    n
}
