//! Thirty worked examples, each checked with all its numbers.
use kernel::{FastRng, Game, Seat, SeatSet};

use super::scene::{P1, P2, P3, P4, Scene, Table, cell, storm_cards};
use crate::{
    action::Action,
    data::{Back, City, Gear, N_STORM, Part, Role},
    event::Event,
    refusal::{Purpose, Refusal},
    setup::Options,
    state::{Ending, PartAt, Phase, State},
};
use Role::{Archaeologist, Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

/// The cells with sand on a new table.
const DIAMOND: &str = "c1 b2 d2 a3 e3 b4 d4 c5";

#[test]
fn ex01_wind_west_moves_two_tiles_and_the_eye_the_other_way() {
    let mut table = Scene::of(&[Archaeologist, Explorer])
        .all_at("a1")
        .sand(DIAMOND, 1)
        .storm_of(P1, 1)
        .pile("w2")
        .ready();
    assert_eq!((table.eye().as_str(), table.supply()), ("c3", 40));
    let (x, y) = (table.tile("d3"), table.tile("e3"));
    table.play(P1, "draw");
    assert_eq!((table.tile("c3"), table.sand("c3")), (x, 1));
    assert_eq!((table.tile("d3"), table.sand("d3")), (y, 2));
    assert!(table.state.board.blocked().has(cell("d3")));
    assert_eq!((table.eye().as_str(), table.supply()), ("e3", 38));
}

#[test]
fn ex02_the_third_step_of_the_wind_finds_no_tile() {
    let mut table = Scene::of(&[Archaeologist, Explorer])
        .all_at("a1")
        .eye("e3")
        .sand("e4 e5", 1)
        .supply(40)
        .storm_of(P1, 1)
        .pile("n3")
        .ready();
    let (p, q) = (table.tile("e4"), table.tile("e5"));
    let events = table.play(P1, "draw");
    assert_eq!((table.tile("e3"), table.sand("e3")), (p, 2));
    assert_eq!((table.tile("e4"), table.sand("e4")), (q, 2));
    assert!(events.contains(&Event::Respite { n: 1 }));
    assert_eq!((table.eye().as_str(), table.supply()), ("e5", 38));
}

#[test]
fn ex03_wind_from_the_edge_moves_nothing() {
    let scene = Scene::of(&[Archaeologist, Explorer]).eye("a1").storm_of(P1, 1).pile("e3");
    let mut table = scene.ready();
    let before = table.state.board;
    let events = table.play(P1, "draw");
    assert!(events.contains(&Event::Respite { n: 3 }));
    assert_eq!(table.eye(), "a1");
    assert_eq!(table.state.board, before, "no tile moved, no sand fell");
}

#[test]
fn ex04_the_last_marker_is_placed_and_the_next_one_is_missing() {
    let mut table = Scene::of(&[Archaeologist, Explorer])
        .all_at("e1")
        .eye("a1")
        .sand("b1 c1", 0)
        .supply(1)
        .storm_of(P1, 1)
        .pile("w2")
        .ready();
    let (first, second) = (table.tile("b1"), table.tile("c1"));
    let events = table.play(P1, "draw");
    assert_eq!((table.tile("a1"), table.sand("a1")), (first, 1));
    assert_eq!((table.tile("b1"), table.sand("b1")), (second, 0));
    assert_eq!((table.eye().as_str(), table.supply()), ("c1", 0));
    let slid =
        |tile, from, to, sand| Event::TileSlid { tile, from: cell(from), to: cell(to), sand };
    let last = [
        slid(first, "b1", "a1", 1),
        slid(second, "c1", "b1", 0),
        Event::SandRanOut { at: cell("b1") },
        Event::LostToSand,
    ];
    assert_eq!(events[1..], last, "the last slide is shown without the missing marker");
    assert_eq!(table.ending(), Some(Ending::Buried));
    assert_eq!(table.state.outcome().expect("it is over").reason, "buried");
}

#[test]
fn ex05_pawn_and_part_ride_on_the_tile_and_are_buried() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "e1")
        .at(P2, "b2")
        .excavated("b2", City::Gear)
        .sand("b2", 1)
        .part_on(Part::Engine, "b2")
        .eye("b1")
        .storm_of(P1, 1)
        .pile("n1")
        .ready();
    let tile = table.tile("b2");
    table.play(P1, "draw");
    assert_eq!((table.tile("b1"), table.sand("b1")), (tile, 2));
    assert_eq!(table.places(), "e1 b1");
    assert_eq!(table.part(Part::Engine), PartAt::On(cell("b1")));
    assert!(table.state.is_buried(P2));
    assert_eq!(table.refused(P2, "take engine"), Refusal::Buried { sand: 2 });
    table.play(P2, "dig b1; take engine");
    assert_eq!(table.sand("b1"), 1);
    assert_eq!(table.part(Part::Engine), PartAt::Held(P2));
}

