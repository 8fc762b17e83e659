//! The full state of a game in one flat value.
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    board::Board,
    cards::{Bag, GearDeck, StormDeck},
    cell::{Cell, Cells},
    data::{City, N_PARTS, Role, SEATS_MAX, track},
    setup::{Switch, Switches},
};

/// Everything that can change, plus the options that rules need. Never serialized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) storm: StormDeck,
    pub(crate) gear: GearDeck,
    pub(crate) crew: [Adventurer; SEATS_MAX as usize],
    pub(crate) parts: [PartAt; N_PARTS],
    pub(crate) phase: Phase,
    pub(crate) n_seats: u8,
    /// The active seat; in the draft, the seat that picks next.
    pub(crate) turn: Seat,
    pub(crate) actions_left: u8,
    /// Storm cards cancelled by the Meteorologist this turn.
    pub(crate) n_fewer: u8,
    /// Index on the storm meter.
    pub(crate) meter: u8,
    /// Seats whose Solar Shield is in effect.
    pub(crate) shields: SeatSet,
    /// R48: the pawn that the Navigator may keep moving without paying again.
    pub(crate) guided: Option<Guided>,
    /// R52: a move of another player's pawn that waits for consent.
    pub(crate) request: Option<Request>,
    /// R51: seats that hold the storm now, and seats that have held it before this card.
    pub(crate) held_by: SeatSet,
    pub(crate) has_held: SeatSet,
    /// R49: gifts, holds and requests since the last action or storm card.
    pub(crate) n_exchanges: u8,
    /// Number of clocks started so far, which is the id of the running one. Every hold, every
    /// request and every answer in a held storm starts a new clock, so that consecutive ids always
    /// stand for different durations. It may wrap around.
    pub(crate) n_clocks: u16,
    pub(crate) switches: Switches,
}

// Searches clone a state millions of times, so a copy has to stay cheap.
const _: () = assert!(size_of::<State>() <= 264);

/// The current phase. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Phase {
    /// Seats pick their adventurers in order.
    Drafting,
    Acting,
    /// The Meteorologist has looked at the top `n_seen` cards and must answer.
    Looking {
        n_seen: u8,
        n_placed: u8,
        has_buried: bool,
    },
    /// Storm cards are still to be drawn.
    Storm {
        n_left: u8,
    },
    /// The top card is a Sun Beats Down, revealed but not carried out (R57). It counts among the
    /// `n_left` cards.
    Sun {
        n_left: u8,
    },
    Over(Ending),
}

