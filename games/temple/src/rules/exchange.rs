//! Exchanging treasures (T6.4, T18.10, R22).
use kernel::{Ctx, Seat, SeatSet};

use super::{clock, movement::edges, not_now, turn};
use crate::{
    action::Action,
    board::Area,
    cards::CardSet,
    data::{N_SEATS, Treasure},
    event::Event,
    flow,
    refusal::Refusal,
    rules::load::{faces, listed},
    setup::Trade,
    state::{Exchange, Phase, State},
};

/// Returns all seats that [`require_partner`] accepts, computed in one pass.
#[inline]
pub(super) fn partners(state: &State, seat: Seat) -> SeatSet {
    let at = state.player(seat).at;
    if !state.is_safe(at) {
        return SeatSet::EMPTY;
    }
    let around = edges(state, at).with(at).and(state.safe_spaces());
    let is_one = |index: usize| {
        let player = &state.players[index];
        around.has(player.at) & !player.is_stuck
    };
    others(state, seat, is_one)
}

/// Returns all seats that [`require_trader`] accepts.
#[inline]
pub(super) fn traders(state: &State, seat: Seat) -> SeatSet {
    let at = state.player(seat).at;
    match state.options.trade {
        Trade::SafeSpaces => partners(state, seat),
        Trade::CorridorSwap if at.area() != Area::Corridor => SeatSet::EMPTY,
        Trade::CorridorSwap => {
            let around = edges(state, at).with(at);
            others(state, seat, |index| around.has(state.players[index].at))
        }
    }
}

#[inline]
fn others(state: &State, seat: Seat, is_one: impl Fn(usize) -> bool) -> SeatSet {
    SeatSet::from_fn::<N_SEATS>(is_one).and(state.inside()).without(SeatSet::only(seat))
}

/// Requires another adventurer for an exchange (T6.4, T18.10).
fn require_trader(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    match state.options.trade {
        Trade::SafeSpaces => require_partner(state, seat, whom),
        Trade::CorridorSwap => {
            require_other(state, seat, whom)?;
            require_corridor(state, seat)?;
            require_near(state, seat, whom)
        }
    }
}

/// Requires that the adventurer stands in the corridor, if exchanges and piles are limited to it.
pub(super) fn require_corridor(state: &State, seat: Seat) -> Result<(), Refusal> {
    let at = state.player(seat).at;
    let is_limited = state.options.trade == Trade::CorridorSwap;
    if is_limited && at.area() != Area::Corridor {
        return Err(Refusal::NotInCorridor { at });
    }
    Ok(())
}

/// Requires another adventurer within reach. Both must be on safe spaces, and the other adventurer
/// must not be stuck.
pub(crate) fn require_partner(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    require_other(state, seat, whom)?;
    require_near(state, seat, whom)?;
    for at in [state.player(seat).at, state.player(whom).at] {
        if !state.is_safe(at) {
            return Err(Refusal::UnsafeSpace { at });
        }
    }
    if state.player(whom).is_stuck {
        return Err(Refusal::PartnerStuck { whom });
    }
    Ok(())
}

/// Requires another player with an adventurer in the temple.
fn require_other(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    if !state.has_seat(whom) {
        return Err(Refusal::NoSuchSeat { whom });
    }
    if whom == seat {
        return Err(Refusal::WithYourself);
    }
    if !state.player(whom).is_in() {
        return Err(Refusal::NotInTemple { whom });
    }
    Ok(())
}

/// Requires that the other adventurer is on the same or an adjacent space.
fn require_near(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    let (at, there) = (state.player(seat).at, state.player(whom).at);
    let is_near = at == there || edges(state, at).has(there);
    if is_near { Ok(()) } else { Err(Refusal::TooFar { whom, at: there }) }
}

/// Requires that the seat may begin an exchange with this player.
fn plan_exchange(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    require_trader(state, seat, whom)?;
    require_exchange(state, seat, whom)
}

