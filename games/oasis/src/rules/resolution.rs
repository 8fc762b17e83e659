//! Resolving the cards of an offer, one at a time in any order (O7).
use arrayvec::ArrayVec;
use kernel::{Ctx, Seat, Secret};

use crate::{
    action::Action,
    data::{Card, Effect, Good, OFFER_MAX},
    event::Event,
    flow,
    refusal::{Moment, Refusal},
    rules::{camels, drawing, not_now, tiles},
    state::{Phase, State},
};

/// Lists the remaining cards, each kind once, or the confirmation if there are none.
#[inline]
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    let mut cards: ArrayVec<Card, { OFFER_MAX as usize }> =
        state.cards.offer(state.offer_taken()).iter().copied().collect();
    cards.sort_unstable();
    let mut last = None;
    for card in cards {
        if last != Some(card) {
            actions.push(Action::Resolve { card });
        }
        last = Some(card);
    }
    if last.is_none() {
        actions.push(Action::Confirm);
    }
}

fn plan_resolve(state: &State, card: Card) -> Result<(), Refusal> {
    if state.phase != Phase::Resolving {
        return Err(not_now(state));
    }
    let cards = state.cards.offer(state.offer_taken());
    if cards.is_empty() {
        return Err(not_now(state));
    }
    if !cards.contains(&card) {
        return Err(Refusal::NoSuchCard { card });
    }
    Ok(())
}

pub(crate) fn resolve(
    state: &mut State,
    seat: Seat,
    card: Card,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_resolve(state, card)?;
    match card.effect() {
        Effect::Camels(n) => flow::wait_for_camel(state, card, n),
        Effect::Tiles(_, n) => flow::wait_for_tile(state, card, n),
        Effect::Goods(..) | Effect::Draw(_) => {}
    }
    ctx.emit(state, || Event::CardBegun { seat, card });
    match card.effect() {
        Effect::Camels(n) | Effect::Tiles(_, n) => continue_card(state, card, n, ctx),
        Effect::Goods(good, n) => {
            take_goods(state, seat, good, n, ctx);
            finish_card(state, card);
        }
        Effect::Draw(n) => {
            // R6: drawing itself forbids undo only if at least one card is drawn.
            ctx.forbid_undo();
            // R23: this card is still being resolved, so a reshuffle does not include it.
            let n = drawing::draw(state, seat, n, ctx);
            ctx.emit(state, || Event::CardsDrawn { seat, n });
            finish_card(state, card);
        }
    }
    Ok(())
}

/// Waits for the next of `n_left` pieces if it can be placed, otherwise finishes the card.
#[inline]
pub(crate) fn continue_card(state: &mut State, card: Card, n_left: u8, ctx: &mut Ctx<'_, State>) {
    let seat = state.turn;
    let can_continue = n_left > 0
        && match card.effect() {
            Effect::Tiles(land, _) => tiles::can_place(state, seat, land, n_left, ctx),
            Effect::Camels(_) => camels::can_place(state, seat, n_left, ctx),
            Effect::Goods(..) | Effect::Draw(_) => false,
        };
    match (can_continue, card.land()) {
        (true, Some(_)) => flow::wait_for_tile(state, card, n_left),
        (true, None) => flow::wait_for_camel(state, card, n_left),
        (false, _) => finish_card(state, card),
    }
}

fn finish_card(state: &mut State, card: Card) {
    let owner = state.offer_taken();
    state.cards.resolve(owner, card);
    flow::begin_resolving(state);
}

/// Takes `n` scoring markers. R12: if the supply is short, takes only what is left.
fn take_goods(state: &mut State, seat: Seat, good: Good, n: u8, ctx: &mut Ctx<'_, State>) {
    let n_taken = n.min(state.goods_left(good));
    let goods = &mut state.goods[seat.index()];
    let mut held = *goods.truth();
    held[good as usize] += n_taken;
    *goods = Secret::new(held, goods.known_to());
    ctx.emit(state, || Event::GoodsTaken { seat, good, n: n_taken });
    if n_taken < n {
        ctx.emit(state, || Event::GoodsMissing { seat, good, n: n - n_taken });
    }
}

fn plan_confirm(state: &State) -> Result<(), Refusal> {
    if flow::moment(state) != Some(Moment::Confirm) {
        return Err(not_now(state));
    }
    Ok(())
}

/// Ends the turn, after which its actions cannot be undone.
pub(crate) fn confirm(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_confirm(state)?;
    ctx.forbid_undo();
    flow::end_turn(state, ctx);
    Ok(())
}
