//! Golden tests: complete matches in `logs/*.jsonl` and their stories in `logs/*.txt`.
//!
//! `UPDATE_EXPECT=1 cargo test -p oasis golden` rewrites the stories. `cargo xtask golden` replays
//! the matches and rewrites both. Use it only when a rule changes on purpose.
use conformance::golden::check;
use expect_test::expect_file;

use crate::ENTRY;

#[test]
fn three_at_random() {
    let log = include_str!("../../logs/three_at_random.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/three_at_random.txt"]);
}

#[test]
fn four_strict_and_open() {
    let log = include_str!("../../logs/four_strict_and_open.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/four_strict_and_open.txt"]);
}

#[test]
fn five_with_every_switch() {
    let log = include_str!("../../logs/five_with_every_switch.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/five_with_every_switch.txt"]);
}
