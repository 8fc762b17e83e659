//! Failures inside the server: store errors, panicking tables, slow clients.
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, SqliteConnection};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;

use crate::{
    clock::open_store,
    guest::Guest,
    page::{Page, socket_request},
    play::{act, choose, commands, frames, play_out, play_step, table_request, verified_log},
    process::{Server, TIMEOUT},
    rng::TestRng,
};

async fn run(store: &mut SqliteConnection, sql: &str) {
    let sql = AssertSqlSafe(sql.to_owned());
    sqlx::raw_sql(sql).execute(store).await.expect("the statement is valid");
}

/// Makes all writes to these tables fail, as on a full disk.
async fn block_writes(store: &mut SqliteConnection, tables: &[&str]) {
    for table in tables {
        for verb in ["INSERT", "UPDATE"] {
            let name = format!("block_{table}_{verb}");
            let body = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
            run(store, &format!("CREATE TRIGGER {name} BEFORE {verb} ON {table} {body}")).await;
        }
    }
}

async fn unblock_writes(store: &mut SqliteConnection, tables: &[&str]) {
    for table in tables {
        run(
            store,
            &format!("DROP TRIGGER block_{table}_INSERT; DROP TRIGGER block_{table}_UPDATE"),
        )
        .await;
    }
}

const EVERYTHING: [&str; 7] = ["journal", "inputs", "tables", "chat", "seated", "guests", "meta"];

/// Returns a legal move for Ann.
async fn next_move(page: &mut Page, rng: &TestRng) -> Value {
    page.wait_until(|page| !page.awaited().is_empty()).await;
    let (seat, command) = choose(page, rng).expect("Ann is awaited");
    act(seat, &command)
}

#[tokio::test]
async fn steps_that_cannot_be_stored_are_refused_and_never_broadcast() {
    let server = Server::start();
    let rng = TestRng::new(41);
    let [ann, eve] = Guest::several(&server).await;
    let table = ann.create(table_request(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    let mut watcher = Page::open(&eve, &table).await;
    play_step(&mut page, &rng).await;
    let mut store = open_store(&server).await;
    block_writes(&mut store, &EVERYTHING).await;
    let (step, view) = (page.step(), page.update["view"].clone());
    let command = next_move(&mut page, &rng).await;
    for message in [
        command.clone(),
        command.clone(),
        json!({"type": "undo", "seat": 0}),
        json!({"type": "chat", "text": "hello?"}),
        json!({"type": "settings", "bot_ms": 5}),
        json!({"type": "stand", "seat": 0}),
        json!({"type": "link", "seat": 0}),
    ] {
        let answer = page.ask(message.clone()).await;
        let code = answer["why"]["code"].as_str().unwrap_or_default();
        assert!(["store", "cannot_undo"].contains(&code), "{message}: {answer}");
    }
    ann.post("/api/tables", &table_request(&["me", "random"], json!({})))
        .await
        .expect_error(503, "store");
    ann.put("/api/me", &json!({"name": "Anna"})).await.expect_error(503, "store");
    assert_eq!(ann.get("/healthz").await.status, 503);
    // No step was broadcast, and a new viewer sees the stored state.
    for page in [&mut page, &mut watcher] {
        page.settle().await;
        assert_eq!(page.step(), step);
        assert_eq!(page.info["bot_ms"], 0);
    }
    let mut newcomer = Page::open(&ann, &table).await;
    newcomer.wait_until(|page| !page.update.is_null()).await;
    assert_eq!((newcomer.step(), &newcomer.update["view"]), (step, &view));
    assert_eq!(frames(&ann, &table, "mine").await.len() as u32, step + 1);

    unblock_writes(&mut store, &EVERYTHING).await;
    assert_eq!(ann.get("/healthz").await.status, 200);
    assert_eq!(page.expect_done(command).await["step"], step + 1);
    play_out(&mut page, &rng).await;
    verified_log(&ann, &table).await;
}

#[tokio::test]
async fn bots_resume_when_the_store_is_back() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["random", "random"], json!({}))).await;
    let mut store = open_store(&server).await;
    block_writes(&mut store, &["journal"]).await;
    let mut page = Page::open(&ann, &table).await;
    page.wait_until(|page| !page.update.is_null()).await;
    page.settle().await;
    assert_eq!(page.step(), 0);
    unblock_writes(&mut store, &["journal"]).await;
    page.wait_until(Page::is_over).await;
    verified_log(&ann, &table).await;
}

#[tokio::test]
async fn a_table_that_cannot_read_its_store_is_reloaded_without_gaps() {
    let server = Server::start();
    let rng = TestRng::new(42);
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    play_step(&mut page, &rng).await;
    let step = page.step();
    let mut store = open_store(&server).await;
    run(&mut store, "ALTER TABLE journal RENAME TO lost").await;
    let command = next_move(&mut page, &rng).await;
    // It is not known whether the step was stored, so there is no reply.
    page.send(command).await;
    page.read_until_closed().await;
    assert_eq!(page.unanswered.len(), 1);
    assert!(page.reconnect().await.is_err(), "the store cannot be read");
    ann.get(&format!("/api/tables/{table}")).await.expect_error(503, "store");
    run(&mut store, "ALTER TABLE lost RENAME TO journal").await;
    page.reconnect().await.expect("the store is back");
    page.wait_until(|page| page.unanswered.is_empty()).await;
    assert_eq!(page.step(), step + 1, "the page has sent the step again");
    play_out(&mut page, &rng).await;
    verified_log(&ann, &table).await;
}

