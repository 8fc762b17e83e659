//! Drawing cards and shuffling the discard (O5.4, O5.5).
use kernel::{Ctx, Seat};

use crate::{cards::Pile, event::Event, state::State};

/// Up to `n` cards go one by one under the stack, unseen. The discard is shuffled only when a
/// card is needed (R23); what cannot be drawn is lost (R6). Answers how many were drawn.
pub(crate) fn draw(state: &mut State, seat: Seat, n: u8, ctx: &mut Ctx<'_, Event>) -> u8 {
    for n_drawn in 0..n {
        if state.cards.n(Pile::Deck) == 0 {
            let n_discarded = state.cards.n(Pile::Discard);
            if n_discarded == 0 {
                ctx.tell(|| Event::DrawLost { seat, n: n - n_drawn });
                return n_drawn;
            }
            state.cards.reshuffle(ctx.chance());
            ctx.tell(|| Event::Reshuffled { n: n_discarded });
        }
        state.cards.draw(seat, ctx);
    }
    n
}
