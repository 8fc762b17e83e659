//! Positions: missing fields are dealt, impossible values are refused with their field, and
//! `POSITION.md` documents every field.
use kernel::{FastRng, Game, ScriptedRng};
use serde_json::{Value, json};

use crate::{Options, Position, State, data::Variety, position::PhaseAt};

const MANUAL: &str = include_str!("../../POSITION.md");

fn read(position: Value) -> Result<State, (String, String)> {
    let unreadable = |error: serde_json::Error| ("unreadable".to_owned(), error.to_string());
    let position: Position = serde_json::from_value(position).map_err(unreadable)?;
    State::from_position(&position, &mut FastRng::new(4))
        .map_err(|error| (error.field, error.problem))
}

/// Returns the field that a position is refused for.
fn field(position: Value) -> String {
    read(position).expect_err("it cannot be").0
}

/// Returns a position of two players, the first acting on this space, with extra fields.
#[allow(clippy::needless_pass_by_value, reason = "it is written where it is used")]
fn acting(at: &str, more: Value) -> Value {
    let mut position = json!({
        "players": [{"at": at}, {"at": "bank"}],
        "phase": {"type": "acting"}, "turn": {"seat": 0, "actions": 3},
        "dice": [2, 3, 4, 5, 6],
    });
    for (key, value) in more.as_object().expect("fields") {
        position[key] = value.clone();
    }
    position
}

#[test]
fn missing_fields_are_dealt() {
    let state = read(json!({"players": [{}, {}, {}]})).expect("a round begins");
    assert_eq!((state.round, state.n_seats), (1, 3));
    assert!(state.invariants().is_ok());
    let state = read(acting("c20", json!({"varieties": ["v05", "v11"]}))).expect("a turn");
    assert_eq!((state.planks, state.webs), (3, [true, true]));
}

#[test]
fn positions_round_trip_throughout_a_game() {
    for seats in 1..=6 {
        let options = State::random_options(seats, &mut FastRng::new(u64::from(seats)));
        let mut rng = FastRng::new(7);
        let mut state = State::new(&options, seats, &mut rng).expect("the options are valid");
        let mut events = kernel::EventBuffer::muted();
        let mut actions = Vec::new();
        while !state.is_over() {
            bots::step(&mut state, &mut actions, &mut rng, &mut events);
            let written = state.to_position();
            let again = State::from_position(&written, &mut ScriptedRng::none());
            assert_eq!(again.as_ref(), Ok(&state));
        }
    }
}

#[test]
fn impossible_boards_are_refused_with_their_field() {
    let two = json!([{}, {}]);
    for (position, wanted) in [
        (json!({"players": []}), "players"),
        (json!({"players": two, "varieties": ["v01", "v15"]}), "varieties"),
        (json!({"players": [{}], "varieties": ["v24"]}), "varieties"),
        (json!({"players": two, "awaited": 5}), "awaited"),
        (json!({"players": two, "round": 0}), "round"),
        (json!({"players": two, "boulder": "w11"}), "boulder"),
        (json!({"players": two, "boulder": "exit"}), "sealed"),
        (json!({"players": two, "webs": ["c13"]}), "webs"),
        (json!({"players": two, "turn": {"seat": 0, "actions": 1}}), "turn"),
        (json!({"players": two, "piles": {"r3": {"cards": ["z1-1"]}}}), "piles.r3"),
        (json!({"players": two, "gone": {"cards": ["st", "st"]}}), "gone"),
        (json!({"players": two, "gone": {"cards": ["st"], "places": [3]}}), "gone"),
        (json!({"players": two, "gone": {"cards": ["st"], "places": [64, 65]}}), "gone"),
        (json!({"players": two, "gone": {"cards": ["z1-1"], "places": [4]}}), "decks.z1"),
        (json!({"players": two, "decks": {"z1": ["z2-1"]}}), "decks.z1"),
        (json!({"players": two, "seen": {"99": [0]}}), "seen.99"),
        (json!({"players": two, "lava": {"glyphs": ["g01", "g01"]}}), "lava.glyphs"),
        (json!({"players": two, "lava": {"numbers": [15]}}), "lava.numbers"),
        (json!({"players": two, "lava": {"clues": [1, 2, 3, 4, 5]}}), "lava.clues"),
        (json!({"players": two, "lava": {"clues": [1, 1, 2, 3]}}), "lava.clues"),
        (json!({"players": two, "lava": {"flipped": ["l11"]}}), "lava.flipped"),
        (json!({"players": two, "lava": {"clues_seen": {"7": [0]}}}), "lava.clues_seen.7"),
        (json!({"players": two, "lava": {"masked": false, "searched": ["l13"]}}), "position"),
        (json!({"players": two, "walls": {"revealed": ["both", "both"]}}), "walls"),
        (json!({"players": two, "walls": {"orange": 1, "revealed": []}}), "position"),
        (json!({"players": two, "adventurers": ["lea", "lea"]}), "adventurers"),
        (json!({"players": two, "planks": 6}), "position"),
        (json!({"players": two, "cache": 7}), "position"),
    ] {
        assert_eq!(field(position.clone()), wanted, "{position}");
    }
}

