//! Table commands: undo, leaving and joining, host rights, chat, rematch, playing on from a
//! position.
use serde_json::{Value, json};
use table::{Line, commitment};

use crate::{
    guest::Guest,
    page::Page,
    play::{act, commands, frames, play_out, play_step, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

/// Starts a game with Ann, Bob and `others`.
async fn start_two_player_game(server: &Server, others: &[&str], changes: Value) -> [Page; 2] {
    let [ann, bob] = Guest::several(server).await;
    let seats = [&["me", "open"], others].concat();
    let table = ann.create(table_request(&seats, changes)).await;
    let mut pages = [Page::open(&ann, &table).await, Page::open(&bob, &table).await];
    pages[1].expect_done(json!({"type": "sit", "seat": 1, "name": "Bob"})).await;
    pages[0].expect_done(json!({"type": "start"})).await;
    for page in &mut pages {
        page.wait_until(|page| !page.update.is_null()).await;
    }
    pages
}

/// Plays both pages until the game is over.
async fn play_both(pages: &mut [Page; 2], rng: &TestRng) {
    while !pages[0].is_over() {
        let step = pages[0].step().max(pages[1].step());
        for page in pages.iter_mut() {
            page.wait_until(|page| page.step() >= step).await;
        }
        if pages[0].is_over() {
            break;
        }
        let Some(page) = pages.iter_mut().find(|page| !page.awaited().is_empty()) else {
            // It is a bot's turn.
            pages[0].wait_until(|page| page.step() > step).await;
            continue;
        };
        play_step(page, rng).await;
    }
    for page in pages {
        page.wait_until(|page| page.info["phase"] == "over").await;
    }
}

/// Makes an undoable move, a walk, for the player whose turn it is.
async fn walk(pages: &mut [Page; 2]) -> (usize, u64) {
    let at = pages.iter().position(|page| !page.awaited().is_empty()).expect("a player is awaited");
    let seat = pages[at].awaited()[0];
    let is_walk = |text: &&String| text.starts_with("move");
    let command = commands(&pages[at], seat)
        .iter()
        .find(is_walk)
        .expect("a walk is always legal here")
        .clone();
    pages[at].expect_done(act(seat, &command)).await;
    assert_eq!(pages[at].update["undo"][seat.to_string()], command);
    let step = pages[at].step();
    pages[1 - at].wait_until(|page| page.step() == step).await;
    (at, seat)
}

#[tokio::test]
async fn a_walk_can_be_undone_only_if_undo_is_enabled() {
    let server = Server::start();
    let rng = TestRng::new(21);
    let mut pages = start_two_player_game(&server, &[], json!({"undo": "free"})).await;
    let before = pages[0].update["view"].clone();
    let (at, seat) = walk(&mut pages).await;
    assert_ne!(pages[0].update["view"], before);
    let undo = json!({"type": "undo", "seat": seat});
    pages[1 - at].expect_refused(undo.clone(), "not_your_seat").await;
    let answer = pages[at].expect_done(undo.clone()).await;
    assert_eq!((&answer["step"], &answer["steps"][0]["undo"]), (&json!(2), &json!(true)));
    pages[1 - at].wait_until(|page| page.step() == 2).await;
    assert_eq!(pages[0].update["view"], before);
    pages[at].expect_refused(undo.clone(), "cannot_undo").await;
    pages[at].expect_refused(json!({"type": "ask_undo", "seat": seat}), "undo_off").await;
    play_both(&mut pages, &rng).await;
    pages[at].expect_refused(undo.clone(), "not_playing").await;
    let (log, _) = verified_log(&pages[0].guest, &pages[0].table).await;
    assert!(matches!(log.inputs[1], Line::Undo { .. }), "{:?}", log.inputs[1]);

    let mut pages = start_two_player_game(&server, &[], json!({"undo": "off"})).await;
    let at = pages.iter().position(|page| !page.awaited().is_empty()).expect("a player is awaited");
    let seat = pages[at].awaited()[0];
    pages[at].expect_done(act(seat, &commands(&pages[at], seat)[0].clone())).await;
    assert_eq!(pages[at].update["undo"], json!({}));
    pages[at].expect_refused(json!({"type": "undo", "seat": seat}), "undo_off").await;
    pages[at].expect_refused(json!({"type": "ask_undo", "seat": seat}), "undo_off").await;
}

#[tokio::test]
async fn undo_beyond_the_engines_limit_needs_consent() {
    let server = Server::start();
    let rng = TestRng::new(22);
    let mut pages = start_two_player_game(&server, &["random"], json!({"undo": "consent"})).await;
    // Plays until the last step can be undone only with consent.
    while pages[0].step() < 12 && !pages[0].is_over() {
        let at = pages.iter().position(|page| !page.awaited().is_empty());
        match at {
            Some(at) => play_step(&mut pages[at], &rng).await,
            None => drop(pages[0].receive_type("update").await),
        }
        let step = pages[0].step().max(pages[1].step());
        for page in &mut pages {
            page.wait_until(|page| page.step() >= step).await;
        }
    }
    // The bot may be about to move, so slow it down.
    pages[0].expect_done(json!({"type": "settings", "bot_ms": 10_000})).await;
    let [ann, bob] = &mut pages;
    ann.settle().await;
    let step = ann.step();
    bob.wait_until(|page| page.step() == step).await;
    let ask = json!({"type": "ask_undo", "seat": 0});
    let answer = |page: &Page, yes: bool| {
        let question = &page.info["question"]["id"];
        json!({"type": "answer", "question": question, "yes": yes})
    };
    let yes = json!({"type": "answer", "question": 1, "yes": true});
    bob.expect_refused(yes, "nothing_asked").await;
    ann.expect_done(ask.clone()).await;
    bob.wait_until(|page| !page.info["question"].is_null()).await;
    let asked = &bob.info["question"];
    assert_eq!((&asked["seat"], &asked["waiting"]), (&json!(0), &json!([1])));
    assert_eq!(asked["ask"], json!({"kind": "undo"}));
    ann.expect_refused(answer(bob, true), "nothing_asked").await;
    bob.expect_done(answer(bob, false)).await;
    ann.wait_until(|page| page.info["question"].is_null()).await;
    assert_eq!(ann.step(), step, "a no changes nothing");

    // A player who reconnects receives the pending request and can consent to it.
    let id = ann.send(ask).await;
    ann.reply_to(id).await;
    bob.reconnect().await.expect("the table is still open");
    assert_eq!(bob.info["question"]["waiting"], json!([1]));
    bob.expect_done(answer(bob, true)).await;
    ann.wait_until(|page| page.step() == step + 1).await;
    assert_eq!(ann.update["steps"][0]["undo"], true);
    let again = frames(&ann.guest, &ann.table, "mine").await;
    assert_eq!(ann.update["view"], again[step as usize - 1]["view"]);
    // After a lost connection, a resent request does not ask the players again.
    let again = json!({"type": "ask_undo", "id": id, "seat": 0});
    ann.send_text(again.to_string()).await.expect("the connection is open");
    assert_eq!(ann.reply_to(id).await["type"], "done");
    ann.settle().await;
    assert_eq!(ann.step(), step + 1, "taken back once");

    ann.expect_done(json!({"type": "settings", "bot_ms": 0})).await;
    play_both(&mut pages, &rng).await;
    let (log, _) = verified_log(&pages[0].guest, &pages[0].table).await;
    let n_rewinds = log.inputs.iter().filter(|line| matches!(line, Line::Rewind { .. })).count();
    assert_eq!(n_rewinds, 1);
}

#[tokio::test]
async fn undo_needs_no_consent_from_bots_and_is_applied_once() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "random"], json!({"undo": "consent"}))).await;
    let mut page = Page::open(&ann, &table).await;
    for _ in 0..3 {
        play_step(&mut page, &TestRng::new(23)).await;
    }
    page.wait_until(|page| page.is_over() || !page.awaited().is_empty()).await;
    let step = page.step();
    let id = page.send(json!({"type": "ask_undo", "seat": 0})).await;
    let answer = page.reply_to(id).await;
    assert_eq!(answer["step"], step + 1, "{answer}");
    let again = json!({"type": "ask_undo", "id": id, "seat": 0});
    page.send_text(again.to_string()).await.expect("the connection is open");
    assert_eq!(page.reply_to(id).await["type"], "done");
    let frames = frames(&ann, &table, "mine").await;
    assert_eq!(frames[step as usize + 1]["undo"], true);
    assert!(frames.get(step as usize + 2).is_none_or(|frame| frame["undo"] == false));
}

