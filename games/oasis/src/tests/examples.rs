//! Twenty worked examples from the rules, each with all its numbers.
use kernel::Game;

use super::scene::{P1, P2, P3, P4, P5, Scene, Table};
use crate::{
    data::{Cause, Good, Land},
    event::Event,
    refusal::Refusal,
    setup::Placement,
    space::{GREEN, PRINTED, Path},
    state::{Phase, Units},
};

const MODES: [Placement; 3] = [Placement::LinkBan, Placement::Strict, Placement::Literal];

#[test]
fn w01_an_offer_of_two_draws_one_card() {
    let mut table = Scene::of(4).stack(P1, 5).ready();
    assert_eq!((table.n_stack(P1), table.n_offer(P1)), (4, 1), "the first card is revealed");
    table.play(P1, "reveal; stop");
    assert_eq!((table.n_stack(P1), table.n_offer(P1)), (4, 2));
    assert_eq!(table.state.turn, P2);
}

#[test]
fn w02_an_offer_stops_before_it_empties_the_stack() {
    let mut table = Scene::of(4).stack(P1, 3).ready();
    table.play(P1, "reveal");
    assert_eq!((table.n_stack(P1), table.n_offer(P1)), (2, 2));
    assert_eq!(table.state.turn, P2, "a forced stop");
}

#[test]
fn w03_a_stack_of_one_draws_first() {
    let mut table = Scene::of(4).stack(P1, 4).ready();
    table.play(P1, "reveal; reveal");
    assert_eq!((table.n_stack(P1), table.n_offer(P1), table.state.turn), (1, 3, P2));
    let next = Scene::of(4).stack(P1, 1).ready();
    assert_eq!((next.n_stack(P1), next.n_offer(P1), next.state.turn), (2, 1, P2));
}

#[test]
fn w04_the_discard_is_shuffled_on_demand() {
    let scene = Scene::of(4).stack(P2, 12).stack(P3, 12).stack(P4, 12);
    let seven = "cam2 cam2 cam3 oas1 oas2 ste1 wel1";
    let mut table = scene.clone().stack(P1, 10).discard(seven).ready().with_rng();
    assert_eq!((table.n_deck(), table.n_discard()), (1, 7));
    let events = table.play(P1, "stop");
    assert!(events.contains(&Event::Reshuffled { n: 7 }));
    assert_eq!((table.n_deck(), table.n_discard(), table.n_stack(P1)), (6, 0, 11));

    let mut table = scene.stack(P1, 17).ready();
    assert_eq!((table.n_deck(), table.n_discard()), (1, 0));
    let events = table.play(P1, "stop");
    assert!(events.contains(&Event::DrawLost { seat: P1, n: 1 }));
    assert_eq!((table.n_deck(), table.n_stack(P1)), (0, 17));
}

/// Returns four offers of one scoring marker card each.
fn four_offers() -> Scene {
    Scene::of(4).offer(P1, "com1").offer(P2, "wel1").offer(P3, "hor1").offer(P4, "ovo1").accepting()
}

#[test]
fn w05_owners_receive_the_counter_for_their_offer() {
    let mut table = four_offers().published().ready();
    table.play(P1, "accept p3; resolve hor1; confirm");
    table.play(P2, "accept p1; resolve com1");
    table.play(P2, "confirm");
    assert_eq!(table.legal(P3, "accept"), ["accept p2", "accept p4"]);
    table.play(P3, "accept p2; resolve wel1");
    let events = table.play(P3, "confirm");
    assert!(events.contains(&Event::OwnOfferTaken { seat: P4, n: 4 }));
    table.play(P4, "resolve ovo1; confirm");
    assert_eq!(table.state.counters, [2, 3, 1, 4, 0], "the new order is C A B D");
    assert_eq!((table.state.turn, table.state.phase), (P3, Phase::Free));
}

#[test]
fn w06_players_take_their_own_offer_only_if_no_other_is_left() {
    let mut table = four_offers().ready();
    table.play(P1, "accept p2; resolve wel1; confirm");
    table.play(P2, "accept p1; resolve com1");
    let events = table.play(P2, "confirm");
    assert!(events.contains(&Event::LastOffer { seat: P3, whom: P4 }));
    table.play(P3, "resolve ovo1");
    let events = table.play(P3, "confirm");
    assert!(events.contains(&Event::Accepted { seat: P4, whom: P3, n: 4 }));
    assert_eq!(table.state.received, [2, 1, 4, 3, 0]);
}

/// P1 (Red) controls a9 and b9, P2 (Blue) a7.
fn oases() -> Scene {
    Scene::of(3).tiles(Land::Oasis, "a9 b9 a7").marker(P1, "a9").marker(P2, "a7")
}

#[test]
fn w07_a_tile_cannot_link_two_controlled_areas() {
    for mode in MODES {
        for seat in [P1, P2, P3] {
            let table = oases().placement(mode).free(seat).ready();
            let why = table.refused(seat, "place oasis a8");
            let at = super::scene::space("a8");
            assert_eq!(why, Refusal::WouldLink { at, land: Land::Oasis, whom: P1, with: P2 });
        }
    }
}

