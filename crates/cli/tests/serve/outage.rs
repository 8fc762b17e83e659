//! Failures inside the server: store errors, panicking tables, slow clients.
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, SqliteConnection};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;

use crate::{
    clock::store_of,
    dice::Dice,
    guest::Guest,
    page::{Page, socket_request},
    play::{act, choose, commands, frames, play_out, play_step, proven, wish},
    process::{PATIENCE, Server},
};

async fn run(store: &mut SqliteConnection, sql: &str) {
    let sql = AssertSqlSafe(sql.to_owned());
    sqlx::raw_sql(sql).execute(store).await.expect("the store takes it");
}

/// Makes all writes to these tables fail, as on a full disk.
async fn jam(store: &mut SqliteConnection, tables: &[&str]) {
    for table in tables {
        for verb in ["INSERT", "UPDATE"] {
            let name = format!("jam_{table}_{verb}");
            let body = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
            run(store, &format!("CREATE TRIGGER {name} BEFORE {verb} ON {table} {body}")).await;
        }
    }
}

async fn clear(store: &mut SqliteConnection, tables: &[&str]) {
    for table in tables {
        run(store, &format!("DROP TRIGGER jam_{table}_INSERT; DROP TRIGGER jam_{table}_UPDATE"))
            .await;
    }
}

const EVERYTHING: [&str; 7] = ["journal", "inputs", "tables", "chat", "seated", "guests", "meta"];

/// Returns a legal move for Ann.
async fn next_move(page: &mut Page, dice: &Dice) -> Value {
    page.until(|page| !page.awaited().is_empty()).await;
    let (seat, command) = choose(page, dice).expect("it is Ann's turn");
    act(seat, &command)
}

