//! The defaults of version 2, and the published game that version 1 played by default.
use kernel::{Game, SeatSet};
use table::HostedGame;

use super::scene::{P1, P2, P3, Scene};
use crate::{
    Event, Options, Refusal, State,
    data::{Adventurer, WallCard},
    setup::{EmptyTemple, Gravel, Mask, PitFail, WallsKill},
    state::{Phase, Status},
};

/// All but the last of the cards that make the walls meet.
const ALMOST_MET: [WallCard; 4] =
    [WallCard::Orange, WallCard::Orange, WallCard::Grey, WallCard::Grey];

/// Returns a scene with a solo player in a turn with three actions.
fn alone(name: &str) -> Scene {
    Scene::together(1).at(P1, name).turn(P1, 3)
}

#[test]
fn version_1_keeps_the_published_defaults() {
    let old = State::default_options(1);
    assert_eq!((old.rules, old.pit_fail, old.gravel), (1, PitFail::Eliminated, Gravel::Burden));
    assert_eq!((old.mask, old.walls_kill), (Mask::Openings, WallsKill::RoomAndEntrance));
    assert_eq!(old.empty_temple, EmptyTemple::Waits);
    assert_eq!(State::default_options(2), Options::default());
}

#[test]
fn a_failed_jump_costs_only_the_action() {
    let scene = alone("c20").hand(P1, "z1-1 z1-2 z1-3").level(P1, 2);
    let mut table = scene.ready();
    table.rolls(&[1, 6]).play(P1, "jump; accept");
    let player = table.player(P1);
    assert_eq!((table.at(P1), player.n_wounds, player.hand.len()), ("c20", 0, 3));
    assert_eq!((table.state.phase, table.actions()), (Phase::Acting, 2));
    table.rolls(&[5, 6]).play(P1, "jump");
    assert_eq!((table.at(P1), table.actions()), ("c22", 1));
    let mut table = scene.published().ready();
    table.rolls(&[1, 6]).play(P1, "jump; accept");
    // The second adventurer has entered at a Sun.
    assert!(table.player(P1).is_second);
}

#[test]
fn gravel_is_a_mere_marker() {
    let scene = alone("c9").is(P1, Adventurer::Lea).player(P1, |at| at.gravel = 2);
    let mut table = scene.ready();
    assert_eq!(table.refused(P1, "clear"), Refusal::GravelHarmless);
    table.play(P1, "sprint c8; move c9");
    assert_eq!((table.at(P1), table.player(P1).n_gravel), ("c9", 2));
    let mut table = scene.published().ready();
    assert_eq!(table.legal(P1, ""), ["clear", "end"]);
    assert_eq!(table.refused(P1, "sprint c8"), Refusal::GravelFirst { n: 2 });
    table.play(P1, "clear; clear; move c10");
    assert_eq!(table.player(P1).n_gravel, 0);
}

#[test]
fn gravel_does_not_keep_anyone_in_a_web() {
    let scene = alone("c12").player(P1, |at| {
        at.gravel = 1;
        at.stuck = true;
    });
    let scene = scene.level(P1, 2);
    let mut table = scene.ready();
    assert_eq!(table.legal(P1, ""), ["tear", "end"]);
    table.rolls(&[5, 5]).play(P1, "tear");
    assert!(!table.player(P1).is_stuck);
    assert_eq!(scene.published().ready().legal(P1, ""), ["clear", "end"]);
}

#[test]
fn the_mask_comes_off_on_the_first_entry() {
    let mut table = alone("c7").trapped([1, 5, 6, 7]).ready();
    table.play(P1, "move c8");
    assert!(table.state.lava.is_masked);
    let hidden = table.state.view(SeatSet::only(P1)).lava.tiles;
    assert!(hidden.iter().all(|tile| tile.glyph.is_none()));
    table.play(P1, "move l13");
    assert!(!table.state.lava.is_masked && table.at(P1) == "l13");
    let mut table = alone("c8").trapped([1, 5, 6, 7]).is(P1, Adventurer::Vincent).ready();
    // A Leap enters the room as well, and the tile is trapped.
    table.play(P1, "leap l12");
    assert!(!table.state.lava.is_masked && table.player(P1).status != Status::In);
}

