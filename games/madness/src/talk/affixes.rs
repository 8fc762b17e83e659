//! Adds names, chips or a tone to a statement until the speaker's madness allows it.
use kernel::Seat;

use crate::data::MadnessId;
use crate::talk::{
    Chip, Chips, Colour, Kind, MadnessRefusal, ORDINAL_MAX, ParsedRemark, Remark, Split,
    TalkContext, TalkRefusal, Tone, addresses, check,
};

/// Maximum number of parts that are added to a remark.
const ROUNDS: usize = 10;

/// Adds everything the speaker's cards ask for without changing the statement. Returns their
/// verdict if they refuse the statement itself.
pub(crate) fn add_affixes(
    talk: &TalkContext<'_>,
    remark: Remark,
    madness: &[MadnessId],
) -> Result<Remark, TalkRefusal> {
    add_affixes_for(talk, remark, |fixed| check(talk, fixed, madness).map(|_| ()))
}

/// Adds the part that each refusal names and checks the remark again.
pub(crate) fn add_affixes_for(
    talk: &TalkContext<'_>,
    remark: Remark,
    judge: impl Fn(&Remark) -> Result<(), TalkRefusal>,
) -> Result<Remark, TalkRefusal> {
    let mut current = remark;
    let mut n_rounds = 0;
    loop {
        let Err(refusal) = judge(&current) else { return Ok(current) };
        n_rounds += 1;
        let is_fine = |fixed: &Remark| {
            *fixed != current && means_the_same(fixed, &remark) && n_rounds < ROUNDS
        };
        match add_missing_part(talk, &current, &refusal).filter(is_fine) {
            Some(fixed) => current = fixed,
            None => return Err(refusal),
        }
    }
}

/// Returns `true` if the meaning is unchanged. The addressee of a request or question and the
/// answered remark are part of the meaning.
fn means_the_same(fixed: &Remark, candidate: &Remark) -> bool {
    let is_for_one =
        matches!(candidate.kind(), Kind::Request | Kind::Hold | Kind::Ask | Kind::Text);
    let has_name = candidate.to.is_some() && is_for_one;
    (!has_name || fixed.to == candidate.to) && (candidate.re.is_none() || fixed.re == candidate.re)
}

/// Returns the remark with the missing part added, or `None` if nothing can be added.
fn add_missing_part(
    talk: &TalkContext<'_>,
    remark: &Remark,
    refusal: &TalkRefusal,
) -> Option<Remark> {
    let TalkRefusal::Madness(refusal) = refusal else { return None };
    fix_chips(remark, refusal)
        .or_else(|| fix_name(talk, remark, refusal))
        .or_else(|| fix_answer(talk, remark, refusal))
        .or_else(|| fix_number(remark, refusal))
}

/// Adds a missing word or tone.
fn fix_chips(remark: &Remark, refusal: &MadnessRefusal) -> Option<Remark> {
    use MadnessRefusal as Missing;
    let Remark { prefix, suffix, .. } = *remark;
    if let Missing::NotNumbered { n, .. } = *refusal
        && n <= ORDINAL_MAX
    {
        return Some(Remark { prefix: prefix.after(Chip::Ordinal(n))?, ..*remark });
    }
    if let Missing::SameColour { colour, .. } = *refusal {
        let next = Colour::ALL[(colour as usize + 1) % Colour::ALL.len()];
        return Some(Remark { prefix: with_colour(prefix.iter(), next)?, ..*remark });
    }
    if let Missing::NotShouted { .. } = refusal {
        return Some(Remark { tone: Tone::Shout, ..*remark });
    }
    let leading = [
        (matches!(refusal, Missing::NoColour { .. }), Chip::Colour(Colour::Red)),
        (matches!(refusal, Missing::NoContradiction { .. }), Chip::No),
    ];
    if let Some(&(_, chip)) = leading.iter().find(|(is_missing, _)| *is_missing) {
        return Some(Remark { prefix: prefix.with(chip)?, ..*remark });
    }
    let trailing = [
        (matches!(refusal, Missing::NoSong { .. }), Chip::Tekeli),
        (matches!(refusal, Missing::NoPlease { .. }), Chip::Please),
        (matches!(refusal, Missing::NoWeather { .. }), Chip::Cold),
        (matches!(refusal, Missing::NoQuestion { .. }), Chip::Question),
    ];
    let &(_, chip) = trailing.iter().find(|(is_missing, _)| *is_missing)?;
    Some(Remark { suffix: suffix.with(chip)?, ..*remark })
}

/// Addresses the right player.
fn fix_name(talk: &TalkContext<'_>, remark: &Remark, refusal: &MadnessRefusal) -> Option<Remark> {
    let to =
        if let MadnessRefusal::NoOneNamed { .. } | MadnessRefusal::NameOne { n: 0, .. } = refusal {
            default_addressee(talk)
        } else if let MadnessRefusal::NameOnly { whom, .. } = *refusal {
            whom
        } else if let MadnessRefusal::SameColleague { whom, .. } = *refusal {
            player_after(talk, whom)
        } else if let MadnessRefusal::MayNotName { whom, .. } = *refusal
            && remark.to == Some(whom)
        {
            // Another card required a name, and any other player will do.
            player_after(talk, whom)
        } else {
            return None;
        };
    Some(Remark { to: Some(to), ..*remark })
}

/// Answers an earlier remark.
fn fix_answer(talk: &TalkContext<'_>, remark: &Remark, refusal: &MadnessRefusal) -> Option<Remark> {
    let re = if let MadnessRefusal::AnswersNoOne { .. } | MadnessRefusal::MayNotAnswer { .. } =
        refusal
    {
        latest(talk, remark.re, |_| true)?
    } else if let MadnessRefusal::NotSpokenTo { .. } = refusal {
        latest(talk, remark.re, |parsed| addresses(parsed, talk.speaker))?
    } else {
        return None;
    };
    Some(Remark { re: Some(re), ..*remark })
}

/// Writes the number as a sum of two.
fn fix_number(remark: &Remark, refusal: &MadnessRefusal) -> Option<Remark> {
    if !matches!(refusal, MadnessRefusal::NotASum { .. }) {
        return None;
    }
    let value = remark.says.value().filter(|&value| value >= 2)?;
    let split = Split { first: value / 2, second: value - value / 2 };
    Some(Remark { split: Some(split), ..*remark })
}

/// Returns the default player to address: the leader, or a leader's left neighbour.
fn default_addressee(talk: &TalkContext<'_>) -> Seat {
    if talk.leader == talk.speaker { talk.left() } else { talk.leader }
}

fn player_after(talk: &TalkContext<'_>, whom: Seat) -> Seat {
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

/// Returns the number of the latest fitting remark by another player that the speaker heard, older
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