#[test]
fn ex06_a_clue_counts_where_it_is_now() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "c3")
        .at(P2, "e4")
        .excavated("a2", City::EngineRow)
        .hidden("e4", City::EngineColumn)
        .eye("a1")
        .storm_of(P1, 1)
        .pile("n1")
        .ready();
    let row_clue = table.tile("a2");
    table.play(P1, "draw");
    assert_eq!(table.tile("a1"), row_clue);
    assert_eq!(table.part(Part::Engine), PartAt::Hidden);
    let events = table.play(P2, "excavate");
    assert_eq!(table.part(Part::Engine), PartAt::On(cell("e1")));
    assert!(events.contains(&Event::PartAppeared { part: Part::Engine, at: cell("e1") }));
}

#[test]
fn ex07_clues_in_one_row_point_at_the_column_clue() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "d3")
        .excavated("b3", City::PropellerRow)
        .hidden("d3", City::PropellerColumn)
        .ready();
    table.play(P1, "excavate");
    assert_eq!(table.part(Part::Propeller), PartAt::On(cell("d3")));
}

#[test]
fn ex08_a_part_in_the_eye_waits_for_the_next_tile() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "c1")
        .at(P2, "e1")
        .eye("c4")
        .excavated("a4", City::CrystalRow)
        .hidden("c1", City::CrystalColumn)
        .sand("c3", 1)
        .pile("s1 n1")
        .pausing()
        .ready();
    let events = table.play(P1, "excavate");
    assert!(events.contains(&Event::PartInEye { part: Part::Crystal }));
    assert_eq!(table.part(Part::Crystal), PartAt::On(table.state.board.eye()));
    let tile = table.tile("c3");
    table.play(P1, "end; draw");
    assert_eq!((table.tile("c4"), table.sand("c4")), (tile, 2));
    assert_eq!(table.part(Part::Crystal), PartAt::On(cell("c4")));
    assert_eq!(table.eye(), "c3");
}

#[test]
fn ex09_a_storm_that_picks_up_counts_from_the_next_turn() {
    let mut table = Scene::of(&[Navigator, Explorer, Climber, Carrier])
        .eye("a1")
        .meter(4)
        .pile("up e1 e1 e1")
        .pausing()
        .ready();
    assert_eq!(table.state.level(), 3);
    table.play(P1, "end; draw");
    assert_eq!((table.state.meter, table.state.level()), (5, 4));
    assert_eq!(table.state.phase, Phase::Storm { n_left: 2 });
    table.play(P1, "draw; draw");
    assert_eq!((table.state.turn, table.state.phase), (P2, Phase::Acting));
    table.play(P2, "end");
    assert_eq!(table.state.phase, Phase::Storm { n_left: 4 });
}

