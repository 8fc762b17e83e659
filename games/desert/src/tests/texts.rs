//! Every language has a text for all that the game can say, and no text is left over.
use std::collections::BTreeSet;

use expect_test::{Expect, expect};
use kernel::{Game, Refuse, Seat, SeatSet};
use serde::Serialize;
use serde_json::Value;
use table::{Hosted, OptionKind};
use text::Texts;

use crate::{
    Back, Cell, City, Difficulty, Direction, Event, FirstPlayer, Gear, Options, Part, Purpose,
    Refusal, Role, Roles, State, StormCard, StormPause, state::Ending,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CARA: Seat = Seat::new(2);
const B2: Cell = Cell::at(1, 1);
const C2: Cell = Cell::at(1, 2);

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
        for ending in endings() {
            check_sentence(&texts, &word(&texts, &format!("outcome-{}", ending.reason())));
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
fn every_name_can_be_said() {
    for texts in all_texts() {
        for key in name_keys() {
            assert!(!word(&texts, &key).trim().is_empty(), "{}: {key}", texts.language());
        }
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

/// The catalogue's tests see that each is accepted; here none may be missing.
#[test]
fn forms_offer_every_word() {
    let mut offered = BTreeSet::new();
    for spec in State::OPTIONS {
        let words = match spec.kind {
            OptionKind::Flag | OptionKind::Number { .. } => Vec::new(),
            OptionKind::Choice { values } => values.to_vec(),
            OptionKind::Seat { values, word } => [values, &[word]].concat(),
            OptionKind::Deal { values, word, among, .. } => {
                assert_eq!(among.len(), Role::ALL.len());
                [values, &[word]].concat()
            }
        };
        offered.extend(words.into_iter().map(|word| (spec.name, word.to_owned())));
    }
    assert_eq!(offered, words_of_options().into_iter().collect());
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

#[test]
fn numbers_and_omissions_read_well_in_english() {
    check_story(
        "en",
        &expect![[r#"
            Ann walks from b2 to c2.
            Ann guides Bob from b2 to c2, and Cara comes along.
            Ann digs one sand marker from c2, and the tile is clear.
            Ann digs 2 sand markers from c2; one is left.
            Ann excavates c2: Row clue of the Solar Crystal.
            Ann picks up the Navigation Deck!
            Ann looks at the top storm card.
            Ann looks at the top 2 storm cards: Sun Beats Down, Storm Picks Up.
            Ann is done: no storm card comes.
            The wind blows south, over one tile.
            The tile on b2 slides to c2 and is still free of sand.
            The tile on b2 slides to c2 and now bears 2 sand.
            A respite: the last 2 steps of the wind find no tile.
            The storm picks up: 3 cards a turn, 9 ticks to the skull.
            Bob drinks the last drop: the canteen is empty!
            The Climber has been picked already. Pick one of the adventurers that are still free.
            Only the Navigator can do that. Use the power of your own adventurer.
            Bob's canteen is full. Keep your water, or give it to somebody else.
            Bob's canteen has room for 1 water. Give no more than that.
            Card 1 cannot be chosen. There are 4 cards to look at, counted from the top, and the first 2 of them are laid back already.
            From b2 to c2 it is 3 steps. One step goes north, east, south or west, and only the Explorer's also diagonally; a tunnel or a Jet Pack goes further.
            c2 is blocked by 2 sand, and only the Climber and his passenger get in. Dig it down to one first, or go round.
            c2 is blocked by 2 sand, and no part can be picked up before there is at most one left. Dig first.
            Bob is on c2, and the Climber takes along only somebody from his own tile. Fetch Bob first.
            Bob is on c2, and even you give water only on your own tile and the four adjacent ones. Go closer first.
            c2 is 2 steps away and out of reach. A Dune Blaster clears your own tile or an adjacent one, for the Explorer also diagonally, but never through a tunnel. Go closer first.
            There is no sand on c2. Choose a tile that has some.
            c2 is excavated already, and everybody sees what it is. Look under a tile that still lies desert side up.
            The Engine is on c2, not on your tile. Go there to pick it up.
            Bob has picked up the Engine already, and parts never change hands. Look for those that are missing.
        "#]],
    );
}

#[test]
fn numbers_and_omissions_read_well_in_german() {
    check_story(
        "de",
        &expect![[r#"
            Ann geht von b2 nach c2.
            Ann führt Bob von b2 nach c2, und Cara kommt mit.
            Ann trägt ein Sandplättchen von c2 ab, und das Feld ist frei.
            Ann trägt 2 Sandplättchen von c2 ab; eines bleibt.
            Ann gräbt c2 aus: Reihenhinweis des Solarkristalls.
            Ann birgt ein Maschinenteil: Navigationsdeck!
            Ann sieht sich die oberste Sturmkarte an.
            Ann sieht sich die obersten 2 Sturmkarten an: Die Sonne brennt, Der Wind frischt auf.
            Ann beendet die Aktionen: Keine Sturmkarte kommt.
            Der Wind weht nach Süden, ein Feld weit.
            Das Feld auf b2 rutscht nach c2 und ist immer noch frei von Sand.
            Das Feld auf b2 rutscht nach c2 und trägt jetzt 2 Sand.
            Eine Atempause: Die letzten 2 Schritte des Windes finden kein Feld.
            Der Wind frischt auf: 3 Karten je Zug, 9 Striche bis zum Totenkopf.
            Bob trinkt den letzten Tropfen: Die Feldflasche ist leer!
            Schon vergeben: Kletterer. Nimm einen der Abenteurer, die noch frei sind.
            Das kann nur ein bestimmter Abenteurer: Navigatorin. Nutze, was dein eigener kann.
            Die Feldflasche von Bob ist voll. Behalte dein Wasser, oder gib es jemand anderem.
            In die Feldflasche von Bob passt nur noch 1 Wasser. Gib nicht mehr als das.
            Karte 1 lässt sich nicht wählen. Es liegen 4 Karten da, von oben gezählt, und die ersten 2 davon sind schon zurückgelegt.
            Von b2 nach c2 sind es 3 Schritte. Ein Schritt geht nach Norden, Osten, Süden oder Westen, nur beim Forscher auch schräg; weiter kommt man mit Tunnel oder Raketenrucksack.
            c2 ist eine Düne mit 2 Sand, und nur der Kletterer und seine Begleitung kommen hinein. Trage sie erst bis auf ein Plättchen ab, oder geh außen herum.
            c2 ist eine Düne mit 2 Sand, und bergen lässt sich dort nichts, bis höchstens ein Plättchen liegt. Trage erst Sand ab.
            Bob steht auf c2, und der Kletterer nimmt nur von seinem eigenen Feld jemanden mit. Hol Bob erst ab.
            Bob steht auf c2, und auch du gibst Wasser nur auf deinem eigenen Feld und den vier benachbarten. Geh erst näher heran.
            Bis c2 sind es 2 Schritte, so weit reichst du nicht. Ein Dünensprenger räumt dein eigenes Feld oder ein benachbartes, für den Forscher auch ein schräges, aber nie durch einen Tunnel. Geh erst näher heran.
            Auf c2 liegt kein Sand. Wähle ein Feld, auf dem welcher liegt.
            c2 ist schon ausgegraben, und alle sehen, was es ist. Schau unter ein Feld, das noch mit der Wüstenseite nach oben liegt.
            Dieses Maschinenteil liegt auf c2, nicht auf deinem Feld: Motor. Geh dorthin, um es zu bergen.
            Dieses Maschinenteil hat Bob schon geborgen, und keines wechselt den Besitzer: Motor. Such nach denen, die noch fehlen.
        "#]],
    );
}

fn check_story(language: &str, expected: &Expect) {
    let texts = all_texts().into_iter().find(|texts| texts.language() == language);
    let texts = texts.expect("the game speaks this language");
    let events = [
        Event::Moved { seat: ANN, from: B2, to: C2, with: None },
        Event::Guided { seat: ANN, whom: BOB, from: B2, to: C2, with: Some(CARA) },
        Event::Dug { seat: ANN, at: C2, n: 1, left: 0 },
        Event::Dug { seat: ANN, at: C2, n: 2, left: 1 },
        Event::Excavated { seat: ANN, at: C2, city: City::CrystalRow },
        Event::PartTaken { seat: ANN, part: Part::Navdeck },
        Event::Looked { seat: ANN, n: 1, cards: None },
        Event::Looked { seat: ANN, n: 2, cards: Some(vec![StormCard::SUN, StormCard::PICKS_UP]) },
        Event::ActionsEnded { seat: ANN, n_cards: 0 },
        Event::WindBlew { toward: Direction::South, n_tiles: 1 },
        Event::TileSlid { tile: 7, from: B2, to: C2, sand: 0 },
        Event::TileSlid { tile: 7, from: B2, to: C2, sand: 2 },
        Event::Respite { n: 2 },
        Event::StormRose { level: 3, n_to_skull: 9 },
        Event::Drank { whom: BOB, left: 0 },
    ];
    let refusals = [
        Refusal::RoleTaken { role: Role::Climber },
        Refusal::WrongRole { role: Role::Navigator, purpose: Purpose::Guide },
        Refusal::NoRoom { whom: BOB, room: 0 },
        Refusal::NoRoom { whom: BOB, room: 1 },
        Refusal::NoSuchCard { nth: 1, n: 4, n_placed: 2 },
        Refusal::TooFar { at: C2, from: B2, n_steps: 3 },
        Refusal::Blocked { at: C2, sand: 2, purpose: Purpose::Walk },
        Refusal::Blocked { at: C2, sand: 2, purpose: Purpose::Take },
        Refusal::NotTogether { whom: BOB, at: C2, purpose: Purpose::Carry },
        Refusal::NotTogether { whom: BOB, at: C2, purpose: Purpose::PourWater },
        Refusal::OutOfReach { at: C2, n_steps: 2, purpose: Purpose::Blast },
        Refusal::NoSand { at: C2, purpose: Purpose::Dig },
        Refusal::AlreadyExcavated { at: C2, purpose: Purpose::Scope },
        Refusal::PartElsewhere { part: Part::Engine, at: C2 },
        Refusal::PartHeld { part: Part::Engine, whom: BOB },
    ];
    let mut story: Vec<String> = events.iter().map(|event| tell(&texts, "event", event)).collect();
    story.extend(refusals.iter().map(|refusal| tell(&texts, "refusal", refusal)));
    expected.assert_eq(&(story.join("\n") + "\n"));
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

fn in_order(source: &str) -> Vec<&str> {
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let heads = source.lines().filter(is_key);
    heads.filter_map(|line| line.split_once(" =").map(|(key, _)| key)).collect()
}

/// Ids of the paragraphs, as in `**D5.2** Blocked tiles …`.
fn paragraphs(rules: &'static str) -> Vec<&'static str> {
    let id = |line: &'static str| line.strip_prefix("**")?.split_once("** ");
    rules.lines().filter_map(id).map(|(id, _)| id).collect()
}

fn endings() -> [Ending; 4] {
    let all = [Ending::Won, Ending::Thirst(SeatSet::NOBODY), Ending::Buried, Ending::Swept];
    // A new ending breaks the build here: add it above.
    for ending in all {
        match ending {
            Ending::Won | Ending::Thirst(_) | Ending::Buried | Ending::Swept => {}
        }
    }
    all
}

/// The keys of all texts without arguments.
fn name_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::from(["game-name", "game-tagline", "game-about"].map(str::to_owned));
    for role in Role::ALL {
        keys.extend([format!("role-{role}"), format!("role-{role}-power")]);
    }
    for gear in Gear::ALL {
        keys.extend([format!("gear-{gear}"), format!("gear-{gear}-text")]);
    }
    keys.extend(Part::ALL.iter().map(|part| format!("part-{part}")));
    keys.extend(City::ALL.iter().map(|city| format!("city-{city}")));
    keys.extend(Back::ALL.iter().map(|back| format!("back-{back}")));
    keys.extend(Direction::ALL.iter().map(|toward| format!("toward-{}", variant(toward))));
    keys.extend(StormCard::all().map(|card| format!("card-{card}")));
    for preset in State::presets() {
        keys.extend([format!("preset-{}", preset.id), format!("preset-{}-about", preset.id)]);
    }
    keys.extend(option_keys());
    keys.extend(endings().map(|ending| format!("outcome-{}", ending.reason())));
    let pictured = PICTURE.split("\"picture-").skip(1).filter_map(|rest| rest.split('"').next());
    keys.extend(pictured.map(|name| format!("picture-{name}")));
    keys
}

fn option_keys() -> Vec<String> {
    let mut keys = Vec::new();
    let fields = data(&Options::default());
    for field in fields.as_object().expect("options have fields").keys() {
        keys.extend([format!("option-{field}"), format!("option-{field}-about")]);
    }
    // What only programs can choose is still shown to those who sit down.
    keys.extend(words_of_options().iter().map(|(name, word)| format!("option-{name}-{word}")));
    keys
}

/// Every variant of every option that has variants.
fn words_of_options() -> Vec<(&'static str, String)> {
    let mut words = Vec::new();
    words.extend(Difficulty::ALL.iter().map(|difficulty| ("difficulty", variant(difficulty))));
    for roles in [Roles::Random, Roles::Draft, Roles::Assigned(Vec::new())] {
        match roles {
            Roles::Random | Roles::Draft | Roles::Assigned(_) => {}
        }
        words.push(("roles", variant(&roles)));
    }
    for first in [FirstPlayer::LowestCanteen, FirstPlayer::Random, FirstPlayer::Seat(ANN)] {
        match first {
            FirstPlayer::LowestCanteen | FirstPlayer::Random | FirstPlayer::Seat(_) => {}
        }
        words.push(("first_player", variant(&first)));
    }
    for pause in [StormPause::Auto, StormPause::Always, StormPause::Never] {
        match pause {
            StormPause::Auto | StormPause::Always | StormPause::Never => {}
        }
        words.push(("storm_pause", variant(&pause)));
    }
    words
}

/// The word of an enum's variant, with or without content.
fn variant(value: &impl Serialize) -> String {
    match data(value) {
        Value::String(word) => word,
        Value::Object(fields) => fields.keys().next().expect("a variant has a name").clone(),
        other => panic!("{other} is no variant"),
    }
}

/// A sample of each kind of event, optional fields in both forms.
fn every_event() -> Vec<Event> {
    let mut all = action_events();
    all.extend(passenger_events());
    all.extend(secret_events());
    all.extend(storm_events());
    all.iter().for_each(guard_event);
    all
}

fn action_events() -> Vec<Event> {
    let (seat, whom, at) = (ANN, BOB, C2);
    let mut all = vec![
        Event::TurnBegan { seat },
        Event::Dug { seat, at, n: 1, left: 1 },
        Event::Dug { seat, at, n: 2, left: 0 },
        Event::Dug { seat, at, n: 2, left: 3 },
        Event::WaterFound { whom, n: 0 },
        Event::WaterFound { whom, n: 2 },
        Event::DrewFewer { seat, n_fewer: 1 },
        Event::DrewFewer { seat, n_fewer: 2 },
        Event::CardOrdered { seat, nth: 2 },
        Event::CardsKept { seat },
        Event::Filled { seat, n: 1 },
        Event::WaterGiven { seat, whom, n: 1 },
        Event::Blasted { seat, at, n: 4 },
        Event::ShieldRaised { seat },
        Event::ShieldEnded { seat },
        Event::Throttled { seat },
        Event::ReserveOpened { seat },
        Event::Held { seat },
        Event::Released { seat },
        Event::HoldExpired,
        Event::Asked { seat, whom },
        Event::Agreed { whom },
        Event::Declined { whom },
        Event::AnswerExpired,
        Event::Won,
    ];
    all.extend((0..=2).map(|n_cards| Event::ActionsEnded { seat, n_cards }));
    all.extend(Role::ALL.iter().map(|&role| Event::Picked { seat, role }));
    all.extend(City::ALL.iter().map(|&city| Event::Excavated { seat, at, city }));
    for &gear in Gear::ALL {
        all.extend([Event::GearDrawn { seat, gear }, Event::GearGiven { seat, whom, gear }]);
    }
    for &part in Part::ALL {
        all.extend([Event::PartAppeared { part, at }, Event::PartInEye { part }]);
        all.push(Event::PartTaken { seat, part });
    }
    all
}

fn passenger_events() -> Vec<Event> {
    let (seat, whom, from, to) = (ANN, BOB, B2, C2);
    let mut all = Vec::new();
    for with in [None, Some(CARA)] {
        all.extend([
            Event::Moved { seat, from, to, with },
            Event::Tunnelled { seat, from, to, with },
            Event::Guided { seat, whom, from, to, with },
            Event::Flew { seat, from, to, with },
        ]);
    }
    all
}

fn secret_events() -> Vec<Event> {
    let (seat, at, nth) = (ANN, C2, 1);
    let mut all = vec![
        Event::Looked { seat, n: 1, cards: None },
        Event::Looked { seat, n: 2, cards: None },
        Event::Looked { seat, n: 14, cards: Some(StormCard::all().collect()) },
        Event::CardBuried { seat, nth, card: None },
        Event::Scoped { seat, at, city: None },
    ];
    all.extend(StormCard::all().map(|card| Event::CardBuried { seat, nth, card: Some(card) }));
    all.extend(City::ALL.iter().map(|&city| Event::Scoped { seat, at, city: Some(city) }));
    all
}

fn storm_events() -> Vec<Event> {
    let whom = BOB;
    let mut all = vec![
        Event::TileSlid { tile: 7, from: B2, to: C2, sand: 0 },
        Event::TileSlid { tile: 7, from: B2, to: C2, sand: 1 },
        Event::Respite { n: 1 },
        Event::Respite { n: 2 },
        Event::SandRanOut { at: C2 },
        Event::SunBeat,
        Event::Drank { whom, left: 0 },
        Event::Drank { whom, left: 1 },
        Event::Sheltered { whom },
        Event::DiedOfThirst { whom },
        Event::Reshuffled,
        Event::LostToThirst,
        Event::LostToSand,
        Event::LostToStorm,
    ];
    all.extend((0..=2).map(|n_to_skull| Event::StormRose { level: 6, n_to_skull }));
    for toward in Direction::ALL {
        all.extend((1..=3).map(|n_tiles| Event::WindBlew { toward, n_tiles }));
    }
    all
}

/// A new event breaks the build here: add a sample of it above.
fn guard_event(event: &Event) {
    match event {
        Event::Picked { .. }
        | Event::TurnBegan { .. }
        | Event::Moved { .. }
        | Event::Tunnelled { .. }
        | Event::Dug { .. }
        | Event::Excavated { .. }
        | Event::GearDrawn { .. }
        | Event::WaterFound { .. }
        | Event::PartAppeared { .. }
        | Event::PartInEye { .. }
        | Event::PartTaken { .. }
        | Event::DrewFewer { .. }
        | Event::Looked { .. }
        | Event::CardBuried { .. }
        | Event::CardOrdered { .. }
        | Event::CardsKept { .. }
        | Event::Guided { .. }
        | Event::Filled { .. }
        | Event::WaterGiven { .. }
        | Event::GearGiven { .. }
        | Event::Blasted { .. }
        | Event::Flew { .. }
        | Event::ShieldRaised { .. }
        | Event::ShieldEnded { .. }
        | Event::Scoped { .. }
        | Event::Throttled { .. }
        | Event::ReserveOpened { .. }
        | Event::ActionsEnded { .. }
        | Event::WindBlew { .. }
        | Event::TileSlid { .. }
        | Event::Respite { .. }
        | Event::SandRanOut { .. }
        | Event::StormRose { .. }
        | Event::SunBeat
        | Event::Drank { .. }
        | Event::Sheltered { .. }
        | Event::DiedOfThirst { .. }
        | Event::Reshuffled
        | Event::Held { .. }
        | Event::Released { .. }
        | Event::HoldExpired
        | Event::Asked { .. }
        | Event::Agreed { .. }
        | Event::Declined { .. }
        | Event::AnswerExpired
        | Event::Won
        | Event::LostToThirst
        | Event::LostToSand
        | Event::LostToStorm => {}
    }
}

/// A sample of each kind of refusal; of some, one for each sentence it can become.
pub(crate) fn every_refusal() -> Vec<Refusal> {
    let mut all = refusals_of_the_moment();
    all.extend(refusals_on_the_board());
    all.extend(refusals_of_powers_and_gear());
    all.iter().for_each(guard_refusal);
    all
}

fn refusals_of_the_moment() -> Vec<Refusal> {
    let (turn, whom) = (ANN, BOB);
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn { turn },
        Refusal::NoActionsLeft,
        Refusal::NoSuchSeat { whom: Seat::new(5) },
        Refusal::DraftFirst { turn },
        Refusal::DraftIsOver,
        Refusal::LookFirst { turn },
        Refusal::NotLooking,
        Refusal::NoSuchCard { nth: 2, n: 1, n_placed: 0 },
        Refusal::NoSuchCard { nth: 4, n: 3, n_placed: 0 },
        Refusal::NoSuchCard { nth: 1, n: 3, n_placed: 1 },
        Refusal::NoSuchCard { nth: 1, n: 4, n_placed: 2 },
        Refusal::AlreadyBuried,
        Refusal::OrderIsFixed,
        Refusal::StormFirst { n_left: 1 },
        Refusal::StormFirst { n_left: 2 },
        Refusal::NoStorm { purpose: Purpose::Draw },
        Refusal::NoStorm { purpose: Purpose::Hold },
        Refusal::NotYourStorm { turn },
        Refusal::StormHeld { whom },
        Refusal::CannotHoldOwnStorm,
        Refusal::AlreadyHeld,
        Refusal::NotHolding,
        Refusal::TooManyExchanges { n: 20 },
        Refusal::WaitForAnswer { whom },
        Refusal::NothingAsked,
    ];
    all.extend(Role::ALL.iter().map(|&role| Refusal::RoleTaken { role }));
    all
}

fn refusals_on_the_board() -> Vec<Refusal> {
    let (at, whom, sand) = (C2, BOB, 3);
    let mut all = vec![
        Refusal::Buried { sand },
        Refusal::TheEye { at },
        Refusal::TooFar { at, from: B2, n_steps: 2 },
        Refusal::TooFar { at, from: at, n_steps: 0 },
        Refusal::OnlyClimberCarries,
        Refusal::NotInATunnel { at },
        Refusal::NotATunnel { at },
        Refusal::TunnelBlocked { at, sand },
        Refusal::AlreadyThere { at },
        Refusal::SandOnTile { at, sand: 1 },
        Refusal::SandOnTile { at, sand },
        Refusal::NotExcavated { at },
        Refusal::PawnBuried { whom, sand },
    ];
    for purpose in [Purpose::Walk, Purpose::Fly, Purpose::Take, Purpose::Fill] {
        all.push(Refusal::Blocked { at, sand, purpose });
    }
    for purpose in [Purpose::Dig, Purpose::Blast] {
        all.push(Refusal::OutOfReach { at, n_steps: 2, purpose });
        all.push(Refusal::NoSand { at, purpose });
    }
    for purpose in [Purpose::Excavate, Purpose::Scope] {
        all.push(Refusal::AlreadyExcavated { at, purpose });
    }
    for &part in Part::ALL {
        all.extend([Refusal::PartHidden { part }, Refusal::PartElsewhere { part, at }]);
        all.extend([Refusal::PartInEye { part, at }, Refusal::PartHeld { part, whom }]);
    }
    all
}

fn refusals_of_powers_and_gear() -> Vec<Refusal> {
    let (at, whom) = (C2, BOB);
    let mut all = vec![
        Refusal::NoCardsLeftToAvert { level: 3 },
        Refusal::GuideYourself,
        Refusal::NoWellHere { at },
        Refusal::CanteenFull { max: 5 },
        Refusal::NotEnoughWater { has: 0 },
        Refusal::NotEnoughWater { has: 1 },
        Refusal::NoRoom { whom, room: 0 },
        Refusal::NoRoom { whom, room: 1 },
        Refusal::LastWater,
        Refusal::ThrottleLater,
        Refusal::AlreadyShielded,
        Refusal::AlreadySeen { at },
        Refusal::NobodyThirsty,
    ];
    for purpose in [Purpose::GiveWater, Purpose::GiveGear, Purpose::Carry, Purpose::Fly] {
        all.push(Refusal::Yourself { purpose });
        all.push(Refusal::NotTogether { whom, at, purpose });
    }
    all.push(Refusal::NotTogether { whom, at, purpose: Purpose::PourWater });
    for (role, purpose) in [
        (Role::Meteorologist, Purpose::Fewer),
        (Role::Meteorologist, Purpose::Look),
        (Role::Navigator, Purpose::Guide),
        (Role::WaterCarrier, Purpose::Fill),
    ] {
        all.push(Refusal::WrongRole { role, purpose });
    }
    for &gear in Gear::ALL {
        all.extend([Refusal::NoSuchGear { gear }, Refusal::NoGearToGive { gear }]);
    }
    all
}

/// A new refusal breaks the build here: add a sample of it above.
fn guard_refusal(refusal: &Refusal) {
    match refusal {
        Refusal::GameOver
        | Refusal::NotYourTurn { .. }
        | Refusal::NoActionsLeft
        | Refusal::NoSuchSeat { .. }
        | Refusal::DraftFirst { .. }
        | Refusal::DraftIsOver
        | Refusal::RoleTaken { .. }
        | Refusal::LookFirst { .. }
        | Refusal::NotLooking
        | Refusal::NoSuchCard { .. }
        | Refusal::AlreadyBuried
        | Refusal::OrderIsFixed
        | Refusal::StormFirst { .. }
        | Refusal::NoStorm { .. }
        | Refusal::NotYourStorm { .. }
        | Refusal::StormHeld { .. }
        | Refusal::CannotHoldOwnStorm
        | Refusal::AlreadyHeld
        | Refusal::NotHolding
        | Refusal::TooManyExchanges { .. }
        | Refusal::WaitForAnswer { .. }
        | Refusal::NothingAsked
        | Refusal::Buried { .. }
        | Refusal::TheEye { .. }
        | Refusal::TooFar { .. }
        | Refusal::Blocked { .. }
        | Refusal::OnlyClimberCarries
        | Refusal::NotTogether { .. }
        | Refusal::Yourself { .. }
        | Refusal::NotInATunnel { .. }
        | Refusal::NotATunnel { .. }
        | Refusal::TunnelBlocked { .. }
        | Refusal::AlreadyThere { .. }
        | Refusal::OutOfReach { .. }
        | Refusal::NoSand { .. }
        | Refusal::AlreadyExcavated { .. }
        | Refusal::SandOnTile { .. }
        | Refusal::PartHidden { .. }
        | Refusal::PartElsewhere { .. }
        | Refusal::PartInEye { .. }
        | Refusal::PartHeld { .. }
        | Refusal::NotExcavated { .. }
        | Refusal::WrongRole { .. }
        | Refusal::NoCardsLeftToAvert { .. }
        | Refusal::GuideYourself
        | Refusal::PawnBuried { .. }
        | Refusal::NoWellHere { .. }
        | Refusal::CanteenFull { .. }
        | Refusal::NotEnoughWater { .. }
        | Refusal::NoRoom { .. }
        | Refusal::LastWater
        | Refusal::NoSuchGear { .. }
        | Refusal::NoGearToGive { .. }
        | Refusal::ThrottleLater
        | Refusal::AlreadyShielded
        | Refusal::AlreadySeen { .. }
        | Refusal::NobodyThirsty => {}
    }
}
