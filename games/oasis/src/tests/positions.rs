//! Positions: what may be left out, how it is dealt, and what is said of one that cannot be.
use kernel::{Fast, Game, PositionError, Scripted};

use super::scene::{P1, P2, P3, Scene, cards, space};
use crate::{
    cards::Pile,
    data::{Card, Cause, Good, Land},
    position::{PhaseAt, Position},
    setup::Reveal,
    state::{Phase, State},
};

fn read(json: &str) -> Position {
    serde_json::from_str(json).expect("a position can be read")
}

fn set_up(position: &Position) -> Result<State, PositionError> {
    State::from_position(position, &mut Fast::new(1))
}

/// This change of a scene is refused, and this field is named.
#[track_caller]
fn wrong(field: &str, scene: Scene, change: impl FnOnce(&mut Position)) {
    let mut position = scene.position;
    change(&mut position);
    let error = set_up(&position).expect_err(field);
    assert_eq!(error.field, field, "{error}");
    assert!(!error.problem.is_empty());
}

fn three() -> Scene {
    Scene::of(3)
}

#[test]
fn everything_but_the_players_may_be_left_out() {
    let position = read(r#"{"players": [{}, {}, {}]}"#);
    assert_eq!(position, Position::of(3));
    let state = set_up(&position).expect("a legal position");
    assert_eq!((state.turn, state.phase, state.round), (P1, Phase::Offering, 1));
    assert_eq!(state.cards.n(Pile::Deck), 39);
    assert_eq!((state.n_stack(P1), state.n_stack(P2)), (4, 5));
    assert_eq!(state.counters, [1, 2, 3, 0, 0]);
}

#[test]
fn named_cards_lie_where_they_are_named() {
    let position = read(
        r#"{"players": [{"stack": ["oas2", "ste1/2"], "n_stack": 4}, {"stack": ["com1"]}, {}],
            "deck": ["drw3"], "discard": ["cam3"], "tiles": {"d2": "stony"}, "round": 3}"#,
    );
    let state = set_up(&position).expect("a legal position");
    assert_eq!(state.cards.offer(P1), [Card::Oas2], "the first card is turned up");
    assert_eq!(state.cards.batches(Pile::Stack(P1)), [2, 0, 0]);
    assert_eq!((state.n_stack(P2), state.n_stack(P3)), (1, 5));
    assert_eq!(state.cards.discard(), [Card::Cam3]);
    assert_eq!((state.board.land_at(space("d2")), state.round), (Some(Land::Stony), 3));
    assert_eq!(state.cards.truth(Pile::Deck).last().map(|(card, _)| card), Some(Card::Drw3));
}

#[test]
fn what_is_written_down_needs_no_luck() {
    let state = set_up(&Position::of(5)).expect("a legal position");
    let json = serde_json::to_string(&state.to_position()).expect("plain data");
    assert_eq!(State::from_position(&read(&json), &mut Scripted::none()), Ok(state));
}

#[test]
fn misspelt_fields_and_words_are_refused() {
    for json in [
        r#"{"players": [{}, {}, {}], "tile": {}}"#,
        r#"{"players": [{"camel": []}, {}, {}]}"#,
        r#"{"players": [{}, {}, {}], "tiles": {"a1": "oasis"}}"#,
        r#"{"players": [{}, {}, {}], "deck": ["oas3"]}"#,
        r#"{"players": [{}, {}, {}], "deck": ["oas1/0"]}"#,
        r#"{"players": [{}, {}, {}], "deck": ["oas1/54"]}"#,
        r#"{"players": [{}, {}, {}], "phase": {"type": "tiling"}}"#,
    ] {
        assert!(serde_json::from_str::<Position>(json).is_err(), "{json}");
    }
}

#[test]
fn players_and_counters() {
    wrong("players", Scene::of(2), |_| {});
    wrong("players", Scene::of(6), |_| {});
    wrong("turn", three(), |at| at.turn = Some(kernel::Seat::new(3)));
    wrong("turn", three(), |at| at.turn = Some(P2));
    wrong("round", three(), |at| at.round = 0);
    wrong("round", three(), |at| at.round = u16::MAX);
    wrong("players.1.counter", three(), |at| at.players[0].counter = Some(1));
    wrong("players.0.counter", three().counters(&[4, 1, 2]), |_| {});
    wrong("players.2.counter", three().counters(&[1, 2, 1]), |_| {});
    wrong("players.0.received", three(), |at| at.players[0].received = Some(9));
    wrong("players.1.received", three(), |at| {
        at.players[0].received = Some(1);
        at.players[1].received = Some(1);
    });
    wrong("players.1.received", three(), |at| at.players[1].received = Some(1));
    wrong("players.0.received", three().acting(P1, "com1"), |at| {
        at.players[0].received = Some(1);
        at.players[1].received = None;
    });
    wrong("players", three().acting(P1, "com1"), |at| at.players[1].received = None);
}

#[test]
fn pieces_on_the_board() {
    wrong("tiles.g9", three().tiles(Land::Oasis, "g9"), |_| {});
    wrong("tiles.d10", three().tiles(Land::Oasis, "d10"), |_| {});
    wrong("tiles.f13", three().fill(Land::Stony, 21), |at| {
        at.tiles.retain(|at, _| *at != space("j13") && *at != space("k13"));
        at.tiles.insert(space("d2"), Land::Stony);
        at.tiles.insert(space("e2"), Land::Stony);
    });
    wrong("players.0.markers", three().marker(P1, "d2"), |_| {});
    let stony = || three().tiles(Land::Stony, "d2 e2 g2 i2 k2 m2 a11");
    wrong("players.1.markers", stony().marker(P1, "d2").marker(P2, "e2"), |_| {});
    wrong("players.0.markers", stony().marker(P1, "d2 g2 i2 k2 a11"), |_| {});
    wrong("players.0.camels", three().camels(P1, "e9"), |_| {});
    wrong("players.1.camels", three().camels(P1, "g9").camels(P2, "g9"), |_| {});
    let many: Vec<String> =
        crate::space::Path::ALL.iter().take(21).map(|at| at.to_string()).collect();
    wrong("players.0.camels", three().camels(P1, &many.join(" ")), |_| {});
    wrong("players", three().goods(P1, Good::Well, 13), |_| {});
}

