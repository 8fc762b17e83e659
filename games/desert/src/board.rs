//! Tiles, sand and the eye. Everything is indexed by cell, so sliding a tile is a single copy.
use kernel::{SeatSet, Secret};

use crate::{
    cell::{Cell, Cells, N_CELLS},
    data::{BLOCKED, Back, City, back_of},
};

/// A tile on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    /// Constant for the whole game and reveals nothing but the back: see [`back_of`].
    pub id: u8,
    pub sand: u8,
    pub city: Secret<City>,
}

impl Tile {
    /// The entry of the eye's cell, which has no tile.
    pub(crate) const NONE: Tile =
        Tile { id: u8::MAX, sand: 0, city: Secret::new(City::Gear, SeatSet::EMPTY) };

    pub(crate) const fn back(&self) -> Back {
        back_of(self.id)
    }
}

/// The desert. The four cell sets are derived from the tiles and updated with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    sandy: Cells,
    blocked: Cells,
    excavated: Cells,
    tunnels: Cells,
    tiles: [Tile; N_CELLS],
    eye: Cell,
    supply: u8,
    /// Total number of markers, on the board and in the supply.
    sand_total: u8,
}

impl Board {
    /// Creates a board. `tiles` has [`Tile::NONE`] on the eye; `supply` counts the markers that are
    /// not on the board.
    pub(crate) fn new(tiles: [Tile; N_CELLS], eye: Cell, excavated: Cells, supply: u8) -> Board {
        let mut board = Board {
            sandy: Cells::NONE,
            blocked: Cells::NONE,
            excavated,
            tunnels: Cells::NONE,
            tiles,
            eye,
            supply,
            sand_total: 0,
        };
        board.sand_total = board.count_sand();
        for cell in Cell::all() {
            board.refresh(cell);
            let is_tunnel = *tiles[cell.index()].city.truth() == City::Tunnel;
            board.tunnels.set(cell, excavated.has(cell) && is_tunnel);
        }
        board
    }

    #[inline]
    pub(crate) const fn tile(&self, cell: Cell) -> &Tile {
        &self.tiles[cell.index()]
    }

    #[inline]
    pub(crate) const fn tile_mut(&mut self, cell: Cell) -> &mut Tile {
        &mut self.tiles[cell.index()]
    }

    /// Iterates over the tiles in board order.
    pub(crate) fn tiles_mut(&mut self) -> impl Iterator<Item = &mut Tile> {
        self.tiles.iter_mut().filter(|tile| tile.id != Tile::NONE.id)
    }

    #[inline]
    pub(crate) const fn eye(&self) -> Cell {
        self.eye
    }

    /// Returns the number of markers in the supply.
    #[inline]
    pub(crate) const fn supply(&self) -> u8 {
        self.supply
    }

    /// Returns the total number of markers, on the board and in the supply.
    pub(crate) const fn sand_total(&self) -> u8 {
        self.sand_total
    }

    /// Counts the markers on the board and adds those in the supply.
    pub(crate) fn count_sand(&self) -> u8 {
        self.supply + self.tiles.iter().map(|tile| tile.sand).sum::<u8>()
    }

    /// Returns the number of excavated tiles with a gear symbol.
    pub(crate) fn n_gear_excavated(&self) -> usize {
        let cities = self.excavated.iter().map(|cell| *self.tile(cell).city.truth());
        cities.filter(|city| matches!(city, City::Gear | City::Tunnel)).count()
    }

    #[inline]
    pub(crate) const fn sand(&self, cell: Cell) -> u8 {
        self.tiles[cell.index()].sand
    }

    /// Returns the cells with at least one marker.
    #[inline]
    pub(crate) const fn sandy(&self) -> Cells {
        self.sandy
    }

    /// Returns the cells with too much sand to walk in.
    #[inline]
    pub(crate) const fn blocked(&self) -> Cells {
        self.blocked
    }

    #[inline]
    pub(crate) const fn excavated(&self) -> Cells {
        self.excavated
    }

    /// Returns the excavated tunnels, with or without sand.
    #[inline]
    pub(crate) const fn tunnels(&self) -> Cells {
        self.tunnels
    }

    /// Returns the cells with a tile.
    #[inline]
    pub(crate) const fn ground(&self) -> Cells {
        Cells::ALL.minus(Cells::only(self.eye))
    }

    /// Returns the current cell of the excavated tile with this city side.
    pub(crate) fn find(&self, city: City) -> Option<Cell> {
        self.excavated.iter().find(|&cell| *self.tile(cell).city.truth() == city)
    }

    /// Removes up to `n` markers and returns how many were removed.
    #[inline]
    pub(crate) fn take_sand(&mut self, cell: Cell, n: u8) -> u8 {
        let n_removed = self.sand(cell).min(n);
        self.tile_mut(cell).sand -= n_removed;
        self.supply += n_removed;
        self.refresh(cell);
        n_removed
    }

    /// Adds one marker. The caller has checked the supply.
    #[inline]
    pub(crate) fn drop_sand(&mut self, cell: Cell) {
        debug_assert!(self.supply > 0);
        self.supply -= 1;
        self.tile_mut(cell).sand += 1;
        self.refresh(cell);
    }

    /// Excavates a tile.
    #[inline]
    pub(crate) fn turn_over(&mut self, cell: Cell) {
        self.excavated.set(cell, true);
        self.tunnels.set(cell, *self.tile(cell).city.truth() == City::Tunnel);
    }

    /// Slides the tile at `from` into the eye with all its sand. The eye is then at `from`.
    #[inline]
    pub(crate) fn slide(&mut self, from: Cell) {
        let to = self.eye;
        self.tiles[to.index()] = self.tiles[from.index()];
        self.tiles[from.index()] = Tile::NONE;
        self.sandy.carry(from, to);
        self.blocked.carry(from, to);
        self.excavated.carry(from, to);
        self.tunnels.carry(from, to);
        self.eye = from;
    }

    /// Swaps the city side of the tile on `cell` with a `city` that `viewers` do not know either,
    /// so that a determinized state keeps every component.
    pub(crate) fn swap_city(&mut self, cell: Cell, city: City, viewers: SeatSet) {
        let mine = *self.tile(cell);
        let twin = self.ground().iter().find(|&other| {
            let tile = self.tile(other);
            tile.back() == mine.back()
                && tile.city.seen_by(viewers).is_none()
                && *tile.city.truth() == city
        });
        if let Some(twin) = twin {
            let theirs = self.tile(twin).city;
            self.tile_mut(twin).city = mine.city;
            self.tile_mut(cell).city = theirs;
        }
    }

    #[inline]
    fn refresh(&mut self, cell: Cell) {
        let sand = self.sand(cell);
        self.sandy.set(cell, sand > 0);
        self.blocked.set(cell, sand >= BLOCKED);
    }

    /// Returns `true` if the derived sets match the tiles.
    pub(crate) fn is_consistent(&self) -> bool {
        *self == Board::new(self.tiles, self.eye, self.excavated, self.supply)
            && *self.tile(self.eye) == Tile::NONE
            && !self.excavated.has(self.eye)
    }
}
