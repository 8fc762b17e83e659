//! Asking players before moving their pawns (R52).
use super::*;

/// Navigator, Climber and Explorer on one tile, each to be asked before being moved.
fn polite() -> Scene {
    Scene::of(&[Navigator, Climber, Explorer])
        .all_at("b2")
        .sand("b3 b4 d4", 0)
        .options(|options| options.ask_before_moving_me = true)
}

fn asked(table: &Table) -> Vec<Seat> {
    table.state.request.map_or(Vec::new(), |request| request.asked.iter().collect())
}

/// Every way to move another pawn: mover, command, seats asked, and final cells.
fn trips() -> Vec<(Scene, Seat, &'static str, Vec<Seat>, &'static str)> {
    let tunnels = polite().excavated("b2", City::Tunnel).excavated("d4", City::Tunnel);
    let jet = polite().gear(P3, Gear::JetPack);
    let dune = polite().sand("b3", 2);
    vec![
        (polite(), P1, "guide p3 b3", vec![P3], "b2 b2 b3"),
        (dune, P1, "guide p2 b3 with p3", vec![P2, P3], "b2 b3 b3"),
        (polite(), P1, "guide p2 b3 with p1", vec![P2], "b3 b3 b2"),
        (polite().turn(P2, 4), P2, "move b3 with p1", vec![P1], "b3 b3 b2"),
        (tunnels.turn(P2, 4), P2, "tunnel d4 with p3", vec![P3], "b2 d4 d4"),
        (jet.clone(), P3, "jet d4 with p2", vec![P2], "b2 d4 d4"),
        (jet.storm_of(P1, 2), P3, "jet d4 with p1", vec![P1], "d4 b2 d4"),
    ]
}

#[test]
fn r52_moved_players_are_asked_first_and_all_must_agree() {
    for (scene, seat, command, moved, places) in trips() {
        let mut table = scene.ready();
        let before = (table.places(), table.state.actions_left, table.gear(seat));
        table.play(seat, command);
        assert_eq!(asked(&table), moved, "{command}");
        assert_eq!(table.state.awaited(), moved.iter().copied().collect(), "{command}");
        let now = (table.places(), table.state.actions_left, table.gear(seat));
        assert_eq!(now, before, "{command}: nothing happens before the answer");
        let waits = Refusal::WaitForAnswer { whom: moved[0] };
        assert_eq!(table.refused(seat, command), waits, "{command}");
        assert_eq!(table.refused(moved[0], "give p1 water 1"), waits, "{command}");
        for &whom in &moved {
            table.play(whom, "agree");
        }
        assert_eq!((table.places().as_str(), asked(&table)), (places, vec![]), "{command}");
    }
}

#[test]
fn r52_silence_means_yes() {
    for (scene, seat, command, moved, places) in trips() {
        let mut table = scene.ready();
        table.play(seat, command);
        assert_eq!(table.state.deadline().map(|clock| clock.millis), Some(10_000));
        if moved.len() > 1 {
            table.play(moved[0], "agree");
        }
        assert_eq!(table.expire()[0], Event::AnswerExpired, "{command}");
        assert_eq!((table.places().as_str(), table.state.deadline()), (places, None));
    }
}

#[test]
fn r52_one_player_can_decline_which_costs_the_mover_nothing() {
    for (scene, seat, command, moved, _) in trips() {
        let mut table = scene.ready();
        let before = table.state;
        table.play(seat, command);
        let (&last, others) = moved.split_last().expect("at least one seat is asked");
        for &whom in others {
            table.play(whom, "agree");
        }
        table.play(last, "decline");
        let counters = State { n_exchanges: 1, n_clocks: 1, ..before };
        assert_eq!(table.state, counters, "{command}: all as before");
    }
}

#[test]
fn r52_illegal_moves_are_refused_without_asking() {
    let table = polite().sand("d4", 2).gear(P3, Gear::JetPack).ready();
    let far = Refusal::TooFar { at: cell("d4"), from: cell("b2"), n_steps: 2 };
    assert_eq!(table.refused(P1, "guide p3 d4"), far);
    let blocked = Refusal::Blocked { at: cell("d4"), sand: 2, purpose: Purpose::Fly };
    assert_eq!(table.refused(P3, "jet d4 with p1"), blocked);
}

#[test]
fn r52_guided_players_are_asked_at_the_first_step_and_passengers_at_each() {
    let mut table = polite().at(P1, "e5").ready();
    table.play(P1, "guide p2 b3 with p3");
    assert_eq!(asked(&table), [P2, P3]);
    table.play(P2, "agree");
    table.play(P3, "agree");
    table.play(P1, "guide p2 b4 with p3");
    assert_eq!(asked(&table), [P3], "the Climber has agreed to the whole way");
    table.play(P3, "agree");
    table.play(P1, "guide p2 b5");
    assert_eq!((table.places().as_str(), table.state.actions_left), ("e5 b5 b4", 3));
    table.play(P1, "guide p2 b4");
    assert_eq!(asked(&table), [P2], "a fourth step is a new way");
}

#[test]
fn r52_moving_alone_needs_no_consent() {
    let mut table = polite().gear(P3, Gear::JetPack).ready();
    table.play(P1, "move b3");
    table.play(P3, "jet d4");
    assert_eq!(table.places(), "b3 b2 d4");
}