#[tokio::test]
async fn a_damaged_table_does_not_affect_others() {
    let mut server = Server::start();
    let rng = TestRng::new(43);
    let ann = Guest::new(&server).await;
    let fine = ann.create(table_request(&["me", "random"], json!({}))).await;
    let broken = ann.create(table_request(&["me", "open"], json!({}))).await;
    let mut page = Page::open(&ann, &fine).await;
    play_step(&mut page, &rng).await;
    server.kill_9();
    // A table with more seats than the limit cannot be opened.
    let mut store = open_store(&server).await;
    let seat = json!({"name": "x", "holders": [], "links": [], "bot": "random", "entropy": null,
        "away_at": null, "left_at": null, "past": []});
    for _ in 0..9 {
        let sql = format!(
            "UPDATE tables SET record = json_insert(record, '$.seats[#]', json('{seat}'))
            WHERE id = '{broken}'"
        );
        run(&mut store, &sql).await;
    }
    server.restart();
    let client = "00112233445566778899aabbccddeeff";
    for _ in 0..3 {
        assert!(Page::try_open(&ann, &broken, client, 0).await.is_err());
        ann.get(&format!("/api/tables/{broken}")).await.expect_error(503, "store");
    }
    assert!(!server.log_output().contains("panicked"), "{}", server.log_output());
    let mine = ann.get("/api/tables?list=mine").await.expect_ok();
    assert_eq!(
        mine.as_array().expect("the value is a list").len(),
        1,
        "the others are listed: {mine}"
    );
    page.reconnect().await.expect("the other table is still open");
    play_out(&mut page, &rng).await;
    verified_log(&ann, &fine).await;
}

#[tokio::test]
async fn bots_play_only_with_viewers() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["random", "random", "random"], json!({}))).await;
    assert_eq!(ann.table(&table).await["step"], 0);
    let mut page = Page::open(&ann, &table).await;
    page.wait_until(|page| page.step() >= 3).await;
    page.close().await;
    // A bot may still finish the move that it is already computing.
    let until = tokio::time::Instant::now() + TIMEOUT;
    while ann.table(&table).await["n_watchers"] != 0 {
        assert!(tokio::time::Instant::now() < until, "the table still counts the closed page");
    }
    let step = ann.table(&table).await["step"].as_u64().expect("the value is a number");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let later = ann.table(&table).await;
    assert!(
        later["step"].as_u64().expect("the value is a number") <= step + 1,
        "bots play without viewers"
    );
    assert_eq!(later["phase"], "playing");
    let mut page = Page::open(&ann, &table).await;
    page.wait_until(Page::is_over).await;
    verified_log(&ann, &table).await;
}

/// Opens a WebSocket that is never read, with buffers as small as possible.
async fn open_unread_socket(
    guest: &Guest,
    table: &str,
    client: &str,
) -> WebSocketStream<TcpStream> {
    let request = socket_request(guest, table, client, 0);
    let host = request.uri().authority().expect("the address is valid").as_str();
    let socket = TcpSocket::new_v4().expect("a socket can be created");
    socket.set_recv_buffer_size(4096).expect("the buffer size can be set");
    let stream = socket
        .connect(host.parse().expect("the address is valid"))
        .await
        .expect("the server listens");
    let (page, _) =
        tokio_tungstenite::client_async(request, stream).await.expect("the handshake succeeds");
    page
}

#[tokio::test]
async fn clients_that_do_not_read_are_dropped_without_affecting_others() {
    let mut server = Server::start();
    let rng = TestRng::new(44);
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    let mut unread = Vec::new();
    for n in 0..40 {
        // Longer than the identifiers of pages, which would replace each other's connections.
        unread.push(open_unread_socket(&ann, &table, &format!("{n:032x}")).await);
    }
    page.wait_until(|page| !page.update.is_null()).await;
    let seat = page.awaited()[0];
    let is_walk = |text: &&String| text.starts_with("move");
    let walk =
        commands(&page, seat).iter().find(is_walk).expect("a walk is always legal here").clone();
    // Repeats a move and its undo until the updates exceed all buffers.
    while n_dropped_clients(&ann).await < 40 {
        for _ in 0..20 {
            page.expect_done(act(seat, &walk)).await;
            page.expect_done(json!({"type": "undo", "seat": seat})).await;
        }
        assert!(page.step() < 20_000, "slow clients are not dropped");
    }
    assert!(server.is_alive());
    assert!(!server.log_output().contains("panicked"), "{}", server.log_output());
    play_out(&mut page, &rng).await;
    verified_log(&ann, &table).await;
}

async fn n_dropped_clients(guest: &Guest) -> u32 {
    let figures = guest.get("/metrics").await.text;
    let line = figures.lines().find(|line| line.starts_with("ovoo_slow_clients_total"));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}
