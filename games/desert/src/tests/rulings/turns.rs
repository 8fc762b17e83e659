//! Turn order, and who may act when.
use super::*;

#[test]
fn four_actions_and_the_phase_lasts_until_it_is_ended() {
    let mut table = Scene::of(&[Navigator, Explorer]).at(P1, "b2").sand("b2", 5).ready();
    table.play(P1, "dig b2; dig b2; dig b2; dig b2");
    assert_eq!(table.refused(P1, "dig b2"), Refusal::NoActionsLeft);
    assert_eq!((table.state.turn, table.state.phase), (P1, Phase::Acting));
}

#[test]
fn actions_may_be_ended_with_any_number_left() {
    for actions_left in 0..=4 {
        let mut table = calm(&[Navigator, Explorer]).turn(P1, actions_left).ready();
        table.play(P1, "end");
        assert_eq!((table.state.turn, table.state.actions_left), (P2, 4));
    }
}

#[test]
fn only_the_active_player_pays_and_only_before_the_storm() {
    let scene = Scene::of(&[Navigator, Explorer]).all_at("b2").sand("b2", 1);
    for command in ["move b3", "dig b2", "excavate", "take engine", "end"] {
        let acting = scene.clone().ready();
        assert_eq!(acting.refused(P2, command), Refusal::NotYourTurn { turn: P1 });
        let storm = scene.clone().storm_of(P1, 2).ready();
        assert_eq!(storm.refused(P1, command), Refusal::StormFirst { n_left: 2 });
    }
    let storm = scene.storm_of(P1, 2).ready();
    assert_eq!(storm.refused(P2, "draw"), Refusal::NotYourStorm { turn: P1 });
}

#[test]
fn free_actions_are_open_to_all_in_action_phases_and_pauses() {
    let scene = calm(&[Navigator, Explorer, Climber])
        .all_at("b2")
        .water(P1, 1)
        .sand("b3", 1)
        .gear(P2, Gear::DuneBlaster)
        .gear(P3, Gear::JetPack)
        .pausing();
    let moments = [scene.clone(), scene.clone().turn(P2, 0), scene.clone().storm_of(P1, 1)];
    for moment in moments {
        let mut table = moment.ready();
        table.play(P2, "give p1 water 1; blast b3");
        table.play(P3, "give p2 jet_pack");
        assert_eq!(table.refused(P3, "jet d4"), Refusal::NoSuchGear { gear: Gear::JetPack });
        table.play(P2, "jet d4");
    }
}

#[test]
fn everyone_waits_during_a_look() {
    let mut table = Scene::of(&[Meteorologist, Explorer])
        .all_at("b2")
        .water(P1, 1)
        .gear(P2, Gear::JetPack)
        .ready();
    table.play(P1, "look");
    for command in ["give p1 water 1", "jet d4"] {
        assert_eq!(table.refused(P2, command), Refusal::LookFirst { turn: P1 });
    }
    assert_eq!(table.refused(P1, "end"), Refusal::LookFirst { turn: P1 });
    assert_eq!(table.refused(P2, "keep"), Refusal::LookFirst { turn: P1 });
    assert_eq!(table.legal(P1, ""), ["bury 1", "bury 2"]);
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .water(P1, 0)
        .gear(P1, Gear::JetPack)
        .storm_of(P1, 2)
        .pile("sun")
        .ready();
    table.play(P1, "draw");
    assert!(table.legal(P1, "").is_empty() && table.legal(P2, "").is_empty());
    assert!(table.state.awaited().is_empty());
    for command in ["draw", "end", "jet d4", "give p2 water 1", "hold", "keep", "agree"] {
        assert_eq!(table.refused(P1, command), Refusal::GameOver, "{command}");
    }
    let outcome = table.state.outcome().expect("it is over");
    assert!(!outcome.is_won_by(P1) && !outcome.is_won_by(P2));
    assert_eq!(outcome.reason, "thirst");
}
