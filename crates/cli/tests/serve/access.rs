//! No guest can act for another with wrong, missing, swapped or replayed credentials.
use reqwest::{Method, header};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;

use crate::{
    guest::{Guest, Response, send_request},
    page::{Page, socket_request},
    play::{act, commands, table_request},
    process::Server,
};

/// Starts a game with Ann and Bob. Both pages are up to date when this returns.
async fn start_two_player_game(server: &Server, changes: Value) -> [Page; 2] {
    let [ann, bob] = Guest::several(server).await;
    let table = ann.create(table_request(&["me", "open"], changes)).await;
    let mut pages = [Page::open(&ann, &table).await, Page::open(&bob, &table).await];
    pages[1].expect_done(json!({"type": "sit", "seat": 1, "name": "Bob"})).await;
    pages[0].expect_done(json!({"type": "start"})).await;
    for page in &mut pages {
        page.wait_until(|page| !page.update.is_null()).await;
    }
    pages
}

/// Returns the page whose turn it is, its seat and a legal command, followed by the other page.
fn split_by_turn(pages: &mut [Page; 2]) -> (&mut Page, u64, String, &mut Page) {
    let [one, other] = pages;
    let (page, other) = if one.awaited().is_empty() { (other, one) } else { (one, other) };
    let seat = page.awaited()[0];
    let command = commands(page, seat)[0].clone();
    (page, seat, command, other)
}

#[tokio::test]
async fn commands_for_another_players_seat_are_refused() {
    let server = Server::start();
    let mut pages = start_two_player_game(&server, json!({"undo": "consent"})).await;
    let (page, seat, command, other) = split_by_turn(&mut pages);
    let eve = Guest::new(&server).await;
    let mut spectator = Page::open(&eve, &page.table).await;
    let mut stranger = Page::open(&Guest::anonymous(&server), &page.table).await;
    let token = page.ask(json!({"type": "link", "seat": seat})).await["token"].clone();
    assert!(token.is_string());
    let attempts = [
        act(seat, &command),
        json!({"type": "undo", "seat": seat}),
        json!({"type": "ask_undo", "seat": seat}),
        json!({"type": "why", "seat": seat, "command": command}),
        json!({"type": "stand", "seat": seat}),
        json!({"type": "link", "seat": seat}),
    ];
    for attempt in attempts {
        other.expect_refused(attempt.clone(), "not_your_seat").await;
        spectator.expect_refused(attempt.clone(), "not_your_seat").await;
        stranger.expect_refused(attempt, "no_guest").await;
    }
    for (attempt, code) in [
        (json!({"type": "sit", "seat": seat, "name": "Eve"}), "seat_taken"),
        (json!({"type": "stand_in", "seat": seat, "on": true}), "not_seated"),
        (json!({"type": "settings", "bot_ms": 1}), "not_host"),
        (json!({"type": "answer", "question": 1, "yes": true}), "nothing_asked"),
        (json!({"type": "kick", "seat": seat}), "not_host"),
        (json!({"type": "start"}), "not_host"),
        (json!({"type": "rematch", "deal": "new"}), "not_seated"),
        (json!({"type": "mute", "person": "x", "on": true}), "not_host"),
        (json!({"type": "claim", "token": "0".repeat(32)}), "bad_token"),
    ] {
        spectator.expect_refused(attempt.clone(), code).await;
        stranger.expect_refused(attempt, "no_guest").await;
    }
    stranger.expect_refused(json!({"type": "chat", "text": "boo"}), "no_guest").await;
    other.expect_refused(json!({"type": "stand_in", "seat": seat, "on": true}), "not_absent").await;
    other.expect_refused(act(4, "end"), "no_such_seat").await;
    other.expect_refused(act(9, "end"), "bad_message").await;
    // None of these commands has changed anything.
    assert_eq!(page.expect_done(act(seat, &command)).await["step"], 1);
}

