//! Whole matches, `logs/*.jsonl`, and what they tell, `logs/*.txt`: every line must replay under
//! today's rules, and the story must be the same word for word.
//!
//! `UPDATE_EXPECT=1 cargo test -p oasis golden` rewrites the stories. The logs themselves are
//! rewritten only when a rule changes on purpose, before the stories:
//! `UPDATE_EXPECT=1 cargo test -p oasis --lib golden::record -- --ignored`.
use expect_test::{ExpectFile, expect_file};
use kernel::{Chance, Dice, Fast, SeatSet, Seeded};
use serde_json::{Value, json, value::RawValue};
use table::{AnyMatch, Line, Log, Start};
use text::{Spoken, Texts, seat_names};

use crate::ENTRY;

const NAMES: [&str; 5] = ["Ann", "Bob", "Cara", "Dan", "Eve"];

#[test]
fn three_at_random() {
    let log = include_str!("../../logs/three_at_random.jsonl");
    check(log, &expect_file!["../../logs/three_at_random.txt"]);
}

#[test]
fn four_strict_and_open() {
    let log = include_str!("../../logs/four_strict_and_open.jsonl");
    check(log, &expect_file!["../../logs/four_strict_and_open.txt"]);
}

#[test]
fn five_with_every_switch() {
    let log = include_str!("../../logs/five_with_every_switch.jsonl");
    check(log, &expect_file!["../../logs/five_with_every_switch.txt"]);
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
    fn three_at_random() {
        write(&expect_file!["../../logs/three_at_random.jsonl"], &*play(3, 11, &json!({})));
    }

    #[test]
    #[ignore = "rewrites logs/: only when a rule changes on purpose"]
    fn four_strict_and_open() {
        let options = json!({"placement": "strict", "marker_visibility": "open"});
        write(&expect_file!["../../logs/four_strict_and_open.jsonl"], &*play(4, 12, &options));
    }

    #[test]
    #[ignore = "rewrites logs/: only when a rule changes on purpose"]
    fn five_with_every_switch() {
        let options = json!({
            "placement": "literal",
            "start_borders": false,
            "free_action": "old_first",
            "reveal": "upfront",
            "end_on_full_path": true,
        });
        write(&expect_file!["../../logs/five_with_every_switch.jsonl"], &*play(5, 13, &options));
    }

    /// At random, now and then with a change of mind.
    fn play(n_seats: u8, seed: u64, options: &Value) -> Box<dyn AnyMatch> {
        let options: Box<RawValue> = serde_json::value::to_raw_value(options).expect("plain data");
        let start = Start::Deal { seats: n_seats, options: &options };
        let names = NAMES[..n_seats as usize].iter().map(|&name| name.to_owned()).collect();
        let table = ENTRY.open(start, names, Seeded::numbered(seed), Vec::new());
        let mut table = table.expect("a playable table");
        let mut whims = Fast::new(seed);
        while table.outcome().is_none() {
            let seat = table.awaited().first().expect("somebody is awaited");
            if table.undoable(seat).is_some() && whims.below(30) == 0 {
                table.undo(seat).expect("it can be taken back");
                continue;
            }
            let commands = table.commands(seat);
            let command: &String = whims.choose(&commands);
            table.submit(seat, command).expect("a listed command is legal");
        }
        table
    }

    fn write(log: &ExpectFile, table: &dyn AnyMatch) {
        log.assert_eq(&(table.log(true).join("\n") + "\n"));
    }
}
