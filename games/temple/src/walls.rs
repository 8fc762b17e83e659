//! The walls of the Walls Room, and the columns they have closed.
use kernel::Secret;

use crate::{
    board::{N_COLUMNS, SpaceSet, WALLS_ROOM},
    data::{N_WALL_CARDS, WALL_STEPS, WallCard},
};

/// The two walls and their deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Walls {
    pub(crate) orange: u8,
    pub(crate) grey: u8,
    pub(crate) cards: [Secret<WallCard>; N_WALL_CARDS],
    pub(crate) n_revealed: u8,
}

impl Walls {
    /// Returns the walls at the positions that follow from the revealed cards.
    pub(crate) fn of(cards: [Secret<WallCard>; N_WALL_CARDS], n_revealed: u8) -> Walls {
        let revealed = || cards[..n_revealed as usize].iter().map(|card| *card.truth());
        let n_steps = |wall: WallCard| {
            revealed().filter(|&card| card == wall || card == WallCard::Both).count() as u8
        };
        Walls {
            orange: n_steps(WallCard::Orange),
            grey: n_steps(WallCard::Grey),
            cards,
            n_revealed,
        }
    }

    #[inline]
    pub(crate) const fn have_met(&self) -> bool {
        self.orange + self.grey == 2 * WALL_STEPS
    }

    /// Returns the spaces of the closed columns.
    #[inline]
    pub(crate) fn closed_columns(&self) -> SpaceSet {
        CLOSED[self.orange as usize][self.grey as usize]
    }
}

/// The closed spaces, indexed by each wall's steps. Precomputed because every Move needs them.
const CLOSED: [[SpaceSet; WALL_STEPS as usize + 1]; WALL_STEPS as usize + 1] = {
    let mut table = [[SpaceSet::EMPTY; WALL_STEPS as usize + 1]; WALL_STEPS as usize + 1];
    let mut orange = 0;
    while orange <= WALL_STEPS {
        let mut grey = 0;
        while grey <= WALL_STEPS {
            table[orange as usize][grey as usize] = columns_closed(orange, grey);
            grey += 1;
        }
        orange += 1;
    }
    table
};

const fn columns_closed(orange: u8, grey: u8) -> SpaceSet {
    if orange + grey == 2 * WALL_STEPS {
        return WALLS_ROOM;
    }
    let (mut closed, mut column) = (SpaceSet::EMPTY, 1);
    while column <= N_COLUMNS {
        if column <= orange || column + grey > N_COLUMNS {
            closed = closed.or(SpaceSet::column(column));
        }
        column += 1;
    }
    closed
}
