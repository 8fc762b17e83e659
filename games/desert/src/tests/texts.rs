//! Checks that every language has all texts of the game, and no unused ones.
use std::collections::BTreeSet;

use conformance::texts::{self, TextSamples, localize, variant};
use expect_test::{Expect, expect};
use kernel::{Seat, SeatSet};
use table::{HostedGame, OptionKind};

use super::samples::{every_event, every_refusal};
use crate::{
    Back, Cell, City, Difficulty, DigBeside, Direction, Event, FirstPlayer, Gear, MeteoBury,
    PadParts, Part, Purpose, Refusal, Role, Roles, Sharing, State, StormCard, StormPause,
    WellReach, state::Ending,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CARA: Seat = Seat::new(2);
const B2: Cell = Cell::at(1, 1);
const C2: Cell = Cell::at(1, 2);

#[test]
fn texts_are_complete_and_well_formed() {
    text_samples().check();
}

#[test]
fn lessons_can_be_played_along_every_path() {
    conformance::lessons::check(&crate::ENTRY);
}

#[test]
fn forms_offer_every_adventurer() {
    for spec in State::OPTIONS {
        if let OptionKind::Deal { among, .. } = spec.kind {
            assert_eq!(among.len(), Role::ALL.len());
        }
    }
}

#[test]
fn numbers_and_missing_values_are_worded_well_in_english() {
    check_story(
        "en",
        &expect![[r#"
            Ann moves from b2 to c2.
            Ann guides Bob from b2 to c2, and Cara comes along.
            Ann removes one sand marker from c2. The tile is clear.
            Ann removes 2 sand markers from c2. One is left.
            Ann excavates c2: Solar Crystal row clue.
            Ann picks up the Navigation Deck!
            Ann looks at the top storm card.
            Ann looks at the top 2 storm cards: Sun Beats Down, Storm Picks Up.
            Ann is done. No storm cards to draw.
            The wind blows south (1 tile).
            The tile on b2 slides to c2 and still has no sand.
            The tile on b2 slides to c2 and now has 2 sand.
            A respite: the wind's last 2 steps move no tiles.
            The storm picks up: 3 cards per turn, 9 ticks to the skull.
            Bob drinks the last drop. The canteen is empty!
            The Climber is already taken. Pick another adventurer.
            Only the Navigator can do that. Use your own adventurer's power instead.
            Bob's canteen is full. Keep your water, or give it to someone else.
            Bob's canteen only has room for 1 water. Give no more than that.
            You can't choose card 1. There are 4 cards, counted from the top, and the first 2 are already back on the deck.
            c2 is 3 steps from b2. Steps go north, east, south or west (Explorer: diagonally too). Tunnels and Jet Packs reach further.
            c2 is blocked by 2 sand. Only the Climber and a passenger can enter. Clear it down to one marker first, or go around.
            c2 is blocked by 2 sand. Clear it down to one marker before you pick up a part.
            Bob is on c2. The Climber can only take along a pawn from the same tile. Meet first.
            Bob is on c2. You can only give water on your own tile and the four adjacent ones. Move closer first.
            c2 is 2 steps away. A Dune Blaster only clears your tile or an adjacent one (Explorer: diagonals too), never through tunnels. Move closer.
            There's no sand on c2. Choose a tile with sand.
            c2 is already excavated, so everyone can see what it is. Choose a tile that isn't excavated yet.
            The Engine is on c2. Go there to pick it up.
            Bob already has the Engine, and parts can't change hands. Look for the missing ones.
        "#]],
    );
}

#[test]
fn numbers_and_missing_values_are_worded_well_in_german() {
    check_story(
        "de",
        &expect![[r#"
            Ann geht von b2 nach c2.
            Ann führt Bob von b2 nach c2, und Cara kommt mit.
            Ann trägt ein Sandplättchen von c2 ab. Das Feld ist frei.
            Ann trägt 2 Sandplättchen von c2 ab. Eins bleibt übrig.
            Ann gräbt c2 aus: Reihenhinweis zum Energiekristall.
            Ann birgt den Kompass!
            Ann sieht sich die oberste Sturmkarte an.
            Ann sieht sich die obersten 2 Sturmkarten an: Die Sonne brennt, Der Wind frischt auf.
            Ann ist fertig. Es kommt keine Sturmkarte.
            Der Wind weht nach Süden (1 Feld).
            Das Feld auf b2 rutscht nach c2 und bleibt frei von Sand.
            Das Feld auf b2 rutscht nach c2 und hat jetzt 2 Sand.
            Atempause: Die letzten 2 Schritte des Windes bewegen kein Feld.
            Der Wind frischt auf: 3 Karten pro Zug, 9 Striche bis zum Totenkopf.
            Bob trinkt den letzten Tropfen. Die Feldflasche ist leer!
            Der Kletterer ist schon vergeben. Wähle einen anderen Abenteurer.
            Das kann nur die Navigatorin. Nutze die Fähigkeit deines eigenen Abenteurers.
            Die Feldflasche von Bob ist voll. Behalte dein Wasser oder gib es jemand anderem.
            In die Feldflasche von Bob passt nur noch 1 Wasser. Mehr kannst du nicht geben.
            Karte 1 kannst du nicht wählen. Es gibt 4 Karten, von oben gezählt, und die ersten 2 liegen schon wieder auf dem Stapel.
            Von b2 nach c2 sind es 3 Schritte. Ein Schritt geht nach Norden, Osten, Süden oder Westen, beim Forscher auch diagonal. Tunnel und Raketenrucksack reichen weiter.
            c2 ist eine Düne mit 2 Sand. Nur der Kletterer und seine Begleitung können sie betreten. Trag sie erst bis auf ein Plättchen ab oder geh außen herum.
            c2 ist eine Düne mit 2 Sand. Trag sie erst bis auf ein Plättchen ab, bevor du ein Maschinenteil birgst.
            Bob steht auf c2. Der Kletterer kann nur eine Figur von seinem eigenen Feld mitnehmen. Trefft euch erst.
            Bob steht auf c2. Wasser kannst du nur Personen auf deinem Feld und den vier benachbarten geben. Geh erst näher heran.
            c2 ist 2 Schritte entfernt. Ein Dünensprenger räumt nur dein eigenes oder ein benachbartes Feld (Forscher: auch diagonal), nie durch Tunnel. Geh näher heran.
            Auf c2 liegt kein Sand. Wähle ein Feld mit Sand.
            c2 ist schon ausgegraben, und alle sehen, was dort ist. Wähle ein noch nicht ausgegrabenes Feld.
            Das Getriebe liegt auf c2. Geh dorthin, um es zu bergen.
            Bob hat das Getriebe schon, und Maschinenteile lassen sich nicht weitergeben. Such nach den fehlenden.
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
    let mut story: Vec<String> =
        events.iter().map(|event| localize(&texts, "event", event)).collect();
    story.extend(refusals.iter().map(|refusal| localize(&texts, "refusal", refusal)));
    expected.assert_eq(&(story.join("\n") + "\n"));
}

fn text_samples() -> TextSamples<State> {
    TextSamples {
        events: every_event(),
        refusals: every_refusal(),
        outcomes: endings().map(|ending| ending.reason().to_string()).to_vec(),
        names: name_keys(),
        option_values: option_values(),
        render_source: include_str!("../render_text.rs"),
    }
}

fn endings() -> [Ending; 4] {
    let all = [Ending::Won, Ending::Thirst(SeatSet::EMPTY), Ending::Buried, Ending::Swept];
    // A new ending breaks the build here: add it above.
    for ending in all {
        match ending {
            Ending::Won | Ending::Thirst(_) | Ending::Buried | Ending::Swept => {}
        }
    }
    all
}

fn name_keys() -> BTreeSet<String> {
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
    keys.extend(texts::expectations::<State>());
    keys
}

/// Returns every variant of every option that has variants.
fn option_values() -> Vec<(&'static str, String)> {
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
    words.extend(PadParts::ALL.iter().map(|it| ("pad_parts", variant(it))));
    words.extend(DigBeside::ALL.iter().map(|it| ("dig_beside", variant(it))));
    words.extend(MeteoBury::ALL.iter().map(|it| ("meteo_bury", variant(it))));
    words.extend(WellReach::ALL.iter().map(|it| ("well_reach", variant(it))));
    words.extend(Sharing::ALL.iter().map(|it| ("sharing", variant(it))));
    words
}
