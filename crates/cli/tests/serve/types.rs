//! Messages match the generated TypeScript types, even where the server writes JSON by hand.
use std::{collections::BTreeSet, fs, path::PathBuf};

use serde_json::{Value, json};

use crate::{
    guest::Guest,
    page::Page,
    play::{act, commands, frames, table_request},
    process::Server,
};

/// Returns a file that `cargo xtask codegen` generated.
fn generated(path: &str) -> String {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    fs::read_to_string(root.join(path)).expect("the generated types exist")
}

/// Returns the fields of a type whose declaration spans several lines.
fn fields_of(types: &str, name: &str) -> BTreeSet<String> {
    let (_, rest) = types.split_once(&format!("export type {name} = {{\n")).expect(name);
    let (body, _) = rest.split_once("\n};").expect("the type has an end");
    let field =
        |line: &str| line.strip_prefix("  ")?.split_once(':').map(|(key, _)| key.to_owned());
    let is_code = |line: &&str| !line.trim_start().starts_with(['/', '|']);
    body.lines().filter(is_code).filter_map(field).collect()
}

fn check(types: &str, name: &str, message: &Value) {
    check_with(types, name, &[], message);
}

/// Checks that a message has all required fields of its type, and exactly these optional ones.
fn check_with(types: &str, name: &str, optional: &[&str], message: &Value) {
    let message =
        message.as_object().unwrap_or_else(|| panic!("{name} is not an object: {message}"));
    let keys: BTreeSet<String> = message.keys().cloned().collect();
    let promised =
        fields_of(types, name).into_iter().filter_map(|field| match field.strip_suffix('?') {
            Some(field) => optional.contains(&field).then(|| field.to_owned()),
            None => Some(field),
        });
    assert_eq!(keys, promised.collect(), "{name}");
}

#[tokio::test]
async fn messages_have_the_fields_of_their_type() {
    let (shell, desert) = (generated("web/src/gen/wire.ts"), generated("games/desert/web/wire.ts"));
    let server = Server::start();
    let guest = Guest::new(&server).await;
    let games = guest.get("/api/games").await.expect_ok();
    check(&shell, "GameInfo", &games[0]);
    let table = guest.create(table_request(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&guest, &table).await;
    page.wait_until(|page| !page.update.is_null()).await;
    let seat = page.awaited()[0];
    let command = commands(&page, seat).swap_remove(0);
    let as_sent = |page: &Page| serde_json::from_str(&page.received[page.received.len() - 1]);
    check_with(&shell, "Update", &["view"], &page.update);
    page.expect_done(act(seat, &command)).await;
    assert_eq!(page.step(), 1);
    check_with(&shell, "Update", &["patches"], &as_sent(&page).expect("messages are JSON"));
    check(&shell, "TableInfo", &page.info);
    check(&shell, "SeatInfo", &page.info["seats"][0]);
    check(&shell, "StepNote", &page.update["steps"][0]);
    check(&desert, "View", &page.update["view"]);
    check(&desert, "StormView", &page.update["view"]["storm"]);
    let insight = page.ask(json!({"type": "insight"})).await;
    check(&desert, "Insight", &insight["insight"]);
    check(&desert, "StormOdds", &insight["insight"]["storm"]);
    let frames = frames(&guest, &table, "mine").await;
    check(&shell, "Frame", &frames[0]);
}
