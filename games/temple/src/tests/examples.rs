//! The twenty worked examples of the rules, by number.
use kernel::{FastRng, Game};

use super::scene::{P1, P2, P3, Scene, space};
use crate::{
    Action, Event, Options, State,
    data::{Adventurer, STATUE, STONE, Sun, WallCard},
    refusal::Refusal,
    setup::{EmptyTemple, Mode, PitFail},
    state::{Phase, Status},
};

const FIVE: &str = "z1-1 z1-2 z1-3 z1-4 z1-5";

#[test]
fn example_1_load_and_roll() {
    let scene = Scene::together(1).hand(P1, FIVE).at(P1, "c9").dice([1, 2, 3, 4, 6]).loading();
    let mut table = scene.ready();
    table.play(P1, "ready");
    assert_eq!((table.player(P1).level, table.actions()), (3, 3));
    let mut table = scene.ready();
    table.play(P1, "drop z1-1; drop z1-2; ready");
    assert_eq!((table.player(P1).level, table.actions(), table.n_pile("c9")), (2, 4, 2));
}

#[test]
fn example_2_the_limit_of_twelve() {
    let eleven = "z1-1 z1-2 z1-2 z1-2 z1-3 z1-3 z1-3 z1-4 z1-5 z2-1 z2-1";
    let scene = Scene::together(1).hand(P1, eleven).player(P1, |at| {
        at.wounds = 2;
        at.supplies = 1;
    });
    let mut table = scene.dice([5, 5, 5, 5, 1]).loading().ready();
    assert_eq!(table.refused(P1, "ready"), Refusal::OverLimit { n_cards: 14, n: 2 });
    table.play(P1, "drop z1-1; drop z2-1; ready");
    assert_eq!((table.player(P1).n_cards(), table.player(P1).level), (12, 5));
    assert!("drop wound".parse::<Action>().is_err());
}

#[test]
fn example_3_the_level_is_frozen() {
    let scene = Scene::together(1).hand(P1, "z2-1 z2-2 z2-3").at(P1, "w13").turn(P1, 4);
    let mut table = scene.ready();
    table.play(P1, "search; search; search");
    assert_eq!((table.player(P1).level, table.player(P1).n_cards()), (2, 6));
    table.play(P1, "search");
    // The turn has ended, and the next round has begun.
    assert_eq!((table.player(P1).n_cards(), table.state.phase), (7, Phase::Loading));
    table.play(P1, "ready");
    assert_eq!(table.player(P1).level, 4);
}

#[test]
fn example_4_boulder_pile_and_corner() {
    let scene = Scene::together(1).at(P1, "bank").boulder("c8").round(4).pile("c9", "z1-1");
    let mut table = scene.turn(P1, 1).ready();
    table.rolls(&[3, 5, 2, 6]).play(P1, "end");
    assert_eq!((table.boulder(), table.n_pile("c9")), ("c10", 0));
    assert!(table.state.is_sun_open(Sun::A) && !table.state.is_sun_open(Sun::B));
}

#[test]
fn example_5_hits_cost_one_step_per_space() {
    let scene = Scene::of(3).at(P1, "bank").at(P2, "c13").at(P3, "c13").boulder("c12").round(4);
    let mut table = scene.pile("c13", "z1-1 z1-2").turn(P1, 1).ready();
    table.rolls(&[3, 4, 5, 6]).play(P1, "end");
    assert!(!table.is_alive(P2) && !table.is_alive(P3) && table.is_alive(P1));
    assert_eq!((table.boulder(), table.n_pile("c13")), ("c15", 0));
    assert!(table.state.is_sun_open(Sun::B));
}

