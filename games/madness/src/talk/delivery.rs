//! Delivery of an accepted remark: who hears it, when, and how much of it.
use kernel::{GameRng, SeatSet};

use super::{
    check::RemarkCheck,
    clause::{Clause, Ears},
    hearing::{SentRemark, TalkContext},
    remark::Remark,
    utterance::Utterance,
};
use crate::data::MadnessId;

/// How a remark is delivered, before random effects: see [`Delivery::send`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delivery {
    remark: Remark,
    said: Utterance,
    /// Possible audience; all players and spectators unless madness narrows it.
    pub audience: SeatSet,
    /// It reaches one random colleague; the audience narrows that further.
    pub is_for_one: bool,
    /// Number of swallowed words, one per card.
    pub n_blanks: u8,
    /// Number of delays, one per card.
    pub n_delays: u8,
    /// Forced by madness, so it costs no budget.
    pub is_free: bool,
}

impl Delivery {
    pub(super) fn of(weighed: &RemarkCheck<'_>, madness: &[MadnessId], is_free: bool) -> Delivery {
        let mut delivery = Delivery {
            remark: *weighed.remark,
            said: weighed.said,
            audience: SeatSet::EVERYONE,
            is_for_one: false,
            n_blanks: 0,
            n_delays: 0,
            is_free,
        };
        for clause in weighed.talk.all_clauses(madness) {
            match *clause {
                Clause::Delay => delivery.n_delays += 1,
                Clause::BlankOne => delivery.n_blanks += 1,
                Clause::Audience(ears) => {
                    let heard_by = ears.of(weighed.talk, weighed.speech.names);
                    delivery.audience = delivery.audience.and(heard_by);
                    delivery.is_for_one |= ears == Ears::Random;
                }
                _ => {}
            }
        }
        delivery
    }

    /// Returns the remark as it enters the log, now or after its delay.
    pub fn send(&self, talk: &TalkContext<'_>, rng: &mut dyn GameRng) -> SentRemark {
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
pub const DELAY_SECONDS: u16 = 6;
pub const DELAY_REMARKS: u8 = 2;

/// Returns `true` if a pending remark has arrived. `talk` is that of its speaker.
pub fn has_arrived(pending: &SentRemark, talk: &TalkContext<'_>) -> bool {
    let n = u16::from(pending.n_delays);
    if talk.budget.is_none() {
        return talk.tick >= pending.tick + n * DELAY_SECONDS;
    }
    let n_since = talk.n_by_others().saturating_sub(pending.n_others as usize);
    n_since >= usize::from(n) * usize::from(DELAY_REMARKS)
        || talk.others().without(talk.spent).is_empty()
}
