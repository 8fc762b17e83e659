//! Powers of the adventurers.
use super::*;

#[test]
fn sand_still_restricts_the_climbers_companions() {
    let scene = Scene::of(&[Climber, Navigator]).all_at("b2").sand("b2", 2);
    for seat in [P1, P2] {
        let desert = scene.clone().turn(seat, 4).ready();
        let sandy = Refusal::SandOnTile { at: cell("b2"), sand: 2 };
        assert_eq!(desert.refused(seat, "excavate"), sandy);
        let city = scene.clone().excavated("b2", City::Mirage).part_on(Part::Engine, "b2");
        let blocked = Refusal::Blocked { at: cell("b2"), sand: 2, purpose: Purpose::Take };
        assert_eq!(city.turn(seat, 4).ready().refused(seat, "take engine"), blocked);
    }
}

#[test]
fn climber_takes_one_passenger_onto_a_dune_and_through_a_tunnel() {
    let mut table = Scene::of(&[Climber, Navigator, Explorer])
        .all_at("b2")
        .excavated("b2", City::Tunnel)
        .excavated("d2", City::Tunnel)
        .sand("d3", 3)
        .ready();
    table.play(P1, "tunnel d2 with p2; move d3 with p2");
    assert_eq!((table.places().as_str(), table.state.actions_left), ("d3 d3 b2", 2));
    assert!(!table.state.is_buried(P2));
    let apart = Refusal::NotTogether { whom: P3, at: cell("b2"), purpose: Purpose::Carry };
    assert_eq!(table.refused(P1, "move d4 with p3"), apart);
}

#[test]
fn the_climber_frees_buried_pawns() {
    let mut table = Scene::of(&[Climber, Navigator])
        .at(P1, "b2")
        .at(P2, "b3")
        .sand("b3", 4)
        .sand("b4", 0)
        .ready();
    assert!(table.state.is_buried(P2));
    table.play(P1, "move b3");
    assert!(!table.state.is_buried(P2));
    table.play(P1, "move b4 with p2");
    assert_eq!(table.places(), "b4 b4");
}

#[test]
fn climbers_companion_walks_off_the_dune_and_is_guided_off() {
    let scene = Scene::of(&[Climber, Explorer, Navigator])
        .all_at("b2")
        .at(P3, "e5")
        .sand("b2", 4)
        .sand("c3", 0)
        .eye("a1");
    let mut walking = scene.clone().turn(P2, 4).ready();
    walking.play(P2, "move c3");
    let mut guided = scene.turn(P3, 4).ready();
    guided.play(P3, "guide p2 c3");
    assert_eq!((walking.places(), guided.places()), ("b2 c3 e5".into(), "b2 c3 e5".into()));
}

#[test]
fn climber_guided_chooses_a_passenger_at_each_step() {
    let mut table = Scene::of(&[Navigator, Climber, Explorer])
        .at(P1, "e5")
        .at(P2, "b2")
        .at(P3, "b3")
        .sand("b4", 2)
        .sand("b5", 0)
        .ready();
    table.play(P1, "guide p2 b3; guide p2 b4 with p3; guide p2 b5");
    assert_eq!(table.places(), "e5 b5 b4");
    assert!(table.state.is_buried(P3), "left behind on a dune");
}

#[test]
fn explorer_digs_and_blasts_diagonally_past_the_eye() {
    let mut table = Scene::of(&[Explorer, Navigator])
        .at(P1, "b3")
        .at(P2, "c4")
        .sand("c2", 1)
        .sand("c4", 3)
        .gear(P1, Gear::DuneBlaster)
        .ready();
    table.play(P1, "dig c2; blast c4");
    assert_eq!((table.sand("c2"), table.sand("c4")), (0, 0));
    assert_eq!(table.refused(P1, "dig c3"), Refusal::TheEye { at: cell("c3") });
}

