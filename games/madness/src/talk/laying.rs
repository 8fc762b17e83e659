//! Madness that holds cards back or plays them automatically.
use arrayvec::ArrayVec;
use kernel::{GameRng, GameRngExt, SeatSet};

use super::{
    clause::Clause,
    hearing::{SentRemark, TalkContext},
    lexicon,
    remark::Kind,
    speech::ParsedRemark,
    verdict::Verdict,
};
use crate::{
    cards::HAND_MAX,
    data::{Card, MadnessId},
};

/// Checks whether the speaker of `talk` may play a card now. `is_silent`: a card was played during
/// this timer. `is_asked`: a colleague asked for a card by name this turn, see [`asked`].
pub fn require_play_allowed(
    talk: &TalkContext<'_>,
    is_silent: bool,
    is_asked: bool,
    madness: &[MadnessId],
) -> Result<(), Verdict> {
    for &madness in madness {
        for clause in talk.clauses(madness) {
            match *clause {
                Clause::PlayAfterRemarks(min, share) => {
                    let n = talk.n_mine() as u8;
                    let is_waived = is_silent || talk.progress.is_at_least(share);
                    if n < min && !is_waived {
                        return Err(Verdict::BriefingDue { madness, n, min });
                    }
                }
                Clause::PlayAfterAsked if !is_asked => return Err(Verdict::NotAsked { madness }),
                _ => {}
            }
        }
    }
    Ok(())
}

/// Returns `true` if a card of the speaker must be played automatically now. Never if the speaker
/// has played one during this timer.
pub fn must_auto_play(talk: &TalkContext<'_>, has_laid: bool, madness: &[MadnessId]) -> bool {
    let mut clauses = talk.all_clauses(madness);
    !has_laid
        && clauses.any(|clause| match *clause {
            Clause::AutoPlay(share) => talk.progress.is_at_least(share),
            _ => false,
        })
}

/// Returns the card to play automatically: the lowest equipment, or an injury if there is none.
/// Cards with the same face are interchangeable, so only the kind is random.
pub fn auto_play(hand: &[Card], rng: &mut dyn GameRng) -> Option<Card> {
    let equipment = hand.iter().copied().filter(|card| card.gear().is_some());
    let Some(lowest) = equipment.clone().map(Card::value).min() else {
        return hand.first().copied();
    };
    let lowest: ArrayVec<Card, HAND_MAX> =
        equipment.filter(|card| card.value() == lowest).collect();
    match lowest.as_slice() {
        [only] => Some(*only),
        several => Some(*rng.choose(several)),
    }
}

/// Returns the players whom a remark asks for cards by name: by a request, or by a text with their
/// name and a kind of equipment or the word play. They must hear it.
pub fn asked(spoken: &SentRemark, seats: u8) -> SeatSet {
    let said = &spoken.heard;
    let speech = ParsedRemark::of(said, seats);
    let asks = match said.what {
        Kind::Request => said.to.is_some(),
        Kind::Text => speech.n_gears() > 0 || speech.has_word(lexicon::is_play),
        _ => false,
    };
    let named = match (asks, said.what) {
        (true, Kind::Request) => said.to.map_or(SeatSet::EMPTY, SeatSet::only),
        (true, _) => speech.names,
        (false, _) => SeatSet::EMPTY,
    };
    named.and(spoken.audience).without(SeatSet::only(spoken.from))
}
