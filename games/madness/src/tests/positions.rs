//! Positions: defaults, errors, and the examples of the manual.
use kernel::FastRng;
use serde_json::{Value, json};
use table::{Conformance, HasPositions};

use crate::{Position, State};

const MANUAL: &str = include_str!("../../POSITION.md");

fn read(position: &Value) -> Result<State, String> {
    let position: Position =
        serde_json::from_value(position.clone()).map_err(|error| error.to_string())?;
    State::from_position(&position, &mut FastRng::new(1)).map_err(|error| error.to_string())
}

/// Returns a position of three players with additional fields.
fn three(fields: Value) -> Value {
    let mut position = json!({"players": [{}, {}, {}]});
    let Value::Object(fields) = fields else { panic!("fields") };
    position.as_object_mut().expect("an object").extend(fields);
    position
}

/// Returns a position with a running timer on c1 and additional fields.
fn timer(fields: Value) -> Value {
    let mut position = three(json!({
        "plane": "c1", "seen": ["c1"], "tiles": {"c1": "co-04"},
        "phase": {"type": "talking"}, "timer": {"number": 1},
    }));
    let Value::Object(fields) = fields else { panic!("fields") };
    position.as_object_mut().expect("an object").extend(fields);
    position
}

#[test]
fn missing_fields_are_dealt() {
    let state = read(&three(json!({}))).expect("a first turn");
    assert!(state.invariants().is_ok());
    assert_eq!(state.cards.n_deck(), 25);
    assert_eq!(state.cards.pack(crate::tests::scene::ADA).n_unplayed(), 5);
}

#[test]
fn the_example_in_the_manual_is_playable() {
    let example = MANUAL.split("```json").nth(1).and_then(|rest| rest.split("```").next());
    let position: Value = serde_json::from_str(example.expect("an example")).expect("JSON");
    read(&position).expect("it can be played");
}

#[test]
fn the_manual_has_every_field() {
    let position = serde_json::to_value(Position::of(3)).expect("plain data");
    let mut fields: Vec<String> = Vec::new();
    for object in [&position, &position["players"][0], &position["timer"], &position["talk"]] {
        fields.extend(object.as_object().expect("an object").keys().cloned());
    }
    fields.extend(["n_hand", "remark", "audience", "heard", "sent", "arrived"].map(str::to_owned));
    for field in fields {
        assert!(MANUAL.contains(&format!("`{field}`")), "{field} is not in the manual");
    }
}

#[test]
fn errors_name_the_field() {
    for (position, problem) in [
        (json!({"players": [{}, {}]}), "players: "),
        (three(json!({"options": {"budget": 9}})), "options: "),
        (three(json!({"leader": 4})), "leader: "),
        (three(json!({"tokens": {"sled": 5, "discard": 2}})), "tokens: "),
        (three(json!({"tokens": {"sled": 0, "discard": 0}})), "tokens: "),
        (three(json!({"tokens": {"sled": 255, "discard": 255}})), "tokens: "),
        (three(json!({"ignored": [3]})), "ignored: "),
        (three(json!({"discard": {"tools-2": 3}})), "discard: no tools-2 is left"),
        (three(json!({"deck": ["tools-2/1"]})), "deck: "),
        (three(json!({"deck": ["tools-2", "tools-2", "tools-2"]})), "deck: no tools-2 is left"),
        (three(json!({"tiles": {"c1": "mo-01"}})), "tiles.c1: "),
        (three(json!({"used": ["co-01"]})), "used: "),
        (three(json!({"gone": ["c1", "c1"]})), "gone: "),
        (three(json!({"gone": ["c1"], "tiles": {"c1": "co-01"}})), "tiles.c1: "),
        (three(json!({"gone": ["c1"], "seen": ["c1"]})), "seen: "),
        (three(json!({"plane": "z3", "gone": ["z3"]})), "plane: "),
        (three(json!({"phase": {"type": "talking"}})), "plane: "),
        (
            three(json!({"phase": {"type": "resting"}, "plane": "c1", "gone": ["c1"],
            "tokens": {"sled": 1, "discard": 0}})),
            "phase: ",
        ),
        (
            three(json!({"phase": {"type": "drawing", "limit": 4}, "plane": "c1",
            "gone": ["c1"]})),
            "phase.limit: ",
        ),
        (
            three(json!({"phase": {"type": "ready", "from": "m1"}, "plane": "c6",
            "gone": ["m1"]})),
            "phase.from: ",
        ),
        (three(json!({"madness_decks": [["l2-01"], [], []]})), "madness_decks.0: "),
        (three(json!({"talk": {"advice": [{"seat": 0, "advice": "sing"}]}})), "talk.advice.0: "),
        (three(json!({"talk": {"advice": [{"seat": 3, "advice": "sign stop"}]}})), "talk.advice: "),
        (three(json!({"talk": {"log": [{"seat": 0, "remark": "sing"}]}})), "talk.log.0: "),
        (three(json!({"talk": {"log": [{"seat": 3, "remark": "yes"}]}})), "talk: "),
        (
            three(json!({"talk": {"log": [{"seat": 0, "remark": "yes", "n_others": 1}]}})),
            "talk.log.0: ",
        ),
        (
            three(json!({"talk": {"pending": [{"seat": 0, "remark": "yes", "n_others": 1}]}})),
            "talk.pending.0: ",
        ),
        (three(json!({"options": {"as_written": true, "reveal_owner": false}})), "options: "),
    ] {
        let Err(error) = read(&position) else { panic!("{position} was accepted") };
        assert!(error.contains(problem), "{position}: {error}");
    }
}