#[test]
fn ex10_the_skull_ends_the_storm_at_once() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .eye("a1")
        .meter(12)
        .pile("e1 up e1 e1 s1 s1")
        .pausing()
        .ready();
    table.play(P1, "end");
    assert_eq!(table.state.phase, Phase::Storm { n_left: 6 });
    table.play(P1, "draw; draw");
    assert_eq!(table.state.meter, 13);
    assert_eq!(table.ending(), Some(Ending::Swept));
    assert_eq!(table.pile().len(), N_STORM - 2);
    assert_eq!(table.pile()[..4], storm_cards("e1 e1 s1 s1"));
}

fn thirsty_archaeologist_beside_the_navigator() -> Table {
    Scene::of(&[Archaeologist, Navigator])
        .all_at("b2")
        .water(P1, 0)
        .water(P2, 4)
        .storm_of(P1, 1)
        .pile("sun")
        .ready()
}

#[test]
fn ex11_the_sun_kills_a_player_without_water() {
    let mut table = thirsty_archaeologist_beside_the_navigator();
    table.play(P1, "draw");
    assert_eq!(table.ending(), Some(Ending::Thirst(SeatSet::only(P1))));
    assert_eq!(table.refused(P2, "give p1 water 1"), Refusal::GameOver);
}

#[test]
fn ex11_one_water_given_in_the_window_saves_the_game() {
    let mut table = thirsty_archaeologist_beside_the_navigator();
    table.play(P2, "give p1 water 1");
    table.play(P1, "draw");
    assert_eq!(table.waters(), [0, 2]);
    assert_eq!(table.ending(), None);
}

#[test]
fn ex12_only_an_excavated_tunnel_shelters_whatever_sand_lies_on_it() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "b2")
        .excavated("b2", City::Tunnel)
        .sand("b2", 3)
        .at(P2, "d2")
        .hidden("d2", City::Tunnel)
        .storm_of(P1, 1)
        .pile("sun")
        .ready();
    assert!(table.state.is_buried(P1));
    table.play(P1, "draw");
    assert_eq!(table.waters(), [4, 3]);
}

#[test]
fn ex13_a_shield_ends_when_its_owners_turn_begins() {
    let mut table = Scene::of(&[Climber, Explorer, Carrier])
        .at(P1, "b2")
        .at(P2, "d2")
        .at(P3, "d2")
        .gear(P2, Gear::SolarShield)
        .eye("a1")
        .meter(0)
        .pile("e1 sun sun e1")
        .pausing()
        .ready();
    table.play(P1, "end; draw");
    table.play(P2, "shield");
    let events = table.play(P1, "draw");
    assert_eq!(table.waters(), [2, 4, 5]);
    assert!(events.contains(&Event::ShieldEnded { seat: P2 }));
    table.play(P2, "end; draw");
    assert_eq!(table.waters(), [1, 3, 4]);
}

#[test]
fn ex14_a_shield_goes_where_its_owner_goes() {
    let mut table = Scene::of(&[Explorer, Climber, Navigator])
        .at(P1, "b2")
        .at(P2, "b2")
        .at(P3, "d2")
        .gear(P1, Gear::SolarShield)
        .eye("a1")
        .meter(0)
        .pile("sun e1 e1 e1 sun e2")
        .pausing()
        .ready();
    table.play(P1, "shield; end; draw");
    assert_eq!(table.waters(), [4, 3, 3], "the Navigator drinks");
    table.play(P1, "draw");
    table.play(P2, "end; draw; draw");
    table.play(P3, "guide p1 c2; guide p1 d2; end; draw");
    assert_eq!(table.waters(), [4, 2, 3], "the Climber drinks");
}

#[test]
fn ex15_when_the_climber_leaves_his_companion_is_buried() {
    let mut table = Scene::of(&[Climber, Archaeologist])
        .all_at("b2")
        .sand("b2", 3)
        .eye("a1")
        .pile("e1 e1")
        .ready();
    assert!(!table.state.is_buried(P2));
    table.play(P1, "move c2; end");
    assert!(table.state.is_buried(P2));
    assert_eq!(table.refused(P2, "move b3"), Refusal::Buried { sand: 3 });
    assert_eq!(table.legal(P2, "dig"), ["dig b2"]);
    table.play(P2, "dig b2");
    assert_eq!((table.sand("b2"), table.state.actions_left), (1, 3));
    table.play(P2, "move b3; dig b2; excavate");
}