#[test]
fn cards_in_the_box() {
    wrong("discard", three().discard("sto2 sto2"), |_| {});
    wrong("players.0.stack", three().top(P1, "sto2 sto2"), |_| {});
    wrong("deck", three(), |at| {
        at.deck = ["sto2", "sto2"].map(|card| card.parse().expect("a card")).to_vec();
    });
    wrong("deck", three(), |at| at.deck = vec!["oas1/1".parse().expect("a card")]);
    wrong("players.0.n_stack", three().top(P1, "oas1 oas1"), |at| at.players[0].n_stack = Some(1));
    wrong("players.2.n_stack", three().stack(P1, 30).stack(P2, 20).stack(P3, 5), |_| {});
    wrong("players.0.offer", three().offer(P1, "com1"), |_| {});
    wrong("players.0.offer", three().offer(P1, "sto2 sto2").accepting(), |_| {});
    wrong("players.0.offer", three().offer(P1, "com1 com1 com2 com2").accepting(), |_| {});
}

#[test]
fn phases_that_cannot_be() {
    wrong("phase", three().phase(PhaseAt::Announcing), |_| {});
    wrong("phase", three().phase(PhaseAt::Offering), |_| {});
    let upfront = three().options(|options| options.reveal = Reveal::Upfront);
    wrong("phase", upfront.stack(P1, 2).phase(PhaseAt::Announcing), |_| {});
    wrong("players.1.offer", three().offer(P1, "com1").phase(PhaseAt::Offering), |at| {
        at.players[1].offer = cards("com2");
    });
    // P1 has taken the offer of P3, so that P2 can only take that of P1.
    let taken = |scene: Scene| {
        let mut scene = scene.led_by(P1).phase(PhaseAt::Accepting);
        scene.position.turn = Some(P2);
        scene.position.players[2].received = Some(1);
        scene
    };
    wrong("phase", taken(three()), |_| {});
    wrong("players.2.offer", taken(three().offer(P3, "com2")), |_| {});
    wrong("players.0.received", three().acting(P1, "com1"), |at| {
        at.players[0].received = Some(2);
    });
    wrong("turn", three().phase(PhaseAt::Free), |at| at.turn = Some(P2));
    wrong("players.0.offer", three().offer(P1, "com1").phase(PhaseAt::Free), |_| {});
    wrong("ending", three().phase(PhaseAt::Over), |_| {});
}

#[test]
fn cards_in_progress() {
    let acting = |names: &str| three().acting(P1, names);
    let tiling = |card, n_left| PhaseAt::Tiling { card, n_left };
    let herding = |card, n_left| PhaseAt::Herding { card, n_left };
    let marking = |card, n_left, at| PhaseAt::Marking { card, n_left, at: space(at) };
    wrong("phase.card", acting("sto1").phase(tiling(Card::Sto2, 1)), |_| {});
    wrong("phase.card", acting("com1").phase(tiling(Card::Com1, 1)), |_| {});
    wrong("phase.card", acting("com1").phase(herding(Card::Com1, 1)), |_| {});
    wrong("phase.card", acting("com1").phase(marking(Card::Com1, 0, "d2")), |_| {});
    wrong("phase.n_left", acting("sto1").phase(tiling(Card::Sto1, 2)), |_| {});
    wrong("phase.n_left", acting("cam2").phase(herding(Card::Cam2, 3)), |_| {});
    wrong("phase.n_left", acting("sto1").phase(marking(Card::Sto1, 1, "d2")), |_| {});
    wrong("phase.at", acting("sto1").phase(marking(Card::Sto1, 0, "d2")), |_| {});
    wrong("phase.at", acting("sto1").phase(marking(Card::Sto1, 0, "b7")), |_| {});
    let free = PhaseAt::FreeMarking { land: Land::Stony, at: space("d2") };
    wrong("phase.at", three().phase(free), |_| {});
    let full = acting("sto1").fill(Land::Stony, 20);
    wrong("phase", full.phase(tiling(Card::Sto1, 1)), |_| {});
    let many: Vec<String> =
        crate::space::Path::ALL.iter().take(20).map(|at| at.to_string()).collect();
    let spent = acting("cam2").camels(P1, &many.join(" "));
    wrong("phase", spent.phase(herding(Card::Cam2, 1)), |_| {});
}

#[test]
fn endings_that_the_board_does_not_show() {
    let ended = |causes: &[Cause]| {
        let mut scene = three().phase(PhaseAt::Free);
        scene.position.ending = causes.to_vec();
        scene
    };
    wrong("ending", ended(&[Cause::StonyOut]), |_| {});
    wrong("ending", ended(&[Cause::PathFull]), |_| {});
    wrong("ending", ended(&[Cause::Unplayable, Cause::Unplayable]), |_| {});
    wrong("ending", three(), |at| at.ending = vec![Cause::Unplayable]);
    let used_up = three().fill(Land::Stony, 20).phase(PhaseAt::Free);
    let state = set_up(&used_up.position).expect("the board shows why");
    assert_eq!(state.ending.list(), [Cause::StonyOut]);
}