#[test]
fn example_6_pushing_and_meeting() {
    let scene = Scene::of(3).at(P1, "w23").at(P2, "ent").at(P3, "c6").turn(P3, 1);
    let met = [WallCard::Orange, WallCard::Orange, WallCard::Grey, WallCard::Grey];
    let mut table = scene.clone().walls(&met, &[WallCard::Both]).ready();
    table.rolls(&[1]).play(P3, "end");
    assert_eq!((table.state.walls.orange, table.state.walls.grey), (3, 3));
    assert!(!table.is_alive(P1) && table.is_alive(P2) && table.is_alive(P3));
    let blanks = [WallCard::Orange, WallCard::Blank, WallCard::Blank];
    let mut table = scene.at(P1, "w21").walls(&[], &blanks).ready();
    table.rolls(&[1]).play(P3, "end");
    assert_eq!(table.at(P1), "w22");
}

#[test]
fn example_7_two_on_the_bridge() {
    let scene = Scene::of(2).at(P1, "c20").at(P2, "br").level(P1, 3).level(P2, 2).planks(4);
    let mut table = scene.turn(P1, 3).ready();
    table.rolls(&[1, 4, 5, 6]).play(P1, "move br");
    assert_eq!((table.at(P1), table.state.planks), ("br", 2));
    let events = table.rolls(&[2, 3]).play(P1, "hop");
    let dies = |event: &&Event| matches!(event, Event::Eliminated { .. });
    assert_eq!(events.iter().filter(dies).count(), 2);
    assert!(table.state.planks == 0 && table.state.gone.has(STATUE));
}

#[test]
fn example_8_the_rhythm_of_the_river() {
    let mut table = Scene::together(1).at(P1, "r2").turn(P1, 3).ready();
    table.play(P1, "search");
    assert_eq!(table.at(P1), "r3");
    assert_eq!(table.refused(P1, "search"), Refusal::LyingDown);
    table.play(P1, "move r4");
    assert_eq!(table.at(P1), "r5");
    table.play(P1, "search");
    assert_eq!(table.at(P1), "r6");
    let mut table = Scene::together(1).at(P1, "r7").turn(P1, 2).ready();
    table.rolls(&[5, 6]).play(P1, "move r8");
    assert_eq!((table.at(P1), table.actions()), ("bank", 1));
}

#[test]
fn example_9_a_paid_exit() {
    let seven = "z1-1 z1-2 z1-2 z1-2 z1-3 z1-3 z1-5";
    let scene = Scene::of(2).is(P2, Adventurer::Puccio).at(P2, "bank").at(P1, "r8");
    let scene = scene.hand(P1, seven).level(P1, 4).turn(P1, 1);
    let mut table = scene.ready();
    table.rolls(&[1, 1, 4, 6]).play(P1, "exit");
    table.rolls(&[5]).play(P1, "pay z1-1; pay z1-2; pay z1-2");
    table.rolls(&[1]).play(P1, "pay z1-2; pay z1-3; pay z1-3");
    let mut helped = table.state;
    table.play(P2, "help");
    assert_eq!((table.at(P1), table.n_hand(P1)), ("bank", 1));
    assert!(table.player(P2).is_token_used);
    let mut alone = super::scene::Table::of(std::mem::replace(&mut helped, table.state));
    alone.play(P2, "pass");
    assert!(!alone.is_alive(P1));
}

#[test]
fn example_10_a_trapped_tile() {
    // Tile 2 is on l14, tile 9 on l32.
    let scene = Scene::of(2).trapped([2, 5, 9, 12]).unmasked().at(P1, "l33").at(P2, "l31");
    let mut scene = scene.hand(P1, FIVE).turn(P1, 2);
    scene.position.lava.flipped = vec![space("l33"), space("l31")];
    let mut table = scene.ready();
    let events = table.play(P1, "move l32");
    let n = 9;
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::TrapSprung { n: found, .. } if *found == n))
    );
    assert!(!table.is_alive(P1) && table.n_hand(P1) == 0);
    let view = table.state.view(kernel::SeatSet::SPECTATORS);
    assert_eq!(view.lava.clues[2].glyph.map(crate::data::Glyph::as_str), Some("g09"));
    let scene = scene.turn(P2, 1).dead(P1);
    let mut scene = scene.hand(P1, "");
    scene.position.lava.flipped.push(space("l32"));
    assert_eq!(scene.ready().refused(P2, "move l32"), Refusal::HoleThere { to: space("l32") });
}