#[test]
fn impossible_players_are_refused_with_their_field() {
    for (player, wanted) in [
        (json!({"at": "exit"}), "at"),
        (json!({"at": "c21"}), "at"),
        (json!({"at": "c9", "stuck": true}), "stuck"),
        (json!({"at": "c9", "lying": true}), "lying"),
        (json!({"ready": true}), ""),
        (json!({"effort": "brace"}), "effort"),
        (json!({"picks_second": true}), "picks_second"),
        (json!({"hand": ["z1-1"], "marked": [0]}), "marked"),
        (json!({"hand": ["z1-1"], "marked": [9]}), "marked"),
        (json!({"hand": ["z1-5", "z1-5"]}), "hand"),
        (json!({"adventurers": ["lea", "lea"]}), "adventurers"),
        (json!({"adventurers": ["lea", "bill", "len"]}), "adventurers"),
        (json!({"level": 6}), "level"),
        (json!({"look": {"clue": 5}}), "look"),
        (json!({"look": {"tile": "l11"}}), "look"),
        (json!({"look": {"clue": 1}}), "look"),
        (json!({"caskets": [1, 1, 1, 1, 1, 1, 1]}), "caskets"),
        (json!({"status": "dead", "wounds": 1}), ""),
        (json!({"wounds": 19}), ""),
    ] {
        let found = field(json!({"players": [player, {"at": "bank"}]}));
        let wanted = if wanted.is_empty() { "position" } else { &format!("players.0.{wanted}") };
        assert_eq!(found, wanted, "{player}");
    }
}

#[test]
fn impossible_phases_are_refused_with_their_field() {
    let attempt = |lock: &str, dice: [u8; 5]| json!({"lock": lock, "dice": dice});
    let unlocking =
        |lock: &str, dice: [u8; 5]| json!({"type": "unlocking", "attempt": attempt(lock, dice)});
    let test = |dice: Value| json!({"trial": "pit", "seat": 0, "dice": dice});
    let phase = |at: &str, phase: Value| acting(at, json!({ "phase": phase }));
    for (position, wanted) in [
        (acting("c20", json!({"awaited": 1})), "awaited"),
        (acting("c20", json!({"dice": []})), "dice"),
        (acting("c20", json!({"dice": [1, 2, 3]})), "dice"),
        (acting("c20", json!({"dice": [1, 2, 3, 4, 7]})), "dice"),
        (acting("c20", json!({"turn": {"seat": 4, "actions": 1}})), "turn.seat"),
        (acting("c20", json!({"turn": null})), "turn"),
        (acting("c20", json!({"turn": {"seat": 0, "actions": 1, "barred": [5]}})), "turn.barred"),
        (phase("c20", json!({"type": "testing", "test": test(json!([]))})), "phase.test.dice"),
        (phase("c20", json!({"type": "testing", "test": test(json!([5, 6]))})), "phase.test.dice"),
        (phase("c20", json!({"type": "testing", "test": test(json!([1, 6]))})), "phase"),
        (phase("c9", json!({"type": "testing", "test": test(json!([1, 6]))})), "phase.test.trial"),
        (phase("c9", json!({"type": "helping", "test": test(json!([1, 6]))})), "phase.test.trial"),
        (phase("c9", json!({"type": "losing"})), "phase"),
        (phase("c9", json!({"type": "removing"})), "phase"),
        (phase("c9", json!({"type": "gathering"})), "phase"),
        (phase("c9", unlocking("stone", [1, 1, 1, 1, 1])), "phase.attempt.lock"),
        (phase("c9", unlocking("alcove_1", [1, 2, 3, 1, 1])), "phase.attempt.dice"),
        (phase("c9", json!({"type": "composing", "exchange": {"whom": 1}})), "phase.exchange.whom"),
        (json!({"players": [{}, {}], "phase": {"type": "loading"}}), "phase"),
        (json!({"players": [{}, {}], "phase": {"type": "choosing"}}), "round"),
        (json!({"players": [{}, {}], "phase": {"type": "over"}}), "phase"),
        (
            json!({"players": [{}, {}], "dice": [1, 1, 1, 1, 1], "phase": {"type": "replacing"}}),
            "awaited",
        ),
        (json!({"players": [{}, {}], "phase": {"type": "sleeping"}}), "unreadable"),
        (json!({"players": [{}, {}], "moon": 1}), "unreadable"),
    ] {
        assert_eq!(field(position.clone()), wanted, "{position}");
    }
}

#[test]
fn manual_documents_every_field() {
    let mut written = serde_json::to_value(Position::of(1)).expect("positions can be written");
    written["turn"] =
        json!({"seat": 0, "actions": 1, "monkey_used": true, "barred": [], "over": true});
    let mut names: Vec<String> = Vec::new();
    for part in
        [&written, &written["players"][0], &written["lava"], &written["walls"], &written["turn"]]
    {
        names.extend(part.as_object().expect("an object").keys().cloned());
    }
    let options = serde_json::to_value(Options::default()).expect("options can be written");
    names.extend(options.as_object().expect("an object").keys().cloned());
    names.retain(|name| !["pick_2", "pick_3"].contains(&name.as_str()));
    for name in names {
        assert!(MANUAL.contains(&format!("`{name}`")), "{name} is not in the manual");
    }
    assert_eq!(Position::of(2).phase, PhaseAt::Begin);
    assert!(MANUAL.contains(Variety::ALL[26].as_str()));
}
