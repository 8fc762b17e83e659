//! The board as a graph: 80 spaces, their connections and their distance to the exit.
use kernel::named_enum;

named_enum! {
    /// A space on the board.
    Space, "a space such as w23, c9 or bank":
    Ent = "ent",
    W11 = "w11",
    W12 = "w12",
    W13 = "w13",
    W14 = "w14",
    W15 = "w15",
    W16 = "w16",
    W21 = "w21",
    W22 = "w22",
    W23 = "w23",
    W24 = "w24",
    W25 = "w25",
    W26 = "w26",
    W31 = "w31",
    W32 = "w32",
    W33 = "w33",
    W34 = "w34",
    W35 = "w35",
    W36 = "w36",
    W41 = "w41",
    W42 = "w42",
    W43 = "w43",
    W44 = "w44",
    W45 = "w45",
    W46 = "w46",
    C0 = "c0",
    C1 = "c1",
    C2 = "c2",
    C3 = "c3",
    C4 = "c4",
    C5 = "c5",
    C6 = "c6",
    C7 = "c7",
    C8 = "c8",
    C9 = "c9",
    C10 = "c10",
    C11 = "c11",
    C12 = "c12",
    C13 = "c13",
    C14 = "c14",
    C15 = "c15",
    C16 = "c16",
    C17 = "c17",
    C18 = "c18",
    C19 = "c19",
    C20 = "c20",
    C21 = "c21",
    C22 = "c22",
    C23 = "c23",
    C24 = "c24",
    C25 = "c25",
    C26 = "c26",
    C27 = "c27",
    Exit = "exit",
    L11 = "l11",
    L12 = "l12",
    L13 = "l13",
    L14 = "l14",
    L21 = "l21",
    L22 = "l22",
    L23 = "l23",
    L24 = "l24",
    L31 = "l31",
    L32 = "l32",
    L33 = "l33",
    L34 = "l34",
    L41 = "l41",
    L42 = "l42",
    L43 = "l43",
    L44 = "l44",
    R1 = "r1",
    R2 = "r2",
    R3 = "r3",
    R4 = "r4",
    R5 = "r5",
    R6 = "r6",
    R7 = "r7",
    R8 = "r8",
    Bank = "bank",
    Br = "br",
}

use Space::{
    Bank, Br, C0, C3, C5, C6, C8, C9, C10, C11, C14, C15, C16, C17, C18, C20, C22, C25, C26, C27,
    Ent, Exit, L11, L12, L13, L14, L41, L42, L43, L44, R1, R8, W11, W43, W44,
};

pub(crate) const N_SPACES: usize = 80;
const _: () = assert!(Space::ALL.len() == N_SPACES);

/// The number of rows in the Walls Room, each of which is a zone, and the number of columns.
pub(crate) const N_ZONES: u8 = 4;
pub(crate) const N_COLUMNS: u8 = 6;
/// The width and depth of the Lava Room.
const LAVA_SIDE: usize = 4;
/// The number of lava tiles: every space of the Lava Room except the two Suns.
pub(crate) const N_TILES: usize = 14;
/// The number of tiles before the second Sun.
const FRONT_TILES: usize = 11;
/// The end of the boulder's track, which runs from C0 to C27 and then to the exit.
pub(crate) const TRACK_END: u8 = 28;

named_enum! {
    /// A part of the temple.
    Area, "a part of the temple":
    Entrance = "entrance",
    Walls = "walls",
    Corridor = "corridor",
    Outside = "outside",
    Lava = "lava",
    River = "river",
    Bank = "bank",
    Bridge = "bridge",
}

impl Space {
    #[inline]
    pub(crate) const fn of_index(index: u8) -> Space {
        Space::ALL[index as usize]
    }

    #[inline]
    pub const fn area(self) -> Area {
        match self as u8 {
            0 => Area::Entrance,
            1..=24 => Area::Walls,
            25..=52 => Area::Corridor,
            53 => Area::Outside,
            54..=69 => Area::Lava,
            70..=77 => Area::River,
            78 => Area::Bank,
            _ => Area::Bridge,
        }
    }

    /// Returns the space's zone in the Walls Room, from 1 (at the entrance) to 4.
    #[inline]
    pub const fn zone(self) -> Option<u8> {
        if !matches!(self.area(), Area::Walls) {
            return None;
        }
        Some((self as u8 - W11 as u8) / N_COLUMNS + 1)
    }

    /// Returns the space's column in the Walls Room, from 1 (orange) to 6 (grey).
    #[inline]
    pub const fn column(self) -> Option<u8> {
        if !matches!(self.area(), Area::Walls) {
            return None;
        }
        Some((self as u8 - W11 as u8) % N_COLUMNS + 1)
    }

