//! Exact distances in actions: to stand on a cell, to clear it, to excavate it.
//!
//! The bots have their own faster flood fill, which caps high dunes. The numbers here are shown to
//! players, so they have to be exact.
use kernel::Seat;

use super::{CellReach, SeatReach};
use crate::{
    cell::{Cell, Cells, N_CELLS},
    data::{Role, SHOVEL},
    setup::Switch,
    state::State,
};

pub(super) fn of(state: &State, seat: Seat) -> SeatReach {
    let paths = Paths::of(state, seat);
    let cells = state.board.ground().iter().map(|cell| paths.to(cell)).collect();
    SeatReach { seat, cells }
}

/// A value larger than any distance.
const UNREACHABLE: u8 = u8::MAX;

/// The shortest paths of one pawn.
struct Paths<'a> {
    state: &'a State,
    seat: Seat,
    /// Actions until the pawn stands there and can move on. It may have to dig itself out first.
    free: [u8; N_CELLS],
}

impl Paths<'_> {
    /// Dijkstra's algorithm. The ground is connected wherever the eye is, so every cell is
    /// reachable.
    fn of(state: &State, seat: Seat) -> Paths<'_> {
        let mut paths = Paths { state, seat, free: [UNREACHABLE; N_CELLS] };
        let from = state.cell_of(seat);
        paths.free[from.index()] = if state.is_buried(seat) { paths.n_digs(from, 1) } else { 0 };
        let mut open = state.board.ground();
        while let Some(at) = open.iter().min_by_key(|cell| paths.free[cell.index()]) {
            open.set(at, false);
            for to in paths.steps(at).or(paths.hops(at)).and(open).iter() {
                let n_digs = paths.n_digs_to_enter(to);
                let cost = paths.entry(to, n_digs > 0) + n_digs;
                paths.free[to.index()] = paths.free[to.index()].min(cost);
            }
        }
        paths
    }

    fn to(&self, cell: Cell) -> CellReach {
        let n_digs = self.n_digs(cell, 0);
        let is_here = cell == self.state.cell_of(self.seat);
        let is_excavated = self.state.board.excavated().has(cell);
        CellReach {
            cell,
            reach: if is_here { 0 } else { self.free[cell.index()] },
            clear: if n_digs == 0 { 0 } else { self.near(cell) + n_digs },
            excavate: (!is_excavated)
                .then(|| self.entry(cell, self.n_digs_to_enter(cell) > 0) + n_digs + 1),
        }
    }

    /// Returns the number of actions it takes to enter a cell, without digging there. If the cell
    /// has to be dug first, that is done from a neighbouring cell.
    fn entry(&self, cell: Cell, is_dug: bool) -> u8 {
        if cell == self.state.cell_of(self.seat) {
            return 0;
        }
        self.beside(cell, is_dug).min(self.through_tunnel(cell)).saturating_add(1)
    }

    /// R11: returns the number of actions it takes to get close enough to dig there, never through
    /// a tunnel.
    fn near(&self, cell: Cell) -> u8 {
        let is_here = cell == self.state.cell_of(self.seat);
        let on_it = if is_here || self.n_digs_to_enter(cell) == 0 {
            self.entry(cell, false)
        } else {
            UNREACHABLE
        };
        self.beside(cell, true).min(on_it)
    }

    /// Returns the number of actions it takes to be free on a neighbouring cell, and to be able to
    /// dig from there.
    fn beside(&self, cell: Cell, is_dug: bool) -> u8 {
        // R10: digging on an adjacent tile may require an unblocked tile.
        let must_open = is_dug && self.state.is_on(Switch::DigOnlyUnblocked);
        let costs = self.steps(cell).iter().map(|from| {
            let n_digs = if must_open { self.n_digs_to_open(from) } else { 0 };
            self.free[from.index()].saturating_add(n_digs)
        });
        costs.min().unwrap_or(UNREACHABLE)
    }

    /// Returns the number of actions it takes to be in another tunnel from which this one can be
    /// entered.
    fn through_tunnel(&self, cell: Cell) -> u8 {
        let mouths = self.state.board.tunnels().iter().filter(|&from| self.hops(from).has(cell));
        let costs =
            mouths.map(|from| self.free[from.index()].saturating_add(self.n_digs_to_open(from)));
        costs.min().unwrap_or(UNREACHABLE)
    }

    /// Returns the cells one step away, in either direction.
    fn steps(&self, at: Cell) -> Cells {
        let near = if self.is(Role::Explorer) { Cells::around(at) } else { Cells::beside(at) };
        near.and(self.state.board.ground())
    }

    /// R12: returns the tunnels that lead on from here. The far end cannot be dug, so it has to be
    /// open.
    fn hops(&self, at: Cell) -> Cells {
        let tunnels = self.state.board.tunnels();
        let exits = tunnels.minus(self.state.board.blocked()).minus(Cells::only(at));
        if tunnels.has(at) { exits } else { Cells::NONE }
    }

    /// Returns the number of digs needed to walk in. Only the Climber walks over dunes.
    fn n_digs_to_enter(&self, cell: Cell) -> u8 {
        if self.is(Role::Climber) { 0 } else { self.n_digs(cell, 1) }
    }

    /// Returns the number of digs needed to unblock the pawn's cell, as for leaving through its
    /// tunnel. A pawn that dug its way in has opened it already. The Climber, and a pawn that
    /// starts on a dune beside the Climber, have not.
    fn n_digs_to_open(&self, at: Cell) -> u8 {
        let is_first = at == self.state.cell_of(self.seat);
        let is_opened =
            if is_first { self.state.is_buried(self.seat) } else { !self.is(Role::Climber) };
        if is_opened { 0 } else { self.n_digs(at, 1) }
    }

    /// Returns the number of actions it takes to dig a cell down to `left`.
    fn n_digs(&self, cell: Cell, left: u8) -> u8 {
        let shovel = if self.is(Role::Archaeologist) { SHOVEL } else { 1 };
        self.state.board.sand(cell).saturating_sub(left).div_ceil(shovel)
    }

    fn is(&self, role: Role) -> bool {
        self.state.is(self.seat, role)
    }
}