#[tokio::test]
async fn a_bot_plays_an_abandoned_seat_until_its_player_returns() {
    let server = Server::start();
    let rng = TestRng::new(24);
    let mut pages = start_two_player_game(&server, &[], json!({})).await;
    let table = pages[0].table.clone();
    let carol = Guest::new(&server).await;
    let mut carols = Page::open(&carol, &table).await;
    let sit = json!({"type": "sit", "seat": 1, "name": "Carol", "entropy": "ff"});
    carols.expect_refused(sit.clone(), "seat_taken").await;
    pages[1].expect_done(json!({"type": "stand", "seat": 1})).await;
    assert_eq!(pages[1].seats(), [0_u64; 0]);
    pages[1].expect_refused(act(1, "end"), "not_your_seat").await;
    assert_eq!(pages[1].guest.get("/api/tables?list=mine").await.expect_ok(), json!([]));
    // The game continues without Bob.
    let [ann, _] = &mut pages;
    let is_stand_in = |page: &Page| {
        let steps = page.update["steps"].as_array().expect("the value is a list");
        steps.iter().any(|step| step["by"] == "stand_in" && step["seat"] == 1)
    };
    while !is_stand_in(ann) {
        match ann.awaited().is_empty() {
            true => drop(ann.receive_type("update").await),
            false => play_step(ann, &rng).await,
        }
    }
    assert_eq!(ann.info["seats"][1]["name"], "Bob");
    let why = carols.expect_refused(sit, "seat_kept").await;
    assert!(why["wait_ms"].as_u64().is_some_and(|ms| ms <= 120_000), "{why}");
    let [ann, mut bob] = pages;
    bob.expect_done(json!({"type": "sit", "seat": 1, "name": "Bob"})).await;
    bob.wait_until(|page| page.seats() == [1] && page.update["choices"].get("1").is_some()).await;
    assert_eq!(bob.info["seats"][1]["bot"], Value::Null);
    let step = bob.step();
    let mut pages = [ann, bob];
    play_both(&mut pages, &rng).await;
    let frames = frames(&pages[1].guest, &table, "1").await;
    let after = frames.iter().skip(step as usize + 1).filter(|frame| frame["seat"] == 1);
    assert!(after.clone().all(|frame| frame["by"] == "person"), "Bob plays himself");
    verified_log(&carol, &table).await;
}

