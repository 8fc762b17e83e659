//! Tables driven without a server: the test provides time, store and network.
use std::time::Duration;

use catalog::GAMES;
use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::{BotTask, GameEntry};

use super::{
    Effect, Input, JoinRequest, Now, TableCore, ViewerId, bots::pause_ms, lobby::start_match,
};
use crate::{
    id::{GuestKey, TableId, Token},
    record::{Place, Record},
    store::{Commit, Committed, NewTable, StoreError, StoredTable},
    wire::ClientMessage,
};

mod trust;

const ANN: Seat = Seat::new(0);
const SECRET: [u8; 32] = [3; 32];
/// Duration of the timer in seconds.
const TIMER: u32 = 30;
/// Second at which bots stop talking if no player is done earlier.
const LATE: u32 = TIMER * 3 / 4;

/// A table and an owner that performs its effects.
struct Host {
    core: TableCore,
    stored: StoredTable,
    now: Now,
    /// The store failure to simulate, if any: with or without the commit having been written.
    fails: Option<Failure>,
    /// Whether the store cannot be read.
    is_unreadable: bool,
    disconnected: Vec<ViewerId>,
    sent: Vec<(ViewerId, Value)>,
    tasks: Vec<(u32, BotTask)>,
    /// The last table that was created.
    created: Option<Box<NewTable>>,
    is_unloaded: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failure {
    NothingWritten,
    Written,
}

impl Host {
    fn open(record: Record) -> Host {
        let stored = StoredTable { record, secret: SECRET, inputs: Vec::new(), chat: Vec::new() };
        Host::load(stored, Now { mono: Duration::ZERO, unix_ms: 1_000 })
    }

    fn load(stored: StoredTable, now: Now) -> Host {
        let id = TableId::from_random([1; TableId::LEN]);
        let core = TableCore::open(id, "server".to_owned(), stored.clone(), [9; 32], now);
        let mut core = core.expect("the stored table opens");
        let effects = core.take_effects();
        let (sent, tasks, fails, created) = (Vec::new(), Vec::new(), None, None);
        let (is_unreadable, is_unloaded) = (false, false);
        let disconnected = Vec::new();
        let mut host = Host {
            core,
            stored,
            now,
            fails,
            is_unreadable,
            disconnected,
            sent,
            tasks,
            created,
            is_unloaded,
        };
        host.carry_out(effects);
        host
    }

    /// Loses everything that is not in the store.
    fn restart(self) -> Host {
        Host::load(self.stored, self.now)
    }

    fn handle(&mut self, input: Input) {
        let effects = self.core.handle(input, self.now);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let n_effects = effects.len();
        for (index, effect) in effects.into_iter().enumerate() {
            let is_last = index + 1 == n_effects;
            match effect {
                Effect::Send { viewer, text } => {
                    let message = serde_json::from_slice(&text).expect("messages are JSON");
                    self.sent.push((viewer, message));
                }
                Effect::Commit(commit) => {
                    assert!(is_last, "nothing is announced before the commit is durable");
                    let result = self.commit(*commit);
                    self.handle(Input::Committed(result));
                }
                Effect::Reload => {
                    assert!(is_last, "nothing is announced before the table is reloaded");
                    let stored = match self.is_unreadable {
                        true => Err(StoreError("the disk cannot be read".to_owned())),
                        false => Ok(Some(Box::new(self.stored.clone()))),
                    };
                    self.handle(Input::Reloaded(stored));
                }
                Effect::Disconnect { viewer } => self.disconnected.push(viewer),
                Effect::Think { generation, task, .. } => self.tasks.push((generation, task)),
                Effect::Insight { .. } | Effect::Count(_) => {}
                Effect::Unload => self.is_unloaded = true,
            }
        }
    }

    fn commit(&mut self, commit: Commit) -> Result<Committed, StoreError> {
        let failure = self.fails.take();
        if failure != Some(Failure::NothingWritten) {
            self.created = commit.create.or(self.created.take());
            if let Some(record) = commit.record {
                self.stored.record = *record;
            }
            self.stored.inputs.extend(commit.inputs);
            self.stored.chat.extend(commit.chat);
        }
        match failure {
            Some(_) => Err(StoreError("the disk is full".to_owned())),
            None => Ok(Committed::Done),
        }
    }

