//! Bit sets of spaces with neighbourhood and flood fill operations.
use std::fmt;

use super::{BESIDE, N_GROUND, PATH_BESIDE, Space};

/// A set of land spaces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Ground(pub(super) u128);

impl Ground {
    pub(crate) const NONE: Ground = Ground(0);
    pub(crate) const ALL: Ground = Ground((1 << N_GROUND) - 1);

    #[inline]
    pub(crate) const fn only(space: Space) -> Ground {
        debug_assert!(!space.is_path());
        Ground(1 << space.ground_index())
    }

    /// Returns the spaces that share an edge with this one.
    #[inline]
    pub(crate) const fn beside(space: Space) -> Ground {
        BESIDE[space.ground_index()]
    }

    #[inline]
    pub(crate) const fn has(self, space: Space) -> bool {
        !space.is_path() && self.0 >> space.ground_index() & 1 != 0
    }

    #[inline]
    pub(crate) const fn or(self, other: Ground) -> Ground {
        Ground(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: Ground) -> Ground {
        Ground(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Ground) -> Ground {
        Ground(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn intersects(self, other: Ground) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
        // Scanning two 64-bit halves is much faster than scanning one u128.
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

    /// Returns the spaces that share an edge with any of these.
    #[inline]
    pub(crate) fn spread(self) -> Ground {
        self.iter().fold(Ground::NONE, |all, space| all.or(Ground::beside(space)))
    }

    /// Returns these spaces and all spaces connected to them through `within`.
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

/// A set of camel path spaces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Path(pub(super) u64);

impl Path {
    pub(crate) const NONE: Path = Path(0);
    pub(crate) const ALL: Path = Path(u64::MAX);

    #[inline]
    pub(crate) const fn only(space: Space) -> Path {
        Path(1 << space.path_index())
    }

    #[inline]
    pub(crate) const fn beside(space: Space) -> Path {
        PATH_BESIDE[space.path_index()]
    }

    #[inline]
    pub(crate) const fn has(self, space: Space) -> bool {
        space.is_path() && self.0 >> space.path_index() & 1 != 0
    }

    #[inline]
    pub(crate) const fn or(self, other: Path) -> Path {
        Path(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: Path) -> Path {
        Path(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Path) -> Path {
        Path(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
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

    /// Returns the largest connected group, the first one if several are equally large.
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

    /// Returns these spaces and all spaces connected to them through `within`.
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
