//! Bots at a table with people. Time is simulated: each expired deadline is one second.
use std::sync::Arc;

use catalog::GAMES;
use kernel::{Seat, SeatSet};
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::mpsc;

use super::{Choice, choose, pause_ms};
use crate::{
    actor::{
        TableActor, create,
        play::{Input, Source},
    },
    config::Config,
    id::Token,
    registry::TableRegistry,
    store::Sqlite,
    wire::{Create, StepSource},
};

const ANN: Seat = Seat::new(0);
/// Duration of the timer in seconds.
const TIMER: u32 = 30;
/// Second at which bots stop talking if no player is done earlier.
const LATE: u32 = TIMER * 3 / 4;

#[test]
fn bots_pause_less_while_a_short_deadline_runs() {
    assert_eq!(pause_ms(900, None, 4), 900);
    assert_eq!(pause_ms(900, Some(60_000), 4), 900);
    assert_eq!(pause_ms(900, Some(1_000), 4), 200);
    assert_eq!(pause_ms(100, Some(1_000), 4), 100);
    assert_eq!(pause_ms(5_000, Some(1_000), 1), 500);
}

/// Opens a table with Ann and two bots for the game that is played by talking. It has no viewers,
/// so only the test runs the bots.
async fn table(folder: &TempDir) -> TableActor {
    let store = Sqlite::open(&folder.path().join("test.db")).await.expect("the store opens");
    let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("test.db"));
    let registry = TableRegistry::new(config, Arc::new(store));
    let game = GAMES.iter().find(|entry| entry.meta.talk).expect("one game is played by talking");
    let (me, bot) = (json!({"kind": "me"}), json!({"kind": "bot", "bot": "normal"}));
    let request = json!({
        "game": game.meta.id,
        "options": {"first_leader": {"seat": ANN}, "glass_seconds": TIMER.to_string()},
        "seats": [me, bot, bot],
        "name": "Ann",
        "start": true,
    });
    let request: Create = serde_json::from_value(request).expect("the request is valid");
    let host = Token::random().digest();
    let id = create(&registry, &host, request).await.expect("the table is created");
    TableActor::open(id, registry, mpsc::channel(1).0).await.expect("the table opens")
}

async fn play(actor: &mut TableActor, seat: Seat, command: &str) {
    let source = Source::machine(StepSource::Person);
    actor.apply_input(&Input::Act { seat, command }, &source).await.expect("the command is legal");
}

/// Plays a first move for Ann and starts the timer.
async fn begin(actor: &mut TableActor) {
    let commands = actor.game.as_ref().expect("the game has started").commands(ANN);
    let command = commands.iter().find(|command| command.starts_with("move"));
    play(actor, ANN, command.expect("Ann can move")).await;
    play(actor, ANN, "turn").await;
}

/// Plays the bots' remarks for this second; returns `true` once they start to play cards.
async fn bots_play_cards(actor: &mut TableActor) -> bool {
    loop {
        let pending = actor.pending_bots();
        let task = actor.bot_task(&pending).expect("the bots exist");
        let Some(Choice { seat, command, .. }) = choose(task, &pending) else { return false };
        if !command.starts_with("say") {
            return true;
        }
        play(actor, seat, &command).await;
    }
}

/// Returns the second in which the bots stop talking, if Ann is done after `done_after` seconds.
async fn seconds_of_talk(done_after: Option<u32>) -> u32 {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let mut actor = table(&folder).await;
    assert_eq!(actor.human_seats(), SeatSet::only(ANN));
    begin(&mut actor).await;
    for second in 0..TIMER {
        if done_after == Some(second) {
            play(&mut actor, ANN, "done").await;
        }
        if bots_play_cards(&mut actor).await {
            return second;
        }
        let (tick, _) = actor.deadline.expect("the timer is running");
        actor.expire(tick).await;
    }
    TIMER
}

#[tokio::test]
async fn bots_wait_for_people_until_they_are_done() {
    let late = seconds_of_talk(None).await;
    assert!((LATE..=LATE + 1).contains(&late), "{late}");
    let early = seconds_of_talk(Some(5)).await;
    assert!((5..10).contains(&early), "bots finish their remarks, then play cards: {early}");
}

/// With a bot standing in for Ann, no seat is played by a person.
#[tokio::test]
async fn a_seat_with_a_stand_in_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let mut actor = table(&folder).await;
    actor.record.seats[ANN.index()].bot = Some("easy".to_owned());
    assert_eq!(actor.human_seats(), SeatSet::EMPTY);
}
