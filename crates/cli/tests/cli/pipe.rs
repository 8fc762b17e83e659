//! Tests of `pipe`, including the sessions in docs/PIPE.md.
use std::{fs, path::PathBuf};

use kernel::{FastRng, GameRng, Seat};
use serde_json::{Map, Value, json};
use table::{Line, LogWriter};

use crate::run::{Session, ovoo_with};

fn answers(lines: &[String]) -> Vec<String> {
    let input = lines.join("\n");
    let output = ovoo_with(&["pipe"], input.as_bytes()).expect_success();
    output.lines().map(ToOwned::to_owned).collect()
}

/// `UPDATE_EXPECT=1 cargo test -p cli` writes the responses into the document.
#[test]
fn the_documented_sessions_are_up_to_date() {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PIPE.md"));
    let document = fs::read_to_string(&path).expect("docs/PIPE.md exists");
    let requests: Vec<String> =
        document.lines().filter_map(|line| line.strip_prefix("> ")).map(Into::into).collect();
    assert!(requests.len() > 20);
    let mut answers = answers(&requests).into_iter();
    let mut expected = String::new();
    for line in document.lines().filter(|line| !line.starts_with("< ")) {
        expected.push_str(line);
        expected.push('\n');
        if line.starts_with("> ") {
            let answer = answers.next().expect("every request has an answer");
            expected.push_str(&format!("< {answer}\n"));
        }
    }
    if document != expected && std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, expected).expect("docs/PIPE.md is writable");
        return;
    }
    assert_eq!(document, expected, "UPDATE_EXPECT=1 cargo test -p cli rewrites docs/PIPE.md");
}

/// Sends a request and returns the response.
fn ask(session: &mut Session, request: &Value) -> Value {
    session.send(&request.to_string());
    let answer: Value = serde_json::from_str(&session.read_until("\n")).expect("answers are JSON");
    assert_eq!(answer["id"], request["id"]);
    answer
}

#[test]
fn a_program_can_play_a_whole_game_request_by_request() {
    let mut session = Session::start(&["pipe"]);
    let new = json!({"id": 0, "cmd": "new", "game": "desert", "seats": 3, "seed": "05".repeat(32)});
    let mut status = ask(&mut session, &new);
    let mut n_steps = 0;
    while status["outcome"].is_null() {
        let seat = status["awaited"][0].clone();
        let legal = ask(&mut session, &json!({"id": 1, "cmd": "legal", "seat": seat}));
        assert!(legal["legal"].as_array().is_some_and(|list| !list.is_empty()), "{legal}");
        let think =
            json!({"id": 2, "cmd": "think", "seat": seat, "bot": "random", "seed": n_steps});
        let answer = ask(&mut session, &think);
        let command = &answer["command"];
        let is_listed = legal["legal"]
            .as_array()
            .is_some_and(|list| list.iter().any(|choice| choice["text"] == *command));
        assert!(is_listed, "{command}");
        let apply = json!({"id": "apply", "cmd": "apply", "seat": seat, "command": command});
        status = ask(&mut session, &apply);
        n_steps += 1;
        assert_eq!(status["step"], n_steps);
    }
    let log = ask(&mut session, &json!({"id": 3, "cmd": "log"}));
    let load = json!({"id": 4, "cmd": "load", "match": "again", "log": log["log"]});
    let again = ask(&mut session, &load);
    assert_eq!(again["outcome"], status["outcome"]);
    let state = ask(&mut session, &json!({"id": 5, "cmd": "state"}));
    let again = ask(&mut session, &json!({"id": 6, "cmd": "state", "match": "again"}));
    assert_eq!(state["position"], again["position"]);
    let position = state["position"].clone();
    let request = json!({"id": 7, "cmd": "position", "match": "third", "game": "desert",
                        "position": position, "seed": 1});
    assert_eq!(ask(&mut session, &request)["outcome"], status["outcome"]);
    assert_eq!(session.close_output("{\"cmd\":\"games\"}"), 0, "a closed pipe is not an error");
}

#[test]
fn the_log_of_a_running_match_loads_only_with_its_seed() {
    let new = r#"{"cmd":"new","match":"a","game":"desert","seats":2,"seed":1}"#.to_owned();
    let log = r#"{"cmd":"log","match":"a"}"#.to_owned();
    let output = answers(&[new, log]);
    let log: Value = serde_json::from_str(&output[1]).expect("answers are JSON");
    let load = |seed: Value| json!({"cmd": "load", "log": log["log"], "seed": seed}).to_string();
    let output = answers(&[load(json!(null)), load(json!(2)), load(json!(1)), load(json!(1))]);
    assert!(output[0].contains("not revealed yet"), "{}", output[0]);
    assert!(output[1].contains("does not match the commitment"), "{}", output[1]);
    assert!(output[2].contains("\"ok\":true"), "{}", output[2]);
    assert!(output[3].contains("match_exists"), "{}", output[3]);
}

#[test]
fn an_invalid_step_in_a_log_is_explained() {
    let new = r#"{"cmd":"new","match":"a","game":"desert","seats":2,"seed":1}"#.to_owned();
    let log = r#"{"cmd":"log","match":"a"}"#.to_owned();
    let output: Value = serde_json::from_str(&answers(&[new, log])[1]).expect("answers are JSON");
    let header = output["log"][0].as_str().expect("a log has a header");
    let mut header: Map<String, Value> = serde_json::from_str(header).expect("lines are JSON");
    header.remove("hash");
    let mut writer = LogWriter::default();
    let act = Line::Act { n: 1, seat: Seat::new(1), act: "move c3".to_owned() };
    let forged = [writer.line(&header), writer.line(&act)];
    let load = json!({"cmd": "load", "log": forged, "seed": 1}).to_string();
    let output: Value = serde_json::from_str(&answers(&[load])[0]).expect("answers are JSON");
    let error = &output["error"];
    assert_eq!((&error["code"], &error["detail"]["line"]), (&json!("bad_log"), &json!(2)));
    assert_eq!(error["detail"]["why"]["why"], json!({"code": "the_eye", "at": "c3"}));
    let message = error["message"].as_str().expect("the message is text");
    assert!(message.starts_with("line 2: invalid step: c3 is the eye"), "{message}");
}

