//! The madness cards. Titles and texts are `madness-<id>` and `madness-<id>-about`.
use crate::data::{LEVELS, MadnessId, N_LEVEL, N_RULES};
use crate::talk::{Audience, ClaimMode, Clause, Kind, Kinds, Percent, Relation, TextRule};

use Clause::*;

/// A madness card. All its clauses apply together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadnessCard {
    pub id: MadnessId,
    pub clauses: &'static [Clause],
}

pub const N_CARDS: usize = LEVELS as usize * N_LEVEL;

/// The 66 cards of the box: twenty rules and two lucid intervals per level.
pub const CARDS: [MadnessCard; N_CARDS] = {
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
pub fn clauses(id: MadnessId) -> &'static [Clause] {
    CARDS.get(id.index()).map_or(&[], |card| card.clauses)
}

type Level = [&'static [Clause]; N_RULES];

/// Level 1: restrictions on form.
const MANNERS: Level = [
    /* Clipped Reports    */ &[MaxLen(4)],
    /* Roll-Call          */ &[NamesMin],
    /* Borrowed Song      */ &[SuffixSong],
    /* Parlour Manners    */ &[HasPlease],
    /* Nothing Is Certain */ &[Question],
    /* Above the Gale     */ &[Shout],
    /* Thin Air           */ &[Gap { seconds: 5 }],
    /* After You          */ &[QuietUntilOthers(2, Percent(40))],
    /* Restless Pen       */ &[NoRepeatKind],
    /* Unlucky Number     */ &[NumsBan(6)],
    /* Numbered Notes     */ &[Ordinal],
    /* Confidant          */ &[ToOnly(Relation::Left)],
    /* Aurora             */ &[PrefixColour],
    /* Weather Log        */ &[HasWeather],
    /* No Head for Sums   */
    &[KindsBan(Kinds::of(&[Kind::HaveTotal, Kind::Total, Kind::Need]), TextRule::NoSums)],
    /* Long Arithmetic    */ &[SumsForm],
    /* Old Grudge         */ &[NamesBan(Relation::Right), ReBan(Relation::Right)],
    /* Too Proud          */
    &[KindsBan(Kinds::of(&[Kind::Ask, Kind::Request, Kind::Hold]), TextRule::NoAsking)],
    /* Echo in the Ice    */ &[DoubleSend],
    /* Full Briefing      */ &[PlayAfterRemarks(3, Percent(83))],
];

/// Level 2: loss of facts, time or listeners.
const LOSSES: Level = [
    /* Beyond Counting    */ &[NumsNone],
    /* Three Breaths      */ &[MaxMsgs(3)],
    /* Even Keel          */ &[NumsOnly(2)],
    /* Round Figures      */ &[NumsOnly(5)],
    /* Nameless Things    */ &[TypesNone],
    /* When Spoken To     */ &[ReSpokenTo],
    /* Confessional       */ &[NamesOne, Audience(Audience::Named)],
    /* One Subject        */ &[TypesLockFirst],
    /* Late Mail          */ &[Delay],
    /* Small Talk First   */ &[FillerAlternate],
    /* Contrarian         */ &[ReRequired, PrefixNo],
    /* Quartermaster      */
    &[
        KindsBan(Kinds::HAVE.with(&[Kind::Offer, Kind::Injured, Kind::Number]), TextRule::Orders),
        NoPointAtGear,
    ],
    /* Mutineer           */ &[Audience(Audience::NotLeader)],
    /* On Cue             */ &[AfterSeat(Relation::Right, Percent(70))],
    /* Slow Thaw          */ &[QuietUntil(Percent(50))],
    /* First Light        */ &[QuietAfter(Percent(35))],
    /* Parrot             */ &[ShareWithPrev],
    /* White Lie          */ &[Claim(ClaimMode::FirstFalse)],
    /* Ration Book        */ &[TypesOnce],
    /* Leader's Ear       */ &[Audience(Audience::Leader)],
];

/// Level 3: little can be said, or it comes out wrong.
const COLLAPSE: Level = [
    /* Yes and No         */
    &[KindsOnly(Kinds::of(&[Kind::Yes, Kind::No]), TextRule::YesNo)],
    /* One Breath         */ &[MaxMsgs(1)],
    /* Speechless         */
    &[KindsOnly(Kinds::of(&[Kind::Point, Kind::React]), TextRule::RefusedButtons)],
    /* Ciphers            */
    &[KindsOnly(Kinds::of(&[Kind::Number]), TextRule::SingleNumber)],
    /* Wrong Words        */
    &[
        KindsOnly(Kinds::HAVE.with(&[Kind::Yes, Kind::No]), TextRule::RefusedButtons),
        Claim(ClaimMode::ShiftType),
    ],
    /* Upside Down        */
    &[
        KindsOnly(Kinds::of(&[Kind::HaveCard, Kind::Yes, Kind::No]), TextRule::RefusedButtons),
        Claim(ClaimMode::Mirror),
    ],
    /* Fabulist           */
    &[KindsOnly(Kinds::HAVE, TextRule::RefusedButtons), Claim(ClaimMode::False)],
    /* Double Vision      */
    &[
        KindsOnly(
            Kinds::of(&[Kind::HaveCard, Kind::HaveTotal, Kind::HaveCount, Kind::Yes, Kind::No]),
            TextRule::RefusedButtons,
        ),
        Claim(ClaimMode::Double),
    ],
    /* Hollow Echo        */ &[KindsOnly(Kinds::of(&[Kind::Echo]), TextRule::Repeat)],
    /* The Lost Letter    */ &[GesturesBanned, LettersBan('o')],
    /* Secret Sharer      */
    &[GesturesBanned, ToOnly(Relation::Left), MaxMsgs(2), Audience(Audience::Left)],
    /* Static             */ &[GesturesBanned, BlankOne],
    /* Voices             */ &[GesturesBanned, Audience(Audience::Random)],
    /* The Choir          */ &[GesturesBanned, AfterAllOthers(Percent(80))],
    /* Last Grain         */ &[QuietUntil(Percent(80)), MaxMsgs(2)],
    /* Never Again        */ &[GesturesBanned, FreshOnly],
    /* Bound Hands        */ &[PlayAfterAsked],
    /* Itchy Fingers      */ &[AutoPlay(Percent(40))],
    /* Inquisitor         */
    &[KindsOnly(Kinds::of(&[Kind::Ask]), TextRule::BareQuestion), NamesOne, NamesOther],
    /* Telegram           */ &[GesturesBanned, MaxLen(2), MaxMsgs(4)],
];
