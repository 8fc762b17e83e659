//! Slow games: the move clock runs without viewers and while the server is down.
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    guest::Guest,
    page::Page,
    play::{frames, play_step, table_request},
    process::{Server, TIMEOUT},
    rng::TestRng,
};

/// Opens the server's store file directly.
pub async fn open_store(server: &Server) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(server.store());
    options.connect().await.expect("the store opens")
}

#[tokio::test]
async fn a_bot_makes_an_overdue_move_after_a_restart() {
    let mut server = Server::start();
    let ann = Guest::new(&server).await;
    let slow = json!({"pace": {"kind": "slow", "minutes": 10}});
    let table = ann.create(table_request(&["me", "me"], slow)).await;
    let mut page = Page::open(&ann, &table).await;
    play_step(&mut page, &TestRng::new(31)).await;
    let left = page.update["clock_ms"].as_u64().expect("the clock runs");
    assert!((500_000..=600_000).contains(&left), "{left}");
    server.kill_9();
    let mut store = open_store(&server).await;
    // The only step is still in the journal.
    let earlier =
        "UPDATE journal SET batch = json_set(batch, '$[0][5]', batch ->> '$[0][5]' - 700000)";
    let written = sqlx::query(earlier).execute(&mut store).await.expect("the store is writable");
    assert_eq!(written.rows_affected(), 1);
    store.close().await.expect("the store can be closed");
    server.restart();
    // The bot moves even though there are no viewers.
    let until = tokio::time::Instant::now() + TIMEOUT;
    while ann.table(&table).await["step"] == 1 {
        assert!(tokio::time::Instant::now() < until, "the clock does not run");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    page.reconnect().await.expect("the server is back");
    page.wait_until(|page| page.step() == 2).await;
    let made = &page.update["steps"][0];
    assert_eq!((&made["n"], &made["by"]), (&json!(2), &json!("clock")));
    let left = page.update["clock_ms"].as_u64().expect("the clock runs");
    assert!(left > 500_000, "the next move has its own time: {left}");
    // The bot has made only one move, not played the rest of the game.
    assert_eq!(frames(&ann, &table, "mine").await.len(), 3);
    play_step(&mut page, &TestRng::new(32)).await;
    assert_eq!(page.update["steps"][0]["by"], "person");
}

#[tokio::test]
async fn a_live_game_has_no_clock_for_moves() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    page.wait_until(|page| !page.update.is_null()).await;
    assert_eq!(page.update["clock_ms"], Value::Null);
}
