//! The whole truth of a game in one flat value.
use kernel::{Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

use crate::{
    action::Action,
    board::Board,
    cell::{Cell, Cells},
    data::{
        CITY_SIDES, GEAR, Gear, N_GEAR, N_PARTS, N_STORM, Part, Role, SEATS_MAX, StormCard, track,
    },
    setup::Switches,
};

/// Everything that can change, and the switches of the table. Never serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) storm: StormDeck,
    pub(crate) gear: GearDeck,
    pub(crate) crew: [Adventurer; SEATS_MAX as usize],
    pub(crate) parts: [PartAt; N_PARTS],
    pub(crate) phase: Phase,
    pub(crate) n_seats: u8,
    /// Whose turn it is; in the draft, who picks.
    pub(crate) turn: Seat,
    pub(crate) actions_left: u8,
    /// Storm cards the Meteorologist has averted this turn.
    pub(crate) n_fewer: u8,
    /// Index on the storm meter.
    pub(crate) meter: u8,
    /// Whose Solar Shield is up.
    pub(crate) shields: SeatSet,
    /// The pawn that the Navigator may move on without paying again (R48).
    pub(crate) guided: Option<Guided>,
    /// A move of somebody else's pawn that waits for an answer (R52).
    pub(crate) request: Option<Request>,
    /// Who holds the storm, and who has done so before this card (R51).
    pub(crate) held_by: SeatSet,
    pub(crate) has_held: SeatSet,
    /// Gifts, holds and requests since the last action or storm card (R49).
    pub(crate) n_exchanges: u8,
    /// Clocks started so far: the id of the running one. Each hold, each question and the answer
    /// to one in a held storm starts a new one, so that an id has one length.
    pub(crate) n_clocks: u16,
    pub(crate) switches: Switches,
}

/// Where the game stands. Only `flow.rs` assigns it.
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

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Who has not answered yet.
    pub asked: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Adventurer {
    pub role: Role,
    pub cell: Cell,
    pub water: u8,
    pub gear: Bag,
}

/// Where a part is. On the eye's cell it waits for the next tile (D11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartAt {
    Hidden,
    On(Cell),
    Held(Seat),
}

/// Gear cards in hand: two bits for each kind, since there are at most three of any.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bag(u16);

impl Bag {
    const _FITS: () = assert!(GEAR[0].1 <= 3 && GEAR[1].1 <= 3);

    #[inline]
    pub(crate) const fn count(self, gear: Gear) -> u8 {
        (self.0 >> (2 * gear as u16) & 3) as u8
    }

    #[inline]
    pub(crate) const fn has(self, gear: Gear) -> bool {
        self.count(gear) > 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, gear: Gear) {
        debug_assert!(self.count(gear) < 3);
        self.0 += 1 << (2 * gear as u16);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, gear: Gear) {
        debug_assert!(self.has(gear));
        self.0 -= 1 << (2 * gear as u16);
    }

    /// Is there a card that may be played at any time (R18)?
    #[inline]
    pub(crate) const fn has_any_time(self) -> bool {
        self.0 & !(3 << (2 * Gear::TimeThrottle as u16)) != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Gear> {
        Gear::ALL.iter().copied().filter(move |&gear| self.has(gear))
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter().map(|gear| (gear, self.count(gear)))).finish()
    }
}

/// The 31 storm cards: `cards[..n_left]` is the pile with its top last, the rest the discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StormDeck {
    pub cards: [Secret<StormCard>; N_STORM],
    pub n_left: u8,
}

impl StormDeck {
    /// The `nth` card from the top, counted from 1.
    #[inline]
    pub(crate) const fn index_of_nth(&self, nth: u8) -> usize {
        (self.n_left - nth) as usize
    }
}

