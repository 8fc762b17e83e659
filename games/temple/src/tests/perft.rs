//! Counts of game tree leaves, which detect unintended rule changes.
//!
//! `UPDATE_EXPECT=1 cargo test -p temple perft` rewrites the table.
use std::{fmt::Write, ops::RangeInclusive};

use expect_test::expect;
use table::perft_of;

use crate::{Options, State};

const DEPTH: u32 = 7;

/// Counts the leaves of two deals with each number of seats.
fn count(options: &Options, seats: RangeInclusive<u8>) -> String {
    let mut table = "seats seed  leaves at each depth\n".to_owned();
    for seats in seats {
        for seed in 1..=2 {
            write!(table, "{seats:>5} {seed:>4}").expect("strings do not fail");
            for n_leaves in perft_of::<State>(options, seed, seats, DEPTH) {
                write!(table, "{n_leaves:>8}").expect("strings do not fail");
            }
            table.push('\n');
        }
    }
    table
}

#[test]
fn leaf_counts_are_unchanged() {
    let expected = expect![[r#"
        seats seed  leaves at each depth
            1    1       2       2       9      61     404    2663   14955
            1    2       2       2       9      70     539    4107   25348
            2    1       4      12      20      56     300    1976   13480
            2    2       4      12      20      50     244    1696   12616
            3    1       6      30     126     366    1062    3918   19902
            3    2       6      30     126     366    1026    3510   17274
            4    1       8      56     344    1880    8216   32120  121976
            4    2       8      56     344    1880    8216   32120  122936
            5    1      10      90     730    5370   36250  212730 1123930
            5    2      10      90     730    5370   36250  212730 1123930
            6    1      12     132    1332   12372  106452  856212 6275412
            6    2      12     132    1332   12372  106452  856212 6275412
    "#]];
    expected.assert_eq(&count(&Options::default(), 1..=6));
}

#[test]
fn leaf_counts_as_written_are_unchanged() {
    let expected = expect![[r#"
        seats seed  leaves at each depth
            1    1       2       2       9      61     404    2663   14955
            1    2       2       2       9      60     396    2586   14213
            2    1       4      12      20      56     300    1952   13136
            2    2       4      12      20      56     300    1948   13068
            3    1       6      30     126     366    1062    3918   19614
            3    2       6      30     126     366    1062    3918   19542
    "#]];
    expected.assert_eq(&count(&Options::default().as_written(), 1..=3));
}
