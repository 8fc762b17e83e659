//! Tables with older or newer rules than the current ones, as after an upgrade or downgrade of the
//! server.
use std::process::Command;

use kernel::Seed;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, Row};
use table::{LogWriter, Start};

use crate::{
    clock::open_store,
    guest::Guest,
    page::{Page, socket_request},
    play::{act, play_out, play_step, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

/// Makes a table without steps look as if a server with other rules had started it.
async fn set_rules(server: &mut Server, table: &str, rules: u16) {
    server.kill_9();
    let mut store = open_store(server).await;
    let sql = AssertSqlSafe(format!("SELECT record, secret FROM tables WHERE id = '{table}'"));
    let row = sqlx::query(sql).fetch_one(&mut store).await.expect("the table is stored");
    let mut record: Value = serde_json::from_str(row.get("record")).expect("records are JSON");
    record["started"]["rules"] = rules.into();
    let secret: &[u8] = row.get("secret");
    let secret: Seed = secret.try_into().expect("a secret has 32 bytes");
    if let Some(hash) = header_hash(&record, rules, secret) {
        record["started"]["hash"] = hash.into();
    }
    let sql = AssertSqlSafe(format!("UPDATE tables SET record = ? WHERE id = '{table}'"));
    let update = sqlx::query(sql).bind(record.to_string()).execute(&mut store).await;
    assert_eq!(update.expect("the statement is valid").rows_affected(), 1);
    store.close().await.expect("the store can be closed");
    server.restart();
}

/// Returns the hash of the log's header, or `None` if this version is not supported.
fn header_hash(record: &Value, rules: u16, secret: Seed) -> Option<String> {
    let entry = catalog::find(record["game"].as_str()?)?;
    let texts = |field: &str| -> Vec<String> {
        serde_json::from_value(record["started"][field].clone()).expect("a list of strings")
    };
    let options = serde_json::value::to_raw_value(&record["options"]).ok()?;
    let seats = record["seats"].as_array()?.len() as u8;
    let start = Start::Deal { seats, options: &options };
    let (names, entropy) = (texts("names"), texts("entropy"));
    let table = entry.open_with_rules(rules, start, names, secret, entropy).ok()?;
    // The store compares texts, and this test has sorted the options.
    let mut header = table.header().clone();
    header.options = options;
    Some(LogWriter::default().hash(&header))
}

/// Moves the plane, flips the timer and plays all cards of all hands.
async fn play_all_cards(page: &mut Page) {
    page.wait_until(|page| !page.awaited().is_empty()).await;
    let leader = page.awaited()[0];
    page.expect_done(act(leader, "move c1")).await;
    page.expect_done(act(leader, "flip")).await;
    loop {
        let card = page.seats().into_iter().find_map(|seat| {
            let choices = page.update["choices"][seat.to_string()].as_array()?;
            let mut texts = choices.iter().filter_map(|choice| choice["text"].as_str());
            Some((seat, texts.find(|text| text.starts_with("play "))?.to_owned()))
        });
        let Some((seat, command)) = card else { break };
        page.expect_done(act(seat, &command)).await;
    }
}

#[tokio::test]
async fn a_game_finishes_under_the_rules_it_started_with() {
    let mut server = Server::start();
    let ann = Guest::new(&server).await;
    // R21 of madness: since version 2, the timer is not flipped again for empty hands.
    let request = table_request(&["me", "me", "me"], json!({"game": "madness"}));
    let (old, new) = (ann.create(request.clone()).await, ann.create(request).await);
    set_rules(&mut server, &old, 1).await;
    let mut page = Page::open(&ann, &new).await;
    play_all_cards(&mut page).await;
    assert_ne!(page.update["view"]["phase"]["type"], "timer_out", "the sled is revealed at once");
    let mut page = Page::open(&ann, &old).await;
    play_all_cards(&mut page).await;
    assert_eq!(page.update["view"]["phase"]["type"], "timer_out");
    let leader = page.awaited()[0];
    let tokens = page.update["view"]["tokens"]["sled"].as_u64().expect("the value is a number");
    page.expect_done(act(leader, "extend")).await;
    assert_eq!(page.update["view"]["phase"]["type"], "timer_out", "the timer ends at once");
    assert_eq!(page.update["view"]["tokens"]["sled"], tokens - 1);
    server.kill_9();
    server.restart();
    page.reconnect().await.expect("the table opens after a restart");
    page.expect_done(act(leader, "extend")).await;
    play_out(&mut page, &TestRng::new(61)).await;
    let (log, _) = verified_log(&ann, &old).await;
    assert_eq!(log.header.rules, 1);
    let frames = ann.get(&format!("/api/tables/{old}/frames")).await.expect_ok();
    assert_eq!(frames["n_steps"], log.inputs.len());
    ann.create(json!({
        "game": "madness", "name": "Ann", "start": true, "from": {"table": old, "step": 3},
        "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}],
    }))
    .await;
}

#[tokio::test]
async fn a_table_with_unsupported_rules_stays_listed_and_names_the_versions() {
    let mut server = Server::start();
    let ann = Guest::new(&server).await;
    let fine = ann.create(table_request(&["me", "random"], json!({}))).await;
    let changes = json!({"privacy": "open"});
    let table = ann.create(table_request(&["me", "random"], changes)).await;
    set_rules(&mut server, &table, 999).await;
    for list in ["mine", "live"] {
        let tables = ann.get(&format!("/api/tables?list={list}")).await.expect_ok();
        let tables = tables.as_array().expect("the value is a list").clone();
        let row = |id: &str| tables.iter().find(|row| row["id"] == id).cloned();
        assert_eq!(row(&table).expect("the table is listed")["supported"], false);
        assert!(row(&fine).is_none_or(|row| row["supported"] == true));
    }
    for path in ["", "/frames"] {
        let answer = ann.get(&format!("/api/tables/{table}{path}")).await;
        answer.expect_error(409, "unsupported_rules");
        let problem = "desert: version 999 of the rules is not supported; this program supports ";
        assert!(answer.text.contains(problem), "{answer:?}");
    }
    assert_eq!(close_code(&ann, &table).await, 4409);
    let store = format!("sqlite:{}", server.store().display());
    let mut ovoo = Command::new(env!("CARGO_BIN_EXE_ovoo"));
    let check = ovoo.args(["check", "--store", &store]).output().expect("ovoo runs");
    let errors = String::from_utf8_lossy(&check.stderr).into_owned();
    assert_eq!(check.status.code(), Some(1), "{check:?}");
    assert!(errors.contains(&table) && errors.contains("version 999"), "{errors}");
    assert!(!errors.contains(&fine), "{errors}");
    play_step(&mut Page::open(&ann, &fine).await, &TestRng::new(62)).await;
}

#[tokio::test]
async fn a_client_that_speaks_another_protocol_is_notified() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    let address = format!("/api/tables/{table}/socket?client=0123456789abcdef");
    ann.get(&address).await.expect_error(400, "bad_request");
    let mut request = socket_request(&ann, &table, "0123456789abcdef", 0);
    let other = request.uri().to_string().replace("protocol=1", "protocol=2");
    *request.uri_mut() = other.parse().expect("the URL is valid");
    assert_eq!(code_of(request).await, 4426);
}

async fn close_code(guest: &Guest, table: &str) -> u16 {
    code_of(socket_request(guest, table, "0123456789abcdef", 0)).await
}

/// Returns the code with which the server closes the socket before it sends anything else.
async fn code_of(request: tokio_tungstenite::tungstenite::http::Request<()>) -> u16 {
    use futures_util::StreamExt;
    use tokio_tungstenite::tungstenite::Message;
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("it connects");
    match socket.next().await {
        Some(Ok(Message::Close(Some(frame)))) => frame.code.into(),
        other => panic!("expected a close frame, not {other:?}"),
    }
}
