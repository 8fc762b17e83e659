//! The language of madness card rules.
use kernel::{Seat, SeatSet, named_enum};

use crate::data::LEVELS;
use crate::talk::{Kind, Percent, TalkContext};

/// One clause of a card: a condition on remarks, an effect on their delivery, or a condition on
/// playing cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    Form(FormRule),
    Timing(TimingRule),
    Facts(FactRule),
    NoRepeatKind,
    KindsOnly(Kinds, TextRule),
    KindsBan(Kinds, TextRule),
    /// Must not point at equipment.
    NoPointAtGear,
    GesturesBanned,
    Claim(ClaimMode),
    /// Remarks arrive late; see [`has_arrived`](crate::talk::has_arrived).
    Delay,
    /// One important word is swallowed.
    BlankOne,
    Audience(Audience),
    /// No card before the player has made this many remarks, except in silence or once this share
    /// of the timer has run.
    PlayAfterRemarks(u8, Percent),
    /// No card unless another player asked by name this turn.
    PlayAfterAsked,
    /// The lowest card is played automatically.
    AutoPlay(Percent),
}

/// A condition on the words of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FormRule {
    /// Maximum number of words.
    MaxLen(u8),
    /// At least one other player is named.
    NamesMin,
    /// Exactly one other player is named.
    NamesOne,
    /// Names someone other than the last remark did.
    NamesOther,
    /// Exactly this player is named.
    ToOnly(Relation),
    NamesBan(Relation),
    /// Must not answer this player.
    ReBan(Relation),
    /// Starts with a colour other than the last one used.
    PrefixColour,
    PrefixNo,
    /// Ends with the borrowed song.
    SuffixSong,
    HasPlease,
    HasWeather,
    Question,
    Shout,
    Ordinal,
    LettersBan(char),
}

/// A condition on when a player speaks and whom they answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimingRule {
    /// Maximum number of remarks per timer.
    MaxMsgs(u8),
    /// Minimum pause between two remarks: seconds, or another player's remark.
    Gap {
        seconds: u16,
    },
    /// Not before this share of the timer.
    QuietUntil(Percent),
    /// Not before others have made this many remarks, or this share of the timer has run.
    QuietUntilOthers(u8, Percent),
    /// Not after this share of the timer.
    QuietAfter(Percent),
    DoubleSend,
    FillerAlternate,
    /// Must answer another player.
    ReRequired,
    /// Must answer a remark that names the speaker, or a question to everyone.
    ReSpokenTo,
    /// Directly after this player, or once this share of the timer has run.
    AfterSeat(Relation, Percent),
    /// After everyone else has spoken, with one exception once this share of the timer has run.
    AfterAllOthers(Percent),
}

/// A condition on numbers and equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FactRule {
    NumsNone,
    NumsBan(u8),
    /// Only multiples of this number.
    NumsOnly(u8),
    SumsForm,
    TypesNone,
    TypesLockFirst,
    TypesOnce,
    ShareWithPrev,
    FreshOnly,
}

named_enum! {
    /// A player relative to the speaker. For the leader, the left neighbour counts as the leader.
    Relation, "left, right or leader":
    Left = "left",
    Right = "right",
    Leader = "leader",
}

impl Relation {
    pub(crate) fn of(self, talk: &TalkContext<'_>) -> Seat {
        match self {
            Relation::Leader if talk.leader != talk.speaker => talk.leader,
            Relation::Left | Relation::Leader => talk.left(),
            Relation::Right => talk.right(),
        }
    }
}

named_enum! {
    /// The audience of a remark: the one player it names; the left neighbour; the leader, or a
    /// leader's left neighbour; everyone but the leader, or but a leader's right neighbour; one
    /// random player.
    Audience, "named, left, leader, not_leader or random":
    Named = "named",
    Left = "left",
    Leader = "leader",
    NotLeader = "not_leader",
    Random = "random",
}

named_enum! {
    /// How claims about the speaker's own cards relate to the truth.
    ClaimMode, "false, first_false, shift_type, mirror or double":
    False = "false",
    FirstFalse = "first_false",
    ShiftType = "shift_type",
    Mirror = "mirror",
    Double = "double",
}

named_enum! {
    /// How a clause about kinds applies to free text: no text; any text; only the word yes or no;
    /// one bare number; a question without a number; at most one number and no word for sums; no
    /// question, name or word of asking; not about oneself, naming someone; the words of
    /// another player's remark.
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
    /// Returns `true` for clauses about added words and form, which do not apply to signs. At the
    /// highest level even a sign must address the right player.
    pub(crate) const fn is_about_form(&self, level: u8) -> bool {
        matches!(
            self,
            Clause::Form(FormRule::MaxLen(_))
                | Clause::Form(FormRule::NamesMin)
                | Clause::Form(FormRule::PrefixColour)
                | Clause::Form(FormRule::PrefixNo)
                | Clause::Form(FormRule::SuffixSong)
                | Clause::Form(FormRule::HasPlease)
                | Clause::Form(FormRule::HasWeather)
                | Clause::Form(FormRule::Question)
                | Clause::Form(FormRule::Shout)
                | Clause::Form(FormRule::Ordinal)
        ) || matches!(self, Clause::Form(FormRule::ToOnly(_))) && level < LEVELS
    }

    /// Returns `true` for clauses that delay playing cards.
    pub(crate) const fn delays_play(&self) -> bool {
        matches!(self, Clause::PlayAfterRemarks(..) | Clause::PlayAfterAsked)
    }

    /// Returns `true` for clauses that play a card automatically.
    pub(crate) const fn plays_automatically(&self) -> bool {
        matches!(self, Clause::AutoPlay(_))
    }

    /// Returns `true` for clauses whose verdict depends on the number.
    pub(crate) const fn depends_on_number(&self) -> bool {
        matches!(
            self,
            Clause::Facts(FactRule::NumsNone)
                | Clause::Facts(FactRule::NumsBan(_))
                | Clause::Facts(FactRule::NumsOnly(_))
                | Clause::Facts(FactRule::SumsForm)
                | Clause::Timing(TimingRule::DoubleSend)
                | Clause::Facts(FactRule::ShareWithPrev)
                | Clause::Facts(FactRule::FreshOnly)
                | Clause::Claim(_)
        )
    }
}

impl Audience {
    /// Returns who may hear a remark that names `names`, without the speaker; a random choice may
    /// narrow it further.
    pub(crate) fn of(self, talk: &TalkContext<'_>, names: SeatSet) -> SeatSet {
        let leads = talk.leader == talk.speaker;
        match self {
            Audience::Named => names.and(talk.others()),
            Audience::Left => SeatSet::only(talk.left()),
            Audience::Leader if leads => SeatSet::only(talk.left()),
            Audience::Leader => SeatSet::only(talk.leader),
            Audience::NotLeader if leads => talk.others().without(SeatSet::only(talk.right())),
            Audience::NotLeader => talk.others().without(SeatSet::only(talk.leader)),
            Audience::Random => talk.others(),
        }
    }
}
