//! Making an offer (O5).
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    cards::Pile,
    data::{DRAW_FIRST, OFFER_MAX},
    event::Event,
    flow,
    refusal::Refusal,
    rules::{drawing, not_now},
    setup::Reveal,
    state::{Phase, State},
};

/// Starts the offer of `seat`. Returns the phase that waits for a decision, or `None` if the offer
/// is complete.
pub(crate) fn open(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Option<Phase> {
    if state.n_stack(seat) <= 1 {
        // R5: draw two cards, reveal exactly one, and do not refill.
        let n = drawing::draw(state, seat, DRAW_FIRST, ctx);
        ctx.emit(state, || Event::DrewFirst { seat, n });
        if state.n_stack(seat) > 0 {
            reveal_top(state, seat, ctx);
        }
        emit_offered(state, seat, 0, ctx);
        return None;
    }
    let has_choice = max_cards(state, seat) > 1;
    if has_choice && state.switches.reveal == Reveal::Upfront {
        return Some(Phase::Announcing);
    }
    reveal_top(state, seat, ctx);
    if has_choice {
        return Some(Phase::Offering);
    }
    refill(state, seat, ctx);
    None
}

/// Returns the maximum number of cards in the offer. At least one card stays in the stack.
#[inline]
pub(crate) fn max_cards(state: &State, seat: Seat) -> u8 {
    let n = state.n_stack(seat) + state.cards.n(Pile::Offer(seat));
    OFFER_MAX.min(n - 1)
}

pub(crate) fn legal_numbers(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend((1..=max_cards(state, seat)).map(|n| Action::Announce { n }));
}

fn plan_announce(state: &State, seat: Seat, n: u8) -> Result<(), Refusal> {
    if state.phase != Phase::Announcing {
        return Err(not_now(state));
    }
    let max = max_cards(state, seat);
    if n > max {
        return Err(Refusal::TooManyCards { n, max });
    }
    Ok(())
}

pub(crate) fn announce(
    state: &mut State,
    seat: Seat,
    n: u8,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_announce(state, seat, n)?;
    ctx.emit(state, || Event::Announced { seat, n });
    for _ in 0..n {
        reveal_top(state, seat, ctx);
    }
    complete(state, seat, ctx);
    Ok(())
}

/// Checks `reveal` and `stop`, which are always legal together: an offer with the maximum number of
/// cards is already complete.
fn plan_offer(state: &State) -> Result<(), Refusal> {
    if state.phase != Phase::Offering {
        return Err(not_now(state));
    }
    Ok(())
}

pub(crate) fn reveal(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_offer(state)?;
    reveal_top(state, seat, ctx);
    if state.cards.n(Pile::Offer(seat)) == max_cards(state, seat) {
        complete(state, seat, ctx);
    }
    Ok(())
}

pub(crate) fn stop(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_offer(state)?;
    // R6: the refill itself forbids undo only if at least one card is drawn.
    ctx.forbid_undo();
    complete(state, seat, ctx);
    Ok(())
}

fn complete(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    refill(state, seat, ctx);
    flow::after_offer(state, ctx);
}

fn reveal_top(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let card = state.cards.reveal(seat, ctx);
    ctx.emit(state, || Event::Revealed { seat, card });
}

/// Returns the number of cards that an offer of `n` cards draws (O5.3), limited by the cards left
/// (R6).
pub(crate) fn n_refill(state: &State, n: u8) -> u8 {
    let n_drawable = state.cards.n(Pile::Deck) + state.cards.n(Pile::Discard);
    (OFFER_MAX - n).min(n_drawable)
}

/// Draws cards for a short offer (O5.3).
fn refill(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let n = OFFER_MAX - state.cards.n(Pile::Offer(seat));
    let n_drawn = drawing::draw(state, seat, n, ctx);
    emit_offered(state, seat, n_drawn, ctx);
}

fn emit_offered(state: &State, seat: Seat, n_drawn: u8, ctx: &mut Ctx<'_, State>) {
    let (n, n_stack) = (state.cards.n(Pile::Offer(seat)), state.n_stack(seat));
    ctx.emit(state, || Event::Offered { seat, n, n_drawn, n_stack });
}
