//! Every language has a text for all that the game can say, and no text is left over.
use std::collections::BTreeSet;

use expect_test::{Expect, expect};
use kernel::{Seat, SeatSet};
use laws::texts::{self, Sayings, tell, variant};
use table::{Hosted, OptionKind};

use super::samples::{every_event, every_refusal};
use crate::{
    Back, Cell, City, Difficulty, Direction, Event, FirstPlayer, Gear, Part, Purpose, Refusal,
    Role, Roles, State, StormCard, StormPause, state::Ending,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CARA: Seat = Seat::new(2);
const B2: Cell = Cell::at(1, 1);
const C2: Cell = Cell::at(1, 2);

#[test]
fn every_language_has_the_same_texts() {
    texts::check_languages::<State>();
}

#[test]
fn everything_told_has_its_sentence() {
    sayings().check_sentences();
}

#[test]
fn actions_have_labels_that_tell_them_apart() {
    texts::check_labels::<State>();
}

#[test]
fn every_name_can_be_said() {
    sayings().check_names();
}

#[test]
fn no_text_is_missing_or_left_over() {
    sayings().check_completeness();
}

#[test]
fn forms_offer_every_word_and_every_adventurer() {
    sayings().check_forms();
    for spec in State::OPTIONS {
        if let OptionKind::Deal { among, .. } = spec.kind {
            assert_eq!(among.len(), Role::ALL.len());
        }
    }
}

#[test]
fn refusals_cite_paragraphs_of_the_rulebook() {
    sayings().check_citations();
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
    let texts = texts::of::<State>(language);
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

fn sayings() -> Sayings<State> {
    Sayings {
        events: every_event(),
        refusals: every_refusal(),
        outcomes: endings().map(|ending| ending.reason().to_string()).to_vec(),
        names: names_of_things(),
        words_of_options: words_of_options(),
        picture: include_str!("../picture.rs"),
    }
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

fn names_of_things() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
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
