//! The Lava Room: glyphs, their numbers, and the trapped numbers.
//!
//! A tile lies glyph side up with its number underneath. Players learn one pair of glyph and number
//! at a time: by deciphering a clue, by reading a tile, or when a tile is turned. All three give
//! the same knowledge, so it is stored once.
use kernel::{SeatSet, Secret};

use crate::{
    board::{N_TILES, Space},
    data::{CLUES_MAX, Glyph, N_GLYPHS},
};

/// The number on a tile, from 1 to 14.
pub(crate) type Number = u8;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lava {
    /// The glyph on each tile. Everyone knows the glyphs once the mask is off.
    pub(crate) glyphs: [Secret<Glyph>; N_TILES],
    pub(crate) numbers: [Secret<Number>; N_GLYPHS],
    /// The trapped numbers, one per zone. The fifth belongs to no zone.
    pub(crate) clues: [Secret<Number>; CLUES_MAX],
    /// The number of clues: 4, or 5 with Restless Lava.
    pub(crate) n_clues: u8,
    pub(crate) is_masked: bool,
    /// Bit masks of the tiles that have been turned, have been searched, and have become holes.
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

    /// Returns the glyph and the number of a tile regardless of who knows them. For the rules only.
    #[inline]
    pub(crate) const fn truth(&self, tile: usize) -> (Glyph, Number) {
        let glyph = *self.glyphs[tile].truth();
        (glyph, *self.numbers[glyph as usize].truth())
    }

    /// Returns the index of the clue with this number, known or not. For the rules only.
    #[inline]
    pub(crate) fn clue_of(&self, number: Number) -> Option<usize> {
        (0..self.n_clues as usize).find(|&clue| *self.clues[clue].truth() == number)
    }

    /// Returns the glyph paired with a number, known or not. For the rules only.
    pub(crate) fn glyph_of(&self, number: Number) -> Glyph {
        let index = (0..N_GLYPHS).find(|&glyph| *self.numbers[glyph].truth() == number);
        Glyph::ALL[index.expect("every number has a glyph")]
    }

    /// Iterates over the clues, as far as the viewers know them.
    pub(crate) fn clues_seen(&self, viewers: SeatSet) -> impl Iterator<Item = Option<Number>> + '_ {
        let clues = self.clues[..self.n_clues as usize].iter();
        clues.map(move |clue| clue.seen_by(viewers).copied())
    }

    /// Returns the glyph and the number of a tile as far as the viewers know them.
    pub(crate) fn tile_seen(
        &self,
        tile: usize,
        viewers: SeatSet,
    ) -> (Option<Glyph>, Option<Number>) {
        let glyph = self.glyphs[tile].seen_by(viewers).copied();
        let number = glyph.and_then(|glyph| self.numbers[glyph as usize].seen_by(viewers).copied());
        (glyph, number)
    }

    /// Returns the glyph that the viewers know to be paired with a number.
    pub(crate) fn glyph_seen(&self, number: Number, viewers: SeatSet) -> Option<Glyph> {
        let has_it = |glyph: &&Glyph| {
            self.numbers[**glyph as usize].seen_by(viewers).is_some_and(|&seen| seen == number)
        };
        Glyph::ALL.iter().find(has_it).copied()
    }

    /// Returns the space of a glyph if the viewers know it.
    pub(crate) fn place_seen(&self, glyph: Glyph, viewers: SeatSet) -> Option<Space> {
        let lies = |tile: &usize| self.glyphs[*tile].seen_by(viewers) == Some(&glyph);
        (0..N_TILES).find(lies).map(Space::of_tile)
    }
}

/// Removes knowledge that only this seat had. Public knowledge remains.
pub(crate) fn forget<T: Copy>(secret: &mut Secret<T>, seat: SeatSet) {
    if !secret.known_to().intersects(SeatSet::SPECTATORS) {
        *secret = Secret::new(*secret.truth(), secret.known_to().without(seat));
    }
}
