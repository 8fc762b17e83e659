//! Leaf counts of the game tree, which catch unintended rule changes.
//!
//! `UPDATE_EXPECT=1 cargo test -p template perft` rewrites the counts.
use expect_test::expect;
use table::perft;

use crate::State;

#[test]
fn leaf_counts_are_unchanged() {
    let counts: Vec<_> = (2..=4).map(|seats| perft::<State>(1, seats, 9)).collect();
    expect![[r#"
        [
            [
                1,
                1,
                2,
                5,
                11,
                24,
                55,
                125,
                282,
            ],
            [
                1,
                1,
                1,
                2,
                5,
                15,
                42,
                116,
                331,
            ],
            [
                1,
                1,
                1,
                1,
                2,
                5,
                15,
                52,
                173,
            ],
        ]
    "#]]
    .assert_debug_eq(&counts);
}
