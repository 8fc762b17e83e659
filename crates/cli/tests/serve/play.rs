//! Random play, and checks of finished games.
use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::{Value, json};
use table::Log;

use crate::{guest::Guest, page::Page, rng::TestRng};

/// Returns a request for a table that starts immediately with fast bots, modified by `changes`.
pub fn table_request(seats: &[&str], changes: Value) -> Value {
    let seat = |kind: &&str| match *kind {
        "me" | "open" => json!({"kind": kind}),
        level => json!({"kind": "bot", "bot": level}),
    };
    let mut request = json!({
        "game": "desert", "name": "Ann", "bot_ms": 0,
        "seats": seats.iter().map(seat).collect::<Vec<_>>(),
        "start": !seats.contains(&"open"),
    });
    let (Value::Object(fields), Value::Object(changes)) = (&mut request, changes) else {
        panic!("changes are an object");
    };
    fields.extend(changes);
    request
}

/// Returns the seat's commands except holding the storm, which would make all players wait.
pub fn commands(page: &Page, seat: u64) -> Vec<String> {
    let choices = page.update["choices"][seat.to_string()].as_array();
    let texts = choices.into_iter().flatten().filter_map(|choice| choice["text"].as_str());
    texts.filter(|text| *text != "hold").map(ToOwned::to_owned).collect()
}

/// Chooses a legal command for an awaited seat of the page. Prefers commands that reveal or hide
/// information to walking.
pub fn choose(page: &Page, rng: &TestRng) -> Option<(u64, String)> {
    let awaited = page.awaited();
    let seat = *awaited.first()?;
    let all = commands(page, seat);
    let reveals = |text: &&String| {
        let words = ["scope", "look", "bury", "excavate", "decipher", "read", "clue"];
        words.iter().any(|word| text.starts_with(word))
    };
    let revealing: Vec<&String> = all.iter().filter(reveals).collect();
    let command = match revealing.is_empty() || rng.once_in(3) {
        true => rng.pick(&all).clone(),
        false => (*rng.pick(&revealing)).clone(),
    };
    Some((seat, command))
}

pub fn act(seat: u64, command: &str) -> Value {
    json!({"type": "act", "seat": seat, "command": command})
}

/// Makes one move for a seat of the page, after waiting for its turn.
pub async fn play_step(page: &mut Page, rng: &TestRng) {
    page.wait_until(|page| page.is_over() || !page.awaited().is_empty()).await;
    if let Some((seat, command)) = choose(page, rng).filter(|_| !page.is_over()) {
        page.expect_done(act(seat, &command)).await;
    }
}

/// Plays the page's seats until the game is over.
pub async fn play_out(page: &mut Page, rng: &TestRng) {
    while !page.is_over() {
        play_step(page, rng).await;
    }
    page.wait_until(|page| page.info["phase"] == "over").await;
}

/// Returns the log of a finished game, verified by the server and by `ovoo verify`.
pub async fn verified_log(guest: &Guest, table: &str) -> (Log, Vec<String>) {
    let answer = guest.get(&format!("/api/tables/{table}/log")).await;
    assert!(answer.status.is_success(), "{answer:?}");
    let log = Log::read(&answer.text).expect("the hash chain is valid");
    let request = guest.request(reqwest::Method::POST, "/api/verify").body(answer.text.clone());
    let verdict = crate::guest::send_request(request).await.expect_ok();
    assert_eq!(verdict["ok"], true, "{verdict}");
    assert_eq!(verdict["steps"], log.inputs.len());
    assert_eq!(verdict["commitment"], log.header.commitment);
    let mut child = Command::new(env!("CARGO_BIN_EXE_ovoo"))
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("ovoo starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    stdin.write_all(answer.text.as_bytes()).expect("ovoo reads stdin");
    drop(stdin);
    let output = child.wait_with_output().expect("ovoo exits");
    assert!(output.status.success(), "{output:?}");
    (log, answer.text.lines().map(ToOwned::to_owned).collect())
}

/// Returns the whole replay for these viewers; frame `k` is the table after step `k`.
pub async fn frames(guest: &Guest, table: &str, viewers: &str) -> Vec<Value> {
    let mut frames = Vec::new();
    loop {
        let from = frames.len();
        let path = format!("/api/tables/{table}/frames?from={from}&n=200&viewers={viewers}");
        let part = guest.get(&path).await.expect_ok();
        let n_steps = part["n_steps"].as_u64().expect("the value is a number") as usize;
        frames.extend(part["frames"].as_array().expect("the value is a list").clone());
        if frames.len() > n_steps {
            return frames;
        }
    }
}