#[test]
fn ex16_the_climber_is_guided_over_dunes_and_carries_the_navigator() {
    let mut table = Scene::of(&[Navigator, Climber])
        .all_at("b3")
        .sand("b2", 2)
        .sand("d2", 4)
        .hidden("b3", City::Gear)
        .hidden("c2", City::Gear)
        .ready();
    table.play(P1, "guide p2 b2 with p1; guide p2 c2 with p1; guide p2 d2 with p1");
    assert_eq!(table.state.actions_left, 3);
    assert_eq!(table.places(), "d2 d2");
    assert!(!table.state.is_buried(P1) && !table.state.is_buried(P2));
}

#[test]
fn ex17_the_navigator_cannot_move_a_buried_pawn() {
    let scene = Scene::of(&[Navigator, Archaeologist, Climber]).at(P1, "e1").at(P2, "b2");
    let alone = scene.clone().at(P3, "d4").sand("b2", 2).ready();
    let refusal = Refusal::PawnBuried { whom: P2, sand: 2 };
    assert_eq!(alone.refused(P1, "guide p2 b3"), refusal);

    let mut together = scene.at(P3, "b2").sand("b2", 5).sand("b1", 2).ready();
    let blocked = Refusal::Blocked { at: cell("b1"), sand: 2, purpose: Purpose::Walk };
    assert_eq!(together.refused(P1, "guide p2 b1"), blocked);
    together.play(P1, "guide p2 b3");
    assert_eq!(together.places(), "e1 b3 b2");
}

#[test]
fn ex18_a_jet_pack_frees_two_who_are_buried() {
    let mut table = Scene::of(&[Navigator, Meteorologist, Carrier])
        .at(P1, "e1")
        .at(P2, "b2")
        .at(P3, "b2")
        .sand("b2", 5)
        .sand("d4", 1)
        .sand("d5", 2)
        .gear(P2, Gear::JetPack)
        .ready();
    let blocked = Refusal::Blocked { at: cell("d5"), sand: 2, purpose: Purpose::Fly };
    assert_eq!(table.refused(P2, "jet d5 with p3"), blocked);
    table.play(P2, "jet d4 with p3");
    assert_eq!(table.places(), "e1 d4 d4");
    assert!(!table.state.is_buried(P2) && !table.state.is_buried(P3));
    assert_eq!(table.gear(P2), []);
}

#[test]
fn ex18_the_climber_lands_on_no_dune_either() {
    let table =
        Scene::of(&[Navigator, Climber]).at(P2, "b2").sand("d5", 2).gear(P2, Gear::JetPack).ready();
    let blocked = Refusal::Blocked { at: cell("d5"), sand: 2, purpose: Purpose::Fly };
    assert_eq!(table.refused(P2, "jet d5"), blocked);
}

#[test]
fn ex19_a_jet_pack_takes_one_passenger_even_with_the_climber() {
    let mut table = Scene::of(&[Climber, Explorer, Navigator])
        .all_at("b2")
        .hidden("e1", City::Gear)
        .gear(P1, Gear::JetPack)
        .ready();
    assert!("jet e1 with p2 with p3".parse::<Action>().is_err());
    assert!("jet e1 with p2 p3".parse::<Action>().is_err());
    table.play(P1, "jet e1 with p2");
    assert_eq!(table.places(), "e1 e1 b2");
}

#[test]
fn ex20_three_actions_cancel_three_of_four_cards() {
    let mut table =
        Scene::of(&[Meteorologist, Explorer]).at(P1, "b2").sand("b2", 1).meter(4).pausing().ready();
    assert_eq!(table.state.level(), 4);
    let events = table.play(P1, "dig b2; fewer; fewer; fewer; end");
    assert_eq!(events.last(), Some(&Event::ActionsEnded { seat: P1, n_cards: 1 }));
    assert_eq!(table.state.phase, Phase::Storm { n_left: 1 });
}