#[test]
fn an_error_in_a_position_names_the_field() {
    let crew = json!([{"role": "wizard"}, {"role": "climber"}]);
    let position = json!({"crew": crew});
    let request = json!({"cmd": "position", "match": "a", "game": "desert", "position": position});
    let output: Value =
        serde_json::from_str(&answers(&[request.to_string()])[0]).expect("answers are JSON");
    let message = output["error"]["message"].as_str().expect("the message is text");
    assert!(message.contains("crew[0].role: unknown variant `wizard`"), "{message}");
}

#[test]
fn invalid_requests_are_answered_and_the_session_continues() {
    let mut input = Vec::new();
    let mut n_lines = 0;
    let mut add = |bytes: &[u8]| {
        input.extend_from_slice(bytes);
        input.push(b'\n');
        n_lines += 1;
    };
    add(br#"{"cmd":"new","game":"desert","seats":2,"seed":1}"#);
    for line in [&b"garbage"[..], b"\xff\xfe", b"{", b"[]", b"3", b"null", b"\"\"", b"{}", b"\0"] {
        add(line);
    }
    add("[".repeat(100_000).as_bytes());
    add(&vec![b'x'; (1 << 20) + 1]);
    add(&vec![b' '; 3 << 20]);
    for request in INVALID {
        add(request.as_bytes());
    }
    let mut rng = FastRng::new(1);
    for _ in 0..200 {
        // Valid requests with one byte changed.
        let mut bytes = br#"{"id":1,"cmd":"apply","seat":1,"command":"move a1"}"#.to_vec();
        let at = rng.below(bytes.len() as u32) as usize;
        let byte = rng.below(256) as u8;
        bytes[at] = if matches!(byte, b'\n' | b'\r') { b'!' } else { byte };
        add(&bytes);
    }
    add(br#"{"id":"end","cmd":"outcome"}"#);
    let run = ovoo_with(&["pipe"], &input);
    assert_eq!(run.err, "");
    let output = run.expect_success();
    assert_eq!(output.lines().count(), n_lines);
    for line in output.lines() {
        let answer: Value = serde_json::from_str(line).expect("answers are JSON");
        let is_ok = answer["ok"] == true;
        assert!(is_ok || answer["error"]["message"].is_string(), "{line}");
        assert_ne!(answer["error"]["code"], "internal", "{line}");
    }
    for line in output.lines().skip(1).take(12 + INVALID.len()) {
        assert!(line.contains("\"ok\":false"), "{line}");
    }
    assert!(
        output.lines().last().is_some_and(|line| line.starts_with("{\"id\":\"end\",\"ok\":true"))
    );
}

/// Requests that must be refused.
const INVALID: &[&str] = &[
    r#"{"cmd":3}"#,
    r#"{"cmd":"legal"}"#,
    r#"{"cmd":"legal","seat":-1}"#,
    r#"{"cmd":"legal","seat":7}"#,
    r#"{"cmd":"legal","seat":18446744073709551616}"#,
    r#"{"cmd":"legal","seat":0,"match":"other"}"#,
    r#"{"cmd":"legal","seat":0,"match":7}"#,
    r#"{"cmd":"view","seat":null}"#,
    r#"{"cmd":"view","seat":"p1"}"#,
    r#"{"cmd":"view","seat":1.5}"#,
    r#"{"cmd":"events","seat":0,"step":99}"#,
    r#"{"cmd":"events","seat":0,"step":-1}"#,
    r#"{"cmd":"apply","seat":1,"command":["end"]}"#,
    r#"{"cmd":"apply","seat":1,"command":""}"#,
    r#"{"cmd":"expire","deadline":"soon"}"#,
    r#"{"cmd":"log","reveal":"yes"}"#,
    r#"{"cmd":"think","seat":1,"bot":"unknown"}"#,
    r#"{"cmd":"think","seat":1,"bot":"random","seed":"x"}"#,
    r#"{"cmd":"think","seat":1,"bot":"random","people":7}"#,
    r#"{"cmd":"new","match":"b"}"#,
    r#"{"cmd":"new","match":"b","game":"desert","options":[]}"#,
    r#"{"cmd":"new","match":"b","game":"desert","options":{"sand":1}}"#,
    r#"{"cmd":"new","match":"b","game":"desert","seed":-1}"#,
    r#"{"cmd":"new","match":"b","game":"desert","seed":"xyz"}"#,
    r#"{"cmd":"new","match":"b","game":"desert","names":"Ann"}"#,
    r#"{"cmd":"new","match":"b","game":"desert","seats":300}"#,
    r#"{"cmd":"position","match":"b","game":"desert","position":null}"#,
    r#"{"cmd":"position","match":"b","game":"desert","position":[]}"#,
    r#"{"cmd":"load","match":"b","log":[3]}"#,
    r#"{"cmd":"load","match":"b","log":[]}"#,
    r#"{"cmd":"close","match":"b"}"#,
    r#"{"cmd":"games","game":"desert"}"#,
];
