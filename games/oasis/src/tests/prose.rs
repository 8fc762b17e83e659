//! Sentences with grammar that is easy to get wrong: number, gender and the name of the draw card.
use conformance::texts::{self, localize};
use kernel::Seat;

use crate::{Card, Event, Good, Land, State};

const ANN: Seat = Seat::new(0);

/// Returns the sentence for an event in each language.
fn sentences(event: &Event) -> Vec<String> {
    texts::all::<State>().iter().map(|texts| localize(texts, "event", event)).collect()
}

#[track_caller]
fn assert_localized(event: &Event, english: &str, german: &str) {
    let sentences = sentences(event);
    for part in [english, german] {
        assert!(sentences.iter().any(|text| text.contains(part)), "{part}: {sentences:?}");
    }
}

/// "reveals 3 cards" would mean that three cards are revealed.
#[test]
fn a_draw_card_does_not_read_as_three_cards() {
    let revealed = Event::Revealed { seat: ANN, card: Card::Drw3 };
    assert_localized(
        &revealed,
        "reveals a card: draw 3 cards",
        "deckt eine Karte auf: 3 Karten ziehen",
    );
}

#[test]
fn scoring_markers_agree_in_number() {
    let missing = |good, n| Event::GoodsMissing { seat: ANN, good, n };
    assert_localized(&missing(Good::Horse, 1), "one Horse short", "fehlt ein Pferd");
    assert_localized(&missing(Good::Commodity, 1), "one Commodity short", "fehlt eine Ware");
    assert_localized(&missing(Good::Commodity, 2), "2 Commodities short", "fehlen 2 Waren");
    assert_localized(&missing(Good::Ovoo, 2), "2 Ovoos short", "fehlen 2 Ovoos");
    assert_localized(&missing(Good::Well, 2), "2 Water Wells short", "fehlen 2 Brunnen");
}

#[test]
fn the_land_is_part_of_the_sentence() {
    for (land, english, german) in [
        (Land::Oasis, "Oasis", "Oasenplättchen"),
        (Land::Steppe, "Steppe", "Steppenplättchen"),
        (Land::Stony, "Stony Plains", "Steinwüstenplättchen"),
    ] {
        assert_localized(
            &Event::StackUsedUp { land },
            &format!("The last {english} tile"),
            &format!("Das letzte {german} liegt auf dem Spielplan"),
        );
        assert_localized(
            &Event::Unplayable { seat: ANN, land },
            &format!("has no legal space for the {english} tile"),
            &format!("hat kein erlaubtes Feld für das {german}"),
        );
        assert_localized(
            &Event::TilesForfeited { seat: ANN, land, n: 1 },
            &format!("There are no {english} tiles left"),
            &format!("Es gibt keine {german} mehr"),
        );
    }
}
