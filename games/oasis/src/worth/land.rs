//! Beam search for the most points that a number of tiles can make, control markers included.
use arrayvec::ArrayVec;
use kernel::Seat;

use super::TILES_MAX;
use crate::{
    board::{Area, Board},
    data::{Land, MARKERS_MAX},
    rules::tiles,
    setup::{Placement, Switches},
    space::{Ground, Space},
    state::{Goods, State},
};

/// Boards kept after each tile. The search is exhaustive for two tiles, the most on one card, and
/// follows the most promising boards for more.
const BEAM_WIDTH: usize = 4;

type Tiles = ArrayVec<Land, TILES_MAX>;

/// Returns the points of all lands after placing these tiles.
///
/// Players choose the order of their cards, so all orders of the lands are tried. Tiles without a
/// multiplier are left out: placed last, they cannot get in the way.
pub(super) fn most_points(state: &State, seat: Seat, goods: Goods, lands: &[Land]) -> u16 {
    let search = Search { seat, goods, switches: &state.switches };
    let scoring: Tiles = lands.iter().copied().filter(|&land| search.value(land) > 0).collect();
    let most = |order: Tiles| search.most(&state.board, &order);
    orders(&scoring).into_iter().map(most).max().expect("no tiles have one order")
}

/// Returns the tiles in every order of their lands, keeping tiles of one land together.
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

/// An intermediate board, and the points it promises: its own plus the gain from the next tile.
struct Candidate {
    promise: u16,
    board: Board,
}

/// The most promising boards, best first.
struct Beam {
    candidates: ArrayVec<Candidate, BEAM_WIDTH>,
    width: usize,
}

impl Beam {
    fn insert(&mut self, new: Candidate) {
        let is_same = |other: &Candidate| other.promise == new.promise && other.board == new.board;
        if self.rejects(new.promise) || self.candidates.iter().any(is_same) {
            return;
        }
        if self.candidates.len() == self.width {
            self.candidates.pop();
        }
        let index = self.candidates.iter().position(|other| other.promise < new.promise);
        self.candidates.insert(index.unwrap_or(self.candidates.len()), new);
    }

    /// Returns `true` if a board that promises this many points would not enter the beam.
    fn rejects(&self, promise: u16) -> bool {
        let worst = self.candidates.last();
        self.candidates.len() == self.width && worst.is_some_and(|worst| promise <= worst.promise)
    }
}

struct Search<'a> {
    seat: Seat,
    /// Scoring markers, including those in the offer.
    goods: Goods,
    switches: &'a Switches,
}