#[tokio::test]
async fn a_bot_stands_in_on_request() {
    let server = Server::start();
    let rng = TestRng::new(25);
    // Bots are fast, so some games are over before Ann can return.
    while !a_bot_stands_in(&server, &rng).await {}
}

/// Returns `false` if the game was over before Ann came back.
async fn a_bot_stands_in(server: &Server, rng: &TestRng) -> bool {
    let mut pages = start_two_player_game(server, &[], json!({})).await;
    let [ann, bob] = &mut pages;
    let stand_in = |seat: u64, on: bool| json!({"type": "stand_in", "seat": seat, "on": on});
    ann.expect_refused(stand_in(1, true), "not_absent").await;
    ann.expect_done(stand_in(0, true)).await;
    bob.expect_done(stand_in(1, true)).await;
    ann.expect_refused(stand_in(1, false), "not_your_seat").await;
    ann.wait_until(|page| page.step() > 6 || page.is_over()).await;
    let is_back = ann.ask(stand_in(0, false)).await["type"] == "done";
    ann.wait_until(|page| page.is_over() || page.awaited() == [0]).await;
    if is_back && !ann.is_over() {
        play_step(ann, rng).await;
        let answer = ann.ask(stand_in(0, true)).await;
        assert!(answer["type"] == "done" || answer["why"]["code"] == "not_playing", "{answer}");
    }
    ann.wait_until(Page::is_over).await;
    let frames = frames(&ann.guest, &ann.table, "everyone").await;
    assert!(frames.iter().skip(1).any(|frame| frame["by"] == "stand_in"));
    verified_log(&ann.guest, &ann.table).await;
    is_back && frames.iter().any(|frame| frame["by"] == "person" && frame["seat"] == 0)
}

