//! Pieces on the board: tiles, areas with their control markers, camels.
//!
//! The land that each player controls is cached, and so are the spaces where a tile would touch an
//! area. Listing legal placements takes only a few set operations. Areas of one player and land
//! never touch each other, so an area is the land of its owner around its marker.
use kernel::Seat;

use crate::{
    data::{Land, MARKERS, MARKERS_MAX, N_LANDS, N_SEATS},
    space::{BORDERS, Ground, PRINTED, Path, Space, TILE_SPACES},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    /// Spaces that show each land, both tiles and printed spaces.
    lands: [Ground; N_LANDS],
    /// Spaces adjacent to the land.
    beside: [Ground; N_LANDS],
    /// Spaces that touch at least one controlled area of the land.
    once: [Ground; N_LANDS],
    /// Spaces that touch two or more of them.
    twice: [Ground; N_LANDS],
    /// Spaces of each land that each player controls.
    held: [[Ground; N_LANDS]; N_SEATS],
    markers: [[Option<Mark>; MARKERS_MAX]; N_SEATS],
    camels: [Path; N_SEATS],
    rules: BoardRules,
}

/// The options that decide what areas are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BoardRules {
    /// R3: each player has four control markers for each land, not for all lands together.
    pub has_markers_per_land: bool,
    /// R30: areas of different players stay apart, even if they touch.
    pub keeps_areas_apart: bool,
}

/// A control marker on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mark {
    pub at: Space,
    pub land: Land,
}

/// A controlled area and its marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub seat: Seat,
    slot: usize,
    pub mark: Mark,
    pub spaces: Ground,
}

/// The controlled areas adjacent to a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    None,
    One(Area),
    /// Several areas, of which these are the first two.
    Several(Area, Area),
}

impl Board {
    /// Creates a board with only the printed spaces.
    pub(crate) fn new(rules: BoardRules) -> Board {
        Board {
            lands: PRINTED,
            beside: PRINTED.map(Ground::spread),
            once: [Ground::NONE; N_LANDS],
            twice: [Ground::NONE; N_LANDS],
            held: [[Ground::NONE; N_LANDS]; N_SEATS],
            markers: [[None; MARKERS_MAX]; N_SEATS],
            camels: [Path::NONE; N_SEATS],
            rules,
        }
    }

    /// Returns the spaces that show this land.
    #[inline]
    pub(crate) const fn showing(&self, land: Land) -> Ground {
        self.lands[land as usize]
    }

    #[inline]
    pub(crate) fn land_at(&self, at: Space) -> Option<Land> {
        Land::ALL.iter().copied().find(|&land| self.showing(land).has(at))
    }

    /// Returns the number of tiles of this land left in the supply.
    #[inline]
    pub(crate) const fn stock(&self, land: Land) -> u8 {
        let printed = PRINTED[land as usize].len();
        land.stock() + printed - self.showing(land).len()
    }

    /// Returns the tile spaces without a tile.
    #[inline]
    pub(crate) const fn empty(&self) -> Ground {
        TILE_SPACES.minus(self.lands[0].or(self.lands[1]).or(self.lands[2]))
    }

    /// Returns the empty spaces where an area of this land may start or grow.
    #[inline]
    pub(crate) const fn anchored(&self, land: Land) -> Ground {
        self.empty().and(self.beside[land as usize].or(BORDERS[land as usize]))
    }

    /// Returns the spaces that touch at least one controlled area of the land.
    #[inline]
    pub(crate) const fn touching(&self, land: Land) -> Ground {
        self.once[land as usize]
    }

    /// Returns the spaces where a tile would link controlled areas.
    #[inline]
    pub(crate) const fn linking(&self, land: Land) -> Ground {
        self.twice[land as usize]
    }

    /// Returns the spaces that touch an area of this land controlled by `seat`.
    #[inline]
    pub(crate) fn touching_own(&self, seat: Seat, land: Land) -> Ground {
        self.held(seat, land).spread()
    }

    /// R30: returns the spaces where a tile would connect to an area of this land controlled by
    /// `seat`, directly or through neutral land.
    pub(crate) fn connecting_own(&self, seat: Seat, land: Land) -> Ground {
        let own = self.held(seat, land);
        own.flood(own.or(self.neutral(land))).spread()
    }

