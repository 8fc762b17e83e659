//! Every language has a text for all that the game can say, and no text is left over.
use std::collections::BTreeSet;

use kernel::{Game, Refuse, Seat};
use serde::Serialize;
use serde_json::Value;
use table::{Hosted, OptionKind};
use text::Texts;

use super::scene::space;
use crate::{
    Card, Cause, Event, FreeAction, Good, Land, Moment, Options, Placement, Refusal, Reveal, State,
    Visibility,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

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
        for cause in Cause::ALL {
            check_sentence(&texts, &word(&texts, &format!("outcome-{cause}")));
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
    for language in State::LANGUAGES {
        let found = text::keys(language.texts).expect("no text stands there twice");
        let missing: Vec<_> = wanted.difference(&found).collect();
        let unused: Vec<_> = found.difference(&wanted).collect();
        assert!(missing.is_empty(), "{}: missing {missing:?}", language.id);
        assert!(unused.is_empty(), "{}: unused {unused:?}", language.id);
    }
}

#[test]
fn forms_offer_every_word() {
    let mut offered = BTreeSet::new();
    for spec in State::OPTIONS {
        if let OptionKind::Choice { values } = spec.kind {
            offered.extend(values.iter().map(|value| (spec.name, (*value).to_owned())));
        }
    }
    assert_eq!(offered, words_of_options().into_iter().collect());
    let fields = data(&Options::default());
    let fields: BTreeSet<&str> =
        fields.as_object().expect("options have fields").keys().map(String::as_str).collect();
    assert_eq!(fields, State::OPTIONS.iter().map(|spec| spec.name).collect());
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

/// The land is named in the reader's language, and still selects its own sentence.
#[test]
fn each_land_says_where_it_starts() {
    let at = space("e9");
    for texts in all_texts() {
        let sentences: BTreeSet<String> = Land::ALL
            .iter()
            .map(|&land| tell(&texts, "refusal", &Refusal::NoAnchor { at, land }))
            .collect();
        assert_eq!(sentences.len(), 3, "{sentences:?}");
        let borders = ["green border", "camel path", "grünen Rand", "Kamelpfad"];
        let n_named = borders
            .iter()
            .filter(|border| sentences.iter().any(|sentence| sentence.contains(**border)));
        assert_eq!(n_named.count(), 2, "{sentences:?}");
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
    let is_whole = sentence.ends_with(['.', '!', '?']) && !sentence.contains(['\n', '{', '}']);
    let is_tidy = !sentence.contains("  ") && !sentence.contains(" .") && !sentence.contains(" ,");
    assert!(is_whole && is_tidy, "{}: {sentence:?}", texts.language());
}

/// The keys in the order of the file.
fn in_order(source: &'static str) -> Vec<&'static str> {
    let key = |line: &'static str| line.split_once(" = ").map(|(key, _)| key);
    source.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(key).collect()
}

/// Ids of the paragraphs, as in `**O5.2** You reveal …`.
fn paragraphs(rules: &'static str) -> Vec<&'static str> {
    let id = |line: &'static str| line.strip_prefix("**")?.split_once("** ");
    rules.lines().filter_map(id).map(|(id, _)| id).collect()
}

fn name_keys() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        ["game-name", "game-tagline", "game-about"].map(str::to_owned).into();
    for land in Land::ALL {
        keys.extend([format!("land-{land}"), format!("wanted-{land}")]);
    }
    keys.extend(Good::ALL.iter().map(|good| format!("good-{good}")));
    keys.extend(Card::ALL.iter().map(|card| format!("card-{card}")));
    for cause in Cause::ALL {
        keys.extend([format!("cause-{cause}"), format!("outcome-{cause}")]);
    }
    for preset in State::presets() {
        keys.extend([format!("preset-{}", preset.id), format!("preset-{}-about", preset.id)]);
    }
    for spec in State::OPTIONS {
        keys.extend([format!("option-{}", spec.name), format!("option-{}-about", spec.name)]);
    }
    keys.extend(words_of_options().iter().map(|(name, word)| format!("option-{name}-{word}")));
    let pictured = PICTURE.split("\"picture-").skip(1).filter_map(|rest| rest.split('"').next());
    keys.extend(pictured.map(|name| format!("picture-{name}")));
    keys
}

/// Every variant of every option that has variants; a new one breaks the build here.
fn words_of_options() -> Vec<(&'static str, String)> {
    let mut words = Vec::new();
    for mode in [Placement::LinkBan, Placement::Strict, Placement::Literal] {
        match mode {
            Placement::LinkBan | Placement::Strict | Placement::Literal => {}
        }
        words.push(("placement", variant(&mode)));
    }
    for first in [FreeAction::NewFirst, FreeAction::OldFirst] {
        match first {
            FreeAction::NewFirst | FreeAction::OldFirst => {}
        }
        words.push(("free_action", variant(&first)));
    }
    for reveal in [Reveal::Stepwise, Reveal::Upfront] {
        match reveal {
            Reveal::Stepwise | Reveal::Upfront => {}
        }
        words.push(("reveal", variant(&reveal)));
    }
    for visibility in [Visibility::Hidden, Visibility::Open] {
        match visibility {
            Visibility::Hidden | Visibility::Open => {}
        }
        words.push(("marker_visibility", variant(&visibility)));
    }
    words
}

fn variant(value: &impl Serialize) -> String {
    data(value).as_str().expect("a variant is a word").to_owned()
}

/// A sample of each kind of event, numbers in all their forms.
fn every_event() -> Vec<Event> {
    let (seat, whom, at, from) = (ANN, BOB, space("a9"), space("d12"));
    let mut all = vec![
        Event::RoundBegan { round: 2 },
        Event::Accepted { seat, whom, n: 1 },
        Event::LastOffer { seat, whom },
        Event::OwnOfferTaken { seat, n: 3 },
        Event::PathFilled,
        Event::CounterTurned { seat, n: 1 },
        Event::FreeActionBegan { seat },
        Event::FreeActionSkipped { seat },
        Event::FreeActionVoid { seat },
        Event::Scored { seat, camels: 1, oasis: 2, steppe: 3, stony: 4, total: 10 },
        Event::Won { seat, total: 10 },
    ];
    for n in 0..=3 {
        all.extend([
            Event::Announced { seat, n },
            Event::DrewFirst { seat, n },
            Event::Reshuffled { n },
            Event::DrawLost { seat, n },
            Event::CamelsForfeited { seat, n },
            Event::CardsDrawn { seat, n },
            Event::CamelPlaced { seat, at: space("g9"), herd: n },
        ]);
        all.extend((0..=2).map(|n_drawn| Event::Offered { seat, n, n_drawn, n_stack: 4 }));
        for &good in Good::ALL {
            all.extend([
                Event::GoodsTaken { seat, good, n },
                Event::GoodsMissing { seat, good, n },
            ]);
        }
    }
    for &card in Card::ALL {
        all.extend([Event::Revealed { seat, card }, Event::CardBegun { seat, card }]);
    }
    for &land in Land::ALL {
        all.extend([
            Event::LeftNeutral { seat, land, at },
            Event::Unplayable { seat, land },
            Event::StackUsedUp { land },
        ]);
        for size in 1..=2 {
            all.extend([
                Event::TilePlaced { seat, land, at, size },
                Event::AreaGrew { seat, land, at, size },
                Event::TileGiven { seat, whom, land, at, size },
                Event::MarkerPlaced { seat, land, at, size },
                Event::MarkerMoved { seat, land, from, at, size },
                Event::TilesForfeited { seat, land, n: size },
            ]);
        }
    }
    all.iter().for_each(guard_event);
    all
}

/// A new event breaks the build here: add a sample above.
fn guard_event(event: &Event) {
    match event {
        Event::RoundBegan { .. }
        | Event::Announced { .. }
        | Event::DrewFirst { .. }
        | Event::Revealed { .. }
        | Event::Offered { .. }
        | Event::Reshuffled { .. }
        | Event::DrawLost { .. }
        | Event::Accepted { .. }
        | Event::LastOffer { .. }
        | Event::OwnOfferTaken { .. }
        | Event::CardBegun { .. }
        | Event::TilePlaced { .. }
        | Event::AreaGrew { .. }
        | Event::TileGiven { .. }
        | Event::MarkerPlaced { .. }
        | Event::MarkerMoved { .. }
        | Event::LeftNeutral { .. }
        | Event::CamelPlaced { .. }
        | Event::TilesForfeited { .. }
        | Event::CamelsForfeited { .. }
        | Event::GoodsTaken { .. }
        | Event::GoodsMissing { .. }
        | Event::CardsDrawn { .. }
        | Event::Unplayable { .. }
        | Event::StackUsedUp { .. }
        | Event::PathFilled
        | Event::CounterTurned { .. }
        | Event::FreeActionBegan { .. }
        | Event::FreeActionSkipped { .. }
        | Event::FreeActionVoid { .. }
        | Event::Scored { .. }
        | Event::Won { .. } => {}
    }
}

/// A sample of each kind of refusal.
pub(super) fn every_refusal() -> Vec<Refusal> {
    let (at, from, whom, with) = (space("a9"), space("d12"), ANN, BOB);
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn { turn: ANN },
        Refusal::NoSuchSeat { whom },
        Refusal::TooManyCards { n: 3, max: 2 },
        Refusal::OwnOffer,
        Refusal::OfferTaken { whom },
        Refusal::CamelPath { at: space("g9") },
        Refusal::OffThePath { at },
        Refusal::CamelThere { at: space("g9"), whom },
        Refusal::NoCamels,
        Refusal::NoMarkers,
        Refusal::NoMarkerThere { from },
        Refusal::NotYourMarker { from, whom },
    ];
    all.extend(Moment::ALL.iter().map(|&now| Refusal::NotNow { now }));
    all.extend(Card::ALL.iter().map(|&card| Refusal::NoSuchCard { card }));
    for &land in Land::ALL {
        all.extend([
            Refusal::OtherLand { land, wanted: Land::Stony },
            Refusal::StackEmpty { land },
            Refusal::Printed { at, land },
            Refusal::Occupied { at, land },
            Refusal::WouldLink { at, land, whom, with },
            Refusal::WouldMerge { at, land, whom },
            Refusal::RivalArea { at, land, whom },
            Refusal::OwnArea { at, land },
            Refusal::NoAnchor { at, land },
        ]);
    }
    all.iter().for_each(guard_refusal);
    all
}

/// A new refusal breaks the build here: add a sample above, and a scenario in `refusals.rs`.
fn guard_refusal(refusal: &Refusal) {
    match refusal {
        Refusal::GameOver
        | Refusal::NotYourTurn { .. }
        | Refusal::NoSuchSeat { .. }
        | Refusal::NotNow { .. }
        | Refusal::TooManyCards { .. }
        | Refusal::OwnOffer
        | Refusal::OfferTaken { .. }
        | Refusal::NoSuchCard { .. }
        | Refusal::OtherLand { .. }
        | Refusal::StackEmpty { .. }
        | Refusal::CamelPath { .. }
        | Refusal::Printed { .. }
        | Refusal::Occupied { .. }
        | Refusal::WouldLink { .. }
        | Refusal::WouldMerge { .. }
        | Refusal::RivalArea { .. }
        | Refusal::OwnArea { .. }
        | Refusal::NoAnchor { .. }
        | Refusal::OffThePath { .. }
        | Refusal::CamelThere { .. }
        | Refusal::NoCamels
        | Refusal::NoMarkers
        | Refusal::NoMarkerThere { .. }
        | Refusal::NotYourMarker { .. } => {}
    }
}
