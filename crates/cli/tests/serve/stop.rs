//! Stopping politely, and starting where one cannot.
use std::process::Command;

use serde_json::json;

use crate::{
    dice::Dice,
    guest::Guest,
    page::Page,
    play::{play_out, play_step, proven, wish},
    process::Server,
};

#[tokio::test]
async fn who_is_asked_to_stop_says_goodbye_and_loses_nothing() {
    let mut server = Server::start();
    let dice = Dice::new(31);
    let guest = Guest::new(&server).await;
    let table = guest.create(wish(&["me", "me"], json!({"start": true}))).await;
    let mut page = Page::open(&guest, &table).await;
    page.until(|page| !page.awaited().is_empty()).await;
    for _ in 0..5 {
        play_step(&mut page, &dice).await;
    }
    let step = page.step();
    assert!(server.is_alive());
    server.ask_to_stop();
    let last = page.until_closed().await;
    let byes: Vec<_> = last.iter().filter(|message| message["type"] == "bye").collect();
    assert_eq!(byes, [&json!({"type": "bye", "why": "stopping"})]);
    assert!(server.wait().success());

    server.restart();
    page.reconnect().await.expect("the server is back");
    page.until(|page| !page.awaited().is_empty()).await;
    assert_eq!(page.step(), step);
    play_out(&mut page, &dice).await;
    proven(&guest, &table).await;
}

#[tokio::test]
async fn a_port_that_is_taken_is_named() {
    let server = Server::start();
    let address = server.url("").replace("http://", "");
    let store = format!("sqlite:{}", server.store().with_file_name("other.db").display());
    let second = Command::new(env!("CARGO_BIN_EXE_ovoo"))
        .args(["serve", "--listen", &address, "--store", &store])
        .output()
        .expect("ovoo starts");
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!(second.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("cannot listen on {address}")), "{said}");
}

#[tokio::test]
async fn the_host_may_mute_somebody() {
    let server = Server::start();
    let [host, other] = Guest::all(&server).await;
    let table = host.create(wish(&["me", "open"], json!({}))).await;
    let mut hosts = Page::open(&host, &table).await;
    let mut others = Page::open(&other, &table).await;
    others.done(json!({"type": "say", "text": "hello"})).await;
    let person = other.person().await;
    others.refused(json!({"type": "mute", "person": person, "on": true}), "not_host").await;
    hosts.done(json!({"type": "mute", "person": person, "on": true})).await;
    others.refused(json!({"type": "say", "text": "hello?"}), "muted").await;
    hosts.done(json!({"type": "mute", "person": person, "on": false})).await;
    others.done(json!({"type": "say", "text": "thank you"})).await;
}
