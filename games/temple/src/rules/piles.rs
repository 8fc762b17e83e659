//! Picking up dropped treasures (T6.5, T18.10).
use kernel::{Ctx, Seat, SeatSet};

use super::{exchange, not_now, turn};
use crate::{
    action::Action,
    board::Space,
    cards::{self, Card, CardSet},
    data::Treasure,
    event::Event,
    flow,
    refusal::Refusal,
    rules::load::{faces, listed},
    state::{Phase, State},
};

pub(crate) fn plan_gather(state: &State, seat: Seat) -> Result<Space, Refusal> {
    turn::require_acting(state)?;
    let at = state.player(seat).at;
    if !state.is_safe(at) {
        return Err(Refusal::UnsafeSpace { at });
    }
    exchange::require_corridor(state, seat)?;
    if !state.has_pile(at) {
        return Err(Refusal::NoPile { at });
    }
    turn::require_paid_action(state, seat, 1)?;
    Ok(at)
}

/// Looks through a pile. This spends the action even if nothing is taken.
pub(crate) fn gather(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let at = plan_gather(state, seat)?;
    flow::spend_actions(state, 1);
    let pile = state.pile(at);
    let viewers = state.viewers_of(seat);
    for card in pile.iter() {
        ctx.reveal(state.faces.secret(card), viewers);
    }
    let event = |cards| Event::PileSeen { seat, at, n: pile.len(), cards };
    ctx.emit_to(state, viewers, || (event(listed(state, pile)), Some(event(Vec::new()))));
    flow::wait_at_pile(state);
    Ok(())
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for card in faces(state, state.pile(state.player(seat).at)) {
        actions.push(Action::Take { card });
    }
    actions.push(Action::Done);
}

fn plan_done(state: &State) -> Result<(), Refusal> {
    if state.phase == Phase::Gathering { Ok(()) } else { Err(not_now(state)) }
}

/// Returns a card in the pile with this face.
fn plan_take(state: &State, seat: Seat, face: Treasure) -> Result<Card, Refusal> {
    plan_done(state)?;
    let card = state.find_card(state.pile(state.player(seat).at), face);
    card.ok_or(Refusal::NotInPile { card: face })
}

pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    face: Treasure,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let card = plan_take(state, seat, face)?;
    let at = state.player(seat).at;
    // Players who know some cards in the pile see whether those cards are taken.
    let others = SeatSet::EVERYONE.without(SeatSet::only(seat));
    if state.pile(at).iter().any(|card| state.faces.known_to(card).intersects(others)) {
        ctx.forbid_undo();
    }
    state.piles.take(CardSet::only(card), at);
    state.player_mut(seat).hand.insert(card);
    let viewers = state.viewers_of(seat).with(SeatSet::only(seat));
    let deck = cards::back(card);
    let event = |card| Event::PickedUp { seat, deck, card };
    ctx.emit_to(state, viewers, || (event(Some(face)), Some(event(None))));
    if !state.has_pile(at) {
        flow::after_action(state, ctx);
    }
    Ok(())
}

pub(crate) fn done(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_done(state)?;
    flow::after_action(state, ctx);
    Ok(())
}
