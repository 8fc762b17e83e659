//! Spider webs (T8.6, T8.7).
use kernel::{Ctx, Seat};

use super::{fate, not_now, trials, turn};
use crate::{
    action::Action,
    cards::Card,
    data::{Treasure, Trial},
    event::Event,
    flow,
    refusal::Refusal,
    rules::load::faces,
    state::{Phase, State},
};

/// Resolves a test against a web. After a failed test the adventurer is caught, which ends the turn
/// and costs a treasure (R17). Returns `true` unless the player has to choose the treasure.
pub(super) fn settle(
    state: &mut State,
    seat: Seat,
    is_passed: bool,
    ctx: &mut Ctx<'_, State>,
) -> bool {
    if is_passed {
        return true;
    }
    let player = state.player_mut(seat);
    player.is_stuck = true;
    let (at, hand) = (player.at, player.hand);
    fate::forfeit(state, seat);
    ctx.emit(state, || Event::Caught { seat, at });
    if hand.len() > 1 {
        flow::wait_for_loss(state);
        return false;
    }
    if let Some(card) = hand.iter().next() {
        give_up(state, seat, card, ctx);
    }
    true
}

fn give_up(state: &mut State, seat: Seat, card: Card, ctx: &mut Ctx<'_, State>) {
    state.player_mut(seat).hand.remove(card);
    state.gone.insert(card);
    let face = state.faces.truth(card);
    let viewers = state.viewers_of(seat);
    let event = |card| Event::CardLost { seat, card };
    ctx.emit_to(state, viewers, || (event(Some(face)), Some(event(None))));
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for card in faces(state, state.player(seat).hand) {
        actions.push(Action::Lose { card });
    }
}

/// Returns a card in the player's hand with this face.
fn plan_lose(state: &State, seat: Seat, face: Treasure) -> Result<Card, Refusal> {
    if state.phase != Phase::Losing {
        return Err(not_now(state));
    }
    let card = state.find_card(state.player(seat).hand, face);
    card.ok_or(Refusal::NoSuchCard { card: face })
}

pub(crate) fn lose(
    state: &mut State,
    seat: Seat,
    face: Treasure,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let card = plan_lose(state, seat, face)?;
    give_up(state, seat, card, ctx);
    flow::after_action(state, ctx);
    Ok(())
}

pub(crate) fn plan_tear_free(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    turn::require_no_gravel(state, seat)?;
    if !state.player(seat).is_stuck {
        return Err(Refusal::NotStuck);
    }
    turn::require_actions(state, 1)
}

pub(crate) fn tear_free(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_tear_free(state, seat)?;
    flow::spend_actions(state, 1);
    if trials::begin_test(state, seat, Trial::TearFree, ctx) {
        flow::after_action(state, ctx);
    }
    Ok(())
}

/// Frees the adventurer whether or not the test is passed. A failed test causes a Wound.
pub(super) fn settle_tear(
    state: &mut State,
    seat: Seat,
    is_passed: bool,
    ctx: &mut Ctx<'_, State>,
) {
    state.player_mut(seat).is_stuck = false;
    ctx.emit(state, || Event::Freed { seat });
    if !is_passed {
        fate::wound(state, seat, ctx);
    }
}
