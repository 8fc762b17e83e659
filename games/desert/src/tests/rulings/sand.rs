//! Sand: removing it, being buried, and sliding tiles.
use super::*;

#[test]
fn one_marker_only_prevents_excavation() {
    let mut table = Scene::of(&[Carrier, Explorer])
        .at(P1, "b2")
        .excavated("b3", City::Well)
        .sand("b2 b3", 1)
        .part_on(Part::Engine, "b3")
        .water(P1, 1)
        .ready();
    let sandy = Refusal::SandOnTile { at: cell("b2"), sand: 1 };
    assert_eq!(table.refused(P1, "excavate"), sandy);
    table.play(P1, "move b3; take engine; fill; move b2");
    assert_eq!(table.waters(), [3, 4]);
}

#[test]
fn removed_markers_return_to_the_supply() {
    let mut table =
        Scene::of(&[Navigator, Archaeologist]).all_at("b2").sand("b3", 3).supply(10).ready();
    table.play(P1, "dig b3");
    assert_eq!((table.sand("b3"), table.supply()), (2, 11));
    let mut digger =
        Scene::of(&[Archaeologist, Navigator]).all_at("b2").sand("b3", 3).supply(10).ready();
    digger.play(P1, "dig b3");
    assert_eq!((digger.sand("b3"), digger.supply()), (1, 12));
    digger.play(P1, "dig b3");
    assert_eq!((digger.sand("b3"), digger.supply()), (0, 13), "one is one");
}

#[test]
fn buried_players_can_only_dig_on_their_own_tile() {
    let paid = [
        (Navigator, "guide p2 d3"),
        (Meteorologist, "fewer"),
        (Meteorologist, "look"),
        (Carrier, "fill"),
        (Archaeologist, "move b3"),
        (Archaeologist, "tunnel d4"),
        (Archaeologist, "dig b3"),
        (Archaeologist, "take engine"),
    ];
    for (role, command) in paid {
        let table = Scene::of(&[role, Explorer])
            .at(P1, "b2")
            .at(P2, "d2")
            .sand("b2", 4)
            .sand("b3", 1)
            .sand("d3 d4", 0)
            .part_on(Part::Engine, "b2")
            .ready();
        let refusal = table.refused(P1, command);
        assert_eq!(refusal, Refusal::Buried { sand: 4 }, "{role} {command}");
        let own = ["dig b2", "end"].map(str::to_owned);
        let mut paid = table.legal(P1, "");
        paid.retain(|command| !command.starts_with("give"));
        assert_eq!(paid, own, "{role}");
    }
}

#[test]
fn other_players_dig_out_buried_pawns() {
    let mut table =
        Scene::of(&[Explorer, Navigator]).at(P1, "c3").at(P2, "b2").eye("a1").sand("b2", 2).ready();
    table.play(P1, "dig b2");
    assert!(!table.state.is_buried(P2));
}

#[test]
fn a_tunnel_that_slid_is_still_a_tunnel() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "d3")
        .at(P2, "e5")
        .excavated("d3", City::Tunnel)
        .excavated("a1", City::Tunnel)
        .storm_of(P2, 2)
        .pile("w1 sun")
        .ready();
    table.play(P2, "draw");
    assert_eq!((table.places().as_str(), table.waters()), ("c3 e5", vec![4, 3]));
    table.play(P1, "tunnel a1; tunnel c3");
}

#[test]
fn wind_buries_riding_pawns_and_adds_sand_to_excavated_tiles() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "e5")
        .at(P2, "d3")
        .excavated("d3", City::Gear)
        .sand("d3", 1)
        .storm_of(P1, 1)
        .pile("w1")
        .ready();
    table.play(P1, "draw");
    assert_eq!((table.places().as_str(), table.sand("c3")), ("e5 c3", 2));
    assert!(table.state.is_buried(P2));
    assert!(table.state.board.excavated().has(cell("c3")));
}
