//! What a speaker can see when a remark is weighed: all that filters and clauses look at.
use kernel::{Seat, SeatSet};

use super::{
    cards::clauses,
    clause::Clause,
    remark::{Kind, Remark},
    speech::Speech,
    utterance::Utterance,
    written::Written,
};
use crate::data::{Card, Gear, MadnessId, N_GEARS};

/// How often a colleague may speak in one glass, however quickly.
pub const REMARKS_MAX: usize = 12;

/// A glass as one speaker knows it. Nothing in here is hidden from the speaker, except the words
/// of remarks that passed them by: those are asked for through [`Talk::heard`] only.
#[derive(Clone, Copy, Debug)]
pub struct Talk<'a> {
    pub seats: u8,
    pub speaker: Seat,
    pub leader: Seat,
    /// Whole seconds that have run in this glass; stands still without a clock.
    pub tick: u16,
    /// How much of the glass has run.
    pub progress: Progress,
    /// Remarks each may spend in a glass, where there is no clock.
    pub budget: Option<u8>,
    /// Who gave up the rest of their budget.
    pub passed: SeatSet,
    /// Who will say nothing more as far as all can tell: passed, or the budget is used up.
    pub spent: SeatSet,
    pub channels: Channels,
    /// What the host wrote on the blank madness cards.
    pub written: &'a Written,
    /// Remarks of this glass that have arrived, in that order: a remark's number is its place.
    pub log: &'a [Spoken],
    /// Remarks under way, in the order sent.
    pub pending: &'a [Spoken],
    /// Equipment in the speaker's hand and on the sled.
    pub holding: Holding,
}

/// The share of a glass that has run: `run` of `whole`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub run: u16,
    pub whole: u16,
}

/// A share of the glass in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Percent(pub u8);

/// How the table talks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Channels {
    pub panel: bool,
    pub text: bool,
}

impl Channels {
    pub const ALL: Channels = Channels { panel: true, text: true };
}

/// A remark that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spoken {
    pub from: Seat,
    /// As it was meant.
    pub remark: Remark,
    /// As it is heard.
    pub heard: Utterance,
    /// Who hears it, the speaker included; everybody and the gallery if nothing narrows it.
    pub audience: SeatSet,
    /// When it was sent.
    pub tick: u16,
    /// Madness forced it: it costs no budget.
    pub is_free: bool,
    /// How often the delay of late words is counted: they arrive when it is over.
    pub n_delays: u8,
    /// Remarks of others that had arrived when it was sent.
    pub n_others: u8,
}

impl Spoken {
    /// What these eyes get of it: nothing if it passed them by. Who spoke does not learn what was
    /// swallowed.
    pub fn seen_by(&self, eyes: SeatSet) -> Option<Utterance> {
        let hearers = self.audience.without(SeatSet::only(self.from));
        if hearers.meets(eyes) {
            return Some(self.heard);
        }
        eyes.has(self.from).then(|| self.meant())
    }

    /// Did everybody hear it? Whoever heard it can tell, but not who else did.
    pub fn is_public(&self) -> bool {
        self.audience == SeatSet::EVERYONE
    }

    /// The words before anything was swallowed. An echo was never the speaker's own.
    pub(super) fn meant(&self) -> Utterance {
        match (self.heard.blank, self.remark.kind()) {
            (None, _) | (Some(_), Kind::Echo) => self.heard,
            (Some(_), _) => Utterance::of(&self.remark, None),
        }
    }
}

