//! The Lava Room: glyphs, their numbers, and which numbers are trapped.
//!
//! A tile lies glyph up, its number below. Which glyph has which number is known pair by pair: by
//! deciphering a clue, by reading a tile, or since it was turned. All three are the same knowledge.
use kernel::{SeatSet, Secret};

use crate::{
    board::{N_TILES, Node},
    data::{CLUES_MAX, Glyph, N_GLYPHS},
};

/// A number of a tile, from 1 to 14.
pub(crate) type Number = u8;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lava {
    /// The glyph on each tile; known to all once the mask is off.
    pub(crate) glyphs: [Secret<Glyph>; N_TILES],
    /// The number of each glyph.
    pub(crate) numbers: [Secret<Number>; N_GLYPHS],
    /// The trapped numbers, zone by zone; the fifth has no zone.
    pub(crate) clues: [Secret<Number>; CLUES_MAX],
    /// 5 with Restless Lava.
    pub(crate) n_clues: u8,
    pub(crate) is_masked: bool,
    /// Tiles by their index, one bit each: number up, searched, gone.
    pub(crate) flipped: u16,
    pub(crate) searched: u16,
    pub(crate) holes: u16,
}

impl Lava {
    #[inline]
    pub(crate) const fn is_flipped(&self, tile: usize) -> bool {
        self.flipped >> tile & 1 != 0
    }

    #[inline]
    pub(crate) const fn is_searched(&self, tile: usize) -> bool {
        self.searched >> tile & 1 != 0
    }

    #[inline]
    pub(crate) const fn is_hole(&self, tile: usize) -> bool {
        self.holes >> tile & 1 != 0
    }

    /// For rules: the glyph and the number of a tile.
    #[inline]
    pub(crate) const fn truth(&self, tile: usize) -> (Glyph, Number) {
        let glyph = *self.glyphs[tile].truth();
        (glyph, *self.numbers[glyph as usize].truth())
    }

    /// For rules: which of the clues this number is on.
    #[inline]
    pub(crate) fn clue_of(&self, number: Number) -> Option<usize> {
        (0..self.n_clues as usize).find(|&clue| *self.clues[clue].truth() == number)
    }

    /// For rules: the glyph that belongs to a number.
    pub(crate) fn glyph_of(&self, number: Number) -> Glyph {
        let index = (0..N_GLYPHS).find(|&glyph| *self.numbers[glyph].truth() == number);
        Glyph::ALL[index.expect("every number has a glyph")]
    }

    /// Clues as these eyes see them, number by number.
    pub(crate) fn clues_seen(&self, eyes: SeatSet) -> impl Iterator<Item = Option<Number>> + '_ {
        let clues = self.clues[..self.n_clues as usize].iter();
        clues.map(move |clue| clue.seen_by(eyes).copied())
    }

    /// The glyph on a tile and its number, as far as these eyes know them.
    pub(crate) fn tile_seen(&self, tile: usize, eyes: SeatSet) -> (Option<Glyph>, Option<Number>) {
        let glyph = self.glyphs[tile].seen_by(eyes).copied();
        let number = glyph.and_then(|glyph| self.numbers[glyph as usize].seen_by(eyes).copied());
        (glyph, number)
    }

    /// The glyph that these eyes know to belong to a number.
    pub(crate) fn glyph_seen(&self, number: Number, eyes: SeatSet) -> Option<Glyph> {
        let has_it = |glyph: &&Glyph| {
            self.numbers[**glyph as usize].seen_by(eyes).is_some_and(|&seen| seen == number)
        };
        Glyph::ALL.iter().find(has_it).copied()
    }

    /// Where a glyph is known to lie.
    pub(crate) fn place_seen(&self, glyph: Glyph, eyes: SeatSet) -> Option<Node> {
        let lies = |tile: &usize| self.glyphs[*tile].seen_by(eyes) == Some(&glyph);
        (0..N_TILES).find(lies).map(Node::of_tile)
    }
}

/// Takes away what one seat knew alone; what all know stays.
pub(crate) fn forget<T: Copy>(secret: &mut Secret<T>, seat: SeatSet) {
    if !secret.known_to().meets(SeatSet::GALLERY) {
        *secret = Secret::new(*secret.truth(), secret.known_to().without(seat));
    }
}
