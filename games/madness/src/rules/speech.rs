//! Talk while the timer runs (M6.2, M6.4, M9): who may say what, and how it reaches the others.
use kernel::{Ctx, Seat, SeatSet};

use super::{die, glass, laying, leisure, not_now};
use crate::{
    data::SILENCE_CONFUSION,
    event::Event,
    refusal::Refusal,
    setup::CommMode,
    state::{Bonds, Phase, State},
    talk::{self, Channels, Delivery, Holding, Progress, Remark, Spoken, Talk},
};

/// Returns the talk of this timer as one speaker knows it.
pub(crate) fn talk(state: &State, speaker: Seat) -> Talk<'_> {
    let is_async = state.options.is_async();
    Talk {
        seats: state.n_seats,
        speaker,
        leader: state.turn,
        tick: u16::from(state.glass.elapsed),
        progress: progress(state),
        budget: is_async.then_some(state.options.budget),
        passed: state.glass.passed,
        spent: if is_async { leisure::spent(state) } else { SeatSet::EMPTY },
        channels: channels(state),
        written: state.options.blank_cards.written(),
        log: &state.talks.log,
        pending: &state.talks.pending,
        holding: Holding::of(state.cards.pack(speaker).all().iter().map(|held| held.card)),
    }
}

/// Returns the progress of the timer. In untimed games it counts the remarks that everyone noticed,
/// so free remarks forced by madness stay secret.
pub(crate) fn progress(state: &State) -> Progress {
    if !state.options.is_async() {
        let whole = u16::from(state.options.glass_seconds.seconds());
        return Progress { run: u16::from(state.glass.elapsed), whole };
    }
    let budget = state.options.budget;
    let whole = u16::from(budget) * u16::from(state.n_seats);
    if state.glass.is_last_call {
        return Progress { run: whole, whole };
    }
    let used = |seat: Seat| {
        let is_out = state.glass.passed.has(seat);
        if is_out { budget } else { state.talks.n_arrived(seat).min(budget) }
    };
    Progress { run: state.all_seats().iter().map(|seat| u16::from(used(seat))).sum(), whole }
}

fn channels(state: &State) -> Channels {
    match state.options.comm_mode {
        CommMode::Panel | CommMode::Voice => Channels { panel: true, text: false },
        CommMode::Text => Channels { panel: false, text: true },
        CommMode::PanelText => Channels::ALL,
    }
}

/// Returns how a remark is delivered, or `None` if it breaks the silence and is dropped (R28, R29).
fn plan_say(
    state: &State,
    seat: Seat,
    seen: u8,
    remark: &Remark,
) -> Result<Option<Delivery>, Refusal> {
    match state.phase {
        Phase::Talking => {
            let bonds: Bonds = state.bonds(seat).collect();
            Ok(Some(talk::check(&talk(state, seat), remark, &bonds)?))
        }
        Phase::Silent if state.options.is_locked() => Err(Refusal::Silence),
        // R56: a speaker who had not seen the first card did not break the silence on purpose.
        Phase::Silent if seen == 0 => Err(Refusal::TooLate),
        Phase::Silent => Ok(None),
        _ => not_now(state),
    }
}

pub(crate) fn say(
    state: &mut State,
    seat: Seat,
    seen: u8,
    remark: &Remark,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    match plan_say(state, seat, seen, remark)? {
        None => die::punish(state, seat, SILENCE_CONFUSION, ctx),
        Some(delivery) => {
            ctx.forbid_undo();
            send(state, seat, &delivery, ctx);
            go_on(state, ctx);
        }
    }
    Ok(())
}

fn send(state: &mut State, seat: Seat, delivery: &Delivery, ctx: &mut Ctx<'_, Event>) {
    let spoken = delivery.send(&talk(state, seat), ctx.rng());
    state.glass.lingering = state.glass.lingering.without(SeatSet::only(seat));
    if spoken.n_delays == 0 {
        arrive(state, spoken, ctx);
        return;
    }
    ctx.emit_to(SeatSet::only(seat), || {
        let said = spoken.seen_by(SeatSet::only(seat)).expect("who speaks hears it");
        (Event::UnderWay { seat, said, words: said.to_string() }, None)
    });
    state.talks.pending.push(spoken);
}

/// Delivers a remark to its audience; the other players only notice that someone spoke.
fn arrive(state: &mut State, spoken: Spoken, ctx: &mut Ctx<'_, Event>) {
    let (seat, id) = (spoken.from, state.talks.log.len() as u8);
    let public = spoken.is_public();
    let speaker = SeatSet::only(seat);
    let hearers = spoken.audience.without(speaker);
    ctx.emit_to(hearers, || {
        let said = spoken.heard;
        (Event::Said { seat, id, said, words: said.to_string(), public }, None)
    });
    // The speaker does not learn which word was swallowed.
    ctx.emit_to(speaker, || {
        let said = spoken.seen_by(speaker).expect("who speaks hears it");
        (Event::Said { seat, id, said, words: said.to_string(), public }, None)
    });
    let others = SeatSet::EVERYONE.without(spoken.audience);
    if !others.is_empty() {
        ctx.emit_to(others, || (Event::Murmured { seat, id }, None));
    }
    state.talks.asked = state.talks.asked.with(talk::asked(&spoken, state.n_seats));
    state.talks.log.push(spoken);
    state.talks.arrivals.push(state.glass.elapsed);
}

/// Advances talk after time or a remark: late remarks arrive, cards are played automatically, the
/// last call is made.
pub(crate) fn go_on(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    leisure::call_if_due(state, ctx);
    while let Some(at) = first_due(state) {
        let spoken = state.talks.pending.remove(at);
        arrive(state, spoken, ctx);
        leisure::call_if_due(state, ctx);
    }
    laying::jump(state, ctx);
    glass::end_if_done(state, ctx);
}

/// Returns the index of the first pending remark that is due.
fn first_due(state: &State) -> Option<usize> {
    let is_due = |spoken: &Spoken| talk::has_arrived(spoken, &talk(state, spoken.from));
    state.talks.pending.iter().position(is_due)
}

/// Drops remarks that are pending when silence falls. Only their speakers are notified.
pub(crate) fn lose_pending(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    for seat in state.all_seats().iter() {
        let n = state.talks.pending.iter().filter(|spoken| spoken.from == seat).count() as u8;
        if n > 0 {
            ctx.emit_to(SeatSet::only(seat), || (Event::WordsLost { seat, n }, None));
        }
    }
    state.talks.pending.clear();
}
