//! Recorded matches, `logs/*.jsonl`, and their stories, `logs/*.txt`.
//!
//! `UPDATE_EXPECT=1 cargo test -p madness golden` rewrites the stories. `cargo xtask golden`
//! replays the matches and rewrites both, after deliberate rule changes only.
use conformance::golden::check;
use expect_test::expect_file;

use crate::ENTRY;

#[test]
fn three_at_random() {
    let log = include_str!("../../logs/three_at_random.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/three_at_random.txt"]);
}

#[test]
fn four_untimed() {
    let log = include_str!("../../logs/four_untimed.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/four_untimed.txt"]);
}

#[test]
fn five_with_every_switch() {
    let log = include_str!("../../logs/five_with_every_switch.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/five_with_every_switch.txt"]);
}
