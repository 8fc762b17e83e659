//! The most points that some tiles can make, with control markers put down and moved.
use arrayvec::ArrayVec;
use kernel::Seat;

use super::TILES_MAX;
use crate::{
    board::Board,
    data::Land,
    rules::tiles,
    space::{Ground, Space},
    state::{Goods, State},
};

/// Boards that are kept from tile to tile. Two tiles, as many as a card has, are searched to the
/// end whatever this is; of more tiles the most promising beginnings are followed.
const KEPT: usize = 4;

/// Points of all lands after these tiles. The order of cards is free, so the lands are tried in
/// every order; a tile without a stack or a space is left out.
pub(super) fn most_points(state: &State, seat: Seat, goods: Goods, lands: &[Land]) -> u16 {
    let search = Search { seat, goods };
    let mut best = 0;
    for order in orders(lands) {
        best = best.max(search.most(state, &order));
    }
    best
}

type Tiles = ArrayVec<Land, TILES_MAX>;

/// The tiles in every order of their lands, those of one land together.
fn orders(lands: &[Land]) -> ArrayVec<Tiles, 6> {
    let all = Land::ALL;
    let mut orders: ArrayVec<Tiles, 6> = ArrayVec::new();
    for [first, second, third] in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    {
        let mut order = Tiles::new();
        for land in [all[first], all[second], all[third]] {
            order.extend(lands.iter().copied().filter(|&one| one == land));
        }
        if !orders.contains(&order) {
            orders.push(order);
        }
    }
    orders
}

struct Search {
    seat: Seat,
    /// Those of the offer among them.
    goods: Goods,
}

/// A board on the way, and what it promises.
struct Beginning {
    promise: u16,
    state: State,
}

impl Search {
    fn most(&self, state: &State, lands: &[Land]) -> u16 {
        let Some((&last, before)) = lands.split_last() else {
            return self.points(&state.board);
        };
        let mut kept: ArrayVec<Beginning, KEPT> = ArrayVec::new();
        kept.push(Beginning { promise: 0, state: *state });
        for (index, &land) in before.iter().enumerate() {
            let mut next: ArrayVec<Beginning, KEPT> = ArrayVec::new();
            for Beginning { state, .. } in &kept {
                self.lay_everywhere(state, land, |board| {
                    let state = State { board, ..*state };
                    let promise = self.points(&board) + self.gain(&state, lands[index + 1]);
                    keep(&mut next, Beginning { promise, state });
                });
            }
            if !next.is_empty() {
                kept = next;
            }
        }
        let end = |one: &Beginning| self.points(&one.state.board) + self.gain(&one.state, last);
        kept.iter().map(end).max().expect("a board is always kept")
    }

    fn value(&self, land: Land) -> u16 {
        u16::from(self.goods[land.good() as usize])
    }

    /// What this seat's areas are worth.
    fn points(&self, board: &Board) -> u16 {
        let areas = board.areas_of(self.seat);
        areas.map(|area| u16::from(area.spaces.len()) * self.value(area.mark.land)).sum()
    }

    /// Every board after one tile and what is done about its marker.
    fn lay_everywhere(&self, state: &State, land: Land, mut then: impl FnMut(Board)) {
        for at in self.open(state, land).iter() {
            let mut board = state.board;
            let (owner, _) = board.lay(at, land);
            then(board);
            if owner.is_none() {
                self.mark_every_way(&board, at, land, &mut then);
            }
        }
    }

    fn mark_every_way(&self, board: &Board, at: Space, land: Land, then: &mut impl FnMut(Board)) {
        if board.spare_markers(self.seat) > 0 {
            let mut marked = *board;
            marked.mark(self.seat, at, land);
            then(marked);
        }
        for area in board.areas_of(self.seat) {
            let mut moved = *board;
            moved.move_mark(area, at, land);
            then(moved);
        }
    }

    fn open(&self, state: &State, land: Land) -> Ground {
        if state.board.stock(land) == 0 {
            return Ground::NONE;
        }
        tiles::open_spaces(state, self.seat, land)
    }

    /// The most that one more tile adds: the same as laying it everywhere, without a board for
    /// each.
    fn gain(&self, state: &State, land: Land) -> u16 {
        let board = &state.board;
        let (own, neutral) = (board.touching_own(self.seat, land), board.neutral(land));
        // A marker from the supply costs nothing, one from the board the area it leaves.
        let has_spare = board.spare_markers(self.seat) > 0;
        let left =
            |area: crate::board::Area| u16::from(area.spaces.len()) * self.value(area.mark.land);
        let price = if has_spare { Some(0) } else { board.areas_of(self.seat).map(left).min() };
        let mut best = 0;
        for at in self.open(state, land).iter() {
            let touched = Ground::beside(at).and(neutral);
            let n_spaces = 1 + touched.flood(neutral).len();
            let gain = u16::from(n_spaces) * self.value(land);
            if own.has(at) {
                best = best.max(gain);
            } else if !board.touching(land).has(at)
                && let Some(price) = price
            {
                best = best.max(gain.saturating_sub(price));
            }
        }
        best
    }
}

/// The most promising ones stay, each board once.
fn keep(kept: &mut ArrayVec<Beginning, KEPT>, one: Beginning) {
    let is_there =
        |other: &Beginning| other.promise == one.promise && other.state.board == one.state.board;
    if kept.iter().any(is_there) {
        return;
    }
    let place = kept.iter().position(|other| other.promise < one.promise).unwrap_or(kept.len());
    if place == KEPT {
        return;
    }
    if kept.is_full() {
        kept.pop();
    }
    kept.insert(place, one);
}
