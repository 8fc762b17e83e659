//! Every language has a text for everything the game can show, and no unused texts.
use std::{collections::BTreeSet, fmt::Display};

use conformance::texts::{self, TextSamples};
use kernel::Seat;
use serde::Serialize;

use crate::{
    Advice, ArcaneCards, BlankCards, Card, DueStep, EdgeSpaces, Event, Face, FirstLeader, Gear,
    LeaderDecision, Letter, MadnessId, Pace, PlayedCards, Refusal, Region, Relic, Reward,
    ShortConfusion, Sign, SilenceMode, Space, Stage, StartZone, State, TalkMode, Tie, Tile,
    TimerSeconds,
    talk::{Chip, Colour, CustomCards, HeardRemark, Kind, Remark, Size, Statement, TEXT_CHARS},
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

/// Results of a game: the keys of `ending.rs`.
const REASONS: [&str; 9] = [
    "post",
    "footnote",
    "fame",
    "overturned",
    "proof",
    "shamed",
    "tied",
    "no_tokens",
    "no_injuries",
];

#[test]
fn texts_are_complete_and_well_formed() {
    text_samples().check();
}

fn text_samples() -> TextSamples<State> {
    TextSamples {
        events: every_event(),
        refusals: every_refusal(),
        outcomes: REASONS.map(str::to_owned).to_vec(),
        names: names(),
        option_values: option_values(),
        render_source: include_str!("../render_text.rs"),
    }
}

fn keys<T: Display>(field: &str, all: &[T]) -> Vec<String> {
    all.iter().map(|word| format!("{field}-{word}")).collect()
}

fn names() -> BTreeSet<String> {
    let chips = [Chip::Yes, Chip::No, Chip::Hm, Chip::Tekeli, Chip::Please, Chip::Cold, Chip::Wind];
    let madness: Vec<MadnessId> = MadnessId::all().collect();
    let about = madness.iter().map(|id| format!("madness-{id}-about")).collect();
    let all = [
        keys("gear", Gear::ALL),
        keys("wanted", Gear::ALL),
        keys("card", Card::ALL),
        keys("letter", Letter::ALL),
        keys("region", Region::ALL),
        keys("reward", Reward::ALL),
        keys("stage", Stage::ALL),
        keys("relic", Relic::ALL),
        keys("tile", Tile::ALL),
        keys("face", Face::ALL),
        keys("sign", Sign::ALL),
        keys("decision", LeaderDecision::ALL),
        keys("kind", Kind::ALL),
        keys("colour", Colour::ALL),
        keys("size", Size::ALL),
        keys("chip", &chips),
        keys("madness", &madness),
        about,
        // Open actions are not enumerable.
        keys("action", &["say", "advise"]),
    ];
    let mut all: BTreeSet<String> = all.into_iter().flatten().collect();
    all.extend(texts::expectations::<State>());
    all.extend(texts::expectations_of::<State>(open_commands()));
    all
}

/// Returns remarks and advice of every shape, including invalid ones, because they are not
/// enumerable.
fn open_commands() -> Vec<String> {
    let remarks = [
        "seen 2 to p2 re 1 first 2,red last please,? shout as 2+3 have tools 5",
        "first red,blue,green,gold yes",
        "last cold,wind,please,!,? yes",
        "shout to p2 yes",
        "sum books 7",
        "count crates 2",
        "size weapons fair",
        "cover a 5",
        "play tools 4",
        "keep tools",
        "total b 9",
        "need a 3",
        "only b",
        "ask books",
        "number 5",
        "point p2",
        "sign alarm",
        "injured 1",
        "echo 0",
    ];
    let advice = ["space m2", "seat p2", "decision rest", "sign stop", "text up"];
    let long = "x".repeat(TEXT_CHARS + 1);
    let typed = [format!("say text {long}"), format!("advise text {long}")];
    let said = remarks.map(|remark| format!("say {remark}"));
    let advised = advice.map(|advice| format!("advise {advice}"));
    said.into_iter().chain(advised).chain(typed).collect()
}

fn option_values() -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    let mut add = |name, words: Vec<&'static str>| {
        all.extend(words.into_iter().map(|word| (name, word.to_owned())));
    };
    add("timer_seconds", TimerSeconds::ALL.iter().map(|it| it.as_str()).collect());
    add("pace", Pace::ALL.iter().map(|it| it.as_str()).collect());
    add("talk_mode", TalkMode::ALL.iter().map(|it| it.as_str()).collect());
    add("silence_mode", SilenceMode::ALL.iter().map(|it| it.as_str()).collect());
    add("tie", Tie::ALL.iter().map(|it| it.as_str()).collect());
    add("edge_spaces", EdgeSpaces::ALL.iter().map(|it| it.as_str()).collect());
    add("start_zone", StartZone::ALL.iter().map(|it| it.as_str()).collect());
    add("arcane_cards", ArcaneCards::ALL.iter().map(|it| it.as_str()).collect());
    add("played_cards", PlayedCards::ALL.iter().map(|it| it.as_str()).collect());
    add("short_confusion", ShortConfusion::ALL.iter().map(|it| it.as_str()).collect());
    let custom = BlankCards::Custom(CustomCards::default());
    for blank_cards in [BlankCards::Lucid, BlankCards::Out, custom] {
        all.push(("blank_cards", texts::variant(&blank_cards)));
    }
    for first in [FirstLeader::Random, FirstLeader::Seat(ANN)] {
        all.push(("first_leader", texts::variant(&first)));
    }
    all
}

