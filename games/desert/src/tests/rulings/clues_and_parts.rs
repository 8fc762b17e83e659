//! Clues, and the parts they locate.
use super::*;

#[test]
fn one_clue_places_nothing() {
    let mut table =
        Scene::of(&[Navigator, Climber]).at(P1, "b2").hidden("b2", City::EngineColumn).ready();
    table.play(P1, "excavate");
    assert_eq!(table.part(Part::Engine), PartAt::Hidden);
}

#[test]
fn every_part_appears_where_its_own_clues_cross() {
    for &part in Part::ALL {
        let mut table = Scene::of(&[Navigator, Climber])
            .at(P1, "e2")
            .excavated("b4", City::row_clue(part))
            .hidden("e2", City::column_clue(part))
            .ready();
        table.play(P1, "excavate");
        assert_eq!(table.part(part), PartAt::On(cell("e4")));
    }
}

#[test]
fn clues_in_one_column_point_at_the_row_clue() {
    let mut table = Scene::of(&[Navigator, Climber])
        .at(P1, "d5")
        .excavated("d2", City::CrystalRow)
        .hidden("d5", City::CrystalColumn)
        .ready();
    table.play(P1, "excavate");
    assert_eq!(table.part(Part::Crystal), PartAt::On(cell("d2")));
}

#[test]
fn a_part_on_the_desert_side_needs_an_excavation_first() {
    let mut table = Scene::of(&[Navigator, Climber])
        .at(P1, "b2")
        .hidden("b2", City::Mirage)
        .sand("b2", 1)
        .part_on(Part::Engine, "b2")
        .ready();
    assert_eq!(table.refused(P1, "take engine"), Refusal::NotExcavated { at: cell("b2") });
    table.play(P1, "dig b2; excavate; take engine");
    assert_eq!((table.part(Part::Engine), table.state.actions_left), (PartAt::Held(P1), 1));
}

#[test]
fn several_parts_on_one_tile_cost_one_action_each() {
    let mut table = Scene::of(&[Navigator, Climber])
        .at(P1, "b2")
        .excavated("b2", City::Pad)
        .part_on(Part::Engine, "b2")
        .part_on(Part::Navdeck, "b2")
        .ready();
    table.play(P1, "take engine; take navdeck");
    assert_eq!(table.state.actions_left, 2);
    assert_eq!(table.part(Part::Navdeck), PartAt::Held(P1));
    let gone = Refusal::PartHeld { part: Part::Engine, whom: P1 };
    assert_eq!(table.refused(P1, "take engine"), gone);
}

#[test]
fn a_part_lies_on_top_of_any_sand() {
    let mut table = Scene::of(&[Navigator, Climber])
        .at(P1, "e2")
        .excavated("b4", City::EngineRow)
        .hidden("e2", City::EngineColumn)
        .sand("e4", 5)
        .ready();
    table.play(P1, "excavate");
    assert_eq!((table.part(Part::Engine), table.sand("e4")), (PartAt::On(cell("e4")), 5));
}
