//! Whole matches that were written down once must still be played and told alike.
use expect_test::ExpectFile;
use kernel::SeatSet;
use serde_json::{Value, json};
use table::{AnyMatch, Entry, Line, Log};
use text::{Spoken, Texts, seat_names};

/// Every line of the log must replay under today's rules, and the story must be the same word for
/// word.
pub fn check(entry: &Entry, log: &str, story: &ExpectFile) {
    let read = Log::read(log).expect("the chain holds");
    let table = entry.replay(&read).expect("every line is still legal");
    assert!(table.log(false).iter().map(String::as_str).eq(log.lines()), "written alike today");
    story.assert_eq(&tell(entry, &*table));
}

/// The story as somebody with all eyes would tell it, and the last picture.
fn tell(entry: &Entry, table: &dyn AnyMatch) -> String {
    let texts = Texts::new("en", &[entry.languages[0].texts]).expect("the texts parse");
    let texts = texts.with_own(table.own_words());
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
