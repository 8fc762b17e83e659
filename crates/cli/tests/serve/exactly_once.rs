//! Every table command is carried out once when the server is killed before its reply arrives.
use std::{collections::BTreeSet, time::Duration};

use serde_json::{Value, json};

use crate::{
    clock::open_store,
    guest::Guest,
    page::Page,
    play::{act, choose, table_request},
    process::Server,
    rng::TestRng,
};

const N_ROUNDS: usize = 8;

/// Kills the server at a random moment shortly after the last request, and restarts it.
async fn kill_at_random(server: &mut Server, rng: &TestRng) {
    tokio::time::sleep(Duration::from_micros(rng.below(20_000) as u64)).await;
    server.kill_9();
    server.restart();
}

/// Sends a command, kills the server, and waits for the reply after a restart.
async fn command(server: &mut Server, page: &mut Page, rng: &TestRng, message: Value) -> Value {
    let id = page.send(message.clone()).await;
    kill_at_random(server, rng).await;
    page.reconnect().await.expect("the server is back");
    let reply = page.reply_to(id).await;
    assert_ne!(reply["type"], "refused", "{message}: {reply}");
    reply
}

/// Creates a table on a server that is killed in the meantime, and repeats the request afterwards.
async fn create(server: &mut Server, guest: &Guest, rng: &TestRng, round: usize) -> String {
    let request = format!("{round:032x}");
    let body = table_request(&["me", "open", "random"], json!({"request": request}));
    let pending = guest.request(reqwest::Method::POST, "/api/tables").json(&body).send();
    let pending = tokio::spawn(pending);
    kill_at_random(server, rng).await;
    let first = match pending.await.expect("the request does not panic") {
        Ok(response) => response.json().await.unwrap_or(Value::Null),
        Err(_) => Value::Null,
    };
    let table = guest.create(body.clone()).await;
    assert_eq!(guest.create(body).await, table, "repeated without a crash");
    assert!(first.is_null() || first["table"] == table, "{first} is not {table}");
    table
}

/// Plays until the game is over.
async fn play_both(pages: &mut [Page; 2], rng: &TestRng) {
    while !pages[0].is_over() {
        for page in &mut *pages {
            page.settle().await;
            if let Some((seat, command)) = choose(page, rng).filter(|_| !page.is_over()) {
                page.ask(act(seat, &command)).await;
            }
        }
    }
}

/// Lets both players ask for a rematch at once. Returns the table they are sent to.
async fn rematch(server: &mut Server, pages: &mut [Page; 2], rng: &TestRng) -> String {
    let mut ids = Vec::new();
    for page in &mut *pages {
        ids.push(page.send(json!({"type": "rematch", "deal": "new"})).await);
    }
    kill_at_random(server, rng).await;
    let mut tables = BTreeSet::new();
    for (page, id) in pages.iter_mut().zip(ids) {
        page.reconnect().await.expect("the server is back");
        page.reply_to(id).await;
        let info = page.guest.table(&page.table).await;
        tables.insert(info["next"].as_str().expect("there is a rematch").to_owned());
    }
    assert_eq!(tables.len(), 1, "{tables:?}");
    tables.pop_first().expect("there is one")
}

#[tokio::test]
async fn every_table_command_is_carried_out_once_when_the_server_is_killed() {
    let mut server = Server::start();
    let rng = TestRng::new(21);
    let [ann, bob] = Guest::several(&server).await;
    let mut expected = BTreeSet::new();
    for round in 0..N_ROUNDS {
        let table = create(&mut server, &ann, &rng, round).await;
        let mut pages = [Page::open(&ann, &table).await, Page::open(&bob, &table).await];
        let [host, guest] = &mut pages;
        let sit = json!({"type": "sit", "seat": 1, "name": "Bob"});
        command(&mut server, guest, &rng, sit).await;
        host.reconnect().await.expect("the server is back");
        let settings = json!({"type": "settings", "bot_ms": 1});
        command(&mut server, host, &rng, settings).await;
        command(&mut server, host, &rng, json!({"type": "start"})).await;
        guest.reconnect().await.expect("the server is back");
        play_both(&mut pages, &rng).await;
        let next = rematch(&mut server, &mut pages, &rng).await;
        expected.extend([table, next]);
    }
    check_index(&server, &expected).await;
    for guest in [&ann, &bob] {
        let mine = guest.get("/api/tables?list=mine").await.expect_ok();
        let mine = mine.as_array().expect("the value is a list").iter();
        let mine: BTreeSet<String> =
            mine.map(|table| table["id"].as_str().expect("it has an id").to_owned()).collect();
        assert_eq!(mine, expected);
    }
}

/// Checks that the store contains exactly these tables, and that the index matches their seats.
async fn check_index(server: &Server, expected: &BTreeSet<String>) {
    let mut store = open_store(server).await;
    let sql = "SELECT id FROM tables ORDER BY id";
    let ids: Vec<String> =
        sqlx::query_scalar(sql).fetch_all(&mut store).await.expect("the store is readable");
    assert!(ids.iter().eq(expected), "{ids:?} is not {expected:?}");
    let from_records = "SELECT DISTINCT holder.value, tables.id FROM tables,
        json_each(record, '$.seats') AS seat, json_each(seat.value, '$.holders') AS holder
        ORDER BY 1, 2";
    let from_index = "SELECT holder, table_id FROM seated ORDER BY 1, 2";
    let mut lists: Vec<Vec<(String, String)>> = Vec::new();
    for sql in [from_records, from_index] {
        lists.push(sqlx::query_as(sql).fetch_all(&mut store).await.expect("it is readable"));
    }
    assert_eq!(lists[0], lists[1]);
}