    /// Returns the spaces of this land controlled by `seat`.
    #[inline]
    pub(crate) const fn held(&self, seat: Seat, land: Land) -> Ground {
        self.held[seat.index()][land as usize]
    }

    /// Returns the spaces of this land that no player controls.
    #[inline]
    pub(crate) fn neutral(&self, land: Land) -> Ground {
        self.held.iter().fold(self.showing(land), |left, held| left.minus(held[land as usize]))
    }

    /// Returns a player's areas in the order of their markers.
    #[inline]
    pub(crate) fn areas_of(&self, seat: Seat) -> impl Iterator<Item = Area> {
        let marks = self.markers[seat.index()].iter().enumerate();
        marks.filter_map(move |(slot, mark)| mark.map(|mark| self.area_of(seat, slot, mark)))
    }

    #[inline]
    fn area_of(&self, seat: Seat, slot: usize, mark: Mark) -> Area {
        let spaces = Ground::only(mark.at).flood(self.held(seat, mark.land));
        Area { seat, slot, mark, spaces }
    }

    #[inline]
    fn all_areas(&self) -> impl Iterator<Item = Area> {
        (0..N_SEATS as u8).flat_map(|seat| self.areas_of(Seat::new(seat)))
    }

    /// Returns the number of a player's control markers in the supply.
    #[inline]
    pub(crate) fn markers_left(&self, seat: Seat) -> u8 {
        let n = if self.rules.has_markers_per_land { MARKERS_MAX } else { MARKERS };
        n as u8 - self.markers[seat.index()].iter().flatten().count() as u8
    }

    /// R3: returns the number of control markers in the supply that can start an area of this land.
    #[inline]
    pub(crate) fn spare_markers(&self, seat: Seat, land: Land) -> u8 {
        if !self.rules.has_markers_per_land {
            return self.markers_left(seat);
        }
        let marks = self.markers[seat.index()].iter().flatten();
        (MARKERS - marks.filter(|mark| mark.land == land).count()) as u8
    }

    /// R3: returns `true` if the marker of this area may move to a new area of `land`.
    #[inline]
    pub(crate) fn can_move(&self, from: &Area, land: Land) -> bool {
        !self.rules.has_markers_per_land
            || from.mark.land == land
            || self.spare_markers(from.seat, land) > 0
    }

    /// Returns the player who controls this space.
    pub(crate) fn owner_at(&self, at: Space) -> Option<Seat> {
        let seats = (0..N_SEATS as u8).map(Seat::new);
        let mut owners =
            seats.filter(|seat| self.held[seat.index()].iter().any(|held| held.has(at)));
        owners.next()
    }

    /// Returns the area whose marker is on this space.
    pub(crate) fn area_marked(&self, at: Space) -> Option<Area> {
        self.all_areas().find(|area| area.mark.at == at)
    }

    /// Returns the controlled areas that a tile of this land would touch here.
    #[inline]
    pub(crate) fn touch(&self, at: Space, land: Land) -> Touch {
        if !self.touching(land).has(at) {
            return Touch::None;
        }
        self.areas_beside(Ground::beside(at), land)
    }

    /// Returns the controlled areas of this land with at least one of these spaces.
    fn areas_beside(&self, spaces: Ground, land: Land) -> Touch {
        let mut found = Touch::None;
        for seat in (0..N_SEATS as u8).map(Seat::new) {
            if !self.held(seat, land).intersects(spaces) {
                continue;
            }
            for area in self.areas_of(seat) {
                if area.mark.land != land || !area.spaces.intersects(spaces) {
                    continue;
                }
                found = match found {
                    Touch::None => Touch::One(area),
                    Touch::One(first) | Touch::Several(first, _) => {
                        return Touch::Several(first, area);
                    }
                };
            }
        }
        found
    }

    /// R30: returns the areas that the neutral land around this space touches.
    pub(crate) fn touch_of_neutral(&self, at: Space, land: Land) -> Touch {
        self.areas_beside(self.neutral_area(at, land).spread(), land)
    }

