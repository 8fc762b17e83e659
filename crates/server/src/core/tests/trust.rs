//! Host powers, consent, stand-ins and seats that were given up: no one gains control of a table
//! just because no one else is there.
use table::AnyMatch;

use super::*;
use crate::wire::{Absence, Pace, Phase, UndoPolicy};

/// The grace period of live games in seconds.
const GRACE: u64 = 120;

/// Returns the record of a table for these people, with a game that satisfies `wanted`.
fn record_of(people: &[&str], wanted: impl Fn(&dyn AnyMatch) -> bool) -> Record {
    let place = |(n, name): (u8, &&str)| Place::human(guest(n), (*name).to_owned(), None);
    for entry in GAMES {
        for (_, options) in entry.presets() {
            let options = serde_json::from_str(options.get()).expect("options are JSON");
            let mut record = record(entry, &options, Vec::new());
            record.seats = (1..).zip(people).map(place).collect();
            let mut started = record.clone();
            let game = start_match(&mut started, SECRET, 1_000);
            if game.is_ok_and(|game| wanted(&*game)) {
                return record;
            }
        }
    }
    panic!("no game has this property");
}

/// Starts the match of a record and lets its people join as viewers 1, 2, …
fn start(mut record: Record) -> Host {
    start_match(&mut record, SECRET, 1_000).expect("all seats are taken");
    join_all(Host::open(record))
}

fn join_all(mut host: Host) -> Host {
    for n in 1..=host.stored.record.seats.len() as u8 {
        host.join(n.into(), &guest(n));
    }
    host
}

fn rivals(people: &[&str]) -> Record {
    record_of(people, |game| !game.is_cooperative())
}

/// Returns a table whose seats have neither secrets nor rivals.
fn friends(people: &[&str]) -> Record {
    record_of(people, |game| game.is_cooperative() && !game.has_private_hands())
}

/// Returns the code of the refusal, or the type of another reply.
fn reply(host: &mut Host, viewer: ViewerId, message: Value) -> String {
    let replies = host.command(viewer, message);
    let last = replies.iter().rfind(|reply| reply.get("id").is_some()).expect("a reply");
    let code = last["why"]["code"].as_str().or(last["type"].as_str());
    code.expect("replies have a type").to_owned()
}

/// Returns a command with its number.
fn numbered(id: u32, mut command: Value) -> Value {
    command["id"] = id.into();
    command
}

impl Host {
    fn leave(&mut self, viewer: ViewerId) {
        self.handle(Input::Leave { viewer });
    }

    /// Lets time pass, with the table handling its timers as they become due.
    fn pass(&mut self, seconds: u64) {
        let end = self.now.mono + Duration::from_secs(seconds);
        for _ in 0..1000 {
            let next = self.core.next_timer().filter(|at| *at <= end).unwrap_or(end);
            let time = next.saturating_sub(self.now.mono);
            self.now.mono += time;
            self.now.unix_ms += time.as_millis() as u64;
            self.handle(Input::Timer);
            if self.now.mono == end && self.core.next_timer().is_none_or(|at| at > end) {
                return;
            }
        }
        panic!("the timers never rest");
    }

    fn record(&self) -> &Record {
        &self.stored.record
    }

    fn history(&self) -> Vec<Value> {
        let notes = self.core.info().history.into_iter();
        notes.map(|note| json!(note)["what"].clone()).collect()
    }

    fn question(&self) -> u32 {
        self.record().question.as_ref().expect("a question is open").id
    }

    /// Plays one legal step for a player whom the game waits for.
    fn play_step(&mut self, id: u32) {
        let (viewer, seat) = awaited(self);
        assert_eq!(self.act(viewer, id, seat)["type"], "update");
    }
}

#[test]
fn an_undo_needs_the_consent_of_absent_players() {
    let mut host = start(friends(&["Ann", "Ben", "Cleo"]));
    for id in 1..=5 {
        host.play_step(id);
    }
    let step = host.core.step();
    host.leave(2);
    host.leave(3);
    assert_eq!(reply(&mut host, 1, json!({"type": "ask_undo", "id": 50, "seat": 0})), "done");
    assert_eq!(host.core.info().question.expect("asked").waiting, [Seat::new(1), Seat::new(2)]);
    host.pass(GRACE - 1);
    assert_eq!((host.core.step(), host.record().question.is_some()), (step, true));
    host.pass(1);
    assert_eq!((host.core.step(), host.record().question.is_some()), (step, false));
    assert!(
        host.history().contains(&json!({"kind": "declined", "seat": 0, "ask": {"kind": "undo"}}))
    );
}

