//! The hash of each line reveals changes that were made to the store behind the server's back.
use std::process::{Command, Output};

use serde_json::json;
use sqlx::{AssertSqlSafe, Connection};

use crate::{
    clock::open_store,
    guest::Guest,
    page::Page,
    play::{act, commands, play_out, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

fn check(server: &Server) -> Output {
    let store = format!("sqlite:{}", server.store().display());
    let mut ovoo = Command::new(env!("CARGO_BIN_EXE_ovoo"));
    ovoo.args(["check", "--store", &store]).output().expect("ovoo runs")
}

/// Stops the server, changes its store, and starts it again.
async fn tamper(server: &mut Server, sql: &str) {
    server.kill_9();
    let mut store = open_store(server).await;
    let sql = AssertSqlSafe(sql.to_owned());
    let done = sqlx::raw_sql(sql).execute(&mut store).await.expect("the statement is valid");
    assert_eq!(done.rows_affected(), 1);
    store.close().await.expect("the store can be closed");
    server.restart();
}

/// Plays to the end, starting with a move that has a legal alternative. Returns both.
async fn play_with_alternative(page: &mut Page) -> [String; 2] {
    page.wait_until(|page| !page.awaited().is_empty()).await;
    let seat = page.awaited()[0];
    let moves = commands(page, seat);
    page.expect_done(act(seat, &moves[0])).await;
    play_out(page, &TestRng::new(47)).await;
    [moves[0].clone(), moves[1].clone()]
}

#[tokio::test]
async fn a_step_that_is_changed_in_the_store_is_detected() {
    let mut server = Server::start();
    let ann = Guest::new(&server).await;
    let untouched = ann.create(table_request(&["me", "me"], json!({}))).await;
    play_out(&mut Page::open(&ann, &untouched).await, &TestRng::new(48)).await;
    let table = ann.create(table_request(&["me", "me"], json!({}))).await;
    let [played, other] = play_with_alternative(&mut Page::open(&ann, &table).await).await;
    let output = check(&server);
    assert!(output.status.success(), "{output:?}");
    // Both moves are legal, and in the journal each table has its own rows.
    let sql = format!(
        "UPDATE journal SET batch = json_set(batch, '$[0][2]', replace(batch ->> '$[0][2]',
            '\"{played}\"', '\"{other}\"'))
        WHERE batch ->> '$[0][0]' = '{table}' AND batch ->> '$[0][1]' = 1"
    );
    tamper(&mut server, &sql).await;
    let output = check(&server);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(errors.contains(&table) && errors.contains("step 1"), "{errors}");
    assert!(!errors.contains(&untouched), "{errors}");
    for path in ["", "/log", "/frames"] {
        ann.get(&format!("/api/tables/{table}{path}")).await.expect_error(500, "broken_table");
    }
    verified_log(&ann, &untouched).await;
}

#[tokio::test]
async fn a_start_that_is_changed_in_the_store_is_detected() {
    let mut server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    assert!(check(&server).status.success());
    let sql = "UPDATE tables SET record = json_set(record, '$.started.names[0]', 'Eve')";
    tamper(&mut server, sql).await;
    let output = check(&server);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(errors.contains(&table) && errors.contains("start of the game"), "{errors}");
    ann.get(&format!("/api/tables/{table}")).await.expect_error(500, "broken_table");
}
