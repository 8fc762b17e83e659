//! Insights are exact: the tests compare them with hand-computed values and with simulated rolls.
use kernel::{Ctx, EventBuffer, FastRng, SeatSet};
use table::HasInsight;

use super::scene::{P1, P2, Scene, space};
use crate::{
    Insight, Lock, Space, State, Trial,
    board::SpaceSet,
    data::{Adventurer, Variety, WallCard},
    route,
    rules::boulder,
};

fn insight(scene: &Scene) -> Insight {
    scene.ready().state.insight(SeatSet::only(P1))
}

fn assert_near(found: f32, wanted: f32) {
    assert!((found - wanted).abs() < 1e-4, "{found}, not {wanted}");
}

fn alone(name: &str) -> Scene {
    Scene::together(1).at(P1, name).turn(P1, 3)
}

fn heat(insight: &Insight, name: &str) -> f32 {
    let found = insight.boulder.heat.iter().find(|heat| heat.at == space(name));
    found.map_or(0.0, |heat| heat.chance)
}

#[test]
fn heat_accounts_for_hits() {
    let scene = alone("bank").boulder("c8").round(4).pile("c9", "z1-1");
    let odds = insight(&scene);
    assert_near(heat(&odds, "c9"), 80.0 / 81.0);
    assert_near(heat(&odds, "c10"), 48.0 / 81.0);
    assert_near(heat(&odds, "c11"), 0.0);
}

#[test]
fn heat_matches_simulated_boulder_rolls() {
    let scene = Scene::of(2).at(P1, "c14").at(P2, "bank").boulder("c11").round(6).turn(P1, 1);
    let table = scene.ready();
    let odds = table.state.insight(SeatSet::only(P1));
    let mut rng = FastRng::new(3);
    let mut reached = [0_u32; 29];
    const N: u32 = 40_000;
    for _ in 0..N {
        let mut state: State = table.state;
        let mut events = EventBuffer::muted();
        boulder::advance(&mut state, &mut Ctx::new(&mut rng, &mut events));
        for track in 12..=state.boulder {
            reached[track as usize] += 1;
        }
    }
    for (track, &n) in reached.iter().enumerate().take(17).skip(12) {
        let found = n as f32 / N as f32;
        let expected = heat(&odds, Space::on_track(track as u8).as_str());
        assert!(
            (found - expected).abs() < 0.01,
            "c{track}: simulated {found}, computed {expected}"
        );
    }
}

#[test]
fn the_exit_is_sealed_in_about_eleven_rounds() {
    let odds = insight(&Scene::together(1).turn(P1, 3)).boulder;
    assert!((odds.rounds - 11.2).abs() < 0.2, "{}", odds.rounds);
    assert_eq!((odds.rounds_min, odds.rounds_max), (10, 13));
}

#[test]
fn wall_odds_cover_moving_and_meeting() {
    let mut scene = alone("w13");
    let odds = insight(&scene).walls;
    assert_eq!((odds.n_columns, odds.n_orange, odds.n_grey, odds.rounds_max), (6, 3, 3, 6));
    assert_near(odds.meet, 0.0);
    assert_near(odds.orange, 1.0 - (15.0 * 14.0 * 13.0) / (18.0 * 17.0 * 16.0));
    scene.position.walls.revealed = vec![WallCard::Orange, WallCard::Orange, WallCard::Grey];
    assert_near(insight(&scene).walls.meet, 13.0 / 455.0);
}

#[test]
fn load_odds_use_the_current_roll() {
    let scene = Scene::together(1).hand(P1, "z1-1 z1-2 z1-3 z1-4 z1-k").dice([1, 2, 3, 4, 6]);
    let loads = insight(&scene.loading()).seats.remove(0).loads;
    let results: Vec<_> = loads.iter().map(|load| (load.level, load.actions)).collect();
    assert_eq!(results[..3], [(3, Some(3)), (3, Some(3)), (2, Some(4))]);
    assert_near(loads[2].lost, 3.0);
    assert_near(loads[4].lost, 9.5);
    assert_near(loads[0].mean, 10.0 / 3.0);
}