#[test]
fn an_answer_counts_only_for_the_question_that_was_read() {
    let mut host = start(friends(&["Ann", "Ben"]));
    host.play_step(1);
    host.command(1, json!({"type": "ask_undo", "id": 50, "seat": 0}));
    let first = host.question();
    host.command(1, json!({"type": "answer", "id": 51, "question": first, "yes": false}));
    assert!(host.record().question.is_none(), "the player who asked may withdraw");
    host.command(1, json!({"type": "settings", "id": 52, "undo": "off"}));
    let yes = |id: u32, question: u32| {
        let answer = json!({"type": "answer", "question": question, "yes": true});
        numbered(id, answer)
    };
    assert_eq!(reply(&mut host, 2, yes(61, first)), "nothing_asked");
    assert_eq!(host.record().undo, UndoPolicy::Consent);
    let second = host.question();
    assert_eq!(reply(&mut host, 1, yes(53, second)), "nothing_asked");
    assert_eq!(reply(&mut host, 2, yes(62, second)), "done");
    assert_eq!(host.record().undo, UndoPolicy::Off);
}

#[test]
fn a_question_survives_a_restart_and_ends_with_the_next_step() {
    let mut host = start(friends(&["Ann", "Ben"]));
    host.play_step(1);
    host.command(1, json!({"type": "ask_undo", "id": 50, "seat": 0}));
    let question = host.question();
    let mut host = join_all(host.restart());
    assert_eq!(host.core.info().question.expect("still open").id, question);
    host.play_step(2);
    assert!(host.record().question.is_none());
    let yes = json!({"type": "answer", "id": 71, "question": question, "yes": true});
    assert_eq!(reply(&mut host, 2, yes), "nothing_asked");
}

#[test]
fn only_one_question_is_open_at_a_time() {
    let mut host = start(friends(&["Ann", "Ben", "Cleo"]));
    host.play_step(1);
    host.command(1, json!({"type": "settings", "id": 50, "pace": {"kind": "slow", "minutes": 60}}));
    assert_eq!(
        reply(&mut host, 2, json!({"type": "ask_undo", "id": 1, "seat": 1})),
        "question_open"
    );
    let no = json!({"type": "answer", "id": 2, "question": host.question(), "yes": false});
    assert_eq!(reply(&mut host, 2, no), "done");
    assert_eq!(reply(&mut host, 2, json!({"type": "ask_undo", "id": 3, "seat": 1})), "done");
    assert_eq!(reply(&mut host, 2, json!({"type": "stand", "id": 4, "seat": 1})), "done");
    assert!(host.record().question.is_none(), "the player who asked has left");
}

#[test]
fn what_was_agreed_changes_only_with_everyones_consent() {
    for (name, change) in [
        ("undo", json!("off")),
        ("pace", json!({"kind": "slow", "minutes": 60})),
        ("watching", json!("none")),
        ("privacy", json!("open")),
        ("absence", json!("wait")),
        ("stand_in", json!("random")),
    ] {
        let mut host = start(rivals(&["Ann", "Ben"]));
        let value = |host: &Host| json!(host.core.info())[name].clone();
        let before = value(&host);
        let mut settings = json!({"type": "settings", "id": 1});
        settings[name] = change.clone();
        host.leave(2);
        assert_eq!(reply(&mut host, 1, settings), "done", "{name}");
        host.pass(60);
        assert_eq!(value(&host), before, "{name}: the host alone changes nothing");
        host.join(2, &guest(2));
        let yes = json!({"type": "answer", "id": 1, "question": host.question(), "yes": true});
        host.command(2, yes);
        assert_eq!(value(&host), change, "{name}");
    }
}

