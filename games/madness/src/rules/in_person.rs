//! In-person play (M14): the players enforce the rules of speech themselves and report with
//! buttons.
use kernel::{Ctx, Seat, SeatSet};

use super::{die, list, refuse_now, require_leader, require_seat, timer};
use crate::{
    action::Action,
    data::SILENCE_CONFUSION,
    event::Event,
    flow,
    refusal::Refusal,
    state::{Phase, State},
    timer::Accusation,
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if !state.options.is_in_person() {
        return;
    }
    list(actions, Action::Slip, &plan_slip(state, seat));
    for whom in state.all_seats().iter() {
        list(actions, Action::Accuse { whom }, &plan_accuse(state, seat, whom));
    }
    list(actions, Action::Uphold, &plan_uphold(state, seat));
    list(actions, Action::Dismiss, &plan_dismiss(state, seat));
    list(actions, Action::Asked, &plan_asked(state, seat));
    list(actions, Action::Briefed, &plan_briefed(state, seat));
}

fn require_in_person(state: &State) -> Result<(), Refusal> {
    if state.options.is_in_person() { Ok(()) } else { Err(Refusal::NotInPerson) }
}

fn plan_slip(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_in_person(state)?;
    timer::require_running(state)?;
    if state.timer.slipped.has(seat) { Err(Refusal::SlippedAlready) } else { Ok(()) }
}

/// Records a slip. It has no other effect.
pub(crate) fn slip(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_slip(state, seat)?;
    state.timer.slipped = state.timer.slipped.with(SeatSet::only(seat));
    ctx.emit(state, || Event::Slipped { seat });
    Ok(())
}

fn plan_accuse(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    require_in_person(state)?;
    if state.phase != Phase::Silent {
        return refuse_now(state);
    }
    require_seat(state, whom)?;
    if seat == whom {
        return Err(Refusal::AccusesSelf);
    }
    if let Some(Accusation { whom, .. }) = state.timer.accusation {
        return Err(Refusal::AccusationPending { whom });
    }
    if state.timer.accusers.has(seat) {
        return Err(Refusal::AccusedAlready);
    }
    Ok(())
}

/// Records an accusation. The leader decides; a leader's own accusation needs no second step.
pub(crate) fn accuse(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_accuse(state, seat, whom)?;
    state.timer.accusers = state.timer.accusers.with(SeatSet::only(seat));
    ctx.emit(state, || Event::Accused { seat, whom });
    if seat == state.turn {
        die::penalize(state, whom, SILENCE_CONFUSION, ctx);
    } else {
        state.timer.accusation = Some(Accusation { by: seat, whom });
    }
    Ok(())
}

fn require_accusation(state: &State, seat: Seat) -> Result<Accusation, Refusal> {
    require_in_person(state)?;
    if !matches!(state.phase, Phase::Silent | Phase::TimerOut) {
        return refuse_now(state);
    }
    require_leader(state, seat)?;
    state.timer.accusation.ok_or(Refusal::NoAccusation)
}

fn plan_uphold(state: &State, seat: Seat) -> Result<Accusation, Refusal> {
    require_accusation(state, seat)
}

pub(crate) fn uphold(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let Accusation { whom, .. } = plan_uphold(state, seat)?;
    state.timer.accusation = None;
    die::penalize(state, whom, SILENCE_CONFUSION, ctx);
    flow::reveal_if_due(state, ctx);
    Ok(())
}

fn plan_dismiss(state: &State, seat: Seat) -> Result<Accusation, Refusal> {
    require_accusation(state, seat)
}

pub(crate) fn dismiss(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let Accusation { whom, .. } = plan_dismiss(state, seat)?;
    state.timer.accusation = None;
    ctx.emit(state, || Event::AccusationDismissed { seat, whom });
    flow::reveal_if_due(state, ctx);
    Ok(())
}

/// Requires that a madness card may depend on what is declared (M16.8).
fn require_declarations(state: &State) -> Result<(), Refusal> {
    require_in_person(state)?;
    if state.options.as_written { Err(Refusal::NothingToDeclare) } else { Ok(()) }
}

fn plan_asked(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_declarations(state)?;
    timer::require_running(state)?;
    if state.talk.asked.has(seat) { Err(Refusal::AskedAlready) } else { Ok(()) }
}

/// Records that the player was asked by name. Open to everyone, so it reveals nothing.
pub(crate) fn asked(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_asked(state, seat)?;
    state.talk.asked = state.talk.asked.with(SeatSet::only(seat));
    ctx.emit(state, || Event::WasAsked { seat });
    Ok(())
}

fn plan_briefed(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_declarations(state)?;
    timer::require_running(state)?;
    if state.timer.briefed.has(seat) { Err(Refusal::BriefedAlready) } else { Ok(()) }
}

/// Records that the player spoke three times. Open to everyone, so it reveals nothing.
pub(crate) fn briefed(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_briefed(state, seat)?;
    state.timer.briefed = state.timer.briefed.with(SeatSet::only(seat));
    ctx.emit(state, || Event::WasBriefed { seat });
    Ok(())
}