#[test]
fn ex21_a_short_pile_is_seen_whole_and_reshuffled_when_it_is_empty() {
    let mut table =
        Scene::of(&[Meteorologist, Explorer]).meter(8).last_cards("sun n1").pausing().ready();
    assert_eq!(table.state.level(), 5);
    let events = table.play(P1, "look");
    let cards = Some(storm_cards("sun n1"));
    assert_eq!(events, [Event::Looked { seat: P1, n: 2, cards }]);
    table.play(P1, "bury 1");
    assert_eq!(table.pile(), storm_cards("n1 sun"));
    table.play(P1, "end; draw");
    assert_eq!(table.pile(), storm_cards("sun"));
    table.rng = Box::new(FastRng::new(1));
    let events = table.play(P1, "draw");
    assert!(events.contains(&Event::Reshuffled));
    assert_eq!(table.pile().len(), 31);
    assert_eq!(table.state.phase, Phase::Storm { n_left: 3 });
    table.play(P1, "draw");
    assert_eq!(table.pile().len(), 30);
}

#[test]
fn ex22_digging_away_the_last_dune_on_the_pad_wins() {
    let mut table = Scene::of(&[Archaeologist, Explorer, Navigator])
        .all_at("b2")
        .excavated("b2", City::Pad)
        .sand("b2", 3)
        .all_parts_held(P2)
        .ready();
    let events = table.play(P1, "dig b2");
    assert_eq!(table.sand("b2"), 1);
    assert_eq!(events.last(), Some(&Event::Won));
    assert_eq!(table.ending(), Some(Ending::Won));
    let outcome = table.state.outcome().expect("it is over");
    assert!([P1, P2, P3].iter().all(|&seat| outcome.is_won_by(seat)));
}

#[test]
fn ex23_in_the_published_game_a_part_on_the_pad_must_be_picked_up() {
    let mut table = Scene::of(&[Archaeologist, Explorer])
        .all_at("b2")
        .excavated("b2", City::Pad)
        .sand("b2 b3", 1)
        .all_parts_held(P2)
        .part_on(Part::Crystal, "b2")
        .published()
        .ready();
    table.play(P1, "dig b3");
    assert_eq!(table.ending(), None);
    table.play(P1, "take crystal");
    assert_eq!(table.ending(), Some(Ending::Won));
}

#[test]
fn ex24_a_well_fills_every_canteen_on_it_once() {
    let mut table = Scene::of(&[Explorer, Archaeologist, Climber, Carrier])
        .all_at("b2")
        .at(P4, "b3")
        .hidden("b2", City::Well)
        .water(P1, 1)
        .water(P2, 2)
        .water(P3, 0)
        .water(P4, 1)
        .eye("a1")
        .pile("e1 e1")
        .ready();
    table.play(P1, "excavate");
    assert_eq!(table.waters(), [3, 3, 2, 1]);
    table.play(P1, "move b3; move b2");
    assert_eq!(table.waters(), [3, 3, 2, 1], "a later visit gives nothing");
    let excavated = Refusal::AlreadyExcavated { at: cell("b2"), purpose: Purpose::Excavate };
    assert_eq!(table.refused(P1, "excavate"), excavated);
    let wrong_role = Refusal::WrongRole { role: Carrier, purpose: Purpose::Fill };
    assert_eq!(table.refused(P1, "fill"), wrong_role);
}

#[test]
fn ex24_the_water_carrier_draws_from_the_well_again() {
    let mut table = Scene::of(&[Carrier, Explorer])
        .at(P1, "b2")
        .excavated("b2", City::Well)
        .water(P1, 1)
        .ready();
    table.play(P1, "fill");
    assert_eq!(table.waters(), [3, 4]);
}