/// Requires that the seat may begin an exchange with this valid partner.
#[inline]
pub(super) fn require_exchange(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    turn::require_paid_action(state, seat, 1)?;
    if state.turn.barred.has(whom) {
        return Err(Refusal::PairBarred { whom });
    }
    let hands = [state.player(seat).hand, state.player(whom).hand];
    match state.options.trade {
        Trade::SafeSpaces if hands.iter().all(|hand| hand.is_empty()) => {
            Err(Refusal::NothingToExchange { whom })
        }
        Trade::CorridorSwap if hands.iter().any(|hand| hand.is_empty()) => {
            Err(Refusal::NothingToSwap { whom })
        }
        Trade::SafeSpaces | Trade::CorridorSwap => Ok(()),
    }
}

/// Begins an exchange. The action is not spent yet.
pub(crate) fn begin(state: &mut State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    plan_exchange(state, seat, whom)?;
    let exchange = Exchange { whom, given: CardSet::EMPTY, asked: CardSet::EMPTY };
    flow::wait_for_offer(state, exchange);
    Ok(())
}

pub(crate) fn legal_offer(state: &State, exchange: &Exchange, actions: &mut Vec<Action>) {
    list_own_side(state, state.turn.seat, exchange, actions);
    if state.are_hands_open() {
        let theirs = state.player(exchange.whom).hand;
        for card in faces(state, theirs.minus(exchange.asked)) {
            actions.push(Action::Ask { card });
        }
        for card in faces(state, exchange.asked) {
            actions.push(Action::Unask { card });
        }
    }
    if plan_propose(state).is_ok() {
        actions.push(Action::Propose);
    }
    actions.push(Action::Cancel);
}

pub(crate) fn legal_answers(state: &State, exchange: &Exchange, actions: &mut Vec<Action>) {
    if !state.are_hands_open() {
        list_own_side(state, exchange.whom, exchange, actions);
    }
    if plan_agree(state).is_ok() {
        actions.push(Action::Agree);
    }
    actions.push(Action::Decline);
}

fn list_own_side(state: &State, seat: Seat, exchange: &Exchange, actions: &mut Vec<Action>) {
    let laid = exchange.side(seat);
    for card in faces(state, laid) {
        actions.push(Action::Keep { card });
    }
    for card in faces(state, state.player(seat).hand.minus(laid)) {
        actions.push(Action::Give { card });
    }
}

/// Returns the exchange if the player may change their own side. With open hands, the proposal
/// names both sides, so the partner can only accept or decline.
fn require_own_side(state: &State) -> Result<Exchange, Refusal> {
    if let Phase::Answering(exchange) = state.phase
        && !state.are_hands_open()
    {
        return Ok(exchange);
    }
    require_composing(state)
}

fn require_composing(state: &State) -> Result<Exchange, Refusal> {
    if let Phase::Composing(exchange) = state.phase { Ok(exchange) } else { Err(not_now(state)) }
}

/// Returns the exchange with one more of the player's own cards added.
fn plan_give(state: &State, seat: Seat, face: Treasure) -> Result<Exchange, Refusal> {
    let mut exchange = require_own_side(state)?;
    let side = exchange.side_mut(seat);
    let card = state.find_card(state.player(seat).hand.minus(*side), face);
    side.insert(card.ok_or(Refusal::NoSuchCard { card: face })?);
    Ok(exchange)
}

/// Lays out one of the player's own cards, in a proposal or in the reply to one.
pub(crate) fn give(state: &mut State, seat: Seat, face: Treasure) -> Result<(), Refusal> {
    let exchange = plan_give(state, seat, face)?;
    flow::revise_exchange(state, exchange);
    Ok(())
}

/// Returns the exchange with one of the player's own cards removed.
fn plan_keep(state: &State, seat: Seat, face: Treasure) -> Result<Exchange, Refusal> {
    let mut exchange = require_own_side(state)?;
    let side = exchange.side_mut(seat);
    let card = state.find_card(*side, face);
    side.remove(card.ok_or(Refusal::NotLaidAside { card: face })?);
    Ok(exchange)
}

