//! The gear cards.
use super::*;

#[test]
fn dune_blaster_clears_its_own_or_an_adjacent_tile() {
    let scene = Scene::of(&[Navigator, Climber])
        .at(P1, "b3")
        .at(P2, "d5")
        .sand("b3 b2 c2", 4)
        .sand("d3", 1)
        .supply(20)
        .gear(P1, Gear::DuneBlaster);
    for target in ["b3", "b2"] {
        let mut table = scene.clone().ready();
        table.play(P1, &format!("blast {target}"));
        assert_eq!((table.sand(target), table.supply()), (0, 24), "{target}");
    }
    let table = scene.ready();
    for target in ["c2", "d3"] {
        let refusal = table.refused(P1, &format!("blast {target}"));
        let (at, purpose) = (cell(target), Purpose::Blast);
        assert_eq!(refusal, Refusal::OutOfReach { at, n_steps: 2, purpose });
    }
    assert_eq!(table.refused(P1, "blast c3"), Refusal::TheEye { at: cell("c3") });
}

#[test]
fn jet_pack_lands_on_every_open_tile_except_its_start() {
    let table = Scene::of(&[Navigator, Climber])
        .at(P1, "b3")
        .at(P2, "b2")
        .excavated("a1", City::Mirage)
        .sand("a2", 1)
        .sand("a3 a4", 2)
        .gear(P1, Gear::JetPack)
        .ready();
    let flights = table.legal(P1, "jet");
    assert_eq!(flights.len(), 25 - 1 - 1 - 2);
    for open in ["jet a1", "jet a2", "jet b2", "jet e5"] {
        assert!(flights.iter().any(|flight| flight == open), "{open}");
    }
    assert_eq!(table.refused(P1, "jet c3"), Refusal::TheEye { at: cell("c3") });
    let apart = Refusal::NotTogether { whom: P2, at: cell("b2"), purpose: Purpose::Fly };
    assert_eq!(table.refused(P1, "jet e5 with p2"), apart);
}

#[test]
fn played_gear_is_out_of_the_game() {
    let mut table =
        Scene::of(&[Navigator, Climber]).at(P1, "b3").gear(P1, Gear::JetPack).sand("d4", 0).ready();
    let n_left = table.state.gear.n_left();
    table.play(P1, "jet d4");
    assert_eq!((table.gear(P1), table.state.gear.n_left()), (vec![], n_left));
    assert_eq!(table.refused(P1, "jet b3"), Refusal::NoSuchGear { gear: Gear::JetPack });
}

#[test]
fn terrascope_sees_through_sand_at_any_distance_and_turns_nothing_over() {
    let mut table = Scene::of(&[Navigator, Climber])
        .at(P1, "a1")
        .hidden("e5", City::Well)
        .sand("e5", 6)
        .gear(P1, Gear::Terrascope)
        .ready();
    let events = table.play(P1, "scope e5");
    assert_eq!(events, [Event::Scoped { seat: P1, at: cell("e5"), city: Some(City::Well) }]);
    assert!(!table.state.board.excavated().has(cell("e5")));
    assert_eq!(table.waters(), [4, 3]);
}

#[test]
fn the_terrascope_cannot_look_into_the_eye() {
    let scene = Scene::of(&[Navigator, Climber]).gear(P1, Gear::Terrascope);
    assert_eq!(scene.ready().refused(P1, "scope c3"), Refusal::TheEye { at: cell("c3") });
}

#[test]
fn a_time_throttle_lets_buried_players_only_dig() {
    let mut table = Scene::of(&[Navigator, Climber])
        .at(P1, "b2")
        .sand("b2", 3)
        .gear(P1, Gear::TimeThrottle)
        .turn(P1, 0)
        .ready();
    table.play(P1, "throttle");
    assert_eq!(table.refused(P1, "move b3"), Refusal::Buried { sand: 3 });
    table.play(P1, "dig b2; dig b2");
    assert_eq!((table.sand("b2"), table.state.actions_left), (1, 0));
}

#[test]
fn secret_water_reserve_fills_every_canteen_on_the_tile() {
    let mut table = Scene::of(&[Navigator, Climber, Explorer])
        .all_at("b2")
        .at(P3, "b3")
        .water(P1, 0)
        .water(P2, 2)
        .water(P3, 0)
        .gear(P1, Gear::SecretWaterReserve)
        .turn(P2, 4)
        .ready();
    table.play(P1, "reserve");
    assert_eq!(table.waters(), [2, 3, 0]);
}

#[test]
fn secret_water_reserve_may_serve_others_only() {
    let mut table = Scene::of(&[Navigator, Climber])
        .all_at("b2")
        .water(P2, 1)
        .gear(P1, Gear::SecretWaterReserve)
        .ready();
    table.play(P1, "reserve");
    assert_eq!(table.waters(), [4, 3]);
}

#[test]
fn a_solar_shield_lasts_for_its_owners_storm_and_the_whole_round() {
    let mut table = calm(&[Navigator, Climber])
        .at(P1, "b2")
        .at(P2, "d2")
        .gear(P1, Gear::SolarShield)
        .pile("sun e1 sun e1 sun e1")
        .ready();
    table.play(P1, "shield; end");
    assert_eq!(table.waters(), [4, 2]);
    table.play(P2, "end");
    assert_eq!(table.waters(), [4, 1]);
    table.play(P1, "end");
    assert_eq!(table.waters(), [3, 0], "it ended when its own turn began");
}

#[test]
fn a_second_solar_shield_can_be_raised_after_the_first() {
    let mut table = calm(&[Navigator, Climber])
        .gear(P1, Gear::SolarShield)
        .gear(P1, Gear::SolarShield)
        .options(|options| options.storm_pause = StormPause::Never)
        .ready();
    table.play(P1, "shield");
    assert_eq!(table.refused(P1, "shield"), Refusal::AlreadyShielded);
    table.play(P1, "end");
    table.play(P2, "end");
    table.play(P1, "shield");
}

#[test]
fn gear_is_drawn_from_the_top_by_the_excavating_player() {
    for city in [City::Gear, City::Tunnel] {
        let mut scene = Scene::of(&[Navigator, Climber]).all_at("b2").hidden("b2", city);
        scene.position.gear_pile = vec![Gear::TimeThrottle, Gear::JetPack];
        let mut table = scene.ready();
        let events = table.play(P1, "excavate");
        let drawn = Event::GearDrawn { seat: P1, gear: Gear::TimeThrottle };
        assert_eq!(events.last(), Some(&drawn));
        assert_eq!((table.gear(P1), table.gear(P2)), (vec![Gear::TimeThrottle], vec![]));
    }
}