    /// Returns the space of the Walls Room in this zone and column, both numbered from 1.
    #[inline]
    pub(crate) const fn wall(zone: u8, column: u8) -> Space {
        Space::of_index(W11 as u8 + (zone - 1) * N_COLUMNS + column - 1)
    }

    #[inline]
    pub(crate) const fn corridor(number: u8) -> Space {
        assert!(number < TRACK_END);
        Space::of_index(C0 as u8 + number)
    }

    /// Returns this space's position on the boulder's track.
    #[inline]
    pub(crate) const fn track(self) -> Option<u8> {
        if matches!(self.area(), Area::Corridor) { Some(self as u8 - C0 as u8) } else { None }
    }

    /// Returns the space that is `steps` along the boulder's track.
    #[inline]
    pub(crate) const fn on_track(steps: u8) -> Space {
        if steps < TRACK_END { Space::corridor(steps) } else { Exit }
    }

    /// Returns the index of this space's lava tile. Indices start at 0 and run row by row, skipping
    /// the Suns.
    #[inline]
    pub(crate) const fn tile(self) -> Option<usize> {
        if !matches!(self.area(), Area::Lava) {
            return None;
        }
        match self as usize - L11 as usize {
            0 | 12 => None,
            index if index < 12 => Some(index - 1),
            index => Some(index - 2),
        }
    }

    #[inline]
    pub(crate) const fn of_tile(index: usize) -> Space {
        let skipped = if index < FRONT_TILES { 1 } else { 2 };
        Space::of_index((L11 as usize + index + skipped) as u8)
    }

    /// Returns the distance to the exit printed on the board, which decides who gets the dice (R5).
    #[inline]
    pub const fn dist(self) -> u8 {
        DIST[self as usize]
    }

    /// Returns the spaces adjacent to this one on the printed board, regardless of doors and holes.
    /// The river only leads downstream.
    #[inline]
    pub(crate) const fn neighbours(self) -> SpaceSet {
        SpaceSet(ADJACENT[self as usize])
    }

    /// Returns the diagonal neighbours that a Leap could reach.
    #[inline]
    pub(crate) const fn diagonals(self) -> SpaceSet {
        SpaceSet(DIAGONAL[self as usize])
    }
}

const DIST: [u8; N_SPACES] = [
    20, 21, 20, 19, 19, 20, 21, 20, 19, 18, 18, 19, 20, 19, 18, 17, 17, 18, 19, 18, 17, 16, 16, 17,
    18, 21, 20, 19, 18, 17, 16, 15, 14, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 6, 6, 5, 4,
    3, 2, 1, 0, 14, 13, 12, 12, 13, 12, 11, 11, 12, 11, 10, 10, 11, 10, 9, 9, 11, 10, 9, 8, 7, 6,
    5, 4, 3, 4,
];

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SpaceSet(u128);

impl SpaceSet {
    pub(crate) const EMPTY: SpaceSet = SpaceSet(0);

    #[inline]
    pub(crate) const fn only(space: Space) -> SpaceSet {
        SpaceSet(1 << space as u8)
    }

    /// Returns all spaces of an area.
    pub(crate) const fn of_area(area: Area) -> SpaceSet {
        let (mut set, mut index) = (SpaceSet::EMPTY, 0);
        while index < N_SPACES {
            if Space::ALL[index].area() as u8 == area as u8 {
                set = set.with(Space::ALL[index]);
            }
            index += 1;
        }
        set
    }

    /// Returns one column of the Walls Room.
    #[inline]
    pub(crate) const fn column(column: u8) -> SpaceSet {
        let first = 1 << Space::wall(1, column) as u8;
        SpaceSet(first | first << N_COLUMNS | first << (2 * N_COLUMNS) | first << (3 * N_COLUMNS))
    }

    /// Converts a bit mask of lava tiles to their spaces, skipping the two Suns.
    #[inline]
    pub(crate) const fn of_tiles(tiles: u16) -> SpaceSet {
        let (front, back) = (tiles & ((1 << FRONT_TILES) - 1), tiles >> FRONT_TILES);
        let behind = Space::of_tile(FRONT_TILES) as u8;
        SpaceSet((front as u128) << Space::of_tile(0) as u8 | (back as u128) << behind)
    }

    #[inline]
    pub(crate) const fn has(self, space: Space) -> bool {
        self.0 >> space as u8 & 1 != 0
    }

    #[inline]
    pub(crate) const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space as u8)
    }

    #[inline]
    pub(crate) const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the spaces in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Space::of_index(index))
        })
    }
}

