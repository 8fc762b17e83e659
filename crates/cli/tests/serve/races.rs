//! Concurrent commands: a seat is given only once, and replies match the table's state.
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::{
    guest::Guest,
    page::Page,
    play::{act, choose, play_out, play_step, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

fn sit(seat: u64) -> Value {
    json!({"type": "sit", "seat": seat, "name": format!("Guest {seat}")})
}

#[tokio::test]
async fn of_50_guests_who_race_for_a_seat_one_gets_it() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "open"], json!({}))).await;
    let guests = join_all((0..50).map(|_| Guest::new(&server))).await;
    let mut pages = join_all(guests.iter().map(|guest| Page::open(guest, &table))).await;
    let answers = join_all(pages.iter_mut().map(|page| page.ask(sit(1)))).await;
    let winners: Vec<usize> = (0..50).filter(|at| answers[*at]["type"] == "done").collect();
    let [winner] = winners[..] else { panic!("{} guests got the seat", winners.len()) };
    for (at, answer) in answers.iter().enumerate().filter(|(at, _)| *at != winner) {
        assert_eq!(answer["why"]["code"], "seat_taken", "{answer}");
        pages[at].settle().await;
        assert_eq!(pages[at].seats(), [0_u64; 0]);
    }
    pages[winner].settle().await;
    assert_eq!(pages[winner].seats(), [1]);
    assert_eq!(ann.table(&table).await["seats"][1]["person"], pages[winner].you["person"]);
}

#[tokio::test]
async fn the_table_matches_its_replies_in_any_order_of_commands() {
    let server = Server::start();
    let rng = TestRng::new(11);
    let [ann, bob, carol] = Guest::several(&server).await;
    for _ in 0..12 {
        let table = ann.create(table_request(&["me", "open", "open"], json!({}))).await;
        let mut tab = Page::open(&ann, &table).await;
        let mut other_tab = Page::open(&ann, &table).await;
        let mut bobs = Page::open(&bob, &table).await;
        let mut carols = Page::open(&carol, &table).await;
        bobs.expect_done(sit(1)).await;
        let start = json!({"type": "start"});
        let host = [
            json!({"type": "n_seats", "n": 2}),
            json!({"type": "kick", "seat": 1}),
            json!({"type": "set_seat", "seat": 2, "bot": "random"}),
        ];
        let host = rng.pick(&host).clone();
        let stand = json!({"type": "stand", "seat": 1});
        let (started, hosted, left, sat) =
            tokio::join!(tab.ask(start), other_tab.ask(host.clone()), bobs.ask(stand), async {
                carols.ask(sit(2)).await
            });
        tab.settle().await;
        let info = ann.table(&table).await;
        let seats = info["seats"].as_array().expect("the value is a list");
        let is_playing = info["phase"] == "playing";
        let story = format!("{host}: {started} {hosted} {left} {sat} {info}");
        assert_eq!(is_playing, started["type"] == "done", "{story}");
        assert!(!is_playing || seats.iter().all(|seat| seat["kind"] != "open"), "{story}");
        if sat["type"] == "done" {
            assert_eq!(seats[2]["person"], carols.you["person"], "{story}");
        }
        if hosted["type"] == "done" && host["type"] == "n_seats" {
            assert_eq!(seats.len(), 2, "{story}");
        }
        if left["type"] == "done" {
            assert_ne!(seats[1]["person"], bobs.you["person"], "{story}");
        }
    }
}

#[tokio::test]
async fn two_tabs_of_a_guest_play_one_seat() {
    let server = Server::start();
    let rng = TestRng::new(12);
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    let mut one = Page::open(&ann, &table).await;
    let mut other = Page::open(&ann, &table).await;
    for _ in 0..10 {
        one.wait_until(|page| page.is_over() || !page.awaited().is_empty()).await;
        other.wait_until(|page| page.step() >= one.step()).await;
        if one.is_over() {
            break;
        }
        // Both act at once. Legal commands are applied in the same order for both.
        let (seat, command) = choose(&one, &rng).expect("Ann is awaited");
        let (_, second) = choose(&other, &rng).unwrap_or((0, command.clone()));
        tokio::join!(one.ask(act(seat, &command)), other.ask(act(seat, &second)));
        let step = one.step().max(other.step());
        one.wait_until(|page| page.step() >= step).await;
        other.wait_until(|page| page.step() >= step).await;
    }
    assert_eq!(ann.table(&table).await["seats"][0]["present"], true);
    one.close().await;
    other.settle().await;
    assert_eq!(other.info["seats"][0]["present"], true, "the other tab is still here");
    play_out(&mut other, &rng).await;
    verified_log(&ann, &table).await;
}