pub(crate) fn keep(state: &mut State, seat: Seat, face: Treasure) -> Result<(), Refusal> {
    let exchange = plan_keep(state, seat, face)?;
    flow::revise_exchange(state, exchange);
    Ok(())
}

/// Returns the exchange that the player is composing, if hands are open.
fn require_request(state: &State) -> Result<Exchange, Refusal> {
    let exchange = require_composing(state)?;
    if state.are_hands_open() { Ok(exchange) } else { Err(Refusal::HandsHidden) }
}

/// Returns the exchange with one more of the partner's cards added.
fn plan_ask(state: &State, face: Treasure) -> Result<Exchange, Refusal> {
    let mut exchange = require_request(state)?;
    let whom = exchange.whom;
    let card = state.find_card(state.player(whom).hand.minus(exchange.asked), face);
    exchange.asked.insert(card.ok_or(Refusal::PartnerLacks { whom, card: face })?);
    Ok(exchange)
}

pub(crate) fn ask(state: &mut State, face: Treasure) -> Result<(), Refusal> {
    let exchange = plan_ask(state, face)?;
    flow::revise_exchange(state, exchange);
    Ok(())
}

/// Returns the exchange with one of the partner's cards removed.
fn plan_unask(state: &State, face: Treasure) -> Result<Exchange, Refusal> {
    let mut exchange = require_request(state)?;
    let card = state.find_card(exchange.asked, face);
    exchange.asked.remove(card.ok_or(Refusal::NotAskedFor { card: face })?);
    Ok(exchange)
}

pub(crate) fn unask(state: &mut State, face: Treasure) -> Result<(), Refusal> {
    let exchange = plan_unask(state, face)?;
    flow::revise_exchange(state, exchange);
    Ok(())
}

/// Requires something to propose. With hidden hands, an empty offer asks for a gift, unless both
/// sides have to give.
fn plan_propose(state: &State) -> Result<Exchange, Refusal> {
    let exchange = require_composing(state)?;
    let is_open = state.are_hands_open();
    match state.options.trade {
        Trade::SafeSpaces => {
            let can_answer = !is_open && !state.player(exchange.whom).hand.is_empty();
            let is_pointless = exchange.is_empty() && !can_answer;
            if is_pointless { Err(Refusal::EmptyExchange) } else { Ok(exchange) }
        }
        Trade::CorridorSwap => {
            let is_missing = exchange.given.is_empty() || is_open && exchange.asked.is_empty();
            if is_missing { Err(Refusal::OneSided) } else { Ok(exchange) }
        }
    }
}

pub(crate) fn propose(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let exchange = plan_propose(state)?;
    let whom = exchange.whom;
    let viewers = viewers_of(state, &exchange);
    show(state, exchange.given, viewers, ctx);
    ctx.forbid_undo();
    let event = |cards| Event::ExchangeProposed { seat, whom, cards };
    ctx.emit_to(state, viewers, || (event(listed(state, exchange.given)), Some(event(Vec::new()))));
    // Cards can only be asked for if hands are open.
    if !exchange.asked.is_empty() {
        let cards = || listed(state, exchange.asked);
        ctx.emit(state, || Event::ExchangeAsked { seat, whom, cards: cards() });
    }
    clock::start_answer_timer(state);
    flow::wait_for_answer(state, exchange);
    Ok(())
}

/// Returns the seats that can see the cards in an exchange.
pub(crate) fn viewers_of(state: &State, exchange: &Exchange) -> SeatSet {
    if state.are_hands_open() {
        SeatSet::EVERYONE
    } else {
        SeatSet::only(state.turn.seat).with(SeatSet::only(exchange.whom))
    }
}

fn show(state: &mut State, cards: CardSet, viewers: SeatSet, ctx: &mut Ctx<'_, State>) {
    for card in cards.iter() {
        ctx.reveal(state.faces.secret(card), viewers);
    }
}

/// Returns the exchange that is waiting for an answer.
fn plan_decline(state: &State) -> Result<Exchange, Refusal> {
    if let Phase::Answering(exchange) = state.phase { Ok(exchange) } else { Err(not_now(state)) }
}

