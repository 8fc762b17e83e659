//! The language that madness cards are written in.
use kernel::{Seat, SeatSet, words};

use super::{
    hearing::{Percent, Talk},
    remark::Kind,
};

/// One clause of a card: what a remark must be, what becomes of it, or when cards may be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// So many words at most.
    MaxLen(u8),
    /// So many remarks a glass.
    MaxMsgs(u8),
    /// Somebody is named.
    NamesMin,
    /// Exactly one colleague is named.
    NamesOne,
    /// Not the colleague that the last remark named.
    NamesOther,
    /// Exactly this colleague is named.
    ToOnly(Rel),
    NamesBan(Rel),
    /// Nobody answers this colleague.
    ReBan(Rel),
    /// A colour opens it, and not the one before.
    PrefixColour,
    PrefixNo,
    /// The borrowed song ends it.
    SuffixSong,
    HasPlease,
    HasWeather,
    Question,
    Shout,
    /// A pause between two remarks: seconds, or a remark by somebody else.
    Gap {
        seconds: u16,
    },
    /// Not before this share of the glass.
    QuietUntil(Percent),
    /// Not before others have spoken so often, or this share of the glass has run.
    QuietUntilOthers(u8, Percent),
    /// Not later than this.
    QuietAfter(Percent),
    NoRepeatKind,
    NumsNone,
    NumsBan(u8),
    /// Only multiples of this.
    NumsOnly(u8),
    SumsForm,
    TypesNone,
    TypesLockFirst,
    TypesOnce,
    KindsOnly(Kinds, TextRule),
    KindsBan(Kinds, TextRule),
    /// Nobody points at equipment.
    NoPointAtGear,
    GesturesBanned,
    Ordinal,
    DoubleSend,
    FillerAlternate,
    /// It answers a colleague.
    ReRequired,
    /// It answers a remark that names the speaker, or a question put to everyone.
    ReSpokenTo,
    /// Right after this colleague, or late in the glass.
    AfterSeat(Rel, Percent),
    /// After everybody else has spoken; once late in the glass all the same.
    AfterAllOthers(Percent),
    ShareWithPrev,
    FreshOnly,
    LettersBan(char),
    Claim(Mode),
    /// Words arrive late: see [`has_arrived`](super::has_arrived).
    Delay,
    /// One important word is swallowed.
    BlankOne,
    Audience(Ears),
    /// Cards only after so many own remarks, unless in silence or late in the glass.
    PlayAfterRemarks(u8, Percent),
    /// Cards only if a colleague asked by name in this turn.
    PlayAfterAsked,
    /// The lowest card is laid by itself.
    AutoPlay(Percent),
}

words! {
    /// Somebody, seen from the speaker. Who leads has no leader: the left neighbour stands in.
    Rel, "left, right or leader":
    Left = "left",
    Right = "right",
    Leader = "leader",
}

impl Rel {
    pub(super) fn of(self, talk: &Talk<'_>) -> Seat {
        match self {
            Rel::Leader if talk.leader != talk.speaker => talk.leader,
            Rel::Left | Rel::Leader => talk.left(),
            Rel::Right => talk.right(),
        }
    }
}

words! {
    /// Who hears a remark: the one colleague it names; the left neighbour; the leader, or the
    /// left neighbour of a speaker who leads; all but the leader, or but the right neighbour of a
    /// speaker who leads; one colleague by chance.
    Ears, "named, left, leader, not_leader or random":
    Named = "named",
    Left = "left",
    Leader = "leader",
    NotLeader = "not_leader",
    Random = "random",
}

words! {
    /// How claims about the own cards relate to the truth.
    Mode, "false, first_false, shift_type, mirror or double":
    False = "false",
    FirstFalse = "first_false",
    ShiftType = "shift_type",
    Mirror = "mirror",
    Double = "double",
}

words! {
    /// What stands for a clause about kinds when the remark is free text: nothing may be typed;
    /// anything; the one word yes or no; one bare number; a question without a number; at most one
    /// number and no word of sums; neither a question nor a name nor a word of asking; not about
    /// oneself, and somebody is named; the words of a colleague's remark.
    TextRule, "a rule for free text such as refused":
    Refused = "refused",
    Free = "free",
    YesNo = "yes_no",
    SingleNumber = "single_number",
    BareQuestion = "bare_question",
    NoSums = "no_sums",
    NoAsking = "no_asking",
    Orders = "orders",
    Repeat = "repeat",
}

/// A set of kinds of statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kinds(u32);

impl Kinds {
    pub const HAVE: Kinds =
        Kinds::of(&[Kind::HaveCard, Kind::HaveTotal, Kind::HaveCount, Kind::HaveSize]);

    pub const fn of(kinds: &[Kind]) -> Kinds {
        let (mut bits, mut nth) = (0, 0);
        while nth < kinds.len() {
            bits |= 1 << kinds[nth] as u32;
            nth += 1;
        }
        Kinds(bits)
    }

    pub const fn with(self, kinds: &[Kind]) -> Kinds {
        Kinds(self.0 | Kinds::of(kinds).0)
    }

    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u32 & 1 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.iter().copied().filter(move |&kind| self.has(kind))
    }
}

impl Clause {
    /// Clauses about the dress of a remark: signs wear none.
    pub(super) const fn is_garnish(&self) -> bool {
        matches!(
            self,
            Clause::MaxLen(_)
                | Clause::NamesMin
                | Clause::ToOnly(_)
                | Clause::PrefixColour
                | Clause::PrefixNo
                | Clause::SuffixSong
                | Clause::HasPlease
                | Clause::HasWeather
                | Clause::Question
                | Clause::Shout
                | Clause::Ordinal
        )
    }

    /// Clauses that keep cards in the hand for a while.
    pub(crate) const fn holds_back(&self) -> bool {
        matches!(self, Clause::PlayAfterRemarks(..) | Clause::PlayAfterAsked)
    }

    /// Clauses that lay a card by themselves.
    pub(crate) const fn lets_go(&self) -> bool {
        matches!(self, Clause::AutoPlay(_))
    }

    /// Clauses that let one number pass and another not, or name it in their verdict.
    pub(super) const fn looks_at_numbers(&self) -> bool {
        matches!(
            self,
            Clause::NumsNone
                | Clause::NumsBan(_)
                | Clause::NumsOnly(_)
                | Clause::SumsForm
                | Clause::DoubleSend
                | Clause::ShareWithPrev
                | Clause::FreshOnly
                | Clause::Claim(_)
        )
    }
}

impl Ears {
    /// Who may hear a remark that names `names`, the speaker left out; chance narrows it further.
    pub(super) fn of(self, talk: &Talk<'_>, names: SeatSet) -> SeatSet {
        let leads = talk.leader == talk.speaker;
        match self {
            Ears::Named => names.and(talk.others()),
            Ears::Left => SeatSet::only(talk.left()),
            Ears::Leader if leads => SeatSet::only(talk.left()),
            Ears::Leader => SeatSet::only(talk.leader),
            Ears::NotLeader if leads => talk.others().without(SeatSet::only(talk.right())),
            Ears::NotLeader => talk.others().without(SeatSet::only(talk.leader)),
            Ears::Random => talk.others(),
        }
    }
}
