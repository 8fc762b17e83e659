//! Golden matches of every version of the rules: logs, their traces and their stories.
//!
//! `UPDATE_EXPECT=1 cargo test -p madness golden` rewrites traces and stories. `cargo xtask golden`
//! also plays the matches of the current version again. CONTRIBUTING.md says when to use which.
use crate::ENTRY;

#[test]
fn golden_matches_of_every_version_replay() {
    conformance::golden::check_all(&ENTRY, concat!(env!("CARGO_MANIFEST_DIR"), "/logs"));
}