#[tokio::test]
async fn a_second_device_takes_over_while_the_first_stays() {
    let server = Server::start();
    let rng = TestRng::new(13);
    let [laptop, phone] = Guest::several(&server).await;
    let table = laptop.create(table_request(&["me", "random"], json!({}))).await;
    let mut first = Page::open(&laptop, &table).await;
    play_step(&mut first, &rng).await;
    let link = first.ask(json!({"type": "link", "seat": 0})).await;
    let mut second = Page::open(&phone, &table).await;
    assert_eq!(second.seats(), [0_u64; 0]);
    second.expect_done(json!({"type": "claim", "token": link["token"]})).await;
    second
        .wait_until(|page| page.seats() == [0] && page.update["choices"].get("0").is_some())
        .await;
    for _ in 0..6 {
        play_step(&mut second, &rng).await;
        first.wait_until(|page| page.step() >= second.step()).await;
        play_step(&mut first, &rng).await;
        second.wait_until(|page| page.step() >= first.step()).await;
    }
    assert_eq!(phone.get("/api/tables?list=mine").await.expect_ok()[0]["id"], *table);
    first.close().await;
    play_out(&mut second, &rng).await;
    verified_log(&phone, &table).await;
}

#[tokio::test]
async fn several_seats_of_one_guest_are_played_at_one_screen() {
    let server = Server::start();
    let rng = TestRng::new(14);
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    assert_eq!(page.seats(), [0, 1, 2]);
    play_out(&mut page, &rng).await;
    let (log, _) = verified_log(&ann, &table).await;
    assert_eq!(log.header.names, ["Ann", "Ann 2", "Ann 3"]);
}

#[tokio::test]
async fn strangers_who_connect_and_reset_do_not_disturb_an_open_question() {
    let server = Server::start();
    let rng = TestRng::new(15);
    let [ann, bob, eve] = Guest::several(&server).await;
    let request = table_request(&["me", "open"], json!({"undo": "consent"}));
    let table = ann.create(request).await;
    let (mut anns, mut bobs) = (Page::open(&ann, &table).await, Page::open(&bob, &table).await);
    bobs.expect_done(sit(1)).await;
    anns.expect_done(json!({"type": "start"})).await;
    anns.wait_until(|page| !page.update.is_null()).await;
    bobs.wait_until(|page| !page.update.is_null()).await;
    let mover = if anns.awaited().is_empty() { &mut bobs } else { &mut anns };
    play_step(mover, &rng).await;
    let step = mover.step();
    anns.expect_done(json!({"type": "ask_undo", "seat": 0})).await;
    for n in 0..50 {
        let stranger = if n % 2 == 0 { Guest::anonymous(&server) } else { eve.clone() };
        let mut page = Page::open(&stranger, &table).await;
        let id = anns.info["question"]["id"].clone();
        page.send(json!({"type": "answer", "question": id, "yes": true})).await;
        page.reset();
    }
    bobs.wait_until(|page| !page.info["question"].is_null()).await;
    let question = bobs.info["question"]["id"].clone();
    assert_eq!(bobs.info["question"]["waiting"], json!([1]), "only Bob has to answer");
    bobs.expect_done(json!({"type": "answer", "question": question, "yes": true})).await;
    anns.wait_until(|page| page.step() == step + 1).await;
    assert_eq!(anns.update["steps"][0]["undo"], true);
    assert!(!server.log_output().contains("panicked"), "{}", server.log_output());
}