#[test]
fn the_explorer_moves_diagonally_between_dunes_but_gives_nothing_diagonally() {
    let mut table = Scene::of(&[Explorer, Navigator])
        .at(P1, "b2")
        .at(P2, "c3")
        .eye("a1")
        .sand("b3 c2", 3)
        .water(P2, 1)
        .gear(P1, Gear::JetPack)
        .ready();
    let apart = |purpose| Refusal::NotTogether { whom: P2, at: cell("c3"), purpose };
    assert_eq!(table.refused(P1, "give p2 water 1"), apart(Purpose::GiveWater));
    assert_eq!(table.refused(P1, "give p2 jet_pack"), apart(Purpose::GiveGear));
    table.play(P1, "move c3; give p2 water 1; give p2 jet_pack");
}

#[test]
fn meteorologist_looks_again_and_mixes_with_fewer() {
    let mut table = Scene::of(&[Meteorologist, Explorer]).meter(1).pile("sun n1 up").ready();
    table.play(P1, "look; bury 1; look; bury 3; fewer");
    assert_eq!((table.state.actions_left, table.state.n_fewer), (1, 1));
    assert_eq!(table.pile()[..2], storm_cards("n1 up"));
}

#[test]
fn the_meteorologist_can_cancel_all_four_cards() {
    let mut table = Scene::of(&[Meteorologist, Explorer]).meter(4).ready();
    table.play(P1, "fewer; fewer; fewer; fewer; end");
    assert_eq!((table.state.turn, table.pile().len()), (P2, 31));
}

#[test]
fn navigator_moves_several_pawns_from_afar_but_not_herself() {
    let mut table = Scene::of(&[Navigator, Explorer, Climber])
        .at(P1, "e5")
        .at(P2, "a1")
        .at(P3, "a5")
        .sand("b2 b5", 0)
        .ready();
    table.play(P1, "guide p2 b2; guide p3 b5");
    assert_eq!((table.places().as_str(), table.state.actions_left), ("e5 b2 b5", 2));
    assert_eq!(table.refused(P1, "guide p1 e4"), Refusal::GuideYourself);
    assert_eq!(table.refused(P1, "guide p2 b3 with p3"), Refusal::OnlyClimberCarries);
}

#[test]
fn water_carrier_draws_as_often_as_she_likes() {
    let mut table = Scene::of(&[Carrier, Explorer])
        .all_at("b2")
        .excavated("b2", City::Well)
        .water(P1, 0)
        .water(P2, 0)
        .ready();
    table.play(P1, "fill; fill; fill");
    assert_eq!(table.refused(P1, "fill"), Refusal::CanteenFull { max: 5 });
    table.play(P1, "give p2 water 4; fill");
    assert_eq!((table.waters(), table.state.actions_left), (vec![3, 4], 0));
}

#[test]
fn water_carrier_gives_to_adjacent_tiles_in_another_players_storm() {
    let mut table = Scene::of(&[Navigator, Carrier])
        .at(P1, "b2")
        .at(P2, "b3")
        .water(P1, 0)
        .storm_of(P1, 1)
        .pile("sun")
        .ready();
    table.play(P2, "give p1 water 1");
    table.play(P1, "draw");
    assert_eq!((table.waters(), table.ending()), (vec![0, 3], None));
}

#[test]
fn powers_belong_to_one_adventurer_each() {
    let table = Scene::of(&[Archaeologist, Explorer])
        .all_at("b2")
        .excavated("b2", City::Well)
        .water(P1, 1)
        .ready();
    let powers = [
        ("fewer", Meteorologist, Purpose::Fewer),
        ("look", Meteorologist, Purpose::Look),
        ("fill", Carrier, Purpose::Fill),
        ("guide p2 b3", Navigator, Purpose::Guide),
    ];
    for (command, role, purpose) in powers {
        assert_eq!(table.refused(P1, command), Refusal::WrongRole { role, purpose });
    }
}
