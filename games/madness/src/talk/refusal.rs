//! Reasons why a remark or a card is refused. Only the player who tried receives it.
use kernel::Seat;
use serde::Serialize;

use crate::data::{Gear, MadnessId};
use crate::talk::{Chip, Colour, Kind};

/// The obstacle with the details a player needs. It depends only on what the speaker can see. The
/// texts are `refusal-<code>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum TalkRefusal {
    // Invalid remarks, independent of the speaker.
    NoSuchColleague {
        whom: Seat,
    },
    NamesSelf,
    /// The speaker heard no such remark.
    UnheardRemark {
        id: u8,
    },
    OwnEcho {
        id: u8,
    },
    ChipMisplaced {
        chip: Chip,
    },
    /// Signs have no words to add to.
    SignWithWords,
    NothingToSplit,
    WrongSplit {
        value: u8,
        first: u8,
        second: u8,
    },
    OutOfRange {
        value: u8,
        min: u8,
        max: u8,
    },
    /// The table allows only text, or only the panel.
    NoPanel,
    NoText,
    // Rate limits.
    TooQuick,
    TooManyRemarks {
        max: u8,
    },
    BudgetSpent {
        max: u8,
    },
    HasPassed,
    /// Words about madness, forbidden for everyone.
    MetaWord {
        word: String,
    },
    /// A refusal by the speaker's own madness.
    #[serde(untagged)]
    Madness(MadnessRefusal),
}

/// A refusal by one madness card. The other players never learn of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum MadnessRefusal {
    TooManyWords {
        madness: MadnessId,
        n: u16,
        max: u8,
    },
    NoRemarksLeft {
        madness: MadnessId,
        max: u8,
    },
    NoOneNamed {
        madness: MadnessId,
    },
    NameOne {
        madness: MadnessId,
        n: u8,
    },
    SameColleague {
        madness: MadnessId,
        whom: Seat,
    },
    NameOnly {
        madness: MadnessId,
        whom: Seat,
    },
    MayNotName {
        madness: MadnessId,
        whom: Seat,
    },
    MayNotAnswer {
        madness: MadnessId,
        whom: Seat,
    },
    NoColour {
        madness: MadnessId,
    },
    SameColour {
        madness: MadnessId,
        colour: Colour,
    },
    NoContradiction {
        madness: MadnessId,
    },
    NoSong {
        madness: MadnessId,
    },
    NoPlease {
        madness: MadnessId,
    },
    NoWeather {
        madness: MadnessId,
    },
    NoQuestion {
        madness: MadnessId,
    },
    NotShouted {
        madness: MadnessId,
    },
    Breathless {
        madness: MadnessId,
        left: u16,
    },
    /// In untimed games another player must speak first.
    BreathlessTurn {
        madness: MadnessId,
    },
    TooEarly {
        madness: MadnessId,
        percent: u8,
    },
    AfterOthers {
        madness: MadnessId,
        n: u8,
        percent: u8,
    },
    WordsGone {
        madness: MadnessId,
        percent: u8,
    },
    SameKind {
        madness: MadnessId,
        kind: Kind,
    },
    SameFirstWord {
        madness: MadnessId,
        word: String,
    },
    NoNumbers {
        madness: MadnessId,
        value: u16,
    },
    UnluckyNumber {
        madness: MadnessId,
        value: u16,
    },
    OddNumber {
        madness: MadnessId,
        value: u16,
        n: u8,
    },
    NoCounting {
        madness: MadnessId,
        kind: Kind,
    },
    NotASum {
        madness: MadnessId,
        value: u16,
    },
    NoGear {
        madness: MadnessId,
        gear: Gear,
    },
    SeveralGears {
        madness: MadnessId,
    },
    OtherGear {
        madness: MadnessId,
        gear: Gear,
        wanted: Gear,
    },
    GearUsedUp {
        madness: MadnessId,
        gear: Gear,
    },
    KindNotAllowed {
        madness: MadnessId,
        kind: Kind,
        kinds: Vec<Kind>,
    },
    KindForbidden {
        madness: MadnessId,
        kind: Kind,
    },
    TextForbidden {
        madness: MadnessId,
    },
    NotYesOrNo {
        madness: MadnessId,
    },
    NotOneNumber {
        madness: MadnessId,
        n: u8,
    },
    SeveralNumbers {
        madness: MadnessId,
        n: u8,
    },
    WordOfSums {
        madness: MadnessId,
        word: String,
    },
    WordOfAsking {
        madness: MadnessId,
        word: String,
    },
    AskingByName {
        madness: MadnessId,
    },
    IsAQuestion {
        madness: MadnessId,
    },
    WordOfSelf {
        madness: MadnessId,
        word: String,
    },
    NoRepetition {
        madness: MadnessId,
    },
    PointsAtGear {
        madness: MadnessId,
        gear: Gear,
    },
    NoSigns {
        madness: MadnessId,
    },
    NotNumbered {
        madness: MadnessId,
        n: u8,
    },
    NotTwice {
        madness: MadnessId,
    },
    NotIdle {
        madness: MadnessId,
    },
    AnswersNoOne {
        madness: MadnessId,
    },
    NotSpokenTo {
        madness: MadnessId,
    },
    NotOnCue {
        madness: MadnessId,
        whom: Seat,
        percent: u8,
    },
    ChoirWaits {
        madness: MadnessId,
        n: u8,
        percent: u8,
    },
    SharesNothing {
        madness: MadnessId,
    },
    NumberTaken {
        madness: MadnessId,
        value: u16,
    },
    GearTaken {
        madness: MadnessId,
        gear: Gear,
    },
    LetterLost {
        madness: MadnessId,
        letter: char,
        word: String,
    },
    ClaimIsTrue {
        madness: MadnessId,
    },
    FirstClaimIsTrue {
        madness: MadnessId,
    },
    ClaimNotShifted {
        madness: MadnessId,
        gear: Gear,
        wanted: Gear,
    },
    ClaimNotMirrored {
        madness: MadnessId,
    },
    ClaimNotDoubled {
        madness: MadnessId,
    },
    UnclearClaim {
        madness: MadnessId,
    },
    // Playing cards.
    BriefingDue {
        madness: MadnessId,
        n: u8,
        min: u8,
    },
    NotAsked {
        madness: MadnessId,
    },
}