impl<'a> Talk<'a> {
    /// The clauses of a madness card at this table: as printed, or as the host wrote them.
    pub fn clauses(&self, id: MadnessId) -> &'a [Clause] {
        self.written.clauses(id).unwrap_or_else(|| clauses(id))
    }

    /// The clauses of several cards, one after the other.
    pub fn all_clauses(&self, madness: &[MadnessId]) -> impl Iterator<Item = &'a Clause> {
        madness.iter().flat_map(|&id| self.clauses(id))
    }

    pub fn left(&self) -> Seat {
        self.speaker.next_of(self.seats)
    }

    pub fn right(&self) -> Seat {
        let before = (self.speaker.index() as u8 + self.seats - 1) % self.seats;
        Seat::new(before)
    }

    pub fn others(&self) -> SeatSet {
        SeatSet::first_n(self.seats).without(SeatSet::only(self.speaker))
    }

    /// Is this a seat of the table other than the speaker's?
    pub(super) fn is_colleague(&self, seat: Seat) -> bool {
        self.others().has(seat)
    }

    /// Remark number `id`, if the speaker heard it.
    pub fn heard(&self, id: u8) -> Option<(Seat, Utterance)> {
        let spoken = self.log.get(id as usize)?;
        let said = spoken.seen_by(SeatSet::only(self.speaker))?;
        Some((spoken.from, said))
    }

    /// Everything that the speaker heard so far, own remarks included, the latest last.
    pub(super) fn all_heard(&self) -> impl DoubleEndedIterator<Item = (Seat, Utterance)> + 'a {
        let me = SeatSet::only(self.speaker);
        self.log.iter().filter_map(move |it| it.seen_by(me).map(|said| (it.from, said)))
    }

    /// The speaker's own remarks of this glass, those under way included, in the order sent.
    pub(super) fn mine(&self) -> impl DoubleEndedIterator<Item = &'a Spoken> + 'a {
        let me = self.speaker;
        self.log.iter().chain(self.pending).filter(move |it| it.from == me)
    }

    pub(super) fn n_mine(&self) -> usize {
        self.mine().count()
    }

    /// Own remarks with words, in the order sent.
    pub(super) fn my_words(&self) -> impl DoubleEndedIterator<Item = &'a Spoken> + 'a {
        self.mine().filter(|it| !it.remark.kind().is_gesture())
    }

    /// How many remarks of others have arrived.
    pub(super) fn n_by_others(&self) -> usize {
        self.log.iter().filter(|it| it.from != self.speaker).count()
    }

    /// What the speaker said in each own remark, in the order sent.
    pub(super) fn my_speeches(&self) -> impl Iterator<Item = Speech> + 'a {
        let seats = self.seats;
        self.mine().map(move |it| Speech::of(&it.meant(), seats))
    }

    /// A remark of the speaker as it is meant. An echo needs its original.
    pub(super) fn meaning(&self, remark: &Remark) -> Utterance {
        let original = match remark.says {
            super::Statement::Echo { of } => self.heard(of).map(|(_, said)| said),
            _ => None,
        };
        Utterance::of(remark, original.as_ref())
    }
}

impl Progress {
    pub const fn is_at_least(self, share: Percent) -> bool {
        self.run as u32 * 100 >= share.0 as u32 * self.whole as u32
    }

    pub const fn is_at_most(self, share: Percent) -> bool {
        self.run as u32 * 100 <= share.0 as u32 * self.whole as u32
    }
}

/// Equipment that somebody has: how many cards of each kind and value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holding([[u8; Holding::VALUES]; N_GEARS]);

impl Holding {
    const VALUES: usize = crate::data::ARCANE as usize + 1;

    pub fn of(cards: impl IntoIterator<Item = Card>) -> Holding {
        let mut holding = Holding::default();
        for card in cards {
            if let Some(gear) = card.gear() {
                holding.0[gear as usize][card.value() as usize] += 1;
            }
        }
        holding
    }

    pub fn has(&self, gear: Gear, value: u8) -> bool {
        self.n(gear, value) > 0
    }

    /// Cards of this kind and value.
    pub fn n(&self, gear: Gear, value: u8) -> u8 {
        self.0[gear as usize].get(value as usize).copied().unwrap_or(0)
    }

    pub fn count(&self, gear: Gear) -> u8 {
        self.0[gear as usize].iter().sum()
    }

    pub fn total(&self, gear: Gear) -> u8 {
        let values = self.0[gear as usize].iter().enumerate();
        values.map(|(value, n)| value as u8 * n).sum()
    }

    /// The values of its cards of one kind, highest first.
    pub fn values(&self, gear: Gear) -> impl Iterator<Item = u8> {
        let counts = self.0[gear as usize];
        (0..Holding::VALUES as u8)
            .rev()
            .flat_map(move |value| std::iter::repeat_n(value, counts[value as usize] as usize))
    }
}