#[test]
fn a_new_pace_restarts_the_clock() {
    let mut host = start(friends(&["Ann", "Ben"]));
    host.pass(GRACE * 60);
    let slow = json!({"type": "settings", "id": 1, "pace": {"kind": "slow", "minutes": 60}});
    host.command(1, slow);
    host.command(2, json!({"type": "answer", "id": 1, "question": host.question(), "yes": true}));
    assert_eq!(host.core.clock_ms(), Some(3_600_000));
}

#[test]
fn a_new_pace_gives_a_player_time_whose_time_was_up() {
    let mut record = friends(&["Ann", "Ben"]);
    record.pace = Pace::Slow { minutes: 1 };
    let mut host = start(record);
    host.pass(60);
    assert!(!host.tasks.is_empty(), "a bot is asked to move");
    host.tasks.clear();
    let slow = json!({"type": "settings", "id": 1, "pace": {"kind": "slow", "minutes": 60}});
    host.command(1, slow);
    host.tasks.clear();
    host.command(2, json!({"type": "answer", "id": 1, "question": host.question(), "yes": true}));
    assert_eq!(host.core.clock_ms(), Some(3_600_000));
    assert!(host.tasks.is_empty());
}

#[test]
fn a_question_does_not_extend_the_time_to_move() {
    let mut record = friends(&["Ann", "Ben"]);
    record.pace = Pace::Slow { minutes: 60 };
    let mut host = start(record);
    host.play_step(1);
    host.pass(3_000);
    host.command(1, json!({"type": "ask_undo", "id": 50, "seat": 0}));
    assert_eq!(host.core.info().question.expect("asked").ms_left, 600_000);
    host.tasks.clear();
    host.pass(600);
    assert!(host.record().question.is_none());
    assert!(!host.tasks.is_empty(), "a bot moves for the player whose time is up");
}

#[test]
fn host_powers_pass_after_the_grace_period_and_return_with_the_host() {
    let mut host = join_all(Host::open(rivals(&["Ann", "Ben", "Cleo"])));
    host.leave(1);
    host.pass(GRACE - 1);
    assert_eq!(reply(&mut host, 2, json!({"type": "kick", "id": 1, "seat": 2})), "not_host");
    assert_eq!(host.history(), [Value::Null; 0]);
    host.pass(1);
    assert_eq!(host.history(), [json!({"kind": "host_acting", "name": "Ben"})]);
    assert_eq!(host.core.info().acting_host, Some(guest(2).public_id()));
    assert_eq!(reply(&mut host, 2, json!({"type": "kick", "id": 2, "seat": 0})), "not_host");
    for (id, settings) in [(3, json!({"undo": "off"})), (4, json!({"watching": "none"}))] {
        let mut message = json!({"type": "settings", "id": id});
        message
            .as_object_mut()
            .expect("an object")
            .extend(settings.as_object().expect("one").clone());
        assert_eq!(reply(&mut host, 2, message), "not_host", "{settings}");
    }
    assert_eq!(reply(&mut host, 3, json!({"type": "start", "id": 1})), "not_host");
    let mute = json!({"type": "mute", "id": 5, "person": guest(3).public_id(), "on": true});
    assert_eq!(reply(&mut host, 2, mute), "done");
    host.join(4, &guest(1));
    host.pass(0);
    assert_eq!(host.history().last(), Some(&json!({"kind": "host_back"})));
    assert_eq!(reply(&mut host, 2, json!({"type": "start", "id": 6})), "not_host");
    assert_eq!(reply(&mut host, 4, json!({"type": "start", "id": 7})), "done");
}

#[test]
fn the_grace_period_of_a_slow_table_is_twice_its_time_per_move() {
    let mut record = rivals(&["Ann", "Ben"]);
    record.pace = Pace::Slow { minutes: 1_440 };
    let mut host = join_all(Host::open(record));
    host.leave(1);
    host.pass(2 * 86_400 - 1);
    assert!(host.core.info().acting_host.is_none());
    host.pass(1);
    assert!(host.core.info().acting_host.is_some());
}

