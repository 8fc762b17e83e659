//! Game components as constants. All numbers from the box are here, in `space.rs` and in `tile.rs`.
use std::{fmt, ops::RangeInclusive, str::FromStr};

use kernel::{ParseError, named_enum};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The versions of the rules, oldest first. CONTRIBUTING.md describes how to add one.
///
/// 1. The first version.
/// 2. The timer is not flipped again if all hands would still be empty (R21). By default, Confusion
///    discards what is left of a short deck (R26), and searched tiles are hidden again (R36). Free
///    text is judged by its meaning.
pub(crate) const RULES_VERSIONS: RangeInclusive<u16> = 1..=2;

pub(crate) const SEATS_MIN: u8 = 3;
pub(crate) const SEATS_MAX: u8 = 5;
/// Length of arrays with one entry per seat.
pub(crate) const N_SEATS: usize = SEATS_MAX as usize;

/// Leadership tokens in the box.
pub(crate) const TOKENS: u8 = 6;
pub(crate) const INJURIES: u8 = 15;
/// Injuries per accident.
pub(crate) const ACCIDENT: u8 = 2;
/// Tokens per loss of confidence.
pub(crate) const CONFIDENCE: u8 = 2;
/// Maximum number of tokens that praise returns.
pub(crate) const PRAISE: u8 = 2;
/// Cards lost to confusion after a broken silence (R28).
pub(crate) const SILENCE_CONFUSION: u8 = 3;
/// The highest level of madness.
pub(crate) const LEVELS: u8 = 3;

/// Returns the hand limit at a table of `seats`.
#[inline]
pub(crate) const fn hand_limit(seats: u8) -> u8 {
    8 - seats
}
const _: () = assert!(hand_limit(3) == 5 && hand_limit(4) == 4 && hand_limit(5) == 3);

named_enum! {
    /// A kind of equipment.
    Gear, "a kind of equipment: tools, weapons, books or crates":
    Tools = "tools",
    Weapons = "weapons",
    Books = "books",
    Crates = "crates",
}

pub(crate) const N_GEARS: usize = Gear::ALL.len();

/// Values of equipment cards; the last one is for arcane cards.
pub(crate) const VALUES: [u8; 6] = [2, 3, 4, 5, 6, ARCANE];
/// The value of an arcane card.
pub(crate) const ARCANE: u8 = 10;

named_enum! {
    /// A card identified by its face. Cards with the same face are interchangeable.
    Card, "a card such as tools-4 or injury":
    Tools2 = "tools-2",
    Tools3 = "tools-3",
    Tools4 = "tools-4",
    Tools5 = "tools-5",
    Tools6 = "tools-6",
    Tools10 = "tools-10",
    Weapons2 = "weapons-2",
    Weapons3 = "weapons-3",
    Weapons4 = "weapons-4",
    Weapons5 = "weapons-5",
    Weapons6 = "weapons-6",
    Weapons10 = "weapons-10",
    Books2 = "books-2",
    Books3 = "books-3",
    Books4 = "books-4",
    Books5 = "books-5",
    Books6 = "books-6",
    Books10 = "books-10",
    Crates2 = "crates-2",
    Crates3 = "crates-3",
    Crates4 = "crates-4",
    Crates5 = "crates-5",
    Crates6 = "crates-6",
    Crates10 = "crates-10",
    Injury = "injury",
}

/// Kinds of cards that circulate.
pub(crate) const N_KINDS: usize = Card::ALL.len();
/// Maximum number of cards in circulation: 40 basic, 11 arcane, 15 injuries.
pub(crate) const N_CARDS: usize = 66;

impl Card {
    /// Returns the card of this kind and value.
    pub const fn of(gear: Gear, value: u8) -> Option<Card> {
        let mut nth = 0;
        while nth < VALUES.len() {
            if VALUES[nth] == value {
                return Some(Card::ALL[gear as usize * VALUES.len() + nth]);
            }
            nth += 1;
        }
        None
    }

