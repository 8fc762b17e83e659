//! How reliable each player's public claims were, compared with the revealed cards.
//!
//! No rule uses this, only bots do. It is part of the state because it follows from public
//! information: all bots then agree, even after a restart, when they take over a seat, or after an
//! undo.
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    data::{Card, Challenge, Gear, Letter, VALUES},
    state::State,
    talk::{Claim, ClaimMode, Holding, REMARKS_MAX, SentRemark, heard_claim},
};

/// Ways to interpret a player's claims about their own cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interpretation {
    AsSaid,
    /// Every kind stands for the previous one.
    Shifted,
    /// Every card is upside down: 2 means 6.
    Mirrored,
    Doubled,
    /// Only the first claim of a timer is false.
    FirstFalse,
}

/// The meaning of a claim under one interpretation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Claim(Claim),
    /// The claim is false and says nothing else.
    Untrue,
    /// The claim is impossible under this interpretation.
    Absurd,
}

impl Interpretation {
    pub(crate) const ALL: [Interpretation; 5] = [
        Interpretation::AsSaid,
        Interpretation::Shifted,
        Interpretation::Mirrored,
        Interpretation::Doubled,
        Interpretation::FirstFalse,
    ];

    /// Returns the meaning of a speaker's `nth` claim during this timer.
    pub(crate) fn meaning(self, claim: Claim, nth: usize, state: &State, speaker: Seat) -> Meaning {
        let meant = match self {
            Interpretation::FirstFalse if nth == 0 => return Meaning::Untrue,
            Interpretation::AsSaid | Interpretation::FirstFalse => Some(claim),
            Interpretation::Shifted => claim.meaning(ClaimMode::ShiftType),
            Interpretation::Mirrored => claim.meaning(ClaimMode::Mirror),
            Interpretation::Doubled => claim.meaning(ClaimMode::Double),
        };
        match meant.filter(|&meant| is_possible(meant, state, speaker)) {
            Some(meant) => Meaning::Claim(meant),
            None => Meaning::Absurd,
        }
    }
}

/// How many encounters confirmed or contradicted a player's claims under one interpretation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Score {
    pub kept: u8,
    pub broken: u8,
}

/// The record of a player's claims since their last madness card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TrackRecord {
    pub as_said: Score,
    pub shifted: Score,
    pub mirrored: Score,
    pub doubled: Score,
    pub first_false: Score,
}

impl TrackRecord {
    pub(crate) const fn of(&self, interpretation: Interpretation) -> Score {
        match interpretation {
            Interpretation::AsSaid => self.as_said,
            Interpretation::Shifted => self.shifted,
            Interpretation::Mirrored => self.mirrored,
            Interpretation::Doubled => self.doubled,
            Interpretation::FirstFalse => self.first_false,
        }
    }

    pub(crate) fn is_blank(&self) -> bool {
        *self == TrackRecord::default()
    }

    fn mark(&mut self, interpretation: Interpretation, is_kept: bool) {
        let score = match interpretation {
            Interpretation::AsSaid => &mut self.as_said,
            Interpretation::Shifted => &mut self.shifted,
            Interpretation::Mirrored => &mut self.mirrored,
            Interpretation::Doubled => &mut self.doubled,
            Interpretation::FirstFalse => &mut self.first_false,
        };
        let count = if is_kept { &mut score.kept } else { &mut score.broken };
        *count = count.saturating_add(1);
    }
}

/// Returns the seat whose cards a remark is about. An echo is about the cards of the player it
/// repeats.
pub(crate) fn speaker_of(sent: &SentRemark, log: &[SentRemark]) -> Seat {
    let original = sent.heard.of.and_then(|id| log.get(id as usize));
    original.map_or(sent.from, |original| original.from)
}

/// Returns how many cards of this kind and value are not in a face-up pile.
pub(crate) fn n_hidden(state: &State, gear: Gear, value: u8) -> u8 {
    let Some(card) = Card::of(gear, value) else { return 0 };
    let in_game = if card.is_arcane() {
        state.options.arcane_cards.supply()[gear as usize] - state.cards.arcane_left(gear)
    } else {
        card.basic_copies()
    };
    in_game.saturating_sub(state.cards.n_discarded(card))
}

/// Returns `true` if the speaker could hold these cards. Cards on the sled count as held.
fn is_possible(claim: Claim, state: &State, speaker: Seat) -> bool {
    let n_cards = state.cards.pack(speaker).all().len() as u8;
    match claim {
        Claim::Card(gear, value) => n_cards > 0 && n_hidden(state, gear, value) > 0,
        Claim::Total(gear, total) => {
            let all = VALUES.iter().map(|&value| value * n_hidden(state, gear, value));
            total <= all.sum::<u8>()
        }
        Claim::Count(_, count) => count <= n_cards,
        Claim::Size(..) => true,
    }
}