#[tokio::test]
async fn clients_of_different_guests_never_share_commands() {
    let server = Server::start();
    let mut pages = start_two_player_game(&server, json!({})).await;
    let (page, seat, command, other) = split_by_turn(&mut pages);
    let mut copy =
        Page::try_open(&other.guest, &page.table, &page.client, 0).await.expect("the socket opens");
    assert_eq!(page.expect_done(act(seat, &command)).await["type"], "update");
    // The page itself and another guest reuse the command number.
    let id = page.update["id"].clone();
    let mut again = act(seat, &command);
    again["id"] = id.clone();
    page.send_text(again.to_string()).await.expect("the connection is open");
    let answer = page.receive_where(|message| message["id"] == id).await;
    assert_eq!((&answer["type"], &answer["step"]), (&json!("done"), &json!(1)));
    let mut stolen = act(copy.seats()[0], "end");
    stolen["id"] = id.clone();
    copy.send_text(stolen.to_string()).await.expect("the connection is open");
    let answer = copy.receive_where(|message| message["id"] == id).await;
    assert_eq!(answer["type"], "refused", "{answer}");
}

#[tokio::test]
async fn forged_cookies_are_ignored() {
    let server = Server::start();
    let elsewhere = Server::start();
    let mut pages = start_two_player_game(&server, json!({})).await;
    let (page, seat, command, other) = split_by_turn(&mut pages);
    let cookie = page.guest.cookie.clone().expect("a guest has a cookie");
    let token = page.guest.token();
    let other_cookie = other.guest.cookie.clone().expect("a guest has a cookie");
    let foreign = Guest::new(&elsewhere).await.cookie.expect("a guest has a cookie");
    let mut flipped = cookie.clone().into_bytes();
    flipped["ovoo_guest=".len()] ^= 1;
    let signature = &other_cookie[..other_cookie.len() - 32];
    let forged = [
        format!("ovoo_guest={token}"),
        String::from_utf8(flipped).expect("the flipped byte is ASCII"),
        format!("{signature}{token}"),
        cookie.to_uppercase().replace("OVOO_GUEST", "ovoo_guest"),
        format!("{cookie}0"),
        cookie[..cookie.len() - 1].to_owned(),
        foreign,
        "ovoo_guest=".to_owned(),
        format!("ovoo_guest={}", "A".repeat(6000)),
    ];
    let person = page.you["person"].clone();
    for cookie in forged {
        let forger = Guest { cookie: Some(cookie.clone()), ..page.guest.clone() };
        assert_ne!(forger.get("/api/me").await.expect_ok()["person"], person, "{cookie}");
        assert_eq!(forger.get("/api/tables?list=mine").await.expect_ok(), json!([]), "{cookie}");
        let frames = forger.get(&format!("/api/tables/{}/frames?viewers={seat}", page.table)).await;
        frames.expect_error(403, "not_for_you");
        let mut forged = Page::open(&forger, &page.table).await;
        assert_eq!(forged.you["person"], Value::Null, "{cookie}");
        forged.expect_refused(act(seat, &command), "no_guest").await;
    }
    assert_eq!(page.guest.get("/api/me").await.expect_ok()["person"], person);
    page.expect_done(act(seat, &command)).await;
}

