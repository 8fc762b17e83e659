//! Tests of positions: defaults, dealing of unlisted cards, and errors with their fields.
use kernel::{FastRng, PositionError, ScriptedRng};
use table::HasPositions;

use super::scene::{P1, P2, P3, Scene, cards, space};
use crate::{
    cards::Pile,
    data::{Card, Cause, Good, Land},
    position::Position,
    setup::Reveal,
    state::{Phase, State},
};

fn read(json: &str) -> Position {
    serde_json::from_str(json).expect("a position can be read")
}

fn set_up(position: &Position) -> Result<State, PositionError> {
    State::from_position(position, &mut FastRng::new(1))
}

/// Asserts that the changed scene is refused with an error in this field.
#[track_caller]
fn assert_refused(field: &str, scene: Scene, change: impl FnOnce(&mut Position)) {
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
fn the_example_in_the_manual_is_legal() {
    let manual = include_str!("../../POSITION.md");
    let fence = manual.split("```").nth(1).expect("an example between fences");
    let state = set_up(&read(fence.trim_start_matches("json"))).expect("a legal position");
    assert_eq!((state.turn, state.phase), (P1, Phase::Resolving));
}

#[test]
fn only_the_players_are_required() {
    let position = read(r#"{"players": [{}, {}, {}]}"#);
    assert_eq!(position, three().position);
    let state = set_up(&position).expect("a legal position");
    assert_eq!((state.turn, state.phase, state.round), (P1, Phase::Offering, 1));
    assert_eq!(state.cards.n(Pile::Deck), 39);
    assert_eq!((state.n_stack(P1), state.n_stack(P2)), (4, 5));
    assert_eq!(state.counters, [1, 2, 3, 0, 0]);
}

#[test]
fn listed_cards_are_dealt_to_their_piles() {
    let position = read(
        r#"{"players": [{"stack": ["oas2", "ste1/2"], "n_stack": 4}, {"stack": ["com1"]}, {}],
            "deck": ["drw3"], "discard": ["cam3"], "tiles": {"d2": "stony"}, "round": 3}"#,
    );
    let state = set_up(&position).expect("a legal position");
    assert_eq!(state.cards.offer(P1), [Card::Oas2], "the first card is revealed");
    assert_eq!(state.cards.batches(Pile::Stack(P1)), [2, 0, 0]);
    assert_eq!((state.n_stack(P2), state.n_stack(P3)), (1, 5));
    assert_eq!(state.cards.discard(), [Card::Cam3]);
    assert_eq!((state.board.land_at(space("d2")), state.round), (Some(Land::Stony), 3));
    assert_eq!(state.cards.truth(Pile::Deck).last().map(|(card, _)| card), Some(Card::Drw3));
}

#[test]
fn offers_start_with_the_acting_player_if_no_card_is_revealed() {
    let position = read(
        r#"{"players": [{"offer": ["oas1", "com2"]}, {"n_stack": 3}, {}],
            "turn": 1, "phase": {"type": "begin"}}"#,
    );
    let state = set_up(&position).expect("a legal position");
    assert_eq!((state.turn, state.phase), (P2, Phase::Offering));
    assert_eq!((state.cards.n(Pile::Offer(P1)), state.cards.n(Pile::Offer(P2))), (2, 1));
}

