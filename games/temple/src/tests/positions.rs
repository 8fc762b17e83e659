//! Positions: missing fields are dealt, impossible values are refused with the name of their field,
//! and `POSITION.md` documents every field.
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, GameRngExt, ScriptedRng, SeatSet};
use serde_json::{Value, json};
use table::{Conformance, HasInsight, HasPositions};

use crate::{Options, Position, State, position::PlayerAt, state::Turn};

const MANUAL: &str = include_str!("../../POSITION.md");

fn read(position: Value) -> Result<State, (String, String)> {
    let unreadable = |error: serde_json::Error| ("unreadable".to_owned(), error.to_string());
    let position: Position = serde_json::from_value(position).map_err(unreadable)?;
    State::from_position(&position, &mut FastRng::new(4))
        .map_err(|error| (error.field, error.problem))
}

/// Returns the field that a position is refused for.
fn field(position: Value) -> String {
    read(position).expect_err("the position is impossible").0
}

/// Returns a position with two players, the first of them acting on this space, and extra fields.
#[allow(clippy::needless_pass_by_value, reason = "callers write the value in place")]
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
    assert_eq!((state.planks, state.webs().count()), (3, 2));
    let state = read(acting("l22", json!({"boulder": "c20", "varieties": ["v02", "v23"]})));
    let state = state.expect("the boulder has broken the walls, the door and the cache");
    assert!(!state.lava.is_masked && !state.has_door && state.cache == 0);
    assert!(crate::Sun::ALL.iter().all(|&sun| state.is_sun_open(sun)));
}

/// In every world that another player can imagine, a player knows the tile they are looking at, and
/// forgets it when the look ends.
#[test]
fn imagined_worlds_with_an_open_look_can_be_loaded() {
    for varieties in [json!([]), json!(["v01"])] {
        let is_hidden = varieties != json!([]);
        let position = json!({
            "players": [{"at": "w13", "adventurers": ["arely"]}, {"at": "bank"}],
            "phase": {"type": "acting"}, "turn": {"seat": 0, "actions": 3},
            "dice": [2, 3, 4, 5, 6], "varieties": varieties,
        });
        let mut state = read(position).expect("a turn");
        let look = if is_hidden { "clue 2" } else { "decipher" };
        let (mut rng, looker) = (FastRng::new(2), kernel::Seat::new(0));
        let action = look.parse().expect("an action");
        let mut events = EventBuffer::muted();
        let result = state.apply(looker, action, &mut Ctx::new(&mut rng, &mut events));
        assert_eq!(result, Ok(()));
        for _ in 0..40 {
            let mut world = state.determinize(SeatSet::only(kernel::Seat::new(1)), &mut rng);
            let again = State::from_position(&world.to_position(), &mut ScriptedRng::none());
            assert_eq!(again.as_ref(), Ok(&world));
            let seen = world.view(SeatSet::only(looker));
            assert_eq!((seen.looks.len(), seen.lava.pairs.len()), (1, 1));
            world.expire(world.clock, &mut Ctx::new(&mut rng, &mut events));
            assert!(world.view(SeatSet::only(looker)).lava.pairs.is_empty());
        }
    }
}

#[test]
fn positions_round_trip_throughout_a_game() {
    for seats in 1..=6 {
        play(seats, u64::from(seats), |state| {
            let again = State::from_position(&state.to_position(), &mut ScriptedRng::none());
            assert_eq!(again.as_ref(), Ok(state));
        });
    }
}

/// Plays a random game with random options and visits every state.
fn play(seats: u8, seed: u64, mut visit: impl FnMut(&State)) {
    let mut rng = FastRng::new(seed);
    let options = State::random_options(seats, &mut rng);
    let mut state = State::new(&options, seats, &mut rng).expect("the options are valid");
    let (mut events, mut actions) = (EventBuffer::muted(), Vec::new());
    while !state.is_over() {
        bots::step(&mut state, &mut actions, &mut rng, &mut events);
        visit(&state);
    }
}