#[test]
fn bridge_and_test_odds_use_the_load_level() {
    let scene = Scene::of(2).at(P1, "c20").at(P2, "br").level(P1, 2).level(P2, 2).planks(3);
    let scene = scene.hand(P1, "z1-1 z1-2 z1-3").turn(P1, 2);
    let mut odds = insight(&scene);
    let seat = odds.seats.remove(0);
    let bridge = seat.bridge.expect("there is a bridge");
    assert_eq!(bridge.weight, 4);
    assert_near(bridge.falls, 0.125);
    let pit = seat.tests.iter().find(|test| test.trial == Trial::Pit).expect("the pit");
    assert_near(pit.plain, 25.0 / 36.0);
    assert_near(pit.helped, 25.0 / 36.0 + 10.0 / 36.0 * 5.0 / 6.0);
}

#[test]
fn lock_odds_match_the_rules() {
    let seat = insight(&alone("c9")).seats.remove(0);
    let stone = seat.locks.iter().find(|odds| odds.lock == Lock::Stone).expect("the Stone");
    assert_near(stone.rolls[0], 120.0 / 7776.0);
    let mut table = alone("c9").ready();
    table.rolls(&[1, 2, 6, 6, 6]).play(P1, "unlock alcove_1");
    let seat = table.state.insight(SeatSet::only(P1)).seats.remove(0);
    assert_near(seat.attempt[0], 1.0 - (5.0_f32 / 6.0).powi(3));
}

#[test]
fn tile_risk_depends_on_knowledge() {
    let risks =
        |table: &super::scene::Table| table.state.insight(SeatSet::only(P1)).seats.remove(0).lava;
    let scene = alone("w13").trapped([2, 5, 9, 12]);
    let mut table = scene.ready();
    assert_near(risks(&table)[0].chance, 4.0 / 14.0);
    table.play(P1, "decipher");
    assert_near(risks(&table)[1].chance, 4.0 / 14.0);
    let mut table = scene.unmasked().ready();
    table.play(P1, "decipher");
    let found = risks(&table);
    assert_near(found[1].chance, 1.0);
    assert_near(found[0].chance, 3.0 / 13.0);
}

#[test]
fn river_preview_follows_the_current() {
    let river = insight(&alone("r5")).seats.remove(0).river.expect("in the river");
    assert_eq!((river.move_to, river.drift_to), (Some(space("r7")), Some(space("r6"))));
    let river = insight(&alone("r7")).seats.remove(0).river.expect("in the river");
    assert_eq!((river.move_to, river.drift_to), (None, Some(space("r8"))));
}

#[test]
fn route_lengths_match_the_rules() {
    let tiles = (0..14).map(Space::of_tile).fold(SpaceSet::EMPTY, SpaceSet::with);
    let scene = alone("ent").is(P1, Adventurer::Lea).options(|options| options.tunnel = false);
    let state = scene.ready().state;
    let from = |at: &str, avoid| route::to_exit(&state, avoid)[space(at) as usize];
    assert_eq!((from("ent", SpaceSet::EMPTY), from("ent", tiles)), (20, 24));
    let state = scene.planks(0).ready().state;
    let shut = tiles.with(Space::R1).with(Space::R2);
    assert_eq!(route::to_exit(&state, shut)[0], 26);
    let through = route::to_exit(&state, SpaceSet::only(Space::C22))[0];
    assert_eq!(through, 21);
}

/// The classic temple has neither pit nor webs, and nothing that starts the collapse.
#[test]
fn test_odds_only_cover_possible_tests() {
    let trials = |scene: &Scene| -> Vec<Trial> {
        let odds = insight(scene);
        odds.seats[0].tests.iter().map(|test| test.trial).collect()
    };
    let all = [Trial::Pit, Trial::Web, Trial::TearFree, Trial::Collapse, Trial::RiverExit];
    assert_eq!(trials(&alone("w23")), all);
    let classic = alone("w23").options(|options| {
        (options.pit, options.web, options.collapse) = (false, false, false);
    });
    assert_eq!(trials(&classic), [Trial::RiverExit]);
    let trembling = classic.with(Variety::TREMBLING_TEMPLE);
    assert_eq!(trials(&trembling), [Trial::Collapse, Trial::RiverExit]);
}