#[test]
fn w08_placement_mode_decides_which_areas_may_grow() {
    for (mode, red, blue) in [
        (Placement::LinkBan, true, true),
        (Placement::Strict, true, false),
        (Placement::Literal, false, true),
    ] {
        for (seat, is_legal) in [(P1, red), (P2, blue)] {
            let mut table = oases().placement(mode).free(seat).ready();
            assert_eq!(table.is_listed(seat, "place oasis b8"), is_legal, "{mode:?} {seat}");
            if is_legal {
                table.play(seat, "place oasis b8");
                assert_eq!((table.owner("b8"), table.lands(P1)), (Some(P1), [3, 0, 0]));
                assert_eq!(table.state.phase, Phase::FreeDone, "no marker step");
            }
        }
    }
}

#[test]
fn w09_areas_start_at_their_borders() {
    let table = oases().published().free(P1).ready();
    for (command, is_legal) in [
        ("place steppe f9", true),
        ("place steppe e9", false),
        ("place steppe d8", true),
        ("place oasis e9", false),
        ("place oasis e10", true),
        ("place stony e9", true),
    ] {
        assert_eq!(table.is_listed(P1, command), is_legal, "{command}");
    }
}

#[test]
fn w10_a_printed_space_joins_the_area() {
    let mut table = Scene::of(3).tiles(Land::Oasis, "d12").marker(P1, "d12").free(P1).ready();
    table.play(P1, "place oasis d11");
    assert_eq!(table.lands(P1), [3, 0, 0]);
    assert_eq!(table.owner("d10"), Some(P1));
}

#[test]
fn w11_a_marker_moves_and_the_old_area_can_be_claimed() {
    let mut table = Scene::of(3)
        .tiles(Land::Oasis, "d12 d11 g1 f1")
        .tiles(Land::Steppe, "f9 f10 f11 f12 j9")
        .marker(P1, "d12 f9 j9 g1")
        .published()
        .acting(P1, "sto1")
        .offer(P1, "ste1")
        .offer(P3, "com1")
        .ready();
    assert_eq!(table.lands(P1), [5, 5, 0]);
    table.play(P1, "resolve sto1; place stony c7");
    assert_eq!(table.refused(P1, "mark"), Refusal::NoMarkers);
    table.play(P1, "mark from j9; confirm");
    assert_eq!((table.lands(P1), table.owner("j9")), ([5, 4, 2], None));
    table.play(P2, "accept p1; resolve ste1; place steppe j10; mark");
    assert_eq!((table.lands(P2), table.owner("j9")), ([0, 2, 0], Some(P2)));
}

#[test]
fn w12_tiles_of_an_empty_stack_are_forfeited_and_the_game_ends() {
    let mut table = Scene::of(3)
        .fill(Land::Stony, 19)
        .published()
        .acting(P1, "sto2")
        .offer(P1, "com1")
        .offer(P3, "sto1 cam2")
        .ready();
    let events = table.play(P1, "resolve sto2; place stony d2; leave");
    assert!(events.contains(&Event::TilesForfeited { seat: P1, land: Land::Stony, n: 1 }));
    assert_eq!(table.state.ending.list(), [Cause::StonyOut]);
    table.play(P1, "confirm");
    let events = table.play(P2, "accept p3; resolve sto1");
    assert!(events.contains(&Event::TilesForfeited { seat: P2, land: Land::Stony, n: 1 }));
    table.play(P2, "resolve cam2; camel g9; camel g10; confirm");
    table.play(P3, "resolve com1; confirm");
    assert_eq!((table.state.turn, table.state.phase), (P2, Phase::Free));
    table.play(P2, "skip");
    let outcome = table.state.outcome().expect("the game is over");
    assert_eq!(outcome.reason, "stony_out");
}

#[test]
fn w13_a_tile_without_a_legal_space_ends_the_game() {
    for mode in MODES {
        let mut table =
            no_oasis(Scene::of(3).published(), "").placement(mode).acting(P1, "oas1 com2").ready();
        let events = table.play(P1, "resolve oas1");
        assert!(events.contains(&Event::Unplayable { seat: P1, land: Land::Oasis }));
        assert_eq!(table.state.ending.list(), [Cause::Unplayable]);
        assert_eq!(table.state.board.stock(Land::Oasis), 34);
        table.play(P1, "resolve com2");
        assert_eq!(table.state.n_goods(P1), 2);
        assert!(!table.state.is_over(), "the round is completed");
    }
}

/// Fills the green spaces and those beside printed Oases with Steppe and Stony Plains, except one.
fn no_oasis(mut scene: Scene, except: &str) -> Scene {
    let around = GREEN.or(PRINTED[Land::Oasis as usize].spread());
    assert_eq!(around.len(), 38);
    for (index, at) in around.iter().enumerate() {
        if at.to_string() != except {
            let land = if index % 2 == 0 { Land::Stony } else { Land::Steppe };
            scene.position.tiles.insert(at, land);
        }
    }
    scene
}