#[test]
fn absences_are_counted_across_restarts() {
    let mut host = join_all(Host::open(rivals(&["Ann", "Ben"])));
    host.leave(1);
    host.pass(60);
    assert!(host.record().host_away_at.is_some());
    host.now.mono = Duration::ZERO;
    let mut host = host.restart();
    host.join(2, &guest(2));
    host.pass(59);
    assert!(host.core.info().acting_host.is_none());
    host.pass(1);
    assert!(host.core.info().acting_host.is_some());
    host.join(1, &guest(1));
    host.pass(0);
    assert_eq!((host.record().host_away_at, &host.record().acting_host), (None, &None));
}

#[test]
fn upkeep_that_cannot_be_stored_is_tried_again() {
    let mut host = join_all(Host::open(rivals(&["Ann", "Ben"])));
    host.leave(1);
    host.fails = Some(Failure::NothingWritten);
    host.pass(31);
    assert_eq!(host.record().host_away_at, None);
    host.pass(2);
    assert!(host.record().host_away_at.is_some());
}

#[test]
fn teammates_may_start_a_stand_in_after_the_grace_period() {
    let mut record = record_of(&["Ann", "Ben"], |game| game.is_cooperative());
    record.stand_in = "easy".to_owned();
    record.absence = Absence::Wait;
    let mut host = start(record);
    let stand_in = |id: u32, on: bool| json!({"type": "stand_in", "id": id, "seat": 1, "on": on});
    assert_eq!(reply(&mut host, 1, stand_in(1, true)), "not_absent");
    host.leave(2);
    host.pass(GRACE - 1);
    assert_eq!(host.core.info().seats[1].stand_in_ms, Some(1_000));
    assert_eq!(reply(&mut host, 1, stand_in(2, true)), "not_absent");
    host.pass(1);
    assert_eq!(host.record().seats[1].bot, None, "a teammate decides");
    assert_eq!(reply(&mut host, 1, stand_in(3, true)), "done");
    assert_eq!(host.record().seats[1].bot.as_deref(), Some("easy"));
    assert_eq!(host.history().last(), Some(&json!({"kind": "stand_in", "seat": 1, "by": 0})));
    assert_eq!(reply(&mut host, 1, stand_in(4, false)), "not_your_seat");
    host.join(2, &guest(2));
    assert_eq!(reply(&mut host, 2, stand_in(1, false)), "done");
    assert_eq!(host.record().seats[1].bot, None);
}

/// Plays until the game waits for the second seat only.
fn play_until_ben(host: &mut Host) {
    for id in 100..200 {
        if host.core.awaited() == SeatSet::only(Seat::new(1)) {
            return;
        }
        host.play_step(id);
    }
    panic!("the game never waits for Ben");
}

#[test]
fn rivals_never_replace_an_absent_player_themselves() {
    for (absence, is_replaced) in
        [(Absence::Wait, false), (Absence::Bot, true), (Absence::Open, true)]
    {
        let mut host = start(Record { absence, ..rivals(&["Ann", "Ben"]) });
        play_until_ben(&mut host);
        host.leave(2);
        host.pass(GRACE - 1);
        let stand_in = json!({"type": "stand_in", "id": 1, "seat": 1, "on": true});
        assert_eq!(reply(&mut host, 1, stand_in.clone()), "no_stand_in");
        assert_eq!(host.record().seats[1].bot, None);
        host.pass(600);
        assert_eq!(host.record().seats[1].bot.is_some(), is_replaced, "{absence:?}");
        if !is_replaced {
            assert_eq!(reply(&mut host, 1, stand_in), "no_stand_in");
        }
    }
}

#[test]
fn in_slow_games_among_rivals_only_the_clock_moves_for_absent_players() {
    let pace = Pace::Slow { minutes: 10 };
    let mut host = start(Record { pace, ..rivals(&["Ann", "Ben"]) });
    play_until_ben(&mut host);
    host.leave(2);
    host.pass(599);
    assert!(host.tasks.is_empty());
    host.pass(1);
    assert_eq!(host.tasks.len(), 1, "the clock asks a bot for one move");
    host.pass(3_600);
    assert_eq!(host.record().seats[1].bot, None);
}