    /// Returns the arcane card of this kind.
    #[inline]
    pub const fn arcane(gear: Gear) -> Card {
        Card::ALL[gear as usize * VALUES.len() + VALUES.len() - 1]
    }

    /// Returns the kind of equipment, or `None` for an injury.
    #[inline]
    pub const fn gear(self) -> Option<Gear> {
        if self.is_injury() { None } else { Some(Gear::ALL[self as usize / VALUES.len()]) }
    }

    /// Returns the value that it adds to a challenge of its kind.
    #[inline]
    pub const fn value(self) -> u8 {
        if self.is_injury() { 0 } else { VALUES[self as usize % VALUES.len()] }
    }

    #[inline]
    const fn is_injury(self) -> bool {
        matches!(self, Card::Injury)
    }

    pub const fn is_arcane(self) -> bool {
        self.value() == ARCANE
    }

    /// Returns the number of copies in the initial deck.
    pub(crate) const fn basic_copies(self) -> u8 {
        if self.value() == 0 || self.is_arcane() { 0 } else { 2 }
    }
}

/// Arcane cards by kind (R4): two each, or the eleven of the printed component list.
pub(crate) const ARCANES_8: [u8; N_GEARS] = [2, 2, 2, 2];
pub(crate) const ARCANES_11: [u8; N_GEARS] = [3, 3, 3, 2];

const _: () = {
    let (mut n, mut sum, mut at) = (0, 0, 0);
    while at < N_KINDS {
        n += Card::ALL[at].basic_copies() as usize;
        sum += (Card::ALL[at].basic_copies() * Card::ALL[at].value()) as usize;
        at += 1;
    }
    assert!(n == 40 && sum == 160);
    assert!(n + 11 + INJURIES as usize == N_CARDS);
};

named_enum! {
    /// One of the two challenges of an encounter.
    Letter, "a challenge: a or b":
    A = "a",
    B = "b",
}

/// The sums that meet a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Any sum between two bounds, inclusive.
    Range(u8, u8),
    /// Exactly one of two sums.
    Either(u8, u8),
    Exactly(u8),
}

impl Target {
    #[inline]
    pub const fn allows(self, sum: u8) -> bool {
        match self {
            Target::Range(low, high) => low <= sum && sum <= high,
            Target::Either(one, other) => sum == one || sum == other,
            Target::Exactly(one) => sum == one,
        }
    }

    /// Returns the distance from a sum to the nearest valid one.
    #[inline]
    pub const fn distance(self, sum: u8) -> u8 {
        match self {
            Target::Range(low, _) if sum < low => low - sum,
            Target::Range(_, high) if sum > high => sum - high,
            Target::Range(..) => 0,
            Target::Either(one, other) => {
                let (to_one, to_other) = (sum.abs_diff(one), sum.abs_diff(other));
                if to_one < to_other { to_one } else { to_other }
            }
            Target::Exactly(one) => sum.abs_diff(one),
        }
    }

    /// Returns every valid sum in ascending order.
    pub fn sums(self) -> impl Iterator<Item = u8> {
        (self.lowest()..=self.highest()).filter(move |&sum| self.allows(sum))
    }

    pub const fn lowest(self) -> u8 {
        match self {
            Target::Range(low, _) | Target::Either(low, _) | Target::Exactly(low) => low,
        }
    }

    pub const fn highest(self) -> u8 {
        match self {
            Target::Range(_, high) | Target::Either(_, high) | Target::Exactly(high) => high,
        }
    }
}

/// A kind of equipment and the target sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Challenge {
    pub gear: Gear,
    pub target: Target,
}

pub(crate) const fn range(gear: Gear, low: u8, high: u8) -> Challenge {
    assert!(low < high);
    Challenge { gear, target: Target::Range(low, high) }
}

pub(crate) const fn either(gear: Gear, one: u8, other: u8) -> Challenge {
    assert!(one < other);
    Challenge { gear, target: Target::Either(one, other) }
}

pub(crate) const fn exactly(gear: Gear, one: u8) -> Challenge {
    Challenge { gear, target: Target::Exactly(one) }
}

