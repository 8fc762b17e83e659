//! The sand timer (M6): who is done, how it ends, and how it is turned again.
use kernel::{Ctx, Seat, SeatSet};

use super::{aloud, check_leader, laying, leisure, not_now, reveal, staging, tokens};
use crate::{
    action::Action,
    data::{N_SEATS, Stage},
    event::Event,
    flow,
    glass::Charge,
    refusal::Refusal,
    setup::LaidCards,
    state::{Phase, State},
};

/// How often a player may change their mind per timer (R57).
pub(crate) const DOUBTS_MAX: u8 = 5;

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    laying::legal(state, seat, actions);
    staging::legal(state, seat, actions);
    if !state.glass.done.has(seat) {
        actions.push(Action::Done);
    } else if plan_change_mind(state, seat).is_ok() {
        actions.push(Action::NotDone);
    }
    if state.options.is_async() {
        leisure::legal(state, seat, actions);
    }
    if state.options.is_voice() {
        aloud::legal(state, seat, actions);
    }
}

pub(crate) fn legal_out(state: &State, actions: &mut Vec<Action>) {
    if state.glass.charge.is_some() {
        actions.extend([Action::Uphold, Action::Dismiss]);
        return;
    }
    if state.can_spend(Stage::Encounter) {
        actions.push(Action::Extend);
    }
    actions.push(Action::Resolve);
}

pub(crate) fn plan_running(state: &State) -> Result<(), Refusal> {
    if state.is_running() { Ok(()) } else { not_now(state) }
}

/// Marks players without cards as done.
pub(crate) fn seat_empty_hands(state: &mut State) {
    let is_empty = |index: usize| state.cards.pack(Seat::new(index as u8)).n_kept() == 0;
    let empty = SeatSet::of_table::<N_SEATS>(is_empty).and(state.all_seats());
    state.glass.done = state.glass.done.with(empty);
}

/// Ends the timer early when everyone is done (R19).
pub(crate) fn end_if_done(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    if state.is_running() && state.glass.done == state.all_seats() {
        flow::end_glass(state, true, ctx);
    }
}

fn plan_done(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_running(state)?;
    if state.glass.done.has(seat) { Err(Refusal::AlreadyDone) } else { Ok(()) }
}

pub(crate) fn say_done(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_done(state, seat)?;
    state.glass.done = state.glass.done.with(SeatSet::only(seat));
    ctx.emit(|| Event::SaidDone { seat });
    end_if_done(state, ctx);
    Ok(())
}

#[inline]
fn plan_change_mind(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_running(state)?;
    if !state.glass.done.has(seat) {
        return Err(Refusal::StillLaying);
    }
    if state.cards.pack(seat).n_kept() == 0 {
        return Err(Refusal::EmptyHand);
    }
    if state.glass.doubts[seat.index()] == DOUBTS_MAX {
        return Err(Refusal::NoDoubtsLeft { max: DOUBTS_MAX });
    }
    Ok(())
}

pub(crate) fn change_mind(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_change_mind(state, seat)?;
    state.glass.done = state.glass.done.without(SeatSet::only(seat));
    state.glass.doubts[seat.index()] += 1;
    ctx.emit(|| Event::ChangedMind { seat });
    Ok(())
}

/// Requires that the timer is out. R60: an accusation is decided first.
fn plan_out(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.phase != Phase::GlassOut {
        return not_now(state);
    }
    check_leader(state, seat)?;
    match state.glass.charge {
        Some(Charge { whom, .. }) => Err(Refusal::ChargePending { whom }),
        None => Ok(()),
    }
}

fn plan_extend(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_out(state, seat)?;
    tokens::plan_spend(state, Stage::Encounter)
}

/// Spends a token and starts another timer with talk (R20, R21).
pub(crate) fn extend(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_extend(state, seat)?;
    ctx.forbid_undo();
    tokens::spend(state);
    let n = state.tokens.sled;
    ctx.emit(|| Event::Extended { seat, n });
    if state.options.laid_cards == LaidCards::ReturnOnExtend {
        take_back(state, ctx);
    }
    flow::run_glass(state, ctx);
    Ok(())
}

fn take_back(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let mut n = 0;
    for seat in state.all_seats().iter() {
        n += state.cards.pack(seat).n_laid();
        state.cards.pack_mut(seat).take_back();
    }
    ctx.emit(|| Event::CardsReturned { n });
}

pub(crate) fn resolve(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_out(state, seat)?;
    reveal::open_sled(state, ctx);
    Ok(())
}
