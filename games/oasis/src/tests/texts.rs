//! Checks that every language has all texts of the game and none that is unused.
use std::collections::BTreeSet;

use conformance::texts::{self, TextSamples, localize, variant};
use kernel::Seat;

use super::scene::space;
use crate::{
    Card, Cause, ControlMarkers, Event, FreeAction, Good, Land, Moment, Placement, Refusal, Reveal,
    ScorePiece, State, Unplayable, Visibility,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

#[test]
fn texts_are_complete_and_well_formed() {
    text_samples().check();
}

/// Land names are localized arguments, and the selectors in the texts must match them.
#[test]
fn each_land_has_its_own_sentence_about_where_it_starts() {
    let at = space("e9");
    for texts in texts::all::<State>() {
        let sentences: BTreeSet<String> = Land::ALL
            .iter()
            .map(|&land| localize(&texts, "refusal", &Refusal::NoAnchor { at, land }))
            .collect();
        assert_eq!(sentences.len(), 3, "{sentences:?}");
        let borders = ["green border", "camel path", "grünen Rand", "Kamelpfad"];
        let n_named = borders
            .iter()
            .filter(|border| sentences.iter().any(|sentence| sentence.contains(**border)));
        assert_eq!(n_named.count(), 2, "{sentences:?}");
    }
}

/// Hidden markers are revealed at the end, so the event shows both factors of each product.
#[test]
fn the_scoring_event_shows_every_product() {
    for texts in texts::all::<State>() {
        let sentence = localize(&texts, "event", &scored(ANN));
        for product in ["21", "7 × 3", "18", "9 × 2", "6 × 0", "20", "5 × 4", "59"] {
            assert!(sentence.contains(product), "{product}: {sentence}");
        }
    }
}

fn text_samples() -> TextSamples<State> {
    TextSamples {
        events: every_event(),
        refusals: every_refusal(),
        outcomes: Cause::ALL.iter().map(Cause::to_string).collect(),
        names: name_keys(),
        option_values: option_values(),
        render_source: include_str!("../render_text.rs"),
    }
}

fn name_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for land in Land::ALL {
        keys.extend([format!("land-{land}"), format!("wanted-{land}")]);
    }
    keys.extend(Good::ALL.iter().map(|good| format!("good-{good}")));
    keys.extend(Card::ALL.iter().map(|card| format!("card-{card}")));
    keys.extend(Cause::ALL.iter().map(|cause| format!("cause-{cause}")));
    keys.extend(texts::expectations::<State>());
    keys
}

/// Returns every value of every choice option. A new variant breaks the build here.
fn option_values() -> Vec<(&'static str, String)> {
    let mut words = Vec::new();
    for mode in [Placement::LinkBan, Placement::Strict, Placement::Literal, Placement::OwnBan] {
        match mode {
            Placement::LinkBan | Placement::Strict | Placement::Literal | Placement::OwnBan => {}
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
    for markers in [ControlMarkers::FourPerLand, ControlMarkers::Four] {
        match markers {
            ControlMarkers::FourPerLand | ControlMarkers::Four => {}
        }
        words.push(("control_markers", variant(&markers)));
    }
    for unplayable in [Unplayable::Placing, Unplayable::Accepting] {
        match unplayable {
            Unplayable::Placing | Unplayable::Accepting => {}
        }
        words.push(("unplayable", variant(&unplayable)));
    }
    for piece in [ScorePiece::Show, ScorePiece::Real] {
        match piece {
            ScorePiece::Show | ScorePiece::Real => {}
        }
        words.push(("score_piece", variant(&piece)));
    }
    words
}

/// Returns samples of each event, with numbers in all plural forms.
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
        Event::PieceNeeded { seat },
        Event::PieceRemoved { seat, at: space("g9") },
        scored(seat),
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
                Event::NoSpaceLeft { seat, land, n: size },
            ]);
        }
    }
    all.iter().for_each(guard_event);
    all
}

fn scored(seat: Seat) -> Event {
    Event::Scored {
        seat,
        herd: 7,
        commodity: 3,
        camels: 21,
        oasis_spaces: 9,
        well: 2,
        oasis: 18,
        steppe_spaces: 6,
        horse: 0,
        steppe: 0,
        stony_spaces: 5,
        ovoo: 4,
        stony: 20,
        total: 59,
    }
}

/// Breaks the build for a new event: add a sample above.
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
        | Event::PieceNeeded { .. }
        | Event::PieceRemoved { .. }
        | Event::NoSpaceLeft { .. }
        | Event::Scored { .. }
        | Event::Won { .. } => {}
    }
}

/// Returns samples of each refusal.
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
        Refusal::NoPieceThere { at },
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
            Refusal::OwnLand { at, land },
            Refusal::FourAreas { land },
            Refusal::NoAnchor { at, land },
        ]);
    }
    all.iter().for_each(guard_refusal);
    all
}

/// Breaks the build for a new refusal: add a sample above and a scenario in `refusals.rs`.
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
        | Refusal::OwnLand { .. }
        | Refusal::FourAreas { .. }
        | Refusal::NoPieceThere { .. }
        | Refusal::NotYourMarker { .. } => {}
    }
}