#[tokio::test]
async fn links_open_only_their_seat() {
    let server = Server::start();
    let [eve, mallory] = Guest::several(&server).await;
    let mut pages = start_two_player_game(&server, json!({})).await;
    let elsewhere = start_two_player_game(&server, json!({})).await;
    let table = pages[0].table.clone();
    let token = pages[0].ask(json!({"type": "link", "seat": 0})).await["token"].clone();
    let token = token.as_str().expect("the token is text").to_owned();
    assert!(token.len() == 32 && token.bytes().all(|digit| digit.is_ascii_hexdigit()), "{token}");
    let mut device = Page::open(&eve, &table).await;
    let mut far_off = Page::open(&eve, &elsewhere[0].table).await;
    far_off.expect_refused(json!({"type": "claim", "token": token}), "bad_token").await;
    for wrong in [String::new(), token[1..].to_owned(), "f".repeat(32), "x".repeat(32)] {
        device.expect_refused(json!({"type": "claim", "token": wrong}), "bad_token").await;
    }
    device.expect_refused(json!({"type": "claim", "token": eve.token()}), "bad_token").await;
    device.expect_done(json!({"type": "claim", "token": token})).await;
    device.wait_until(|page| page.seats() == [0] && !page.update.is_null()).await;
    device.expect_refused(json!({"type": "link", "seat": 1}), "not_your_seat").await;
    // Both devices hold the seat. The link becomes invalid when the seat is given up.
    assert_eq!(pages[0].seats(), [0]);
    device.expect_done(json!({"type": "stand", "seat": 0})).await;
    pages[0].wait_until(|page| page.seats().is_empty()).await;
    let mut late = Page::open(&mallory, &table).await;
    late.expect_refused(json!({"type": "claim", "token": token}), "bad_token").await;
    device.expect_refused(json!({"type": "claim", "token": token}), "bad_token").await;
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let server = Server::start_with(&["--no-limits", "--origin", "https://friend.example"]);
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "open"], json!({}))).await;
    let own = server.url("");
    let with = async |method: Method, path: &str, name: header::HeaderName, value: &str| {
        let body = if method == Method::PUT { json!({"name": "Ann"}) } else { valid_request() };
        send_request(ann.request(method, path).header(name, value).json(&body)).await
    };
    for foreign in ["http://evil.example", "null", "https://friend.example.evil.example", "http://"]
    {
        let fails = |answer: Response| answer.expect_error(403, "foreign_origin");
        fails(with(Method::POST, "/api/tables", header::ORIGIN, foreign).await);
        fails(with(Method::PUT, "/api/me", header::ORIGIN, foreign).await);
        fails(with(Method::POST, "/api/verify", header::ORIGIN, foreign).await);
        assert_eq!(handshake_status(&ann, &table, header::ORIGIN, foreign).await, 403, "{foreign}");
    }
    let site = header::HeaderName::from_static("sec-fetch-site");
    for foreign in ["cross-site", "same-site"] {
        with(Method::POST, "/api/tables", site.clone(), foreign)
            .await
            .expect_error(403, "foreign_origin");
        assert_eq!(handshake_status(&ann, &table, site.clone(), foreign).await, 403, "{foreign}");
    }
    for fine in [own.as_str(), "https://friend.example"] {
        with(Method::POST, "/api/tables", header::ORIGIN, fine).await.expect_ok();
        with(Method::PUT, "/api/me", header::ORIGIN, fine).await.expect_ok();
        assert_eq!(handshake_status(&ann, &table, header::ORIGIN, fine).await, 101, "{fine}");
    }
    with(Method::POST, "/api/tables", site.clone(), "same-origin").await.expect_ok();
    // A form on another site cannot send JSON.
    let form = ann.request(Method::POST, "/api/tables").body(valid_request().to_string());
    send_request(form).await.expect_error(415, "bad_request");
    let plain = ann.request(Method::POST, "/api/tables").header(header::CONTENT_TYPE, "text/plain");
    send_request(plain.body(valid_request().to_string())).await.expect_error(415, "bad_request");
}

fn valid_request() -> Value {
    table_request(&["me", "random"], json!({}))
}

/// Opens a WebSocket with this header; returns the status of the response.
async fn handshake_status(
    guest: &Guest,
    table: &str,
    name: header::HeaderName,
    value: &str,
) -> u16 {
    let mut request = socket_request(guest, table, "0123456789abcdef", 0);
    let value = value.parse().expect("values are ASCII");
    let name =
        name.as_str().parse::<tungstenite::http::HeaderName>().expect("the name is a header name");
    request.headers_mut().insert(name, value);
    match tokio_tungstenite::connect_async(request).await {
        Ok((_, response)) => response.status().as_u16(),
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}
