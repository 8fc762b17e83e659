//! Whole matches, `logs/*.jsonl`, and what they tell, `logs/*.txt`: every line must replay under
//! today's rules, and the story must be the same word for word.
//!
//! `UPDATE_EXPECT=1 cargo test -p desert golden` rewrites the stories. The logs themselves are
//! rewritten only when a rule changes on purpose, before the stories:
//! `UPDATE_EXPECT=1 cargo test -p desert --lib golden::record -- --ignored`.
use expect_test::{ExpectFile, expect_file};
use kernel::{Chance, Dice, Fast, Seat, SeatSet, Seeded};
use serde_json::{Value, json, value::RawValue};
use table::{AnyMatch, Line, Log, Start};
use text::{Spoken, Texts, seat_names};

use crate::ENTRY;

const NAMES: [&str; 5] = ["Ann", "Bob", "Cara", "Dan", "Eve"];

#[test]
fn two_fly_out() {
    let log = include_str!("../../logs/two_fly_out.jsonl");
    check(log, &expect_file!["../../logs/two_fly_out.txt"]);
}

#[test]
fn three_at_random() {
    let log = include_str!("../../logs/three_at_random.jsonl");
    check(log, &expect_file!["../../logs/three_at_random.txt"]);
}

#[test]
fn five_drafted() {
    let log = include_str!("../../logs/five_drafted.jsonl");
    check(log, &expect_file!["../../logs/five_drafted.txt"]);
}

fn check(text: &str, story: &ExpectFile) {
    let log = Log::read(text).expect("the chain holds");
    let table = ENTRY.replay(&log).expect("every line is still legal");
    assert!(table.log(false).iter().map(String::as_str).eq(text.lines()), "written alike today");
    story.assert_eq(&tell(&*table));
}

/// The story as somebody with all eyes would tell it, and the last picture.
fn tell(table: &dyn AnyMatch) -> String {
    let texts = Texts::new("en", &[ENTRY.languages[0].texts]).expect("the texts parse");
    let names = &table.header().names;
    let say = |kind: &str, data: &Value| {
        texts.tell(kind, data, &seat_names(names)).expect("everything can be told")
    };
    let mut story = String::new();
    for step in 1..=table.step() {
        let head = match table.input(step).expect("a step that was played") {
            Line::Act { n, seat, act } => {
                json!({"type": "headline", "n": n, "seat": seat, "command": act})
            }
            Line::Expire { n, .. } => json!({"type": "headline_expired", "n": n}),
            Line::Undo { n, undo } => json!({"type": "headline_undone", "n": n, "seat": undo}),
            Line::Rewind { n, rewind } => {
                json!({"type": "headline_rewound", "n": n, "seat": rewind})
            }
            Line::Close { .. } => unreachable!("the closing line is no input"),
        };
        story += &format!("{}\n", say("cli", &head));
        let events: Vec<Value> = serde_json::from_str(table.events(step, SeatSet::EVERYONE).get())
            .expect("events are a list");
        for event in &events {
            story += &format!("   {}\n", say("event", event));
        }
    }
    let outcome = table.outcome().expect("a golden match is played to its end");
    let ending = texts.format(&format!("outcome-{}", outcome.reason), &Default::default());
    story += &format!("\n{}\n\n", ending.expect("every ending has a text"));
    for line in table.picture(SeatSet::EVERYONE, &Spoken { texts: &texts, names }).lines() {
        story += line.trim_end();
        story.push('\n');
    }
    story
}

mod record {
    use super::*;

    #[test]
    #[ignore = "rewrites logs/: only when a rule changes on purpose"]
    fn two_fly_out() {
        let mut table = open(2, 1, Start::Position(&raw(&rescue())));
        for line in RESCUE.lines() {
            let (who, command) = line.trim().split_once(": ").expect("who and what");
            let taken = match (who, command) {
                ("time", _) => table.expire(table.deadline().expect("a clock runs").id),
                (who, "undo") => table.undo(who.parse().expect("a seat")),
                (who, command) => table.submit(who.parse().expect("a seat"), command),
            };
            taken.map_err(|why| format!("{line}: {why}")).expect("the script is legal");
        }
        write(&expect_file!["../../logs/two_fly_out.jsonl"], &*table);
    }

