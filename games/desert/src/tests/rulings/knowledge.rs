//! Knowledge of tiles and cards.
use super::*;

#[test]
fn knowledge_of_a_peeked_tile_moves_with_the_tile() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .all_at("a1")
        .hidden("d3", City::Pad)
        .gear(P1, Gear::Terrascope)
        .storm_of(P1, 1)
        .pile("w1")
        .ready();
    table.play(P1, "scope d3; draw");
    let view = table.state.view(SeatSet::SPECTATORS);
    let tile = view.tile(cell("c3")).expect("a tile");
    assert_eq!((tile.city, tile.excavated), (Some(City::Pad), false));
}

#[test]
fn known_cards_move_up_and_the_buried_one_is_at_the_bottom() {
    let mut table = calm(&[Meteorologist, Explorer]).meter(1).pile("e1 sun e2").pausing().ready();
    table.play(P1, "look; bury 2; end; draw");
    let known = known_cards(&table, SeatSet::only(P2));
    assert_eq!(known, [(1, "e2".to_owned()), (30, "sun".to_owned())]);
}

#[test]
fn a_reshuffle_ends_all_knowledge() {
    let mut table = calm(&[Meteorologist, Explorer]).last_cards("e1 e2").pausing().ready();
    table.rng = Box::new(FastRng::new(1));
    table.play(P1, "look; bury 1; end; draw; draw");
    for viewers in [SeatSet::only(P1), SeatSet::only(P2), SeatSet::SPECTATORS] {
        assert!(known_cards(&table, viewers).is_empty());
    }
}

#[test]
fn the_discard_and_the_remaining_cards_are_public() {
    let mut table = calm(&[Navigator, Explorer]).pile("e1 sun").ready();
    table.play(P1, "end");
    let storm = table.state.view(SeatSet::SPECTATORS).storm;
    assert_eq!(storm.discard, storm_cards("e1 sun"));
    let left = |name: &str| {
        let card = storm_cards(name)[0];
        storm.rest.iter().find(|count| count.card == card).map(|count| count.n)
    };
    assert_eq!((left("e1"), left("sun"), left("up")), (Some(2), Some(3), Some(3)));
}
