//! Each Variety card has its effect.
use kernel::{FastRng, Game, SeatSet};

use super::scene::{P1, P2, P3, Scene, space};
use crate::{
    Event, Options, Pick, State,
    data::{Adventurer, Variety, varieties::FORBIDDEN},
    rules::{boulder, locks, movement, river, trials, walls},
    state::{Phase, Status},
};

fn alone(name: &str, card: Variety) -> Scene {
    Scene::together(1).with(card).at(P1, name).turn(P1, 3)
}

fn dealt(card: Variety, seats: u8) -> State {
    let options = Options { pick_1: Pick(Some(card)), variety: 1, ..Options::default() };
    State::new(&options, seats, &mut FastRng::new(8)).expect("the options are valid")
}

#[test]
fn forbidden_pairs_are_never_in_force() {
    for (one, other) in FORBIDDEN {
        let picks = |first, second| Options {
            pick_1: Pick(Some(first)),
            pick_2: Pick(Some(second)),
            variety: 2,
            ..Options::default()
        };
        let state = State::new(&picks(one, other), 3, &mut FastRng::new(1)).expect("playable");
        assert!(state.has(one) && !state.has(other) && state.varieties.len() == 2);
    }
}

#[test]
fn v01_hides_the_clues() {
    let state = dealt(Variety::LAVA_SURPRISE, 2);
    let view = state.view(SeatSet::only(P1));
    assert!(view.lava.clues.iter().all(|clue| clue.number.is_none()) && view.lava.safe.is_empty());
    let scene = alone("c23", Variety::LAVA_SURPRISE).trapped([2, 5, 9, 12]);
    let mut table = scene.is(P1, Adventurer::Griffith).ready();
    table.play(P1, "clue 3");
    let view = table.state.view(SeatSet::only(P1));
    assert_eq!((view.lava.clues[2].number, view.looks[0].number), (Some(9), 9));
}

#[test]
fn v02_adds_a_door() {
    let scene = alone("c18", Variety::SECRET_DOOR).is(P1, Adventurer::Len);
    let mut table = scene.ready();
    table.rolls(&[1, 2, 6, 6, 6]).play(P1, "unlock door");
    assert_eq!((table.at(P1), table.state.phase), ("c19", Phase::Removing));
    table.play(P1, "remove");
    assert!(!table.state.has_door && table.player(P1).is_token_used);
    let mut table = alone("bank", Variety::SECRET_DOOR).boulder("c18").round(2).ready();
    let events = table.rolls(&[3, 3]).play(P1, "end");
    assert!(events.contains(&Event::DoorSmashed) && table.boulder() == "c19");
}

#[test]
fn v03_adds_a_die_to_the_boulder() {
    let state = dealt(Variety::EAGER_BOULDER, 2);
    assert_eq!([1, 4, 5].map(|round| boulder::n_dice_in(&state, round)), [2, 5, 5]);
}

#[test]
fn v04_and_v20_change_the_wall_cards() {
    assert_eq!(walls::n_per_round(&dealt(Variety::HUNGRY_WALLS, 2)), 4);
    assert_eq!(walls::n_per_round(&dealt(Variety::JAMMED_MECHANISM, 2)), 2);
}

#[test]
fn v05_begins_with_three_planks() {
    assert_eq!(dealt(Variety::ROTTEN_PLANKS, 2).planks, 3);
}

#[test]
fn v06_carries_two_spaces() {
    assert_eq!(river::current(&dealt(Variety::SWOLLEN_RIVER, 2)), 2);
    let mut table = alone("r2", Variety::SWOLLEN_RIVER).ready();
    table.play(P1, "move r3");
    assert_eq!(table.at(P1), "r5");
}

#[test]
fn v07_traps_a_fifth_number() {
    let state = dealt(Variety::RESTLESS_LAVA, 2);
    let view = state.view(SeatSet::SPECTATORS);
    assert_eq!((view.lava.clues.len(), view.lava.clues[4].zone), (5, None));
    assert_eq!((view.lava.safe.len(), view.decks[4].n), (9, 9));
}