named_enum! {
    /// A region of the board, from the shore to the escape.
    Region, "a region: coast, mountain, city, edge or escape":
    Coast = "coast",
    Mountain = "mountain",
    City = "city",
    Edge = "edge",
    Escape = "escape",
}

named_enum! {
    /// The reward of a tile for meeting one of its challenges.
    Reward, "a reward such as heal or ruin":
    Specimen = "specimen",
    Ruin = "ruin",
    Knowledge = "knowledge",
    Arcane = "arcane",
    Heal = "heal",
    Praise = "praise",
    Search = "search",
}

named_enum! {
    /// A phase of the turn and its space on a player board.
    Stage, "a phase: movement, encounter, resolution, draw or rest":
    Movement = "movement",
    Encounter = "encounter",
    Resolution = "resolution",
    Draw = "draw",
    Rest = "rest",
}

named_enum! {
    /// A relic card.
    Relic, "a relic such as sp-a, ru-c or kn-b":
    SpA = "sp-a",
    SpB = "sp-b",
    SpC = "sp-c",
    SpD = "sp-d",
    RuA = "ru-a",
    RuB = "ru-b",
    RuC = "ru-c",
    RuD = "ru-d",
    KnA = "kn-a",
    KnB = "kn-b",
    KnC = "kn-c",
}

pub(crate) const N_RELICS: usize = Relic::ALL.len();

impl Relic {
    /// Returns the reward that gives this relic.
    #[inline]
    pub const fn kind(self) -> Reward {
        match self {
            Relic::SpA | Relic::SpB | Relic::SpC | Relic::SpD => Reward::Specimen,
            Relic::RuA | Relic::RuB | Relic::RuC | Relic::RuD => Reward::Ruin,
            Relic::KnA | Relic::KnB | Relic::KnC => Reward::Knowledge,
        }
    }

    /// Returns the player board space that its token covers (R10).
    #[inline]
    pub const fn covers(self) -> Stage {
        match self {
            Relic::SpA | Relic::SpC => Stage::Movement,
            Relic::SpB | Relic::SpD => Stage::Encounter,
            Relic::RuA | Relic::RuC => Stage::Resolution,
            Relic::RuB | Relic::RuD => Stage::Draw,
            Relic::KnA | Relic::KnB | Relic::KnC => Stage::Rest,
        }
    }
}

named_enum! {
    /// A face of the penalty die; the die has two of each (R47).
    Face, "a face of the die: accident, confusion or loss":
    Accident = "accident",
    Confusion = "confusion",
    Loss = "loss",
}

/// Faces of the penalty die.
pub(crate) const DIE: [Face; 6] =
    [Face::Accident, Face::Accident, Face::Confusion, Face::Confusion, Face::Loss, Face::Loss];

named_enum! {
    /// A sign without words.
    Sign, "a sign such as thumbs_up, alarm or scream":
    ThumbsUp = "thumbs_up",
    ThumbsDown = "thumbs_down",
    Question = "question",
    Alarm = "alarm",
    Handshake = "handshake",
    Stop = "stop",
    Hourglass = "hourglass",
    Scream = "scream",
}

/// A madness card, identified by number: 22 per level, then the twelve of the honour pack, then the
/// three that replace the cards about playing (M16.8).
///
/// Written `l2-07`, `h2-3` for a card of the honour pack, or `s3-17` for one of the last three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct MadnessId(u8);

/// Madness cards per level, including two blank ones at the end.
pub(crate) const N_LEVEL: usize = 22;
/// Madness cards per level with a rule.
pub(crate) const N_RULES: usize = 20;
/// Blank madness cards per level.
pub(crate) const N_BLANK: usize = N_LEVEL - N_RULES;
/// Honour pack cards per level.
pub(crate) const N_HONOUR: usize = 4;

impl MadnessId {
    pub const N: usize = LEVELS as usize * (N_LEVEL + N_HONOUR) + N_SPEECH;
    const N_CHECKED: u8 = LEVELS * N_LEVEL as u8;
    const FIRST_SPEECH: u8 = MadnessId::N_CHECKED + LEVELS * N_HONOUR as u8;

