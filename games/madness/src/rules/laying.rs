//! Laying cards (M6.3): one at a time, face down, and never back.
use kernel::{Ctx, Seat, SeatSet};

use super::glass;
use crate::{
    action::Action,
    cards::Pack,
    data::Card,
    event::Event,
    flow,
    refusal::Refusal,
    state::{Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let pack = state.cards.pack(seat);
    if pack.n_kept() == 0 || may_lay(state, seat).is_err() {
        return;
    }
    if pack.staged().is_empty() {
        // The hand is in order: equal cards lie side by side.
        let mut last = None;
        for held in pack.hand() {
            if last != Some(held.card) {
                actions.push(Action::Lay { card: held.card });
            }
            last = Some(held.card);
        }
        return;
    }
    let can_lay = Card::ALL.iter().copied().filter(|&card| find(pack, card).is_some());
    actions.extend(can_lay.map(|card| Action::Lay { card }));
}

/// Where a card is that could be laid.
fn find(pack: &Pack, card: Card) -> Option<usize> {
    pack.find(card).or_else(|| pack.find_staged(card))
}

fn plan_lay(state: &State, seat: Seat, card: Card) -> Result<usize, Refusal> {
    glass::plan_running(state)?;
    let at = find(state.cards.pack(seat), card).ok_or(Refusal::NotInHand { card })?;
    may_lay(state, seat)?;
    Ok(at)
}

pub(crate) fn lay(
    state: &mut State,
    seat: Seat,
    card: Card,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    let at = plan_lay(state, seat, card)?;
    put_down(state, seat, at, ctx);
    glass::end_if_done(state, ctx);
    Ok(())
}

/// Onto the sled: the first card of a glass ends all talk, be it an injury (R18).
pub(crate) fn put_down(state: &mut State, seat: Seat, at: usize, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    let me = SeatSet::only(seat);
    let card = state.cards.pack(seat).all()[at].card;
    state.cards.pack_mut(seat).lay(at);
    state.glass.n_laid += 1;
    state.glass.laid_by = state.glass.laid_by.with(me);
    state.glass.done = state.glass.done.without(me);
    let n = state.cards.pack(seat).n_laid();
    let silence = state.phase == Phase::Talking;
    ctx.whisper(me, || {
        let laid = |card| Event::Laid { seat, card, n, silence };
        (laid(Some(card)), Some(laid(None)))
    });
    if silence {
        flow::fall_silent(state);
    }
    glass::seat_empty_hands(state);
}

/// Does madness let this player lay cards?
#[inline]
pub(crate) fn may_lay(_: &State, _: Seat) -> Result<(), Refusal> {
    Ok(())
}
