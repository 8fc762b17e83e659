//! Each adventurer's distances in actions, including sand and powers. Faster and coarser than the
//! exact `insight::reach`.
use kernel::Seat;

use crate::{
    cell::{Cell, Cells},
    data::{BLOCKED, Role},
    state::State,
};

/// A distance larger than any on the board.
pub(super) const UNREACHABLE: u8 = 15;

/// Distances of one pawn: `within[d]` contains the cells reached with `d` actions.
pub(super) struct Reach {
    within: [Cells; UNREACHABLE as usize],
}

impl Reach {
    pub(super) const NOWHERE: Reach = Reach { within: [Cells::NONE; UNREACHABLE as usize] };

    /// Flood-fills the board from the pawn. A step costs one action, and a dune costs the actions
    /// to dig it open. Only the Climber walks over dunes.
    pub(super) fn of(state: &State, seat: Seat) -> Reach {
        let role = state.pawn(seat).role;
        let from = state.cell_of(seat);
        let shovel = if role == Role::Archaeologist { 2 } else { 1 };
        let ground = state.board.ground();
        let tunnels = state.board.tunnels().minus(state.board.blocked());
        let dunes = if role == Role::Climber { Cells::NONE } else { state.board.blocked() };
        // `waiting[k]` contains the cells that open in k actions.
        let mut waiting = [Cells::NONE; DELAY_MAX as usize + 1];
        let mut reached = Cells::NONE;
        let mut seen = Cells::only(from);
        let delay = if state.is_buried(seat) { dig_delay(state, from, shovel) } else { 0 };
        waiting[delay as usize] = seen;
        let mut within = [Cells::NONE; UNREACHABLE as usize];
        for layer in &mut within {
            let front = waiting[0];
            waiting = [waiting[1], waiting[2], waiting[3], Cells::NONE];
            reached = reached.or(front);
            *layer = reached;
            let mut next = front.spread(role == Role::Explorer).and(ground);
            if !tunnels.and(front).is_empty() {
                next = next.or(tunnels);
            }
            next = next.minus(seen);
            seen = seen.or(next);
            waiting[0] = waiting[0].or(next.minus(dunes));
            for cell in next.and(dunes).iter() {
                let delay = dig_delay(state, cell, shovel);
                waiting[delay as usize] = waiting[delay as usize].or(Cells::only(cell));
            }
        }
        Reach { within }
    }

    /// Returns the number of actions it takes to stand on this cell.
    pub(super) fn to(&self, cell: Cell) -> u8 {
        self.nearest(Cells::only(cell))
    }

    /// Returns the number of actions it takes to stand on the nearest of these cells.
    pub(super) fn nearest(&self, cells: Cells) -> u8 {
        let layers = self.within.iter();
        layers.take_while(|layer| layer.and(cells).is_empty()).count() as u8
    }

    /// Returns the cells that can be reached with `actions` actions.
    pub(super) fn within(&self, actions: u8) -> Cells {
        self.within[actions.min(UNREACHABLE - 1) as usize]
    }
}

/// Returns the number of actions it takes to dig a dune open. High dunes are capped; [`excess`]
/// adds the rest.
fn dig_delay(state: &State, cell: Cell, shovel: u8) -> u8 {
    let over = (state.board.sand(cell) + 1).saturating_sub(BLOCKED);
    over.div_ceil(shovel).min(DELAY_MAX)
}

const DELAY_MAX: u8 = 3;

/// Returns the number of actions a dune takes beyond those counted in [`Reach`].
pub(super) fn excess(sand: u8) -> u8 {
    sand.saturating_sub(DELAY_MAX + 1)
}
