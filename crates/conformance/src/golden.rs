//! Golden matches: recorded logs must still replay, and their stories must still read the same.
use expect_test::ExpectFile;
use kernel::SeatSet;
use serde_json::{Value, json};
use table::{AnyMatch, GameEntry, Line, Log};
use text::{TextLocalizer, Texts, seat_names};

/// Replays a log under the current rules and compares its story word for word.
///
/// # Panics
///
/// Panics if a line is rejected or the story differs.
pub fn check(entry: &GameEntry, log: &str, story: &ExpectFile) {
    let read = Log::read(log).expect("the hash chain is intact");
    let table = entry.replay(&read).expect("every line is still legal");
    assert!(
        table.log(false).iter().map(String::as_str).eq(log.lines()),
        "the log is written identically"
    );
    story.assert_eq(&describe(entry, &*table));
}

/// Returns the story as a viewer who sees everything would read it, followed by the final state.
fn describe(entry: &GameEntry, table: &dyn AnyMatch) -> String {
    let texts = Texts::new("en", &[entry.languages[0].texts]).expect("the texts parse");
    let texts = texts.with_custom_texts(table.custom_texts());
    let names = &table.header().names;
    let localize = |kind: &str, data: &Value| {
        texts.localize(kind, data, &seat_names(names)).expect("every event has a text")
    };
    let mut story = String::new();
    for step in 1..=table.step() {
        let head = match table.input(step).expect("the step was played") {
            Line::Act { n, seat, act } => {
                json!({"type": "headline", "n": n, "seat": seat, "command": act})
            }
            Line::Expire { n, .. } => json!({"type": "headline_expired", "n": n}),
            Line::Undo { n, undo } => json!({"type": "headline_undone", "n": n, "seat": undo}),
            Line::Rewind { n, rewind } => {
                json!({"type": "headline_rewound", "n": n, "seat": rewind})
            }
            Line::Close { .. } => unreachable!("the closing line is not an input"),
        };
        story += &format!("{}\n", localize("cli", &head));
        let events: Vec<Value> = serde_json::from_str(table.events(step, SeatSet::EVERYONE).get())
            .expect("events are a list");
        for event in &events {
            story += &format!("   {}\n", localize("event", event));
        }
    }
    let outcome = table.outcome().expect("a golden match is complete");
    let ending = texts.format(&format!("outcome-{}", outcome.reason), &Default::default());
    story += &format!("\n{}\n\n", ending.expect("every ending has a text"));
    for line in
        table.render_text(SeatSet::EVERYONE, &TextLocalizer { texts: &texts, names }).lines()
    {
        story += line.trim_end();
        story.push('\n');
    }
    story
}