#[test]
fn w14_the_free_action_may_end_the_game() {
    let mut table = Scene::of(5).fill(Land::Steppe, 33).free(P5).ready();
    table.play(P5, "place steppe c2; leave");
    assert_eq!(table.state.ending.list(), [Cause::SteppeOut]);
    table.play(P5, "confirm");
    assert!(table.state.is_over());
}

/// The scoring event shows everyone both factors of every product.
#[test]
fn final_scores_show_every_factor() {
    let mut table = Scene::of(3)
        .fill(Land::Steppe, 33)
        .camels(P2, "g9 g10 h10")
        .goods(P2, Good::Commodity, 3)
        .goods(P2, Good::Ovoo, 2)
        .free(P1)
        .ready();
    let events = table.play(P1, "place steppe c2; leave; confirm");
    let expected = Event::Scored {
        seat: P2,
        herd: 3,
        commodity: 3,
        camels: 9,
        oasis_spaces: 0,
        well: 0,
        oasis: 0,
        steppe_spaces: 0,
        horse: 0,
        steppe: 0,
        stony_spaces: 0,
        ovoo: 2,
        stony: 0,
        total: 9,
    };
    assert!(events.contains(&expected), "{events:?}");
}

#[test]
fn w15_only_the_largest_herd_counts() {
    let table =
        Scene::of(3).camels(P1, "f8 g9 h9 h10 i11").goods(P1, Good::Commodity, 3).free(P1).ready();
    assert_eq!(table.units(P1).herd, 3);
    assert_eq!(crate::rules::scoring::total(&table.state, P1), 9);
}

#[test]
fn w16_holdings_are_multiplied_by_their_markers() {
    let units = Units { herd: 7, lands: [9, 6, 5] };
    let points = units.points([3, 2, 0, 4]);
    assert_eq!((points, points.iter().sum::<u16>()), ([21, 18, 0, 20], 59));
}

#[test]
fn w17_the_lower_counter_wins_a_tie() {
    let mut scene = Scene::of(3)
        .counters(&[3, 2, 1])
        .camels(P1, "g9 g10 g11 g12 h9 h10 h11 h12")
        .goods(P1, Good::Commodity, 11)
        .tiles(Land::Oasis, "a7 a8 a9 a10 b8 b9 b10 c9")
        .marker(P2, "a7")
        .goods(P2, Good::Well, 11)
        .phase(Phase::Over);
    scene.position.ending = vec![Cause::Unplayable];
    let outcome = scene.ready().state.outcome().expect("the game is over");
    assert_eq!(outcome.scores, [88, 88, 0]);
    assert_eq!(outcome.ranks, [2, 1, 3]);
}

#[test]
fn w18_camels_beyond_the_supply_are_forfeited() {
    let spaces: Vec<String> = Path::ALL.iter().take(19).map(|at| at.to_string()).collect();
    let mut table = Scene::of(3).camels(P1, &spaces.join(" ")).acting(P1, "cam3").ready();
    let events = table.play(P1, "resolve cam3; camel g13");
    assert!(events.contains(&Event::CamelsForfeited { seat: P1, n: 2 }));
    assert!(!table.state.ending.is_set());
    assert_eq!(table.legal(P1, ""), ["confirm"]);
}

#[test]
fn w19_a_player_takes_the_rest_of_a_short_supply() {
    let mut table = Scene::of(3).goods(P2, Good::Commodity, 13).acting(P1, "com2").ready();
    let events = table.play(P1, "resolve com2");
    assert!(events.contains(&Event::GoodsMissing { seat: P1, good: Good::Commodity, n: 1 }));
    assert_eq!((table.state.n_goods(P1), table.state.goods_left(Good::Commodity)), (1, 0));
}

/// The last Oasis space is d1; the Steppe on e1 makes it legal for both lands.
#[test]
fn w20_the_order_of_cards_can_end_the_game() {
    let scene = || {
        let scene = no_oasis(Scene::of(3).published(), "d1").tiles(Land::Steppe, "e1");
        scene.placement(Placement::Strict).acting(P1, "oas1 ste1")
    };
    let steppe_first = |at: &str| -> Table {
        let mut table = scene().ready();
        table.play(P1, &format!("resolve ste1; place steppe {at}; leave; resolve oas1"));
        table
    };
    assert_eq!(steppe_first("d1").state.ending.list(), [Cause::Unplayable]);
    assert_eq!(steppe_first("h5").legal(P1, ""), ["place oasis d1"]);
    let mut table = scene().ready();
    table.play(P1, "resolve oas1");
    assert_eq!(table.legal(P1, "place"), ["place oasis d1"]);
    table.play(P1, "place oasis d1; leave; resolve ste1; place steppe h5; leave");
    assert!(!table.state.ending.is_set());
}

#[test]
fn lands_start_at_their_borders_on_the_empty_board() {
    let table = Scene::of(3).published().free(P1).ready();
    let n = |land: &str| table.legal(P1, &format!("place {land} ")).len();
    assert_eq!((n("oasis"), n("steppe"), n("stony")), (38, 42, 100));
}