#[test]
fn remarks_of_others_before_one_are_counted_by_default() {
    let remark = |seat: u8| json!({"seat": seat, "remark": "yes"});
    let log = [remark(0), remark(1), remark(0)];
    let state = read(&timer(json!({"talk": {"log": log}}))).expect("a running timer");
    let n_others: Vec<u8> = state.talk.log.iter().map(|sent| sent.n_others).collect();
    assert_eq!(n_others, [0, 1, 1]);
}

#[test]
fn errors_about_injuries_as_written_name_the_field() {
    let resting = json!({"plane": "c1", "gone": ["c1"], "phase": {"type": "resting"}});
    let position = |player: Value, phase: &Value| {
        let mut position = json!({"players": [player, {}, {}], "options": {"as_written": true}});
        let fields = phase.as_object().expect("an object").clone();
        position.as_object_mut().expect("an object").extend(fields);
        read(&position)
    };
    position(json!({"returning": 3}), &resting).expect("three injuries are in the discard");
    position(json!({"hand": ["injury"], "known_injuries": 1}), &resting).expect("it is there");
    for (player, phase, problem) in [
        (json!({"returning": 4}), &resting, "players.0.returning: "),
        (json!({"returning": 1}), &json!({}), "players.0.returning: "),
        (json!({"hand": ["injury"], "known_injuries": 2}), &resting, "players.0.known_injuries: "),
    ] {
        let error = position(player, phase).expect_err(problem);
        assert!(error.contains(problem), "{error}");
    }
    let done = json!({"plane": "c1", "seen": ["c1"], "tiles": {"c1": "co-04"},
        "phase": {"type": "talking"}, "timer": {"number": 1, "done": [1]}});
    let error = position(json!({}), &done).expect_err("no one is done");
    assert!(error.contains("timer.done: "), "{error}");
}

#[test]
fn errors_about_players_name_the_field() {
    for (player, problem) in [
        (json!({"hand": ["tools-2/1"]}), "players.0: "),
        (json!({"hand": ["tools-2", "tools-2", "tools-2"]}), "players.0.hand: no tools-2 is left"),
        (json!({"hand": ["tools-2"], "n_hand": 0}), "players.0.n_hand: "),
        (json!({"n_hand": 27}), "players.0.n_hand: "),
        (json!({"madness": ["l1-01", "l1-02"]}), "players.0.madness: "),
        (json!({"madness": ["l1-01", "l2-02"]}), "players.0.madness: "),
        (json!({"madness": ["h1-1"]}), "players.0.madness: "),
        (json!({"relics": ["sp-a", "sp-a"]}), "players.0.relics: "),
        (json!({"played": ["tools-2"]}), "players.0.played: "),
        (json!({"returning": 1}), "players.0.returning: "),
        (json!({"hand": ["injury"], "known_injuries": 1}), "players.0.known_injuries: "),
    ] {
        let position = json!({"players": [player, {}, {}]});
        let Err(error) = read(&position) else { panic!("{position} was accepted") };
        assert!(error.contains(problem), "{position}: {error}");
    }
}

#[test]
fn errors_about_encounters_name_the_field() {
    for (fields, problem) in [
        (json!({"seen": []}), "seen: "),
        (json!({"timer": {"number": 1, "done": [0, 1, 2]}}), "timer.done: "),
        (json!({"timer": {"number": 1, "done": [4]}}), "timer.done: "),
        (json!({"phase": {"type": "failing", "missed": []}}), "phase: "),
        (json!({"phase": {"type": "rewarding", "reward": "heal", "missed": ["a"]}}), "phase: "),
        (
            json!({"phase": {"type": "searching", "at": "z1", "ready": [], "missed": ["a"]}}),
            "phase.at: ",
        ),
    ] {
        let position = timer(fields);
        let Err(error) = read(&position) else { panic!("{position} was accepted") };
        assert!(error.contains(problem), "{position}: {error}");
    }
}
