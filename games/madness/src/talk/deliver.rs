//! Delivery of an accepted remark: who hears it, when, and how much of it.
use kernel::{Ctx, GameRng, Seat, SeatSet};

use crate::{
    data::{MadnessId, SILENCE_CONFUSION},
    event::Event,
    refusal::Refusal,
    rules::{die, play_card, refuse_now, timer, untimed},
    state::{ActiveMadness, Phase, State},
    talk::{Audience, Clause, HeardRemark, Remark, RemarkCheck, SentRemark, TalkContext, check},
};

/// How a remark is delivered, before random effects: see [`Delivery::send`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Delivery {
    remark: Remark,
    said: HeardRemark,
    /// Possible audience; all players and spectators unless madness narrows it.
    pub audience: SeatSet,
    /// It reaches one random player; the audience narrows that further.
    pub is_for_one: bool,
    /// Number of swallowed words, one per card.
    pub n_blanks: u8,
    /// Number of delays, one per card.
    pub n_delays: u8,
    /// Forced by madness, so it costs no budget.
    pub is_free: bool,
}

impl Delivery {
    pub(crate) fn of(check: &RemarkCheck<'_>, madness: &[MadnessId], is_free: bool) -> Delivery {
        let mut delivery = Delivery {
            remark: *check.remark,
            said: check.said,
            audience: SeatSet::EVERYONE,
            is_for_one: false,
            n_blanks: 0,
            n_delays: 0,
            is_free,
        };
        for clause in check.talk.all_clauses(madness) {
            delivery.n_delays += u8::from(*clause == Clause::Delay);
            delivery.n_blanks += u8::from(*clause == Clause::BlankOne);
            if let Clause::Audience(audience) = *clause {
                let heard_by = audience.of(check.talk, check.addressed());
                delivery.audience = delivery.audience.and(heard_by);
                delivery.is_for_one |= audience == Audience::Random;
            }
        }
        delivery
    }

    /// Returns the remark as it enters the log, now or after its delay.
    pub(crate) fn send(&self, talk: &TalkContext<'_>, rng: &mut dyn GameRng) -> SentRemark {
        let mut audience = self.audience;
        if self.is_for_one {
            let others: Vec<_> = talk.others().iter().collect();
            let one = others[rng.below(others.len() as u32) as usize];
            audience = audience.and(SeatSet::only(one));
        }
        let mut heard = self.said;
        for _ in 0..self.n_blanks {
            heard.lose_word(talk.seats, rng);
        }
        SentRemark {
            from: talk.speaker,
            remark: self.remark,
            heard,
            audience: audience.with(SeatSet::only(talk.speaker)),
            tick: talk.tick,
            is_free: self.is_free,
            n_delays: self.n_delays,
            n_others: talk.n_by_others() as u8,
        }
    }
}

/// Late remarks arrive six seconds after they were sent. In untimed games they arrive after two
/// more remarks by others, or when no one else has any left.
pub(super) const DELAY_SECONDS: u16 = 6;
pub(super) const DELAY_REMARKS: u8 = 2;

/// Returns `true` if a pending remark has arrived. `talk` is its speaker's context.
pub(crate) fn has_arrived(pending: &SentRemark, talk: &TalkContext<'_>) -> bool {
    let n = u16::from(pending.n_delays);
    if talk.budget.is_none() {
        return talk.tick >= pending.tick.saturating_add(n * DELAY_SECONDS);
    }
    let n_since = talk.n_by_others().saturating_sub(pending.n_others as usize);
    n_since >= usize::from(n) * usize::from(DELAY_REMARKS)
        || talk.others().without(talk.spent).is_empty()
}

