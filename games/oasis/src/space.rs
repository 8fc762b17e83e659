//! Geometry of the board: 111 land spaces, 64 camel path spaces, adjacency, borders and printed
//! land. All tables are computed from [`MAP`] at compile time.
mod sets;
#[cfg(test)]
mod tests;

use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use sets::{Ground, Path};

use crate::data::{Land, N_LANDS};

pub(crate) const N_COLUMNS: usize = 15;
pub(crate) const N_ROWS: usize = 13;
pub(crate) const N_GROUND: usize = 111;
pub(crate) const N_PATH: usize = 64;
pub(crate) const N_SPACES: usize = N_GROUND + N_PATH;

/// The board as drawn: `~` void, `#` camel path, `.` tile space, `g` tile space with a green
/// border, `O S R` printed land. The straw border is where land touches the path.
pub(crate) const MAP: [&[u8; N_COLUMNS]; N_ROWS] = [
    b"~~~ggggSgggg~~~",
    b"~~...........~~",
    b"###..O...O..###",
    b"#####.....#####",
    b".######.######.",
    b"...#########...",
    b"gR..#######..Rg",
    b"g.S..#####..S.g",
    b"g.....###.....g",
    b"g..O..###..O..g",
    b"....R.###.R....",
    b"~ggg..###..ggg~",
    b"~~~~..###..~~~~",
];

/// A space of the board. Land comes before the path, both in reading order, so that a set of
/// either fits into one integer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space(u8);

impl Space {
    pub(crate) const fn of_path(index: usize) -> Space {
        assert!(index < N_PATH);
        Space((N_GROUND + index) as u8)
    }

    /// Returns the space in this row and column, both counted from 0.
    pub fn at(row: usize, column: usize) -> Option<Space> {
        match *GRID.get(row)?.get(column)? {
            VOID => None,
            index => Some(Space(index)),
        }
    }

    /// Returns all spaces, land first, then the path.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..N_SPACES as u8).map(Space)
    }

    #[inline]
    pub const fn is_path(self) -> bool {
        self.0 as usize >= N_GROUND
    }

    /// Returns the index among the land spaces. The space must not be on the path.
    #[inline]
    pub(crate) const fn ground_index(self) -> usize {
        self.0 as usize
    }

    /// Returns the index among the path spaces. The space must be on the path.
    #[inline]
    pub(crate) const fn path_index(self) -> usize {
        self.0 as usize - N_GROUND
    }

    pub(crate) const fn row(self) -> usize {
        COORDINATES[self.0 as usize].0 as usize
    }

    pub(crate) const fn column(self) -> usize {
        COORDINATES[self.0 as usize].1 as usize
    }

    /// Returns the land printed on this space.
    pub fn printed(self) -> Option<Land> {
        if self.is_path() {
            return None;
        }
        Land::ALL.iter().copied().find(|&land| PRINTED[land as usize].has(self))
    }
}

/// `a1` is the north-west corner of the grid, `o13` the south-east one.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Space, ParseError> {
        let read = || {
            let column = word.bytes().next()?.checked_sub(b'a')?;
            let row: usize = word.get(1..)?.parse().ok()?;
            let space = Space::at(row.checked_sub(1)?, column as usize)?;
            (space.to_string() == word).then_some(space)
        };
        read().ok_or_else(|| ParseError::expected("a space of the board such as h4", word))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

/// Printed spaces of each land.
pub(crate) const PRINTED: [Ground; N_LANDS] = [marked(b'O'), marked(b'S'), marked(b'R')];
/// Spaces that can hold a tile.
pub(crate) const TILE_SPACES: Ground = Ground::ALL.minus(PRINTED[0].or(PRINTED[1]).or(PRINTED[2]));
pub(crate) const GREEN: Ground = marked(b'g');
pub(crate) const STRAW: Ground = straw();
/// Spaces where an area of each land may start (R8).
pub(crate) const BORDERS: [Ground; N_LANDS] = [GREEN, STRAW, TILE_SPACES];

/// Grid value of cells outside the board.
const VOID: u8 = u8::MAX;
const GRID: [[u8; N_COLUMNS]; N_ROWS] = number_spaces();
/// Row and column of each space.
const COORDINATES: [(u8, u8); N_SPACES] = coordinates();
static BESIDE: [Ground; N_GROUND] = ground_beside();
static PATH_BESIDE: [Path; N_PATH] = path_beside();

const _: () = assert!(GREEN.len() == 22 && STRAW.len() == 31 && TILE_SPACES.len() == 100);
const _: () = assert!(PRINTED[0].len() == 4 && PRINTED[1].len() == 3 && PRINTED[2].len() == 4);
const _: () = assert!(!GREEN.intersects(STRAW));

const fn number_spaces() -> [[u8; N_COLUMNS]; N_ROWS] {
    let mut grid = [[VOID; N_COLUMNS]; N_ROWS];
    let (mut ground, mut path) = (0, N_GROUND as u8);
    let mut at = 0;
    while at < N_ROWS * N_COLUMNS {
        let (row, column) = (at / N_COLUMNS, at % N_COLUMNS);
        match MAP[row][column] {
            b'~' => {}
            b'#' => {
                grid[row][column] = path;
                path += 1;
            }
            _ => {
                grid[row][column] = ground;
                ground += 1;
            }
        }
        at += 1;
    }
    assert!(ground as usize == N_GROUND && path as usize == N_SPACES);
    grid
}

const fn coordinates() -> [(u8, u8); N_SPACES] {
    let mut table = [(0, 0); N_SPACES];
    let mut at = 0;
    while at < N_ROWS * N_COLUMNS {
        let (row, column) = (at / N_COLUMNS, at % N_COLUMNS);
        let space = GRID[row][column];
        if space != VOID {
            table[space as usize] = (row as u8, column as u8);
        }
        at += 1;
    }
    table
}

const fn marked(mark: u8) -> Ground {
    let mut set = 0;
    let mut space = 0;
    while space < N_GROUND {
        let (row, column) = COORDINATES[space];
        if MAP[row as usize][column as usize] == mark {
            set |= 1 << space;
        }
        space += 1;
    }
    Ground(set)
}

const fn is_beside(one: usize, other: usize) -> bool {
    let (a, b) = (COORDINATES[one], COORDINATES[other]);
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1
}

const fn straw() -> Ground {
    let mut set = 0;
    let mut space = 0;
    while space < N_GROUND {
        let mut path = N_GROUND;
        while path < N_SPACES {
            if is_beside(space, path) {
                set |= 1 << space;
            }
            path += 1;
        }
        space += 1;
    }
    Ground(set)
}

const fn ground_beside() -> [Ground; N_GROUND] {
    let mut table = [Ground::NONE; N_GROUND];
    let mut one = 0;
    while one < N_GROUND {
        let mut other = 0;
        while other < N_GROUND {
            if is_beside(one, other) {
                table[one].0 |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    table
}

const fn path_beside() -> [Path; N_PATH] {
    let mut table = [Path::NONE; N_PATH];
    let mut one = 0;
    while one < N_PATH {
        let mut other = 0;
        while other < N_PATH {
            if is_beside(N_GROUND + one, N_GROUND + other) {
                table[one].0 |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    table
}
