//! Taking an offer and handing over the counter (O6).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    event::Event,
    flow,
    refusal::Refusal,
    rules::{not_now, tiles},
    state::{Phase, State},
};

/// Returns the owners of the offers that `seat` may take. R22: players take their own offer only
/// if no other is left.
#[inline]
pub(crate) fn choices(state: &State, seat: Seat) -> SeatSet {
    let open = state.open_offers();
    let others = open.without(SeatSet::only(seat));
    if others.is_empty() { open } else { others }
}

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend(choices(state, seat).iter().map(|whom| Action::Accept { whom }));
}

fn plan_accept(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    if state.phase != Phase::Accepting {
        return Err(not_now(state));
    }
    if choices(state, seat).has(whom) {
        return Ok(());
    }
    if !state.has_seat(whom) {
        return Err(Refusal::NoSuchSeat { whom });
    }
    if !state.open_offers().has(whom) {
        return Err(Refusal::OfferTaken { whom });
    }
    Err(Refusal::OwnOffer)
}

pub(crate) fn accept(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_accept(state, seat, whom)?;
    hand_over(state, seat, whom, ctx);
    Ok(())
}

/// Hands the counter of `seat` face down to the owner of the offer and starts resolving it.
pub(crate) fn hand_over(state: &mut State, seat: Seat, whom: Seat, ctx: &mut Ctx<'_, State>) {
    let n = state.counter(seat);
    state.received[whom.index()] = n;
    flow::begin_resolving(state);
    if seat == whom {
        ctx.emit(state, || Event::OwnOfferTaken { seat, n });
    } else {
        ctx.emit(state, || Event::Accepted { seat, whom, n });
    }
    tiles::check_offer(state, seat, whom, ctx);
}