pub(crate) const WALLS_ROOM: SpaceSet = SpaceSet::of_area(Area::Walls);
pub(crate) const RIVER: SpaceSet = SpaceSet::of_area(Area::River);
/// R23: the safe spaces. `State::safe_spaces` excludes the pit if the game has one.
pub(crate) const FIRM_GROUND: SpaceSet =
    WALLS_ROOM.or(SpaceSet::of_area(Area::Corridor)).with(Ent).with(L11).with(L41).with(Bank);
/// The Lava Room and the corridor spaces beside it.
pub(crate) const LAVA_VIEW: SpaceSet =
    SpaceSet::of_area(Area::Lava).with(C8).with(C9).with(C16).with(C17);

/// Openings, the bridge and the bank. The connections within grids and the corridor are generated.
const DOORWAYS: [(Space, Space); 13] = [
    (W43, C6),
    (W44, C6),
    (C8, L14),
    (C8, L13),
    (C9, L12),
    (C16, L42),
    (C17, L43),
    (C17, L44),
    (C20, Br),
    (Br, C25),
    (Bank, C26),
    (C27, Exit),
    (Ent, W11),
];

/// Diagonal connections for Leaps, besides the diagonals inside both rooms.
const CORNERS: [(Space, Space); 7] =
    [(C8, L12), (C9, L13), (C16, L43), (C17, L42), (C9, C11), (C14, C16), (C3, C5)];

const ADJACENT: [u128; N_SPACES] = adjacent();
const DIAGONAL: [u128; N_SPACES] = diagonal();
const _: () = assert!(n_edges(&ADJACENT) == 2 * 107 + 9);

const fn join(map: &mut [u128; N_SPACES], one: usize, other: usize) {
    map[one] |= 1 << other;
    map[other] |= 1 << one;
}

const fn adjacent() -> [u128; N_SPACES] {
    let mut map = [0; N_SPACES];
    join_grid(&mut map, W11 as usize, N_COLUMNS as usize, N_ZONES as usize, false);
    join_grid(&mut map, L11 as usize, LAVA_SIDE, LAVA_SIDE, false);
    let mut index = 0;
    while index < DOORWAYS.len() {
        join(&mut map, DOORWAYS[index].0 as usize, DOORWAYS[index].1 as usize);
        index += 1;
    }
    let mut column = 1;
    while column < N_COLUMNS as usize {
        join(&mut map, Ent as usize, W11 as usize + column);
        column += 1;
    }
    let mut space = C0 as usize;
    while space < C27 as usize {
        join(&mut map, space, space + 1);
        space += 1;
    }
    // The river flows one way. Its last space leads to the bank.
    map[C18 as usize] |= 1 << R1 as u8;
    let mut space = R1 as usize;
    while space <= R8 as usize {
        map[space] |= 1 << (space + 1);
        space += 1;
    }
    map
}

const fn diagonal() -> [u128; N_SPACES] {
    let mut map = [0; N_SPACES];
    join_grid(&mut map, W11 as usize, N_COLUMNS as usize, N_ZONES as usize, true);
    join_grid(&mut map, L11 as usize, LAVA_SIDE, LAVA_SIDE, true);
    let mut index = 0;
    while index < CORNERS.len() {
        join(&mut map, CORNERS[index].0 as usize, CORNERS[index].1 as usize);
        index += 1;
    }
    map
}

/// Connects the neighbours in a grid, either orthogonally or diagonally.
const fn join_grid(
    map: &mut [u128; N_SPACES],
    first: usize,
    n_columns: usize,
    n_rows: usize,
    is_diagonal: bool,
) {
    let mut row = 0;
    while row < n_rows {
        let mut column = 0;
        while column < n_columns {
            let here = first + row * n_columns + column;
            let (has_right, has_up) = (column + 1 < n_columns, row + 1 < n_rows);
            if has_right && !is_diagonal {
                join(map, here, here + 1);
            }
            if has_up && !is_diagonal {
                join(map, here, here + n_columns);
            }
            if has_right && has_up && is_diagonal {
                join(map, here, here + n_columns + 1);
                join(map, here + 1, here + n_columns);
            }
            column += 1;
        }
        row += 1;
    }
}

const fn n_edges(map: &[u128; N_SPACES]) -> u32 {
    let (mut n, mut index) = (0, 0);
    while index < N_SPACES {
        n += map[index].count_ones();
        index += 1;
    }
    n
}

/// Returns the corner space that a Leap between these two would cut, if any.
pub(crate) fn leaps_past(one: Space, other: Space) -> Option<Space> {
    [(C9, C10, C11), (C14, C15, C16), (C3, Space::C4, C5)]
        .into_iter()
        .find(|&(near, _, far)| (one, other) == (near, far) || (one, other) == (far, near))
        .map(|(_, corner, _)| corner)
}

/// The two sides of the pit.
pub(crate) const PIT_SIDES: (Space, Space) = (C20, C22);