#[test]
fn exported_positions_load_without_randomness() {
    let state = set_up(&Scene::of(5).position).expect("a legal position");
    let json = serde_json::to_string(&state.to_position()).expect("plain data");
    assert_eq!(State::from_position(&read(&json), &mut ScriptedRng::none()), Ok(state));
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
fn invalid_players_and_counters_are_refused() {
    assert_refused("players", Scene::of(2), |_| {});
    assert_refused("players", Scene::of(6), |_| {});
    assert_refused("turn", three(), |at| at.turn = Some(kernel::Seat::new(3)));
    assert_refused("players.1.counter", three(), |at| at.players[0].counter = Some(2));
    assert_refused("players.0.counter", three().counters(&[4, 1, 2]), |_| {});
    assert_refused("players.2.counter", three().counters(&[1, 2, 1]), |_| {});
    assert_refused("players.0.received", three(), |at| at.players[0].received = Some(9));
    assert_refused("players.2.received", three().acting(P1, "com1"), |at| {
        at.players[2].received = Some(1);
    });
    assert_refused("players.1.received", three(), |at| at.players[1].received = Some(1));
    assert_refused("players", three().acting(P1, "com1"), |at| at.players[1].received = None);
}

#[test]
fn misplaced_or_surplus_pieces_are_refused() {
    assert_refused("tiles.g9", three().tiles(Land::Oasis, "g9"), |_| {});
    assert_refused("tiles.d10", three().tiles(Land::Oasis, "d10"), |_| {});
    assert_refused("tiles.f13", three().fill(Land::Stony, 21), |at| {
        at.tiles.retain(|at, _| *at != space("j13") && *at != space("k13"));
        at.tiles.insert(space("d2"), Land::Stony);
        at.tiles.insert(space("e2"), Land::Stony);
    });
    assert_refused("players.0.markers", three().marker(P1, "d2"), |_| {});
    let stony = || three().tiles(Land::Stony, "d2 e2 g2 i2 k2 m2 a11");
    assert_refused("players.1.markers", stony().marker(P1, "d2").marker(P2, "e2"), |_| {});
    assert_refused("players.0.markers", stony().marker(P1, "d2 g2 i2 k2 a11"), |_| {});
    assert_refused("players.0.camels", three().camels(P1, "e9"), |_| {});
    assert_refused("players.1.camels", three().camels(P1, "g9").camels(P2, "g9"), |_| {});
    let many: Vec<String> =
        crate::space::Path::ALL.iter().take(21).map(|at| at.to_string()).collect();
    assert_refused("players.0.camels", three().camels(P1, &many.join(" ")), |_| {});
    assert_refused("players.0.goods", three().goods(P1, Good::Well, 13), |_| {});
}

#[test]
fn too_many_or_misplaced_cards_are_refused() {
    assert_refused("discard", three().discard("sto2 sto2"), |_| {});
    assert_refused("players.0.stack", three().top(P1, "sto2 sto2"), |_| {});
    assert_refused("deck", three(), |at| {
        at.deck = ["sto2", "sto2"].map(|card| card.parse().expect("a card")).to_vec();
    });
    assert_refused("deck", three(), |at| at.deck = vec!["oas1/1".parse().expect("a card")]);
    assert_refused("players.0.n_stack", three().top(P1, "oas1 oas1"), |at| {
        at.players[0].n_stack = Some(1);
    });
    assert_refused("players.2.n_stack", three().stack(P1, 30).stack(P2, 20).stack(P3, 5), |_| {});
    assert_refused("players.1.offer", three().offer(P2, "com1"), |_| {});
    assert_refused("players.0.offer", three().offer(P1, "sto2 sto2").accepting(), |_| {});
    assert_refused("players.0.offer", three().offer(P1, "com1 com1 com2 com2").accepting(), |_| {});
}

#[test]
fn impossible_phases_are_refused() {
    let revealed = three().stack(P1, 1).offer(P1, "com1 com2").phase(Phase::Offering);
    assert_refused("phase", revealed, |_| {});
    let upfront = three().options(|options| options.reveal = Reveal::Upfront);
    assert_refused("phase", upfront.stack(P1, 2).phase(Phase::Announcing), |_| {});
    assert_refused("players.1.offer", three().offer(P1, "com1").phase(Phase::Offering), |at| {
        at.players[1].offer = cards("com2");
    });
    // P1 has taken P3's offer.
    let taken = |scene: Scene| {
        let mut scene = scene.led_by(P1).phase(Phase::Accepting);
        scene.position.turn = Some(P2);
        scene.position.players[2].received = Some(1);
        scene
    };
    assert_refused("players.2.offer", taken(three().offer(P3, "com2")), |_| {});
    assert_refused("players.0.received", three().acting(P1, "com1"), |at| {
        at.players[0].received = Some(2);
    });
    assert_refused("players.0.offer", three().offer(P1, "com1").phase(Phase::Free), |_| {});
    assert_refused("ending", three().phase(Phase::Over), |_| {});
}

#[test]
fn impossible_cards_in_progress_are_refused() {
    let acting = |names: &str| three().acting(P1, names);
    let tiling = |card, n_left| Phase::Tiling { card, n_left };
    let herding = |card, n_left| Phase::Herding { card, n_left };
    let marking = |card, n_left, at| Phase::Marking { card, n_left, at: space(at) };
    assert_refused("phase.card", acting("sto1").phase(tiling(Card::Sto2, 1)), |_| {});
    assert_refused("phase.card", acting("com1").phase(tiling(Card::Com1, 1)), |_| {});
    assert_refused("phase.card", acting("com1").phase(herding(Card::Com1, 1)), |_| {});
    assert_refused("phase.card", acting("com1").phase(marking(Card::Com1, 0, "d2")), |_| {});
    assert_refused("phase.n_left", acting("sto1").phase(tiling(Card::Sto1, 2)), |_| {});
    assert_refused("phase.n_left", acting("cam2").phase(herding(Card::Cam2, 3)), |_| {});
    assert_refused("phase.n_left", acting("sto1").phase(marking(Card::Sto1, 1, "d2")), |_| {});
    assert_refused("phase.at", acting("sto1").phase(marking(Card::Sto1, 0, "d2")), |_| {});
    assert_refused("phase.at", acting("sto1").phase(marking(Card::Sto1, 0, "b7")), |_| {});
    let free = Phase::FreeMarking { land: Land::Stony, at: space("d2") };
    assert_refused("phase.at", three().phase(free), |_| {});
    let full = acting("sto1").fill(Land::Stony, 20);
    assert_refused("phase", full.phase(tiling(Card::Sto1, 1)), |_| {});
    let many: Vec<String> =
        crate::space::Path::ALL.iter().take(20).map(|at| at.to_string()).collect();
    let spent = acting("cam2").camels(P1, &many.join(" "));
    assert_refused("phase", spent.phase(herding(Card::Cam2, 1)), |_| {});
}

#[test]
fn endings_that_contradict_the_board_are_refused() {
    let ended = |causes: &[Cause]| {
        let mut scene = three().phase(Phase::Free);
        scene.position.ending = causes.to_vec();
        scene
    };
    assert_refused("ending", ended(&[Cause::StonyOut]), |_| {});
    assert_refused("ending", ended(&[Cause::PathFull]), |_| {});
    let used_up = three().fill(Land::Stony, 20).phase(Phase::Free);
    let state = set_up(&used_up.position).expect("the board shows the cause");
    assert_eq!(state.ending.list(), [Cause::StonyOut]);
}
