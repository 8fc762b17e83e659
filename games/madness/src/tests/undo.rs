//! Which steps can be undone: never those that revealed information.
use kernel::{Ctx, EventBuffer, FastRng, Game};

use super::{
    rulings::facing,
    scene::{ADA, Scene},
};
use crate::{Action, Face, Letter, Reward, Space, Tile, state::Phase};

/// Returns `true` if this step of Ada's cannot be undone.
fn is_final(scene: &Scene, command: &str) -> bool {
    let mut state = scene.clone().ready().state;
    let action: Action = command.parse().expect(command);
    let mut events = EventBuffer::recording();
    let played = state.apply(ADA, action, &mut Ctx::new(&mut FastRng::new(1), &mut events));
    assert_eq!(played, Ok(()), "{command}");
    events.forbids_undo()
}

#[test]
fn undo_is_allowed_before_the_timer() {
    let moving = Scene::of(3).madness(ADA, "l1-03");
    let timer = facing();
    let timer = timer.hand(ADA, "tools-2 tools-3");
    for (scene, command) in [(&moving, "move c1"), (&moving, "ignore p1"), (&timer, "done")] {
        assert!(!is_final(scene, command), "{command}");
    }
}

#[test]
fn undo_is_refused_after_a_random_or_revealing_step() {
    let of = |phase: Phase| facing().phase(phase);
    let missed = || vec![Letter::A];
    let failing = of(Phase::Failing { missed: missed().into() });
    let rolled =
        of(Phase::Rolled { letter: Letter::A, face: Face::Accident, missed: vec![].into() });
    let search = Scene::of(3).facing(Space::C1, Tile::Co01).played(ADA, "crates-4 crates-5");
    let search = search.phase(Phase::Rewarding { reward: Reward::Search, missed: missed().into() });
    let resting = Scene::of(3).plane(Space::C1).phase(Phase::Resting);
    for (scene, command) in [
        (&Scene::of(3).phase(Phase::Ready { from: None }).plane(Space::C1), "flip"),
        (&facing().hand(ADA, "tools-2 tools-3"), "play tools-2"),
        (&of(Phase::TimerOut), "extend"),
        (&of(Phase::TimerOut), "reveal"),
        (&failing, "roll a"),
        (&failing, "madden a p2"),
        (&rolled, "reroll"),
        (&rolled, "accept"),
        (&search, "search c2"),
        (&resting, "rest"),
    ] {
        assert!(is_final(scene, command), "{command}");
    }
}
