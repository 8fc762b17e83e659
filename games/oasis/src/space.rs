//! The board: 111 spaces of land, 64 of the camel path, who touches whom, borders and prints.
use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{Land, N_LANDS};

pub(crate) const N_COLUMNS: usize = 15;
pub(crate) const N_ROWS: usize = 13;
pub(crate) const N_GROUND: usize = 111;
pub(crate) const N_PATH: usize = 64;
pub(crate) const N_SPACES: usize = N_GROUND + N_PATH;

/// `~` void, `#` camel path, `.` tile space, `g` tile space with a green border, `O S R` printed.
/// The straw border is where land touches the path.
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

/// A space of the board. Land comes before the path, and both are in the order of reading, so
/// that a set of either is one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    pub(crate) const fn of_path(index: usize) -> Space {
        assert!(index < N_PATH);
        Space((N_GROUND + index) as u8)
    }

    /// The space in this row and column, both counted from 0.
    pub fn at(row: usize, column: usize) -> Option<Space> {
        match GRID.get(row)?.get(column)? {
            &VOID => None,
            &index => Some(Space(index)),
        }
    }

    /// Land first, then the path.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..N_SPACES as u8).map(Space)
    }

    #[inline]
    pub const fn is_path(self) -> bool {
        self.0 as usize >= N_GROUND
    }

    /// Among the land spaces, which this must be one of.
    #[inline]
    pub(crate) const fn ground_index(self) -> usize {
        self.0 as usize
    }

    /// Among the path spaces, which this must be one of.
    #[inline]
    pub(crate) const fn path_index(self) -> usize {
        self.0 as usize - N_GROUND
    }

    pub(crate) const fn row(self) -> usize {
        PLACES[self.0 as usize].0 as usize
    }

    pub(crate) const fn column(self) -> usize {
        PLACES[self.0 as usize].1 as usize
    }

    /// The land printed here.
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

/// A set of land spaces, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Ground(u128);

impl Ground {
    pub const NONE: Ground = Ground(0);
    pub const ALL: Ground = Ground((1 << N_GROUND) - 1);

    #[inline]
    pub const fn only(space: Space) -> Ground {
        debug_assert!(!space.is_path());
        Ground(1 << space.ground_index())
    }

    /// Spaces that share an edge with this one.
    #[inline]
    pub(crate) const fn beside(space: Space) -> Ground {
        BESIDE[space.ground_index()]
    }

    #[inline]
    pub const fn has(self, space: Space) -> bool {
        !space.is_path() && self.0 >> space.ground_index() & 1 != 0
    }

    #[inline]
    pub const fn or(self, other: Ground) -> Ground {
        Ground(self.0 | other.0)
    }

    #[inline]
    pub const fn and(self, other: Ground) -> Ground {
        Ground(self.0 & other.0)
    }

    #[inline]
    pub const fn minus(self, other: Ground) -> Ground {
        Ground(self.0 & !other.0)
    }

    #[inline]
    pub const fn meets(self, other: Ground) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        // Two halves: searching one word is much quicker than searching a pair of words.
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        std::iter::from_fn(move || {
            if low != 0 {
                let index = low.trailing_zeros();
                low &= low - 1;
                return Some(Space(index as u8));
            }
            if high == 0 {
                return None;
            }
            let index = 64 + high.trailing_zeros();
            high &= high - 1;
            Some(Space(index as u8))
        })
    }

    /// Everything that shares an edge with one of these.
    #[inline]
    pub(crate) fn spread(self) -> Ground {
        self.iter().fold(Ground::NONE, |all, space| all.or(Ground::beside(space)))
    }

    /// What is connected with these spaces through `within`, and they themselves.
    #[inline]
    pub(crate) fn flood(self, within: Ground) -> Ground {
        let (mut seen, mut fresh) = (self, self);
        while !fresh.is_empty() {
            fresh = fresh.spread().and(within).minus(seen);
            seen = seen.or(fresh);
        }
        seen
    }
}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of spaces of the camel path, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Path(u64);

impl Path {
    pub const NONE: Path = Path(0);
    pub const ALL: Path = Path(u64::MAX);

    #[inline]
    pub const fn only(space: Space) -> Path {
        Path(1 << space.path_index())
    }

    #[inline]
    pub(crate) const fn beside(space: Space) -> Path {
        PATH_BESIDE[space.path_index()]
    }

    #[inline]
    pub const fn has(self, space: Space) -> bool {
        space.is_path() && self.0 >> space.path_index() & 1 != 0
    }

    #[inline]
    pub const fn or(self, other: Path) -> Path {
        Path(self.0 | other.0)
    }

    #[inline]
    pub const fn and(self, other: Path) -> Path {
        Path(self.0 & other.0)
    }

