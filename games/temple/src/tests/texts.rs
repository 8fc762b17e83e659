//! Every language has a text for all that the game can say, and no text is left over.
use std::collections::BTreeSet;

use kernel::{Game, Refuse, Seat};
use serde::Serialize;
use serde_json::Value;
use table::{Hosted, OptionKind};
use text::Texts;

use crate::{
    Ability, Character, Death, Deck, Event, Glyph, Lock, Moment, Node, Options, Refusal, State,
    Sun, Treasure, Trial, Variety, Wall, WallCard, Way,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

/// The source that draws the board: it names the texts it needs.
const PICTURE: &str = include_str!("../picture.rs");

/// Reasons that an outcome can have.
const REASONS: [&str; 5] =
    ["together_won", "together_short", "together_lost", "rivals_out", "nobody_out"];

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
    let actions = State::action_space(6);
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
    wanted.extend(State::action_space(6).iter().map(|action| tagged("action", action)));
    for language in State::LANGUAGES {
        let found = text::keys(language.texts).expect("no text stands there twice");
        let missing: Vec<_> = wanted.difference(&found).collect();
        let unused: Vec<_> = found.difference(&wanted).collect();
        assert!(missing.is_empty(), "{}: missing {missing:?}", language.id);
        assert!(unused.is_empty(), "{}: unused {unused:?}", language.id);
    }
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
    let names = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"].map(str::to_owned);
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
    let is_whole = sentence.ends_with(['.', '!', '?']) && !sentence.contains(['\n', '{', '}']);
    let is_tidy = !sentence.contains("  ") && !sentence.contains(" .") && !sentence.contains(" ,");
    assert!(is_whole && is_tidy, "{}: {sentence:?}", texts.language());
}

