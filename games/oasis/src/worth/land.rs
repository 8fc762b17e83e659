//! The most points that some tiles can make, with control markers put down and moved.
use arrayvec::ArrayVec;
use kernel::Seat;

use super::TILES_MAX;
use crate::{
    board::{Area, Board},
    data::Land,
    rules::tiles,
    setup::{Placement, Switches},
    space::{Ground, Space},
    state::{Goods, State},
};

/// Boards that are kept from tile to tile. Two tiles, as many as a card has, are searched to the
/// end whatever this is; of more tiles the most promising beginnings are followed.
const KEPT: usize = 4;

type Tiles = ArrayVec<Land, TILES_MAX>;

/// Points of all lands after these tiles. The order of cards is free, so the lands are tried in
/// every order; tiles that nothing multiplies come last, where they are in nobody's way.
pub(super) fn most_points(state: &State, seat: Seat, goods: Goods, lands: &[Land]) -> u16 {
    let search = Search { seat, goods, switches: &state.switches };
    let worthy: Tiles = lands.iter().copied().filter(|&land| search.value(land) > 0).collect();
    let most = |order: Tiles| search.most(&state.board, &order);
    orders(&worthy).into_iter().map(most).max().expect("there is an order, if of nothing")
}

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

/// A board on the way, and the points it promises: its own and what the next tile adds.
struct Beginning {
    promise: u16,
    board: Board,
}

/// The most promising beginnings, the best one first.
struct Kept {
    all: ArrayVec<Beginning, KEPT>,
    room: usize,
}

impl Kept {
    fn keep(&mut self, one: Beginning) {
        let is_there = |other: &Beginning| other.promise == one.promise && other.board == one.board;
        if self.is_hopeless(one.promise) || self.all.iter().any(is_there) {
            return;
        }
        if self.all.len() == self.room {
            self.all.pop();
        }
        let place = self.all.iter().position(|other| other.promise < one.promise);
        self.all.insert(place.unwrap_or(self.all.len()), one);
    }

    /// Nothing that promises so little would be kept.
    fn is_hopeless(&self, promise: u16) -> bool {
        self.all.len() == self.room && self.all.last().is_some_and(|last| promise <= last.promise)
    }
}

struct Search<'a> {
    seat: Seat,
    /// Those of the offer among them.
    goods: Goods,
    switches: &'a Switches,
}

