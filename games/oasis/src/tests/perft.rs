//! Leaf counts of the game tree, which catch unintended rule changes.
//!
//! `UPDATE_EXPECT=1 cargo test -p oasis perft` rewrites the table.
use std::fmt::Write;

use expect_test::expect;
use table::perft;

use crate::State;

const DEPTH: u32 = 9;

#[test]
fn leaf_counts_are_unchanged() {
    let mut table = "seats seed  leaves at each depth\n".to_owned();
    for seats in 3..=5 {
        for seed in 1..=3 {
            write!(table, "{seats:>5} {seed:>4}").expect("writing to a string never fails");
            for n_leaves in perft::<State>(seed, seats, DEPTH) {
                write!(table, "{n_leaves:>8}").expect("writing to a string never fails");
            }
            table.push('\n');
        }
    }
    let expected = expect![[r#"
        seats seed  leaves at each depth
            3    1       2       4       8      16      30     151    1079    4163   13806
            3    2       2       4       8      16      30     151     981    3804   29494
            3    3       2       4       8      16      30     214    5683   34272  144172
            4    1       2       4       8      16      33      71     246    1661    8179
            4    2       2       4       8      16      33      71     346    2549   42898
            4    3       2       4       8      16      33      71     409    7190   50254
            5    1       2       4       8      16      32      66     148     605    8260
            5    2       2       4       8      16      32      66     148     641    4815
            5    3       2       4       8      16      32      66     148     668   13026
    "#]];
    expected.assert_eq(&table);
}