#[tokio::test]
async fn only_the_host_manages_the_lobby() {
    let server = Server::start();
    let [ann, bob] = Guest::several(&server).await;
    let table = ann.create(table_request(&["me", "open"], json!({"privacy": "open"}))).await;
    let mut host = Page::open(&ann, &table).await;
    let mut bobs = Page::open(&bob, &table).await;
    assert_eq!(bob.get("/api/tables?list=open").await.expect_ok()[0]["id"], *table);
    bobs.expect_done(json!({"type": "sit", "seat": 1, "name": " Bob  the\tBuilder "})).await;
    assert_eq!(bobs.info["seats"][1]["name"], "Bob the Builder");
    for message in [
        json!({"type": "set_seat", "seat": 0, "bot": "random"}),
        json!({"type": "n_seats", "n": 3}),
        json!({"type": "kick", "seat": 0}),
        json!({"type": "start"}),
        json!({"type": "settings", "undo": "off"}),
        json!({"type": "settings", "watching": "none"}),
        json!({"type": "settings", "privacy": "link"}),
        json!({"type": "mute", "person": "x", "on": true}),
    ] {
        bobs.expect_refused(message, "not_host").await;
    }
    bobs.expect_done(json!({"type": "settings", "bot_ms": 99_999})).await;
    assert_eq!(bobs.info["bot_ms"], 10_000);
    bobs.expect_refused(json!({"type": "rename", "seat": 0, "name": "x"}), "not_your_seat").await;
    bobs.expect_refused(json!({"type": "rename", "seat": 1, "name": "\u{7}"}), "bad_name").await;
    bobs.expect_done(json!({"type": "rename", "seat": 1, "name": "Robert"})).await;
    for (message, code) in [
        (json!({"type": "set_seat", "seat": 1, "bot": "random"}), "seat_taken"),
        (json!({"type": "n_seats", "n": 1}), "seat_count"),
        (json!({"type": "n_seats", "n": 6}), "seat_count"),
        (json!({"type": "set_seat", "seat": 4, "bot": null}), "no_such_seat"),
        (json!({"type": "undo", "seat": 0}), "not_playing"),
        (act(0, "end"), "not_playing"),
        (json!({"type": "rematch", "deal": "new"}), "not_over"),
        (json!({"type": "stand_in", "seat": 0, "on": true}), "not_playing"),
    ] {
        host.expect_refused(message, code).await;
    }
    host.expect_done(json!({"type": "n_seats", "n": 4})).await;
    host.expect_refused(json!({"type": "start"}), "open_seats").await;
    host.expect_refused(json!({"type": "set_seat", "seat": 2, "bot": "god"}), "unknown_bot").await;
    host.expect_done(json!({"type": "set_seat", "seat": 2, "bot": "random"})).await;
    host.expect_done(json!({"type": "n_seats", "n": 3})).await;
    let id = host.send(json!({"type": "kick", "seat": 1})).await;
    host.reply_to(id).await;
    bobs.wait_until(|page| page.seats().is_empty()).await;
    bobs.expect_refused(json!({"type": "sit", "seat": 1, "name": "Bob"}), "kicked").await;
    assert_eq!(bobs.you["is_kicked"], true);
    let path = format!("/api/tables/{table}/frames");
    let person = host.info["kicked"][0]["person"].clone();
    host.expect_done(json!({"type": "admit", "person": person})).await;
    // A kick that is resent after Bob has come back must not remove him again.
    bobs.expect_done(json!({"type": "sit", "seat": 1, "name": "Bob"})).await;
    let again = json!({"type": "kick", "id": id, "seat": 1});
    host.send_text(again.to_string()).await.expect("the connection is open");
    assert_eq!(host.reply_to(id).await["type"], "done");
    bobs.settle().await;
    assert_eq!(bobs.seats(), [1]);
    bobs.expect_refused(json!({"type": "start"}), "not_host").await;
    host.expect_done(json!({"type": "set_seat", "seat": 2, "bot": "random"})).await;
    host.expect_done(json!({"type": "start"})).await;
    assert!(bob.get(&path).await.status.is_success());
    bobs.expect_refused(json!({"type": "rename", "seat": 1, "name": "x"}), "not_in_lobby").await;
    bobs.expect_refused(json!({"type": "kick", "seat": 0}), "not_host").await;
    host.expect_refused(json!({"type": "kick", "seat": 1}), "not_in_lobby").await;
}