    /// Returns card `number` of a level, both counted from 1.
    pub const fn new(level: u8, number: u8) -> MadnessId {
        assert!(level >= 1 && level <= LEVELS && number >= 1 && number <= N_LEVEL as u8);
        MadnessId((level - 1) * N_LEVEL as u8 + number - 1)
    }

    /// Returns honour pack card `number` of a level, both counted from 1.
    pub const fn honour(level: u8, number: u8) -> MadnessId {
        assert!(level >= 1 && level <= LEVELS && number >= 1 && number <= N_HONOUR as u8);
        MadnessId(MadnessId::N_CHECKED + (level - 1) * N_HONOUR as u8 + number - 1)
    }

    /// Returns the card that replaces this one if madness never affects playing (M16.8).
    pub(crate) fn speech_instead(self) -> Option<MadnessId> {
        let nth = SPEECH.iter().position(|&replaced| replaced == self)?;
        Some(MadnessId(MadnessId::FIRST_SPEECH + nth as u8))
    }

    /// Returns the card that this one replaces, if it is one of [`SPEECH`].
    pub(crate) const fn replaced_by_speech(self) -> Option<MadnessId> {
        match self.0.checked_sub(MadnessId::FIRST_SPEECH) {
            Some(nth) => Some(SPEECH[nth as usize]),
            None => None,
        }
    }

    pub fn all() -> impl Iterator<Item = MadnessId> {
        (0..MadnessId::N as u8).map(MadnessId)
    }

    /// Returns the index for arrays with one entry per card; the 66 cards of the box come first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the level, from 1 to 3.
    #[inline]
    pub const fn level(self) -> u8 {
        if let Some(replaced) = self.replaced_by_speech() {
            replaced.level()
        } else if self.is_honour() {
            (self.0 - MadnessId::N_CHECKED) / N_HONOUR as u8 + 1
        } else {
            self.0 / N_LEVEL as u8 + 1
        }
    }

    /// Returns the number within the level, counted from 1; for one of the last three, the number
    /// of the card that it replaces.
    pub const fn number(self) -> u8 {
        if let Some(replaced) = self.replaced_by_speech() {
            replaced.number()
        } else if self.is_honour() {
            (self.0 - MadnessId::N_CHECKED) % N_HONOUR as u8 + 1
        } else {
            self.0 % N_LEVEL as u8 + 1
        }
    }

    /// Returns `true` for honour pack cards, which are used only when people speak in person.
    #[inline]
    pub const fn is_honour(self) -> bool {
        self.0 >= MadnessId::N_CHECKED && self.0 < MadnessId::FIRST_SPEECH
    }

    /// Returns which of the two blank cards of its level this is (R38).
    pub const fn blank(self) -> Option<usize> {
        match (self.is_honour(), self.number() as usize) {
            (false, number) if number > N_RULES => Some(number - N_RULES - 1),
            _ => None,
        }
    }
}

/// The cards that the honour pack replaces, by level.
pub(crate) const REPLACED: [[u8; N_HONOUR]; LEVELS as usize] =
    [[11, 15, 16, 20], [9, 10, 13, 20], [12, 13, 16, 14]];

/// Cards about speech that replace those about playing (M16.8), in order.
pub(crate) const SPEECH: [MadnessId; N_SPEECH] =
    [MadnessId::new(1, 20), MadnessId::new(3, 17), MadnessId::new(3, 18)];
pub(crate) const N_SPEECH: usize = 3;

impl fmt::Display for MadnessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, number) = (self.level(), self.number());
        if self.replaced_by_speech().is_some() {
            write!(f, "s{level}-{number}")
        } else if self.is_honour() {
            write!(f, "h{level}-{number}")
        } else {
            write!(f, "l{level}-{number:02}")
        }
    }
}

impl FromStr for MadnessId {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<MadnessId, ParseError> {
        MadnessId::all()
            .find(|id| id.to_string() == word)
            .ok_or_else(|| ParseError::expected("a madness card such as l2-07", word))
    }
}

impl Serialize for MadnessId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MadnessId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MadnessId, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}
