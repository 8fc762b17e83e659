//! Talk while the timer runs (M6.2, M6.4, M9): who may say what, and how it reaches the others.
use kernel::{Ctx, Seat, SeatSet};

use super::{die, play_card, refuse_now, timer, untimed};
use crate::{
    data::SILENCE_CONFUSION,
    event::Event,
    refusal::Refusal,
    setup::CommMode,
    state::{ActiveMadness, Phase, State},
    talk::{self, Channels, Delivery, Holding, Progress, Remark, SentRemark, TalkContext},
};

/// Returns the talk of this timer as one speaker knows it.
pub(crate) fn talk(state: &State, speaker: Seat) -> TalkContext<'_> {
    let is_untimed = state.options.is_untimed();
    TalkContext {
        seats: state.n_seats,
        speaker,
        leader: state.turn,
        tick: u16::from(state.timer.elapsed),
        progress: progress(state),
        budget: is_untimed.then_some(state.options.budget),
        passed: state.timer.passed,
        spent: if is_untimed { untimed::spent(state) } else { SeatSet::EMPTY },
        channels: channels(state),
        custom_cards: state.options.blank_cards.custom_cards(),
        log: &state.talk.log,
        pending: &state.talk.pending,
        holding: Holding::of(state.cards.pack(speaker).all().iter().map(|held| held.card)),
    }
}

/// Returns the progress of the timer. In untimed games it counts the remarks that everyone noticed,
/// so free remarks forced by madness stay secret.
pub(crate) fn progress(state: &State) -> Progress {
    if !state.options.is_untimed() {
        let whole = u16::from(state.options.glass_seconds.seconds());
        return Progress { run: u16::from(state.timer.elapsed), whole };
    }
    let budget = state.options.budget;
    let whole = u16::from(budget) * u16::from(state.n_seats);
    if state.timer.is_last_call {
        return Progress { run: whole, whole };
    }
    let used = |seat: Seat| {
        let is_out = state.timer.passed.has(seat);
        if is_out { budget } else { state.talk.n_arrived(seat).min(budget) }
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
            let bonds: ActiveMadness = state.active_madness(seat).collect();
            Ok(Some(talk::check(&talk(state, seat), remark, &bonds)?))
        }
        Phase::Silent if state.options.is_speech_locked() => Err(Refusal::Silence),
        // R56: a speaker who had not seen the first card did not break the silence on purpose.
        Phase::Silent if seen == 0 => Err(Refusal::TooLate),
        Phase::Silent => Ok(None),
        _ => refuse_now(state),
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
        None => die::penalize(state, seat, SILENCE_CONFUSION, ctx),
        Some(delivery) => {
            ctx.forbid_undo();
            send(state, seat, &delivery, ctx);
            advance_talk(state, ctx);
        }
    }
    Ok(())
}

fn send(state: &mut State, seat: Seat, delivery: &Delivery, ctx: &mut Ctx<'_, Event>) {
    let spoken = delivery.send(&talk(state, seat), ctx.rng());
    state.timer.lingering = state.timer.lingering.without(SeatSet::only(seat));
    if spoken.n_delays == 0 {
        arrive(state, spoken, ctx);
        return;
    }
    ctx.emit_to(SeatSet::only(seat), || {
        let said = spoken.seen_by(SeatSet::only(seat)).expect("speakers hear themselves");
        (Event::UnderWay { seat, said, words: said.to_string() }, None)
    });
    state.talk.pending.push(spoken);
}

/// Delivers a remark to its audience; the other players only notice that someone spoke.
fn arrive(state: &mut State, spoken: SentRemark, ctx: &mut Ctx<'_, Event>) {
    let (seat, id) = (spoken.from, state.talk.log.len() as u8);
    let public = spoken.is_public();
    let speaker = SeatSet::only(seat);
    let hearers = spoken.audience.without(speaker);
    ctx.emit_to(hearers, || {
        let said = spoken.heard;
        (Event::Said { seat, id, said, words: said.to_string(), public }, None)
    });
    // The speaker does not learn which word was swallowed.
    ctx.emit_to(speaker, || {
        let said = spoken.seen_by(speaker).expect("speakers hear themselves");
        (Event::Said { seat, id, said, words: said.to_string(), public }, None)
    });
    let others = SeatSet::EVERYONE.without(spoken.audience);
    if !others.is_empty() {
        ctx.emit_to(others, || (Event::Murmured { seat, id }, None));
    }
    state.talk.asked = state.talk.asked.with(talk::asked(&spoken, state.n_seats));
    state.talk.log.push(spoken);
    state.talk.arrivals.push(state.timer.elapsed);
}

/// Advances talk after time or a remark: late remarks arrive, cards are played automatically, the
/// last call is made.
pub(crate) fn advance_talk(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    untimed::make_last_call_if_due(state, ctx);
    while let Some(at) = first_due(state) {
        let spoken = state.talk.pending.remove(at);
        arrive(state, spoken, ctx);
        untimed::make_last_call_if_due(state, ctx);
    }
    play_card::jump(state, ctx);
    timer::end_if_done(state, ctx);
}

/// Returns the index of the first pending remark that is due.
fn first_due(state: &State) -> Option<usize> {
    let is_due = |spoken: &SentRemark| talk::has_arrived(spoken, &talk(state, spoken.from));
    state.talk.pending.iter().position(is_due)
}

/// Drops remarks that are pending when silence falls. Only their speakers are notified.
pub(crate) fn lose_pending(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    for seat in state.all_seats().iter() {
        let n = state.talk.pending.iter().filter(|spoken| spoken.from == seat).count() as u8;
        if n > 0 {
            ctx.emit_to(SeatSet::only(seat), || (Event::WordsLost { seat, n }, None));
        }
    }
    state.talk.pending.clear();
}
