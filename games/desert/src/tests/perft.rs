//! Leaf counts of the game tree, which change with any accidental rule change.
//!
//! `UPDATE_EXPECT=1 cargo test -p desert perft` rewrites the table.
use std::fmt::Write;

use expect_test::expect;
use table::perft;

use crate::State;

const DEPTH: u32 = 4;

#[test]
fn perft_counts_are_unchanged() {
    let mut table = "seats seed       1       2       3       4\n".to_owned();
    for seats in 2..=5 {
        for seed in 1..=3 {
            write!(table, "{seats:>5} {seed:>4}").expect("writing to a string cannot fail");
            for n_leaves in perft::<State>(seed, seats, DEPTH) {
                write!(table, "{n_leaves:>8}").expect("writing to a string cannot fail");
            }
            table.push('\n');
        }
    }
    let expected = expect![[r#"
        seats seed       1       2       3       4
            2    1      10     124    1569   17392
            2    2       8      63     507    4015
            2    3      10      88     733    6046
            3    1      13     183    2636   33287
            3    2       8      64     581    5609
            3    3      13     160    1884   21515
            4    1      16     246    3964   59106
            4    2       8      65     597    5768
            4    3      18     320    5573   95264
            5    1      19     311    5604  101751
            5    2       8      66     623    6200
            5    3      19     196    2588   37641
    "#]];
    expected.assert_eq(&table);
}
