//! Invalid messages and requests: each is answered with a clear error, and the table survives.
use reqwest::{Method, header};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::{
    self, Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::{
    guest::{Guest, send_request},
    page::Page,
    play::{act, choose, play_out, play_step, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

async fn open_solo_table(server: &Server) -> Page {
    let ann = Guest::new(server).await;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    Page::open(&ann, &table).await
}

#[tokio::test]
async fn unreadable_messages_are_refused_and_the_connection_stays_open() {
    let server = Server::start();
    let mut page = open_solo_table(&server).await;
    let deep = "[".repeat(2000);
    let closed = format!("{{\"type\":\"ping\",\"x\":{}1{}}}", "[".repeat(500), "]".repeat(500));
    for (text, code) in [
        ("", "not_json"),
        ("hello", "not_json"),
        ("{\"type\":\"ping\"", "not_json"),
        ("{\"type\":\"ping\"}}", "not_json"),
        (&deep, "bad_message"),
        (&closed, "not_json"),
        ("\u{0}", "not_json"),
        ("null", "bad_message"),
        ("[]", "bad_message"),
        ("7", "bad_message"),
        ("{}", "bad_message"),
        ("{\"type\":7}", "bad_message"),
        ("{\"type\":\"dance\",\"id\":1}", "bad_message"),
        ("{\"type\":\"act\",\"id\":1}", "bad_message"),
        ("{\"type\":\"act\",\"id\":1,\"seat\":0}", "bad_message"),
        ("{\"type\":\"act\",\"seat\":0,\"command\":\"end\"}", "bad_message"),
        ("{\"type\":\"act\",\"id\":-1,\"seat\":0,\"command\":\"end\"}", "bad_message"),
        ("{\"type\":\"act\",\"id\":5000000000,\"seat\":0,\"command\":\"end\"}", "bad_message"),
        ("{\"type\":\"act\",\"id\":1,\"seat\":256,\"command\":\"end\"}", "bad_message"),
        ("{\"type\":\"act\",\"id\":1,\"seat\":0,\"command\":[\"end\"]}", "bad_message"),
        ("{\"type\":\"settings\",\"id\":1,\"undo\":\"maybe\"}", "bad_message"),
        ("{\"type\":\"sync\"}", "bad_message"),
    ] {
        let refused = page.send_invalid(Message::text(text)).await;
        assert_eq!(refused["why"]["code"], code, "{text}: {refused}");
    }
    let refused = page.send_invalid(Message::text("{\"type\":\"dance\",\"id\":77}")).await;
    assert_eq!(refused["id"], 77, "a refusal repeats the id if it is readable");
    let refused = page.send_invalid(Message::binary(vec![0xff; 10])).await;
    assert_eq!(refused["why"]["code"], "not_json");
    let long = format!("{{\"type\":\"say\",\"id\":78,\"text\":\"{}\"}}", "x".repeat(4096));
    let refused = page.send_invalid(Message::text(long)).await;
    assert_eq!(refused["why"], json!({"code": "too_long", "max": 4096}));
    assert_eq!(refused["id"], 78);
    page.expect_refused(json!({"type": "chat", "text": "x".repeat(501)}), "bad_text").await;
    page.expect_refused(json!({"type": "chat", "text": " \n "}), "bad_text").await;
    page.expect_refused(act(0, "fly to the moon"), "unreadable").await;
    page.expect_refused(act(0, ""), "unreadable").await;
    let sketch = json!({"type": "plan", "keys": vec!["x"; 65]}).to_string();
    assert_eq!(page.send_invalid(Message::text(sketch)).await["why"]["code"], "too_long");
    page.settle().await;
    play_step(&mut page, &TestRng::new(3)).await;
}

#[tokio::test]
async fn protocol_violations_close_the_connection_but_not_the_table() {
    let server = Server::start();
    let mut witness = open_solo_table(&server).await;
    let text_frame =
        |bytes: Vec<u8>| Message::Frame(Frame::message(bytes, OpCode::Data(Data::Text), true));
    for message in [
        Message::text("x".repeat(70_000)),
        Message::binary(vec![0; 70_000]),
        text_frame(vec![b'{', 0xff, 0xfe]),
        text_frame(vec![0xc3]),
    ] {
        let mut page = Page::open(&witness.guest, &witness.table).await;
        page.settle().await;
        // The server may close the connection before everything is sent.
        let _ = page.send_raw(message).await;
        page.read_until_closed().await;
        witness.settle().await;
    }
    play_out(&mut witness, &TestRng::new(4)).await;
    verified_log(&witness.guest, &witness.table).await;
}

#[tokio::test]
async fn a_flooding_client_is_rate_limited_without_affecting_others() {
    let server = Server::start_with(&[]);
    let mut page = open_solo_table(&server).await;
    let mut other = Page::open(&Guest::new(&server).await, &page.table).await;
    let ping = json!({"type": "ping"}).to_string();
    for _ in 0..200 {
        page.send_text(ping.clone()).await.expect("the connection is open");
        page.send_raw(Message::binary(vec![1])).await.expect("the connection is open");
    }
    let mut n_refused = 0;
    let mut retry_ms = 0;
    for _ in 0..400 {
        let answer = page.receive_where(|m| m["type"] == "pong" || m["type"] == "refused").await;
        if answer["why"]["code"] == "too_fast" {
            n_refused += 1;
            retry_ms = answer["why"]["retry_ms"].as_u64().expect("the value is a number");
            assert!(retry_ms <= 200, "{answer}");
        }
    }
    assert!(n_refused > 100, "only {n_refused} of 400 were too fast");
    other.settle().await;
    tokio::time::sleep(std::time::Duration::from_millis(retry_ms + 200)).await;
    page.settle().await;
    play_step(&mut page, &TestRng::new(5)).await;
    // HTTP requests are limited per address.
    let guest = &page.guest;
    let mut later = guest.get("/api/games").await;
    for _ in 0..1000 {
        if later.status == 429 {
            break;
        }
        later = guest.get("/api/games").await;
    }
    later.expect_error(429, "too_fast");
    let retry_ms = later.json()["retry_ms"].as_u64().expect("the value is a number");
    tokio::time::sleep(std::time::Duration::from_millis(retry_ms + 200)).await;
    guest.get("/api/games").await.expect_ok();
}

#[tokio::test]
async fn http_errors_have_a_status_a_code_and_a_message() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "open"], json!({}))).await;
    let raw = async |body: String| {
        let request = ann.request(Method::POST, "/api/tables").body(body);
        send_request(request.header(header::CONTENT_TYPE, "application/json")).await
    };
    raw("{".to_owned()).await.expect_error(400, "bad_request");
    raw("[".repeat(10_000)).await.expect_error(422, "bad_request");
    raw("{}".to_owned()).await.expect_error(422, "bad_request");
    raw(String::new()).await.expect_error(400, "bad_request");
    raw(table_request(&["me", "open"], json!({"surprise": 1})).to_string())
        .await
        .expect_error(422, "bad_request");
    raw(format!("{{\"game\": \"{}\"}}", "x".repeat(20_000))).await.expect_error(413, "too_long");
    for (changes, code) in [
        (json!({"game": "chess"}), "unknown_game"),
        (json!({"preset": "easy"}), "unknown_preset"),
        (json!({"options": {"sand_total": 1}}), "bad_options"),
        (json!({"options": {"sugar": 1}}), "bad_options"),
        (json!({"name": "\u{202e}eve"}), "bad_name"),
        (json!({"name": ""}), "bad_name"),
        (json!({"name": "x".repeat(25)}), "bad_name"),
        (json!({"seats": [{"kind": "me"}]}), "seat_count"),
        (json!({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "god"}]}), "unknown_bot"),
        (json!({"pace": {"kind": "slow", "minutes": 0}}), "bad_pace"),
        (json!({"start": true}), "open_seats"),
    ] {
        ann.post("/api/tables", &table_request(&["me", "open"], changes))
            .await
            .expect_error(400, code);
    }
    let nowhere = json!({"from": {"table": "222222222222", "step": 1}});
    ann.post("/api/tables", &table_request(&["me", "open"], nowhere))
        .await
        .expect_error(404, "not_found");
    ann.put("/api/me", &json!({"name": "\u{7}"})).await.expect_error(400, "bad_name");
    for id in ["222222222222", "short", "%252e", "ABCDEFGHJKMN", "2222222222222222", "é"] {
        for tail in ["", "/frames", "/log"] {
            ann.get(&format!("/api/tables/{id}{tail}")).await.expect_error(404, "not_found");
        }
    }
    ann.get(&format!("/api/tables/{table}/log")).await.expect_error(409, "not_over");
    ann.get(&format!("/api/tables/{table}/frames")).await.expect_error(409, "not_playing");
    ann.get(&format!("/api/tables/{table}/frames?from=x")).await.expect_error(400, "bad_request");
    ann.get("/api/tables/%ff").await.expect_error(400, "bad_request");
    ann.get("/api/tables").await.expect_error(400, "bad_request");
    ann.get("/api/tables?list=all").await.expect_error(400, "bad_list");
    ann.get(&format!("/api/tables/{table}/socket")).await.expect_error(400, "bad_request");
    ann.get("/api/nothing").await.expect_error(404, "not_found");
    send_request(ann.request(Method::DELETE, "/api/tables")).await.expect_error(405, "bad_request");
    send_request(ann.request(Method::PATCH, "/api/me")).await.expect_error(405, "bad_request");
    let huge = ann.request(Method::POST, "/api/verify").body("x".repeat(3_000_000));
    send_request(huge).await.expect_error(413, "too_long");
    let verdict =
        send_request(ann.request(Method::POST, "/api/verify").body("{}")).await.expect_ok();
    assert_eq!((&verdict["ok"], &verdict["line"]), (&json!(false), &json!(1)));
    let no_text = ann.request(Method::POST, "/api/verify").body(vec![0xff, 0xfe]);
    send_request(no_text).await.expect_error(400, "bad_request");
}

