//! The madness cards. Titles and texts are `madness-<id>` and `madness-<id>-about`.
use crate::data::{LEVELS, MadnessId, N_LEVEL, N_RULES, N_SPEECH, SPEECH};
use crate::talk::{
    Audience, ClaimMode, Clause, FactRule, FormRule, Kind, Kinds, Percent, Relation, TextRule,
    TimingRule,
};

use Clause::*;
use FactRule::*;
use FormRule::*;
use TimingRule::*;

/// A madness card. All its clauses apply together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MadnessCard {
    pub id: MadnessId,
    pub clauses: &'static [Clause],
}

pub(super) const N_CARDS: usize = LEVELS as usize * N_LEVEL;

/// The 66 cards of the box: twenty rules and two lucid intervals per level.
pub(crate) const CARDS: [MadnessCard; N_CARDS] = {
    let levels = [MANNERS, LOSSES, COLLAPSE];
    let mut cards = [MadnessCard { id: MadnessId::new(1, 1), clauses: &[] }; N_CARDS];
    let mut nth = 0;
    while nth < N_CARDS {
        let (level, number) = (nth / N_LEVEL, nth % N_LEVEL);
        cards[nth].id = MadnessId::new(level as u8 + 1, number as u8 + 1);
        if number < N_RULES {
            cards[nth].clauses = levels[level][number];
        }
        nth += 1;
    }
    cards
};

/// Returns the clauses of a card. Honour pack cards have none; players enforce them.
pub(crate) fn clauses(id: MadnessId) -> &'static [Clause] {
    if let Some(replaced) = id.replaced_by_speech() {
        let nth = SPEECH.iter().position(|&it| it == replaced);
        return nth.map_or(&[], |nth| SPEECH_CLAUSES[nth]);
    }
    CARDS.get(id.index()).map_or(&[], |card| card.clauses)
}

/// The clauses of the cards that replace those about playing, in the order of [`SPEECH`].
const SPEECH_CLAUSES: [&[Clause]; N_SPEECH] = [
    /* Insubordination */ &[Form(NamesBan(Relation::Leader)), Form(ReBan(Relation::Leader))],
    /* Lost for Words  */ &[Facts(NumsNone), Facts(TypesNone)],
    /* Only Answers    */ &[GesturesBanned, Timing(ReRequired), Form(MaxLen(3))],
];