    /// All but one part are found, the launch pad lies under a dune, and the water is short.
    fn rescue() -> Value {
        json!({
            "options": {"ask_before_moving_me": true, "storm_pause": "always"},
            "crew": [
                {"role": "navigator", "cell": "b2", "water": 1,
                 "gear": ["jet_pack", "solar_shield"]},
                {"role": "climber", "cell": "b2", "water": 3, "gear": ["dune_blaster"]},
            ],
            "eye": "e1",
            "meter": 1,
            "tiles": {
                "a1": {"back": "wreck", "excavated": true, "city": "gear"},
                "b1": {"city": "navdeck_column", "sand": 1},
                "c1": {"city": "gear", "excavated": true},
                "d1": {"city": "tunnel", "excavated": true, "sand": 4},
                "a2": {"city": "propeller_row", "excavated": true},
                "b2": {"city": "propeller_column", "excavated": true, "sand": 1},
                "c2": {"city": "engine_row", "excavated": true, "sand": 2},
                "d2": {"city": "engine_column", "excavated": true},
                "e2": {"city": "well", "sand": 2},
                "b3": {"sand": 3},
                "d4": {"city": "pad", "excavated": true, "sand": 5},
                "a4": {"city": "crystal_row", "excavated": true},
                "a5": {"city": "crystal_column", "excavated": true},
                "b5": {"city": "tunnel"},
                "c5": {"city": "navdeck_row", "excavated": true},
            },
            "parts": {"propeller": {"held": 0}, "engine": {"held": 0}, "crystal": {"held": 1}},
            "storm_pile": ["n1", "sun", "e2", "up", "sun", "s1"],
            "gear_pile": ["terrascope"],
        })
    }

    const RESCUE: &str = "p1: move b1
        p1: dig b1
        p1: excavate
        p1: guide p2 b3
        p2: agree
        p1: guide p2 b4
        p1: undo
        p1: guide p2 b4
        p1: guide p2 b5
        p1: shield
        p1: end
        p2: hold
        p2: release
        p1: draw
        p1: draw
        p2: hold
        time: is up
        p1: draw
        p2: excavate
        p2: take navdeck
        p2: move c5
        p2: move d5
        p2: blast d4
        p2: end
        p2: draw
        p2: draw
        p2: draw
        p1: jet d4
        p1: guide p2 d4
        time: is up";

    #[test]
    #[ignore = "rewrites logs/: only when a rule changes on purpose"]
    fn three_at_random() {
        let options = json!({
            "difficulty": "normal",
            "roles": {"assigned": ["meteorologist", "navigator", "climber"]},
            "meteo_reorder": true,
            "ask_before_moving_me": true,
            "storm_pause": "always",
        });
        let options = raw(&options);
        let mut table = open(3, 2754, Start::Deal { seats: 3, options: &options });
        let mut whims = Fast::new(4);
        while table.outcome().is_none() {
            whim(&mut *table, &mut whims);
        }
        write(&expect_file!["../../logs/three_at_random.jsonl"], &*table);
    }

    /// Mostly the awaited, sometimes anybody, sometimes time or a change of mind.
    fn whim(table: &mut dyn AnyMatch, whims: &mut Fast) {
        if let Some(clock) = table.deadline()
            && whims.below(4) == 0
        {
            table.expire(clock.id).expect("the clock runs");
            return;
        }
        let awaited = table.awaited();
        let seats = if whims.below(4) == 0 { SeatSet::first_n(table.seats()) } else { awaited };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *whims.choose(&seats);
        if table.undoable(seat).is_some() && whims.below(12) == 0 {
            table.undo(seat).expect("it can be taken back");
            return;
        }
        let commands = table.commands(seat);
        if !commands.is_empty() {
            let command: &String = whims.choose(&commands);
            table.submit(seat, command).expect("a listed command is legal");
        }
    }

    #[test]
    #[ignore = "rewrites logs/: only when a rule changes on purpose"]
    fn five_drafted() {
        let options = json!({
            "difficulty": "elite",
            "roles": "draft",
            "peek_shared": false,
            "sand_total": 44,
            "sand_last_marker_loses": true,
        });
        let options = raw(&options);
        let mut table = open(5, 1188, Start::Deal { seats: 5, options: &options });
        while table.outcome().is_none() {
            let seat = table.awaited().first().expect("somebody is awaited");
            let thought = table.think(seat, "random", u64::from(table.step()));
            let command = thought.and_then(|think| think()).expect("random bots always move");
            table.submit(seat, &command).expect("a bot plays by the rules");
        }
        write(&expect_file!["../../logs/five_drafted.jsonl"], &*table);
    }

    fn raw(value: &Value) -> Box<RawValue> {
        serde_json::value::to_raw_value(value).expect("plain data")
    }

    fn open(n_seats: usize, seed: u64, start: Start<'_>) -> Box<dyn AnyMatch> {
        let names = NAMES[..n_seats].iter().map(|&name| name.to_owned()).collect();
        let table = ENTRY.open(start, names, Seeded::numbered(seed), Vec::new());
        table.expect("a playable table")
    }

    fn write(log: &ExpectFile, table: &dyn AnyMatch) {
        log.assert_eq(&(table.log(true).join("\n") + "\n"));
    }
}