#[tokio::test]
async fn paths_cannot_escape_the_web_app() {
    let server = Server::start();
    for path in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/\\..\\Cargo.toml",
        "/....//Cargo.toml",
        "/assets/nothing.js",
        "/.git/config",
        "/%00.txt",
        "//etc/passwd",
    ] {
        let answer = raw_get(&server, path).await;
        assert!(!answer.contains("[package]") && !answer.contains("root:"), "{path}: {answer}");
        let status = answer.split(' ').nth(1).unwrap_or_default();
        let is_file = path.starts_with("/assets/");
        assert!(
            ["404", "400"].contains(&status) || (!is_file && answer.contains("<title>")),
            "{path}: {answer}"
        );
    }
    // Paths of the app return its page, or a notice that it is not built.
    let guest = Guest::anonymous(&server);
    for path in ["/", "/t/222222222222", "/rules/desert"] {
        let answer = guest.get(path).await;
        assert!(answer.text.contains("<title>") || answer.text.contains("<html"), "{answer:?}");
    }
}

/// Sends a path without the normalization that browsers apply.
async fn raw_get(server: &Server, path: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("the server answers");
    String::from_utf8_lossy(&answer).into_owned()
}

const N_FUZZ: usize = 3000;

#[tokio::test]
async fn after_thousands_of_mutated_messages_the_table_still_plays() {
    let server = Server::start();
    let rng = TestRng::new(7);
    let mut page = open_solo_table(&server).await;
    let mut n_answered = 0;
    for n in 0..N_FUZZ {
        let message = mutate_message(&page, &rng);
        let sent = page.send_raw(message).await;
        // Reads the replies from time to time.
        let sent = match n % 20 {
            0 if sent.is_ok() => drain(&mut page).await,
            _ => sent,
        };
        match sent {
            Ok(()) => n_answered += 1,
            Err(_) => page.reconnect().await.expect("the table is still open"),
        }
    }
    assert!(n_answered > N_FUZZ / 2, "the connection broke too often");
    drain(&mut page).await.expect("the table is still open");
    // A mutated message may have changed the seat, so the page is reloaded.
    page.reconnect().await.expect("the table is still open");
    let seated = page.seats();
    if !seated.contains(&0) {
        page.expect_done(json!({"type": "sit", "seat": 0, "name": "Ann"})).await;
    }
    page.expect_done(json!({"type": "stand_in", "seat": 0, "on": false})).await;
    page.wait_until(|page| !page.update.is_null()).await;
    play_out(&mut page, &rng).await;
    verified_log(&page.guest, &page.table).await;
}

