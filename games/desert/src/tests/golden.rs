//! Whole matches (`logs/*.jsonl`) and their stories (`logs/*.txt`).
//!
//! `UPDATE_EXPECT=1 cargo test -p desert golden` rewrites the stories. `cargo xtask golden` records
//! the matches again and rewrites both, for intended rule changes only.
use conformance::golden::check;
use expect_test::expect_file;

use crate::ENTRY;

#[test]
fn two_fly_out() {
    let log = include_str!("../../logs/two_fly_out.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/two_fly_out.txt"]);
}

#[test]
fn three_at_random() {
    let log = include_str!("../../logs/three_at_random.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/three_at_random.txt"]);
}

#[test]
fn five_drafted() {
    let log = include_str!("../../logs/five_drafted.jsonl");
    check(&ENTRY, log, &expect_file!["../../logs/five_drafted.txt"]);
}