impl Search<'_> {
    /// What the last tile adds is known without laying it.
    fn most(&self, board: &Board, lands: &[Land]) -> u16 {
        let Some(&first) = lands.first() else {
            return self.points(board);
        };
        let mut kept: ArrayVec<Beginning, KEPT> = ArrayVec::new();
        kept.push(self.begin(*board, first));
        for (index, pair) in lands.windows(2).enumerate() {
            let is_last = index + 2 == lands.len();
            let mut next = Kept { all: ArrayVec::new(), room: if is_last { 1 } else { KEPT } };
            for Beginning { board, .. } in &kept {
                self.lay_everywhere(board, [pair[0], pair[1]], &mut next);
            }
            kept = next.all;
        }
        kept[0].promise
    }

    fn begin(&self, board: Board, next: Land) -> Beginning {
        Beginning { promise: self.points(&board) + self.gain(&board, next), board }
    }

    fn value(&self, land: Land) -> u16 {
        u16::from(self.goods[land.good() as usize])
    }

    fn worth(&self, area: Area) -> u16 {
        u16::from(area.spaces.len()) * self.value(area.mark.land)
    }

    /// What this seat's areas are worth.
    fn points(&self, board: &Board) -> u16 {
        board.areas_of(self.seat).map(|area| self.worth(area)).sum()
    }

    fn open(&self, board: &Board, land: Land) -> Ground {
        if board.stock(land) == 0 {
            return Ground::NONE;
        }
        tiles::open_on(board, self.switches, self.seat, land)
    }

    /// What a marker for a new area costs: one from the supply nothing, one from the board the
    /// area that it leaves.
    fn price(&self, board: &Board) -> Option<u16> {
        if board.spare_markers(self.seat) > 0 {
            return Some(0);
        }
        board.areas_of(self.seat).map(|area| self.worth(area)).min()
    }

    /// The most that one more tile adds.
    fn gain(&self, board: &Board, land: Land) -> u16 {
        let (open, neutral) = (self.open(board, land), board.neutral(land));
        let near = neutral.spread();
        let most = |among: Ground, price: u16| {
            let joined = among.and(near).iter().map(|at| n_joined(at, neutral)).max();
            let n_spaces = if among.is_empty() { 0 } else { joined.unwrap_or(1) };
            (n_spaces * self.value(land)).saturating_sub(price)
        };
        let grown = most(open.and(board.touching_own(self.seat, land)), 0);
        let begun = self.price(board).map(|price| most(open.minus(board.touching(land)), price));
        grown.max(begun.unwrap_or(0))
    }

    /// Every board after one tile that can come to something; what cannot beat those kept is not
    /// even laid. A gift is no better than no tile, and nor is one that stays neutral: what a
    /// later tile makes of it, it makes of that one laid first. Only where no own area may grow
    /// two tiles have to wait for each other.
    fn lay_everywhere(&self, board: &Board, [land, next]: [Land; 2], kept: &mut Kept) {
        kept.keep(self.begin(*board, next));
        let (open, neutral) = (self.open(board, land), board.neutral(land));
        let own = board.touching_own(self.seat, land);
        let points = self.points(board);
        let n_next = 1 + widest(board, next);
        let hope = |n_more: u16| (n_next + n_more) * self.value(next);
        let usual = hope(0);
        for at in open.and(own).iter() {
            let gained = n_joined(at, neutral) * self.value(land);
            if !kept.is_hopeless(points + gained + usual) {
                kept.keep(self.begin(laid(board, at, land), next));
            }
        }
        for at in open.minus(board.touching(land)).iter() {
            let n_spaces = n_joined(at, neutral);
            if self.switches.placement == Placement::Literal
                && !kept.is_hopeless(points + hope(n_spaces))
            {
                kept.keep(self.begin(laid(board, at, land), next));
            }
            let claimed = points + n_spaces * self.value(land);
            if board.spare_markers(self.seat) > 0 && !kept.is_hopeless(claimed + usual) {
                let mut board = laid(board, at, land);
                board.mark(self.seat, at, land);
                kept.keep(self.begin(board, next));
            }
            for area in self.leavable(board, next) {
                let n_left = if area.mark.land == next { area.spaces.len() } else { 0 };
                let price = self.worth(area);
                if !kept.is_hopeless((claimed + hope(u16::from(n_left))).saturating_sub(price)) {
                    let mut board = laid(board, at, land);
                    board.move_mark(area, at, land);
                    kept.keep(self.begin(board, next));
                }
            }
        }
    }

    /// The areas that a marker may leave with some use: the cheapest one if there is no other
    /// marker, and those that the next tile could win back.
    fn leavable(&self, board: &Board, next: Land) -> impl Iterator<Item = Area> {
        let price = self.price(board);
        let is_useful = move |area: &Area| {
            area.mark.land == next || price.is_some_and(|price| self.worth(*area) <= price)
        };
        board.areas_of(self.seat).filter(is_useful)
    }
}

fn laid(board: &Board, at: Space, land: Land) -> Board {
    let mut board = *board;
    board.lay(at, land);
    board
}

/// Spaces of a new tile here with the neutral ones that it joins.
fn n_joined(at: Space, neutral: Ground) -> u16 {
    1 + u16::from(Ground::beside(at).and(neutral).flood(neutral).len())
}

/// The most neutral spaces that one tile could join, wherever it may lie.
fn widest(board: &Board, land: Land) -> u16 {
    let neutral = board.neutral(land);
    let joined = board.empty().and(neutral.spread()).iter().map(|at| n_joined(at, neutral) - 1);
    joined.max().unwrap_or(0)
}
