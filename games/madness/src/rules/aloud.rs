//! In-person play (M14): the players enforce the rules of speech themselves and report with
//! buttons.
use kernel::{Ctx, Seat, SeatSet};

use super::{check_leader, check_seat, die, glass, not_now};
use crate::{
    action::Action,
    data::SILENCE_CONFUSION,
    event::Event,
    flow,
    glass::Charge,
    refusal::Refusal,
    state::{Phase, State},
};

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if plan_slip(state, seat).is_ok() {
        actions.push(Action::Slip);
    }
    for whom in state.all_seats().iter() {
        if plan_accuse(state, seat, whom).is_ok() {
            actions.push(Action::Accuse { whom });
        }
    }
    if plan_judge(state, seat).is_ok() {
        actions.extend([Action::Uphold, Action::Dismiss]);
    }
    if plan_asked(state, seat).is_ok() {
        actions.push(Action::Asked);
    }
    if plan_briefed(state, seat).is_ok() {
        actions.push(Action::Briefed);
    }
}

fn plan_aloud(state: &State) -> Result<(), Refusal> {
    if state.options.is_voice() { Ok(()) } else { Err(Refusal::NotAloud) }
}

fn plan_slip(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_aloud(state)?;
    glass::plan_running(state)?;
    if state.glass.slipped.has(seat) { Err(Refusal::SlippedAlready) } else { Ok(()) }
}

/// Records a slip. It has no other effect.
pub(crate) fn slip(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    plan_slip(state, seat)?;
    state.glass.slipped = state.glass.slipped.with(SeatSet::only(seat));
    ctx.emit(|| Event::Slipped { seat });
    Ok(())
}

fn plan_accuse(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    plan_aloud(state)?;
    if state.phase != Phase::Silent {
        return not_now(state);
    }
    check_seat(state, whom)?;
    if seat == whom {
        return Err(Refusal::AccusesSelf);
    }
    if let Some(Charge { whom, .. }) = state.glass.charge {
        return Err(Refusal::ChargePending { whom });
    }
    if state.glass.accusers.has(seat) {
        return Err(Refusal::AccusedAlready);
    }
    Ok(())
}

/// Records an accusation. The leader decides; a leader's own accusation needs no second step.
pub(crate) fn accuse(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_accuse(state, seat, whom)?;
    state.glass.accusers = state.glass.accusers.with(SeatSet::only(seat));
    ctx.emit(|| Event::Accused { seat, whom });
    if seat == state.turn {
        die::punish(state, whom, SILENCE_CONFUSION, ctx);
    } else {
        state.glass.charge = Some(Charge { by: seat, whom });
    }
    Ok(())
}

fn plan_judge(state: &State, seat: Seat) -> Result<Charge, Refusal> {
    plan_aloud(state)?;
    match state.phase {
        Phase::Silent | Phase::GlassOut => check_leader(state, seat)?,
        _ => return not_now(state),
    }
    state.glass.charge.ok_or(Refusal::NoCharge)
}

pub(crate) fn uphold(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    let Charge { whom, .. } = plan_judge(state, seat)?;
    state.glass.charge = None;
    die::punish(state, whom, SILENCE_CONFUSION, ctx);
    flow::resolve_if_due(state, ctx);
    Ok(())
}

pub(crate) fn dismiss(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    let Charge { whom, .. } = plan_judge(state, seat)?;
    state.glass.charge = None;
    ctx.emit(|| Event::ChargeDismissed { seat, whom });
    flow::resolve_if_due(state, ctx);
    Ok(())
}

fn plan_asked(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_aloud(state)?;
    glass::plan_running(state)?;
    if state.talks.asked.has(seat) { Err(Refusal::AskedAlready) } else { Ok(()) }
}

/// Records that the player was asked by name. Open to everyone, so it reveals nothing.
pub(crate) fn asked(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_asked(state, seat)?;
    state.talks.asked = state.talks.asked.with(SeatSet::only(seat));
    ctx.emit(|| Event::WasAsked { seat });
    Ok(())
}

fn plan_briefed(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_aloud(state)?;
    glass::plan_running(state)?;
    if state.glass.briefed.has(seat) { Err(Refusal::BriefedAlready) } else { Ok(()) }
}

/// Records that the player spoke three times. Open to everyone, so it reveals nothing.
pub(crate) fn briefed(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_briefed(state, seat)?;
    state.glass.briefed = state.glass.briefed.with(SeatSet::only(seat));
    ctx.emit(|| Event::WasBriefed { seat });
    Ok(())
}