#[test]
fn a_second_adventurer_at_a_sun_removes_the_mask() {
    let scene = Scene::of(2).at(P1, "bank").boulder("c11").turn(P1, 1);
    let scene = scene.player(P2, |at| at.status = Status::Waiting);
    let mut table = scene.ready();
    assert!(table.state.lava.is_masked);
    table.rolls(&[1]).play(P1, "end");
    assert!(table.at(P2) == "l11" && !table.state.lava.is_masked);
}

#[test]
fn meeting_walls_spare_the_entrance() {
    let scene = Scene::of(3).at(P1, "w23").at(P2, "ent").at(P3, "c6").hand(P2, "z1-1").turn(P3, 1);
    let scene = scene.pile("ent", "z2-1").is(P2, Adventurer::Bill);
    let scene = scene.walls(&ALMOST_MET, &[WallCard::Both]);
    let mut table = scene.ready();
    table.rolls(&[1]).rolls(&[6, 6, 6, 6, 6]).play(P3, "end");
    assert!(!table.is_alive(P1) && table.is_alive(P2) && table.is_alive(P3));
    assert_eq!((table.at(P2), table.n_pile("ent")), ("ent", 1));
    // Neither the load nor Stamina nor a turn is asked of an adventurer who is shut in.
    assert_eq!((table.state.phase, table.state.turn.seat), (Phase::Acting, P3));
    let events = table.rolls(&[1]).play(P3, "end");
    assert!(events.contains(&Event::TurnSkipped { seat: P2 }));
    let mut table = scene.published().ready();
    table.rolls(&[1]).play(P3, "end");
    assert!(!table.is_alive(P2) && table.n_pile("ent") == 0);
}

#[test]
fn a_shut_in_adventurer_over_the_limit_still_chooses_the_load() {
    let met = [ALMOST_MET.as_slice(), &[WallCard::Both]].concat();
    let thirteen = "z1-1 z1-2 z1-2 z1-2 z1-3 z1-3 z1-3 z1-4 z1-5 z2-1 z2-1 z2-2 z2-2";
    let asked = |cards: &str| {
        let scene = Scene::of(2).hand(P1, cards).at(P2, "bank").hand(P2, "z3-1");
        scene.walls(&met, &[]).loading().ready().state.awaited()
    };
    assert_eq!(asked("z1-1"), SeatSet::only(P2));
    assert_eq!(asked(thirteen), SeatSet::only(P1).with(SeatSet::only(P2)));
}

#[test]
fn shut_in_adventurers_keep_the_game_going_until_the_exit_is_sealed() {
    let met = [ALMOST_MET.as_slice(), &[WallCard::Both]].concat();
    let mut table = Scene::of(2).at(P1, "c27").walls(&met, &[]).turn(P1, 1).ready();
    let events = table.play(P1, "move exit");
    assert!(table.state.is_sealed() && events.contains(&Event::ExitSealed));
    assert_eq!(table.player(P2).status, Status::Dead);
}

#[test]
fn an_empty_temple_ends_the_game() {
    let scene = alone("r8").level(P1, 2).round(2);
    let mut table = scene.ready();
    let events = table.rolls(&[1, 1]).rolls(&[3, 3]).play(P1, "exit");
    assert!(events.contains(&Event::TempleEmpty) && table.boulder() == "c2");
    assert_eq!((table.state.phase, table.player(P1).status), (Phase::Over, Status::Dead));
    let mut table = scene.published().ready();
    let events = table.rolls(&[1, 1]).play(P1, "exit");
    assert!(!events.contains(&Event::TempleEmpty) && table.player(P1).is_second);
}

#[test]
fn a_sun_that_opens_in_time_saves_the_game() {
    let mut table = alone("r8").level(P1, 2).boulder("c9").ready();
    let events = table.rolls(&[1, 1]).rolls(&[6]).play(P1, "exit");
    assert!(!events.contains(&Event::TempleEmpty));
    assert_eq!((table.boulder(), table.at(P1)), ("c10", "l11"));
}
