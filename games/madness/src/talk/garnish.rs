//! Dressing a statement so that the speaker's madness lets it pass: a name, a chip, a tone.
use kernel::Seat;

use super::{
    check::check,
    chip::{Chip, Chips, Colour, ORDINAL_MAX},
    hearing::Talk,
    remark::{Kind, Remark, Split, Tone},
    speech::Speech,
    turns::calls,
    verdict::Verdict,
};
use crate::data::MadnessId;

/// More words of dress than this do not fit on a remark.
const ROUNDS: usize = 10;

/// The remark with as much dress as the speaker's cards ask for. What it says stays as it is: if
/// that is what they refuse, the verdict is theirs.
pub fn dress(talk: &Talk<'_>, remark: Remark, madness: &[MadnessId]) -> Result<Remark, Verdict> {
    dress_for(talk, remark, |dressed| check(talk, dressed, madness).map(|_| ()))
}

/// Each verdict names what is missing; it is put on, and the remark is weighed again.
pub(super) fn dress_for(
    talk: &Talk<'_>,
    remark: Remark,
    weigh: impl Fn(&Remark) -> Result<(), Verdict>,
) -> Result<Remark, Verdict> {
    let mut dressed = remark;
    let mut n_rounds = 0;
    loop {
        let Err(verdict) = weigh(&dressed) else { return Ok(dressed) };
        n_rounds += 1;
        let is_fine = |mended: &Remark| {
            *mended != dressed && means_the_same(mended, &remark) && n_rounds < ROUNDS
        };
        match mend(talk, &dressed, &verdict).filter(is_fine) {
            Some(mended) => dressed = mended,
            None => return Err(verdict),
        }
    }
}

/// Whom a request or a question is for, and what is answered, is no dress: another name there
/// would say something else.
fn means_the_same(mended: &Remark, wish: &Remark) -> bool {
    let is_for_one = matches!(wish.kind(), Kind::Request | Kind::Hold | Kind::Ask | Kind::Text);
    let has_name = wish.to.is_some() && is_for_one;
    (!has_name || mended.to == wish.to) && (wish.re.is_none() || mended.re == wish.re)
}

/// What the verdict misses, put on. `None` if no dress can help.
fn mend(talk: &Talk<'_>, remark: &Remark, verdict: &Verdict) -> Option<Remark> {
    let mut mended = *remark;
    match verdict {
        Verdict::NobodyNamed { .. } | Verdict::NameOne { n: 0, .. } => {
            mended.to = Some(confidant(talk));
        }
        Verdict::NameOnly { whom, .. } => mended.to = Some(*whom),
        Verdict::SameColleague { whom, .. } => mended.to = Some(colleague_after(talk, *whom)),
        // Another card wanted a name, and any other will do as well.
        Verdict::MayNotName { whom, .. } if mended.to == Some(*whom) => {
            mended.to = Some(colleague_after(talk, *whom));
        }
        Verdict::NotNumbered { n, .. } if *n <= ORDINAL_MAX => {
            mended.prefix = mended.prefix.after(Chip::Ordinal(*n))?;
        }
        Verdict::NoColour { .. } => {
            mended.prefix = mended.prefix.with(Chip::Colour(Colour::Red))?;
        }
        Verdict::SameColour { colour, .. } => {
            let next = Colour::ALL[(*colour as usize + 1) % Colour::ALL.len()];
            mended.prefix = recoloured(mended.prefix.iter(), next)?;
        }
        Verdict::NoContradiction { .. } => mended.prefix = mended.prefix.with(Chip::No)?,
        Verdict::NoSong { .. } => mended.suffix = mended.suffix.with(Chip::Tekeli)?,
        Verdict::NoPlease { .. } => mended.suffix = mended.suffix.with(Chip::Please)?,
        Verdict::NoWeather { .. } => mended.suffix = mended.suffix.with(Chip::Cold)?,
        Verdict::NoQuestion { .. } => mended.suffix = mended.suffix.with(Chip::Question)?,
        Verdict::NotShouted { .. } => mended.tone = Tone::Shout,
        Verdict::NotASum { .. } => {
            let value = mended.says.value().filter(|&value| value >= 2)?;
            mended.split = Some(Split { first: value / 2, second: value - value / 2 });
        }
        Verdict::AnswersNobody { .. } | Verdict::MayNotAnswer { .. } => {
            mended.re = Some(latest(talk, remark.re, |_| true)?);
        }
        Verdict::NotSpokenTo { .. } => {
            mended.re = Some(latest(talk, remark.re, |speech| calls(speech, talk.speaker))?);
        }
        _ => return None,
    }
    Some(mended)
}

/// Whom one turns to when it may be anybody: the leader, or the left neighbour of who leads.
fn confidant(talk: &Talk<'_>) -> Seat {
    if talk.leader == talk.speaker { talk.left() } else { talk.leader }
}

fn colleague_after(talk: &Talk<'_>, whom: Seat) -> Seat {
    let next = whom.next_of(talk.seats);
    if next == talk.speaker { next.next_of(talk.seats) } else { next }
}

fn recoloured<const N: usize>(
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

/// The number of the latest remark by a colleague that the speaker heard and that fits; an older
/// one than `refused` if that was tried.
fn latest(talk: &Talk<'_>, refused: Option<u8>, fits: impl Fn(&Speech) -> bool) -> Option<u8> {
    let n = talk.log.len().min(u8::MAX as usize) as u8;
    (0..refused.unwrap_or(n)).rev().find(|&id| {
        talk.heard(id).is_some_and(|(from, said)| {
            from != talk.speaker && fits(&Speech::of(&said, talk.seats))
        })
    })
}
