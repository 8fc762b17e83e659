//! A listener's notes about the remarks of this timer.
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use super::belief::Belief;
use crate::{
    data::{Challenge, Gear, Letter, N_GEARS, N_SEATS},
    state::State,
    talk::speaker_of,
    talk::{Claim, HeardRemark, Kind, SentRemark, Size, heard_claim},
};

/// No hand has more cards of one kind worth naming.
const CARDS_MAX: usize = 8;

/// The contents of remarks during this timer. All bots interpret public remarks the same way, so
/// they agree without talking about it.
#[derive(Clone, Debug)]
pub(crate) struct Notes {
    claims: [[GearClaims; N_GEARS]; N_SEATS],
    /// Players who stated how much others should add to a challenge while they do the rest.
    pub needs: [Option<(Seat, u8)>; 2],
    /// The only challenge that the leader wants to attempt.
    pub focus: Option<Letter>,
    /// Reliability of each player's plain statements.
    reliability: [f32; N_SEATS],
}

/// A player's statements about one kind of equipment.
#[derive(Clone, Debug)]
pub(crate) struct GearClaims {
    /// Values of single cards, each listed once.
    pub cards: ArrayVec<u8, CARDS_MAX>,
    pub total: Option<u8>,
    pub count: Option<u8>,
    pub size: Option<Size>,
    /// The player has some of it but did not say how much.
    pub has_some: bool,
    /// Reliability of these statements together.
    pub trust: f32,
}

/// Cards that are played together or not at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Unit {
    pub seat: Seat,
    pub value: u8,
    /// The individual cards are unknown.
    pub is_lump: bool,
    pub trust: f32,
}

/// A remark with a swallowed word, kept until the other half is heard.
#[derive(Clone, Copy)]
struct PartialRemark {
    kind: Kind,
    gear: Option<Gear>,
    value: Option<u8>,
}

/// Context for noting one speaker's remarks during this timer.
struct SpeakerContext<'a> {
    state: &'a State,
    seat: Seat,
    challenges: &'a [Challenge; 2],
    belief: Belief,
    n_claims: usize,
}

impl Notes {
    /// Returns notes of the public remarks.
    pub(crate) fn of(state: &State, challenges: &[Challenge; 2]) -> Notes {
        Notes::heard_by(state, challenges, SeatSet::EMPTY)
    }

    /// Returns notes of all remarks that `listeners` heard.
    pub(crate) fn heard_by(
        state: &State,
        challenges: &[Challenge; 2],
        listeners: SeatSet,
    ) -> Notes {
        let mut notes = Notes {
            claims: Default::default(),
            needs: [None; 2],
            focus: None,
            reliability: [1.0; N_SEATS],
        };
        let log = &state.talk.log;
        for seat in state.all_seats().iter() {
            let is_heard = |it: &&SentRemark| it.is_public() || it.seen_by(listeners).is_some();
            let heard: Vec<&SentRemark> =
                log.iter().filter(is_heard).filter(|it| speaker_of(it, log) == seat).collect();
            notes.note_remarks(state, seat, &heard, challenges);
        }
        notes
    }

    fn note_remarks(
        &mut self,
        state: &State,
        seat: Seat,
        heard: &[&SentRemark],
        challenges: &[Challenge; 2],
    ) {
        let whole = whole_remarks(heard);
        let claim = |said: &HeardRemark| heard_claim(said, state.n_seats);
        let claims: Vec<Claim> = whole.iter().filter_map(claim).collect();
        let belief = Belief::of(state, seat, &claims);
        self.reliability[seat.index()] = belief.reliability();
        let mut speaker = SpeakerContext { state, seat, challenges, belief, n_claims: 0 };
        let (mut n_numbers, mut is_cipher) = (0, true);
        for said in &whole {
            if said.what == Kind::Number && is_cipher {
                if let (Some(value), Some(challenge)) = (said.value, challenges.get(n_numbers)) {
                    self.at(seat, challenge.gear).total = Some(value);
                    self.lower_trust(seat, challenge.gear, belief.reliability());
                }
                n_numbers += 1;
                continue;
            }
            is_cipher &= said.kind == Kind::Echo;
            if let Some(gear) = asked(said, &state.talk.log) {
                self.answer(seat, gear, said.what == Kind::Yes);
            }
            self.take(&mut speaker, said);
        }
    }

    fn take(&mut self, speaker: &mut SpeakerContext<'_>, said: &HeardRemark) {
        let SpeakerContext { state, seat, challenges, belief, n_claims } = speaker;
        let seat = *seat;
        let gear_of = |letter: Letter| challenges[letter as usize].gear;
        if let (Kind::Offer, Some(letter)) = (said.what, said.letter) {
            let gear = gear_of(letter);
            if said.value.is_some() {
                self.at(seat, gear).total = said.value;
                self.lower_trust(seat, gear, belief.reliability());
            } else if said.lost.is_none() {
                self.at(seat, gear).has_some = true;
            }
        } else if let (Kind::Need, Some(letter), Some(value)) = (said.what, said.letter, said.value)
        {
            self.needs[letter as usize] = Some((seat, value));
        } else if let (Kind::Focus, Some(letter)) = (said.what, said.letter)
            && seat == state.turn
        {
            self.focus = Some(letter);
        } else if let (Kind::Point, Some(gear)) = (said.what, said.gear) {
            self.at(seat, gear).has_some = true;
        } else if let Some(claim) = heard_claim(said, state.n_seats) {
            if let Some((meant, trust)) = belief.take(state, claim, *n_claims) {
                self.note(seat, meant);
                self.lower_trust(seat, meant.gear(), trust);
            }
            *n_claims += 1;
        }
    }