#[tokio::test]
async fn steps_that_cannot_be_stored_are_refused_and_never_broadcast() {
    let server = Server::start();
    let dice = Dice::new(41);
    let [ann, eve] = Guest::all(&server).await;
    let table = ann.create(wish(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    let mut watcher = Page::open(&eve, &table).await;
    play_step(&mut page, &dice).await;
    let mut store = store_of(&server).await;
    jam(&mut store, &EVERYTHING).await;
    let (step, view) = (page.step(), page.update["view"].clone());
    let command = next_move(&mut page, &dice).await;
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
    ann.post("/api/tables", &wish(&["me", "random"], json!({}))).await.fails(503, "store");
    ann.put("/api/me", &json!({"name": "Anna"})).await.fails(503, "store");
    assert_eq!(ann.get("/healthz").await.status, 503);
    // No step was broadcast, and a new viewer sees the stored state.
    for page in [&mut page, &mut watcher] {
        page.settle().await;
        assert_eq!(page.step(), step);
        assert_eq!(page.info["bot_ms"], 0);
    }
    let mut newcomer = Page::open(&ann, &table).await;
    newcomer.until(|page| !page.update.is_null()).await;
    assert_eq!((newcomer.step(), &newcomer.update["view"]), (step, &view));
    assert_eq!(frames(&ann, &table, "mine").await.len() as u32, step + 1);

    clear(&mut store, &EVERYTHING).await;
    assert_eq!(ann.get("/healthz").await.status, 200);
    assert_eq!(page.done(command).await["step"], step + 1);
    play_out(&mut page, &dice).await;
    proven(&ann, &table).await;
}

#[tokio::test]
async fn bots_resume_when_the_store_is_back() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(wish(&["random", "random"], json!({}))).await;
    let mut store = store_of(&server).await;
    jam(&mut store, &["journal"]).await;
    let mut page = Page::open(&ann, &table).await;
    page.until(|page| !page.update.is_null()).await;
    page.settle().await;
    assert_eq!(page.step(), 0);
    clear(&mut store, &["journal"]).await;
    page.until(Page::is_over).await;
    proven(&ann, &table).await;
}

#[tokio::test]
async fn a_table_that_cannot_read_its_store_is_reloaded_without_gaps() {
    let server = Server::start();
    let dice = Dice::new(42);
    let ann = Guest::new(&server).await;
    let table = ann.create(wish(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    play_step(&mut page, &dice).await;
    let step = page.step();
    let mut store = store_of(&server).await;
    run(&mut store, "ALTER TABLE journal RENAME TO lost").await;
    let command = next_move(&mut page, &dice).await;
    page.refused(command.clone(), "store").await;
    page.until_closed().await;
    assert!(page.reconnect().await.is_err(), "it cannot be opened now");
    ann.get(&format!("/api/tables/{table}")).await.fails(503, "store");
    run(&mut store, "ALTER TABLE lost RENAME TO journal").await;
    page.reconnect().await.expect("the store is back");
    page.until(|page| page.step() == step).await;
    assert_eq!(page.done(command).await["step"], step + 1);
    play_out(&mut page, &dice).await;
    proven(&ann, &table).await;
}

#[tokio::test]
async fn a_panicking_table_does_not_affect_others() {
    let mut server = Server::start();
    let dice = Dice::new(43);
    let ann = Guest::new(&server).await;
    let fine = ann.create(wish(&["me", "random"], json!({}))).await;
    let broken = ann.create(wish(&["me", "open"], json!({}))).await;
    let mut page = Page::open(&ann, &fine).await;
    play_step(&mut page, &dice).await;
    server.kill_9();
    // More seats than the limit make the table's task panic.
    let mut store = store_of(&server).await;
    let seat = r#"'{"name":"x","holders":[],"links":[],"bot":"random"}'"#;
    for _ in 0..9 {
        let sql = format!(
            "UPDATE tables SET record = json_insert(record, '$.seats[#]', json({seat}))
            WHERE id = '{broken}'"
        );
        run(&mut store, &sql).await;
    }
    server.restart();
    let client = "00112233445566778899aabbccddeeff";
    for _ in 0..3 {
        assert!(Page::try_open(&ann, &broken, client, 0).await.is_err());
        ann.get(&format!("/api/tables/{broken}")).await.fails(500, "broken_table");
    }
    assert!(server.logged().contains("panicked"), "it was meant to panic");
    let mine = ann.get("/api/tables?list=mine").await.fine();
    assert_eq!(mine.as_array().expect("a list").len(), 1, "the others are listed: {mine}");
    page.reconnect().await.expect("the other table lives");
    play_out(&mut page, &dice).await;
    proven(&ann, &fine).await;
}

#[tokio::test]
async fn bots_play_only_with_viewers() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(wish(&["random", "random", "random"], json!({}))).await;
    assert_eq!(ann.table(&table).await["step"], 0);
    let mut page = Page::open(&ann, &table).await;
    page.until(|page| page.step() >= 3).await;
    page.close().await;
    // At most the move that a bot is already computing is made.
    let until = tokio::time::Instant::now() + PATIENCE;
    while ann.table(&table).await["n_watchers"] != 0 {
        assert!(tokio::time::Instant::now() < until, "the table does not notice");
    }
    let step = ann.table(&table).await["step"].as_u64().expect("a number");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let later = ann.table(&table).await;
    assert!(later["step"].as_u64().expect("a number") <= step + 1, "bots play for nobody");
    assert_eq!(later["phase"], "playing");
    let mut page = Page::open(&ann, &table).await;
    page.until(Page::is_over).await;
    proven(&ann, &table).await;
}

/// Opens a WebSocket that is never read, with buffers as small as possible.
async fn deaf_page(guest: &Guest, table: &str, client: &str) -> WebSocketStream<TcpStream> {
    let request = socket_request(guest, table, client, 0);
    let host = request.uri().authority().expect("an address").as_str();
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small one");
    let stream = socket.connect(host.parse().expect("an address")).await.expect("it listens");
    let (page, _) = tokio_tungstenite::client_async(request, stream).await.expect("it opens");
    page
}

#[tokio::test]
async fn pages_that_do_not_read_are_let_go_and_nobody_else_suffers() {
    let mut server = Server::start();
    let dice = Dice::new(44);
    let ann = Guest::new(&server).await;
    let table = ann.create(wish(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    let mut deaf = Vec::new();
    for n in 0..40 {
        deaf.push(deaf_page(&ann, &table, &format!("{n:016x}")).await);
    }
    page.until(|page| !page.update.is_null()).await;
    let seat = page.awaited()[0];
    let is_walk = |text: &&String| text.starts_with("move");
    let walk = commands(&page, seat).iter().find(is_walk).expect("one can walk").clone();
    // Changes a setting back and forth until the messages exceed all buffers.
    while n_let_go(&ann).await < 40 {
        for _ in 0..20 {
            page.done(act(seat, &walk)).await;
            page.done(json!({"type": "undo", "seat": seat})).await;
        }
        assert!(page.step() < 20_000, "they are not let go");
    }
    assert!(server.is_alive());
    assert!(!server.logged().contains("panicked"), "{}", server.logged());
    play_out(&mut page, &dice).await;
    proven(&ann, &table).await;
}

async fn n_let_go(guest: &Guest) -> u32 {
    let figures = guest.get("/metrics").await.text;
    let line = figures.lines().find(|line| line.starts_with("ovoo_slow_clients_total"));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}
