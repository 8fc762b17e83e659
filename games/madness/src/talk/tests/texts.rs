//! Every verdict and every card has a text in every language.
use std::collections::BTreeSet;

use kernel::Seat;
use text::Texts;

use crate::{
    data::{Gear, MadnessId},
    talk::{Chip, Colour, Kind, Size, Verdict},
};

const SOURCES: [(&str, &str); 2] =
    [("en", include_str!("../../../text/en.ftl")), ("de", include_str!("../../../text/de.ftl"))];

#[test]
fn every_refusal_has_a_sentence() {
    for (language, source) in SOURCES {
        let texts = Texts::new(language, &[source]).expect("the texts parse");
        let mut sentences = BTreeSet::new();
        for verdict in every_verdict() {
            let data = serde_json::to_value(&verdict).expect("a verdict is plain data");
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
pub(crate) fn every_verdict() -> Vec<Verdict> {
    let madness = MadnessId::new(1, 3);
    let word = || "word".to_owned();
    let all = vec![
        Verdict::NoSuchColleague { whom: Seat::new(1) },
        Verdict::NamesSelf,
        Verdict::UnheardRemark { id: 3 },
        Verdict::OwnEcho { id: 3 },
        Verdict::ChipMisplaced { chip: Chip::Please },
        Verdict::DressedSign,
        Verdict::NothingToSplit,
        Verdict::WrongSplit { value: 7, first: 2, second: 4 },
        Verdict::OutOfDomain { value: 7, min: 1, max: 4 },
        Verdict::NoPanel,
        Verdict::NoText,
        Verdict::TooQuick,
        Verdict::TooManyRemarks { max: 4 },
        Verdict::BudgetSpent { max: 4 },
        Verdict::HasPassed,
        Verdict::MetaWord { word: word() },
        Verdict::TooManyWords { madness, n: 2, max: 4 },
        Verdict::NoRemarksLeft { madness, max: 4 },
        Verdict::NobodyNamed { madness },
        Verdict::NameOne { madness, n: 2 },
        Verdict::SameColleague { madness, whom: Seat::new(1) },
        Verdict::NameOnly { madness, whom: Seat::new(1) },
        Verdict::MayNotName { madness, whom: Seat::new(1) },
        Verdict::MayNotAnswer { madness, whom: Seat::new(1) },
        Verdict::NoColour { madness },
        Verdict::SameColour { madness, colour: Colour::Red },
        Verdict::NoContradiction { madness },
        Verdict::NoSong { madness },
        Verdict::NoPlease { madness },
        Verdict::NoWeather { madness },
        Verdict::NoQuestion { madness },
        Verdict::NotShouted { madness },
        Verdict::Breathless { madness, left: 3 },
        Verdict::BreathlessTurn { madness },
        Verdict::TooEarly { madness, percent: 40 },
        Verdict::AfterOthers { madness, n: 2, percent: 40 },
        Verdict::WordsGone { madness, percent: 40 },
        Verdict::SameKind { madness, kind: Kind::Ask },
        Verdict::SameFirstWord { madness, word: word() },
        Verdict::NoNumbers { madness, value: 7 },
        Verdict::UnluckyNumber { madness, value: 7 },
        Verdict::OddNumber { madness, value: 7, n: 2 },
        Verdict::NoCounting { madness, kind: Kind::Ask },
        Verdict::NotASum { madness, value: 7 },
        Verdict::NoGear { madness, gear: Gear::Tools },
        Verdict::SeveralGears { madness },
        Verdict::OtherGear { madness, gear: Gear::Tools, wanted: Gear::Books },
        Verdict::GearUsedUp { madness, gear: Gear::Tools },
        Verdict::KindNotAllowed { madness, kind: Kind::Ask, kinds: vec![Kind::Yes, Kind::No] },
        Verdict::KindForbidden { madness, kind: Kind::Ask },
        Verdict::TextForbidden { madness },
        Verdict::NotYesOrNo { madness },
        Verdict::NotOneNumber { madness, n: 2 },
        Verdict::SeveralNumbers { madness, n: 2 },
        Verdict::WordOfSums { madness, word: word() },
        Verdict::WordOfAsking { madness, word: word() },
        Verdict::AskingByName { madness },
        Verdict::IsAQuestion { madness },
        Verdict::WordOfSelf { madness, word: word() },
        Verdict::NoRepetition { madness },
        Verdict::PointsAtGear { madness, gear: Gear::Tools },
        Verdict::NoSigns { madness },
        Verdict::NotNumbered { madness, n: 2 },
        Verdict::NotTwice { madness },
        Verdict::NotIdle { madness },
        Verdict::AnswersNobody { madness },
        Verdict::NotSpokenTo { madness },
        Verdict::NotOnCue { madness, whom: Seat::new(1), percent: 40 },
        Verdict::ChoirWaits { madness, n: 2, percent: 40 },
        Verdict::SharesNothing { madness },
        Verdict::NumberTaken { madness, value: 7 },
        Verdict::GearTaken { madness, gear: Gear::Tools },
        Verdict::LetterLost { madness, letter: 'o', word: word() },
        Verdict::ClaimIsTrue { madness },
        Verdict::FirstClaimIsTrue { madness },
        Verdict::ClaimNotShifted { madness, gear: Gear::Tools, wanted: Gear::Books },
        Verdict::ClaimNotMirrored { madness },
        Verdict::ClaimNotDoubled { madness },
        Verdict::UnclearClaim { madness },
        Verdict::BriefingDue { madness, n: 2, min: 1 },
        Verdict::NotAsked { madness },
    ];
    all.iter().for_each(guard);
    all
}

/// A new verdict breaks the build here: add a sample above and a case to the card's test.
fn guard(verdict: &Verdict) {
    match verdict {
        Verdict::NoSuchColleague { .. }
        | Verdict::NamesSelf
        | Verdict::UnheardRemark { .. }
        | Verdict::OwnEcho { .. }
        | Verdict::ChipMisplaced { .. }
        | Verdict::DressedSign
        | Verdict::NothingToSplit
        | Verdict::WrongSplit { .. }
        | Verdict::OutOfDomain { .. }
        | Verdict::NoPanel
        | Verdict::NoText
        | Verdict::TooQuick
        | Verdict::TooManyRemarks { .. }
        | Verdict::BudgetSpent { .. }
        | Verdict::HasPassed
        | Verdict::MetaWord { .. }
        | Verdict::TooManyWords { .. }
        | Verdict::NoRemarksLeft { .. }
        | Verdict::NobodyNamed { .. }
        | Verdict::NameOne { .. }
        | Verdict::SameColleague { .. }
        | Verdict::NameOnly { .. }
        | Verdict::MayNotName { .. }
        | Verdict::MayNotAnswer { .. }
        | Verdict::NoColour { .. }
        | Verdict::SameColour { .. }
        | Verdict::NoContradiction { .. }
        | Verdict::NoSong { .. }
        | Verdict::NoPlease { .. }
        | Verdict::NoWeather { .. }
        | Verdict::NoQuestion { .. }
        | Verdict::NotShouted { .. }
        | Verdict::Breathless { .. }
        | Verdict::BreathlessTurn { .. }
        | Verdict::TooEarly { .. }
        | Verdict::AfterOthers { .. }
        | Verdict::WordsGone { .. }
        | Verdict::SameKind { .. }
        | Verdict::SameFirstWord { .. }
        | Verdict::NoNumbers { .. }
        | Verdict::UnluckyNumber { .. }
        | Verdict::OddNumber { .. }
        | Verdict::NoCounting { .. }
        | Verdict::NotASum { .. }
        | Verdict::NoGear { .. }
        | Verdict::SeveralGears { .. }
        | Verdict::OtherGear { .. }
        | Verdict::GearUsedUp { .. }
        | Verdict::KindNotAllowed { .. }
        | Verdict::KindForbidden { .. }
        | Verdict::TextForbidden { .. }
        | Verdict::NotYesOrNo { .. }
        | Verdict::NotOneNumber { .. }
        | Verdict::SeveralNumbers { .. }
        | Verdict::WordOfSums { .. }
        | Verdict::WordOfAsking { .. }
        | Verdict::AskingByName { .. }
        | Verdict::IsAQuestion { .. }
        | Verdict::WordOfSelf { .. }
        | Verdict::NoRepetition { .. }
        | Verdict::PointsAtGear { .. }
        | Verdict::NoSigns { .. }
        | Verdict::NotNumbered { .. }
        | Verdict::NotTwice { .. }
        | Verdict::NotIdle { .. }
        | Verdict::AnswersNobody { .. }
        | Verdict::NotSpokenTo { .. }
        | Verdict::NotOnCue { .. }
        | Verdict::ChoirWaits { .. }
        | Verdict::SharesNothing { .. }
        | Verdict::NumberTaken { .. }
        | Verdict::GearTaken { .. }
        | Verdict::LetterLost { .. }
        | Verdict::ClaimIsTrue { .. }
        | Verdict::FirstClaimIsTrue { .. }
        | Verdict::ClaimNotShifted { .. }
        | Verdict::ClaimNotMirrored { .. }
        | Verdict::ClaimNotDoubled { .. }
        | Verdict::UnclearClaim { .. }
        | Verdict::BriefingDue { .. }
        | Verdict::NotAsked { .. } => {}
    }
}