#[test]
fn impossible_boards_are_refused_with_their_field() {
    let two = json!([{}, {}]);
    for (position, wanted) in [
        (json!({"players": []}), "players"),
        (json!({"players": two, "options": {"level": 9}}), "options"),
        (json!({"players": two, "awaited": 5}), "awaited"),
        (json!({"players": two, "keeper": 6}), "keeper"),
        (json!({"players": two, "boulder": "w11"}), "boulder"),
        (json!({"players": two, "boulder": "exit"}), "boulder"),
        (json!({"players": two, "turn": {"seat": 0, "actions": 1}}), "turn"),
        (json!({"players": two, "piles": {"r3": ["z1-1"]}}), "piles.r3"),
        (json!({"players": two, "gone": ["st", "st"]}), "gone"),
        (json!({"players": two, "gone": ["st@3"]}), "gone"),
        (json!({"players": two, "gone": ["st@99"]}), "gone"),
        (json!({"players": two, "gone": ["z1-1@4"]}), "decks.z1"),
        (json!({"players": two, "decks": {"z1": ["z2-1"]}}), "decks.z1"),
        (json!({"players": two, "seen": {"99": [0]}}), "seen.99"),
        (json!({"players": two, "lava": {"glyphs": ["g01", "g01"]}}), "lava.glyphs"),
        (json!({"players": two, "lava": {"numbers": [15]}}), "lava.numbers"),
        (json!({"players": two, "lava": {"clues": [1, 2, 3, 4, 5]}}), "lava.clues"),
        (json!({"players": two, "lava": {"clues": [1, 1, 2, 3]}}), "lava.clues"),
        (json!({"players": two, "lava": {"flipped": ["l11"]}}), "lava.flipped"),
        (json!({"players": two, "lava": {"clues_seen": {"7": [0]}}}), "lava.clues_seen.7"),
        (json!({"players": two, "lava": {"searched": ["l13"]}}), "lava.searched"),
        (json!({"players": two, "walls": {"revealed": ["both", "both"]}}), "walls"),
        (json!({"players": two, "adventurers": ["lea", "lea"]}), "adventurers"),
        (json!({"players": two, "planks": 6}), "planks"),
        (json!({"players": two, "planks": 4, "varieties": ["v05"]}), "planks"),
        (json!({"players": two, "cache": 1}), "cache"),
        (json!({"players": two, "door": true}), "door"),
        (json!({"players": [{"at": "l22"}], "lava": {"masked": true}}), "lava.masked"),
        (
            json!({"players": [{"at": "bank", "second": true}], "lava": {"masked": true}}),
            "lava.masked",
        ),
        (json!({"players": two, "boulder": "c7", "piles": {"c7": ["z1-1"]}}), "piles.c7"),
        (
            json!({"players": two, "walls": {"revealed": ["orange"]}, "piles": {"w11": ["z1-1"]}}),
            "piles.w11",
        ),
        (
            json!({"players": two, "varieties": ["v07"], "decks": {"lv": []},
                "gone": ["lv-2", "lv-2", "lv-3", "lv-3", "lv-3", "lv-4", "lv-4", "lv-4", "lv-5",
                "lv-k"]}),
            "decks.lv",
        ),
    ] {
        assert_eq!(field(position.clone()), wanted, "{position}");
    }
}

#[test]
fn impossible_players_are_refused_with_their_field() {
    for (player, wanted) in [
        (json!({"at": "exit"}), "players.0.at"),
        (json!({"at": "c21"}), "players.0.at"),
        (json!({"ready": true}), "players.0.ready"),
        (json!({"effort": "brace"}), "players.0.effort"),
        (json!({"picks_second": true}), "players.0.picks_second"),
        (json!({"hand": ["z1-1"], "marked": [0]}), "players.0.marked"),
        (json!({"hand": ["z1-5", "z1-5"]}), "players.0.hand"),
        (json!({"adventurers": ["lea", "lea"]}), "adventurers"),
        (json!({"adventurers": ["lea", "bill", "len"]}), "players.0.adventurers"),
        (json!({"level": 6}), "players.0.level"),
        (json!({"look": {"clue": 5}}), "players.0.look"),
        (json!({"look": {"tile": "l11"}}), "players.0.look"),
        (json!({"look": {"tile": "l12"}}), "players.0.look"),
        (json!({"at": "c9", "stuck": true}), "players.0.stuck"),
        (json!({"at": "c9", "lying": true}), "players.0.lying"),
        (json!({"supply_taken": true}), "players.0.supply_taken"),
        (json!({"caskets": [1]}), "players.0.caskets"),
        (json!({"caskets": [1, 1, 1, 1, 1, 1, 1]}), "players.0.caskets"),
        (json!({"status": "dead", "wounds": 1}), "players.0.status"),
        (json!({"status": "out", "stuck": true}), "players.0.status"),
        (json!({"status": "waiting", "second": true}), "players.0.status"),
        (json!({"wounds": 19}), "players"),
        (json!({"supplies": 255}), "players"),
    ] {
        let found = field(json!({"players": [player, {"at": "bank"}]}));
        assert_eq!(found, wanted, "{player}");
    }
}

