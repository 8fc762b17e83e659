//! The odds that the walls move and meet.
use super::{WallOdds, odds::choose};
use crate::{
    board::N_COLUMNS,
    data::WallCard,
    rules::walls::{cards_left, n_per_round},
    state::State,
};

pub(super) fn odds(state: &State, is_over: bool) -> WallOdds {
    let left = cards_left(state);
    let [n_both, n_orange, n_grey, n_blank] = [
        left[WallCard::Both as usize],
        left[WallCard::Orange as usize],
        left[WallCard::Grey as usize],
        left[WallCard::Blank as usize],
    ];
    let n_deck = n_both + n_orange + n_grey + n_blank;
    let n_drawn = if is_over { 0 } else { n_per_round(state).min(n_deck) };
    // The probability that none of `n` specific cards is drawn.
    let misses = |n: u8| choose(n_deck - n, n_drawn) / choose(n_deck, n_drawn);
    let n_arrows = n_both + n_orange + n_grey;
    // The walls meet when the last card with an arrow is revealed.
    let meet = if n_arrows == 0 || n_arrows > n_drawn {
        0.0
    } else {
        choose(n_blank, n_drawn - n_arrows) / choose(n_deck, n_drawn)
    };
    WallOdds {
        n_columns: N_COLUMNS - state.walls.orange - state.walls.grey,
        n_orange: n_both + n_orange,
        n_grey: n_both + n_grey,
        meet: meet as f32,
        orange: (1.0 - misses(n_both + n_orange)) as f32,
        grey: (1.0 - misses(n_both + n_grey)) as f32,
        rounds_max: n_deck.div_ceil(n_per_round(state)),
    }
}
