//! The pauses before storm cards.
use super::*;

/// Returns `true` if the storm pauses after the first seat ends its actions.
fn pauses(scene: Scene) -> bool {
    let mut table = scene.ready();
    table.play(P1, "end");
    match table.state.phase {
        Phase::Storm { n_left } => n_left == 2,
        Phase::Acting
        | Phase::Drafting
        | Phase::Looking { .. }
        | Phase::Sun { .. }
        | Phase::Over(_) => false,
    }
}

fn apart() -> Scene {
    calm(&[Navigator, Carrier]).at(P1, "b2").at(P2, "d4").water(P1, 1).water(P2, 1)
}

fn together() -> Scene {
    calm(&[Navigator, Carrier]).all_at("b2")
}

fn with_pause(scene: Scene, pause: StormPause) -> Scene {
    scene.options(|options| options.storm_pause = pause)
}

#[test]
fn auto_pauses_for_gear_that_can_be_played_at_any_time() {
    assert!(!pauses(apart()));
    for &gear in Gear::ALL {
        let expected = gear != Gear::TimeThrottle;
        assert_eq!(pauses(apart().gear(P1, gear)), expected, "{gear}");
        assert_eq!(pauses(apart().gear(P2, gear)), expected, "{gear}");
    }
}

#[test]
fn auto_pauses_for_a_possible_gift() {
    assert!(!pauses(together()), "both canteens are full");
    assert!(pauses(together().water(P1, 3)), "the other can give");
    assert!(!pauses(together().water(P1, 0).water(P2, 0)), "no water to give");
    assert!(pauses(together().gear(P1, Gear::TimeThrottle)), "it can be given");
    let adjacent = together().at(P2, "b3");
    assert!(pauses(adjacent.clone().water(P1, 1)), "the Water Carrier reaches that far");
    assert!(!pauses(adjacent.water(P2, 1)), "only the Water Carrier does");
}

#[test]
fn auto_decides_again_before_each_card() {
    let scene = together().pile("sun e1").ready();
    let mut table = scene;
    table.play(P1, "end");
    assert_eq!(table.state.phase, Phase::Storm { n_left: 1 }, "now there is room for water");
    let mut table = apart().gear(P2, Gear::SolarShield).ready();
    table.play(P1, "end");
    table.play(P2, "shield");
    table.play(P1, "draw");
    assert_eq!(table.state.turn, P2, "nothing left to play, so the storm continued");
}

#[test]
fn the_storm_pauses_always_or_never() {
    assert!(pauses(with_pause(apart(), StormPause::Always)));
    let geared = together().water(P1, 1).gear(P2, Gear::JetPack);
    assert!(!pauses(with_pause(geared, StormPause::Never)));
}