#[test]
fn no_one_takes_a_rivals_seat_without_permission() {
    for (absence, newcomer) in [(Absence::Bot, "seat_kept"), (Absence::Open, "done")] {
        let mut host = start(Record { absence, ..rivals(&["Ann", "Ben", "Cleo"]) });
        let sit = |id: u32, name: &str| json!({"type": "sit", "id": id, "seat": 1, "name": name});
        host.command(2, json!({"type": "stand", "id": 1, "seat": 1}));
        host.join(7, &guest(7));
        assert_eq!(reply(&mut host, 1, sit(1, "Ann")), "knows_seats");
        assert_eq!(reply(&mut host, 7, sit(1, "Eve")), "seat_kept", "{absence:?}: too early");
        host.pass(GRACE);
        assert_eq!(reply(&mut host, 1, sit(2, "Ann")), "knows_seats");
        // A rival who gives up a seat still knows its secrets.
        host.command(3, json!({"type": "stand", "id": 1, "seat": 2}));
        assert_eq!(reply(&mut host, 3, sit(2, "Cleo")), "knows_seats");
        assert_eq!(reply(&mut host, 7, sit(2, "Eve")), newcomer, "{absence:?}");
        assert_eq!(
            host.history().first(),
            Some(&json!({"kind": "left", "seat": 1, "name": "Ben"}))
        );
    }
}

#[test]
fn players_may_return_to_the_seat_they_gave_up() {
    let mut host = start(rivals(&["Ann", "Ben"]));
    host.command(2, json!({"type": "stand", "id": 1, "seat": 1}));
    let sit = json!({"type": "sit", "id": 2, "seat": 1, "name": "Ben"});
    assert_eq!(reply(&mut host, 2, sit), "done");
    assert_eq!(host.record().seats[1].bot, None);
}

#[test]
fn a_seat_of_a_cooperative_game_opens_after_the_grace_period() {
    let mut host = start(friends(&["Ann", "Ben"]));
    host.command(2, json!({"type": "stand", "id": 1, "seat": 1}));
    host.join(7, &guest(7));
    let sit = |id: u32| json!({"type": "sit", "id": id, "seat": 1, "name": "Eve"});
    let replies = host.command(7, sit(1));
    assert_eq!(replies[0]["why"], json!({"code": "seat_kept", "wait_ms": 120_000}));
    assert_eq!(host.core.info().seats[1].open_ms, Some(120_000));
    host.pass(GRACE);
    assert_eq!(reply(&mut host, 7, sit(2)), "done");
}

#[test]
fn a_kick_leaves_shared_seats_to_their_other_players() {
    let mut record = rivals(&["Ann", "Ben"]);
    record.seats[0].holders.push(guest(2));
    let mut host = join_all(Host::open(record));
    assert_eq!(reply(&mut host, 1, json!({"type": "kick", "id": 1, "seat": 1})), "done");
    assert_eq!(host.record().seats[0].holders, [guest(1)]);
    assert!(!host.record().seats[1].is_held());
}

#[test]
fn kicked_people_stay_out() {
    let mut record = rivals(&["Ann", "Ben"]);
    let token = Token::from_random([2; 16]);
    record.seats[1].links.push(token.digest());
    let mut host = join_all(Host::open(record));
    host.join(9, &guest(9));
    assert_eq!(reply(&mut host, 1, json!({"type": "kick", "id": 1, "seat": 1})), "done");
    for (id, attempt) in [
        (1, json!({"type": "sit", "seat": 1, "name": "Ben"})),
        (2, json!({"type": "chat", "text": "hello"})),
        (3, json!({"type": "claim", "token": token.reveal()})),
    ] {
        let mut attempt = attempt;
        attempt["id"] = id.into();
        assert_eq!(reply(&mut host, 2, attempt.clone()), "kicked", "{attempt}");
    }
    assert_eq!(
        reply(&mut host, 9, json!({"type": "sit", "id": 1, "seat": 1, "name": "Ben"})),
        "done"
    );
    host.command(1, json!({"type": "start", "id": 2}));
    host.join(3, &guest(2));
    let sync = host.command(3, json!({"type": "sync", "since": 0}));
    assert_eq!(sync, [Value::Null; 0], "a kicked guest does not see the game");
    let admit = json!({"type": "admit", "id": 3, "person": guest(2).public_id()});
    assert_eq!(reply(&mut host, 1, admit), "done");
    assert_eq!(host.command(3, json!({"type": "sync", "since": 0})).len(), 1);
}