    #[inline]
    pub const fn minus(self, other: Path) -> Path {
        Path(self.0 & !other.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(Space::of_path(index))
        })
    }

    #[inline]
    pub(crate) fn spread(self) -> Path {
        self.iter().fold(Path::NONE, |all, space| all.or(Path::beside(space)))
    }

    /// The largest set of these that hang together; of equal ones the first.
    pub(crate) fn largest_group(self) -> Path {
        let (mut left, mut largest) = (self, Path::NONE);
        while let Some(first) = left.iter().next() {
            let group = Path::only(first).flood(left);
            if group.len() > largest.len() {
                largest = group;
            }
            left = left.minus(group);
        }
        largest
    }

    /// What is connected with these spaces through `within`, and they themselves.
    pub(crate) fn flood(self, within: Path) -> Path {
        let (mut seen, mut fresh) = (self, self);
        while !fresh.is_empty() {
            fresh = fresh.spread().and(within).minus(seen);
            seen = seen.or(fresh);
        }
        seen
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Where the printed spaces of each land are.
pub(crate) const PRINTED: [Ground; N_LANDS] = [marked(b'O'), marked(b'S'), marked(b'R')];
/// Every space that takes a tile.
pub(crate) const TILE_SPACES: Ground = Ground::ALL.minus(PRINTED[0].or(PRINTED[1]).or(PRINTED[2]));
pub(crate) const GREEN: Ground = marked(b'g');
pub(crate) const STRAW: Ground = straw();
/// Where an area of each land may start (R8).
pub(crate) const BORDERS: [Ground; N_LANDS] = [GREEN, STRAW, TILE_SPACES];

/// No space.
const VOID: u8 = u8::MAX;
const GRID: [[u8; N_COLUMNS]; N_ROWS] = number();
/// Row and column of each space.
const PLACES: [(u8, u8); N_SPACES] = places();
static BESIDE: [Ground; N_GROUND] = ground_beside();
static PATH_BESIDE: [Path; N_PATH] = path_beside();

const _: () = assert!(GREEN.len() == 22 && STRAW.len() == 31 && TILE_SPACES.len() == 100);
const _: () = assert!(PRINTED[0].len() == 4 && PRINTED[1].len() == 3 && PRINTED[2].len() == 4);
const _: () = assert!(!GREEN.meets(STRAW));

const fn number() -> [[u8; N_COLUMNS]; N_ROWS] {
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

const fn places() -> [(u8, u8); N_SPACES] {
    let mut places = [(0, 0); N_SPACES];
    let mut at = 0;
    while at < N_ROWS * N_COLUMNS {
        let (row, column) = (at / N_COLUMNS, at % N_COLUMNS);
        let space = GRID[row][column];
        if space != VOID {
            places[space as usize] = (row as u8, column as u8);
        }
        at += 1;
    }
    places
}

const fn marked(mark: u8) -> Ground {
    let mut set = 0;
    let mut space = 0;
    while space < N_GROUND {
        let (row, column) = PLACES[space];
        if MAP[row as usize][column as usize] == mark {
            set |= 1 << space;
        }
        space += 1;
    }
    Ground(set)
}

const fn is_beside(one: usize, other: usize) -> bool {
    let (a, b) = (PLACES[one], PLACES[other]);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn named(spaces: impl Iterator<Item = Space>) -> String {
        spaces.map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn spaces_read_as_they_are_written() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for wrong in ["", "a", "a0", "a1", "p1", "h14", "H4", "h04", "h4 ", "4h", "a12", "é1"] {
            assert!(wrong.parse::<Space>().is_err(), "{wrong:?}");
        }
        assert_eq!(Space::all().count(), 175);
    }

    #[test]
    fn borders_and_prints_as_in_the_dossier() {
        assert_eq!(
            named(GREEN.iter()),
            "d1 e1 f1 g1 i1 j1 k1 l1 a7 o7 a8 o8 a9 o9 a10 o10 b12 c12 d12 l12 m12 n12"
        );
        assert_eq!(
            named(STRAW.iter()),
            "c2 m2 d3 e3 k3 l3 f4 g4 i4 j4 a5 h5 o5 b6 c6 m6 n6 d7 l7 e8 k8 f9 j9 f10 j10 f11 \
             j11 f12 j12 f13 j13"
        );
        assert_eq!(
            PRINTED.map(|set| named(set.iter())),
            ["f3 j3 d10 l10", "h1 c8 m8", "b7 n7 e11 k11"]
        );
    }

    #[test]
    fn the_path_is_broad_and_connected() {
        let n_with = |n: u8| Path::ALL.iter().filter(|&at| Path::beside(at).len() == n).count();
        assert_eq!((n_with(4), n_with(3), n_with(2)), (26, 18, 20));
        assert_eq!(Path::ALL.largest_group(), Path::ALL);
    }

    #[test]
    fn the_path_parts_three_basins() {
        let mut left = Ground::ALL;
        let mut basins = Vec::new();
        while let Some(first) = left.iter().next() {
            let basin = Ground::only(first).flood(Ground::ALL);
            let of = |set: Ground| basin.and(set).len();
            basins.push((basin.len(), of(TILE_SPACES), of(GREEN), of(STRAW)));
            left = left.minus(basin);
        }
        assert_eq!(basins, [(35, 32, 8, 11), (38, 34, 7, 10), (38, 34, 7, 10)]);
        let prints = PRINTED[0].or(PRINTED[1]).or(PRINTED[2]);
        assert!(!prints.meets(prints.spread()), "no two printed spaces touch");
    }

    #[test]
    fn neighbours_share_an_edge() {
        let beside = |name: &str| named(Ground::beside(name.parse().expect(name)).iter());
        assert_eq!(beside("d1"), "e1 d2");
        assert_eq!(beside("h5"), "h4");
        assert_eq!(beside("b9"), "b8 a9 c9 b10");
        assert_eq!(named(Path::beside("a3".parse().expect("a3")).iter()), "b3 a4");
    }
}
