//! What lies on the board: tiles, areas and their control markers, camels.
//!
//! Areas are kept, not searched for: each marker knows the spaces of its area, and for each land
//! the board knows where a tile would touch something. So asking what is legal is a handful of
//! set operations. Only a tile that joins neutral ground looks for what hangs together there.
use kernel::Seat;

use crate::{
    data::{Land, MARKERS, N_LANDS, N_SEATS},
    space::{BORDERS, Ground, PRINTED, Path, Space, TILE_SPACES},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// Spaces that show each land, tiles and prints alike.
    lands: [Ground; N_LANDS],
    /// Spaces beside one that shows the land.
    beside: [Ground; N_LANDS],
    /// Spaces that touch at least one controlled area of the land.
    once: [Ground; N_LANDS],
    /// Spaces that touch two or more.
    twice: [Ground; N_LANDS],
    /// The spaces of each marker's area; none while the marker is in the supply.
    areas: [[Ground; MARKERS]; N_SEATS],
    markers: [[Option<Mark>; MARKERS]; N_SEATS],
    camels: [Path; N_SEATS],
}

/// A control marker on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mark {
    pub at: Space,
    pub land: Land,
}

/// A controlled area, by its marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub seat: Seat,
    slot: usize,
    pub mark: Mark,
    pub spaces: Ground,
}

/// The controlled areas that a tile would touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    Nobody,
    One(Area),
    /// The first two of several.
    Several(Area, Area),
}

impl Board {
    /// The printed spaces and nothing else.
    pub(crate) fn new() -> Board {
        Board {
            lands: PRINTED,
            beside: PRINTED.map(Ground::spread),
            once: [Ground::NONE; N_LANDS],
            twice: [Ground::NONE; N_LANDS],
            areas: [[Ground::NONE; MARKERS]; N_SEATS],
            markers: [[None; MARKERS]; N_SEATS],
            camels: [Path::NONE; N_SEATS],
        }
    }

    /// Every space that shows this land.
    #[inline]
    pub(crate) const fn showing(&self, land: Land) -> Ground {
        self.lands[land as usize]
    }

    #[inline]
    pub(crate) fn land_at(&self, at: Space) -> Option<Land> {
        Land::ALL.iter().copied().find(|&land| self.showing(land).has(at))
    }

    /// Tiles of this land that are still in their stack.
    #[inline]
    pub(crate) const fn stock(&self, land: Land) -> u8 {
        let printed = PRINTED[land as usize].len();
        land.stock() + printed - self.showing(land).len()
    }

    /// Tile spaces without a tile.
    #[inline]
    pub(crate) const fn empty(&self) -> Ground {
        TILE_SPACES.minus(self.lands[0].or(self.lands[1]).or(self.lands[2]))
    }

    /// Empty spaces beside this land, or where it may start.
    #[inline]
    pub(crate) const fn anchored(&self, land: Land) -> Ground {
        self.empty().and(self.beside[land as usize].or(BORDERS[land as usize]))
    }

    /// Spaces that touch at least one controlled area of the land.
    #[inline]
    pub(crate) const fn touching(&self, land: Land) -> Ground {
        self.once[land as usize]
    }

    /// Spaces where a tile would link controlled areas.
    #[inline]
    pub(crate) const fn linking(&self, land: Land) -> Ground {
        self.twice[land as usize]
    }

    /// Spaces that touch an area of this land that `seat` controls.
    #[inline]
    pub(crate) fn touching_own(&self, seat: Seat, land: Land) -> Ground {
        self.held(seat, land).spread()
    }

    /// All spaces of this land that `seat` controls.
    #[inline]
    pub(crate) fn held(&self, seat: Seat, land: Land) -> Ground {
        let areas = self.areas_of(seat).filter(|area| area.mark.land == land);
        areas.fold(Ground::NONE, |all, area| all.or(area.spaces))
    }

    /// Spaces of this land that nobody controls.
    pub(crate) fn neutral(&self, land: Land) -> Ground {
        let areas = self.all_areas().filter(|area| area.mark.land == land);
        areas.fold(self.showing(land), |left, area| left.minus(area.spaces))
    }

