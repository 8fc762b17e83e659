//! Drawing (M10): hands are filled as far as the deck allows.
use kernel::{Ctx, Seat, SeatSet};

use super::{list, refuse_now, require_leader, require_seat, tokens};
use crate::{
    action::Action,
    data::{Card, N_SEATS, Stage, hand_limit},
    event::Event,
    flow,
    refusal::Refusal,
    state::{Phase, State},
};

/// Starts the draw phase.
pub(crate) fn fill_hands(state: &mut State, ctx: &mut Ctx<'_, State>) {
    fill(state, hand_limit(state.n_seats), ctx);
}

/// Fills all hands if the deck suffices; otherwise the leader deals the rest card by card (R44).
fn fill(state: &mut State, limit: u8, ctx: &mut Ctx<'_, State>) {
    let (need, deck) = (state.n_needed(limit), state.cards.n_deck());
    flow::begin_draw(state, limit);
    if need > deck {
        ctx.emit(state, || Event::DeckShort { deck, need });
        if seats_below_limit(state, limit).len() > 1 && deck > 0 {
            flow::wait_for_draw(state, limit);
            return;
        }
    }
    deal_round(state, limit, ctx);
    finish_filling(state, limit, ctx);
}

/// Continues once hands are full. The leader may raise the limit if that has an effect.
fn finish_filling(state: &mut State, limit: u8, ctx: &mut Ctx<'_, State>) {
    if state.cards.n_deck() > 0 && state.can_spend(Stage::Draw) {
        flow::wait_for_draw(state, limit);
    } else {
        flow::after_draw(state, ctx);
    }
}

/// Returns the seats below the limit.
#[inline]
fn seats_below_limit(state: &State, limit: u8) -> SeatSet {
    let is_below_limit = |index: usize| state.n_missing(Seat::new(index as u8), limit) > 0;
    SeatSet::from_fn::<N_SEATS>(is_below_limit).and(state.all_seats())
}

/// Deals one card each, starting left of the leader and skipping full hands, until all are full or
/// the deck is empty.
fn deal_round(state: &mut State, limit: u8, ctx: &mut Ctx<'_, State>) {
    let mut drawn: [arrayvec::ArrayVec<Card, { crate::cards::HAND_MAX }>; N_SEATS] =
        Default::default();
    let mut seat = state.turn.next_of(state.n_seats);
    let mut n_left = state.n_needed(limit).min(state.cards.n_deck());
    if n_left > 0 {
        ctx.forbid_undo();
    }
    while n_left > 0 {
        if state.n_missing(seat, limit) > 0
            && let Some(card) = state.cards.draw(seat)
        {
            drawn[seat.index()].push(card);
            n_left -= 1;
        }
        seat = seat.next_of(state.n_seats);
    }
    for whom in state.all_seats().iter().filter(|seat| !drawn[seat.index()].is_empty()) {
        emit_drawn(state, whom, &drawn[whom.index()], ctx);
    }
}

/// Returns the cards in the order of a hand, since their order in the deck means nothing.
pub(super) fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn emit_drawn(state: &State, whom: Seat, cards: &[Card], ctx: &mut Ctx<'_, State>) {
    let n = cards.len() as u8;
    ctx.emit_to(state, SeatSet::only(whom), || {
        let drew = |cards| Event::Drew { whom, n, cards };
        (drew(Some(sorted(cards))), Some(drew(None)))
    });
}

/// Returns the default recipient of the next card of a short deck: the first one from the left.
pub(crate) fn next_to_deal(state: &State, limit: u8) -> Option<Seat> {
    if !is_dealing(state, limit) {
        return None;
    }
    let seats_below_limit = seats_below_limit(state, limit);
    let mut seat = state.turn.next_of(state.n_seats);
    while !seats_below_limit.has(seat) {
        seat = seat.next_of(state.n_seats);
    }
    Some(seat)
}

/// Returns `true` if the leader is dealing a short deck.
#[inline]
fn is_dealing(state: &State, limit: u8) -> bool {
    state.cards.n_deck() > 0 && !seats_below_limit(state, limit).is_empty()
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for whom in state.all_seats().iter() {
        list(actions, Action::Deal { whom }, &plan_deal(state, seat, whom));
    }
    list(actions, Action::Raise, &plan_raise(state, seat));
    list(actions, Action::EndDraw, &plan_end_draw(state, seat));
}

fn require_drawing(state: &State, seat: Seat) -> Result<u8, Refusal> {
    let Phase::Drawing { limit } = state.phase else {
        return refuse_now(state);
    };
    require_leader(state, seat)?;
    Ok(limit)
}

fn plan_deal(state: &State, seat: Seat, whom: Seat) -> Result<u8, Refusal> {
    let limit = require_drawing(state, seat)?;
    require_seat(state, whom)?;
    if !is_dealing(state, limit) || state.n_missing(whom, limit) == 0 {
        return Err(Refusal::HandFull { whom, limit });
    }
    Ok(limit)
}

pub(crate) fn deal(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let limit = plan_deal(state, seat, whom)?;
    ctx.forbid_undo();
    let card = state.cards.draw(whom).expect("a deck being dealt is not empty");
    emit_drawn(state, whom, &[card], ctx);
    if state.cards.n_deck() > 0 && seats_below_limit(state, limit).len() > 1 {
        flow::wait_for_draw(state, limit);
    } else {
        deal_round(state, limit, ctx);
        finish_filling(state, limit, ctx);
    }
    Ok(())
}

/// Requires that no hand waits for cards.
fn require_dealt(state: &State, seat: Seat) -> Result<u8, Refusal> {
    let limit = require_drawing(state, seat)?;
    if is_dealing(state, limit) {
        return Err(Refusal::DealFirst { n: state.cards.n_deck() });
    }
    Ok(limit)
}

fn plan_raise(state: &State, seat: Seat) -> Result<u8, Refusal> {
    let limit = require_dealt(state, seat)?;
    tokens::require_token(state, Stage::Draw)?;
    Ok(limit + 1)
}

pub(crate) fn raise(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let limit = plan_raise(state, seat)?;
    tokens::spend(state);
    ctx.forbid_undo();
    flow::begin_draw(state, limit);
    ctx.emit(state, || Event::LimitRaised { seat, limit });
    fill(state, limit, ctx);
    Ok(())
}

fn plan_end_draw(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_dealt(state, seat).map(|_| ())
}

pub(crate) fn end_draw(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_end_draw(state, seat)?;
    flow::after_draw(state, ctx);
    Ok(())
}