fn plan_agree(state: &State) -> Result<Exchange, Refusal> {
    let exchange = plan_decline(state)?;
    require_terms(state, &exchange)?;
    Ok(exchange)
}

/// Requires that the cards on both sides are an exchange that this table allows.
pub(crate) fn require_terms(state: &State, exchange: &Exchange) -> Result<(), Refusal> {
    let is_one_sided = exchange.given.is_empty() || exchange.asked.is_empty();
    match state.options.trade {
        Trade::SafeSpaces if exchange.is_empty() => Err(Refusal::EmptyExchange),
        Trade::CorridorSwap if is_one_sided => Err(Refusal::OneSided),
        Trade::SafeSpaces | Trade::CorridorSwap => Ok(()),
    }
}

/// Accepts the proposal. With open hands it takes effect at once, otherwise the proposer has to
/// confirm.
pub(crate) fn agree(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let exchange = plan_agree(state)?;
    let (seat, whom) = (state.turn.seat, exchange.whom);
    ctx.forbid_undo();
    if state.are_hands_open() {
        carry_out(state, exchange, ctx);
        return Ok(());
    }
    let viewers = viewers_of(state, &exchange);
    show(state, exchange.asked, viewers, ctx);
    let event = |cards| Event::ExchangeAnswered { seat: whom, whom: seat, cards };
    ctx.emit_to(state, viewers, || (event(listed(state, exchange.asked)), Some(event(Vec::new()))));
    flow::wait_for_confirmation(state, exchange);
    Ok(())
}

pub(crate) fn decline(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let exchange = plan_decline(state)?;
    let (seat, whom) = (exchange.whom, state.turn.seat);
    ctx.forbid_undo();
    ctx.emit(state, || Event::ExchangeDeclined { seat, whom });
    bar_partner(state, exchange.whom, ctx);
    Ok(())
}

/// Bars this pair from more exchanges this turn.
fn bar_partner(state: &mut State, whom: Seat, ctx: &mut Ctx<'_, State>) {
    state.turn.barred = state.turn.barred.with(SeatSet::only(whom));
    flow::after_action(state, ctx);
}

/// Returns the exchange that is waiting for the proposer's confirmation.
fn plan_confirm(state: &State) -> Result<Exchange, Refusal> {
    if let Phase::Confirming(exchange) = state.phase { Ok(exchange) } else { Err(not_now(state)) }
}

/// Returns the exchange that the proposer may still cancel.
fn plan_cancel(state: &State) -> Result<Exchange, Refusal> {
    plan_confirm(state).or_else(|_| require_composing(state))
}

pub(crate) fn confirm(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let exchange = plan_confirm(state)?;
    ctx.forbid_undo();
    carry_out(state, exchange, ctx);
    Ok(())
}

/// Cancels the exchange. Before the proposal, no other player has noticed it. After the answer, the
/// pair is barred.
pub(crate) fn cancel(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let exchange = plan_cancel(state)?;
    if let Phase::Composing(_) = state.phase {
        flow::after_action(state, ctx);
        return Ok(());
    }
    let (seat, whom) = (state.turn.seat, exchange.whom);
    ctx.forbid_undo();
    ctx.emit(state, || Event::ExchangeCancelled { seat, whom });
    bar_partner(state, whom, ctx);
    Ok(())
}

/// Swaps the cards and spends the action.
fn carry_out(state: &mut State, exchange: Exchange, ctx: &mut Ctx<'_, State>) {
    let (seat, whom) = (state.turn.seat, exchange.whom);
    let (given, taken) = (exchange.given, exchange.asked);
    flow::spend_actions(state, 1);
    let mine = state.player(seat).hand.minus(given).or(taken);
    let theirs = state.player(whom).hand.minus(taken).or(given);
    state.player_mut(seat).hand = mine;
    state.player_mut(whom).hand = theirs;
    let (n_given, n_taken) = (given.len(), taken.len());
    ctx.emit(state, || Event::Exchanged { seat, whom, n_given, n_taken });
    flow::after_action(state, ctx);
}