#[test]
fn impossible_phases_are_refused_with_their_field() {
    let phase = |at: &str, phase: Value| acting(at, json!({ "phase": phase }));
    let test = |at: &str, trial: &str, dice: &[u8]| {
        phase(at, json!({"type": "testing", "trial": trial, "seat": 0, "dice": dice}))
    };
    let lock = |lock: &str, dice: &[u8]| {
        phase("c9", json!({"type": "unlocking", "lock": lock, "dice": dice}))
    };
    for (position, wanted) in [
        (acting("c20", json!({"awaited": 1})), "awaited"),
        (acting("c20", json!({"dice": []})), "dice"),
        (acting("c20", json!({"dice": [1, 2, 3]})), "dice"),
        (acting("c20", json!({"dice": [1, 2, 3, 4, 7]})), "unreadable"),
        (acting("c20", json!({"turn": {"seat": 4, "actions": 1}})), "turn.seat"),
        (acting("c20", json!({"turn": {"seat": 0, "actions": 255}})), "turn.actions"),
        (acting("c20", json!({"turn": {"seat": 0, "actions": 1, "barred": [5]}})), "turn.barred"),
        (test("c20", "pit", &[5, 6]), "phase.dice"),
        (test("c9", "pit", &[1, 6]), "phase.trial"),
        (
            phase("c9", json!({"type": "helping", "trial": "web", "seat": 0, "dice": [1]})),
            "phase.trial",
        ),
        (test("c9", "web", &[1, 6]), "phase.trial"),
        (test("c9", "river_exit", &[1, 6]), "phase.trial"),
        (test("c12", "tear_free", &[1, 6]), "phase.trial"),
        (phase("c9", json!({"type": "losing"})), "phase"),
        (lock("stone", &[1, 1, 1, 1, 1]), "phase.lock"),
        (lock("alcove_1", &[1, 1]), "phase.dice"),
        (phase("c9", json!({"type": "composing", "whom": 0})), "phase.whom"),
        (phase("c9", json!({"type": "composing", "whom": 1, "given": [3]})), "phase.given"),
        (json!({"players": [{}, {}], "phase": {"type": "loading"}}), "dice"),
        (acting("c9", json!({"phase": {"type": "loading"}, "turn": null})), "phase"),
        (json!({"players": [{}, {}], "phase": {"type": "over"}}), "phase"),
        (json!({"players": [{}, {}], "phase": {"type": "replacing"}}), "phase"),
        (json!({"players": [{}, {}], "phase": {"type": "sleeping"}}), "unreadable"),
        (json!({"players": [{}, {}], "moon": 1}), "unreadable"),
    ] {
        assert_eq!(field(position.clone()), wanted, "{position}");
    }
}

/// Changes a few random values in positions from random games. Each result must be refused or be
/// playable without breaking an invariant.
#[test]
fn changed_positions_are_refused_or_playable() {
    let (mut n_refused, mut n_played) = (0, 0);
    let mut rng = FastRng::new(11);
    for seed in 0..24 {
        let mut positions = Vec::new();
        play(1 + seed as u8 % 6, seed, |state| {
            positions.push(serde_json::to_value(state.to_position()).expect("plain data"));
        });
        let values = leaves(&positions);
        for _ in 0..60 {
            let mut position = rng.choose(&positions).clone();
            for _ in 0..=rng.below(2) {
                change(&mut position, &values, &mut rng);
            }
            match read(position.clone()) {
                Err((field, problem)) => {
                    assert!(!field.is_empty() && !problem.is_empty(), "{position}");
                    n_refused += 1;
                }
                Ok(state) => {
                    play_on(state, &position, &mut rng);
                    n_played += 1;
                }
            }
        }
    }
    assert!(n_refused > 300 && n_played > 300, "{n_refused} refused, {n_played} played");
}