#[test]
fn no_one_uses_the_name_of_another_player() {
    let mut host = Host::open(rivals(&["Ann", "Ben"]));
    host.core.record.seats[1] = Place::open();
    host = join_all(host);
    let join = |viewer, n, name: &str| {
        let (holder, name) = (Some(guest(n)), Some(name.to_owned()));
        Input::Join(JoinRequest { viewer, holder, name, client: format!("c{viewer}"), since: 0 })
    };
    host.handle(join(7, 7, "\u{410}nn"));
    host.handle(join(8, 8, "Eve"));
    let chat = |id: u32| json!({"type": "chat", "id": id, "text": "trust me"});
    assert_eq!(reply(&mut host, 7, chat(1)), "name_taken");
    let sit = |id: u32, name: &str| json!({"type": "sit", "id": id, "seat": 1, "name": name});
    assert_eq!(reply(&mut host, 7, sit(2, "ANN")), "name_taken");
    assert_eq!(reply(&mut host, 8, sit(1, "Eve")), "done");
    assert_eq!(
        reply(&mut host, 8, json!({"type": "rename", "id": 2, "seat": 1, "name": "Anп"})),
        "done"
    );
    let rename = json!({"type": "rename", "id": 3, "seat": 1, "name": "\u{410}nn"});
    assert_eq!(reply(&mut host, 8, rename), "name_taken");
    host.command(8, chat(4));
    assert_eq!(host.stored.chat[0].seat, Some(Seat::new(1)));
    host.handle(join(9, 9, "Zoe"));
    host.command(9, chat(1));
    assert_eq!(host.stored.chat[1].seat, None, "spectators are marked");
}

#[test]
fn only_people_at_the_table_can_be_muted() {
    let mut host = table_for_two();
    let mute =
        |id: u32, person: &str| json!({"type": "mute", "id": id, "person": person, "on": true});
    assert_eq!(reply(&mut host, 1, mute(1, &"x".repeat(3_000))), "no_such_person");
    for n in 3..=100 {
        host.join(n.into(), &guest(n));
        assert_eq!(reply(&mut host, 1, mute(n.into(), guest(n).public_id().as_str())), "done");
    }
    assert_eq!(host.record().muted.len(), 64);
}

#[test]
fn undo_is_limited_per_game() {
    let mut host = start(friends(&["Ann"]));
    host.core.play.as_mut().expect("a match").n_undone = 9_998;
    for (id, expected) in [(10, "update"), (20, "update"), (30, "undo_limit")] {
        assert_eq!(host.act(1, id, ANN)["type"], "update");
        let undo = json!({"type": "ask_undo", "id": id + 1, "seat": 0});
        assert_eq!(reply(&mut host, 1, undo), expected);
    }
    let host = host.restart();
    assert_eq!(host.core.play.as_ref().expect("a match").n_undone, 2, "counted from the store");
}

#[test]
fn a_rematch_with_the_same_deal_is_an_open_book() {
    let mut host = start(rivals(&["Ann", "Ben"]));
    host.core.record.phase = Phase::Over;
    let entropy = host.record().started.as_ref().expect("started").entropy.clone();
    for (deal, id) in [("same", 1), ("new", 2)] {
        host.core.record.next = None;
        host.created = None;
        host.command(2, json!({"type": "rematch", "id": id, "deal": deal}));
        let new = host.created.as_ref().expect("a table is created");
        let holders: Vec<bool> = new.record.seats.iter().map(Place::is_held).collect();
        assert_eq!(new.record.host, guest(2), "the player who asks is the host");
        if deal == "same" {
            assert_eq!(new.record.origin, crate::record::Origin::Same { entropy: entropy.clone() });
            assert_eq!(holders, [false, true], "the others see the mark before they sit down");
            assert_eq!(new.secret, SECRET);
        } else {
            assert_eq!(new.record.origin, crate::record::Origin::New);
            assert_eq!(holders, [true, true]);
            assert_ne!(new.secret, SECRET);
        }
    }
}
