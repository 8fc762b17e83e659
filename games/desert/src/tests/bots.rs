//! Bots in positions with an obvious best move.
use bots::{Bot, Crew, play};
use kernel::{FastRng, Game, Perspective};

use super::scene::{P1, P2, Scene, Table};
use crate::{
    Options, State,
    action::Action,
    bot::BOTS,
    data::{City, Role},
    position::KnownTo,
    state::{Ending, Phase},
};

fn makers() -> impl Iterator<Item = (&'static str, Box<dyn Bot<State>>)> {
    let trained = BOTS.iter().filter(|maker| maker.name != "random");
    trained.map(|maker| (maker.name, (maker.make)()))
}

/// Everyone knows that a sun comes next, and p1 has no water. p2 stands next to p1 and has some.
fn sun_is_next(scene: Scene) -> Table {
    let mut scene = scene.all_at("b2").water(P1, 0).water(P2, 4).pile("sun");
    scene.position.storm_pile[0].known_to = KnownTo::Everyone;
    scene.ready()
}

fn is_gift(action: Option<Action>) -> bool {
    action.is_some_and(|action| action.to_string().starts_with("give p1 water"))
}

#[test]
fn bots_give_water_before_drawing_a_known_deadly_sun() {
    for (name, mut bot) in makers() {
        let crew = [Role::Archaeologist, Role::Navigator];
        let table = sun_is_next(Scene::of(&crew).pausing().storm_of(P2, 1));
        let chosen = bot.choose(&Perspective::new(&table.state, P2), &mut FastRng::new(1));
        assert!(is_gift(chosen), "{name}: {chosen:?}");
    }
}

#[test]
fn bots_help_a_thirsty_player_out_of_turn() {
    for (name, mut bot) in makers() {
        for actions_left in 0..=4 {
            let crew = [Role::Archaeologist, Role::Navigator];
            let table = sun_is_next(Scene::of(&crew).turn(P1, actions_left));
            let chosen = bot.interject(&Perspective::new(&table.state, P2), &mut FastRng::new(1));
            assert!(is_gift(chosen), "{name} with {actions_left} actions left: {chosen:?}");
        }
    }
}

#[test]
fn bots_win_in_two_turns_if_possible() {
    for maker in BOTS.iter().filter(|maker| maker.name != "random") {
        let crew = [Role::Archaeologist, Role::Navigator];
        let scene = Scene::of(&crew).at(P1, "a1").at(P2, "e1").all_parts_held(P1);
        let table = scene.excavated("c2", City::Pad).turn(P1, 4).ready();
        let mut state = table.state;
        let mut bots = Crew::of(crew.iter().map(|_| (maker.make)()));
        let played = play(&mut state, &mut bots, &mut FastRng::new(1), &mut FastRng::new(1));
        assert_eq!(state.phase, Phase::Over(Ending::Won), "{}", maker.name);
        assert_eq!(state.turn, P2, "{}: {} steps", maker.name, played.n_steps);
    }
}

#[test]
fn bots_are_deterministic_for_a_seed() {
    let mut rng = FastRng::new(7);
    let state = State::new(&Options::default(), 3, &mut rng).expect("default options");
    let at = Perspective::new(&state, state.turn);
    for maker in BOTS {
        let think = || (maker.make)().choose(&at, &mut FastRng::new(3));
        assert_eq!(think(), think(), "{}", maker.name);
    }
}
