//! The checks that a remark must pass, in order, and how it is then delivered.
mod facts;
mod form;
mod kinds;
mod timing;

use kernel::{Seat, SeatSet};

pub(crate) use self::timing::addresses;
use crate::data::{MadnessId, N_SEATS};
use crate::talk::{
    Chip, Clause, Delivery, HeardRemark, Kind, MadnessRefusal, ParsedRemark, REMARKS_MAX, Reading,
    Remark, Statement, TalkContext, TalkRefusal, TimingRule, Tone, TypedText, parse::lexicon,
    tokens,
};

/// A parsed remark with all the context its clauses need.
pub(crate) struct RemarkCheck<'a> {
    pub talk: &'a TalkContext<'a>,
    pub remark: &'a Remark,
    pub said: HeardRemark,
    pub parsed: ParsedRemark,
    /// Free text as a person reads it, since version 2.
    pub(super) reading: Option<Reading>,
}

/// Checks whether the speaker may make this remark now, and how it is delivered. Whether the phase
/// allows talk at all is checked before, by the game.
///
/// `madness` are the speaker's cards unless ignored. Rejected remarks cost neither budget nor time.
pub(crate) fn check(
    talk: &TalkContext<'_>,
    remark: &Remark,
    madness: &[MadnessId],
) -> Result<Delivery, TalkRefusal> {
    require_shape(talk, remark)?;
    let check = RemarkCheck::of(talk, remark);
    let is_free = check.is_forced_by(talk.all_clauses(madness));
    require_rate_limit(talk, is_free)?;
    require_no_meta_word(&check)?;
    check.require_madness(madness)?;
    Ok(Delivery::of(&check, madness, is_free))
}

/// Checks a well-formed remark against the speaker's madness only.
pub(crate) fn require_madness(
    talk: &TalkContext<'_>,
    remark: &Remark,
    madness: &[MadnessId],
) -> Result<(), MadnessRefusal> {
    RemarkCheck::of(talk, remark).require_madness(madness)
}

/// Requires a valid shape and valid values.
fn require_shape(talk: &TalkContext<'_>, remark: &Remark) -> Result<(), TalkRefusal> {
    let kind = remark.kind();
    let is_text = kind == Kind::Text;
    if is_text && !talk.channels.text {
        return Err(TalkRefusal::NoText);
    }
    if !is_text && !kind.is_gesture() && !talk.channels.panel {
        return Err(TalkRefusal::NoPanel);
    }
    require_domain(&remark.says)?;
    require_names(talk, remark)?;
    if let Some(id) = remark.re {
        talk.heard(id).ok_or(TalkRefusal::UnheardRemark { id })?;
    }
    if let Statement::Echo { of: id } = remark.says {
        let (from, _) = talk.heard(id).ok_or(TalkRefusal::UnheardRemark { id })?;
        if from == talk.speaker {
            return Err(TalkRefusal::OwnEcho { id });
        }
    }
    require_valid_modifiers(remark)
}

fn require_domain(says: &Statement) -> Result<(), TalkRefusal> {
    let (Some(domain), Some(value)) = (says.kind().domain(), says.value().or(says.count())) else {
        return Ok(());
    };
    let (min, max) = (*domain.start(), *domain.end());
    if domain.contains(&value) { Ok(()) } else { Err(TalkRefusal::OutOfRange { value, min, max }) }
}

/// Requires that every player who is addressed, pointed at or named sits at the table and is not
/// the speaker.
fn require_names(talk: &TalkContext<'_>, remark: &Remark) -> Result<(), TalkRefusal> {
    let chips = remark.prefix.iter().chain(remark.suffix.iter());
    let by_chip = chips.filter_map(Chip::name);
    for whom in remark.to.into_iter().chain(remark.says.pointed_seat()).chain(by_chip) {
        require_other_player(talk, whom)?;
    }
    Ok(())
}

fn require_other_player(talk: &TalkContext<'_>, whom: Seat) -> Result<(), TalkRefusal> {
    if whom == talk.speaker {
        return Err(TalkRefusal::NamesSelf);
    }
    if talk.is_other_player(whom) { Ok(()) } else { Err(TalkRefusal::NoSuchColleague { whom }) }
}

/// Requires added words on the correct side, signs without any, and sums that add up.
fn require_valid_modifiers(remark: &Remark) -> Result<(), TalkRefusal> {
    let is_bare = remark.prefix.is_empty() && remark.suffix.is_empty() && remark.split.is_none();
    let is_normal = remark.tone == Tone::Normal;
    if remark.kind().is_gesture() && !(is_bare && is_normal) {
        return Err(TalkRefusal::SignWithWords);
    }
    let leads = remark.prefix.iter().find(|chip| !chip.leads());
    let trails = remark.suffix.iter().find(|chip| !chip.trails());
    if let Some(chip) = leads.or(trails) {
        return Err(TalkRefusal::ChipMisplaced { chip });
    }
    let Some(split) = remark.split else { return Ok(()) };
    let value = remark.says.value().ok_or(TalkRefusal::NothingToSplit)?;
    let (first, second) = (split.first, split.second);
    if first == 0 || second == 0 || u16::from(first) + u16::from(second) != u16::from(value) {
        return Err(TalkRefusal::WrongSplit { value, first, second });
    }
    Ok(())
}

