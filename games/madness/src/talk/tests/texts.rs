//! Every verdict and every card has a text in every language.
use std::collections::BTreeSet;

use kernel::Seat;
use text::Texts;

use crate::{
    data::{Gear, MadnessId},
    talk::{Chip, Colour, Kind, Size, TalkRefusal},
};

const SOURCES: [(&str, &str); 2] =
    [("en", include_str!("../../../text/en.ftl")), ("de", include_str!("../../../text/de.ftl"))];

#[test]
fn every_refusal_has_a_sentence() {
    for (language, source) in SOURCES {
        let texts = Texts::new(language, &[source]).expect("the texts parse");
        let mut sentences = BTreeSet::new();
        for refusal in every_verdict() {
            let data = serde_json::to_value(&refusal).expect("a verdict is plain data");
            let name = |seat: Seat| format!("Seat {}", seat.index());
            let sentence = texts.localize("refusal", &data, &name).expect("a sentence");
            assert!(sentence.ends_with('.'), "{sentence}");
            assert!(!sentence.contains('{') && !sentence.contains("l1-0"), "{sentence}");
            sentences.insert(sentence);
        }
        assert_eq!(sentences.len(), every_verdict().len(), "{language}");
    }
}

#[test]
fn every_word_has_a_text() {
    let mut wanted: Vec<String> = MadnessId::all()
        .flat_map(|id| [format!("madness-{id}"), format!("madness-{id}-about")])
        .collect();
    wanted.extend(Kind::ALL.iter().map(|kind| format!("kind-{kind}")));
    wanted.extend(Colour::ALL.iter().map(|colour| format!("colour-{colour}")));
    wanted.extend(Size::ALL.iter().map(|size| format!("size-{size}")));
    wanted.extend(Gear::ALL.iter().map(|gear| format!("wanted-{gear}")));
    for chip in [Chip::Yes, Chip::No, Chip::Hm, Chip::Tekeli, Chip::Please, Chip::Cold, Chip::Wind]
    {
        wanted.push(format!("chip-{chip}"));
    }
    for (language, source) in SOURCES {
        let found = text::keys(source).expect("keys are unique");
        for key in &wanted {
            assert!(found.contains(key), "{language}: no text for {key}");
        }
    }
}

