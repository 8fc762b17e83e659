//! How many actions it takes each adventurer to get anywhere, sand and powers included.
use kernel::Seat;

use crate::{
    cell::{Cell, Cells},
    data::{BLOCKED, Role},
    state::State,
};

/// Farther than anything on the board.
pub(super) const FAR: u8 = 15;

/// `within[d]` are the cells that `d` actions reach.
pub(super) struct Reach {
    within: [Cells; FAR as usize],
}

impl Reach {
    pub(super) const NOWHERE: Reach = Reach { within: [Cells::NONE; FAR as usize] };

    /// Floods the board from the pawn: a step costs one action, a dune as many more as it takes
    /// to dig it open. Nobody but the Climber walks over dunes.
    pub(super) fn of(state: &State, seat: Seat) -> Reach {
        let role = state.pawn(seat).role;
        let from = state.cell_of(seat);
        let shovel = if role == Role::Archaeologist { 2 } else { 1 };
        let ground = state.board.ground();
        let tunnels = state.board.tunnels().minus(state.board.blocked());
        let dunes = if role == Role::Climber { Cells::NONE } else { state.board.blocked() };
        // Cells that open later: `waiting[k]` in k actions.
        let mut waiting = [Cells::NONE; DELAY_MAX as usize + 1];
        let mut reached = Cells::NONE;
        let mut seen = Cells::only(from);
        let delay = if state.is_buried(seat) { dig_delay(state, from, shovel) } else { 0 };
        waiting[delay as usize] = seen;
        let mut within = [Cells::NONE; FAR as usize];
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

    /// Actions to stand on this cell.
    pub(super) fn to(&self, cell: Cell) -> u8 {
        self.nearest(Cells::only(cell))
    }

    /// Actions to stand on the nearest of these cells.
    pub(super) fn nearest(&self, cells: Cells) -> u8 {
        let layers = self.within.iter();
        layers.take_while(|layer| layer.and(cells).is_empty()).count() as u8
    }

    /// What `actions` reach.
    pub(super) fn within(&self, actions: u8) -> Cells {
        self.within[actions.min(FAR - 1) as usize]
    }
}

/// Actions until a dune is open; a high one seems lower, which [`excess`] makes up for.
fn dig_delay(state: &State, cell: Cell, shovel: u8) -> u8 {
    let over = (state.board.sand(cell) + 1).saturating_sub(BLOCKED);
    over.div_ceil(shovel).min(DELAY_MAX)
}

const DELAY_MAX: u8 = 3;

/// Actions that a dune takes beyond those in [`Reach`].
pub(super) fn excess(sand: u8) -> u8 {
    sand.saturating_sub(DELAY_MAX + 1)
}