/// Limits the rate and number of remarks. Untimed games have a budget; forced remarks are free.
fn require_rate_limit(talk: &TalkContext<'_>, is_free: bool) -> Result<(), TalkRefusal> {
    let is_too_quick = talk.mine().next_back().is_some_and(|last| last.tick == talk.tick);
    if talk.budget.is_none() && is_too_quick {
        return Err(TalkRefusal::TooQuick);
    }
    if talk.passed.has(talk.speaker) {
        return Err(TalkRefusal::HasPassed);
    }
    // In untimed games two cards together could make every remark free.
    if talk.n_mine() >= REMARKS_MAX {
        return Err(TalkRefusal::TooManyRemarks { max: REMARKS_MAX as u8 });
    }
    let Some(max) = talk.budget else { return Ok(()) };
    let n_spent = talk.mine().filter(|it| !it.is_free).count();
    if !is_free && n_spent >= max as usize {
        return Err(TalkRefusal::BudgetSpent { max });
    }
    Ok(())
}

/// Requires that the remark does not mention madness. The filter is the same for everyone, so it
/// reveals nothing.
fn require_no_meta_word(check: &RemarkCheck<'_>) -> Result<(), TalkRefusal> {
    if check.said.kind != Kind::Text {
        return Ok(());
    }
    let found = match &check.reading {
        Some(reading) => reading.find_meta(),
        None => {
            check.parsed.words.iter().find(|word| lexicon::is_meta(word)).map(ToString::to_string)
        }
    };
    match found {
        Some(word) => Err(TalkRefusal::MetaWord { word }),
        None => Ok(()),
    }
}

/// Returns the first word of a text that is never allowed.
pub(crate) fn find_meta_word(body: &TypedText, rules: u16) -> Option<String> {
    if rules >= 2 {
        return Reading::of(*body, N_SEATS as u8).find_meta();
    }
    tokens(body.as_str()).into_iter().map(|token| token.word).find(|word| lexicon::is_meta(word))
}

impl<'a> RemarkCheck<'a> {
    fn of(talk: &'a TalkContext<'a>, remark: &'a Remark) -> RemarkCheck<'a> {
        let said = talk.meaning(remark);
        let parsed = ParsedRemark::of(&said, talk.seats);
        let body = said.body.filter(|_| talk.rules >= 2);
        let reading = body.map(|body| Reading::of(body, talk.seats));
        RemarkCheck { talk, remark, said, parsed, reading }
    }

    /// Returns the players whom the remark names. Since version 2, free text may mention others.
    pub(crate) fn addressed(&self) -> SeatSet {
        match &self.reading {
            Some(text) => text.addressees(self.talk).seats.with(self.parsed.names_by_panel),
            None => self.parsed.names,
        }
    }

    /// Requires that all clauses of all cards hold.
    fn require_madness(&self, madness: &[MadnessId]) -> Result<(), MadnessRefusal> {
        for &id in madness {
            for clause in self.talk.clauses(id) {
                self.require_clause(clause, id)?;
            }
        }
        Ok(())
    }

    fn require_clause(&self, clause: &Clause, madness: MadnessId) -> Result<(), MadnessRefusal> {
        if clause.is_about_form(madness.level()) && self.remark.kind().is_gesture() {
            return Ok(());
        }
        if let Some(verdict) =
            self.reading.as_ref().and_then(|text| self.judge_text(text, clause, madness))
        {
            return verdict;
        }
        match *clause {
            Clause::Form(rule) => self.require_form(rule, madness),
            Clause::Timing(rule) => self.require_timing(rule, madness),
            Clause::Facts(rule) => self.require_facts(rule, madness),
            Clause::NoRepeatKind => self.require_new_kind(madness),
            Clause::KindsOnly(kinds, text) => self.require_kind_among(kinds, text, madness),
            Clause::KindsBan(kinds, text) => self.require_kind_not_banned(kinds, text, madness),
            Clause::NoPointAtGear => self.require_no_gear_pointing(madness),
            // The echo of a sign is a sign.
            Clause::GesturesBanned if self.said.what.is_gesture() => {
                Err(MadnessRefusal::NoSigns { madness })
            }
            Clause::Claim(mode) => self.require_claim(mode, madness),
            Clause::GesturesBanned
            | Clause::Delay
            | Clause::BlankOne
            | Clause::Audience(_)
            | Clause::PlayAfterRemarks(..)
            | Clause::PlayAfterAsked
            | Clause::AutoPlay(_) => Ok(()),
        }
    }

    /// Returns `true` if a card forces this remark, so that it costs no budget: the second half of
    /// a repeated remark, or small talk before an important one.
    fn is_forced_by<'c>(&self, mut clauses: impl Iterator<Item = &'c Clause>) -> bool {
        clauses.any(|clause| {
            matches!(clause, Clause::Timing(TimingRule::DoubleSend)) && self.must_repeat()
                || matches!(clause, Clause::Timing(TimingRule::FillerAlternate))
                    && self.must_be_small_talk()
        })
    }
}