    fn note(&mut self, seat: Seat, claim: Claim) {
        let claims = self.at(seat, claim.gear());
        match claim {
            Claim::Card(_, value) if claims.cards.contains(&value) => {}
            Claim::Card(_, value) => drop(claims.cards.try_push(value)),
            Claim::Total(_, value) => claims.total = Some(value),
            Claim::Count(_, 0) | Claim::Size(_, Size::No) => claims.total = Some(0),
            Claim::Count(_, count) => claims.count = Some(count),
            Claim::Size(_, size) => claims.size = Some(size),
        }
    }

    /// Handles yes or no to a question about one kind.
    fn answer(&mut self, seat: Seat, gear: Gear, is_yes: bool) {
        let claims = self.at(seat, gear);
        if is_yes {
            claims.has_some = true;
        } else {
            claims.total = Some(0);
        }
    }

    fn lower_trust(&mut self, seat: Seat, gear: Gear, trust: f32) {
        let claims = self.at(seat, gear);
        claims.trust = claims.trust.min(trust);
    }

    fn at(&mut self, seat: Seat, gear: Gear) -> &mut GearClaims {
        &mut self.claims[seat.index()][gear as usize]
    }

    pub(crate) fn claims(&self, seat: Seat, gear: Gear) -> &GearClaims {
        &self.claims[seat.index()][gear as usize]
    }

    /// Returns how many single cards a player named.
    pub(crate) fn n_named(&self, seat: Seat) -> u32 {
        self.claims[seat.index()].iter().map(|claims| claims.cards.len() as u32).sum()
    }

    /// Returns the reliability of a player's plain statements.
    pub(crate) fn reliability(&self, seat: Seat) -> f32 {
        self.reliability[seat.index()]
    }

    /// Returns the cards that these seats can be counted on to play.
    pub(crate) fn units(&self, seats: SeatSet, gear: Gear) -> ArrayVec<Unit, UNITS_MAX> {
        let mut units = ArrayVec::new();
        for seat in seats.iter() {
            let claims = self.claims(seat, gear);
            let mut add = |value, is_lump| {
                let _ = units.try_push(Unit { seat, value, is_lump, trust: claims.trust });
            };
            for &value in &claims.cards {
                add(value, false);
            }
            if let Some(rest @ 1..) = claims.rest() {
                add(rest, true);
            }
        }
        units
    }
}

/// Limits the number of subsets to compare.
pub(crate) const UNITS_MAX: usize = 12;
/// Statements less likely than this are ignored.
const DOUBTFUL: f32 = 0.5;

impl Default for GearClaims {
    fn default() -> GearClaims {
        let cards = ArrayVec::new();
        GearClaims { cards, total: None, count: None, size: None, has_some: false, trust: 1.0 }
    }
}

impl GearClaims {
    /// Returns the total minus the named cards.
    pub(crate) fn rest(&self) -> Option<u8> {
        self.total?.checked_sub(self.cards.iter().sum())
    }

    /// Returns `true` if the statements fully describe the holding.
    pub(crate) fn is_exact(&self) -> bool {
        self.rest().is_some() && self.trust >= DOUBTFUL
    }
}

/// Returns the kind asked about, if this answers yes or no to a public question.
fn asked(said: &HeardRemark, log: &[SentRemark]) -> Option<Gear> {
    let question = log.get(said.re? as usize).filter(|it| it.is_public())?;
    let is_answer = matches!(said.what, Kind::Yes | Kind::No);
    question.heard.gear.filter(|_| is_answer && question.heard.kind == Kind::Ask)
}

/// Returns the remarks of one speaker, with swallowed words restored where possible.
fn whole_remarks(heard: &[&SentRemark]) -> Vec<HeardRemark> {
    let mut partial: Option<PartialRemark> = None;
    heard.iter().map(|sent| restore_remark(&sent.heard, &mut partial)).collect()
}

/// Combines two halves of the same statement.
fn restore_remark(said: &HeardRemark, partial: &mut Option<PartialRemark>) -> HeardRemark {
    let mut whole = *said;
    let is_split = matches!(said.what, Kind::HaveTotal | Kind::HaveCard);
    if !is_split || said.gear.is_some() == said.value.is_some() {
        return whole;
    }
    match *partial {
        Some(other) if other.kind == said.what && other.gear.is_some() != said.gear.is_some() => {
            whole.gear = said.gear.or(other.gear);
            whole.value = said.value.or(other.value);
            *partial = None;
        }
        Some(_) | None => {
            *partial = Some(PartialRemark { kind: said.what, gear: said.gear, value: said.value });
        }
    }
    whole
}
