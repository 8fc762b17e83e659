//! Every kind of final step that wins the game.
use super::*;

/// The pad is on b2, all parts are found, and every pawn except the first is there.
fn almost(crew: &[Role]) -> Scene {
    Scene::of(crew).all_at("b2").at(P1, "b3").excavated("b2", City::Pad).all_parts_held(P1)
}

#[test]
fn the_win_is_checked_after_each_kind_of_action() {
    let pad_under = |sand| almost(&[Navigator, Explorer]).at(P1, "b2").sand("b2", sand);
    let part_left = pad_under(1).part_on(Part::Engine, "b2").published();
    let hidden_pad =
        Scene::of(&[Navigator, Explorer]).all_at("b2").hidden("b2", City::Pad).all_parts_held(P2);
    let last_steps = [
        (almost(&[Navigator, Explorer]), P1, "move b2"),
        (almost(&[Climber, Explorer]).at(P2, "b3"), P1, "move b2 with p2"),
        (almost(&[Explorer, Navigator]).turn(P2, 4), P2, "guide p1 b2"),
        (almost(&[Climber, Navigator]).at(P2, "b3").turn(P2, 4), P2, "guide p1 b2 with p2"),
        (pad_under(2), P1, "dig b2"),
        (hidden_pad, P1, "excavate"),
        (part_left, P1, "take engine"),
        (pad_under(5).gear(P1, Gear::DuneBlaster), P1, "blast b2"),
        (almost(&[Navigator, Explorer]).gear(P1, Gear::JetPack), P1, "jet b2"),
    ];
    for (scene, seat, command) in last_steps {
        let mut table = scene.ready();
        assert_eq!(table.ending(), None);
        assert_eq!(table.play(seat, command).last(), Some(&Event::Won), "{command}");
        assert_eq!(table.ending(), Some(Ending::Won), "{command}");
    }
}

#[test]
fn the_team_can_win_in_another_players_turn_and_between_storm_cards() {
    let flight = almost(&[Navigator, Explorer]).gear(P1, Gear::JetPack);
    let blast =
        almost(&[Navigator, Explorer]).at(P1, "b2").sand("b2", 3).gear(P2, Gear::DuneBlaster);
    for (scene, seat, command) in [(flight, P1, "jet b2"), (blast, P2, "blast b2")] {
        let other = if seat == P1 { P2 } else { P1 };
        for moment in [scene.clone().turn(other, 2), scene.clone().storm_of(other, 2)] {
            let mut table = moment.ready();
            table.play(seat, command);
            assert_eq!(table.ending(), Some(Ending::Won), "{command}");
        }
    }
}

#[test]
fn no_win_while_the_pad_is_blocked_even_with_the_climber() {
    let mut table = almost(&[Climber, Navigator]).sand("b2", 2).ready();
    table.play(P1, "move b2");
    assert_eq!(table.ending(), None);
    table.play(P1, "dig b2");
    assert_eq!(table.ending(), Some(Ending::Won));
}

#[test]
fn no_win_without_every_pawn_and_part() {
    let mut lonely = almost(&[Navigator, Explorer, Climber]).at(P3, "e5").ready();
    lonely.play(P1, "move b2");
    assert_eq!(lonely.ending(), None);
    let mut partless = almost(&[Navigator, Explorer]).part_on(Part::Engine, "d4").ready();
    partless.play(P1, "move b2");
    assert_eq!(partless.ending(), None);
}