    /// The areas of one player, in the order of the markers.
    #[inline]
    pub(crate) fn areas_of(&self, seat: Seat) -> impl Iterator<Item = Area> {
        let (markers, areas) = (&self.markers[seat.index()], &self.areas[seat.index()]);
        let area = move |slot: usize| {
            let mark = markers[slot]?;
            Some(Area { seat, slot, mark, spaces: areas[slot] })
        };
        (0..MARKERS).filter_map(area)
    }

    #[inline]
    fn all_areas(&self) -> impl Iterator<Item = Area> {
        (0..N_SEATS as u8).flat_map(|seat| self.areas_of(Seat::new(seat)))
    }

    /// Control markers that are not on the board.
    #[inline]
    pub(crate) fn spare_markers(&self, seat: Seat) -> u8 {
        self.markers[seat.index()].iter().filter(|mark| mark.is_none()).count() as u8
    }

    /// The area that holds this space, if it is controlled.
    pub(crate) fn area_at(&self, at: Space) -> Option<Area> {
        self.all_areas().find(|area| area.spaces.has(at))
    }

    /// The area whose marker stands on this space.
    pub(crate) fn area_marked(&self, at: Space) -> Option<Area> {
        self.all_areas().find(|area| area.mark.at == at)
    }

    /// Which controlled areas of the land a tile here would touch.
    #[inline]
    pub(crate) fn touch(&self, at: Space, land: Land) -> Touch {
        if !self.touching(land).has(at) {
            return Touch::Nobody;
        }
        let beside = Ground::beside(at);
        let is_met = |area: &Area| area.mark.land == land && area.spaces.meets(beside);
        let mut met = self.all_areas().filter(is_met);
        let first = met.next().expect("a controlled area touches this space");
        match met.next() {
            None => Touch::One(first),
            Some(second) => Touch::Several(first, second),
        }
    }

    /// Lays a tile on an empty space where it links no controlled areas. Answers whose area it
    /// has joined, and the whole area.
    #[inline]
    pub(crate) fn lay(&mut self, at: Space, land: Land) -> (Option<Seat>, Ground) {
        let touch = self.touch(at, land);
        let own = Ground::only(at);
        let shown = self.lands[land as usize];
        self.lands[land as usize] = shown.or(own);
        self.beside[land as usize] = self.beside[land as usize].or(Ground::beside(at));
        let before = match touch {
            Touch::Nobody => Ground::NONE,
            Touch::One(area) => area.spaces,
            Touch::Several(..) => unreachable!("a tile never links controlled areas"),
        };
        let neutral = Ground::beside(at).and(shown).minus(before);
        let gained = own.or(neutral.flood(shown.minus(before)));
        let Touch::One(Area { seat, slot, .. }) = touch else {
            return (None, gained);
        };
        self.grow(seat, slot, land, gained);
        (Some(seat), before.or(gained))
    }

    /// The area around this space, which nobody controls.
    pub(crate) fn neutral_area(&self, at: Space, land: Land) -> Ground {
        Ground::only(at).flood(self.showing(land))
    }

    /// Puts a marker from the supply on the tile just laid, whose area is neutral.
    #[inline]
    pub(crate) fn mark(&mut self, seat: Seat, at: Space, land: Land) -> Ground {
        let slots = &self.markers[seat.index()];
        let slot = slots.iter().position(Option::is_none).expect("a marker is in the supply");
        self.claim(seat, slot, at, land)
    }

    /// Moves a marker there; the area it leaves is neutral from now on (R16).
    #[inline]
    pub(crate) fn move_mark(&mut self, from: Area, at: Space, land: Land) -> Ground {
        self.release(from);
        self.claim(from.seat, from.slot, at, land)
    }

    #[inline]
    fn claim(&mut self, seat: Seat, slot: usize, at: Space, land: Land) -> Ground {
        let spaces = self.neutral_area(at, land);
        self.markers[seat.index()][slot] = Some(Mark { at, land });
        self.grow(seat, slot, land, spaces);
        spaces
    }