#[test]
fn v08_makes_alcoves_harder() {
    let state = dealt(Variety::RUSTED_LOCKS, 2);
    assert_eq!(locks::n_needed(&state, crate::Lock::Alcove3), 4);
    assert_eq!(locks::n_needed(&state, crate::Lock::Tunnel), 2);
}

#[test]
fn v09_wounds_at_a_shut_lock() {
    for (face, n_wounds) in [(2, 1), (3, 0)] {
        let mut table = alone("c9", Variety::DART_HOLES).ready();
        table.rolls(&[6, 6, 6, 6, 6]).play(P1, "unlock alcove_1");
        table.rolls(&[face]).play(P1, "stop");
        assert_eq!(table.player(P1).n_wounds, n_wounds);
    }
}

#[test]
fn v10_wounds_on_glyph_tiles() {
    let mut scene = alone("l33", Variety::CHOKING_FUMES).trapped([1, 2, 3, 4]).unmasked();
    scene.position.lava.flipped = vec![space("l33")];
    let mut table = scene.ready();
    table.rolls(&[2]).play(P1, "end");
    assert_eq!(table.player(P1).n_wounds, 1);
    let mut table = alone("l41", Variety::CHOKING_FUMES).unmasked().ready();
    let events = table.play(P1, "end");
    assert!(!events.iter().any(|event| matches!(event, Event::Fumes { .. })));
}

#[test]
fn v11_adds_a_second_web() {
    assert_eq!(dealt(Variety::WIDOWS_BROOD, 2).webs().count(), 2);
    let mut table = alone("c23", Variety::WIDOWS_BROOD).level(P1, 2).ready();
    table.rolls(&[1, 6]).play(P1, "move c24");
    assert!(table.player(P1).is_stuck);
}

#[test]
fn v12_shakes_with_any_alcove() {
    let mut table = alone("c9", Variety::TREMBLING_TEMPLE).ready();
    table.rolls(&[1, 2, 3, 6, 6]).play(P1, "unlock alcove_1");
    assert!(table.state.is_collapsing);
}

#[test]
fn v13_hands_out_supplies() {
    let state = dealt(Variety::LONG_EXPEDITION, 3);
    assert!(state.players[..3].iter().all(|player| player.n_supplies == 1));
}

#[test]
fn v14_wounds_beside_the_boulder() {
    let scene = Scene::of(3).with(Variety::FLYING_SPLINTERS).at(P1, "c8").at(P2, "c6");
    let mut table = scene.at(P3, "c9").boulder("c6").turn(P1, 1).at(P2, "c5").ready();
    table.rolls(&[3]).play(P1, "end");
    assert_eq!(table.boulder(), "c7");
    let wounds = [P1, P2, P3].map(|seat| table.player(seat).n_wounds);
    assert_eq!(wounds, [1, 0, 0]);
}

#[test]
fn v15_raises_the_cost_of_deciphering() {
    let mut table = alone("w13", Variety::DIM_TORCHES).ready();
    table.play(P1, "decipher");
    assert_eq!(table.actions(), 1);
}

#[test]
fn v16_curses_caskets() {
    let mut scene = alone("w13", Variety::CURSED_CASKETS);
    scene.position.decks.insert(crate::Deck::Zone1, super::scene::cards("z1-k"));
    let mut table = scene.ready();
    table.play(P1, "search");
    assert_eq!(table.player(P1).n_wounds, 1);
}

#[test]
fn v17_tests_with_one_die_fewer() {
    let table = alone("c20", Variety::FIRM_FOOTING).level(P1, 3).ready();
    let dice = |trial| trials::n_dice(&table.state, P1, trial);
    assert_eq!(dice(crate::Trial::Pit), 2);
    assert_eq!(dice(crate::Trial::RiverExit), 3);
}

#[test]
fn v18_slows_the_boulder() {
    assert_eq!(boulder::face(&dealt(Variety::WORN_BOULDER, 2)), 4);
}