/// Compares claims with the revealed sled. Nothing is recorded if the owners of the cards stay
/// hidden or while the speaker's madness is ignored.
pub(crate) fn record_reveal(state: &mut State) {
    if !state.options.reveal_owner {
        return;
    }
    for seat in state.all_seats().without(state.ignored).iter() {
        let claims = claims(state, seat);
        if claims.is_empty() {
            continue;
        }
        let sled = Sled::of(state, seat);
        for interpretation in Interpretation::ALL {
            if let Some(is_kept) = sled.proves(interpretation, &claims, state) {
                state.track_records[seat.index()].mark(interpretation, is_kept);
            }
        }
    }
}

type Claims = ArrayVec<Claim, CLAIMS_MAX>;
/// No player makes more claims per timer than remarks.
const CLAIMS_MAX: usize = REMARKS_MAX;

/// Returns the public claims about this player's cards during this timer.
fn claims(state: &State, seat: Seat) -> Claims {
    let log = &state.talk.log;
    let of_seat = log.iter().filter(|it| it.is_public() && speaker_of(it, log) == seat);
    of_seat.filter_map(|it| heard_claim(&it.heard, state.n_seats)).take(CLAIMS_MAX).collect()
}

/// The cards that one player played, and the result.
struct Sled {
    seat: Seat,
    played: Holding,
    /// Both challenges and the sums on the sled.
    met: [(Challenge, u8); 2],
}

impl Sled {
    fn of(state: &State, seat: Seat) -> Sled {
        let played = Holding::of(state.cards.pack(seat).played().iter().map(|held| held.card));
        let [a, b] = state.challenges();
        Sled { seat, played, met: [(a, state.sum(Letter::A)), (b, state.sum(Letter::B))] }
    }

    /// Returns whether the cards confirm the claims. A single false claim contradicts them and a
    /// single named card confirms them; otherwise nothing is proven.
    fn proves(
        &self,
        interpretation: Interpretation,
        claims: &Claims,
        state: &State,
    ) -> Option<bool> {
        let meanings: ArrayVec<Meaning, CLAIMS_MAX> = (0..)
            .zip(claims)
            .map(|(nth, &claim)| interpretation.meaning(claim, nth, state, self.seat))
            .collect();
        let mut proof = None;
        for (meaning, &claim) in meanings.iter().zip(claims) {
            let is_kept = match *meaning {
                Meaning::Claim(meant) => self.confirms(meant, &meanings),
                Meaning::Untrue => self.confirms(claim, &meanings).map(|is_true| !is_true),
                Meaning::Absurd => Some(false),
            };
            match is_kept {
                Some(false) => return is_kept,
                Some(true) => proof = is_kept,
                None => {}
            }
        }
        proof
    }

    /// Returns whether the cards confirm a claim, or `None` if they prove nothing.
    fn confirms(&self, claim: Claim, meanings: &[Meaning]) -> Option<bool> {
        let gear = claim.gear();
        let (n, total) = (self.played.count(gear), self.played.total(gear));
        if n == 0 {
            return match claim {
                Claim::Card(_, value) | Claim::Total(_, value) => {
                    self.would_have_met(gear, value).then_some(false)
                }
                Claim::Count(..) | Claim::Size(..) => None,
            };
        }
        match claim {
            Claim::Card(_, value) if self.played.has(gear, value) => Some(true),
            Claim::Card(..) => (!self.is_explained(gear, meanings)).then_some(false),
            Claim::Total(_, value) => exactly(total, value),
            Claim::Count(_, count) => exactly(n, count),
            Claim::Size(_, size) if size.range().contains(&total) => Some(true),
            Claim::Size(_, size) => (total > *size.range().end()).then_some(false),
        }
    }

    /// Returns `true` if the claimed card would have met the challenge, so an honest player would
    /// have played it.
    fn would_have_met(&self, gear: Gear, value: u8) -> bool {
        self.met.iter().any(|&(Challenge { gear: asked, target }, sum)| {
            asked == gear && !target.allows(sum) && target.allows(sum.saturating_add(value))
        })
    }

    /// Returns `true` if another claim about this kind explains the cards.
    fn is_explained(&self, gear: Gear, meanings: &[Meaning]) -> bool {
        meanings.iter().any(|meaning| match *meaning {
            Meaning::Claim(Claim::Card(of, value)) => of == gear && self.played.has(gear, value),
            Meaning::Claim(other) => other.gear() == gear,
            Meaning::Untrue | Meaning::Absurd => false,
        })
    }
}

/// Compares an exact number with the cards played: more contradicts the claim, less proves nothing.
fn exactly(played: u8, claimed: u8) -> Option<bool> {
    (played >= claimed).then_some(played == claimed)
}