/// The way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "reason", content = "thirsty", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Ending {
    Won,
    Thirst(SeatSet),
    Buried,
    Swept,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Guided {
    pub whom: Seat,
    pub n_left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Request {
    pub by: Seat,
    pub action: Action,
    /// Seats that have not answered yet.
    pub asked: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Adventurer {
    pub role: Role,
    pub cell: Cell,
    pub water: u8,
    pub gear: Bag,
}

/// The place of a part. A part in the eye waits for the next tile (D11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PartAt {
    Hidden,
    On(Cell),
    Held(Seat),
}

impl State {
    #[inline]
    pub(crate) const fn pawn(&self, seat: Seat) -> &Adventurer {
        &self.crew[seat.index()]
    }

    #[inline]
    pub(crate) const fn pawn_mut(&mut self, seat: Seat) -> &mut Adventurer {
        &mut self.crew[seat.index()]
    }

    #[inline]
    pub(crate) const fn all_seats(&self) -> SeatSet {
        SeatSet::first_n(self.n_seats)
    }

    #[inline]
    pub(crate) const fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.n_seats as usize
    }

    #[inline]
    pub(crate) const fn cell_of(&self, seat: Seat) -> Cell {
        self.pawn(seat).cell
    }

    /// Returns the sand on this pawn's tile.
    #[inline]
    pub(crate) const fn sand_under(&self, seat: Seat) -> u8 {
        self.board.sand(self.cell_of(seat))
    }

    #[inline]
    pub(crate) fn is(&self, seat: Seat, role: Role) -> bool {
        self.pawn(seat).role == role
    }

    /// Returns the other pawns on the same tile.
    #[inline]
    pub(crate) fn companions(&self, seat: Seat) -> SeatSet {
        self.occupants(self.cell_of(seat)).without(SeatSet::only(seat))
    }

    /// Returns the pawns on this cell.
    #[inline]
    pub(crate) fn occupants(&self, cell: Cell) -> SeatSet {
        let is_here = |index: usize| self.crew[index].cell == cell;
        SeatSet::from_fn::<{ SEATS_MAX as usize }>(is_here).and(self.all_seats())
    }

    /// Returns the pawns on any of these cells.
    #[inline]
    pub(crate) fn occupants_of(&self, cells: Cells) -> SeatSet {
        let is_here = |index: usize| cells.has(self.crew[index].cell);
        SeatSet::from_fn::<{ SEATS_MAX as usize }>(is_here).and(self.all_seats())
    }

    /// Returns the seats with room in their canteen.
    #[inline]
    pub(crate) fn seats_with_room(&self) -> SeatSet {
        let has_room = |index: usize| self.crew[index].water < self.crew[index].role.canteen();
        SeatSet::from_fn::<{ SEATS_MAX as usize }>(has_room).and(self.all_seats())
    }

    /// Returns `true` if a player has this adventurer.
    #[inline]
    pub(crate) fn has_role(&self, role: Role) -> bool {
        self.crew[..self.n_seats as usize].iter().any(|pawn| pawn.role == role)
    }

    /// D6.3: returns `true` if the pawn's tile has two or more sand and no Climber, so that the
    /// player can only dig.
    #[inline]
    pub(crate) fn is_buried(&self, seat: Seat) -> bool {
        let cell = self.cell_of(seat);
        self.board.blocked().has(cell) && !self.has_climber(cell)
    }

    #[inline]
    fn has_climber(&self, cell: Cell) -> bool {
        let crew = &self.crew[..self.n_seats as usize];
        crew.iter().any(|pawn| pawn.role == Role::Climber && pawn.cell == cell)
    }

    /// Returns the storm cards per turn according to the meter alone. The skull counts as the last
    /// tick.
    #[inline]
    pub(crate) fn level(&self) -> u8 {
        let ticks = track(self.n_seats);
        ticks[(self.meter as usize).min(ticks.len() - 1)]
    }

    /// Returns `true` if this option is on.
    #[inline]
    pub(crate) const fn is_on(&self, switch: Switch) -> bool {
        self.switches.is_on(switch)
    }

    /// R23, R55: returns the viewers who see what `seat` peeks at.
    #[inline]
    pub(crate) const fn peek_viewers(&self, seat: Seat) -> SeatSet {
        if self.is_on(Switch::PeekShared) { SeatSet::EVERYONE } else { SeatSet::only(seat) }
    }

    /// Returns the number of parts that count for the win (R8).
    pub(crate) fn n_parts_ready(&self) -> u8 {
        let pad = if self.is_on(Switch::LyingPartsCount) {
            self.board.find(City::Pad).map(PartAt::On)
        } else {
            None
        };
        let is_ready = |part: &&PartAt| {
            matches!(part, PartAt::Held(_)) || pad.is_some_and(|pad| **part == pad)
        };
        self.parts.iter().filter(is_ready).count() as u8
    }

    /// Returns the unexcavated tiles whose city side `viewers` do not know.
    pub(crate) fn unknown_tiles(&self, viewers: SeatSet) -> Cells {
        let mut unknown = self.board.ground().minus(self.board.excavated());
        for cell in unknown.iter() {
            let seen = self.board.tile(cell).city.seen_by(viewers).is_some();
            unknown.set(cell, !seen);
        }
        unknown
    }
}