#[test]
fn example_11_a_tile_is_searched_once() {
    let scene = Scene::together(1).trapped([1, 2, 3, 4]).unmasked().at(P1, "c17").turn(P1, 5);
    let mut table = scene.ready();
    table.play(P1, "move l44; search");
    assert_eq!(table.n_hand(P1), 1);
    assert_eq!(table.refused(P1, "search"), Refusal::TileSearched { at: space("l44") });
    let table = scene.at(P1, "l41").ready();
    assert_eq!(table.refused(P1, "search"), Refusal::NothingToSearch { at: space("l41") });
}

#[test]
fn example_12_a_lock() {
    let scene = Scene::together(1).is(P1, Adventurer::Markus).at(P1, "c11").turn(P1, 3);
    let mut table = scene.ready();
    table.rolls(&[1, 3, 3, 5, 6]).play(P1, "unlock alcove_2");
    assert_eq!(table.actions(), 2);
    table.rolls(&[4, 4, 6]).play(P1, "reroll 345");
    assert_eq!(table.actions(), 1);
    table.play(P1, "set 3 2");
    assert!(table.has(P1, "al") && table.player(P1).is_token_used);
    assert_eq!(table.actions(), 1);
}

#[test]
fn example_13_stone_and_tunnel() {
    let scene = Scene::of(2).at(P1, "c23").at(P2, "bank").turn(P1, 2);
    let mut table = scene.ready();
    table.rolls(&[1, 2, 3, 4, 5]).play(P1, "unlock stone");
    assert!(table.state.is_collapsing && table.player(P1).hand.has(STONE));
    table.play(P1, "tunnel");
    assert_eq!(table.player(P1).status, Status::Out);
    assert!(!table.state.is_collapsing);
    // Without the spare action, everyone is tested before the next turns.
    let mut scene = scene;
    scene.position.turn.as_mut().expect("a turn").actions = 1;
    let mut table = scene.ready();
    table.rolls(&[1, 2, 3, 4, 5]);
    // The boulder's roll, the round's roll, then one test with two dice per player. P2 keeps the
    // dice, so P2 is tested first.
    table.rolls(&[1]).rolls(&[6, 6, 6, 6, 6]).rolls(&[1, 6]).rolls(&[5, 6]);
    table.play(P1, "unlock stone");
    table.play(P1, "ready");
    assert_eq!((table.player(P2).n_gravel, table.player(P2).n_wounds), (1, 1));
    assert_eq!((table.player(P1).n_gravel, table.player(P1).n_wounds), (0, 0));
    table.play(P2, "move c26");
}

#[test]
fn example_14_the_web() {
    let scene = Scene::together(1).at(P1, "c11").hand(P1, "z1-1 z1-5").level(P1, 3);
    let mut table = scene.turn(P1, 3).ready();
    table.rolls(&[1, 4, 5]).play(P1, "move c12");
    assert_eq!(table.legal(P1, ""), ["lose z1-1", "lose z1-5"]);
    table.rolls(&[1]).rolls(&[6, 6, 6, 1, 1]).play(P1, "lose z1-1");
    assert!(table.player(P1).is_stuck && table.state.round == 2);
    table.play(P1, "ready");
    assert_eq!(table.actions(), 3);
    table.state.player_mut(P1).level = 3;
    table.rolls(&[1, 2, 6]).play(P1, "tear");
    assert_eq!((table.player(P1).n_wounds, table.actions()), (1, 2));
    assert!(!table.player(P1).is_stuck);
}

#[test]
fn example_15_when_a_second_adventurer_enters() {
    let scene = Scene::together(1).at(P1, "c20").boulder("c9").round(5).level(P1, 2);
    let scene = scene.options(|options| options.pit_fail = PitFail::Eliminated);
    let mut table = scene.turn(P1, 1).ready();
    // The jump fails, and the boulder moves one step.
    table.rolls(&[1, 6]).rolls(&[3, 1, 1, 1, 1]).play(P1, "jump");
    assert_eq!((table.boulder(), table.at(P1)), ("c10", "l11"));
    let player = table.player(P1);
    assert!(player.is_second && !player.is_token_used && player.hand.is_empty());
    assert_eq!((table.state.round, table.state.phase), (6, Phase::Acting));
}

