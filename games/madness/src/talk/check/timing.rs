//! Clauses about when a player may speak and whom they answer.
use kernel::SeatSet;

use crate::data::MadnessId;
use crate::talk::{
    MadnessRefusal, ParsedRemark, Percent, Reading, RemarkCheck, SentRemark, TimingRule,
};

impl RemarkCheck<'_> {
    pub(super) fn require_timing(
        &self,
        rule: TimingRule,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        let talk = self.talk;
        let (is_fine, refusal) = match rule {
            TimingRule::MaxMsgs(max) => {
                (talk.n_mine() < max as usize, MadnessRefusal::NoRemarksLeft { madness, max })
            }
            TimingRule::Gap { seconds } => return self.require_gap(seconds, madness),
            TimingRule::QuietUntil(share) => (
                talk.progress.is_at_least(share),
                MadnessRefusal::TooEarly { madness, percent: share.0 },
            ),
            TimingRule::QuietUntilOthers(n, share) => (
                talk.n_by_others() >= n as usize || talk.progress.is_at_least(share),
                MadnessRefusal::AfterOthers { madness, n, percent: share.0 },
            ),
            TimingRule::QuietAfter(share) => (
                talk.progress.is_at_most(share),
                MadnessRefusal::WordsGone { madness, percent: share.0 },
            ),
            TimingRule::DoubleSend => return self.require_double(madness),
            TimingRule::FillerAlternate => (
                !self.must_be_small_talk()
                    || self
                        .reading
                        .as_ref()
                        .map_or_else(|| self.parsed.is_idle(), Reading::is_small_talk),
                MadnessRefusal::NotIdle { madness },
            ),
            TimingRule::ReRequired => (
                self.answered().is_some_and(|from| from != talk.speaker),
                MadnessRefusal::AnswersNoOne { madness },
            ),
            TimingRule::ReSpokenTo => {
                (self.is_spoken_to(), MadnessRefusal::NotSpokenTo { madness })
            }
            TimingRule::AfterSeat(rel, share) => {
                let whom = rel.of(talk);
                let is_cue = talk.log.last().is_some_and(|last| last.from == whom);
                let refusal = MadnessRefusal::NotOnCue { madness, whom, percent: share.0 };
                (is_cue || talk.progress.is_at_least(share), refusal)
            }
            TimingRule::AfterAllOthers(share) => {
                return self.require_all_others_spoke(share, madness);
            }
        };
        if is_fine { Ok(()) } else { Err(refusal) }
    }

    /// Requires a pause of five seconds or, in untimed games, another player's remark in between.
    fn require_gap(&self, seconds: u16, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let talk = self.talk;
        let Some(last) = talk.mine().next_back() else { return Ok(()) };
        if talk.budget.is_none() {
            let left = last.tick.saturating_add(seconds).saturating_sub(talk.tick);
            return match left {
                0 => Ok(()),
                left => Err(MadnessRefusal::Breathless { madness, left }),
            };
        }
        let has_spoken = talk.n_by_others() > last.n_others as usize;
        if has_spoken || talk.others().without(talk.spent).is_empty() {
            return Ok(());
        }
        Err(MadnessRefusal::BreathlessTurn { madness })
    }

    /// Requires every second remark with words to repeat the one before.
    fn require_double(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let is_due = !self.remark.kind().is_gesture() && self.unrepeated().is_some();
        if is_due && !self.repeats_last() {
            Err(MadnessRefusal::NotTwice { madness })
        } else {
            Ok(())
        }
    }

    fn repeats_last(&self) -> bool {
        let Some(last) = self.unrepeated() else { return false };
        match (&self.reading, last.meant().body) {
            (Some(text), Some(body)) => Reading::of(body, self.talk.seats).has_same_words(text),
            _ => last.remark == *self.remark,
        }
    }

    /// Returns the remark that has to be said again. Since version 2, a text that says everything
    /// twice needs no repetition.
    fn unrepeated(&self) -> Option<&SentRemark> {
        let is_doubled = |sent: &SentRemark| {
            let body = sent.meant().body.filter(|_| self.talk.rules >= 2);
            body.is_some_and(|body| Reading::of(body, self.talk.seats).is_doubled())
        };
        self.talk.my_words().fold(None, |open, sent| match open {
            None if !is_doubled(sent) => Some(sent),
            None | Some(_) => None,
        })
    }

    /// Returns `true` if this must be the second half of a repeated remark.
    pub(super) fn must_repeat(&self) -> bool {
        self.repeats_last()
    }

    /// Returns `true` if this remark must be small talk.
    pub(super) fn must_be_small_talk(&self) -> bool {
        self.talk.n_mine().is_multiple_of(2)
    }

    /// Returns `true` if it answers a remark that names the speaker, or a question to everyone.
    fn is_spoken_to(&self) -> bool {
        let talk = self.talk;
        let Some((from, said)) = self.remark.re.and_then(|id| talk.heard(id)) else {
            return false;
        };
        from != talk.speaker && addresses(&ParsedRemark::of(&said, talk.seats), talk.speaker)
    }

    /// Requires that everyone else has spoken since the speaker's last remark, with one exception
    /// late in the timer.
    fn require_all_others_spoke(
        &self,
        share: Percent,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        let talk = self.talk;
        let last = talk.mine().next_back().map_or(0, |last| last.n_others as usize);
        let silent = self.silent_between(last, talk.n_by_others());
        if silent.is_empty() {
            return Ok(());
        }
        let may_break = talk.progress.is_at_least(share) && !self.has_used_exception();
        if may_break {
            return Ok(());
        }
        Err(MadnessRefusal::ChoirWaits { madness, n: silent.len() as u8, percent: share.0 })
    }

    /// Returns other players who could have spoken but did not between two remarks of the speaker.
    /// Each remark counts from when it was sent, even if it is still pending.
    fn silent_between(&self, first: usize, end: usize) -> SeatSet {
        let talk = self.talk;
        let theirs = talk.log.iter().filter(|it| it.from != talk.speaker);
        let between = theirs.take(end).skip(first);
        between.fold(talk.others().without(talk.spent), |silent, sent| {
            silent.without(SeatSet::only(sent.from))
        })
    }

    fn has_used_exception(&self) -> bool {
        let mut last = 0;
        self.talk.mine().any(|mine| {
            let first = std::mem::replace(&mut last, mine.n_others as usize);
            !self.silent_between(first, last).is_empty()
        })
    }
}

/// Returns `true` if a remark calls on this player by name or by a question to everyone.
pub(crate) fn addresses(parsed: &ParsedRemark, whom: kernel::Seat) -> bool {
    parsed.names.has(whom) || parsed.is_question && parsed.names.is_empty()
}
