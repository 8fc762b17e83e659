//! Leaves of the game tree, counted: a rule that changes without anybody noticing changes these.
//!
//! `UPDATE_EXPECT=1 cargo test -p temple perft` rewrites the table.
use std::fmt::Write;

use expect_test::expect;
use table::perft;

use crate::State;

const DEPTH: u32 = 7;

#[test]
fn the_tree_has_as_many_leaves_as_ever() {
    let mut table = "seats seed  leaves at each depth\n".to_owned();
    for seats in 1..=6 {
        for seed in 1..=2 {
            write!(table, "{seats:>5} {seed:>4}").expect("strings do not fail");
            for n_leaves in perft::<State>(seed, seats, DEPTH) {
                write!(table, "{n_leaves:>8}").expect("strings do not fail");
            }
            table.push('\n');
        }
    }
    let expected = expect![[""]];
    expected.assert_eq(&table);
}