/// Returns all numbers, words and flags in these positions, to be used as replacements elsewhere.
fn leaves(positions: &[Value]) -> Vec<Value> {
    let mut leaves = vec![json!(0), json!(1), json!(6), json!(255), json!(null), json!([])];
    let mut stack: Vec<&Value> = positions.iter().step_by(10).collect();
    while let Some(value) = stack.pop() {
        match value {
            Value::Array(list) => stack.extend(list),
            Value::Object(fields) => stack.extend(fields.values()),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                leaves.push(value.clone());
            }
        }
    }
    leaves
}

/// Drops, duplicates or replaces a random value.
fn change(value: &mut Value, values: &[Value], rng: &mut FastRng) {
    let goes_deeper = rng.below(4) > 0;
    match value {
        Value::Array(list) if !list.is_empty() => {
            let index = rng.below(list.len() as u32) as usize;
            match rng.below(3) {
                _ if goes_deeper => change(&mut list[index], values, rng),
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                _ => list[index] = rng.choose(values).clone(),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let index = rng.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(index).expect("the index is in range").clone();
            if goes_deeper {
                change(&mut fields[&key], values, rng);
            } else {
                fields.remove(&key);
            }
        }
        Value::Array(_)
        | Value::Object(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_) => {
            // Most replacements have the same type, so that they can be deserialized.
            let is_like = |other: &&Value| other.is_string() == value.is_string();
            let alike: Vec<&Value> = values.iter().filter(is_like).collect();
            *value = (*rng.choose(&alike)).clone();
        }
    }
}

/// Plays on from a position at random and checks every state, its views and its sampled worlds.
fn play_on(mut state: State, position: &Value, rng: &mut FastRng) {
    let mut actions = Vec::new();
    for _ in 0..40 {
        assert_eq!(state.invariants(), Ok(()), "{position}");
        let viewers = SeatSet::only(kernel::Seat::new(0));
        assert_eq!(state.determinize(viewers, rng).invariants(), Ok(()), "{position}");
        let _ = (state.view(viewers), state.insight(viewers));
        if state.is_over() {
            return;
        }
        let seat = state.awaited().first().expect("a seat is awaited until the game is over");
        actions.clear();
        state.legal(seat, &mut actions);
        let action = *rng.choose(&actions);
        let mut events = EventBuffer::muted();
        let result = state.apply(seat, action, &mut Ctx::new(rng, &mut events));
        assert_eq!(result, Ok(()), "{action} in {position}");
    }
}

#[test]
fn the_example_of_the_manual_can_be_played() {
    let start = MANUAL.find("```json").expect("an example") + "```json".len();
    let length = MANUAL[start..].find("```").expect("its end");
    let example = serde_json::from_str(&MANUAL[start..start + length]).expect("JSON");
    assert_eq!(read(example).map(|state| state.turn.actions), Ok(3));
}

#[test]
fn manual_documents_every_field() {
    let turn = Some(Turn::of(kernel::Seat::new(0), 1));
    let position = Position { players: vec![PlayerAt::default()], turn, ..Position::default() };
    let written = serde_json::to_value(position).expect("positions can be written");
    let mut names: Vec<String> = Vec::new();
    let options = serde_json::to_value(Options::default()).expect("options can be written");
    let (player, turn) = (&written["players"][0], &written["turn"]);
    for part in [&written, player, &written["lava"], &written["walls"], turn, &options] {
        names.extend(part.as_object().expect("an object").keys().cloned());
    }
    names.retain(|name| !["pick_2", "pick_3"].contains(&name.as_str()));
    for name in names {
        assert!(MANUAL.contains(&format!("`{name}`")), "{name} is not in the manual");
    }
}
