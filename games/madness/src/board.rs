//! The board: the plane and the remaining tiles.
use kernel::{Ctx, GameRng, GameRngExt, SeatSet, Secret, resample};

use crate::{
    data::Region,
    setup::{EdgeSpaces, Options},
    space::{N_SPACES, Space, Spaces},
    state::State,
    tile::{N_TILES, Tile},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// `None` before the first move.
    pub(crate) plane: Option<Space>,
    /// The escape tiles are assigned to their spaces from the start, but are only laid out when the
    /// plane reaches the edge. The tile being faced is on the plane's space.
    tiles: [Option<Secret<Tile>>; N_SPACES],
    used: Tiles,
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tiles(u64);

impl Tiles {
    #[inline]
    pub(crate) const fn has(self, tile: Tile) -> bool {
        self.0 >> tile as u32 & 1 != 0
    }

    #[inline]
    pub(crate) const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | 1 << tile as u32)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.iter().copied().filter(move |&tile| self.has(tile))
    }
}

impl Board {
    pub(crate) const fn empty() -> Board {
        Board { plane: None, tiles: [None; N_SPACES], used: Tiles(0) }
    }

    /// Deals face-down tiles for every region.
    pub(crate) fn deal(options: &Options, rng: &mut dyn GameRng) -> Board {
        let mut board = Board::empty();
        for &region in Region::ALL {
            let mut tiles = [Tile::Co01; N_TILES];
            let tiles = &mut tiles[..Tile::of(region).len()];
            tiles.copy_from_slice(Tile::of(region));
            rng.shuffle(tiles);
            for (space, &tile) in spaces_of(region, options).zip(&*tiles) {
                board.put(space, Secret::new(tile, SeatSet::EMPTY));
            }
        }
        board
    }

    #[inline]
    pub(crate) const fn tile(&self, space: Space) -> Option<&Secret<Tile>> {
        self.tiles[space as usize].as_ref()
    }

    pub(crate) const fn put(&mut self, space: Space, tile: Secret<Tile>) {
        self.tiles[space as usize] = Some(tile);
    }

    /// Returns `true` if the plane is at the edge or beyond, so the escape tiles are laid out.
    #[inline]
    pub(crate) const fn has_escape_tiles(&self) -> bool {
        match self.plane {
            Some(at) => matches!(at.region(), Region::Edge | Region::Escape),
            None => false,
        }
    }

    /// Returns the spaces with a face-down tile, except the plane's space. Escape tiles that are
    /// not placed yet count only with `unplaced`.
    pub(crate) fn face_down(&self, unplaced: bool) -> Spaces {
        let mut spaces = Spaces::NONE;
        for &space in Space::ALL {
            let is_there = space.region() != Region::Escape || self.has_escape_tiles() || unplaced;
            if is_there && self.plane != Some(space) && self.tile(space).is_some() {
                spaces = spaces.with(space);
            }
        }
        spaces
    }

    /// Returns the tile on the plane's space, if there is one.
    #[inline]
    pub(crate) fn encounter_tile(&self) -> Option<&Secret<Tile>> {
        self.tile(self.plane?)
    }

    /// Turns the tile on the plane's space face up.
    pub(crate) fn turn_over(&mut self, ctx: &mut Ctx<'_, State>) -> Option<Tile> {
        let at = self.plane?;
        self.show(at, ctx)
    }

    /// Reveals a tile to every player.
    pub(crate) fn show(&mut self, at: Space, ctx: &mut Ctx<'_, State>) -> Option<Tile> {
        let tile = self.tiles[at as usize].as_mut()?;
        Some(*ctx.reveal(tile, SeatSet::EVERYONE))
    }

    /// Hides a searched tile again. R36: players have to remember it themselves.
    pub(crate) fn hide(&mut self, at: Space) {
        if let Some(tile) = &mut self.tiles[at as usize] {
            tile.forget();
        }
    }

    /// Removes the tile of the current encounter.
    pub(crate) fn remove_tile(&mut self) {
        if let Some(at) = self.plane
            && let Some(tile) = self.tiles[at as usize].take()
        {
            self.used = self.used.with(*tile.truth());
        }
    }

    pub(crate) const fn used(&self) -> Tiles {
        self.used
    }

    pub(crate) const fn mark_used(&mut self, tile: Tile) {
        self.used = self.used.with(tile);
    }

    /// Shuffles face-down tiles within their region, including those in the box.
    pub(crate) fn redraw(&mut self, viewers: SeatSet, rng: &mut dyn GameRng) {
        let mut gone = self.used;
        for tile in self.tiles.iter().flatten() {
            gone = gone.with(*tile.truth());
        }
        for &region in Region::ALL {
            let mut boxed = boxed(region, gone);
            let on_board = self.tiles.iter_mut().flatten();
            let of_region = on_board.filter(|tile| tile.truth().region() == region);
            resample(of_region.chain(boxed.iter_mut().flatten()), viewers, rng);
        }
    }
}

/// Returns the tiles of a region that are neither on the board nor used.
fn boxed(region: Region, gone: Tiles) -> [Option<Secret<Tile>>; N_BOXED] {
    let mut boxed = [None; N_BOXED];
    let mut n = 0;
    for &tile in Tile::of(region) {
        if !gone.has(tile) {
            boxed[n] = Some(Secret::new(tile, SeatSet::EMPTY));
            n += 1;
        }
    }
    boxed
}

/// Maximum number of tiles of one region in the box: all the escape tiles.
const N_BOXED: usize = 12;

/// Returns the spaces that get tiles of a region.
pub(crate) fn spaces_of(region: Region, options: &Options) -> impl Iterator<Item = Space> {
    // R6: the published board has one space at the edge.
    let only = options.edge_spaces == EdgeSpaces::One && region == Region::Edge;
    let is_used = move |space: &Space| !only || *space == Space::X2;
    let of_region = move |space: &Space| space.region() == region;
    Space::ALL.iter().copied().filter(of_region).filter(is_used)
}