impl From<MadnessRefusal> for TalkRefusal {
    fn from(refusal: MadnessRefusal) -> TalkRefusal {
        TalkRefusal::Madness(refusal)
    }
}

impl TalkRefusal {
    /// Returns the rule paragraph it cites.
    pub const fn rule(&self) -> &'static str {
        match self {
            TalkRefusal::NoSuchColleague { .. }
            | TalkRefusal::NamesSelf
            | TalkRefusal::UnheardRemark { .. }
            | TalkRefusal::OwnEcho { .. }
            | TalkRefusal::NothingToSplit
            | TalkRefusal::WrongSplit { .. }
            | TalkRefusal::OutOfRange { .. } => "M9.1",
            TalkRefusal::ChipMisplaced { .. } | TalkRefusal::SignWithWords => "M9.2",
            TalkRefusal::NoPanel | TalkRefusal::NoText => "M9.3",
            TalkRefusal::TooQuick | TalkRefusal::TooManyRemarks { .. } => "M9.4",
            TalkRefusal::BudgetSpent { .. } | TalkRefusal::HasPassed => "M9.5",
            TalkRefusal::MetaWord { .. } => "M9.6",
            TalkRefusal::Madness(refusal) => refusal.rule(),
        }
    }
}

impl MadnessRefusal {
    /// Returns the rule paragraph it cites.
    const fn rule(&self) -> &'static str {
        let is_about_cards =
            matches!(self, MadnessRefusal::BriefingDue { .. } | MadnessRefusal::NotAsked { .. });
        if is_about_cards { "M9.8" } else { "M9.7" }
    }
}
