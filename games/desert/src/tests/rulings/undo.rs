//! Steps that can and cannot be undone.
use super::*;
use kernel::{Input, MatchRng};
use table::{Match, Rejection, UndoBlock};

struct Undoing(Match<State>);

impl Undoing {
    fn of(scene: Scene) -> Undoing {
        Undoing(Match::new(scene.ready().state, MatchRng::seed_from_number(1)))
    }

    fn play(&mut self, seat: Seat, command: &str) {
        let act: Action = command.parse().expect(command);
        self.0.submit(Input::Act { seat, act }).expect(command);
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoBlock> {
        match self.0.submit(Input::Undo { seat }) {
            Ok(_) => Ok(()),
            Err(Rejection::CannotUndo { because }) => Err(because),
            Err(other) => panic!("{other:?}"),
        }
    }
}

fn busy(role: Role) -> Scene {
    Scene::of(&[role, if role == Explorer { Navigator } else { Explorer }])
        .all_at("b2")
        .sand("b3", 1)
        .sand("d4 b1", 0)
        .water(P1, 2)
        .water(P2, 2)
        .pausing()
}

#[test]
fn steps_without_randomness_or_reveals_are_undone_exactly() {
    let tunnels = busy(Archaeologist).excavated("b2", City::Tunnel);
    let part = busy(Archaeologist).excavated("b2", City::Mirage).part_on(Part::Engine, "b2");
    let holding = |gear| busy(Archaeologist).gear(P1, gear);
    let steps = [
        (busy(Archaeologist), "move b3"),
        (busy(Climber), "move b3 with p2"),
        (tunnels.excavated("d4", City::Tunnel), "tunnel d4"),
        (busy(Archaeologist), "dig b3"),
        (part, "take engine"),
        (busy(Carrier).excavated("b2", City::Well), "fill"),
        (busy(Meteorologist), "fewer"),
        (busy(Navigator), "guide p2 b3"),
        (busy(Archaeologist), "give p2 water 1"),
        (holding(Gear::JetPack), "give p2 jet_pack"),
        (holding(Gear::DuneBlaster), "blast b3"),
        (holding(Gear::JetPack), "jet d4 with p2"),
        (holding(Gear::SolarShield), "shield"),
        (holding(Gear::SecretWaterReserve), "reserve"),
        (holding(Gear::TimeThrottle), "throttle"),
        (busy(Archaeologist), "end"),
    ];
    for (scene, command) in steps {
        let mut game = Undoing::of(scene);
        let before = *game.0.state();
        game.play(P1, command);
        assert_ne!(*game.0.state(), before, "{command}");
        assert_eq!(game.undo(P1), Ok(()), "{command}");
        assert_eq!(*game.0.state(), before, "{command}");
    }
}

#[test]
fn undo_stops_at_a_reveal() {
    let gear_tile = busy(Archaeologist).hidden("b2", City::Gear);
    let well = busy(Archaeologist).hidden("b2", City::Well);
    let barriers = [
        (gear_tile, vec!["dig b3", "excavate"]),
        (well, vec!["dig b3", "excavate"]),
        (busy(Archaeologist).gear(P1, Gear::Terrascope), vec!["dig b3", "scope d4"]),
        (busy(Meteorologist), vec!["dig b3", "look"]),
        (busy(Archaeologist).pile("sun"), vec!["dig b3", "end", "draw"]),
    ];
    for (scene, commands) in barriers {
        let mut game = Undoing::of(scene);
        for command in &commands {
            game.play(P1, command);
        }
        assert_eq!(game.undo(P1), Err(UndoBlock::Barred), "{commands:?}");
    }
}

#[test]
fn undo_goes_back_step_by_step_to_the_last_barrier() {
    let mut game = Undoing::of(busy(Archaeologist).hidden("b2", City::Mirage));
    game.play(P1, "excavate");
    let after_excavation = *game.0.state();
    for command in ["dig b3", "move b3", "end"] {
        game.play(P1, command);
    }
    for _ in 0..3 {
        assert_eq!(game.undo(P1), Ok(()));
    }
    assert_eq!(*game.0.state(), after_excavation);
    assert_eq!(game.undo(P1), Err(UndoBlock::Barred));
}

#[test]
fn undo_stops_at_another_players_action() {
    let mut game = Undoing::of(busy(Archaeologist));
    game.play(P1, "dig b3");
    game.play(P2, "give p1 water 1");
    assert_eq!(game.undo(P1), Err(UndoBlock::Others));
}

#[test]
fn ending_actions_cannot_be_undone_once_a_card_is_drawn() {
    let calm = calm(&[Navigator, Explorer]).at(P1, "b2").at(P2, "d4");
    let mut game = Undoing::of(calm);
    game.play(P1, "end");
    assert_eq!(game.undo(P1), Err(UndoBlock::Barred));
}

#[test]
fn undo_is_refused_after_the_game() {
    let mut game = Undoing::of(
        Scene::of(&[Navigator, Explorer])
            .at(P1, "b3")
            .at(P2, "b2")
            .excavated("b2", City::Pad)
            .all_parts_held(P1),
    );
    game.play(P1, "move b2");
    assert!(game.0.state().is_over());
    assert_eq!(game.undo(P1), Err(UndoBlock::Barred), "undo belongs to the action phase");
}

#[test]
fn a_hold_cannot_be_undone() {
    let mut game = Undoing::of(busy(Archaeologist).storm_of(P1, 2));
    game.play(P2, "hold");
    assert!(game.undo(P2).is_err(), "R51: one hold per seat before each card");
}

#[test]
fn undo_stops_at_an_expired_clock_or_an_answer() {
    let mut held = Undoing::of(busy(Archaeologist).storm_of(P1, 2));
    held.play(P2, "give p1 water 1");
    held.play(P2, "hold");
    assert_eq!(held.undo(P2), Err(UndoBlock::Barred));
    held.play(P2, "release");
    assert_eq!(held.undo(P2), Err(UndoBlock::Barred));

    let asking = busy(Navigator).options(|options| options.ask_before_moving_me = true);
    for answer in ["agree", "decline"] {
        let mut game = Undoing::of(asking.clone());
        game.play(P1, "give p2 water 1");
        game.play(P1, "guide p2 b3");
        assert_eq!(game.undo(P1), Err(UndoBlock::Barred), "a clock runs");
        game.play(P2, answer);
        assert_eq!(game.undo(P2), Err(UndoBlock::Barred), "{answer}");
        assert_eq!(game.undo(P1), Err(UndoBlock::Barred), "{answer}");
    }
}

#[test]
fn undo_does_not_reshuffle_the_decks() {
    let scene = busy(Archaeologist).hidden("b2", City::Gear);
    let mut straight = Undoing::of(scene.clone());
    straight.play(P1, "excavate");
    let mut hesitant = Undoing::of(scene);
    hesitant.play(P1, "move b3");
    assert_eq!(hesitant.undo(P1), Ok(()));
    hesitant.play(P1, "excavate");
    assert_eq!(hesitant.0.state(), straight.0.state());
}
