//! Adds names, chips or a tone to a statement until the speaker's madness allows it.
use kernel::Seat;

use crate::data::MadnessId;
use crate::talk::{
    Chip, Chips, Colour, Kind, ORDINAL_MAX, ParsedRemark, Remark, Split, TalkContext, TalkRefusal,
    Tone, addresses, check,
};

/// Maximum number of added words that fit on a remark.
const ROUNDS: usize = 10;

/// Adds everything the speaker's cards ask for without changing the statement. Returns their
/// verdict if they refuse the statement itself.
pub fn add_affixes(
    talk: &TalkContext<'_>,
    remark: Remark,
    madness: &[MadnessId],
) -> Result<Remark, TalkRefusal> {
    add_affixes_for(talk, remark, |dressed| check(talk, dressed, madness).map(|_| ()))
}

/// Adds what each verdict misses and checks the remark again.
pub(crate) fn add_affixes_for(
    talk: &TalkContext<'_>,
    remark: Remark,
    judge: impl Fn(&Remark) -> Result<(), TalkRefusal>,
) -> Result<Remark, TalkRefusal> {
    let mut dressed = remark;
    let mut n_rounds = 0;
    loop {
        let Err(refusal) = judge(&dressed) else { return Ok(dressed) };
        n_rounds += 1;
        let is_fine = |fixed: &Remark| {
            *fixed != dressed && means_the_same(fixed, &remark) && n_rounds < ROUNDS
        };
        match fix_remark(talk, &dressed, &refusal).filter(is_fine) {
            Some(fixed) => dressed = fixed,
            None => return Err(refusal),
        }
    }
}

/// Returns `true` if the meaning is unchanged. The addressee of a request or question and the
/// answered remark are part of the meaning.
fn means_the_same(fixed: &Remark, wish: &Remark) -> bool {
    let is_for_one = matches!(wish.kind(), Kind::Request | Kind::Hold | Kind::Ask | Kind::Text);
    let has_name = wish.to.is_some() && is_for_one;
    (!has_name || fixed.to == wish.to) && (wish.re.is_none() || fixed.re == wish.re)
}

/// Returns the remark with the missing part added, or `None` if nothing can be added.
fn fix_remark(talk: &TalkContext<'_>, remark: &Remark, refusal: &TalkRefusal) -> Option<Remark> {
    let mut fixed = *remark;
    match refusal {
        TalkRefusal::NobodyNamed { .. } | TalkRefusal::NameOne { n: 0, .. } => {
            fixed.to = Some(default_addressee(talk));
        }
        TalkRefusal::NameOnly { whom, .. } => fixed.to = Some(*whom),
        TalkRefusal::SameColleague { whom, .. } => fixed.to = Some(colleague_after(talk, *whom)),
        // Another card required a name, and any other colleague will do.
        TalkRefusal::MayNotName { whom, .. } if fixed.to == Some(*whom) => {
            fixed.to = Some(colleague_after(talk, *whom));
        }
        TalkRefusal::NotNumbered { n, .. } if *n <= ORDINAL_MAX => {
            fixed.prefix = fixed.prefix.after(Chip::Ordinal(*n))?;
        }
        TalkRefusal::NoColour { .. } => {
            fixed.prefix = fixed.prefix.with(Chip::Colour(Colour::Red))?;
        }
        TalkRefusal::SameColour { colour, .. } => {
            let next = Colour::ALL[(*colour as usize + 1) % Colour::ALL.len()];
            fixed.prefix = with_colour(fixed.prefix.iter(), next)?;
        }
        TalkRefusal::NoContradiction { .. } => fixed.prefix = fixed.prefix.with(Chip::No)?,
        TalkRefusal::NoSong { .. } => fixed.suffix = fixed.suffix.with(Chip::Tekeli)?,
        TalkRefusal::NoPlease { .. } => fixed.suffix = fixed.suffix.with(Chip::Please)?,
        TalkRefusal::NoWeather { .. } => fixed.suffix = fixed.suffix.with(Chip::Cold)?,
        TalkRefusal::NoQuestion { .. } => fixed.suffix = fixed.suffix.with(Chip::Question)?,
        TalkRefusal::NotShouted { .. } => fixed.tone = Tone::Shout,
        TalkRefusal::NotASum { .. } => {
            let value = fixed.says.value().filter(|&value| value >= 2)?;
            fixed.split = Some(Split { first: value / 2, second: value - value / 2 });
        }
        TalkRefusal::AnswersNobody { .. } | TalkRefusal::MayNotAnswer { .. } => {
            fixed.re = Some(latest(talk, remark.re, |_| true)?);
        }
        TalkRefusal::NotSpokenTo { .. } => {
            fixed.re = Some(latest(talk, remark.re, |speech| addresses(speech, talk.speaker))?);
        }
        _ => return None,
    }
    Some(fixed)
}

/// Returns the default colleague to address: the leader, or a leader's left neighbour.
fn default_addressee(talk: &TalkContext<'_>) -> Seat {
    if talk.leader == talk.speaker { talk.left() } else { talk.leader }
}

fn colleague_after(talk: &TalkContext<'_>, whom: Seat) -> Seat {
    let next = whom.next_of(talk.seats);
    if next == talk.speaker { next.next_of(talk.seats) } else { next }
}

fn with_colour<const N: usize>(
    chips: impl Iterator<Item = Chip>,
    colour: Colour,
) -> Option<Chips<N>> {
    let mut row = Chips::NONE;
    for chip in chips {
        let is_colour = matches!(chip, Chip::Colour(_));
        row = row.with(if is_colour { Chip::Colour(colour) } else { chip })?;
    }
    Some(row)
}

/// Returns the number of the latest fitting remark by a colleague that the speaker heard, older
/// than `refused` if that was tried.
fn latest(
    talk: &TalkContext<'_>,
    refused: Option<u8>,
    fits: impl Fn(&ParsedRemark) -> bool,
) -> Option<u8> {
    let n = talk.log.len().min(u8::MAX as usize) as u8;
    (0..refused.unwrap_or(n)).rev().find(|&id| {
        talk.heard(id).is_some_and(|(from, said)| {
            from != talk.speaker && fits(&ParsedRemark::of(&said, talk.seats))
        })
    })
}