#[test]
fn ex25_the_water_carrier_draws_through_one_sand_but_not_two() {
    let scene =
        Scene::of(&[Carrier, Climber]).all_at("b2").water(P1, 4).excavated("b2", City::Well);
    let mut one = scene.clone().sand("b2", 1).ready();
    one.play(P1, "fill");
    assert_eq!(one.waters(), [5, 3]);
    let two = scene.sand("b2", 2).ready();
    let blocked = Refusal::Blocked { at: cell("b2"), sand: 2, purpose: Purpose::Fill };
    assert_eq!(two.refused(P1, "fill"), blocked);
}

#[test]
fn ex26_the_climber_walks_onto_a_blocked_tunnel_but_does_not_come_out_of_it() {
    let mut table = Scene::of(&[Climber, Explorer])
        .at(P1, "b2")
        .at(P2, "b3")
        .excavated("b2", City::Tunnel)
        .excavated("d2", City::Tunnel)
        .sand("d2", 2)
        .ready();
    let blocked = Refusal::TunnelBlocked { at: cell("d2"), sand: 2 };
    assert_eq!(table.refused(P1, "tunnel d2"), blocked);
    table.play(P1, "move c2; move d2");
    assert_eq!(table.places(), "d2 b3");
}

#[test]
fn ex27_buried_players_share_water_in_another_players_storm() {
    let mut table = Scene::of(&[Archaeologist, Explorer, Navigator])
        .at(P1, "e1")
        .at(P2, "b2")
        .at(P3, "b2")
        .sand("b2", 2)
        .water(P2, 1)
        .water(P3, 2)
        .storm_of(P1, 1)
        .ready();
    assert!(table.state.is_buried(P2) && table.state.is_buried(P3));
    table.play(P2, "give p3 water 1");
    assert_eq!(table.waters(), [3, 0, 3]);
    assert_eq!(table.ending(), None);
}

#[test]
fn ex28_one_sand_is_one_too_many_to_excavate() {
    let mut table =
        Scene::of(&[Archaeologist, Explorer]).at(P1, "b2").sand("b2", 1).turn(P1, 1).ready();
    let refusal = Refusal::SandOnTile { at: cell("b2"), sand: 1 };
    assert_eq!(table.refused(P1, "excavate"), refusal);
    table.play(P1, "dig b2");
    assert_eq!(table.refused(P1, "excavate"), Refusal::NoActionsLeft);
}

/// Returns a new table whose wreck happens to lie on this cell.
fn fresh_table_with_wreck_at(name: &str) -> Table {
    for number in 0.. {
        let state = State::new(&Options::default(), 2, &mut FastRng::new(number));
        let state = state.expect("two seats are legal");
        if state.board.tile(cell(name)).back() == Back::Wreck {
            return Table::of(state);
        }
    }
    unreachable!("some seed puts the wreck there");
}

#[test]
fn ex29_a_wreck_in_the_diamond_takes_two_actions() {
    let mut table = fresh_table_with_wreck_at("b2");
    let first: Seat = table.state.turn;
    assert_eq!((table.places().as_str(), table.sand("b2")), ("b2 b2", 1));
    assert!(!table.state.is_buried(first));
    table.play(first, "dig b2; excavate");
    assert_eq!(table.state.actions_left, 2);
    assert_eq!(table.gear(first).len(), 1);
    assert_eq!(table.state.gear.n_left(), 11);
}

#[test]
fn ex30_the_explorer_slips_past_the_eye_but_not_onto_a_dune() {
    let mut table = Scene::of(&[Explorer, Navigator])
        .at(P1, "b3")
        .at(P2, "a1")
        .eye("c3")
        .sand("c2", 4)
        .sand("c4", 1)
        .ready();
    let blocked = Refusal::Blocked { at: cell("c2"), sand: 4, purpose: Purpose::Walk };
    assert_eq!(table.refused(P1, "move c2"), blocked);
    table.play(P1, "dig c2");
    assert_eq!(table.sand("c2"), 3);
    table.play(P1, "move c4");
    assert_eq!(table.places(), "c4 a1");
}