/// The 12 gear cards: `cards[..n_left]` is the pile with its top last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GearDeck {
    pub cards: [Secret<Gear>; N_GEAR],
    pub n_left: u8,
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

    /// Sand on the tile where this pawn stands.
    #[inline]
    pub(crate) const fn sand_under(&self, seat: Seat) -> u8 {
        self.board.sand(self.cell_of(seat))
    }

    #[inline]
    pub(crate) fn is(&self, seat: Seat, role: Role) -> bool {
        self.pawn(seat).role == role
    }

    /// Everybody on the same tile, without the pawn itself.
    #[inline]
    pub(crate) fn companions(&self, seat: Seat) -> SeatSet {
        self.occupants(self.cell_of(seat)).without(SeatSet::only(seat))
    }

    /// Whose pawns stand on this cell.
    #[inline]
    pub(crate) fn occupants(&self, cell: Cell) -> SeatSet {
        let is_here = |index: usize| self.crew[index].cell == cell;
        SeatSet::of_table::<{ SEATS_MAX as usize }>(is_here).and(self.all_seats())
    }

    /// Whose pawns stand on one of these cells.
    #[inline]
    pub(crate) fn occupants_of(&self, cells: Cells) -> SeatSet {
        let is_here = |index: usize| cells.has(self.crew[index].cell);
        SeatSet::of_table::<{ SEATS_MAX as usize }>(is_here).and(self.all_seats())
    }

    /// Whose canteen is not full.
    #[inline]
    pub(crate) fn roomy(&self) -> SeatSet {
        let has_room = |index: usize| self.crew[index].water < self.crew[index].role.canteen();
        SeatSet::of_table::<{ SEATS_MAX as usize }>(has_room).and(self.all_seats())
    }

    /// Two or more sand, and no Climber beside you: then you can only dig (D6.3).
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

    /// Storm cards a turn, by the meter alone. The skull has no number of its own.
    #[inline]
    pub(crate) fn level(&self) -> u8 {
        let ticks = track(self.n_seats);
        ticks[(self.meter as usize).min(ticks.len() - 1)]
    }

    /// Who sees what `seat` peeks at (R23, R55).
    #[inline]
    pub(crate) const fn peekers(&self, seat: Seat) -> SeatSet {
        if self.switches.peek_shared { SeatSet::EVERYONE } else { SeatSet::only(seat) }
    }

    pub(crate) fn n_parts_held(&self) -> u8 {
        self.parts.iter().filter(|part| matches!(part, PartAt::Held(_))).count() as u8
    }

    /// Unexcavated tiles whose city side `eyes` do not know.
    pub(crate) fn unknown_tiles(&self, eyes: SeatSet) -> Cells {
        let mut unknown = self.board.ground().minus(self.board.excavated());
        for cell in unknown.iter() {
            let seen = self.board.tile(cell).city.seen_by(eyes).is_some();
            unknown.set(cell, !seen);
        }
        unknown
    }

    /// Counts every component of the box.
    pub(crate) fn count(&self) -> Result<(), String> {
        let on_board: u32 = Cell::all().map(|cell| u32::from(self.board.sand(cell))).sum();
        let sand = on_board + u32::from(self.board.supply());
        ensure(sand == u32::from(self.switches.sand_total), || format!("{sand} sand markers"))?;
        ensure(self.board.is_consistent(), || "the sets of the board are stale".to_owned())?;
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
            let n = self.gear.cards.iter().filter(|card| *card.truth() == gear).count();
            ensure(n == copies as usize, || format!("{n} gear cards {gear}"))?;
            let drawn = &self.gear.cards[self.gear.n_left as usize..];
            let n_drawn = drawn.iter().filter(|card| *card.truth() == gear).count();
            let n_held: u8 = self.crew.iter().map(|pawn| pawn.gear.count(gear)).sum();
            ensure(n_held as usize <= n_drawn, || format!("{n_held} {gear} held"))?;
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
                ensure(self.has_seat(seat), || format!("{part} held by nobody"))?;
            }
        }
        Ok(())
    }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
