//! Sentences that are easily got wrong: number, gender, and cards whose name is a number of cards.
use kernel::Seat;
use laws::texts::{self, tell};

use crate::{Card, Event, Good, Land, State};

const ANN: Seat = Seat::new(0);

/// What is told, in each language, in the order in which the game lists them: English, German.
fn told(event: &Event) -> Vec<String> {
    texts::all::<State>().iter().map(|texts| tell(texts, "event", event)).collect()
}

#[track_caller]
fn assert_told(event: &Event, english: &str, german: &str) {
    let sentences = told(event);
    for part in [english, german] {
        assert!(sentences.iter().any(|one| one.contains(part)), "{part}: {sentences:?}");
    }
}

/// "reveals 3 cards" would say that three cards lie open.
#[test]
fn a_card_that_draws_is_not_taken_for_three_cards() {
    let revealed = Event::Revealed { seat: ANN, card: Card::Drw3 };
    assert_told(&revealed, "reveals a draw of 3 cards", "deckt auf: 3 Karten ziehen");
}

#[test]
fn scoring_markers_stand_in_the_right_number() {
    let missing = |good, n| Event::GoodsMissing { seat: ANN, good, n };
    assert_told(&missing(Good::Horse, 1), "one Horse short", "fehlt ein Pferd");
    assert_told(&missing(Good::Commodity, 1), "one Commodity short", "fehlt eine Handelsware");
    assert_told(&missing(Good::Commodity, 2), "2 Commodities short", "fehlen 2 Handelswaren");
    assert_told(&missing(Good::Ovoo, 2), "2 Ovoos short", "fehlen 2 Ovoos");
    assert_told(&missing(Good::Well, 2), "2 Water Wells short", "fehlen 2 Brunnen");
}

#[test]
fn the_land_is_part_of_the_sentence() {
    for (land, english, german) in [
        (Land::Oasis, "Oasis", "Oasenplättchen"),
        (Land::Steppe, "Steppe", "Steppenplättchen"),
        (Land::Stony, "Stony Plains", "Steinwüstenplättchen"),
    ] {
        assert_told(
            &Event::StackUsedUp { land },
            &format!("The last {english} tile"),
            &format!("Das letzte {german} liegt"),
        );
        assert_told(
            &Event::Unplayable { seat: ANN, land },
            &format!("has no space for {english}"),
            &format!("hat kein Feld für ein {german}"),
        );
        assert_told(
            &Event::TilesForfeited { seat: ANN, land, n: 1 },
            &format!("No {english} tile is left"),
            &format!("Es ist kein {german} mehr da"),
        );
    }
}
