//! One scenario for each refusal, with its data and the paragraph it cites.
use std::collections::BTreeSet;

use kernel::Refuse;
use serde_json::Value;

use super::{
    scene::{P1, P2, P3, P5, Scene, Table, space},
    texts,
};
use crate::{
    data::{Card, Cause, Land},
    refusal::{Moment, Refusal},
    setup::{Placement, Reveal},
    space::Path,
    state::Phase,
};

/// The cited paragraph, the expected refusal, and the scenario that produces it.
type Case = (&'static str, Refusal, fn() -> Refusal);

fn all() -> Vec<Case> {
    [turns(), moments(), offers(), tiles(), pieces()].concat()
}

fn after(mut table: Table, commands: &str) -> Table {
    table.play(P1, commands);
    table
}

/// P1 controls a9, P2 controls a7, and P1 has the free action.
fn oases(placement: Placement) -> Table {
    let scene = Scene::of(3).tiles(Land::Oasis, "a9 b9 a7").marker(P1, "a9").marker(P2, "a7");
    scene.placement(placement).free(P1).ready()
}

/// All camels and control markers of P1 are on the board, and the game has ended.
fn scoring() -> Table {
    super::defaults::without_pieces().ready()
}

fn turns() -> Vec<Case> {
    vec![
        ("O11.3", Refusal::GameOver, || {
            let mut scene = Scene::of(3).phase(Phase::Over);
            scene.position.ending = vec![Cause::Unplayable];
            scene.ready().refused(P1, "confirm")
        }),
        ("O4.2", Refusal::NotYourTurn { turn: P1 }, || Scene::of(3).ready().refused(P2, "stop")),
        ("O4.5", Refusal::NoSuchSeat { whom: P5 }, || {
            Scene::of(3).accepting().ready().refused(P1, "accept p5")
        }),
        ("O4.5", Refusal::NoSuchSeat { whom: P5 }, || Scene::of(3).ready().refused(P5, "stop")),
    ]
}

fn moments() -> Vec<Case> {
    vec![
        ("O5.6", Refusal::NotNow { now: Moment::Announce }, || {
            let upfront = Scene::of(3).options(|options| options.reveal = Reveal::Upfront);
            upfront.ready().refused(P1, "reveal")
        }),
        ("O5.2", Refusal::NotNow { now: Moment::Offer }, || {
            Scene::of(3).ready().refused(P1, "offer 2")
        }),
        ("O6.1", Refusal::NotNow { now: Moment::Accept }, || {
            Scene::of(3).accepting().ready().refused(P1, "resolve com1")
        }),
        ("O7.1", Refusal::NotNow { now: Moment::Resolve }, || {
            Scene::of(3).acting(P1, "com1").ready().refused(P1, "confirm")
        }),
        ("O7.3", Refusal::NotNow { now: Moment::Tile }, || {
            after(Scene::of(3).acting(P1, "sto1").ready(), "resolve sto1").refused(P1, "leave")
        }),
        ("O9.1", Refusal::NotNow { now: Moment::Marker }, || {
            let table = Scene::of(3).acting(P1, "sto2").ready();
            after(table, "resolve sto2; place stony e9").refused(P1, "place stony e8")
        }),
        ("O7.2", Refusal::NotNow { now: Moment::Camel }, || {
            after(Scene::of(3).acting(P1, "cam2").ready(), "resolve cam2").refused(P1, "skip")
        }),
        ("O10.2", Refusal::NotNow { now: Moment::Free }, || {
            Scene::of(3).free(P1).ready().refused(P1, "accept p2")
        }),
        ("O13.10", Refusal::NotNow { now: Moment::Score }, || scoring().refused(P1, "skip")),
        ("O7.7", Refusal::NotNow { now: Moment::Confirm }, || {
            after(Scene::of(3).free(P1).ready(), "camel g9").refused(P1, "camel g10")
        }),
        ("O7.7", Refusal::NotNow { now: Moment::Confirm }, || {
            after(Scene::of(3).acting(P1, "com1").ready(), "resolve com1")
                .refused(P1, "resolve com1")
        }),
    ]
}

fn offers() -> Vec<Case> {
    vec![
        ("O5.1", Refusal::TooManyCards { n: 3, max: 2 }, || {
            let upfront = Scene::of(3).options(|options| options.reveal = Reveal::Upfront);
            upfront.stack(P1, 3).ready().refused(P1, "offer 3")
        }),
        ("O6.2", Refusal::OwnOffer, || Scene::of(3).accepting().ready().refused(P1, "accept p1")),
        ("O6.1", Refusal::OfferTaken { whom: P3 }, || {
            let mut table = Scene::of(3).offer(P3, "com1").accepting().ready();
            table.play(P1, "accept p3; resolve com1; confirm");
            // With three players P2 has one offer left and takes it at once, so this uses four.
            let mut table = Scene::of(4).offer(P3, "com1").accepting().ready();
            table.play(P1, "accept p3; resolve com1; confirm");
            table.refused(P2, "accept p3")
        }),
        ("O7.1", Refusal::NoSuchCard { card: Card::Com2 }, || {
            Scene::of(3).acting(P1, "com1").ready().refused(P1, "resolve com2")
        }),
    ]
}

fn tiles() -> Vec<Case> {
    let (oasis, steppe) = (Land::Oasis, Land::Steppe);
    vec![
        ("O7.3", Refusal::OtherLand { land: steppe, wanted: Land::Stony }, || {
            let table = after(Scene::of(3).acting(P1, "sto1").ready(), "resolve sto1");
            table.refused(P1, "place steppe f9")
        }),
        ("O10.2", Refusal::StackEmpty { land: Land::Stony }, || {
            Scene::of(3).fill(Land::Stony, 20).free(P1).ready().refused(P1, "place stony d2")
        }),
        ("O8.2", Refusal::CamelPath { at: space("g9") }, || {
            Scene::of(3).free(P1).ready().refused(P1, "place steppe g9")
        }),
        ("O8.2", Refusal::Printed { at: space("d10"), land: oasis }, || {
            Scene::of(3).free(P1).ready().refused(P1, "place oasis d10")
        }),
        ("O8.2", Refusal::Occupied { at: space("a9"), land: oasis }, || {
            oases(Placement::LinkBan).refused(P1, "place steppe a9")
        }),
        ("O8.3", Refusal::WouldLink { at: space("a8"), land: oasis, whom: P1, with: P2 }, || {
            oases(Placement::Strict).refused(P1, "place oasis a8")
        }),
        ("R17", Refusal::WouldMerge { at: space("a8"), land: oasis, whom: P1 }, || {
            let scene = Scene::of(3).tiles(Land::Oasis, "a9 a7").marker(P1, "a9 a7");
            scene.free(P2).ready().refused(P2, "place oasis a8")
        }),
        ("O13.2", Refusal::RivalArea { at: space("b6"), land: steppe, whom: P2 }, || {
            let scene = Scene::of(3).tiles(Land::Steppe, "a6").marker(P2, "a6");
            let strict = scene.placement(Placement::Strict).free(P1);
            strict.ready().refused(P1, "place steppe b6")
        }),
        ("O13.3", Refusal::OwnArea { at: space("b8"), land: oasis }, || {
            oases(Placement::Literal).refused(P1, "place oasis b8")
        }),
        ("O13.7", Refusal::OwnLand { at: space("b8"), land: oasis }, || {
            oases(Placement::OwnBan).refused(P1, "place oasis b8")
        }),
        ("O13.4", Refusal::NoAnchor { at: space("e9"), land: steppe }, || {
            Scene::of(3).published().free(P1).ready().refused(P1, "place steppe e9")
        }),
    ]
}

fn pieces() -> Vec<Case> {
    vec![
        ("O7.2", Refusal::OffThePath { at: space("e9") }, || {
            Scene::of(3).free(P1).ready().refused(P1, "camel e9")
        }),
        ("O7.2", Refusal::CamelThere { at: space("g9"), whom: P2 }, || {
            Scene::of(3).camels(P2, "g9").free(P1).ready().refused(P1, "camel g9")
        }),
        ("O10.2", Refusal::NoCamels, || {
            let all: Vec<String> = Path::ALL.iter().take(20).map(|at| at.to_string()).collect();
            Scene::of(3).camels(P1, &all.join(" ")).free(P1).ready().refused(P1, "camel g13")
        }),
        ("O13.8", Refusal::NoMarkers, || {
            let scene = Scene::of(3).tiles(Land::Stony, "d2 f2 h2 j2").marker(P1, "d2 f2 h2 j2");
            let scene = scene.published().free(P1);
            after(scene.ready(), "place stony a11").refused(P1, "mark")
        }),
        ("O9.4", Refusal::FourAreas { land: Land::Stony }, || {
            let scene = Scene::of(3).tiles(Land::Stony, "d2 f2 h2 j2").marker(P1, "d2 f2 h2 j2");
            after(scene.free(P1).ready(), "place stony a11").refused(P1, "mark")
        }),
        ("O13.10", Refusal::NoPieceThere { at: space("a7") }, || {
            scoring().refused(P1, "remove a7")
        }),
        ("O9.2", Refusal::NoMarkerThere { from: space("e9") }, || {
            after(Scene::of(3).free(P1).ready(), "place stony a11").refused(P1, "mark from e9")
        }),
        ("O9.2", Refusal::NotYourMarker { from: space("d2"), whom: P2 }, || {
            let scene = Scene::of(3).tiles(Land::Stony, "d2").marker(P2, "d2").free(P1);
            after(scene.ready(), "place stony a11").refused(P1, "mark from d2")
        }),
    ]
}

#[test]
fn scenarios_produce_the_expected_refusals() {
    for (rule, wanted, scenario) in all() {
        let refusal = scenario();
        assert_eq!(refusal, wanted);
        assert_eq!(refusal.rule(), rule, "{refusal:?}");
    }
}

#[test]
fn every_kind_of_refusal_has_a_scenario() {
    let code = |refusal: &Refusal| {
        let data = serde_json::to_value(refusal).expect("refusals serialize");
        data.get("code").and_then(Value::as_str).map(str::to_owned)
    };
    let covered: BTreeSet<_> = all().iter().map(|(_, refusal, _)| code(refusal)).collect();
    let known: BTreeSet<_> = texts::every_refusal().iter().map(code).collect();
    assert_eq!(covered, known);
}