#[test]
fn v19_shows_one_glyph() {
    let view = dealt(Variety::CLEAR_INSCRIPTION, 2).view(SeatSet::SPECTATORS);
    assert_eq!(view.lava.clues.iter().filter(|clue| clue.glyph.is_some()).count(), 1);
}

#[test]
fn v21_keeps_the_better_of_two() {
    let scene = alone("c27", Variety::OVERFLOWING_CASKETS).hand(P1, "z1-k");
    let mut table = scene.ready();
    table.rolls(&[2, 5]).play(P1, "move exit");
    assert_eq!(table.totals()[0], 5);
}

#[test]
fn v22_gives_a_free_reroll() {
    let mut table = alone("c9", Variety::OLD_KEYRING).ready();
    table.rolls(&[1, 6, 6, 6, 6]).play(P1, "unlock alcove_1");
    table.rolls(&[6, 6, 6, 6]).play(P1, "reroll 2345");
    assert_eq!(table.actions(), 2);
    table.rolls(&[6, 6, 6, 6]).play(P1, "reroll 2345");
    assert_eq!(table.actions(), 1);
}

#[test]
fn v23_adds_a_cache() {
    let mut table = alone("c13", Variety::SUPPLY_CACHE).ready();
    table.play(P1, "supply");
    assert_eq!((table.player(P1).n_supplies, table.state.cache), (1, 0));
    table.play(P1, "hurry");
    assert_eq!((table.player(P1).n_supplies, table.actions()), (0, 3));
    let mut table = alone("bank", Variety::SUPPLY_CACHE).boulder("c12").round(2).ready();
    table.rolls(&[3, 3]).play(P1, "end");
    assert_eq!((table.boulder(), table.state.cache), ("c13", 0));
}

#[test]
fn v24_r67_makes_crowds_costly() {
    let scene = Scene::of(2).with(Variety::MUDDY_TEMPLE).at(P1, "c9").at(P2, "c9");
    let mut table = scene.clone().turn(P1, 3).ready();
    assert_eq!(movement::move_cost(&table.state, P1), 2);
    table.play(P1, "move c10");
    assert_eq!(table.actions(), 1);
    let scene = scene.is(P1, Adventurer::Nicole).unmasked().trapped([1, 3, 4, 5]);
    let mut table = scene.turn(P1, 3).ready();
    table.play(P1, "leap l13");
    assert_eq!(table.actions(), 2);
}

#[test]
fn v25_robs_the_richest() {
    let scene = Scene::of(3).with(Variety::THIEVING_PACK_HANDLERS).hand(P1, "z1-1 z1-2 z1-3");
    let mut table = scene.hand(P2, "z2-1").at(P3, "bank").turn(P3, 1).ready();
    let n = table.n_hand(P3);
    table.rolls(&[1]).rolls(&[6, 6, 6, 6, 6]).play(P3, "end");
    assert_eq!((n, table.n_hand(P1), table.n_hand(P3)), (0, 2, 1));
}

#[test]
fn v26_sends_monkeys() {
    let scene = Scene::of(2).with(Variety::MISCHIEVOUS_MONKEYS).at(P1, "c9").at(P2, "c10");
    let scene = scene.hand(P1, "z1-1").hand(P2, "z2-1").turn(P1, 3);
    for (face, hands) in [(4, [2, 0]), (1, [0, 2]), (3, [1, 1])] {
        let mut table = scene.ready();
        table.rolls(&[face, 1]).play(P1, "monkey p2");
        assert_eq!([P1, P2].map(|seat| table.n_hand(seat)), hands, "{face}");
        assert!(!table.is_listed(P1, "monkey p2"));
    }
}

#[test]
fn v27_allows_no_replacement() {
    let scene = Scene::of(2).with(Variety::LIMITED_NUMBERS).at(P1, "r8").at(P2, "bank");
    let mut table = scene.level(P1, 2).turn(P1, 1).ready();
    table.rolls(&[1, 1]).play(P1, "exit");
    assert_eq!(table.player(P1).status, Status::Dead);
}
