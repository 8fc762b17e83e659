//! Every verdict and every card has a text in every language.
use std::collections::BTreeSet;

use kernel::Seat;
use text::Texts;

use crate::{
    data::{Gear, MadnessId},
    talk::{Chip, Colour, Kind, MadnessRefusal, Size, TalkRefusal},
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
    let word = || "word".to_owned();
    let mut all = vec![
        TalkRefusal::NoSuchColleague { whom: Seat::new(1) },
        TalkRefusal::NamesSelf,
        TalkRefusal::UnheardRemark { id: 3 },
        TalkRefusal::OwnEcho { id: 3 },
        TalkRefusal::ChipMisplaced { chip: Chip::Please },
        TalkRefusal::SignWithWords,
        TalkRefusal::NothingToSplit,
        TalkRefusal::WrongSplit { value: 7, first: 2, second: 4 },
        TalkRefusal::OutOfRange { value: 7, min: 1, max: 4 },
        TalkRefusal::NoPanel,
        TalkRefusal::NoText,
        TalkRefusal::TooQuick,
        TalkRefusal::TooManyRemarks { max: 4 },
        TalkRefusal::BudgetSpent { max: 4 },
        TalkRefusal::HasPassed,
        TalkRefusal::MetaWord { word: word() },
    ];
    all.extend(every_madness_refusal().into_iter().map(TalkRefusal::from));
    all.iter().for_each(guard);
    all
}

fn every_madness_refusal() -> Vec<MadnessRefusal> {
    let madness = MadnessId::new(1, 3);
    let all = vec![
        MadnessRefusal::TooManyWords { madness, n: 2, max: 4 },
        MadnessRefusal::NoRemarksLeft { madness, max: 4 },
        MadnessRefusal::NoOneNamed { madness },
        MadnessRefusal::NameOne { madness, n: 2 },
        MadnessRefusal::SameColleague { madness, whom: Seat::new(1) },
        MadnessRefusal::NameOnly { madness, whom: Seat::new(1) },
        MadnessRefusal::MayNotName { madness, whom: Seat::new(1) },
        MadnessRefusal::MayNotAnswer { madness, whom: Seat::new(1) },
        MadnessRefusal::NoColour { madness },
        MadnessRefusal::SameColour { madness, colour: Colour::Red },
        MadnessRefusal::NoContradiction { madness },
        MadnessRefusal::NoSong { madness },
        MadnessRefusal::NoPlease { madness },
        MadnessRefusal::NoWeather { madness },
        MadnessRefusal::NoQuestion { madness },
        MadnessRefusal::NotShouted { madness },
        MadnessRefusal::Breathless { madness, left: 3 },
        MadnessRefusal::BreathlessTurn { madness },
        MadnessRefusal::TooEarly { madness, percent: 40 },
        MadnessRefusal::AfterOthers { madness, n: 2, percent: 40 },
        MadnessRefusal::WordsGone { madness, percent: 40 },
        MadnessRefusal::SameKind { madness, kind: Kind::Ask },
        MadnessRefusal::SameFirstWord { madness, word: "word".to_owned() },
        MadnessRefusal::NoNumbers { madness, value: 7 },
        MadnessRefusal::UnluckyNumber { madness, value: 7 },
        MadnessRefusal::OddNumber { madness, value: 7, n: 2 },
        MadnessRefusal::NoCounting { madness, kind: Kind::Ask },
        MadnessRefusal::NotASum { madness, value: 7 },
        MadnessRefusal::NoGear { madness, gear: Gear::Tools },
        MadnessRefusal::SeveralGears { madness },
        MadnessRefusal::OtherGear { madness, gear: Gear::Tools, wanted: Gear::Books },
        MadnessRefusal::GearUsedUp { madness, gear: Gear::Tools },
        MadnessRefusal::KindNotAllowed {
            madness,
            kind: Kind::Ask,
            kinds: vec![Kind::Yes, Kind::No],
        },
        MadnessRefusal::KindForbidden { madness, kind: Kind::Ask },
        MadnessRefusal::TextForbidden { madness },
        MadnessRefusal::NotYesOrNo { madness },
        MadnessRefusal::NotOneNumber { madness, n: 2 },
        MadnessRefusal::SeveralNumbers { madness, n: 2 },
        MadnessRefusal::WordOfSums { madness, word: "word".to_owned() },
        MadnessRefusal::WordOfAsking { madness, word: "word".to_owned() },
        MadnessRefusal::AskingByName { madness },
        MadnessRefusal::IsAQuestion { madness },
        MadnessRefusal::WordOfSelf { madness, word: "word".to_owned() },
        MadnessRefusal::NoRepetition { madness },
        MadnessRefusal::PointsAtGear { madness, gear: Gear::Tools },
        MadnessRefusal::NoSigns { madness },
        MadnessRefusal::NotNumbered { madness, n: 2 },
        MadnessRefusal::NotTwice { madness },
        MadnessRefusal::NotIdle { madness },
        MadnessRefusal::AnswersNoOne { madness },
        MadnessRefusal::NotSpokenTo { madness },
        MadnessRefusal::NotOnCue { madness, whom: Seat::new(1), percent: 40 },
        MadnessRefusal::ChoirWaits { madness, n: 2, percent: 40 },
        MadnessRefusal::SharesNothing { madness },
        MadnessRefusal::NumberTaken { madness, value: 7 },
        MadnessRefusal::GearTaken { madness, gear: Gear::Tools },
        MadnessRefusal::LetterLost { madness, letter: 'o', word: "word".to_owned() },
        MadnessRefusal::ClaimIsTrue { madness },
        MadnessRefusal::FirstClaimIsTrue { madness },
        MadnessRefusal::ClaimNotShifted { madness, gear: Gear::Tools, wanted: Gear::Books },
        MadnessRefusal::ClaimNotMirrored { madness },
        MadnessRefusal::ClaimNotDoubled { madness },
        MadnessRefusal::UnclearClaim { madness },
        MadnessRefusal::BriefingDue { madness, n: 2, min: 1 },
        MadnessRefusal::NotAsked { madness },
    ];
    all.iter().for_each(guard_madness);
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
        | TalkRefusal::SignWithWords
        | TalkRefusal::NothingToSplit
        | TalkRefusal::WrongSplit { .. }
        | TalkRefusal::OutOfRange { .. }
        | TalkRefusal::NoPanel
        | TalkRefusal::NoText
        | TalkRefusal::TooQuick
        | TalkRefusal::TooManyRemarks { .. }
        | TalkRefusal::BudgetSpent { .. }
        | TalkRefusal::HasPassed
        | TalkRefusal::MetaWord { .. }
        | TalkRefusal::Madness(_) => {}
    }
}