/// Returns a sample of each verdict.
pub(crate) fn every_verdict() -> Vec<TalkRefusal> {
    let madness = MadnessId::new(1, 3);
    let word = || "word".to_owned();
    let all = vec![
        TalkRefusal::NoSuchColleague { whom: Seat::new(1) },
        TalkRefusal::NamesSelf,
        TalkRefusal::UnheardRemark { id: 3 },
        TalkRefusal::OwnEcho { id: 3 },
        TalkRefusal::ChipMisplaced { chip: Chip::Please },
        TalkRefusal::DressedSign,
        TalkRefusal::NothingToSplit,
        TalkRefusal::WrongSplit { value: 7, first: 2, second: 4 },
        TalkRefusal::OutOfDomain { value: 7, min: 1, max: 4 },
        TalkRefusal::NoPanel,
        TalkRefusal::NoText,
        TalkRefusal::TooQuick,
        TalkRefusal::TooManyRemarks { max: 4 },
        TalkRefusal::BudgetSpent { max: 4 },
        TalkRefusal::HasPassed,
        TalkRefusal::MetaWord { word: word() },
        TalkRefusal::TooManyWords { madness, n: 2, max: 4 },
        TalkRefusal::NoRemarksLeft { madness, max: 4 },
        TalkRefusal::NobodyNamed { madness },
        TalkRefusal::NameOne { madness, n: 2 },
        TalkRefusal::SameColleague { madness, whom: Seat::new(1) },
        TalkRefusal::NameOnly { madness, whom: Seat::new(1) },
        TalkRefusal::MayNotName { madness, whom: Seat::new(1) },
        TalkRefusal::MayNotAnswer { madness, whom: Seat::new(1) },
        TalkRefusal::NoColour { madness },
        TalkRefusal::SameColour { madness, colour: Colour::Red },
        TalkRefusal::NoContradiction { madness },
        TalkRefusal::NoSong { madness },
        TalkRefusal::NoPlease { madness },
        TalkRefusal::NoWeather { madness },
        TalkRefusal::NoQuestion { madness },
        TalkRefusal::NotShouted { madness },
        TalkRefusal::Breathless { madness, left: 3 },
        TalkRefusal::BreathlessTurn { madness },
        TalkRefusal::TooEarly { madness, percent: 40 },
        TalkRefusal::AfterOthers { madness, n: 2, percent: 40 },
        TalkRefusal::WordsGone { madness, percent: 40 },
        TalkRefusal::SameKind { madness, kind: Kind::Ask },
        TalkRefusal::SameFirstWord { madness, word: word() },
        TalkRefusal::NoNumbers { madness, value: 7 },
        TalkRefusal::UnluckyNumber { madness, value: 7 },
        TalkRefusal::OddNumber { madness, value: 7, n: 2 },
        TalkRefusal::NoCounting { madness, kind: Kind::Ask },
        TalkRefusal::NotASum { madness, value: 7 },
        TalkRefusal::NoGear { madness, gear: Gear::Tools },
        TalkRefusal::SeveralGears { madness },
        TalkRefusal::OtherGear { madness, gear: Gear::Tools, wanted: Gear::Books },
        TalkRefusal::GearUsedUp { madness, gear: Gear::Tools },
        TalkRefusal::KindNotAllowed { madness, kind: Kind::Ask, kinds: vec![Kind::Yes, Kind::No] },
        TalkRefusal::KindForbidden { madness, kind: Kind::Ask },
        TalkRefusal::TextForbidden { madness },
        TalkRefusal::NotYesOrNo { madness },
        TalkRefusal::NotOneNumber { madness, n: 2 },
        TalkRefusal::SeveralNumbers { madness, n: 2 },
        TalkRefusal::WordOfSums { madness, word: word() },
        TalkRefusal::WordOfAsking { madness, word: word() },
        TalkRefusal::AskingByName { madness },
        TalkRefusal::IsAQuestion { madness },
        TalkRefusal::WordOfSelf { madness, word: word() },
        TalkRefusal::NoRepetition { madness },
        TalkRefusal::PointsAtGear { madness, gear: Gear::Tools },
        TalkRefusal::NoSigns { madness },
        TalkRefusal::NotNumbered { madness, n: 2 },
        TalkRefusal::NotTwice { madness },
        TalkRefusal::NotIdle { madness },
        TalkRefusal::AnswersNobody { madness },
        TalkRefusal::NotSpokenTo { madness },
        TalkRefusal::NotOnCue { madness, whom: Seat::new(1), percent: 40 },
        TalkRefusal::ChoirWaits { madness, n: 2, percent: 40 },
        TalkRefusal::SharesNothing { madness },
        TalkRefusal::NumberTaken { madness, value: 7 },
        TalkRefusal::GearTaken { madness, gear: Gear::Tools },
        TalkRefusal::LetterLost { madness, letter: 'o', word: word() },
        TalkRefusal::ClaimIsTrue { madness },
        TalkRefusal::FirstClaimIsTrue { madness },
        TalkRefusal::ClaimNotShifted { madness, gear: Gear::Tools, wanted: Gear::Books },
        TalkRefusal::ClaimNotMirrored { madness },
        TalkRefusal::ClaimNotDoubled { madness },
        TalkRefusal::UnclearClaim { madness },
        TalkRefusal::BriefingDue { madness, n: 2, min: 1 },
        TalkRefusal::NotAsked { madness },
    ];
    all.iter().for_each(guard);
    all
}

