//! Lessons: tables for one person, on which the page plays the script.
use serde_json::{Value, json};

use crate::{guest::Guest, page::Page, play::act, process::Server};

const LESSON: &str = "first";

fn request(game: &str, chapter: u8) -> Value {
    json!({"game": game, "name": "Ann", "seats": [], "lesson": {"id": LESSON, "chapter": chapter}})
}

fn step(step: &Value) -> Value {
    json!({"type": "lesson", "step": step})
}

fn play(line: &str) -> Value {
    step(&json!({"kind": "play", "line": line}))
}

/// Opens the desert's lesson at the learner's first turn.
async fn open(server: &Server) -> (Guest, Page) {
    let ann = Guest::new(server).await;
    let table = ann.create(request("desert", 0)).await;
    let mut page = Page::open(&ann, &table).await;
    page.wait_until(|page| !page.update.is_null()).await;
    (ann, page)
}

#[tokio::test]
async fn a_lesson_starts_at_its_position_unlisted_and_alone() {
    let server = Server::start();
    let (ann, page) = open(&server).await;
    assert_eq!(page.info["phase"], "playing");
    assert_eq!(page.info["lesson"], json!({"id": LESSON, "chapter": 0, "is_held": true}));
    assert_eq!(page.info["seats"][1]["name"], "Mika");
    assert_eq!(page.update["view"]["crew"][0]["cell"], "b4");
    assert_eq!(ann.get("/api/tables?list=mine").await.expect_ok(), json!([]));
    let ben = Guest::new(&server).await;
    let table = page.info["id"].as_str().expect("a table has an id").to_owned();
    ben.get(&format!("/api/tables/{table}/frames")).await.expect_error(403, "not_for_you");
}

#[tokio::test]
async fn the_page_plays_the_bots_and_takes_any_step_back() {
    let server = Server::start();
    let (_ann, mut page) = open(&server).await;
    page.expect_done(act(0, "end")).await;
    for _ in 0..2 {
        page.expect_done(act(0, "draw")).await;
    }
    // The bot waits until the page plays its line.
    page.expect_done(play("p2 move e4")).await;
    assert_eq!(page.update["steps"][0]["by"], "bot");
    page.expect_refused(play("p1 move e4"), "no_lesson").await;
    page.expect_refused(play("p2 move a1"), "refused").await;
    page.expect_refused(play("tick"), "no_lesson").await;
    // A random step can be taken back too, and happens again in the same way.
    let sun = page.update["view"].clone();
    for _ in 0..2 {
        page.expect_done(step(&json!({"kind": "rewind"}))).await;
    }
    assert_ne!(page.update["view"], sun);
    page.expect_done(act(0, "draw")).await;
    page.expect_done(play("p2 move e4")).await;
    assert_eq!(page.update["view"], sun);
}

#[tokio::test]
async fn bots_think_once_the_lesson_lets_them() {
    let server = Server::start();
    let (_ann, mut page) = open(&server).await;
    page.expect_done(act(0, "end")).await;
    for _ in 0..2 {
        page.expect_done(act(0, "draw")).await;
    }
    assert_eq!(page.awaited(), [0_u64; 0]);
    page.expect_done(step(&json!({"kind": "hold", "on": false}))).await;
    page.wait_until(|page| page.step() > 3).await;
    page.expect_done(step(&json!({"kind": "leave"}))).await;
    page.wait_until(|page| page.info["lesson"].is_null()).await;
    page.expect_refused(step(&json!({"kind": "rewind"})), "no_lesson").await;
}

#[tokio::test]
async fn only_existing_lessons_can_be_opened() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    for wrong in [request("desert", 9), json!({"lesson": {"id": "none", "chapter": 0}})] {
        let mut body = request("desert", 0);
        body.as_object_mut()
            .expect("it is an object")
            .extend(wrong.as_object().cloned().expect("so is it"));
        ann.post("/api/tables", &body).await.expect_error(400, "unknown_lesson");
    }
}
