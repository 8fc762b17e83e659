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

/// The offer of `seat` begins. Answers what is to be decided, or `None` if the offer is complete.
pub(crate) fn open(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Option<Phase> {
    if state.n_stack(seat) <= 1 {
        // R5: two cards first, exactly one revealed, no refill.
        let n = drawing::draw(state, seat, DRAW_FIRST, ctx);
        ctx.tell(|| Event::DrewFirst { seat, n });
        if state.n_stack(seat) > 0 {
            turn_up(state, seat, ctx);
        }
        tell_offer(state, seat, 0, ctx);
        return None;
    }
    let has_choice = most(state, seat) > 1;
    if has_choice && state.switches.reveal == Reveal::Upfront {
        return Some(Phase::Announcing);
    }
    turn_up(state, seat, ctx);
    if has_choice {
        return Some(Phase::Offering);
    }
    refill(state, seat, ctx);
    None
}

/// Cards that an offer may have: one at least stays in the stack.
#[inline]
pub(crate) fn most(state: &State, seat: Seat) -> u8 {
    let n = state.n_stack(seat) + state.cards.n(Pile::Offer(seat));
    OFFER_MAX.min(n - 1)
}

pub(crate) fn legal_numbers(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend((1..=most(state, seat)).map(|n| Action::Announce { n }));
}

fn plan_announce(state: &State, seat: Seat, n: u8) -> Result<(), Refusal> {
    if state.phase != Phase::Announcing {
        return Err(not_now(state));
    }
    let max = most(state, seat);
    if n > max {
        return Err(Refusal::TooManyCards { n, max });
    }
    Ok(())
}

pub(crate) fn announce(
    state: &mut State,
    seat: Seat,
    n: u8,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_announce(state, seat, n)?;
    ctx.tell(|| Event::Announced { seat, n });
    for _ in 0..n {
        turn_up(state, seat, ctx);
    }
    complete(state, seat, ctx);
    Ok(())
}

/// Whoever may stop may reveal: with the last card allowed the offer is complete by itself.
fn plan_offer(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Offering => Ok(()),
        Phase::Announcing
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Tiling { .. }
        | Phase::Marking { .. }
        | Phase::Herding { .. }
        | Phase::Free
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Over => Err(not_now(state)),
    }
}

pub(crate) fn reveal(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_offer(state)?;
    turn_up(state, seat, ctx);
    if state.cards.n(Pile::Offer(seat)) == most(state, seat) {
        complete(state, seat, ctx);
    }
    Ok(())
}

pub(crate) fn stop(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    plan_offer(state)?;
    // The refill bars taking back by itself, unless all of it is lost (R6).
    ctx.bar();
    complete(state, seat, ctx);
    Ok(())
}

fn complete(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    refill(state, seat, ctx);
    flow::after_offer(state, ctx);
}

fn turn_up(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let card = state.cards.reveal(seat, ctx);
    ctx.tell(|| Event::Revealed { seat, card });
}

/// What an offer of `n` cards draws, as far as there is something to draw (O5.3, R6).
pub(crate) fn n_refill(state: &State, n: u8) -> u8 {
    let n_drawable = state.cards.n(Pile::Deck) + state.cards.n(Pile::Discard);
    (OFFER_MAX - n).min(n_drawable)
}

/// A short offer refills the stack (O5.3).
fn refill(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let n = OFFER_MAX - state.cards.n(Pile::Offer(seat));
    let n_drawn = drawing::draw(state, seat, n, ctx);
    tell_offer(state, seat, n_drawn, ctx);
}

fn tell_offer(state: &State, seat: Seat, n_drawn: u8, ctx: &mut Ctx<'_, Event>) {
    let (n, n_stack) = (state.cards.n(Pile::Offer(seat)), state.n_stack(seat));
    ctx.tell(|| Event::Offered { seat, n, n_drawn, n_stack });
}