    /// Places a tile on an empty space where it does not link controlled areas. Returns the owner
    /// of the area it joins, and the whole area. R30: if areas stay apart, the tile is neutral
    /// until [`Board::settle`] or a marker decides.
    #[inline]
    pub(crate) fn place_tile(&mut self, at: Space, land: Land) -> (Option<Seat>, Ground) {
        if self.rules.keeps_areas_apart {
            self.place_tile_unlinked(at, land);
            return (None, self.neutral_area(at, land));
        }
        let touch = self.touch(at, land);
        let own = Ground::only(at);
        let shown = self.lands[land as usize];
        self.lands[land as usize] = shown.or(own);
        self.beside[land as usize] = self.beside[land as usize].or(Ground::beside(at));
        let before = match touch {
            Touch::None => Ground::NONE,
            Touch::One(area) => area.spaces,
            Touch::Several(..) => unreachable!("a tile never links controlled areas"),
        };
        let neutral = Ground::beside(at).and(shown).minus(before);
        let gained = own.or(neutral.flood(shown.minus(before)));
        let Touch::One(Area { seat, .. }) = touch else {
            return (None, gained);
        };
        self.grow(seat, land, before, gained);
        (Some(seat), before.or(gained))
    }

    /// R30: lets the neutral land around this space join the only area it touches. Returns that
    /// area, which has grown. If it touches several, it stays neutral.
    pub(crate) fn settle(&mut self, at: Space, land: Land) -> Option<Area> {
        if !self.rules.keeps_areas_apart {
            return None;
        }
        let Touch::One(area) = self.touch_of_neutral(at, land) else {
            return None;
        };
        let gained = self.neutral_area(at, land);
        self.grow(area.seat, land, area.spaces, gained);
        Some(Area { spaces: area.spaces.or(gained), ..area })
    }

    /// Returns the area around this space, which no player controls.
    pub(crate) fn neutral_area(&self, at: Space, land: Land) -> Ground {
        Ground::only(at).flood(self.neutral(land))
    }

    /// Puts a marker from the supply on the tile just placed in a neutral area.
    #[inline]
    pub(crate) fn mark(&mut self, seat: Seat, at: Space, land: Land) -> Ground {
        let slots = &self.markers[seat.index()];
        let slot = slots.iter().position(Option::is_none).expect("a marker is in the supply");
        self.claim(seat, slot, at, land)
    }

    /// Moves a marker to the tile just placed. R16: the area it leaves becomes neutral.
    #[inline]
    pub(crate) fn move_mark(&mut self, from: Area, at: Space, land: Land) -> Ground {
        self.release(from);
        self.claim(from.seat, from.slot, at, land)
    }

    #[inline]
    fn claim(&mut self, seat: Seat, slot: usize, at: Space, land: Land) -> Ground {
        let spaces = self.neutral_area(at, land);
        self.claim_spaces(seat, slot, Mark { at, land }, spaces);
        spaces
    }

    /// Puts a marker from the supply on these neutral spaces. Positions use it for areas that touch
    /// others.
    pub(crate) fn mark_spaces(&mut self, seat: Seat, mark: Mark, spaces: Ground) {
        let slots = &self.markers[seat.index()];
        let slot = slots.iter().position(Option::is_none).expect("a marker is in the supply");
        self.claim_spaces(seat, slot, mark, spaces);
    }

    #[inline]
    fn claim_spaces(&mut self, seat: Seat, slot: usize, mark: Mark, spaces: Ground) {
        self.markers[seat.index()][slot] = Some(mark);
        self.grow(seat, mark.land, Ground::NONE, spaces);
    }

    /// Adds spaces to an area, which was `before`, and updates the spaces that it touches.
    #[inline]
    fn grow(&mut self, seat: Seat, land: Land, before: Ground, gained: Ground) {
        let mut fresh = gained.spread();
        // Spaces that the area already touched must not count twice.
        if !before.is_empty() {
            for space in fresh.and(self.once[land as usize]).iter() {
                if Ground::beside(space).intersects(before) {
                    fresh = fresh.minus(Ground::only(space));
                }
            }
        }
        let held = &mut self.held[seat.index()][land as usize];
        *held = held.or(gained);
        self.twice[land as usize] =
            self.twice[land as usize].or(self.once[land as usize].and(fresh));
        self.once[land as usize] = self.once[land as usize].or(fresh);
    }

