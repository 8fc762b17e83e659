//! Golden matches: `logs/*.jsonl` and their stories, `logs/*.txt`.
//!
//! `UPDATE_EXPECT=1 cargo test -p temple golden` rewrites the stories. `cargo xtask golden` replays
//! the matches and rewrites both; run it only when a rule changes on purpose.
use conformance::golden::check;
use expect_test::expect_file;

use crate::ENTRY;

#[test]
fn four_rivals() {
    let log = include_str!("../../logs/four_rivals.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/four_rivals.txt"]);
}

#[test]
fn three_together() {
    let log = include_str!("../../logs/three_together.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/three_together.txt"]);
}

#[test]
fn one_alone() {
    let log = include_str!("../../logs/one_alone.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/one_alone.txt"]);
}

#[test]
fn six_classic_at_random() {
    let log = include_str!("../../logs/six_classic_at_random.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/six_classic_at_random.txt"]);
}