    fn join(&mut self, viewer: ViewerId, holder: &GuestKey) {
        let (holder, client) = (Some(holder.clone()), format!("client{viewer}"));
        self.handle(Input::Join(JoinRequest { viewer, holder, name: None, client, since: 0 }));
    }

    /// Sends a command and returns the messages that the same viewer receives.
    fn command(&mut self, viewer: ViewerId, message: Value) -> Vec<Value> {
        self.sent.clear();
        let message: ClientMessage = serde_json::from_value(message).expect("a known message");
        self.handle(Input::Command { viewer, message });
        let own = self.sent.iter().filter(|(to, _)| *to == viewer);
        own.map(|(_, message)| message.clone()).collect()
    }

    /// Plays the first legal command of `seat` and returns the reply.
    fn act(&mut self, viewer: ViewerId, id: u32, seat: Seat) -> Value {
        let play = self.core.play.as_ref().expect("the game has started");
        let command = play.game.commands(seat).first().expect("the seat can move").clone();
        let act = json!({"type": "act", "id": id, "seat": seat, "command": command});
        let replies = self.command(viewer, act);
        replies.into_iter().find(|reply| reply["id"] == id).expect("a reply")
    }

    /// Runs the bots once and returns their command, or `None` if they wait.
    fn run_bots(&mut self) -> Option<String> {
        let (generation, task) = self.tasks.pop()?;
        self.tasks.clear();
        let chosen = task();
        let command = chosen.as_ref().map(|(_, command)| command.clone());
        self.handle(Input::BotMove { generation, chosen });
        command
    }

