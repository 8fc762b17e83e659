//! Checks that undo does not change later random results.
use kernel::{Input, MatchRng};
use table::Match;

use super::scene::{P1, P2, Scene};
use crate::{action::Action, data::Role, state::State};

/// A match before the last card of the pile. Drawing it shuffles the discard.
fn before_the_shuffle() -> Match<State> {
    let scene = Scene::of(&[Role::Archaeologist, Role::Navigator]);
    let table = scene.water(P2, 1).pausing().storm_of(P1, 1).last_cards("e1").ready();
    Match::new(table.state, MatchRng::seed_from_number(3))
}

fn after(inputs: &[Input<Action>]) -> State {
    let mut game = before_the_shuffle();
    for input in inputs {
        game.submit(*input).expect("all inputs are legal");
    }
    *game.state()
}

#[test]
fn a_step_undone_by_consent_repeats_its_random_result() {
    let draw = Input::Act { seat: P1, act: Action::Draw };
    let once = after(&[draw]);
    assert_eq!(after(&[draw, Input::Rewind { seat: P2 }, draw]), once);
    let give = Input::Act { seat: P1, act: "give p2 water 1".parse().expect("a command") };
    assert_eq!(after(&[give, Input::Undo { seat: P1 }, draw]), once);
}