#[tokio::test]
async fn chat_is_stored_deduplicated_and_muted() {
    let mut server = Server::start();
    let mut pages = start_two_player_game(&server, &[], json!({})).await;
    let [ann, bob] = &mut pages;
    let say = |text: &str| json!({"type": "chat", "text": text});
    let id = bob.send(say("hello")).await;
    bob.reply_to(id).await;
    let message = ann.receive_type("chat").await;
    assert_eq!(
        (&message["n"], &message["text"], &message["name"]),
        (&json!(1), &json!("hello"), &json!("Bob"))
    );
    let mute =
        |on: bool, page: &Page| json!({"type": "mute", "person": page.you["person"], "on": on});
    ann.expect_done(mute(true, bob)).await;
    bob.expect_refused(say("boo"), "muted").await;
    ann.expect_done(mute(false, bob)).await;
    bob.expect_done(say("thanks")).await;
    assert_eq!(ann.receive_type("chat").await["text"], "thanks");
    // Bob got no reply, so he resends the message after the restart.
    server.kill_9();
    server.restart();
    let again = json!({"type": "chat", "id": id, "text": "hello"});
    bob.unanswered.insert(id, again);
    bob.reconnect().await.expect("the server is back");
    bob.reply_to(id).await;
    ann.reconnect().await.expect("the server is back");
    let chat = ann.welcome["chat"].as_array().expect("the value is a list");
    let texts: Vec<&Value> = chat.iter().map(|message| &message["text"]).collect();
    assert_eq!(texts, ["hello", "thanks"]);
}

#[tokio::test]
async fn a_rematch_has_the_same_cards_or_new_ones() {
    let server = Server::start();
    let rng = TestRng::new(26);
    let entropy = json!({"entropy": "00ff"});
    let mut pages = start_two_player_game(&server, &["random"], entropy).await;
    let old = pages[0].table.clone();
    let mut stranger = Page::open(&Guest::new(&server).await, &old).await;
    pages[0].expect_refused(json!({"type": "rematch", "deal": "same"}), "not_over").await;
    play_both(&mut pages, &rng).await;
    let opening = frames(&pages[0].guest, &old, "0").await[0]["view"].clone();
    stranger.expect_refused(json!({"type": "rematch", "deal": "same"}), "not_seated").await;
    pages[1].expect_done(json!({"type": "rematch", "deal": "same"})).await;
    let mut moved = Vec::new();
    for page in &mut pages {
        page.wait_until(|page| !page.last("moved").is_null()).await;
        moved.push(page.last("moved")["table"].clone());
    }
    assert_eq!(moved[0], moved[1]);
    let next = moved[0].as_str().expect("the value is an id").to_owned();
    pages[0].expect_done(json!({"type": "rematch", "deal": "new"})).await;
    assert_eq!(pages[0].last("moved")["table"], next, "there is one rematch");
    assert_eq!(pages[0].guest.table(&old).await["next"], next);
    let mut again = Page::open(&pages[0].guest, &next).await;
    assert_eq!(again.info["phase"], "lobby");
    assert_eq!(again.info["commitment"], pages[0].info["commitment"]);
    assert_eq!(again.info["origin"], json!({"kind": "same"}), "everyone sees that it is open");
    assert_eq!(again.info["host"], pages[1].you["person"], "the player who asked hosts it");
    assert_eq!(again.seats(), [0_u64; 0], "the others sit down once they have seen the mark");
    again.expect_done(json!({"type": "sit", "seat": 0, "name": "Ann"})).await;
    let mut bobs = Page::open(&pages[1].guest, &next).await;
    bobs.expect_done(json!({"type": "start"})).await;
    again.wait_until(|page| !page.update.is_null()).await;
    let first = frames(&pages[0].guest, &next, "0").await[0]["view"].clone();
    assert_eq!(first, opening, "the same cards");

    let ann = &pages[0].guest;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    let mut page = Page::open(ann, &table).await;
    play_out(&mut page, &rng).await;
    page.expect_done(json!({"type": "rematch", "deal": "new"})).await;
    let next = page.last("moved")["table"].as_str().expect("the value is an id").to_owned();
    assert_ne!(ann.table(&next).await["commitment"], page.info["commitment"]);
}

