//! Leaf counts of the game tree, which detect unintended rule changes.
//!
//! `UPDATE_EXPECT=1 cargo test -p madness perft` rewrites the table.
use std::fmt::Write;

use expect_test::expect;
use table::{perft, perft_of};

use crate::{Options, State, setup};

const DEPTH: u32 = 5;

#[test]
fn leaf_counts_as_written_are_unchanged() {
    let presets = setup::presets();
    let options: &Options = &presets.last().expect("presets").options;
    let counts = [3, 4].map(|seats| perft_of::<State>(options, 1, seats, DEPTH));
    expect![[r#"
        [
            [
                11,
                22,
                286,
                2552,
                33176,
            ],
            [
                14,
                97,
                775,
                7165,
                75032,
            ],
        ]
    "#]]
    .assert_debug_eq(&counts);
}

#[test]
fn leaf_counts_are_unchanged() {
    let mut table = "seats seed  leaves at each depth\n".to_owned();
    for seats in 3..=5 {
        for seed in 1..=3 {
            write!(table, "{seats:>5} {seed:>4}").expect("strings do not fail");
            for n_leaves in perft::<State>(seed, seats, DEPTH) {
                write!(table, "{n_leaves:>8}").expect("strings do not fail");
            }
            table.push('\n');
        }
    }
    let expected = expect![[r#"
        seats seed  leaves at each depth
            3    1      11      22     319    3641   59081
            3    2      11      22     319    3641   59081
            3    3      11      22     308    3278   50413
            4    1      14      97     786    8056  104754
            4    2      14      97     808    8474  109726
            4    3      14      97     830    9398  135840
            5    1      16     157    1533   16641  209683
            5    2      16     157    1566   17697  233476
            5    3      16     157    1566   17697  233476
    "#]];
    expected.assert_eq(&table);
}