fn tag(tagged: &impl Serialize, field: &str) -> String {
    let data = serde_json::to_value(tagged).expect("it serializes");
    data[field].as_str().expect("it has a tag").to_owned()
}

/// Returns a sample of each kind of event, with numbers in all plural forms.
fn every_event() -> Vec<Event> {
    let (seat, whom, at, to) = (ANN, BOB, Space::C4, Space::M2);
    let (card, cards) = (Card::Tools4, vec![Card::Tools4, Card::Injury]);
    let (letter, madness) = (Letter::A, MadnessId::new(2, 7));
    let advice = Advice::Space { at };
    let said = HeardRemark::of(&Remark::of(Statement::Yes), None);
    let words = || said.to_string();
    let mut all = vec![
        Event::TurnBegan { seat, round: 2 },
        Event::Ignored { seat, whom },
        Event::IgnoreUndone { seat, whom },
        Event::Moved { seat, to },
        Event::MoveUndone { seat, to },
        Event::EscapeTilesPlaced,
        Event::TimerFlipped { seat, at, tile: None },
        Event::TimerFlipped { seat, at, tile: Some(Tile::Co04) },
        Event::Said { seat, id: 0, said, words: words(), public: true },
        Event::Said { seat, id: 0, said, words: words(), public: false },
        Event::Murmured { seat, id: 0 },
        Event::RemarkPending { seat, said, words: words() },
        Event::AutoPlayed { seat, card, madness },
        Event::DeclaredDone { seat },
        Event::ChangedMind { seat },
        Event::Passed { seat },
        Event::Lingers { seat },
        Event::LastCall,
        Event::Slipped { seat },
        Event::Accused { seat, whom },
        Event::AccusationDismissed { seat, whom },
        Event::WasAsked { seat },
        Event::WasBriefed { seat },
        Event::Advised { seat, advice, words: advice.words() },
        Event::TimerEnded { early: true },
        Event::TimerEnded { early: false },
        Event::Revealed { seat: Some(seat), cards: cards.clone() },
        Event::Revealed { seat: None, cards: cards.clone() },
        Event::Met { letter, gear: Gear::Tools, sum: 9 },
        Event::Missed { letter, gear: Gear::Books, sum: 9, distance: 1 },
        Event::RelicTaken { seat, whom, relic: Relic::SpA },
        Event::WentMad { whom, level: 2, madness: None },
        Event::WentMad { whom, level: 2, madness: Some(madness) },
        Event::AllMad,
        Event::Searched { seat, at, tile: Tile::Mo01 },
        Event::SearchSkipped { seat },
        Event::SearchEnded { at },
        Event::TokenDiscarded { sled: 1 },
        Event::TokenLost { left: 1 },
        Event::DeckShort { deck: 1, need: 4 },
        Event::LimitRaised { seat, limit: 5 },
        Event::Rested { seat, n: 3, deck: 30 },
        Event::RestSkipped { seat },
        Event::TimeUp { seat },
        Event::TokensGone,
        Event::InjuriesGone,
        Event::Unmasked { whom, madness },
    ];
    for won in [true, false] {
        all.push(Event::Escaped { relics: 4, injuries: 3, balance: 1, won });
        all.push(Event::Played { seat, card: None, n: 1, silence: won });
        all.push(Event::Played { seat, card: Some(card), n: 1, silence: won });
    }
    for n in 0..=2 {
        all.extend([
            Event::RemarksLost { seat, n },
            Event::Extended { seat, n },
            Event::CardsReturned { n },
            Event::Healed { left: n },
            Event::Praised { n },
            Event::Accident { n, left: 3 },
            Event::Confused { n, cards: cards.clone() },
            Event::DeckTooShort { n, deck: 0 },
            Event::ConfidenceLost { n },
            Event::ConfidenceGone { n },
            Event::InjuriesReturned { whom, n },
            Event::Drew { whom, n, cards: None },
            Event::Drew { whom, n, cards: Some(cards.clone()) },
        ]);
    }
    all.extend(Gear::ALL.iter().map(|&gear| Event::ArcaneFound { seat, gear }));
    all.extend(Stage::ALL.iter().map(|&stage| Event::SpaceCovered { whom, stage }));
    all.extend(Reward::ALL.iter().map(|&reward| Event::NothingGained { reward }));
    for &face in Face::ALL {
        all.extend([
            Event::SilenceBroken { seat, face },
            Event::Rolled { seat, letter, face },
            Event::Rerolled { seat, letter, face },
        ]);
    }
    all
}