    /// The area gains spaces, and may touch more of the board.
    #[inline]
    fn grow(&mut self, seat: Seat, slot: usize, land: Land, gained: Ground) {
        let before = self.areas[seat.index()][slot];
        let mut fresh = gained.spread();
        // What the area touched before is not touched once more.
        if !before.is_empty() {
            for space in fresh.and(self.once[land as usize]).iter() {
                if Ground::beside(space).meets(before) {
                    fresh = fresh.minus(Ground::only(space));
                }
            }
        }
        self.areas[seat.index()][slot] = before.or(gained);
        self.twice[land as usize] =
            self.twice[land as usize].or(self.once[land as usize].and(fresh));
        self.once[land as usize] = self.once[land as usize].or(fresh);
    }

    #[inline]
    fn release(&mut self, area: Area) {
        let land = area.mark.land;
        self.areas[area.seat.index()][area.slot] = Ground::NONE;
        self.markers[area.seat.index()][area.slot] = None;
        let touched = area.spaces.spread();
        let shared = touched.and(self.twice[land as usize]);
        self.once[land as usize] = self.once[land as usize].minus(touched);
        self.twice[land as usize] = self.twice[land as usize].minus(shared);
        if !shared.is_empty() {
            self.recount(land, shared);
        }
    }

    /// Counts again which of these spaces the areas of the land touch.
    fn recount(&mut self, land: Land, among: Ground) {
        let (mut once, mut twice) = (Ground::NONE, Ground::NONE);
        for area in self.all_areas().filter(|area| area.mark.land == land) {
            let touched = area.spaces.spread().and(among);
            twice = twice.or(once.and(touched));
            once = once.or(touched);
        }
        self.once[land as usize] = self.once[land as usize].or(once);
        self.twice[land as usize] = self.twice[land as usize].or(twice);
    }

    #[inline]
    pub(crate) const fn camels(&self, seat: Seat) -> Path {
        self.camels[seat.index()]
    }

    /// Spaces of the camel path without a camel.
    #[inline]
    pub(crate) fn free_path(&self) -> Path {
        self.camels.iter().fold(Path::ALL, |free, &camels| free.minus(camels))
    }

    #[inline]
    pub(crate) fn place_camel(&mut self, seat: Seat, at: Space) {
        let camels = &mut self.camels[seat.index()];
        *camels = camels.or(Path::only(at));
    }

    /// Whose camel stands here.
    pub(crate) fn camel_at(&self, at: Space) -> Option<Seat> {
        let seats = (0..N_SEATS as u8).map(Seat::new);
        seats.into_iter().find(|&seat| self.camels(seat).has(at))
    }

    /// Lays a tile without asking for areas: for positions, before the markers are set.
    pub(crate) fn print(&mut self, at: Space, land: Land) {
        self.lands[land as usize] = self.lands[land as usize].or(Ground::only(at));
        self.beside[land as usize] = self.beside[land as usize].or(Ground::beside(at));
    }

    /// What is kept agrees with what lies there, and no marker stands wrong.
    pub(crate) fn check(&self) -> Result<(), String> {
        for &land in Land::ALL {
            let index = land as usize;
            let shown = self.showing(land);
            let others = Land::ALL.iter().filter(|&&other| other != land);
            for &other in others {
                if self.showing(other).meets(shown) {
                    return Err(format!("{land} and {other} on one space"));
                }
            }
            let mut again = *self;
            (again.once[index], again.twice[index]) = (Ground::NONE, Ground::NONE);
            again.recount(land, Ground::ALL);
            let is_kept = (self.once[index], self.twice[index])
                == (again.once[index], again.twice[index])
                && self.beside[index] == shown.spread();
            if !is_kept {
                return Err(format!("the sets of {land} are stale"));
            }
        }
        for area in self.all_areas() {
            let Area { seat, mark, spaces, .. } = area;
            if mark.at.printed().is_some() {
                return Err(format!("the marker of {seat} stands on a printed space"));
            }
            if !self.showing(mark.land).has(mark.at)
                || spaces != self.neutral_area(mark.at, mark.land)
            {
                return Err(format!("the area of {seat} at {} is stale", mark.at));
            }
            if self.all_areas().any(|other| other != area && other.spaces.meets(spaces)) {
                return Err(format!("two markers in the area at {}", mark.at));
            }
        }
        let n_camels: u8 = self.camels.iter().map(|camels| camels.len()).sum();
        if n_camels + self.free_path().len() != Path::ALL.len() {
            return Err("two camels on one space".to_owned());
        }
        Ok(())
    }
}
