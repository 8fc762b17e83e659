//! The sand timer (M6): who is done, how it ends, and how it is flipped again.
use kernel::{Ctx, Seat, SeatSet};

use super::{in_person, list, play_card, refuse_now, require_leader, reveal, tokens, untimed};
use crate::{
    action::Action,
    data::{N_SEATS, Stage},
    event::Event,
    flow,
    refusal::Refusal,
    setup::PlayedCards,
    state::{Phase, State},
    timer::Accusation,
};

/// How often a player may change their mind per timer (R57).
pub(crate) const MIND_CHANGES_MAX: u8 = 5;

/// Lists the actions while the timer runs.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    play_card::legal(state, seat, actions);
    list(actions, Action::Done, &plan_done(state, seat));
    list(actions, Action::NotDone, &plan_not_done(state, seat));
    untimed::legal(state, seat, actions);
    in_person::legal(state, seat, actions);
}

/// Lists the actions after the timer has run out.
pub(crate) fn legal_after(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    in_person::legal(state, seat, actions);
    list(actions, Action::Extend, &plan_extend(state, seat));
    list(actions, Action::Reveal, &plan_resolve(state, seat));
}

pub(crate) fn require_running(state: &State) -> Result<(), Refusal> {
    if state.is_running() { Ok(()) } else { refuse_now(state) }
}

/// Marks players without cards as done, unless the timer runs to its end anyway.
pub(crate) fn mark_empty_hands_done(state: &mut State) {
    if state.options.runs_full_timer() {
        return;
    }
    let is_empty = |index: usize| state.cards.pack(Seat::new(index as u8)).n_unplayed() == 0;
    let empty = SeatSet::from_fn::<N_SEATS>(is_empty).and(state.all_seats());
    state.timer.done = state.timer.done.with(empty);
}

/// Ends the timer early when everyone is done (R19).
pub(crate) fn end_if_done(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if state.is_running() && state.timer.done == state.all_seats() {
        flow::end_timer(state, true, ctx);
    }
}

/// Requires that a timer can end early (M16.6).
fn require_early_end(state: &State) -> Result<(), Refusal> {
    if state.options.runs_full_timer() { Err(Refusal::TimerRunsOut) } else { Ok(()) }
}

fn plan_done(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_running(state)?;
    require_early_end(state)?;
    if state.timer.done.has(seat) { Err(Refusal::AlreadyDone) } else { Ok(()) }
}

pub(crate) fn declare_done(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_done(state, seat)?;
    state.timer.done = state.timer.done.with(SeatSet::only(seat));
    ctx.emit(state, || Event::DeclaredDone { seat });
    end_if_done(state, ctx);
    Ok(())
}

#[inline]
fn plan_not_done(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_running(state)?;
    require_early_end(state)?;
    if !state.timer.done.has(seat) {
        return Err(Refusal::NotDoneYet);
    }
    if state.cards.pack(seat).n_unplayed() == 0 {
        return Err(Refusal::EmptyHand);
    }
    if state.timer.mind_changes[seat.index()] >= MIND_CHANGES_MAX {
        return Err(Refusal::NoMindChangesLeft { max: MIND_CHANGES_MAX });
    }
    Ok(())
}

pub(crate) fn revoke_done(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_not_done(state, seat)?;
    state.timer.done = state.timer.done.without(SeatSet::only(seat));
    state.timer.mind_changes[seat.index()] += 1;
    ctx.emit(state, || Event::ChangedMind { seat });
    Ok(())
}

/// Requires that the timer is out. R60: an accusation is decided first.
fn require_timer_out(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.phase != Phase::TimerOut {
        return refuse_now(state);
    }
    require_leader(state, seat)?;
    match state.timer.accusation {
        Some(Accusation { whom, .. }) => Err(Refusal::AccusationPending { whom }),
        None => Ok(()),
    }
}

fn plan_extend(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_timer_out(state, seat)?;
    require_extension(state)
}

/// Returns `true` if another timer can follow. Otherwise the leader has nothing to decide.
pub(crate) fn can_extend(state: &State) -> bool {
    require_extension(state).is_ok()
}

fn require_extension(state: &State) -> Result<(), Refusal> {
    tokens::require_token(state, Stage::Encounter)?;
    // R21, since version 2. In version 1 such a timer ends at once.
    if state.options.rules >= 2 && !has_cards_to_extend_for(state) {
        return Err(Refusal::NoCardsLeft);
    }
    Ok(())
}

/// Returns `true` if anyone would have a card in hand during another timer.
fn has_cards_to_extend_for(state: &State) -> bool {
    let returns = state.options.played_cards == PlayedCards::ReturnOnExtend;
    state.all_seats().iter().any(|seat| {
        let pack = state.cards.pack(seat);
        pack.n_unplayed() > 0 || (returns && pack.n_played() > 0)
    })
}

/// Spends a token and starts another timer with talk (R20, R21).
pub(crate) fn extend(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_extend(state, seat)?;
    ctx.forbid_undo();
    tokens::spend(state);
    let n = state.tokens.sled;
    ctx.emit(state, || Event::Extended { seat, n });
    if state.options.played_cards == PlayedCards::ReturnOnExtend {
        take_back(state, ctx);
    }
    flow::run_timer(state, ctx);
    Ok(())
}

fn take_back(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let mut n = 0;
    for seat in state.all_seats().iter() {
        n += state.cards.pack(seat).n_played();
        state.cards.pack_mut(seat).take_back();
    }
    ctx.emit(state, || Event::CardsReturned { n });
}

fn plan_resolve(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_timer_out(state, seat)
}

pub(crate) fn resolve(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_resolve(state, seat)?;
    reveal::reveal_sled(state, ctx);
    Ok(())
}