/// Returns how a remark is delivered, or `None` if it breaks the silence and is dropped (R28, R29).
fn plan_say(
    state: &State,
    seat: Seat,
    seen: u8,
    remark: &Remark,
) -> Result<Option<Delivery>, Refusal> {
    if !state.is_running() {
        return refuse_now(state);
    }
    if state.phase == Phase::Talking {
        let madness: ActiveMadness = state.active_madness(seat).collect();
        return Ok(Some(check(&TalkContext::of(state, seat), remark, &madness)?));
    }
    if state.options.is_speech_locked() {
        return Err(Refusal::Silence);
    }
    // R56: a speaker who had not seen the first card did not break the silence on purpose.
    if seen == 0 { Err(Refusal::TooLate) } else { Ok(None) }
}

pub(crate) fn say(
    state: &mut State,
    seat: Seat,
    seen: u8,
    remark: &Remark,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    match plan_say(state, seat, seen, remark)? {
        None => die::penalize(state, seat, SILENCE_CONFUSION, ctx),
        Some(delivery) => {
            ctx.forbid_undo();
            send(state, seat, &delivery, ctx);
            advance(state, ctx);
        }
    }
    Ok(())
}

fn send(state: &mut State, seat: Seat, delivery: &Delivery, ctx: &mut Ctx<'_, State>) {
    let sent = delivery.send(&TalkContext::of(state, seat), ctx.rng());
    state.timer.lingering = state.timer.lingering.without(SeatSet::only(seat));
    if sent.n_delays == 0 {
        arrive(state, sent, ctx);
        return;
    }
    ctx.emit_to(state, SeatSet::only(seat), || {
        let said = sent.seen_by(SeatSet::only(seat)).expect("speakers hear themselves");
        (Event::RemarkPending { seat, said, words: said.to_string() }, None)
    });
    state.talk.pending.push(sent);
}

/// Delivers a remark to its audience; the other players only notice that someone spoke.
fn arrive(state: &mut State, sent: SentRemark, ctx: &mut Ctx<'_, State>) {
    let (seat, id) = (sent.from, state.talk.log.len() as u8);
    let public = sent.is_public();
    let speaker = SeatSet::only(seat);
    let hearers = sent.audience.without(speaker);
    ctx.emit_to(state, hearers, || {
        let said = sent.heard;
        (Event::Said { seat, id, said, words: said.to_string(), public }, None)
    });
    // The speaker does not learn which word was swallowed.
    ctx.emit_to(state, speaker, || {
        let said = sent.seen_by(speaker).expect("speakers hear themselves");
        (Event::Said { seat, id, said, words: said.to_string(), public }, None)
    });
    let others = SeatSet::EVERYONE.without(sent.audience);
    if !others.is_empty() {
        ctx.emit_to(state, others, || (Event::Murmured { seat, id }, None));
    }
    state.talk.asked = state.talk.asked.with(sent.asks_by_name(state.n_seats));
    state.talk.log.push(sent);
    state.talk.arrivals.push(state.timer.elapsed);
}

/// Advances talk after time or a remark: late remarks arrive, cards are played automatically, the
/// last call is made.
pub(crate) fn advance(state: &mut State, ctx: &mut Ctx<'_, State>) {
    untimed::make_last_call_if_due(state, ctx);
    while let Some(at) = first_due(state) {
        let sent = state.talk.pending.remove(at);
        arrive(state, sent, ctx);
        untimed::make_last_call_if_due(state, ctx);
    }
    play_card::auto_play(state, ctx);
    timer::end_if_done(state, ctx);
}

/// Returns the index of the first pending remark that is due.
fn first_due(state: &State) -> Option<usize> {
    let is_due = |sent: &SentRemark| has_arrived(sent, &TalkContext::of(state, sent.from));
    state.talk.pending.iter().position(is_due)
}

/// Drops remarks that are pending when silence falls. Only their speakers are notified.
pub(crate) fn drop_pending(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for seat in state.all_seats().iter() {
        let n = state.talk.pending.iter().filter(|sent| sent.from == seat).count() as u8;
        if n > 0 {
            ctx.emit_to(state, SeatSet::only(seat), || (Event::RemarksLost { seat, n }, None));
        }
    }
    state.talk.pending.clear();
}
