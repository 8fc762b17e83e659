//! Bots at a table with people. No clock runs here: seconds pass when the test says so.
use std::sync::Arc;

use catalog::GAMES;
use kernel::{Seat, SeatSet};
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::mpsc;

use super::{Choice, first_choice, pause_ms};
use crate::{
    config::Config,
    house::House,
    id::Token,
    room::{
        Room, create,
        play::{Move, Source},
    },
    store::Sqlite,
    wire::{Author, Create},
};

const ANN: Seat = Seat::new(0);
/// What the glass runs, and when bots end the talk if nobody else does.
const GLASS: u32 = 30;
const LATE: u32 = GLASS * 3 / 4;

#[test]
fn bots_keep_up_with_a_clock_that_runs() {
    assert_eq!(pause_ms(900, None, 4), 900);
    assert_eq!(pause_ms(900, Some(60_000), 4), 900);
    assert_eq!(pause_ms(900, Some(1_000), 4), 200);
    assert_eq!(pause_ms(100, Some(1_000), 4), 100);
    assert_eq!(pause_ms(5_000, Some(1_000), 1), 500);
}

/// Ann and two bots at the game that is played by talking. Nobody looks, so nobody wakes the bots
/// but the test.
async fn table(folder: &TempDir) -> Room {
    let store = Sqlite::open(&folder.path().join("test.db")).await.expect("the store opens");
    let nowhere = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("test.db"));
    let house = House::new(nowhere, Arc::new(store));
    let game = GAMES.iter().find(|entry| entry.meta.talk).expect("there is a game of talk");
    let (me, bot) = (json!({"kind": "me"}), json!({"kind": "bot", "bot": "normal"}));
    let wish = json!({
        "game": game.meta.id,
        "options": {"first_leader": {"seat": ANN}, "glass_seconds": GLASS.to_string()},
        "seats": [me, bot, bot],
        "name": "Ann",
        "start": true,
    });
    let wish: Create = serde_json::from_value(wish).expect("a wish");
    let id = create(&house, &Token::random().digest(), wish).await.expect("a table");
    Room::open(id, house, mpsc::channel(1).0).await.expect("the table opens")
}

async fn play(room: &mut Room, seat: Seat, command: &str) {
    let source = Source::machine(Author::Person);
    room.take(&Move::Act { seat, command }, &source).await.expect("it is allowed");
}

/// Ann flies somewhere and turns the glass.
async fn begin(room: &mut Room) {
    let ways = room.game.as_ref().expect("it is played").commands(ANN);
    let way = ways.iter().find(|command| command.starts_with("move")).expect("a way");
    play(room, ANN, way).await;
    play(room, ANN, "turn").await;
}

/// All that the bots want to do before time passes; have they begun to lay their cards?
async fn bots_lay(room: &mut Room) -> bool {
    while let Some(Choice { seat, command, .. }) = first_choice(room.minds()) {
        if !command.starts_with("say") {
            return true;
        }
        play(room, seat, &command).await;
    }
    false
}

/// Seconds until the bots end the talk; Ann is done after so many.
async fn seconds_of_talk(done_after: Option<u32>) -> u32 {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let mut room = table(&folder).await;
    assert_eq!(room.people(), SeatSet::only(ANN));
    begin(&mut room).await;
    for second in 0..GLASS {
        if done_after == Some(second) {
            play(&mut room, ANN, "done").await;
        }
        if bots_lay(&mut room).await {
            return second;
        }
        let (tick, _) = room.deadline.expect("the glass runs");
        room.expire(tick).await;
    }
    GLASS
}

#[tokio::test]
async fn bots_wait_for_people_but_not_for_those_who_are_done() {
    let late = seconds_of_talk(None).await;
    assert!((LATE..=LATE + 1).contains(&late), "{late}");
    let early = seconds_of_talk(Some(5)).await;
    assert!((5..10).contains(&early), "they finish what they have to say, and lay: {early}");
}

/// Somebody stands in for Ann: then no people are at the table.
#[tokio::test]
async fn a_seat_with_a_stand_in_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let mut room = table(&folder).await;
    room.record.seats[ANN.index()].bot = Some("easy".to_owned());
    assert_eq!(room.people(), SeatSet::NOBODY);
}
