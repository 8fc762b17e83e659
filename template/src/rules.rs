//! Chapters 2 and 3 of the rulebook. Each kind of action has a check, `plan_*`, and a function that
//! applies it.
use std::mem;

use kernel::{Ctx, Game, Outcome, Seat, SeatSet};

use crate::{
    action::Action,
    data::is_relic,
    event::Event,
    flow,
    refusal::Refusal,
    state::{Player, State},
};

/// A lighter bag is not worth stealing from (T2.3).
const BAG_MIN: usize = 2;

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let from = SeatSet::first_n(state.seats()).iter().map(|from| Action::Steal { from });
    let all = [Action::Dig].into_iter().chain(from).chain([Action::Hide]);
    actions.extend(all.filter(|&action| plan(state, seat, action).is_ok()));
}

pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan(state, seat, action)?;
    match action {
        Action::Dig => dig(state, seat, ctx),
        Action::Steal { from } => steal(state, seat, from, ctx),
        Action::Hide => hide(state, seat, ctx),
    }
    flow::end_turn(state, ctx);
    Ok(())
}

fn plan(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    plan_turn(state, seat)?;
    match action {
        Action::Dig => Ok(()),
        Action::Steal { from } => plan_steal(state, seat, from),
        Action::Hide => plan_hide(state, seat),
    }
}

fn plan_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.is_over() {
        return Err(Refusal::GameOver);
    }
    if seat != state.turn {
        return Err(Refusal::NotYourTurn { turn: state.turn });
    }
    Ok(())
}

fn plan_steal(state: &State, seat: Seat, from: Seat) -> Result<(), Refusal> {
    if from == seat {
        return Err(Refusal::OwnBag);
    }
    let victim = state.players.get(from.index()).ok_or(Refusal::NoSuchPlayer { from })?;
    match victim.bag.len() {
        n if n < BAG_MIN => Err(Refusal::BagTooLight { from, n: n as u8 }),
        _ => Ok(()),
    }
}

fn plan_hide(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.players[seat.index()].bag.is_empty() { Err(Refusal::NothingToHide) } else { Ok(()) }
}

fn dig(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let mut card = state.deck.pop().expect("the deck outlasts the torch");
    let bag = &mut state.players[seat.index()].bag;
    if is_relic(*card.truth()) {
        let value = *ctx.reveal(&mut card, SeatSet::only(seat));
        bag.push(card);
        ctx.emit_to(state, SeatSet::only(seat), || {
            (Event::Found { seat, value }, Some(Event::FoundHidden { seat }))
        });
        return;
    }
    let n = bag.len() as u8;
    for mut card in mem::take(bag).into_iter().chain([card]) {
        let card = *ctx.reveal(&mut card, SeatSet::EVERYONE);
        state.discard.push(card);
    }
    ctx.emit(state, || Event::Trapped { seat, n });
}

fn steal(state: &mut State, seat: Seat, from: Seat, ctx: &mut Ctx<'_, State>) {
    let bag = &mut state.players[from.index()].bag;
    let index = ctx.rng().below(bag.len() as u32) as usize;
    let mut card = bag.remove(index);
    let value = *ctx.reveal(&mut card, SeatSet::only(seat));
    state.players[seat.index()].bag.push(card);
    let involved = SeatSet::only(seat).with(SeatSet::only(from));
    ctx.emit_to(state, involved, || {
        (Event::Stole { seat, from, value }, Some(Event::StoleHidden { seat, from }))
    });
}

fn hide(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let Player { bag, cache } = &mut state.players[seat.index()];
    let n = bag.len() as u8;
    cache.extend(bag.drain(..));
    ctx.emit(state, || Event::Hid { seat, n });
}

/// Returns the ranks by the value of the hidden relics (T3.2).
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores: Vec<i32> = state.players.iter().map(|player| i32::from(player.score())).collect();
    let rank = |score: &i32| 1 + scores.iter().filter(|other| *other > score).count() as u8;
    Outcome { ranks: scores.iter().map(rank).collect(), scores, reason: "torch_out".to_owned() }
}
