//! The 5 x 5 grid: cells, sets of cells, neighbours.
use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) const SIDE: u8 = 5;
pub(crate) const N_CELLS: usize = 25;

/// A cell of the grid: `a1` is the north-west corner, `e5` the south-east one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    pub const fn new(index: u8) -> Cell {
        assert!(index < N_CELLS as u8);
        Cell(index)
    }

    /// Returns the cell at a row, 0 being the north, and a column, 0 being the west.
    pub const fn at(row: u8, column: u8) -> Cell {
        assert!(row < SIDE && column < SIDE);
        Cell(SIDE * row + column)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Iterates over all cells from north-west to south-east.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..N_CELLS as u8).map(Cell)
    }

    /// Returns the orthogonal neighbour in a direction, or `None` at the edge of the board.
    #[inline]
    pub(crate) const fn toward(self, direction: Direction) -> Option<Cell> {
        let (row, column) = (self.row(), self.column());
        match direction {
            Direction::North if row > 0 => Some(Cell(self.0 - SIDE)),
            Direction::East if column + 1 < SIDE => Some(Cell(self.0 + 1)),
            Direction::South if row + 1 < SIDE => Some(Cell(self.0 + SIDE)),
            Direction::West if column > 0 => Some(Cell(self.0 - 1)),
            Direction::North | Direction::East | Direction::South | Direction::West => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Cell, ParseError> {
        match *word.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Cell::at(row - b'1', column - b'a')),
            _ => Err(ParseError::expected("a cell from a1 to e5", word)),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

/// The direction of a wind card's arrow, along which tiles slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    #[inline]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}

/// A set of cells, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Cells(u32);

impl Cells {
    pub(crate) const NONE: Cells = Cells(0);
    pub(crate) const ALL: Cells = Cells((1 << N_CELLS) - 1);

    #[inline]
    pub(crate) const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    #[inline]
    pub(crate) const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    #[inline]
    pub(crate) const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn set(&mut self, cell: Cell, on: bool) {
        self.0 = self.0 & !(1 << cell.0) | (on as u32) << cell.0;
    }

    /// Moves the member `from` to `to`; `from` is no longer in the set.
    #[inline]
    pub(crate) const fn carry(&mut self, from: Cell, to: Cell) {
        let on = self.has(from);
        self.set(to, on);
        self.set(from, false);
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Cell(index))
        })
    }

    /// Returns all neighbours of these cells.
    #[inline]
    pub(crate) const fn spread(self, diagonal: bool) -> Cells {
        const WEST: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;
        const EAST: u32 = WEST << 4;
        let sides = (self.0 & !EAST) << 1 | (self.0 & !WEST) >> 1;
        let rows = if diagonal { self.0 | sides } else { self.0 };
        Cells((sides | rows << SIDE | rows >> SIDE) & Cells::ALL.0)
    }

    /// Returns the cells north, east, south and west of a cell.
    #[inline]
    pub(crate) const fn beside(cell: Cell) -> Cells {
        BESIDE[cell.index()]
    }

    #[inline]
    pub(crate) const fn around(cell: Cell) -> Cells {
        AROUND[cell.index()]
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

static BESIDE: [Cells; N_CELLS] = neighbours(false);
static AROUND: [Cells; N_CELLS] = neighbours(true);

const fn neighbours(diagonal: bool) -> [Cells; N_CELLS] {
    let mut table = [Cells::NONE; N_CELLS];
    let mut a = 0;
    while a < N_CELLS as u8 {
        let mut b = 0;
        while b < N_CELLS as u8 {
            let (one, other) = (Cell(a), Cell(b));
            let rows = one.row().abs_diff(other.row());
            let columns = one.column().abs_diff(other.column());
            let near = if diagonal { rows <= 1 && columns <= 1 } else { rows + columns == 1 };
            if near && a != b {
                table[a as usize] = table[a as usize].or(Cells::only(other));
            }
            b += 1;
        }
        a += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(cells: Cells) -> String {
        cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cells_round_trip_through_text() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for wrong in ["", "a", "a0", "f1", "a6", "A1", "a11", "1a"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong:?}");
        }
        assert_eq!(Cell::at(2, 2).to_string(), "c3");
    }

    #[test]
    fn neighbours_are_listed_by_cell_number() {
        assert_eq!(named(Cells::beside(Cell::new(0))), "b1 a2");
        assert_eq!(named(Cells::around(Cell::new(0))), "b1 a2 b2");
        assert_eq!(named(Cells::beside(Cell::new(12))), "c2 b3 d3 c4");
        assert_eq!(named(Cells::around(Cell::new(14))), "d2 e2 d3 d4 e4");
        assert_eq!(named(Cells::beside(Cell::new(23))), "d4 c5 e5");
    }

    #[test]
    fn spread_covers_every_neighbour() {
        for cell in Cell::all() {
            assert_eq!(Cells::only(cell).spread(false), Cells::beside(cell), "{cell}");
            assert_eq!(Cells::only(cell).spread(true), Cells::around(cell), "{cell}");
        }
    }

    #[test]
    fn directions_end_at_the_edge() {
        let corner = Cell::at(0, 4);
        assert_eq!(corner.toward(Direction::North), None);
        assert_eq!(corner.toward(Direction::East), None);
        assert_eq!(corner.toward(Direction::South), Some(Cell::at(1, 4)));
        assert_eq!(corner.toward(Direction::West), Some(Cell::at(0, 3)));
    }
}