/// Waits until every message sent so far has been handled.
async fn drain(page: &mut Page) -> Result<(), tungstenite::Error> {
    page.send_text(json!({"type": "ping"}).to_string()).await?;
    while page.receive().await?["type"] != "pong" {}
    Ok(())
}

/// Returns a valid message with random corruption.
fn mutate_message(page: &Page, rng: &TestRng) -> Message {
    let (seat, command) = choose(page, rng).unwrap_or((0, "end".to_owned()));
    let whole = [
        act(seat, &command),
        json!({"type": "undo", "id": 1, "seat": seat}),
        json!({"type": "ask_undo", "id": 2, "seat": 0}),
        json!({"type": "answer", "id": 3, "question": 1, "yes": true}),
        json!({"type": "why", "id": 4, "seat": 0, "command": "dig c3"}),
        json!({"type": "insight", "id": 5}),
        json!({"type": "chat", "id": 6, "text": "hello"}),
        json!({"type": "plan", "keys": ["a1", "b2"]}),
        json!({"type": "sit", "id": 7, "seat": 1, "name": "Ann", "entropy": "00"}),
        json!({"type": "rename", "id": 8, "seat": 0, "name": "Ann"}),
        json!({"type": "set_seat", "id": 9, "seat": 1, "bot": "random"}),
        json!({"type": "n_seats", "id": 10, "n": 3}),
        json!({"type": "kick", "id": 11, "seat": 1}),
        json!({"type": "admit", "id": 19, "person": "00112233"}),
        json!({"type": "start", "id": 12}),
        json!({"type": "settings", "id": 13, "bot_ms": 0, "undo": "free"}),
        json!({"type": "settings", "id": 20, "pace": {"kind": "slow", "minutes": 60}}),
        json!({"type": "stand_in", "id": 14, "seat": 0, "on": false}),
        json!({"type": "link", "id": 15, "seat": 0}),
        json!({"type": "claim", "id": 16, "token": "00112233445566778899aabbccddeeff"}),
        json!({"type": "mute", "id": 17, "person": "00112233", "on": true}),
        json!({"type": "rematch", "id": 18, "deal": "same"}),
        json!({"type": "sync", "since": 0}),
    ];
    let mut bytes = corrupt_field(rng.pick(&whole).clone(), rng).to_string().into_bytes();
    for _ in 0..rng.below(3) {
        let at = rng.below(bytes.len());
        match rng.below(4) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, *rng.pick(b"\"{}[],:0-9eE.\\u\n\0")),
            _ => bytes.truncate(at.max(1)),
        }
    }
    match String::from_utf8(bytes) {
        Ok(text) => Message::text(text),
        Err(error) => Message::binary(error.into_bytes()),
    }
}

/// Replaces one field with an unsuitable value.
fn corrupt_field(mut message: Value, rng: &TestRng) -> Value {
    let strange = [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(6),
        json!(4_294_967_295_u64),
        json!(1e300),
        json!(""),
        json!("\u{202e}\u{0}"),
        json!("p1"),
        json!("everyone"),
        json!("x".repeat(300)),
        json!([0, 1]),
        json!({"seat": 0}),
    ];
    let fields: Vec<String> = match message.as_object() {
        Some(fields) => fields.keys().cloned().collect(),
        None => return message,
    };
    if rng.once_in(2) {
        let field = rng.pick(&fields).clone();
        message[field] = rng.pick(&strange).clone();
    }
    message
}
