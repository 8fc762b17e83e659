//! Adds names, chips or a tone to a statement until the speaker's madness allows it.
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

/// Maximum number of added words that fit on a remark.
const ROUNDS: usize = 10;

/// Adds everything the speaker's cards ask for without changing the statement. Returns their
/// verdict if they refuse the statement itself.
pub fn dress(talk: &Talk<'_>, remark: Remark, madness: &[MadnessId]) -> Result<Remark, Verdict> {
    dress_for(talk, remark, |dressed| check(talk, dressed, madness).map(|_| ()))
}

/// Adds what each verdict misses and checks the remark again.
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

/// Returns `true` if the meaning is unchanged. The addressee of a request or question and the
/// answered remark are part of the meaning.
fn means_the_same(mended: &Remark, wish: &Remark) -> bool {
    let is_for_one = matches!(wish.kind(), Kind::Request | Kind::Hold | Kind::Ask | Kind::Text);
    let has_name = wish.to.is_some() && is_for_one;
    (!has_name || mended.to == wish.to) && (wish.re.is_none() || mended.re == wish.re)
}

/// Returns the remark with the missing part added, or `None` if nothing can be added.
fn mend(talk: &Talk<'_>, remark: &Remark, verdict: &Verdict) -> Option<Remark> {
    let mut mended = *remark;
    match verdict {
        Verdict::NobodyNamed { .. } | Verdict::NameOne { n: 0, .. } => {
            mended.to = Some(confidant(talk));
        }
        Verdict::NameOnly { whom, .. } => mended.to = Some(*whom),
        Verdict::SameColleague { whom, .. } => mended.to = Some(colleague_after(talk, *whom)),
        // Another card required a name, and any other colleague will do.
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

/// Returns the default colleague to address: the leader, or a leader's left neighbour.
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

/// Returns the number of the latest fitting remark by a colleague that the speaker heard, older
/// than `refused` if that was tried.
fn latest(talk: &Talk<'_>, refused: Option<u8>, fits: impl Fn(&Speech) -> bool) -> Option<u8> {
    let n = talk.log.len().min(u8::MAX as usize) as u8;
    (0..refused.unwrap_or(n)).rev().find(|&id| {
        talk.heard(id).is_some_and(|(from, said)| {
            from != talk.speaker && fits(&Speech::of(&said, talk.seats))
        })
    })
}