impl Search<'_> {
    /// Returns the most points that tiles of these lands can make in this order.
    ///
    /// The gain of the last tile is known without placing it, so the last step keeps one board.
    fn most(&self, board: &Board, lands: &[Land]) -> u16 {
        let Some(&first) = lands.first() else {
            return self.points(board);
        };
        let mut current: ArrayVec<Candidate, BEAM_WIDTH> = ArrayVec::new();
        current.push(self.candidate(*board, first));
        for (index, pair) in lands.windows(2).enumerate() {
            let is_last = index + 2 == lands.len();
            let width = if is_last { 1 } else { BEAM_WIDTH };
            let mut beam = Beam { candidates: ArrayVec::new(), width };
            for Candidate { board, .. } in &current {
                self.expand(board, [pair[0], pair[1]], &mut beam);
            }
            current = beam.candidates;
        }
        current[0].promise
    }

    fn candidate(&self, board: Board, next: Land) -> Candidate {
        Candidate { promise: self.points(&board) + self.gain(&board, next), board }
    }

    fn value(&self, land: Land) -> u16 {
        u16::from(self.goods[land.good() as usize])
    }

    fn worth(&self, area: Area) -> u16 {
        u16::from(area.spaces.len()) * self.value(area.mark.land)
    }

    /// Returns the points of this seat's areas.
    fn points(&self, board: &Board) -> u16 {
        let worth = |&land: &Land| u16::from(board.held(self.seat, land).len()) * self.value(land);
        Land::ALL.iter().map(worth).sum()
    }

    fn open(&self, board: &Board, land: Land) -> Ground {
        if board.stock(land) == 0 {
            return Ground::NONE;
        }
        tiles::open_on(board, self.switches, self.seat, land)
    }

    /// Returns the spaces that touch an area which a tile would join.
    fn joining(&self, board: &Board, land: Land) -> Ground {
        match self.switches.placement {
            // R30: areas stay apart, so a tile may start an area beside others.
            Placement::OwnBan => Ground::NONE,
            Placement::LinkBan | Placement::Strict | Placement::Literal => board.touching(land),
        }
    }

    /// Returns the cost of a marker for a new area, if there is one. A marker from the supply is
    /// free, a marker from the board costs the area that it leaves.
    fn price(&self, board: &Board, land: Land) -> Option<u16> {
        if board.spare_markers(self.seat, land) > 0 {
            return Some(0);
        }
        let areas = board.areas_of(self.seat).filter(|area| board.can_move(area, land));
        areas.map(|area| self.worth(area)).min()
    }

    /// Returns the most points that one more tile adds.
    fn gain(&self, board: &Board, land: Land) -> u16 {
        let (open, neutral) = (self.open(board, land), board.neutral(land));
        let near = neutral.spread();
        let most = |among: Ground, price: u16| {
            let joined = among.and(near).iter().map(|at| n_joined(at, neutral)).max();
            let n_spaces = if among.is_empty() { 0 } else { joined.unwrap_or(1) };
            (n_spaces * self.value(land)).saturating_sub(price)
        };
        let grown = most(open.and(board.touching_own(self.seat, land)), 0);
        let new = open.minus(self.joining(board, land));
        let begun = self.price(board, land).map(|price| most(new, price));
        grown.max(begun.unwrap_or(0))
    }

    /// Inserts every board after one more tile that can still lead to the best result.
    ///
    /// Placements that cannot enter the beam are skipped without building their board. A tile
    /// given to a rival gains nothing over no tile. Neither does a tile left neutral, because
    /// claiming it first scores as much, except where own areas cannot grow.
    fn expand(&self, board: &Board, [land, next]: [Land; 2], beam: &mut Beam) {
        beam.insert(self.candidate(*board, next));
        let (open, neutral) = (self.open(board, land), board.neutral(land));
        let own = board.touching_own(self.seat, land);
        let points = self.points(board);
        let n_next = 1 + most_joined(board, next);
        // Upper bound on the gain of the next tile.
        let next_bound = |n_more: u16| (n_next + n_more) * self.value(next);
        let next_gain = next_bound(0);
        for at in open.and(own).iter() {
            let gained = n_joined(at, neutral) * self.value(land);
            if !beam.rejects(points + gained + next_gain) {
                beam.insert(self.candidate(with_tile(board, at, land), next));
            }
        }
        let to_leave: ArrayVec<Area, MARKERS_MAX> =
            self.areas_to_leave(board, land, next).collect();
        let can_grow = match self.switches.placement {
            Placement::LinkBan | Placement::Strict => true,
            Placement::Literal | Placement::OwnBan => false,
        };
        for at in open.minus(self.joining(board, land)).iter() {
            let n_spaces = n_joined(at, neutral);
            if !can_grow && !beam.rejects(points + next_bound(n_spaces)) {
                let mut board = with_tile(board, at, land);
                board.settle(at, land);
                beam.insert(self.candidate(board, next));
            }
            let claimed = points + n_spaces * self.value(land);
            if board.spare_markers(self.seat, land) > 0 && !beam.rejects(claimed + next_gain) {
                let mut board = with_tile(board, at, land);
                board.mark(self.seat, at, land);
                beam.insert(self.candidate(board, next));
            }
            for &area in &to_leave {
                let n_left = if area.mark.land == next { area.spaces.len() } else { 0 };
                let price = self.worth(area);
                if !beam.rejects((claimed + next_bound(u16::from(n_left))).saturating_sub(price)) {
                    let mut board = with_tile(board, at, land);
                    board.move_mark(area, at, land);
                    beam.insert(self.candidate(board, next));
                }
            }
        }
    }

    /// Returns the areas worth taking a marker from: the least valuable ones, and those that the
    /// next tile could win back.
    fn areas_to_leave(&self, board: &Board, land: Land, next: Land) -> impl Iterator<Item = Area> {
        let price = self.price(board, land);
        let is_useful = move |area: &Area| {
            area.mark.land == next || price.is_some_and(|price| self.worth(*area) <= price)
        };
        board.areas_of(self.seat).filter(move |area| board.can_move(area, land)).filter(is_useful)
    }
}

fn with_tile(board: &Board, at: Space, land: Land) -> Board {
    let mut board = *board;
    board.place_tile(at, land);
    board
}

/// Returns the size of the area that a new tile forms with the neutral spaces it joins.
fn n_joined(at: Space, neutral: Ground) -> u16 {
    1 + u16::from(Ground::beside(at).and(neutral).flood(neutral).len())
}

/// Returns the most neutral spaces that one tile could join anywhere on the board.
fn most_joined(board: &Board, land: Land) -> u16 {
    let neutral = board.neutral(land);
    let joined = board.empty().and(neutral.spread()).iter().map(|at| n_joined(at, neutral) - 1);
    joined.max().unwrap_or(0)
}
