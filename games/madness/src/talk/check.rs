//! The filters of a remark, in their order. What comes after them carries it to the others.
use kernel::Seat;

use super::{
    body::Body,
    chip::Chip,
    clause::Clause,
    delivery::Delivery,
    hearing::{REMARKS_MAX, Talk},
    lexicon,
    remark::{At, Kind, Remark, Statement},
    speech::Speech,
    token::tokens,
    utterance::Utterance,
    verdict::Verdict,
};
use crate::data::MadnessId;

/// A remark taken apart, with all that its clauses ask about.
pub(super) struct Weighed<'a> {
    pub talk: &'a Talk<'a>,
    pub remark: &'a Remark,
    pub said: Utterance,
    pub speech: Speech,
}

/// May the speaker say this now, and what becomes of it? Whether there is talk at all is for the
/// state of the game to say: that is the first filter.
///
/// `madness` are the speaker's cards unless ignored. On `Err` nothing has happened: rejected
/// remarks cost neither budget nor time.
pub fn check(talk: &Talk<'_>, remark: &Remark, madness: &[MadnessId]) -> Result<Delivery, Verdict> {
    check_shape(talk, remark)?;
    let weighed = Weighed::of(talk, remark);
    let is_free = weighed.is_forced_by(talk.all_clauses(madness));
    check_rate(talk, is_free)?;
    check_meta(&weighed)?;
    weighed.check_madness(madness)?;
    Ok(Delivery::of(&weighed, madness, is_free))
}

/// What the speaker's madness alone thinks of a remark of the right shape.
pub(super) fn check_madness(
    talk: &Talk<'_>,
    remark: &Remark,
    madness: &[MadnessId],
) -> Result<(), Verdict> {
    Weighed::of(talk, remark).check_madness(madness)
}

/// Shape and domains.
fn check_shape(talk: &Talk<'_>, remark: &Remark) -> Result<(), Verdict> {
    let kind = remark.kind();
    match kind {
        Kind::Text if !talk.channels.text => return Err(Verdict::NoText),
        Kind::Text | Kind::Point | Kind::React => {}
        _ if !talk.channels.panel => return Err(Verdict::NoPanel),
        _ => {}
    }
    check_domain(&remark.says)?;
    check_names(talk, remark)?;
    if let Some(id) = remark.re {
        talk.heard(id).ok_or(Verdict::UnheardRemark { id })?;
    }
    if let Statement::Echo { of: id } = remark.says {
        let (from, _) = talk.heard(id).ok_or(Verdict::UnheardRemark { id })?;
        if from == talk.speaker {
            return Err(Verdict::OwnEcho { id });
        }
    }
    check_dress(remark)
}

fn check_domain(says: &Statement) -> Result<(), Verdict> {
    let (Some(domain), Some(value)) = (says.kind().domain(), says.value().or(says.count())) else {
        return Ok(());
    };
    let (min, max) = (*domain.start(), *domain.end());
    if domain.contains(&value) { Ok(()) } else { Err(Verdict::OutOfDomain { value, min, max }) }
}

/// Everybody who is addressed, pointed at or named by a chip sits at the table and is not oneself.
fn check_names(talk: &Talk<'_>, remark: &Remark) -> Result<(), Verdict> {
    let pointed = match remark.says {
        Statement::Point { at: At::Seat(seat) } => Some(seat),
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

fn check_colleague(talk: &Talk<'_>, whom: Seat) -> Result<(), Verdict> {
    if whom == talk.speaker {
        return Err(Verdict::NamesSelf);
    }
    if talk.is_colleague(whom) { Ok(()) } else { Err(Verdict::NoSuchColleague { whom }) }
}

/// Chips on their side, signs without any, sums that add up.
fn check_dress(remark: &Remark) -> Result<(), Verdict> {
    let is_bare = remark.prefix.is_empty() && remark.suffix.is_empty() && remark.split.is_none();
    let is_normal = remark.tone == super::Tone::Normal;
    if remark.kind().is_gesture() && !(is_bare && is_normal) {
        return Err(Verdict::DressedSign);
    }
    let leads = remark.prefix.iter().find(|chip| !chip.leads());
    let trails = remark.suffix.iter().find(|chip| !chip.trails());
    if let Some(chip) = leads.or(trails) {
        return Err(Verdict::ChipMisplaced { chip });
    }
    let Some(split) = remark.split else { return Ok(()) };
    let value = remark.says.value().ok_or(Verdict::NothingToSplit)?;
    let (first, second) = (split.first, split.second);
    if first == 0 || second == 0 || u16::from(first) + u16::from(second) != u16::from(value) {
        return Err(Verdict::WrongSplit { value, first, second });
    }
    Ok(())
}

/// Not too quick, not too often. Without a clock there is a budget; what madness forces is free.
fn check_rate(talk: &Talk<'_>, is_free: bool) -> Result<(), Verdict> {
    let is_too_quick = talk.mine().next_back().is_some_and(|last| last.tick == talk.tick);
    if talk.budget.is_none() && is_too_quick {
        return Err(Verdict::TooQuick);
    }
    if talk.passed.has(talk.speaker) {
        return Err(Verdict::HasPassed);
    }
    // Without a clock two cards together could make everything free.
    if talk.n_mine() >= REMARKS_MAX {
        return Err(Verdict::TooManyRemarks { max: REMARKS_MAX as u8 });
    }
    let Some(max) = talk.budget else { return Ok(()) };
    let n_spent = talk.mine().filter(|it| !it.is_free).count();
    if !is_free && n_spent >= max as usize {
        return Err(Verdict::BudgetSpent { max });
    }
    Ok(())
}

/// Nobody speaks of madness: the filter is the same for all, so it gives nobody away.
fn check_meta(weighed: &Weighed<'_>) -> Result<(), Verdict> {
    if weighed.said.kind != Kind::Text {
        return Ok(());
    }
    let mut words = weighed.speech.words.iter();
    match words.find(|word| lexicon::is_meta(word)) {
        Some(word) => Err(Verdict::MetaWord { word: word.to_string() }),
        None => Ok(()),
    }
}

/// The first word of a text that nobody says here, whoever speaks and whenever.
pub fn meta_word(body: &Body) -> Option<String> {
    tokens(body.as_str()).into_iter().map(|token| token.word).find(|word| lexicon::is_meta(word))
}

impl<'a> Weighed<'a> {
    fn of(talk: &'a Talk<'a>, remark: &'a Remark) -> Weighed<'a> {
        let said = talk.meaning(remark);
        let speech = Speech::of(&said, talk.seats);
        Weighed { talk, remark, said, speech }
    }

    /// All clauses of all cards hold together.
    fn check_madness(&self, madness: &[MadnessId]) -> Result<(), Verdict> {
        for &id in madness {
            for clause in self.talk.clauses(id) {
                self.check_clause(clause, id)?;
            }
        }
        Ok(())
    }

    /// Does a card force this very remark, so that it costs no budget? The second half of a
    /// doubled remark, and small talk before each word that matters.
    fn is_forced_by<'c>(&self, mut clauses: impl Iterator<Item = &'c Clause>) -> bool {
        let is_forced = |clause: &Clause| match clause {
            Clause::DoubleSend => self.owes_repetition(),
            Clause::FillerAlternate => self.owes_small_talk(),
            _ => false,
        };
        clauses.any(is_forced)
    }
}