    #[inline]
    fn release(&mut self, area: Area) {
        let land = area.mark.land;
        let held = &mut self.held[area.seat.index()][land as usize];
        *held = held.minus(area.spaces);
        self.markers[area.seat.index()][area.slot] = None;
        let touched = area.spaces.spread();
        let shared = touched.and(self.twice[land as usize]);
        self.once[land as usize] = self.once[land as usize].minus(touched);
        self.twice[land as usize] = self.twice[land as usize].minus(shared);
        if !shared.is_empty() {
            self.recount(land, shared);
        }
    }

    /// Recomputes which of these spaces the areas of the land touch.
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

    /// Returns the spaces of the camel path without a camel.
    #[inline]
    pub(crate) fn free_path(&self) -> Path {
        self.camels.iter().fold(Path::ALL, |free, &camels| free.minus(camels))
    }

    #[inline]
    pub(crate) fn place_camel(&mut self, seat: Seat, at: Space) {
        let camels = &mut self.camels[seat.index()];
        *camels = camels.or(Path::only(at));
    }

    pub(crate) fn remove_camel(&mut self, seat: Seat, at: Space) {
        let camels = &mut self.camels[seat.index()];
        *camels = camels.minus(Path::only(at));
    }

    /// Takes a marker off the board. R16: its area becomes neutral.
    pub(crate) fn remove_mark(&mut self, area: Area) {
        self.release(area);
        // Markers on the board come first, as in a position.
        self.markers[area.seat.index()][area.slot..].rotate_left(1);
    }

    pub(crate) fn camel_at(&self, at: Space) -> Option<Seat> {
        let seats = (0..N_SEATS as u8).map(Seat::new);
        seats.into_iter().find(|&seat| self.camels(seat).has(at))
    }

    /// Places a tile without updating areas. Positions use it before their markers are placed.
    pub(crate) fn place_tile_unlinked(&mut self, at: Space, land: Land) {
        self.lands[land as usize] = self.lands[land as usize].or(Ground::only(at));
        self.beside[land as usize] = self.beside[land as usize].or(Ground::beside(at));
    }

    /// Checks that the cached sets match the tiles and that every marker is on a legal space.
    pub(crate) fn check(&self) -> Result<(), String> {
        for &land in Land::ALL {
            self.check_held(land)?;
            let index = land as usize;
            let shown = self.showing(land);
            let others = Land::ALL.iter().filter(|&&other| other != land);
            for &other in others {
                if self.showing(other).intersects(shown) {
                    return Err(format!("{land} and {other} on one space"));
                }
            }
            let mut fresh = *self;
            (fresh.once[index], fresh.twice[index]) = (Ground::NONE, Ground::NONE);
            fresh.recount(land, Ground::ALL);
            let is_current = (self.once[index], self.twice[index])
                == (fresh.once[index], fresh.twice[index])
                && self.beside[index] == shown.spread();
            if !is_current {
                return Err(format!("the cached sets of {land} are stale"));
            }
        }
        for area in self.all_areas() {
            let Area { seat, mark, spaces, .. } = area;
            if mark.at.printed().is_some() {
                return Err(format!("the marker of {seat} is on a printed space"));
            }
            let is_whole = self.rules.keeps_areas_apart
                || spaces == Ground::only(mark.at).flood(self.showing(mark.land));
            if !spaces.has(mark.at) || !is_whole {
                return Err(format!("the area of {seat} at {} is stale", mark.at));
            }
            if self.all_areas().any(|other| other != area && other.spaces.intersects(spaces)) {
                return Err(format!("two markers in the area at {}", mark.at));
            }
        }
        let n_camels: u8 = self.camels.iter().map(|camels| camels.len()).sum();
        if n_camels + self.free_path().len() != Path::ALL.len() {
            return Err("two camels on one space".to_owned());
        }
        Ok(())
    }

    /// Checks that players control only spaces of their own areas that show this land.
    fn check_held(&self, land: Land) -> Result<(), String> {
        let mut all = Ground::NONE;
        for seat in (0..N_SEATS as u8).map(Seat::new) {
            let held = self.held(seat, land);
            if !held.minus(self.showing(land)).is_empty() || held.intersects(all) {
                return Err(format!("{seat} controls spaces without {land} or those of others"));
            }
            let areas = self.areas_of(seat).filter(|area| area.mark.land == land);
            if areas.fold(Ground::NONE, |sum, area| sum.or(area.spaces)) != held {
                return Err(format!("{seat} controls {land} without a marker"));
            }
            all = all.or(held);
        }
        Ok(())
    }
}