type Level = [&'static [Clause]; N_RULES];

/// Level 1: restrictions on form.
const MANNERS: Level = [
    /* Clipped Reports    */ &[Form(MaxLen(4))],
    /* Roll-Call          */ &[Form(NamesMin)],
    /* Borrowed Song      */ &[Form(SuffixSong)],
    /* Parlour Manners    */ &[Form(HasPlease)],
    /* Nothing Is Certain */ &[Form(Question)],
    /* Above the Gale     */ &[Form(Shout)],
    /* Thin Air           */ &[Timing(Gap { seconds: 5 })],
    /* After You          */ &[Timing(QuietUntilOthers(2, Percent(40)))],
    /* Restless Pen       */ &[NoRepeatKind],
    /* Unlucky Number     */ &[Facts(NumsBan(6))],
    /* Numbered Notes     */ &[Form(Ordinal)],
    /* Confidant          */ &[Form(ToOnly(Relation::Left))],
    /* Aurora             */ &[Form(PrefixColour)],
    /* Weather Log        */ &[Form(HasWeather)],
    /* No Head for Sums   */
    &[KindsBan(Kinds::of(&[Kind::HaveTotal, Kind::Total, Kind::Need]), TextRule::NoSums)],
    /* Long Arithmetic    */ &[Facts(SumsForm)],
    /* Old Grudge         */
    &[Form(NamesBan(Relation::Right)), Form(ReBan(Relation::Right))],
    /* Too Proud          */
    &[KindsBan(Kinds::of(&[Kind::Ask, Kind::Request, Kind::Hold]), TextRule::NoAsking)],
    /* Echo in the Ice    */ &[Timing(DoubleSend)],
    /* Full Briefing      */ &[PlayAfterRemarks(3, Percent(83))],
];

/// Level 2: loss of facts, time or listeners.
const LOSSES: Level = [
    /* Beyond Counting    */ &[Facts(NumsNone)],
    /* Three Breaths      */ &[Timing(MaxMsgs(3))],
    /* Even Keel          */ &[Facts(NumsOnly(2))],
    /* Round Figures      */ &[Facts(NumsOnly(5))],
    /* Nameless Things    */ &[Facts(TypesNone)],
    /* When Spoken To     */ &[Timing(ReSpokenTo)],
    /* Confessional       */ &[Form(NamesOne), Audience(Audience::Named)],
    /* One Subject        */ &[Facts(TypesLockFirst)],
    /* Late Mail          */ &[Delay],
    /* Small Talk First   */ &[Timing(FillerAlternate)],
    /* Contrarian         */ &[Timing(ReRequired), Form(PrefixNo)],
    /* Quartermaster      */
    &[
        KindsBan(Kinds::HAVE.with(&[Kind::Offer, Kind::Injured, Kind::Number]), TextRule::Orders),
        NoPointAtGear,
    ],
    /* Mutineer           */ &[Audience(Audience::NotLeader)],
    /* On Cue             */ &[Timing(AfterSeat(Relation::Right, Percent(70)))],
    /* Slow Thaw          */ &[Timing(QuietUntil(Percent(50)))],
    /* First Light        */ &[Timing(QuietAfter(Percent(35)))],
    /* Parrot             */ &[Facts(ShareWithPrev)],
    /* White Lie          */ &[Claim(ClaimMode::FirstFalse)],
    /* Ration Book        */ &[Facts(TypesOnce)],
    /* Leader's Ear       */ &[Audience(Audience::Leader)],
];

/// Level 3: little can be said, or it comes out wrong.
const COLLAPSE: Level = [
    /* Yes and No         */
    &[KindsOnly(Kinds::of(&[Kind::Yes, Kind::No]), TextRule::YesNo)],
    /* One Breath         */ &[Timing(MaxMsgs(1))],
    /* Speechless         */
    &[KindsOnly(Kinds::of(&[Kind::Point, Kind::React]), TextRule::Refused)],
    /* Ciphers            */
    &[KindsOnly(Kinds::of(&[Kind::Number]), TextRule::SingleNumber)],
    /* Wrong Words        */
    &[
        KindsOnly(Kinds::HAVE.with(&[Kind::Yes, Kind::No]), TextRule::Refused),
        Claim(ClaimMode::ShiftType),
    ],
    /* Upside Down        */
    &[
        KindsOnly(Kinds::of(&[Kind::HaveCard, Kind::Yes, Kind::No]), TextRule::Refused),
        Claim(ClaimMode::Mirror),
    ],
    /* Fabulist           */
    &[KindsOnly(Kinds::HAVE, TextRule::Refused), Claim(ClaimMode::False)],
    /* Double Vision      */
    &[
        KindsOnly(
            Kinds::of(&[Kind::HaveCard, Kind::HaveTotal, Kind::HaveCount, Kind::Yes, Kind::No]),
            TextRule::Refused,
        ),
        Claim(ClaimMode::Double),
    ],
    /* Hollow Echo        */ &[KindsOnly(Kinds::of(&[Kind::Echo]), TextRule::Repeat)],
    /* The Lost Letter    */ &[GesturesBanned, Form(LettersBan('o'))],
    /* Secret Sharer      */
    &[GesturesBanned, Form(ToOnly(Relation::Left)), Timing(MaxMsgs(2)), Audience(Audience::Left)],
    /* Static             */ &[GesturesBanned, BlankOne],
    /* Voices             */ &[GesturesBanned, Audience(Audience::Random)],
    /* The Choir          */ &[GesturesBanned, Timing(AfterAllOthers(Percent(80)))],
    /* Last Grain         */ &[Timing(QuietUntil(Percent(80))), Timing(MaxMsgs(2))],
    /* Never Again        */ &[GesturesBanned, Facts(FreshOnly)],
    /* Bound Hands        */ &[PlayAfterAsked],
    /* Itchy Fingers      */ &[AutoPlay(Percent(40))],
    /* Inquisitor         */
    &[KindsOnly(Kinds::of(&[Kind::Ask]), TextRule::BareQuestion), Form(NamesOne), Form(NamesOther)],
    /* Telegram           */ &[GesturesBanned, Form(MaxLen(2)), Timing(MaxMsgs(4))],
];
