//! Every language has a text for all that the game can say, and no text is left over.
use std::collections::BTreeSet;

use kernel::{Game, Refuse, Seat};
use serde::Serialize;
use serde_json::Value;
use table::{Hosted, OptionKind};
use text::Texts;

use crate::{
    Action, Button, Card, Counsel, Event, Face, Gear, Letter, MadnessId, Moment, Options, Refusal,
    Region, Relic, Reward, Sign, Space, Stage, State, Tile,
    talk::{Remark, Statement, Utterance},
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

/// Why games end: the keys of `ending.rs`.
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

/// The source that draws the board: it names the texts it needs.
const PICTURE: &str = include_str!("../picture.rs");

#[test]
fn every_language_has_the_same_texts() {
    let english = in_order(State::LANGUAGES[0].texts);
    for language in State::LANGUAGES {
        let keys = text::keys(language.texts).expect("no text stands there twice");
        assert_eq!(in_order(language.texts), english, "{}", language.id);
        assert_eq!(keys.len(), english.len(), "{}", language.id);
    }
}

#[test]
fn everything_told_has_its_sentence() {
    for texts in all_texts() {
        for event in every_event() {
            check_sentence(&texts, &tell(&texts, "event", &event));
        }
        for refusal in every_refusal() {
            check_sentence(&texts, &tell(&texts, "refusal", &refusal));
        }
        for reason in REASONS {
            check_sentence(&texts, &word(&texts, &format!("outcome-{reason}")));
        }
    }
}

#[test]
fn actions_have_labels_that_tell_them_apart() {
    let actions = State::action_space(5);
    for texts in all_texts() {
        let labels: BTreeSet<String> =
            actions.iter().map(|action| tell(&texts, "action", action)).collect();
        assert_eq!(labels.len(), actions.len(), "{}", texts.language());
    }
}

#[test]
fn no_text_is_missing_or_left_over() {
    let mut wanted = name_keys();
    wanted.extend(every_event().iter().map(|event| tagged("event", event)));
    wanted.extend(every_refusal().iter().map(|refusal| tagged("refusal", refusal)));
    wanted.extend(State::action_space(5).iter().map(|action| tagged("action", action)));
    wanted.extend(open_actions().iter().map(|action| tagged("action", action)));
    for language in State::LANGUAGES {
        let found = text::keys(language.texts).expect("no text stands there twice");
        let missing: Vec<_> = wanted.difference(&found).collect();
        // The texts of talk have tests of their own.
        let is_talk = |key: &&String| TALK.iter().any(|prefix| key.starts_with(prefix));
        let unused: Vec<_> = found.difference(&wanted).filter(|key| !is_talk(key)).collect();
        assert!(missing.is_empty(), "{}: missing {missing:?}", language.id);
        assert!(unused.is_empty(), "{}: unused {unused:?}", language.id);
    }
}

/// What `talk/tests/texts.rs` looks after.
const TALK: [&str; 6] = ["madness-", "kind-", "colour-", "chip-", "size-", "wanted-"];

fn open_actions() -> [Action; 2] {
    let counsel = Counsel::React { sign: Sign::Stop };
    [Action::Advise { counsel }, Action::Say { seen: 0, remark: Remark::of(Statement::Yes) }]
}

#[test]
fn forms_offer_every_word() {
    let fields = data(&Options::default());
    let fields: BTreeSet<&str> =
        fields.as_object().expect("options have fields").keys().map(String::as_str).collect();
    assert_eq!(fields, State::OPTIONS.iter().map(|spec| spec.name).collect());
    for (name, words) in words_of_options() {
        let spec = State::OPTIONS.iter().find(|spec| spec.name == name).expect(name);
        let OptionKind::Choice { values } = spec.kind else { panic!("{name} is a choice") };
        assert_eq!(values, words, "{name}");
    }
    let n_choices =
        State::OPTIONS.iter().filter(|spec| matches!(spec.kind, OptionKind::Choice { .. }));
    assert_eq!(n_choices.count(), words_of_options().len());
}

#[test]
fn refusals_cite_paragraphs_of_the_rulebook() {
    let english = paragraphs(State::LANGUAGES[0].rules);
    assert_eq!(english.iter().collect::<BTreeSet<_>>().len(), english.len(), "an id stands twice");
    for language in State::LANGUAGES {
        assert_eq!(paragraphs(language.rules), english, "{}", language.id);
    }
    for refusal in every_refusal() {
        assert!(english.contains(&refusal.rule()), "{refusal:?} cites {}", refusal.rule());
    }
}

fn all_texts() -> Vec<Texts> {
    let read = |language: &table::Language| Texts::new(language.id, &[language.texts]);
    State::LANGUAGES.iter().map(|language| read(language).expect("the texts parse")).collect()
}

fn tell(texts: &Texts, kind: &str, told: &impl Serialize) -> String {
    let names = ["Ann", "Bob", "Cara", "Dan", "Eve"].map(str::to_owned);
    texts.tell(kind, &data(told), &text::seat_names(&names)).expect("it can be told")
}

fn word(texts: &Texts, key: &str) -> String {
    texts.format(key, &Default::default()).expect("the name is there")
}

fn data(told: &impl Serialize) -> Value {
    serde_json::to_value(told).expect("what is told can be written")
}

fn tagged(kind: &str, told: &impl Serialize) -> String {
    let data = data(told);
    let tag = data.get("type").or_else(|| data.get("code")).and_then(Value::as_str);
    format!("{kind}-{}", tag.expect("what is told has a tag"))
}

/// One line, whole, with nothing left unsaid.
fn check_sentence(texts: &Texts, sentence: &str) {
    let is_whole =
        sentence.ends_with(['.', '!', '?', '”', '“']) && !sentence.contains(['\n', '{', '}']);
    let is_tidy = !sentence.contains("  ") && !sentence.contains(" .") && !sentence.contains(" ,");
    assert!(is_whole && is_tidy, "{}: {sentence:?}", texts.language());
}

/// The keys in the order of the file.
fn in_order(source: &'static str) -> Vec<&'static str> {
    let key = |line: &'static str| line.split_once(" = ").map(|(key, _)| key);
    source.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(key).collect()
}

/// Ids of the paragraphs, as in `**M5.2** After that …`.
fn paragraphs(rules: &'static str) -> Vec<&'static str> {
    let id = |line: &'static str| line.strip_prefix("**")?.split_once("** ");
    rules.lines().filter_map(id).map(|(id, _)| id).collect()
}

fn name_keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        ["game-name", "game-tagline", "game-about"].map(str::to_owned).into();
    keys.extend(REASONS.iter().map(|reason| format!("outcome-{reason}")));
    keys.extend(Gear::ALL.iter().map(|it| format!("gear-{it}")));
    keys.extend(Card::ALL.iter().map(|it| format!("card-{it}")));
    keys.extend(Letter::ALL.iter().map(|it| format!("letter-{it}")));
    keys.extend(Region::ALL.iter().map(|it| format!("region-{it}")));
    keys.extend(Reward::ALL.iter().map(|it| format!("reward-{it}")));
    keys.extend(Stage::ALL.iter().map(|it| format!("stage-{it}")));
    keys.extend(Relic::ALL.iter().map(|it| format!("relic-{it}")));
    keys.extend(Tile::ALL.iter().map(|it| format!("tile-{it}")));
    keys.extend(Face::ALL.iter().map(|it| format!("face-{it}")));
    keys.extend(Sign::ALL.iter().map(|it| format!("sign-{it}")));
    keys.extend(Button::ALL.iter().map(|it| format!("button-{it}")));
    for preset in State::presets() {
        keys.extend([format!("preset-{}", preset.id), format!("preset-{}-about", preset.id)]);
    }
    for spec in State::OPTIONS {
        keys.extend([format!("option-{}", spec.name), format!("option-{}-about", spec.name)]);
    }
    for (name, words) in words_of_options() {
        keys.extend(words.iter().map(|word| format!("option-{name}-{word}")));
    }
    keys.extend(["random", "seat"].map(|word| format!("option-first_leader-{word}")));
    let pictured = PICTURE.split("\"picture-").skip(1).filter_map(|rest| rest.split('"').next());
    keys.extend(pictured.map(|name| format!("picture-{name}")));
    keys
}

/// Every word of every option that is a choice.
fn words_of_options() -> Vec<(&'static str, Vec<&'static str>)> {
    use crate::{
        ArcaneCards, BlankCards, CommMode, EdgeSpaces, GlassSeconds, LaidCards, Pace, SilenceMode,
        StartZone, Tie,
    };
    vec![
        ("glass_seconds", GlassSeconds::ALL.iter().map(|it| it.word()).collect()),
        ("pace", Pace::ALL.iter().map(|it| it.word()).collect()),
        ("comm_mode", CommMode::ALL.iter().map(|it| it.word()).collect()),
        ("silence_mode", SilenceMode::ALL.iter().map(|it| it.word()).collect()),
        ("blank_cards", BlankCards::ALL.iter().map(|it| it.word()).collect()),
        ("tie", Tie::ALL.iter().map(|it| it.word()).collect()),
        ("edge_spaces", EdgeSpaces::ALL.iter().map(|it| it.word()).collect()),
        ("start_zone", StartZone::ALL.iter().map(|it| it.word()).collect()),
        ("arcane_cards", ArcaneCards::ALL.iter().map(|it| it.word()).collect()),
        ("laid_cards", LaidCards::ALL.iter().map(|it| it.word()).collect()),
    ]
}

/// A sample of each kind of event, numbers in all their forms.
fn every_event() -> Vec<Event> {
    let (seat, whom, at, to) = (ANN, BOB, Space::C4, Space::M2);
    let (card, cards) = (Card::Tools4, vec![Card::Tools4, Card::Injury]);
    let (letter, madness) = (Letter::A, MadnessId::new(2, 7));
    let counsel = Counsel::Space { at };
    let said = Utterance::of(&Remark::of(Statement::Yes), None);
    let words = || said.to_string();
    let mut all = vec![
        Event::TurnBegan { seat, round: 2 },
        Event::Ignored { seat, whom },
        Event::IgnoreUndone { seat, whom },
        Event::Moved { seat, to },
        Event::MoveUndone { seat, to },
        Event::WayOutLaid,
        Event::GlassTurned { seat, at, tile: None },
        Event::GlassTurned { seat, at, tile: Some(Tile::Co04) },
        Event::Said { seat, id: 0, said, words: words(), public: true },
        Event::Said { seat, id: 0, said, words: words(), public: false },
        Event::Murmured { seat, id: 0 },
        Event::UnderWay { seat, said, words: words() },
        Event::Jumped { seat, card, madness },
        Event::Staged { seat, card },
        Event::Unstaged { seat, card },
        Event::SaidDone { seat },
        Event::ChangedMind { seat },
        Event::Passed { seat },
        Event::Lingers { seat },
        Event::LastCall,
        Event::Slipped { seat },
        Event::Accused { seat, whom },
        Event::ChargeDismissed { seat, whom },
        Event::WasAsked { seat },
        Event::WasBriefed { seat },
        Event::Counselled { seat, counsel, words: counsel.words() },
        Event::GlassEnded { early: true },
        Event::GlassEnded { early: false },
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
        all.push(Event::Laid { seat, card: None, n: 1, silence: won });
        all.push(Event::Laid { seat, card: Some(card), n: 1, silence: won });
    }
    for n in 0..=2 {
        all.extend([
            Event::WordsLost { seat, n },
            Event::Extended { seat, n },
            Event::CardsReturned { n },
            Event::Healed { left: n },
            Event::Praised { n },
            Event::Accident { n, left: 3 },
            Event::Confused { n, cards: cards.clone() },
            Event::DeckTooShort { n, deck: 0 },
            Event::ConfidenceLost { n },
            Event::ConfidenceGone { n },
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
    // The declaration of the type is the list of its kinds.
    let source = include_str!("../event.rs");
    let body = source.split_once("pub enum Event {").expect("the type").1;
    let is_kind = |line: &&str| {
        line.starts_with("    ") && line.as_bytes().get(4).is_some_and(u8::is_ascii_uppercase)
    };
    let n_kinds = body.lines().filter(is_kind).count();
    let sampled: BTreeSet<String> =
        every_event().iter().map(|event| tagged("event", event)).collect();
    assert_eq!(sampled.len(), n_kinds);
}

/// A sample of each kind of refusal, but for those of talk.
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
        Refusal::NotInHand { card },
        Refusal::NoStaging,
        Refusal::NotStaged { card },
        Refusal::AlreadyDone,
        Refusal::StillLaying,
        Refusal::EmptyHand,
        Refusal::NoDoubtsLeft { max: 5 },
        Refusal::ClockRuns,
        Refusal::PassedAlready,
        Refusal::LingersAlready,
        Refusal::NothingToKeep { max: 4 },
        Refusal::NotAloud,
        Refusal::SlippedAlready,
        Refusal::AccusedAlready,
        Refusal::AccusesSelf,
        Refusal::ChargePending { whom },
        Refusal::NoCharge,
        Refusal::AskedAlready,
        Refusal::BriefedAlready,
        Refusal::WrongRelic { relic: Relic::KnA, reward: Reward::Ruin },
        Refusal::RelicGone { relic: Relic::KnA, whom },
        Refusal::TooMad { whom },
        Refusal::NoArcane { gear: Gear::Books },
        Refusal::NoTileThere { at },
        Refusal::SawEnough,
        Refusal::NotMissed { letter },
        Refusal::HandFull { whom, limit: 4 },
        Refusal::DealFirst { n: 1 },
        Refusal::DealFirst { n: 2 },
        Refusal::CouncilFull { max: 12 },
        Refusal::NoCouncilText,
        Refusal::Silence,
        Refusal::TooLate,
    ];
    all.extend(Moment::ALL.iter().map(|&now| Refusal::NotNow { now }));
    all.extend(Stage::ALL.iter().map(|&stage| Refusal::Covered { stage }));
    all
}

/// A sample of each kind of refusal.
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
    // The last one holds what talk refuses.
    let n_kinds = body.lines().filter(is_kind).count() - 1;
    let sampled: BTreeSet<String> =
        own_refusals().iter().map(|refusal| tagged("refusal", refusal)).collect();
    assert_eq!(sampled.len(), n_kinds);
}
