//! What an offer adds to a score at once, from what its taker can see.
use kernel::Seat;

use crate::{
    data::{Card, Effect, Land},
    rules::{camels, tiles},
    space::{Path, Space},
    state::{Goods, State},
};

/// The points that `cards` add for `seat` with these scoring markers, if every tile and camel goes
/// where it adds most, one after the other, and a spare control marker claims what it can.
pub(crate) fn worth(state: &State, seat: Seat, goods: Goods, cards: &[Card]) -> u16 {
    let mut then = *state;
    let mut owned = goods;
    for card in cards {
        match card.effect() {
            Effect::Camels(n) => (0..n).for_each(|_| place_camel(&mut then, seat)),
            Effect::Tiles(land, n) => (0..n).for_each(|_| place_tile(&mut then, seat, land)),
            Effect::Goods(good, n) => {
                let taken = owned[good as usize] - goods[good as usize];
                owned[good as usize] += n.min(state.goods_left(good) - taken);
            }
            Effect::Draw(_) => {}
        }
    }
    let total = |state: &State, goods| state.units(seat).points(goods).iter().sum::<u16>();
    total(&then, owned) - total(state, goods)
}

/// Where the largest herd becomes largest.
fn place_camel(state: &mut State, seat: Seat) {
    if !camels::is_possible(state, seat) {
        return;
    }
    let mine = state.board.camels(seat);
    let herd = |&at: &Space| mine.or(Path::only(at)).largest_group().len();
    if let Some(at) = state.board.free_path().iter().max_by_key(herd) {
        state.board.place_camel(seat, at);
    }
}

/// Where the seat gets most spaces; where it gets none the tile is left out.
fn place_tile(state: &mut State, seat: Seat, land: Land) {
    if state.board.stock(land) == 0 {
        return;
    }
    let before = state.board.held(seat, land).len();
    let has_marker = state.board.spare_markers(seat) > 0;
    let mut best = (before, state.board);
    for at in tiles::open_spaces(state, seat, land).iter() {
        let mut board = state.board;
        let (whom, _) = board.lay(at, land);
        if whom.is_none() && has_marker {
            board.mark(seat, at, land);
        }
        let held = board.held(seat, land).len();
        if held > best.0 {
            best = (held, board);
        }
    }
    state.board = best.1;
}