/// The keys in the order of the file.
fn in_order(source: &'static str) -> Vec<&'static str> {
    let key = |line: &'static str| line.split_once(" = ").map(|(key, _)| key);
    source.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(key).collect()
}

/// Ids of the paragraphs, as in `**T5.2** Treasures, …`.
fn paragraphs(rules: &'static str) -> Vec<&'static str> {
    let id = |line: &'static str| line.strip_prefix("**")?.split_once("** ");
    rules.lines().filter_map(id).map(|(id, _)| id).collect()
}

#[test]
fn forms_offer_every_field() {
    let fields = data(&Options::default());
    let fields: BTreeSet<&str> =
        fields.as_object().expect("options have fields").keys().map(String::as_str).collect();
    assert_eq!(fields, State::OPTIONS.iter().map(|spec| spec.name).collect());
}

fn name_keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        ["game-name", "game-tagline", "game-about"].map(str::to_owned).into();
    keys.extend(Deck::ALL.iter().map(|deck| format!("deck-{deck}")));
    keys.extend(Treasure::ALL.iter().map(|card| format!("card-{card}")));
    keys.extend(WallCard::ALL.iter().map(|card| format!("card-{card}")));
    keys.extend(Character::ALL.iter().map(|character| format!("character-{character}")));
    keys.extend(Ability::ALL.iter().map(|ability| format!("ability-{ability}")));
    keys.extend(Lock::ALL.iter().map(|lock| format!("lock-{lock}")));
    keys.extend(Trial::ALL.iter().map(|trial| format!("trial-{trial}")));
    keys.extend(Death::ALL.iter().map(|death| format!("death-{death}")));
    keys.extend(Sun::ALL.iter().map(|sun| format!("sun-{sun}")));
    keys.extend(Wall::ALL.iter().map(|wall| format!("wall-{wall}")));
    keys.extend(Way::ALL.iter().map(|way| format!("way-{way}")));
    keys.extend(Glyph::ALL.iter().map(|glyph| format!("glyph-{glyph}")));
    keys.extend(Moment::ALL.iter().map(|now| format!("now-{now}")));
    for card in Variety::ALL {
        keys.extend([format!("variety-{card}"), format!("variety-{card}-about")]);
    }
    keys.extend(REASONS.map(|reason| format!("outcome-{reason}")));
    for preset in State::presets() {
        keys.extend([format!("preset-{}", preset.id), format!("preset-{}-about", preset.id)]);
    }
    for spec in State::OPTIONS {
        keys.extend([format!("option-{}", spec.name), format!("option-{}-about", spec.name)]);
        if let OptionKind::Choice { values } = spec.kind {
            keys.extend(values.iter().map(|value| format!("option-{}-{value}", spec.name)));
        }
    }
    let pictured = PICTURE.split("\"picture-").skip(1).filter_map(|rest| rest.split('"').next());
    keys.extend(pictured.map(|name| format!("picture-{name}")));
    keys
}

/// A sample of each kind of event, numbers in all their forms.
fn every_event() -> Vec<Event> {
    let mut all = vec![Event::WentIn { seat: ANN, character: Character::Lea }];
    all.push(Event::FirstRoll { seat: ANN, dice: vec![1, 6], face: None });
    all.push(Event::FirstRoll { seat: ANN, dice: vec![1, 6], face: Some(4) });
    all.push(Event::KeeperChosen { seat: ANN });
    for n in 0..=3 {
        all.push(Event::RoundBegan { round: n });
    }
    all.push(Event::Rolled { dice: vec![1, 6] });
    all.push(Event::Carried { seat: ANN, whom: BOB, card: None });
    all.push(Event::Carried { seat: ANN, whom: BOB, card: Some(Treasure::LvK) });
    for n in 0..=3 {
        all.push(Event::Dropped { seat: ANN, at: Node::C9, n, cards: Vec::new() });
    }
    for n in 0..=3 {
        all.push(Event::Dropped { seat: ANN, at: Node::C9, n, cards: vec![Treasure::Z1N3] });
    }
    for n in 0..=3 {
        all.push(Event::DropLost { seat: ANN, at: Node::C9, n, cards: Vec::new() });
    }
    for n in 0..=3 {
        all.push(Event::DropLost { seat: ANN, at: Node::C9, n, cards: vec![Treasure::Z1N3] });
    }
    for n in 0..=3 {
        all.push(Event::Loaded { seat: ANN, n_cards: n, level: n });
    }
    for n in 0..=3 {
        all.push(Event::Braced { seat: ANN, level: n });
    }
    for n in 0..=3 {
        all.push(Event::Shed { seat: ANN, level: n });
    }
    for n in 0..=3 {
        all.push(Event::SlotBegan { seat: ANN, n });
    }
    all.push(Event::SlotSkipped { seat: ANN });
    all.push(Event::SlotEnded { seat: ANN });
    all.push(Event::Moved { seat: ANN, at: Node::C9 });
    all.push(Event::Sprinted { seat: ANN, at: Node::C9 });
    all.push(Event::Leapt { seat: ANN, at: Node::C9 });
    all.push(Event::MaskRemoved);
    for n in 0..=3 {
        all.push(Event::TileFlipped { seat: ANN, at: Node::C9, glyph: Glyph::G03, n });
    }
    for n in 0..=3 {
        all.push(Event::TrapSprung { seat: ANN, at: Node::C9, glyph: Glyph::G03, n });
    }
    all.push(Event::Searched { seat: ANN, deck: Deck::River, card: None });
    all.push(Event::Searched { seat: ANN, deck: Deck::River, card: Some(Treasure::LvK) });
    all.push(Event::Drifted { seat: ANN, at: Node::C9 });
    for n in 0..=3 {
        all.push(Event::Deciphered { seat: ANN, zone: n, glyph: None, n: None });
    }
    for n in 0..=3 {
        all.push(Event::Deciphered { seat: ANN, zone: n, glyph: Some(Glyph::G03), n: Some(4) });
    }
    all.push(Event::TileRead { seat: ANN, at: Node::C9, n: None });
    all.push(Event::TileRead { seat: ANN, at: Node::C9, n: Some(4) });
    for n in 0..=3 {
        all.push(Event::ClueRead { seat: ANN, zone: n, glyph: None, n: None });
    }
    for n in 0..=3 {
        all.push(Event::ClueRead { seat: ANN, zone: n, glyph: Some(Glyph::G03), n: Some(4) });
    }
    all.push(Event::LookEnded { seat: ANN });
    for &trial in Trial::ALL {
        all.push(Event::Tested { seat: ANN, trial, dice: vec![1, 6] });
    }
    for n in 0..=3 {
        all.push(Event::Paid { seat: ANN, cards: Vec::new(), face: n });
    }
    for n in 0..=3 {
        all.push(Event::Paid { seat: ANN, cards: vec![Treasure::Z1N3], face: n });
    }
    for &trial in Trial::ALL {
        all.push(Event::OneIgnored { seat: ANN, trial });
    }
    all.push(Event::Helped { seat: ANN, whom: BOB });
    for &trial in Trial::ALL {
        all.push(Event::TestPassed { seat: ANN, trial });
    }
    for &trial in Trial::ALL {
        all.push(Event::TestFailed { seat: ANN, trial });
    }
    for n in 0..=3 {
        all.push(Event::Wounded { seat: ANN, n });
    }
    for n in 0..=3 {
        all.push(Event::Buried { seat: ANN, n });
    }
    all.push(Event::Caught { seat: ANN, at: Node::C9 });
    all.push(Event::CardLost { seat: ANN, card: None });
    all.push(Event::CardLost { seat: ANN, card: Some(Treasure::LvK) });
    all.push(Event::Freed { seat: ANN });
    for &death in Death::ALL {
        all.push(Event::Eliminated { seat: ANN, character: Character::Lea, death });
    }
    for n in 0..=3 {
        for &way in Way::ALL {
            all.push(Event::Escaped { seat: ANN, character: Character::Lea, way, n });
        }
    }
    for n in 0..=3 {
        all.push(Event::BridgeTested { seat: ANN, weight: n, dice: vec![1, 6], n });
    }
    all.push(Event::BridgeFell);
    all.push(Event::StatueTaken { seat: ANN });
    for &lock in Lock::ALL {
        all.push(Event::LockRolled { seat: ANN, lock, dice: vec![1, 6] });
    }
    for &lock in Lock::ALL {
        all.push(Event::LockRerolled { seat: ANN, lock, dice: vec![1, 6] });
    }
    for &lock in Lock::ALL {
        all.push(Event::DieSet { seat: ANN, lock, dice: vec![1, 6] });
    }
    for &lock in Lock::ALL {
        all.push(Event::LockOpened { seat: ANN, lock });
    }
    for &lock in Lock::ALL {
        all.push(Event::LockLeft { seat: ANN, lock });
    }
    for n in 0..=3 {
        all.push(Event::Darts { seat: ANN, face: n });
    }
    all.push(Event::TreasureTaken { seat: ANN, card: Treasure::Z1N3 });
    all.push(Event::DoorRemoved { seat: ANN });
    all.push(Event::DoorSmashed);
    all.push(Event::CollapseBegan);
    all.push(Event::CollapseEnded);
    all.push(Event::ExchangeProposed {
        seat: ANN,
        whom: BOB,
        given: Vec::new(),
        asked: Vec::new(),
    });
    all.push(Event::ExchangeProposed {
        seat: ANN,
        whom: BOB,
        given: vec![Treasure::Z1N3],
        asked: vec![Treasure::Z1N3],
    });
    all.push(Event::ExchangeAnswered { seat: ANN, whom: BOB, asked: Vec::new() });
    all.push(Event::ExchangeAnswered { seat: ANN, whom: BOB, asked: vec![Treasure::Z1N3] });
    all.push(Event::ExchangeDeclined { seat: ANN, whom: BOB });
    all.push(Event::ExchangeCancelled { seat: ANN, whom: BOB });
    for n in 0..=3 {
        all.push(Event::Exchanged { seat: ANN, whom: BOB, n_given: n, n_taken: n });
    }
    for n in 0..=3 {
        all.push(Event::PileSeen { seat: ANN, at: Node::C9, n, cards: Vec::new() });
    }
    for n in 0..=3 {
        all.push(Event::PileSeen { seat: ANN, at: Node::C9, n, cards: vec![Treasure::Z1N3] });
    }
    all.push(Event::PickedUp { seat: ANN, deck: Deck::River, card: None });
    all.push(Event::PickedUp { seat: ANN, deck: Deck::River, card: Some(Treasure::LvK) });
    for n in 0..=3 {
        all.push(Event::Healed { seat: ANN, n });
    }
    for n in 0..=3 {
        all.push(Event::Hurried { seat: ANN, n });
    }
    for n in 0..=3 {
        all.push(Event::GravelCleared { seat: ANN, n });
    }
    for n in 0..=3 {
        all.push(Event::SupplyTaken { seat: ANN, n });
    }
    for n in 0..=3 {
        all.push(Event::MonkeysSent { seat: ANN, whom: BOB, face: n });
    }
    all.push(Event::Stolen { seat: ANN, whom: BOB, card: None });
    all.push(Event::Stolen { seat: ANN, whom: BOB, card: Some(Treasure::LvK) });
    for n in 0..=3 {
        all.push(Event::Fumes { seat: ANN, face: n });
    }
    for &card in WallCard::ALL {
        all.push(Event::WallRevealed { card });
    }
    for n in 0..=3 {
        for &wall in Wall::ALL {
            all.push(Event::WallMoved { wall, n });
        }
    }
    all.push(Event::Pushed { seat: ANN, at: Node::C9 });
    all.push(Event::PilePushed { at: Node::C9 });
    all.push(Event::WallsMet);
    for n in 0..=3 {
        all.push(Event::BoulderRolled { dice: vec![1, 6], n });
    }
    all.push(Event::BoulderMoved { at: Node::C9 });
    for n in 0..=3 {
        all.push(Event::PileCrushed { at: Node::C9, n });
    }
    all.push(Event::WebTorn { at: Node::C9 });
    for &sun in Sun::ALL {
        all.push(Event::SunOpened { sun });
    }
    for n in 0..=3 {
        all.push(Event::CacheCrushed { n });
    }
    all.push(Event::Splinters { seat: ANN });
    all.push(Event::WaitsForSun { seat: ANN });
    all.push(Event::Replaced { seat: ANN, character: Character::Lea, at: Node::C9 });
    all.push(Event::DicePassed { seat: ANN });
    all.push(Event::ExitSealed);
    for n in 0..=3 {
        all.push(Event::CasketOpened { seat: ANN, dice: vec![1, 6], n });
    }
    for n in 0..=3 {
        all.push(Event::Counted { seat: ANN, n });
    }
    for n in 0..=3 {
        all.push(Event::Won { seat: ANN, n });
    }
    all.push(Event::NobodyEscaped);
    for n in 0..=3 {
        all.push(Event::GroupCounted { n, target: n });
    }
    all.iter().for_each(guard_event);
    all
}

/// A new event breaks the build here: add a sample above.
fn guard_event(event: &Event) {
    match event {
        Event::WentIn { .. }
        | Event::FirstRoll { .. }
        | Event::KeeperChosen { .. }
        | Event::RoundBegan { .. }
        | Event::Rolled { .. }
        | Event::Carried { .. }
        | Event::Dropped { .. }
        | Event::DropLost { .. }
        | Event::Loaded { .. }
        | Event::Braced { .. }
        | Event::Shed { .. }
        | Event::SlotBegan { .. }
        | Event::SlotSkipped { .. }
        | Event::SlotEnded { .. }
        | Event::Moved { .. }
        | Event::Sprinted { .. }
        | Event::Leapt { .. }
        | Event::MaskRemoved
        | Event::TileFlipped { .. }
        | Event::TrapSprung { .. }
        | Event::Searched { .. }
        | Event::Drifted { .. }
        | Event::Deciphered { .. }
        | Event::TileRead { .. }
        | Event::ClueRead { .. }
        | Event::LookEnded { .. }
        | Event::Tested { .. }
        | Event::Paid { .. }
        | Event::OneIgnored { .. }
        | Event::Helped { .. }
        | Event::TestPassed { .. }
        | Event::TestFailed { .. }
        | Event::Wounded { .. }
        | Event::Buried { .. }
        | Event::Caught { .. }
        | Event::CardLost { .. }
        | Event::Freed { .. }
        | Event::Eliminated { .. }
        | Event::Escaped { .. }
        | Event::BridgeTested { .. }
        | Event::BridgeFell
        | Event::StatueTaken { .. }
        | Event::LockRolled { .. }
        | Event::LockRerolled { .. }
        | Event::DieSet { .. }
        | Event::LockOpened { .. }
        | Event::LockLeft { .. }
        | Event::Darts { .. }
        | Event::TreasureTaken { .. }
        | Event::DoorRemoved { .. }
        | Event::DoorSmashed
        | Event::CollapseBegan
        | Event::CollapseEnded
        | Event::ExchangeProposed { .. }
        | Event::ExchangeAnswered { .. }
        | Event::ExchangeDeclined { .. }
        | Event::ExchangeCancelled { .. }
        | Event::Exchanged { .. }
        | Event::PileSeen { .. }
        | Event::PickedUp { .. }
        | Event::Healed { .. }
        | Event::Hurried { .. }
        | Event::GravelCleared { .. }
        | Event::SupplyTaken { .. }
        | Event::MonkeysSent { .. }
        | Event::Stolen { .. }
        | Event::Fumes { .. }
        | Event::WallRevealed { .. }
        | Event::WallMoved { .. }
        | Event::Pushed { .. }
        | Event::PilePushed { .. }
        | Event::WallsMet
        | Event::BoulderRolled { .. }
        | Event::BoulderMoved { .. }
        | Event::PileCrushed { .. }
        | Event::WebTorn { .. }
        | Event::SunOpened { .. }
        | Event::CacheCrushed { .. }
        | Event::Splinters { .. }
        | Event::WaitsForSun { .. }
        | Event::Replaced { .. }
        | Event::DicePassed { .. }
        | Event::ExitSealed
        | Event::CasketOpened { .. }
        | Event::Counted { .. }
        | Event::Won { .. }
        | Event::NobodyEscaped
        | Event::GroupCounted { .. } => {}
    }
}

/// A sample of each kind of refusal.
pub(super) fn every_refusal() -> Vec<Refusal> {
    let mut all = Vec::new();
    all.push(Refusal::GameOver);
    all.push(Refusal::NoSuchSeat { whom: BOB });
    all.push(Refusal::NotYourTurn { turn: BOB });
    for &now in Moment::ALL {
        all.push(Refusal::NotNow { now });
    }
    for &now in Moment::ALL {
        all.push(Refusal::NotAsked { now });
    }
    all.push(Refusal::AnsweredAlready);
    all.push(Refusal::NotYourCharacter { character: Character::Lea });
    all.push(Refusal::ChosenAlready { character: Character::Lea });
    all.push(Refusal::NoSuchCard { card: Treasure::Z1N3 });
    all.push(Refusal::NotLaidAside { card: Treasure::Z1N3 });
    for n in 0..=3 {
        all.push(Refusal::OverLimit { n_cards: n, n });
    }
    all.push(Refusal::NoSupply);
    all.push(Refusal::NoWound);
    all.push(Refusal::NoGravel);
    for n in 0..=3 {
        all.push(Refusal::GravelFirst { n });
    }
    all.push(Refusal::StuckInWeb { at: Node::C9 });
    all.push(Refusal::NotStuck);
    for n in 0..=3 {
        all.push(Refusal::NotEnoughActions { needed: n, left: n });
    }
    all.push(Refusal::NotAdjacent { at: Node::C9, to: Node::C9 });
    all.push(Refusal::BoulderThere { to: Node::C9 });
    all.push(Refusal::WallClosed { to: Node::C9 });
    all.push(Refusal::RoomClosed { to: Node::C9 });
    all.push(Refusal::HoleThere { to: Node::C9 });
    all.push(Refusal::PitThere);
    all.push(Refusal::BridgeGone);
    all.push(Refusal::DoorShut);
    all.push(Refusal::OverTheBrink);
    all.push(Refusal::NothingToSearch { at: Node::C9 });
    all.push(Refusal::DeckEmpty { deck: Deck::River });
    all.push(Refusal::TileSearched { at: Node::C9 });
    all.push(Refusal::LyingDown);
    all.push(Refusal::NoClueHere { at: Node::C9 });
    all.push(Refusal::CluesHidden);
    for &lock in Lock::ALL {
        all.push(Refusal::NoSuchLock { lock });
    }
    for &lock in Lock::ALL {
        all.push(Refusal::LockElsewhere { lock, at: Node::C9 });
    }
    for &lock in Lock::ALL {
        all.push(Refusal::LockOpen { lock });
    }
    all.push(Refusal::NoPit);
    all.push(Refusal::NotAtPit { at: Node::C9 });
    all.push(Refusal::NotOnBridge { at: Node::C9 });
    all.push(Refusal::StatueGone);
    all.push(Refusal::NoTunnel);
    all.push(Refusal::NotAtTunnel { at: Node::C9 });
    all.push(Refusal::StoneNeeded);
    all.push(Refusal::NotAtBrink { at: Node::C9 });
    all.push(Refusal::WithYourself);
    all.push(Refusal::NotInTemple { whom: BOB });
    all.push(Refusal::TooFar { whom: BOB, at: Node::C9 });
    all.push(Refusal::UnsafeSpace { at: Node::C9 });
    all.push(Refusal::PartnerStuck { whom: BOB });
    all.push(Refusal::PairBarred { whom: BOB });
    all.push(Refusal::NothingToExchange { whom: BOB });
    all.push(Refusal::HandsHidden);
    all.push(Refusal::PartnerLacks { whom: BOB, card: Treasure::Z1N3 });
    all.push(Refusal::NotAskedFor { card: Treasure::Z1N3 });
    all.push(Refusal::EmptyExchange);
    all.push(Refusal::NoPile { at: Node::C9 });
    all.push(Refusal::NotInPile { card: Treasure::Z1N3 });
    for &variety in Variety::ALL {
        all.push(Refusal::NotInForce { variety });
    }
    all.push(Refusal::NotAtCache { at: Node::C9 });
    all.push(Refusal::CacheEmpty);
    all.push(Refusal::SupplyHad);
    all.push(Refusal::MonkeysTired);
    for &ability in Ability::ALL {
        all.push(Refusal::NoToken { ability });
    }
    all.push(Refusal::NoSprintInRiver);
    all.push(Refusal::NotDiagonal { at: Node::C9, to: Node::C9 });
    all.push(Refusal::CornerBlocked { at: Node::C9 });
    all.push(Refusal::NotInLava { at: Node::C9 });
    all.push(Refusal::NoTileToRead { at: Node::C9 });
    for &trial in Trial::ALL {
        all.push(Refusal::TokenUseless { trial });
    }
    all.push(Refusal::NothingToBuy);
    for n in 0..=3 {
        all.push(Refusal::TooFewToPay { n });
    }
    for n in 0..=3 {
        all.push(Refusal::PaymentBegun { n });
    }
    for n in 0..=3 {
        all.push(Refusal::SameFace { face: n });
    }
    for &sun in Sun::ALL {
        all.push(Refusal::SunClosed { sun });
    }
    all.iter().for_each(guard_refusal);
    all
}

/// A new refusal breaks the build here: add a sample above, and a scenario in `refusals.rs`.
fn guard_refusal(refusal: &Refusal) {
    match refusal {
        Refusal::GameOver
        | Refusal::NoSuchSeat { .. }
        | Refusal::NotYourTurn { .. }
        | Refusal::NotNow { .. }
        | Refusal::NotAsked { .. }
        | Refusal::AnsweredAlready
        | Refusal::NotYourCharacter { .. }
        | Refusal::ChosenAlready { .. }
        | Refusal::NoSuchCard { .. }
        | Refusal::NotLaidAside { .. }
        | Refusal::OverLimit { .. }
        | Refusal::NoSupply
        | Refusal::NoWound
        | Refusal::NoGravel
        | Refusal::GravelFirst { .. }
        | Refusal::StuckInWeb { .. }
        | Refusal::NotStuck
        | Refusal::NotEnoughActions { .. }
        | Refusal::NotAdjacent { .. }
        | Refusal::BoulderThere { .. }
        | Refusal::WallClosed { .. }
        | Refusal::RoomClosed { .. }
        | Refusal::HoleThere { .. }
        | Refusal::PitThere
        | Refusal::BridgeGone
        | Refusal::DoorShut
        | Refusal::OverTheBrink
        | Refusal::NothingToSearch { .. }
        | Refusal::DeckEmpty { .. }
        | Refusal::TileSearched { .. }
        | Refusal::LyingDown
        | Refusal::NoClueHere { .. }
        | Refusal::CluesHidden
        | Refusal::NoSuchLock { .. }
        | Refusal::LockElsewhere { .. }
        | Refusal::LockOpen { .. }
        | Refusal::NoPit
        | Refusal::NotAtPit { .. }
        | Refusal::NotOnBridge { .. }
        | Refusal::StatueGone
        | Refusal::NoTunnel
        | Refusal::NotAtTunnel { .. }
        | Refusal::StoneNeeded
        | Refusal::NotAtBrink { .. }
        | Refusal::WithYourself
        | Refusal::NotInTemple { .. }
        | Refusal::TooFar { .. }
        | Refusal::UnsafeSpace { .. }
        | Refusal::PartnerStuck { .. }
        | Refusal::PairBarred { .. }
        | Refusal::NothingToExchange { .. }
        | Refusal::HandsHidden
        | Refusal::PartnerLacks { .. }
        | Refusal::NotAskedFor { .. }
        | Refusal::EmptyExchange
        | Refusal::NoPile { .. }
        | Refusal::NotInPile { .. }
        | Refusal::NotInForce { .. }
        | Refusal::NotAtCache { .. }
        | Refusal::CacheEmpty
        | Refusal::SupplyHad
        | Refusal::MonkeysTired
        | Refusal::NoToken { .. }
        | Refusal::NoSprintInRiver
        | Refusal::NotDiagonal { .. }
        | Refusal::CornerBlocked { .. }
        | Refusal::NotInLava { .. }
        | Refusal::NoTileToRead { .. }
        | Refusal::TokenUseless { .. }
        | Refusal::NothingToBuy
        | Refusal::TooFewToPay { .. }
        | Refusal::PaymentBegun { .. }
        | Refusal::SameFace { .. }
        | Refusal::SunClosed { .. } => {}
    }
}