#[test]
fn every_kind_of_event_is_among_the_samples() {
    // Count the variants in the declaration of the type.
    let source = include_str!("../event.rs");
    let body = source.split_once("pub enum Event {").expect("the type").1;
    let is_kind = |line: &&str| {
        line.starts_with("    ") && line.as_bytes().get(4).is_some_and(u8::is_ascii_uppercase)
    };
    let n_kinds = body.lines().filter(is_kind).count();
    let sampled: BTreeSet<String> = every_event().iter().map(|event| tag(event, "type")).collect();
    assert_eq!(sampled.len(), n_kinds);
}

/// Returns a sample of each kind of refusal, except those of talk.
pub(super) fn own_refusals() -> Vec<Refusal> {
    let (whom, at, to) = (BOB, Space::C4, Space::M2);
    let (card, letter) = (Card::Tools4, Letter::A);
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NoSuchSeat { whom },
        Refusal::NotLeader { turn: ANN },
        Refusal::StartAtCoast { to },
        Refusal::StartAtShore { to },
        Refusal::SameSpace { to },
        Refusal::TooFar { to, at },
        Refusal::NoSuchEdge { to: Space::X1 },
        Refusal::NotMad { whom },
        Refusal::AlreadyIgnored { whom },
        Refusal::NotIgnored { whom },
        Refusal::NoChangesLeft { max: 3 },
        Refusal::NoToken { discard: 2 },
        Refusal::NoCardsLeft,
        Refusal::TimerRunsOut,
        Refusal::NotInHand { card },
        Refusal::AlreadyDone,
        Refusal::NotDoneYet,
        Refusal::EmptyHand,
        Refusal::NoMindChangesLeft { max: 5 },
        Refusal::GameIsTimed,
        Refusal::PassedAlready,
        Refusal::LingersAlready,
        Refusal::NothingToKeep { max: 4 },
        Refusal::NotInPerson,
        Refusal::SlippedAlready,
        Refusal::AccusedAlready,
        Refusal::AccusesSelf,
        Refusal::AccusationPending { whom },
        Refusal::NoAccusation,
        Refusal::AskedAlready,
        Refusal::BriefedAlready,
        Refusal::NothingToDeclare,
        Refusal::WrongRelic { relic: Relic::KnA, reward: Reward::Ruin },
        Refusal::RelicGone { relic: Relic::KnA, whom },
        Refusal::TooMad { whom },
        Refusal::NoArcane { gear: Gear::Books },
        Refusal::NoTileThere { at },
        Refusal::SearchRequired,
        Refusal::SawEnough,
        Refusal::NotMissed { letter },
        Refusal::HandFull { whom, limit: 4 },
        Refusal::DealFirst { n: 1 },
        Refusal::DealFirst { n: 2 },
        Refusal::AdviceUsedUp { max: 12 },
        Refusal::NoAdviceText,
        Refusal::NoAdvice,
        Refusal::Silence,
        Refusal::TooLate,
    ];
    all.extend(DueStep::ALL.iter().map(|&now| Refusal::NotNow { now }));
    all.extend(Stage::ALL.iter().map(|&stage| Refusal::Covered { stage }));
    all
}

/// Returns a sample of each kind of refusal.
fn every_refusal() -> Vec<Refusal> {
    let of_talk = crate::talk::tests::texts::every_verdict().into_iter().map(Refusal::from);
    own_refusals().into_iter().chain(of_talk).collect()
}

#[test]
fn every_kind_of_refusal_is_among_the_samples() {
    let source = include_str!("../refusal.rs");
    let body = source.split_once("pub enum Refusal {").expect("the type").1;
    let body = body.split_once("\n}").expect("its end").0;
    let is_kind = |line: &&str| {
        line.starts_with("    ") && line.as_bytes().get(4).is_some_and(u8::is_ascii_uppercase)
    };
    // The last variant wraps the refusals of talk.
    let n_kinds = body.lines().filter(is_kind).count() - 1;
    let sampled: BTreeSet<String> =
        own_refusals().iter().map(|refusal| tag(refusal, "code")).collect();
    assert_eq!(sampled.len(), n_kinds);
}
