//! The full state of a game in one flat value.
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    board::Board,
    cards::{Bag, GearDeck, StormDeck},
    cell::{Cell, Cells},
    data::{CITY_SIDES, GEAR, Gear, N_PARTS, Part, Role, SEATS_MAX, StormCard, track},
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
    /// Storm cards averted by the Meteorologist this turn.
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
    /// request and every answer in a held storm starts a new clock, so that an id always stands for
    /// one duration.
    pub(crate) n_clocks: u16,
    pub(crate) switches: Switches,
}

// Searches clone a state millions of times, so a copy has to stay cheap.
const _: () = assert!(size_of::<State>() <= 256);

/// The current phase. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    Over(Ending),
}

/// The way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Ending {
    Won,
    Thirst(SeatSet),
    Buried,
    Swept,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The place of a part. In the eye it waits for the next tile (D11.3).
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

    /// Returns the sand on the tile of this pawn.
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
        SeatSet::of_table::<{ SEATS_MAX as usize }>(is_here).and(self.all_seats())
    }

    /// Returns the pawns on any of these cells.
    #[inline]
    pub(crate) fn occupants_of(&self, cells: Cells) -> SeatSet {
        let is_here = |index: usize| cells.has(self.crew[index].cell);
        SeatSet::of_table::<{ SEATS_MAX as usize }>(is_here).and(self.all_seats())
    }

    /// Returns the seats with room in their canteen.
    #[inline]
    pub(crate) fn seats_with_room(&self) -> SeatSet {
        let has_room = |index: usize| self.crew[index].water < self.crew[index].role.canteen();
        SeatSet::of_table::<{ SEATS_MAX as usize }>(has_room).and(self.all_seats())
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

    /// Returns the storm cards per turn by the meter alone. The skull counts as the last tick.
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
    pub(crate) const fn peekers(&self, seat: Seat) -> SeatSet {
        if self.is_on(Switch::PeekShared) { SeatSet::EVERYONE } else { SeatSet::only(seat) }
    }

    pub(crate) fn n_parts_held(&self) -> u8 {
        self.parts.iter().filter(|part| matches!(part, PartAt::Held(_))).count() as u8
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

    /// Checks that every component of the box is present exactly once.
    pub(crate) fn check_components(&self) -> Result<(), String> {
        let n_markers = self.board.count_sand();
        ensure(n_markers == self.board.sand_total(), || format!("{n_markers} sand markers"))?;
        ensure(self.board.is_consistent(), || "the board's derived sets are stale".to_owned())?;
        let mut ids: Vec<u8> =
            self.board.ground().iter().map(|cell| self.board.tile(cell).id).collect();
        ids.sort_unstable();
        ensure(ids.iter().copied().eq(0..CITY_SIDES.len() as u8), || format!("tiles {ids:?}"))?;
        self.count_city_sides()?;
        self.count_cards()?;
        self.count_pieces()
    }

    fn count_city_sides(&self) -> Result<(), String> {
        let mut found: Vec<_> = self
            .board
            .ground()
            .iter()
            .map(|cell| self.board.tile(cell))
            .map(|tile| (tile.back(), *tile.city.truth()))
            .collect();
        found.sort_unstable();
        let mut wanted: Vec<_> = (0_u8..).map(crate::data::back_of).zip(CITY_SIDES).collect();
        wanted.sort_unstable();
        ensure(found == wanted, || format!("city sides {found:?}"))
    }

    fn count_cards(&self) -> Result<(), String> {
        for kind in StormCard::all() {
            let n = self.storm.cards.iter().filter(|card| *card.truth() == kind).count();
            ensure(n == kind.copies() as usize, || format!("{n} storm cards {kind}"))?;
        }
        for (gear, copies) in GEAR {
            let of_kind = |cards: &[Gear]| cards.iter().filter(|&&card| card == gear).count() as u8;
            let (n_hidden, n_drawn) = (of_kind(self.gear.truth()), of_kind(self.gear.drawn()));
            let n = n_hidden + n_drawn;
            ensure(n == copies, || format!("{n} gear cards {gear}"))?;
            let n_held: u8 = self.crew.iter().map(|pawn| pawn.gear.count(gear)).sum();
            ensure(n_held <= n_drawn, || format!("{n_held} {gear} held"))?;
        }
        ensure(self.storm.n_left > 0, || "the storm pile is empty".to_owned())
    }

    fn count_pieces(&self) -> Result<(), String> {
        if self.phase == Phase::Drafting {
            return Ok(());
        }
        for seat in self.all_seats().iter() {
            let pawn = self.pawn(seat);
            ensure(pawn.cell != self.board.eye(), || format!("{seat} stands in the eye"))?;
            ensure(pawn.water <= pawn.role.canteen(), || format!("{seat} has too much water"))?;
            let twins = self.all_seats().iter().filter(|&other| self.is(other, pawn.role));
            ensure(twins.count() == 1, || format!("two {}", pawn.role))?;
        }
        for part in Part::ALL {
            if let PartAt::Held(seat) = self.parts[*part as usize] {
                ensure(self.has_seat(seat), || format!("{part} held by a missing seat"))?;
            }
        }
        Ok(())
    }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
