//! The filters of a remark, in order. Delivery follows after them.
mod form;
mod kinds;
mod timing;

use kernel::Seat;

pub(crate) use self::timing::addresses;
use crate::data::MadnessId;
use crate::talk::{
    Chip, Clause, Delivery, HeardRemark, Kind, ParsedRemark, PointTarget, REMARKS_MAX, Remark,
    Statement, TalkContext, TalkRefusal, Tone, TypedText, parse::lexicon, tokens,
};

/// A parsed remark with all the context its clauses need.
pub(crate) struct RemarkCheck<'a> {
    pub talk: &'a TalkContext<'a>,
    pub remark: &'a Remark,
    pub said: HeardRemark,
    pub speech: ParsedRemark,
}

/// Checks whether the speaker may make this remark now, and how it is delivered. Whether the phase
/// allows talk at all is checked before, by the game.
///
/// `madness` are the speaker's cards unless ignored. Rejected remarks cost neither budget nor time.
pub fn check(
    talk: &TalkContext<'_>,
    remark: &Remark,
    madness: &[MadnessId],
) -> Result<Delivery, TalkRefusal> {
    check_shape(talk, remark)?;
    let check = RemarkCheck::of(talk, remark);
    let is_free = check.is_forced_by(talk.all_clauses(madness));
    check_rate(talk, is_free)?;
    check_meta(&check)?;
    check.check_madness(madness)?;
    Ok(Delivery::of(&check, madness, is_free))
}

/// Checks a well-formed remark against the speaker's madness only.
pub(crate) fn check_madness(
    talk: &TalkContext<'_>,
    remark: &Remark,
    madness: &[MadnessId],
) -> Result<(), TalkRefusal> {
    RemarkCheck::of(talk, remark).check_madness(madness)
}

/// Requires a valid shape and valid values.
fn check_shape(talk: &TalkContext<'_>, remark: &Remark) -> Result<(), TalkRefusal> {
    let kind = remark.kind();
    match kind {
        Kind::Text if !talk.channels.text => return Err(TalkRefusal::NoText),
        Kind::Text | Kind::Point | Kind::React => {}
        _ if !talk.channels.panel => return Err(TalkRefusal::NoPanel),
        _ => {}
    }
    check_domain(&remark.says)?;
    check_names(talk, remark)?;
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

fn check_domain(says: &Statement) -> Result<(), TalkRefusal> {
    let (Some(domain), Some(value)) = (says.kind().domain(), says.value().or(says.count())) else {
        return Ok(());
    };
    let (min, max) = (*domain.start(), *domain.end());
    if domain.contains(&value) { Ok(()) } else { Err(TalkRefusal::OutOfDomain { value, min, max }) }
}

/// Requires that every player who is addressed, pointed at or named sits at the table and is not
/// the speaker.
fn check_names(talk: &TalkContext<'_>, remark: &Remark) -> Result<(), TalkRefusal> {
    let pointed = match remark.says {
        Statement::Point { at: PointTarget::Seat(seat) } => Some(seat),
        _ => None,
    };
    let chips = remark.prefix.iter().chain(remark.suffix.iter());
    let by_chip = chips.filter_map(|chip| match chip {
        Chip::Name(seat) => Some(seat),
        _ => None,
    });
    for whom in remark.to.into_iter().chain(pointed).chain(by_chip) {
        check_colleague(talk, whom)?;
    }
    Ok(())
}

fn check_colleague(talk: &TalkContext<'_>, whom: Seat) -> Result<(), TalkRefusal> {
    if whom == talk.speaker {
        return Err(TalkRefusal::NamesSelf);
    }
    if talk.is_colleague(whom) { Ok(()) } else { Err(TalkRefusal::NoSuchColleague { whom }) }
}

/// Requires added words on their side, signs without any, and sums that add up.
fn require_valid_modifiers(remark: &Remark) -> Result<(), TalkRefusal> {
    let is_bare = remark.prefix.is_empty() && remark.suffix.is_empty() && remark.split.is_none();
    let is_normal = remark.tone == Tone::Normal;
    if remark.kind().is_gesture() && !(is_bare && is_normal) {
        return Err(TalkRefusal::DressedSign);
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
fn check_rate(talk: &TalkContext<'_>, is_free: bool) -> Result<(), TalkRefusal> {
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
fn check_meta(check: &RemarkCheck<'_>) -> Result<(), TalkRefusal> {
    if check.said.kind != Kind::Text {
        return Ok(());
    }
    let mut words = check.speech.words.iter();
    match words.find(|word| lexicon::is_meta(word)) {
        Some(word) => Err(TalkRefusal::MetaWord { word: word.to_string() }),
        None => Ok(()),
    }
}

/// Returns the first word of a text that is never allowed.
pub fn find_meta_word(body: &TypedText) -> Option<String> {
    tokens(body.as_str()).into_iter().map(|token| token.word).find(|word| lexicon::is_meta(word))
}

impl<'a> RemarkCheck<'a> {
    fn of(talk: &'a TalkContext<'a>, remark: &'a Remark) -> RemarkCheck<'a> {
        let said = talk.meaning(remark);
        let speech = ParsedRemark::of(&said, talk.seats);
        RemarkCheck { talk, remark, said, speech }
    }

    /// Requires that all clauses of all cards hold.
    fn check_madness(&self, madness: &[MadnessId]) -> Result<(), TalkRefusal> {
        for &id in madness {
            for clause in self.talk.clauses(id) {
                self.check_clause(clause, id)?;
            }
        }
        Ok(())
    }

    /// Returns `true` if a card forces this remark, so that it costs no budget: the second half of
    /// a repeated remark, or small talk before an important one.
    fn is_forced_by<'c>(&self, mut clauses: impl Iterator<Item = &'c Clause>) -> bool {
        let is_forced = |clause: &Clause| match clause {
            Clause::DoubleSend => self.must_repeat(),
            Clause::FillerAlternate => self.must_be_small_talk(),
            _ => false,
        };
        clauses.any(is_forced)
    }
}