#[test]
fn example_16_waiting_keeps_the_game_alive() {
    let scene = Scene::of(2).at(P1, "c27").round(4).boulder("c4").player(P2, |at| {
        at.status = Status::Waiting;
    });
    let scene = scene.options(|options| options.empty_temple = EmptyTemple::Waits);
    let mut table = scene.turn(P1, 1).ready();
    table.play(P1, "move exit");
    assert_eq!(table.player(P1).status, Status::Out);
    assert!(table.player(P2).is_in() && table.state.is_sun_open(Sun::A));
    assert!(table.state.round > 5 && !table.state.is_over());
}

#[test]
fn example_17_the_dice_keeper() {
    let scene = Scene::of(3).at(P1, "c20").at(P2, "r8").at(P3, "br").boulder("c1").turn(P1, 1);
    let keeper = |lot: u8| {
        let mut table = scene.ready();
        // The boulder does not move, then a random pick decides between the two players.
        table.rolls(&[1]).rolls(&[lot]).play(P1, "end");
        table.state.keeper
    };
    assert_eq!([keeper(1), keeper(2)], [P2, P3]);
}

#[test]
fn example_18_cooperative_scoring() {
    // P1 carries out 14 and a casket, P2 carries out 15 and a casket, and P3 is dead.
    let scene = Scene::together(3).options(|options| options.level = 2).dead(P3);
    let scene = scene.hand(P1, "al al st z1-k").hand(P2, "al al gs z1-2 z2-k").at(P1, "c27");
    let scene = scene.player(P2, |at| at.status = Status::Out);
    let count = |faces: [u8; 2]| {
        let mut table = scene.clone().turn(P1, 1).ready();
        table.rolls(&faces).play(P1, "move exit");
        (table.totals(), table.state.outcome().expect("the game is over").reason)
    };
    assert_eq!(count([3, 4]), (vec![17, 19, 0], "together_won".to_owned()));
    assert_eq!(count([1, 1]).1, "together_short");
}

#[test]
fn example_19_stamina() {
    let seven = "z1-1 z1-2 z1-2 z1-2 z1-3 z1-3 z1-5";
    let scene = Scene::together(1).is(P1, Adventurer::Bill).at(P1, "c20").hand(P1, seven);
    let mut table = scene.dice([3, 3, 3, 4, 6]).loading().ready();
    table.play(P1, "ready; brace");
    assert_eq!((table.player(P1).level, table.actions()), (3, 5));
    let events = table.rolls(&[6, 6, 6]).play(P1, "jump");
    assert!(
        events.iter().any(|event| matches!(event, Event::Tested { dice, .. } if dice.len() == 3))
    );
}

#[test]
fn example_20_the_first_player() {
    let options = Options { mode: Mode::Standard, variety: 0, ..Options::default() };
    let begin = |faces: &[u8]| {
        let state = State::new(&options, 3, &mut FastRng::new(3)).expect("the options are valid");
        let mut table = super::scene::Table::of(state);
        for seat in [P1, P2] {
            let choice = table.legal(seat, "choose").remove(0);
            table.play(seat, &choice);
        }
        let choice = table.legal(P3, "choose").remove(0);
        table.rolls(faces).play(P3, &choice);
        table.state.keeper
    };
    assert_eq!(begin(&[2, 2, 2, 5, 6, 4, 4, 4, 1, 1, 1, 2, 3, 4, 5]), P2);
    let tie = [4, 4, 4, 5, 6, 4, 4, 4, 1, 1, 1, 2, 3, 4, 5];
    let again = [6, 6, 6, 1, 2, 1, 1, 1, 2, 3];
    assert_eq!(begin(&[tie.as_slice(), again.as_slice()].concat()), P1);
}