#[tokio::test]
async fn a_table_can_start_from_any_step_of_a_finished_game() {
    let server = Server::start();
    let rng = TestRng::new(27);
    let [ann, eve] = Guest::several(&server).await;
    let seats = ["me", "random"];
    let table = ann.create(table_request(&seats, json!({"watching": "none"}))).await;
    let from = |step: u64| json!({"from": {"table": table, "step": step}});
    ann.post("/api/tables", &table_request(&seats, from(0))).await.expect_error(409, "not_over");
    let mut page = Page::open(&ann, &table).await;
    play_out(&mut page, &rng).await;
    let n_steps = u64::from(page.step());
    let frames = frames(&ann, &table, "spectators").await;
    for step in [0, n_steps / 2, n_steps - 1] {
        let next = ann.create(table_request(&seats, from(step))).await;
        let mut again = Page::open(&ann, &next).await;
        again.wait_until(|page| !page.update.is_null()).await;
        let path = format!("/api/tables/{next}/frames?n=1&viewers=spectators");
        let first = ann.get(&path).await.expect_ok();
        assert_eq!(first["frames"][0]["view"], frames[step as usize]["view"], "step {step}");
        assert_eq!(again.info["origin"], json!({"kind": "continued", "step": step}));
        play_out(&mut again, &rng).await;
        verified_log(&ann, &next).await;
    }
    ann.post("/api/tables", &table_request(&seats, from(n_steps)))
        .await
        .expect_error(409, "not_playing");
    let crowded = table_request(&["me", "random", "random"], from(1));
    ann.post("/api/tables", &crowded).await.expect_error(400, "seat_count");
    // A guest who may not watch the table cannot continue it either.
    eve.post("/api/tables", &table_request(&seats, from(1))).await.expect_error(403, "not_for_you");
}

#[tokio::test]
async fn the_seed_is_committed_before_the_first_move_and_every_player_adds_entropy() {
    let server = Server::start();
    let rng = TestRng::new(28);
    let [ann, bob] = Guest::several(&server).await;
    let entropy = ["a1b2c3d4", "0011223344556677"];
    let seats = ["me", "open", "random"];
    let table = ann.create(table_request(&seats, json!({"entropy": entropy[0]}))).await;
    let promised = ann.table(&table).await["commitment"].clone();
    let mut pages = [Page::open(&ann, &table).await, Page::open(&bob, &table).await];
    let sit = json!({"type": "sit", "seat": 1, "name": "Bob", "entropy": entropy[1]});
    pages[1].expect_done(sit).await;
    assert_eq!(ann.table(&table).await["n_entropy"], 2);
    pages[0].expect_done(json!({"type": "start"})).await;
    ann.get(&format!("/api/tables/{table}/log")).await.expect_error(409, "not_over");
    pages[1].wait_until(|page| !page.update.is_null()).await;
    play_both(&mut pages, &rng).await;
    let (log, _) = verified_log(&ann, &table).await;
    assert_eq!(log.header.entropy, entropy);
    assert_eq!(log.header.commitment, promised);
    assert_eq!(commitment(&log.secret.expect("the seed is revealed")), promised);
    for page in &pages {
        for message in page.received.iter().filter(|message| message.contains("commitment")) {
            assert!(
                message.contains(promised.as_str().expect("the value is text")),
                "it changed: {message}"
            );
        }
    }
}