/// A new verdict breaks the build here: add a sample above and a case to the card's test.
fn guard(refusal: &TalkRefusal) {
    match refusal {
        TalkRefusal::NoSuchColleague { .. }
        | TalkRefusal::NamesSelf
        | TalkRefusal::UnheardRemark { .. }
        | TalkRefusal::OwnEcho { .. }
        | TalkRefusal::ChipMisplaced { .. }
        | TalkRefusal::DressedSign
        | TalkRefusal::NothingToSplit
        | TalkRefusal::WrongSplit { .. }
        | TalkRefusal::OutOfDomain { .. }
        | TalkRefusal::NoPanel
        | TalkRefusal::NoText
        | TalkRefusal::TooQuick
        | TalkRefusal::TooManyRemarks { .. }
        | TalkRefusal::BudgetSpent { .. }
        | TalkRefusal::HasPassed
        | TalkRefusal::MetaWord { .. }
        | TalkRefusal::TooManyWords { .. }
        | TalkRefusal::NoRemarksLeft { .. }
        | TalkRefusal::NobodyNamed { .. }
        | TalkRefusal::NameOne { .. }
        | TalkRefusal::SameColleague { .. }
        | TalkRefusal::NameOnly { .. }
        | TalkRefusal::MayNotName { .. }
        | TalkRefusal::MayNotAnswer { .. }
        | TalkRefusal::NoColour { .. }
        | TalkRefusal::SameColour { .. }
        | TalkRefusal::NoContradiction { .. }
        | TalkRefusal::NoSong { .. }
        | TalkRefusal::NoPlease { .. }
        | TalkRefusal::NoWeather { .. }
        | TalkRefusal::NoQuestion { .. }
        | TalkRefusal::NotShouted { .. }
        | TalkRefusal::Breathless { .. }
        | TalkRefusal::BreathlessTurn { .. }
        | TalkRefusal::TooEarly { .. }
        | TalkRefusal::AfterOthers { .. }
        | TalkRefusal::WordsGone { .. }
        | TalkRefusal::SameKind { .. }
        | TalkRefusal::SameFirstWord { .. }
        | TalkRefusal::NoNumbers { .. }
        | TalkRefusal::UnluckyNumber { .. }
        | TalkRefusal::OddNumber { .. }
        | TalkRefusal::NoCounting { .. }
        | TalkRefusal::NotASum { .. }
        | TalkRefusal::NoGear { .. }
        | TalkRefusal::SeveralGears { .. }
        | TalkRefusal::OtherGear { .. }
        | TalkRefusal::GearUsedUp { .. }
        | TalkRefusal::KindNotAllowed { .. }
        | TalkRefusal::KindForbidden { .. }
        | TalkRefusal::TextForbidden { .. }
        | TalkRefusal::NotYesOrNo { .. }
        | TalkRefusal::NotOneNumber { .. }
        | TalkRefusal::SeveralNumbers { .. }
        | TalkRefusal::WordOfSums { .. }
        | TalkRefusal::WordOfAsking { .. }
        | TalkRefusal::AskingByName { .. }
        | TalkRefusal::IsAQuestion { .. }
        | TalkRefusal::WordOfSelf { .. }
        | TalkRefusal::NoRepetition { .. }
        | TalkRefusal::PointsAtGear { .. }
        | TalkRefusal::NoSigns { .. }
        | TalkRefusal::NotNumbered { .. }
        | TalkRefusal::NotTwice { .. }
        | TalkRefusal::NotIdle { .. }
        | TalkRefusal::AnswersNobody { .. }
        | TalkRefusal::NotSpokenTo { .. }
        | TalkRefusal::NotOnCue { .. }
        | TalkRefusal::ChoirWaits { .. }
        | TalkRefusal::SharesNothing { .. }
        | TalkRefusal::NumberTaken { .. }
        | TalkRefusal::GearTaken { .. }
        | TalkRefusal::LetterLost { .. }
        | TalkRefusal::ClaimIsTrue { .. }
        | TalkRefusal::FirstClaimIsTrue { .. }
        | TalkRefusal::ClaimNotShifted { .. }
        | TalkRefusal::ClaimNotMirrored { .. }
        | TalkRefusal::ClaimNotDoubled { .. }
        | TalkRefusal::UnclearClaim { .. }
        | TalkRefusal::BriefingDue { .. }
        | TalkRefusal::NotAsked { .. } => {}
    }
}
