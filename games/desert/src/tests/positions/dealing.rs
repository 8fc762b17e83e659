//! Random completion of positions.
use super::*;

#[test]
fn everything_but_the_crew_may_be_left_out() {
    let position = read(r#"{"crew": [{"role": "climber"}, {"role": "navigator"}]}"#);
    assert_eq!(position, Scene::of(&[Climber, Navigator]).position);
    let state = set_up(&position, 1).expect("a legal position");
    let wreck = state.board.ground().iter().find(|&at| state.board.tile(at).id == 0);
    for (seat, water) in [(P1, 3), (P2, 4)] {
        let pawn = state.pawn(seat);
        assert_eq!((Some(pawn.cell), pawn.water), (wreck, water));
        assert!(pawn.gear.is_empty() && !state.shields.has(seat));
    }
    assert_eq!((state.turn, state.phase), (P1, Phase::Acting));
    assert_eq!((state.actions_left, state.n_fewer, state.meter), (4, 0, 0));
    assert_eq!((state.board.eye(), state.board.supply()), (cell("c3"), 48));
    assert_eq!(state.board.excavated(), Cells::NONE);
    assert!(Part::ALL.iter().all(|&part| state.parts[part as usize] == PartAt::Hidden));
    assert_eq!((state.storm.n_left, state.gear.n_left()), (31, 12));
    assert!(state.guided.is_none() && state.request.is_none());
    assert!(state.held_by.is_empty() && state.has_held.is_empty());
    assert_eq!((state.n_exchanges, state.n_clocks), (0, 0));
}

#[test]
fn the_difficulty_sets_the_starting_tick() {
    for (tick, &difficulty) in (0..).zip(Difficulty::ALL) {
        let easy = fine(|position| position.options.difficulty = difficulty);
        assert_eq!(easy.meter, tick);
    }
    let further = fine(|position| {
        position.options.difficulty = Difficulty::Elite;
        position.meter = Some(7);
    });
    assert_eq!(further.meter, 7);
}

/// A position that names a wreck, a well, sand, a found part, top cards and cards in hand.
fn partial_position() -> Position {
    read(
        r#"{ "options": {"sand_total": 50},
             "crew": [ {"role": "climber", "cell": "b2", "water": 1, "gear": ["jet_pack"]},
                       {"role": "navigator", "cell": "e1", "has_shield": true} ],
             "turn": 1, "actions_left": 2, "eye": "c2",
             "tiles": { "a1": {"back": "wreck"},
                        "b2": {"city": "gear", "excavated": true, "sand": 2},
                        "b4": {"city": "engine_row", "excavated": true},
                        "d5": {"city": "engine_column", "excavated": true},
                        "e3": {"city": "well", "sand": 1},
                        "e4": {"id": 9, "known_to": {"seats": [0]}} },
             "parts": {"engine": {"on": "d4"}},
             "storm_pile": ["sun", {"card": "n2", "known_to": "everyone"}],
             "storm_discard": ["w3"],
             "gear_pile": ["terrascope"] }"#,
    )
}

#[test]
fn named_components_are_placed_as_specified() {
    for number in 0..200 {
        let state = set_up(&partial_position(), number).expect("a legal position");
        assert_eq!(crate::invariants::check(&state), Ok(()), "the box is complete");
        let at = |name: &str| state.board.tile(cell(name));
        assert_eq!((at("a1").back(), at("e3").back()), (Back::Wreck, Back::Drop));
        assert_eq!((*at("e3").city.truth(), at("e3").sand), (City::Well, 1));
        assert_eq!((at("e4").id, at("e4").city.known_to()), (9, SeatSet::only(P1)));
        assert_eq!(state.board.excavated().len(), 3);
        assert_eq!(state.board.supply(), 47);
        let engine = state.parts[Part::Engine as usize];
        assert_eq!(engine, PartAt::On(cell("d4")));
        let top = [1, 2].map(|nth| state.storm.cards[state.storm.index_of_nth(nth)]);
        assert_eq!(top.map(|card| *card.truth()).to_vec(), storm_cards("sun n2"));
        assert_eq!(top.map(|card| card.known_to()), [SeatSet::EMPTY, SeatSet::EVERYONE]);
        assert_eq!((state.storm.n_left, state.gear.n_left()), (30, 11));
        assert_eq!(state.gear.truth()[10], Gear::Terrascope);
        assert_eq!(state.gear.drawn()[0], Gear::JetPack, "drawn, and in hand");
        assert_eq!((state.turn, state.shields), (P2, SeatSet::only(P2)));
    }
}

#[test]
fn open_components_are_dealt_at_random() {
    let states: Vec<State> =
        (0..200).map(|number| set_up(&partial_position(), number).expect("legal")).collect();
    let seen =
        |read: &dyn Fn(&State) -> u8| states.iter().map(read).collect::<BTreeSet<u8>>().len();
    let side = |name: &'static str| {
        seen(&move |state: &State| *state.board.tile(cell(name)).city.truth() as u8)
    };
    assert_eq!(side("e3"), 1);
    assert!(side("c5") > 8, "unnamed sides vary");
    assert!(seen(&|state| state.board.tile(cell("c5")).id) > 15);
    let third = |state: &State| state.storm.cards[27].truth().kind() as u8;
    assert!(seen(&third) > 10);
    assert!(seen(&|state| state.gear.truth()[0] as u8) == 6);
}

#[test]
fn played_gear_is_dealt_for_excavated_gear_symbols() {
    for number in 0..50 {
        let mut position = crew();
        for (name, city) in [("a1", City::Gear), ("b1", City::Tunnel), ("d1", City::Gear)] {
            excavated(&mut position, name, city);
        }
        position.crew[0].gear = vec![Gear::JetPack];
        let state = set_up(&position, number).expect("a legal position");
        assert_eq!((crate::invariants::check(&state), state.gear.n_left()), (Ok(()), 9));
    }
}

#[test]
fn a_complete_position_uses_no_randomness() {
    let state = set_up(&partial_position(), 3).expect("a legal position");
    let json = serde_json::to_string(&state.to_position()).expect("positions can be written");
    let again = State::from_position(&read(&json), &mut ScriptedRng::none());
    assert_eq!(again, Ok(state));
}
