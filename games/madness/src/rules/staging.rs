//! Staging cards (M6.9): they are played when the timer ends.
use kernel::{Ctx, Seat, SeatSet};

use super::{
    list, play_card,
    timer::{self, MIND_CHANGES_MAX},
};
use crate::{action::Action, data::Card, event::Event, refusal::Refusal, state::State};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if !state.options.play_staged {
        return;
    }
    for &card in Card::ALL {
        list(actions, Action::Stage { card }, &plan_stage(state, seat, card));
    }
    for &card in Card::ALL {
        list(actions, Action::Unstage { card }, &plan_unstage(state, seat, card));
    }
}

fn require_staging(state: &State) -> Result<(), Refusal> {
    timer::require_running(state)?;
    if state.options.play_staged { Ok(()) } else { Err(Refusal::NoStaging) }
}

fn plan_stage(state: &State, seat: Seat, card: Card) -> Result<usize, Refusal> {
    require_staging(state)?;
    state.cards.pack(seat).find(card).ok_or(Refusal::NotInHand { card })
}

pub(crate) fn stage(
    state: &mut State,
    seat: Seat,
    card: Card,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    let at = plan_stage(state, seat, card)?;
    state.cards.pack_mut(seat).stage(at);
    ctx.emit_to(SeatSet::only(seat), || (Event::Staged { seat, card }, None));
    Ok(())
}

fn plan_unstage(state: &State, seat: Seat, card: Card) -> Result<usize, Refusal> {
    require_staging(state)?;
    let at = state.cards.pack(seat).find_staged(card).ok_or(Refusal::NotStaged { card })?;
    if state.timer.mind_changes[seat.index()] >= MIND_CHANGES_MAX {
        return Err(Refusal::NoMindChangesLeft { max: MIND_CHANGES_MAX });
    }
    Ok(at)
}

pub(crate) fn unstage(
    state: &mut State,
    seat: Seat,
    card: Card,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    let at = plan_unstage(state, seat, card)?;
    state.cards.pack_mut(seat).unstage(at);
    state.timer.mind_changes[seat.index()] += 1;
    ctx.emit_to(SeatSet::only(seat), || (Event::Unstaged { seat, card }, None));
    Ok(())
}

/// Plays staged cards at the end of the timer, or returns them if madness forbids it.
pub(crate) fn play_staged(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    if !state.options.play_staged {
        return;
    }
    for seat in state.all_seats().iter() {
        while let Some(at) = state.cards.pack(seat).first_staged() {
            if play_card::require_play_allowed(state, seat).is_ok() {
                play_card::move_to_sled(state, seat, at, ctx);
            } else {
                state.cards.pack_mut(seat).unstage(at);
            }
        }
    }
}
