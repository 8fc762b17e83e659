//! How many actions it takes an adventurer to stand somewhere, to clear it, to excavate it.
//!
//! The bots have a quicker flood of their own that takes high dunes for lower ones; here every
//! number is exact.
use kernel::Seat;

use super::{CellReach, SeatReach};
use crate::{
    cell::{Cell, Cells, N_CELLS},
    data::{Role, SHOVEL},
    state::State,
};

pub(super) fn of(state: &State, seat: Seat) -> SeatReach {
    let ways = Ways::of(state, seat);
    let cells = state.board.ground().iter().map(|cell| ways.to(cell)).collect();
    SeatReach { seat, cells }
}

/// More than anything can cost.
const FAR: u8 = u8::MAX;

/// The cheapest ways of one pawn.
struct Ways<'a> {
    state: &'a State,
    seat: Seat,
    /// Actions until the pawn stands there and can go on. At first it may have to dig itself out.
    free: [u8; N_CELLS],
}

impl Ways<'_> {
    /// Always goes on from the cell that is free soonest. The ground is in one piece, wherever the
    /// eye is, so there is a way to every cell.
    fn of(state: &State, seat: Seat) -> Ways<'_> {
        let mut ways = Ways { state, seat, free: [FAR; N_CELLS] };
        let from = state.cell_of(seat);
        ways.free[from.index()] = if state.is_buried(seat) { ways.n_digs(from, 1) } else { 0 };
        let mut open = state.board.ground();
        while let Some(at) = open.iter().min_by_key(|cell| ways.free[cell.index()]) {
            open.set(at, false);
            for to in ways.steps(at).or(ways.hops(at)).and(open).iter() {
                let cost = ways.entry(to) + ways.n_digs_to_enter(to);
                ways.free[to.index()] = ways.free[to.index()].min(cost);
            }
        }
        ways
    }

    fn to(&self, cell: Cell) -> CellReach {
        let n_digs = self.n_digs(cell, 0);
        let is_here = cell == self.state.cell_of(self.seat);
        let is_excavated = self.state.board.excavated().has(cell);
        CellReach {
            cell,
            reach: if is_here { 0 } else { self.free[cell.index()] },
            clear: if n_digs == 0 { 0 } else { self.near(cell) + n_digs },
            excavate: (!is_excavated).then(|| self.entry(cell) + n_digs + 1),
        }
    }

    /// Actions to go in, but for digging there.
    fn entry(&self, cell: Cell) -> u8 {
        if cell == self.state.cell_of(self.seat) {
            return 0;
        }
        self.beside(cell).min(self.at_the_other_end(cell)).saturating_add(1)
    }

    /// Actions to come so near that one can dig there; never through a tunnel (R11).
    fn near(&self, cell: Cell) -> u8 {
        self.beside(cell).min(self.entry(cell))
    }

    /// Actions to be free on one of the neighbouring cells.
    fn beside(&self, cell: Cell) -> u8 {
        self.steps(cell).iter().map(|from| self.free[from.index()]).min().unwrap_or(FAR)
    }

    /// Actions to be at another mouth of the tunnel, open at both ends.
    fn at_the_other_end(&self, cell: Cell) -> u8 {
        let mouths = self.state.board.tunnels().iter().filter(|&from| self.hops(from).has(cell));
        let costs =
            mouths.map(|from| self.free[from.index()].saturating_add(self.n_digs_to_hop(from)));
        costs.min().unwrap_or(FAR)
    }

    /// Where a step from there leads, or comes from.
    fn steps(&self, at: Cell) -> Cells {
        let near = if self.is(Role::Explorer) { Cells::around(at) } else { Cells::beside(at) };
        near.and(self.state.board.ground())
    }

    /// Where the tunnel leads. One cannot dig its far end, so that must be open (R12).
    fn hops(&self, at: Cell) -> Cells {
        let tunnels = self.state.board.tunnels();
        let exits = tunnels.minus(self.state.board.blocked()).minus(Cells::only(at));
        if tunnels.has(at) { exits } else { Cells::NONE }
    }

    /// Nobody but the Climber walks over dunes.
    fn n_digs_to_enter(&self, cell: Cell) -> u8 {
        if self.is(Role::Climber) { 0 } else { self.n_digs(cell, 1) }
    }

    /// Whoever had to open a dune to be there has done so; a climber, or who stands there beside
    /// one, has not.
    fn n_digs_to_hop(&self, at: Cell) -> u8 {
        let is_first = at == self.state.cell_of(self.seat);
        let is_opened =
            if is_first { self.state.is_buried(self.seat) } else { !self.is(Role::Climber) };
        if is_opened { 0 } else { self.n_digs(at, 1) }
    }

    /// Actions to dig a cell down to `left`.
    fn n_digs(&self, cell: Cell, left: u8) -> u8 {
        let shovel = if self.is(Role::Archaeologist) { SHOVEL } else { 1 };
        self.state.board.sand(cell).saturating_sub(left).div_ceil(shovel)
    }

    fn is(&self, role: Role) -> bool {
        self.state.is(self.seat, role)
    }
}
