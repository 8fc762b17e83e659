//! Whole matches, `logs/*.jsonl`, and what they tell, `logs/*.txt`: every line must replay under
//! today's rules, and the story must be the same word for word.
//!
//! `UPDATE_EXPECT=1 cargo test -p desert golden` rewrites the stories. `cargo xtask golden` plays
//! the matches anew and rewrites both: only when a rule changes on purpose.
use expect_test::{ExpectFile, expect_file};
use kernel::SeatSet;
use serde_json::{Value, json};
use table::{AnyMatch, Line, Log};
use text::{Spoken, Texts, seat_names};

use crate::ENTRY;

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