    fn wait(&mut self, seconds: u64) {
        self.now.mono += Duration::from_secs(seconds);
        self.now.unix_ms += seconds * 1_000;
        self.handle(Input::Timer);
    }
}

fn guest(n: u8) -> GuestKey {
    Token::from_random([n; 16]).digest()
}

/// Returns a table of the game with Ann in the first seat and `others` in the next ones.
fn record(entry: &GameEntry, options: &Value, others: Vec<Place>) -> Record {
    let (_, preset) = entry.presets().swap_remove(0);
    let mut merged: Value = serde_json::from_str(preset.get()).expect("options are JSON");
    for (name, value) in options.as_object().expect("an object") {
        merged[name] = value.clone();
    }
    let mut seats = vec![Place::human(guest(1), "Ann".to_owned(), None)];
    seats.extend(others);
    let record = json!({
        "game": entry.meta.id, "title": null, "preset": null, "options": merged,
        "position": null, "privacy": "link", "watching": "public", "undo": "consent",
        "pace": {"kind": "live"}, "pace_since": 0, "absence": "bot", "stand_in": "normal",
        "bot_ms": 0, "host": guest(1), "host_away_at": null, "acting_host": null, "seats": seats,
        "origin": {"kind": "new"}, "phase": "lobby", "created_at": 1, "started": null,
        "outcome": null, "next": null, "muted": [], "kicked": [], "question": null, "history": [],
        "recent_commands": [],
    });
    serde_json::from_value(record).expect("the record is complete")
}

/// Returns a started table with Ann and Ben.
fn table_for_two() -> Host {
    let entry = GAMES.iter().find(|entry| entry.meta.seats_min <= 2).expect("a game for two");
    let ben = Place::human(guest(2), "Ben".to_owned(), None);
    let mut record = record(entry, &json!({}), vec![ben]);
    start_match(&mut record, SECRET, 1_000).expect("all seats are taken");
    let mut host = Host::open(record);
    host.join(1, &guest(1));
    host.join(2, &guest(2));
    host
}

/// Returns the viewer and the seat that the game waits for.
fn awaited(host: &Host) -> (ViewerId, Seat) {
    let seat = host.core.awaited().first().expect("the game waits for a seat");
    (seat.index() as u64 + 1, seat)
}

#[test]
fn a_step_is_announced_to_all_viewers_after_its_commit() {
    let mut host = table_for_two();
    let (viewer, seat) = awaited(&host);
    let reply = host.act(viewer, 1, seat);
    assert_eq!((reply["type"].as_str(), reply["id"].as_u64()), (Some("update"), Some(1)));
    assert_eq!(host.stored.inputs.len(), 1);
    let others = host.sent.iter().filter(|(to, _)| *to != viewer);
    let steps: Vec<_> = others.map(|(_, message)| (&message["type"], &message["step"])).collect();
    assert_eq!(steps, [(&json!("update"), &json!(1))]);
}

#[test]
fn a_step_that_cannot_be_stored_changes_nothing() {
    let mut host = table_for_two();
    let (viewer, seat) = awaited(&host);
    host.fails = Some(Failure::NothingWritten);
    let reply = host.act(viewer, 1, seat);
    assert_eq!(reply, json!({"type": "refused", "id": 1, "why": {"code": "store"}}));
    assert_eq!((host.core.step(), host.stored.inputs.len()), (0, 0));
    let reply = host.act(viewer, 1, seat);
    assert_eq!(reply["step"], 1, "the number of a refused command can be used again");
}

#[test]
fn a_step_whose_commit_failed_after_writing_is_announced_once() {
    let mut host = table_for_two();
    let (viewer, seat) = awaited(&host);
    host.fails = Some(Failure::Written);
    let reply = host.act(viewer, 1, seat);
    assert_eq!((reply["type"].as_str(), reply["id"].as_u64()), (Some("update"), Some(1)));
    assert_eq!(host.stored.inputs.len(), 1);
    let updates = host.sent.iter().filter(|(_, message)| message["type"] == "update");
    assert_eq!(updates.count(), 2, "one for each viewer");
}

/// A command that arrives late over the old connection has been answered on the new one. If it was
/// refused there, the client will not expect it to be carried out.
#[test]
fn a_new_connection_replaces_the_old_one() {
    let mut host = table_for_two();
    let client = "client1".to_owned();
    let holder = Some(guest(1));
    host.handle(Input::Join(JoinRequest { viewer: 3, holder, name: None, client, since: 0 }));
    assert_eq!(host.disconnected, [1]);
    let chat = json!({"type": "chat", "id": 1, "text": "hello"});
    assert_eq!(host.command(1, chat.clone()), [Value::Null; 0]);
    assert!(host.stored.chat.is_empty());
    assert_eq!(host.command(3, chat).last().expect("a reply")["type"], "done");
    // Someone who knows the identifier of another client cannot disconnect it.
    let (client, holder) = ("client2".to_owned(), Some(guest(3)));
    host.handle(Input::Join(JoinRequest { viewer: 4, holder, name: None, client, since: 0 }));
    assert_eq!(host.disconnected, [1]);
}

/// A refusal would be final, but the step may be stored.
#[test]
fn a_step_that_may_be_stored_gets_no_reply() {
    for failure in [Failure::Written, Failure::NothingWritten] {
        let mut host = table_for_two();
        let (viewer, seat) = awaited(&host);
        let play = host.core.play.as_ref().expect("the game has started");
        let command = play.game.commands(seat).remove(0);
        let act = json!({"type": "act", "id": 1, "seat": seat, "command": command});
        (host.fails, host.is_unreadable) = (Some(failure), true);
        let replies = host.command(viewer, act.clone());
        assert_eq!(replies, [Value::Null; 0]);
        assert!(host.is_unloaded, "the client reconnects and sends the command again");
        let mut host = host.restart();
        host.join(viewer, &guest(viewer as u8));
        host.command(viewer, act);
        assert_eq!((host.core.step(), host.stored.inputs.len()), (1, 1));
    }
}

#[test]
fn a_bot_does_not_move_after_the_player_is_back() {
    for failure in [None, Some(Failure::Written)] {
        let mut host = table_for_two();
        let (viewer, seat) = awaited(&host);
        let stand_in = |id, on| json!({"type": "stand_in", "id": id, "seat": seat, "on": on});
        host.command(viewer, stand_in(1, true));
        host.fails = failure;
        host.command(viewer, stand_in(2, false));
        assert_eq!(host.stored.record.seats[seat.index()].bot, None);
        host.run_bots().expect("the bot was thinking");
        assert_eq!(host.core.step(), 0, "{failure:?}");
    }
}

#[test]
fn a_bot_that_fails_to_move_is_asked_again() {
    let entry = GAMES.iter().find(|entry| entry.meta.seats_min <= 2).expect("a game for two");
    let bot = Place::bot("normal".to_owned(), Seat::new(1), &[]);
    let mut record = record(entry, &json!({}), vec![bot]);
    start_match(&mut record, SECRET, 1_000).expect("all seats are taken");
    let mut host = Host::open(record);
    host.join(1, &guest(1));
    for id in 1..100 {
        if !host.core.awaited().has(ANN) {
            break;
        }
        host.act(1, id, ANN);
    }
    let (generation, _) = host.tasks.pop().expect("the bot is asked");
    host.tasks.clear();
    host.handle(Input::BotMove { generation, chosen: None });
    host.wait(2);
    let step = host.core.step();
    assert!(host.run_bots().is_some(), "the game would never continue");
    assert_eq!(host.core.step(), step + 1);
}

#[test]
fn a_start_whose_commit_failed_after_writing_shows_the_board() {
    let entry = GAMES.iter().find(|entry| entry.meta.seats_min <= 2).expect("a game for two");
    let ben = Place::human(guest(2), "Ben".to_owned(), None);
    let mut host = Host::open(record(entry, &json!({}), vec![ben]));
    host.join(1, &guest(1));
    host.fails = Some(Failure::Written);
    let replies = host.command(1, json!({"type": "start", "id": 1}));
    let types: Vec<&Value> = replies.iter().map(|reply| &reply["type"]).collect();
    assert_eq!(types, ["table", "update", "done"]);
    assert_eq!(replies[0]["table"]["phase"], "playing");
}

#[test]
fn commands_are_carried_out_once_even_after_a_restart() {
    let mut host = table_for_two();
    let (viewer, seat) = awaited(&host);
    let first = host.core.play.as_ref().expect("a match").game.commands(seat).remove(0);
    let act = json!({"type": "act", "id": 1, "seat": seat, "command": first});
    host.command(viewer, act.clone());
    let mute = json!({"type": "mute", "id": 2, "person": guest(2).public_id(), "on": true});
    host.command(1, mute.clone());
    let unmute = json!({"type": "mute", "id": 3, "person": guest(2).public_id(), "on": false});
    host.command(1, unmute);
    let chat = json!({"type": "chat", "id": 4, "text": "hello"});
    host.command(1, chat.clone());
    let mut host = host.restart();
    host.join(1, &guest(1));
    host.join(2, &guest(2));
    for (viewer, command) in [(viewer, act), (1, mute), (1, chat)] {
        let reply = host.command(viewer, command.clone());
        assert_eq!(reply.last().expect("a reply")["type"], "done", "{command}");
    }
    assert_eq!((host.stored.inputs.len(), host.stored.chat.len()), (1, 1));
    assert!(host.stored.record.muted.is_empty(), "the first command was not repeated");
}

#[test]
fn a_rematch_is_created_with_the_record_that_points_to_it() {
    let mut host = table_for_two();
    host.core.record.phase = crate::wire::Phase::Over;
    let rematch = json!({"type": "rematch", "id": 1, "deal": "new"});
    let replies = host.command(1, rematch.clone());
    let next = host.stored.record.next.expect("the rematch is stored");
    assert!(replies.iter().any(|reply| *reply == json!({"type": "moved", "table": next})));
    host.command(2, rematch);
    assert_eq!(host.stored.record.next, Some(next), "the second request joins the first");
}

#[test]
fn a_vote_survives_a_viewer_who_disconnects() {
    let mut host = table_for_two();
    let (viewer, seat) = awaited(&host);
    host.act(viewer, 1, seat);
    host.command(1, json!({"type": "ask_undo", "id": 2, "seat": 0}));
    let question = host.stored.record.question.as_ref().expect("a question is open").id;
    let answer = json!({"type": "answer", "id": 1, "question": question, "yes": true});
    host.handle(Input::Leave { viewer: 2 });
    host.handle(Input::Command {
        viewer: 2,
        message: serde_json::from_value(answer.clone()).expect("a known message"),
    });
    assert_eq!(host.core.step(), 1, "a viewer who has left has no vote");
    host.join(3, &guest(2));
    host.command(3, answer);
    assert_eq!(host.core.step(), 2, "the last move is undone");
}

#[test]
fn a_table_without_viewers_is_unloaded() {
    let mut host = table_for_two();
    host.handle(Input::Leave { viewer: 1 });
    host.wait(200);
    assert!(!host.is_unloaded, "Ben is still there");
    host.handle(Input::Leave { viewer: 2 });
    host.wait(119);
    assert!(!host.is_unloaded);
    host.wait(1);
    assert!(host.is_unloaded);
}

#[test]
fn bots_pause_less_while_a_short_deadline_runs() {
    assert_eq!(pause_ms(900, None, 4), 900);
    assert_eq!(pause_ms(900, Some(60_000), 4), 900);
    assert_eq!(pause_ms(900, Some(1_000), 4), 200);
    assert_eq!(pause_ms(100, Some(1_000), 4), 100);
    assert_eq!(pause_ms(5_000, Some(1_000), 1), 500);
}

/// Returns a table with Ann and two bots for the game that is played by talking, with the timer
/// started.
fn talking_table() -> Host {
    let entry = GAMES.iter().find(|entry| entry.meta.talk).expect("one game is played by talking");
    let options = json!({"first_leader": {"seat": ANN}, "timer_seconds": TIMER.to_string()});
    let bots = [1, 2].map(|seat| Place::bot("normal".to_owned(), Seat::new(seat), &[]));
    let mut record = record(entry, &options, bots.to_vec());
    start_match(&mut record, SECRET, 1_000).expect("all seats are taken");
    let mut host = Host::open(record);
    host.join(1, &guest(1));
    let commands = host.core.play.as_ref().expect("a match").game.commands(ANN);
    let first = commands.iter().find(|command| command.starts_with("move")).expect("a move");
    for (id, command) in [(1, first.as_str()), (2, "flip")] {
        let reply =
            host.command(1, json!({"type": "act", "id": id, "seat": 0, "command": command}));
        assert_eq!(reply.last().expect("a reply")["type"], "update", "{command}: {reply:?}");
    }
    host
}

/// Returns the second at which the bots stop talking if Ann is done after `done_after` seconds.
fn seconds_of_talk(done_after: Option<u32>) -> u32 {
    let mut host = talking_table();
    assert_eq!(host.core.human_seats(), SeatSet::only(ANN));
    for second in 0..TIMER {
        if done_after == Some(second) {
            host.command(1, json!({"type": "act", "id": 3, "seat": 0, "command": "done"}));
        }
        while let Some(command) = host.run_bots() {
            if !command.starts_with("say") {
                return second;
            }
        }
        host.wait(1);
    }
    TIMER
}

#[test]
fn bots_wait_for_people_until_they_are_done() {
    let late = seconds_of_talk(None);
    assert!((LATE..=LATE + 1).contains(&late), "{late}");
    let early = seconds_of_talk(Some(5));
    assert!((5..10).contains(&early), "bots finish their remarks, then play cards: {early}");
}

/// With a bot standing in for Ann, no seat is played by a person.
#[test]
fn a_seat_with_a_stand_in_is_not_waited_for() {
    let mut host = talking_table();
    host.command(1, json!({"type": "stand_in", "id": 3, "seat": 0, "on": true}));
    assert_eq!(host.core.human_seats(), SeatSet::EMPTY);
}