/// The same for the refusals of madness cards.
fn guard_madness(refusal: &MadnessRefusal) {
    match refusal {
        MadnessRefusal::TooManyWords { .. }
        | MadnessRefusal::NoRemarksLeft { .. }
        | MadnessRefusal::NoOneNamed { .. }
        | MadnessRefusal::NameOne { .. }
        | MadnessRefusal::SameColleague { .. }
        | MadnessRefusal::NameOnly { .. }
        | MadnessRefusal::MayNotName { .. }
        | MadnessRefusal::MayNotAnswer { .. }
        | MadnessRefusal::NoColour { .. }
        | MadnessRefusal::SameColour { .. }
        | MadnessRefusal::NoContradiction { .. }
        | MadnessRefusal::NoSong { .. }
        | MadnessRefusal::NoPlease { .. }
        | MadnessRefusal::NoWeather { .. }
        | MadnessRefusal::NoQuestion { .. }
        | MadnessRefusal::NotShouted { .. }
        | MadnessRefusal::Breathless { .. }
        | MadnessRefusal::BreathlessTurn { .. }
        | MadnessRefusal::TooEarly { .. }
        | MadnessRefusal::AfterOthers { .. }
        | MadnessRefusal::WordsGone { .. }
        | MadnessRefusal::SameKind { .. }
        | MadnessRefusal::SameFirstWord { .. }
        | MadnessRefusal::NoNumbers { .. }
        | MadnessRefusal::UnluckyNumber { .. }
        | MadnessRefusal::OddNumber { .. }
        | MadnessRefusal::NoCounting { .. }
        | MadnessRefusal::NotASum { .. }
        | MadnessRefusal::NoGear { .. }
        | MadnessRefusal::SeveralGears { .. }
        | MadnessRefusal::OtherGear { .. }
        | MadnessRefusal::GearUsedUp { .. }
        | MadnessRefusal::KindNotAllowed { .. }
        | MadnessRefusal::KindForbidden { .. }
        | MadnessRefusal::TextForbidden { .. }
        | MadnessRefusal::NotYesOrNo { .. }
        | MadnessRefusal::NotOneNumber { .. }
        | MadnessRefusal::SeveralNumbers { .. }
        | MadnessRefusal::WordOfSums { .. }
        | MadnessRefusal::WordOfAsking { .. }
        | MadnessRefusal::AskingByName { .. }
        | MadnessRefusal::IsAQuestion { .. }
        | MadnessRefusal::WordOfSelf { .. }
        | MadnessRefusal::NoRepetition { .. }
        | MadnessRefusal::PointsAtGear { .. }
        | MadnessRefusal::NoSigns { .. }
        | MadnessRefusal::NotNumbered { .. }
        | MadnessRefusal::NotTwice { .. }
        | MadnessRefusal::NotIdle { .. }
        | MadnessRefusal::AnswersNoOne { .. }
        | MadnessRefusal::NotSpokenTo { .. }
        | MadnessRefusal::NotOnCue { .. }
        | MadnessRefusal::ChoirWaits { .. }
        | MadnessRefusal::SharesNothing { .. }
        | MadnessRefusal::NumberTaken { .. }
        | MadnessRefusal::GearTaken { .. }
        | MadnessRefusal::LetterLost { .. }
        | MadnessRefusal::ClaimIsTrue { .. }
        | MadnessRefusal::FirstClaimIsTrue { .. }
        | MadnessRefusal::ClaimNotShifted { .. }
        | MadnessRefusal::ClaimNotMirrored { .. }
        | MadnessRefusal::ClaimNotDoubled { .. }
        | MadnessRefusal::UnclearClaim { .. }
        | MadnessRefusal::BriefingDue { .. }
        | MadnessRefusal::NotAsked { .. } => {}
    }
}
