//! The 36 encounter tiles.
use kernel::named_enum;

use crate::data::{
    Challenge,
    Gear::{Books, Crates, Tools, Weapons},
    Region, Reward, either, exactly, range,
};

named_enum! {
    /// An encounter tile: its region and a number.
    Tile, "a tile such as co-04, mo-01, ci-02, ed-03 or es-12":
    Co01 = "co-01",
    Co02 = "co-02",
    Co03 = "co-03",
    Co04 = "co-04",
    Co05 = "co-05",
    Co06 = "co-06",
    Co07 = "co-07",
    Co08 = "co-08",
    Co09 = "co-09",
    Co10 = "co-10",
    Co11 = "co-11",
    Mo01 = "mo-01",
    Mo02 = "mo-02",
    Mo03 = "mo-03",
    Mo04 = "mo-04",
    Mo05 = "mo-05",
    Mo06 = "mo-06",
    Mo07 = "mo-07",
    Ci01 = "ci-01",
    Ci02 = "ci-02",
    Ci03 = "ci-03",
    Ed01 = "ed-01",
    Ed02 = "ed-02",
    Ed03 = "ed-03",
    Es01 = "es-01",
    Es02 = "es-02",
    Es03 = "es-03",
    Es04 = "es-04",
    Es05 = "es-05",
    Es06 = "es-06",
    Es07 = "es-07",
    Es08 = "es-08",
    Es09 = "es-09",
    Es10 = "es-10",
    Es11 = "es-11",
    Es12 = "es-12",
}

pub(crate) const N_TILES: usize = Tile::ALL.len();

/// Tiles of each region, in the order of [`Region`] and of [`Tile`].
pub(crate) const N_OF_REGION: [usize; 5] = [11, 7, 3, 3, 12];
const _: () = assert!(N_TILES == 11 + 7 + 3 + 3 + 12);

/// The front of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Front {
    pub challenges: [Challenge; 2],
    pub reward: Reward,
}

impl Tile {
    #[inline]
    pub(crate) const fn front(self) -> Front {
        FRONTS[self as usize]
    }

    #[inline]
    pub const fn region(self) -> Region {
        match self as usize {
            0..11 => Region::Coast,
            11..18 => Region::Mountain,
            18..21 => Region::City,
            21..24 => Region::Edge,
            _ => Region::Escape,
        }
    }

    /// Returns all tiles of a region.
    pub fn of(region: Region) -> &'static [Tile] {
        let first: usize = N_OF_REGION[..region as usize].iter().sum();
        &Tile::ALL[first..first + N_OF_REGION[region as usize]]
    }
}

const fn front(a: Challenge, b: Challenge, reward: Reward) -> Front {
    Front { challenges: [a, b], reward }
}

const FRONTS: [Front; N_TILES] = [
    // Pressure Ice
    front(range(Tools, 7, 9), range(Crates, 8, 10), Reward::Search),
    // Rookery Shore
    front(range(Weapons, 7, 9), range(Crates, 7, 8), Reward::Heal),
    // Supply Depot
    front(range(Crates, 8, 10), range(Books, 7, 9), Reward::Praise),
    // Borehole Camp
    front(range(Tools, 8, 10), range(Books, 7, 8), Reward::Specimen),
    // Fossil Gully
    front(range(Books, 8, 10), range(Tools, 7, 9), Reward::Specimen),
    // Open Lead
    front(range(Tools, 7, 8), range(Weapons, 8, 10), Reward::Arcane),
    // Frozen Whaler
    front(range(Crates, 7, 9), range(Weapons, 8, 10), Reward::Arcane),
    // Whiteout
    front(range(Crates, 7, 9), range(Tools, 8, 9), Reward::Heal),
    // Sled-Dog Lines
    front(range(Weapons, 8, 10), range(Books, 7, 9), Reward::Arcane),
    // Basalt Cliffs
    front(range(Tools, 9, 11), range(Weapons, 7, 9), Reward::Search),
    // Green Soapstones
    front(range(Books, 7, 9), range(Weapons, 8, 10), Reward::Specimen),
    // Icefall
    front(range(Tools, 10, 12), either(Crates, 9, 11), Reward::Arcane),
    // Hanging Serac
    front(exactly(Tools, 13), range(Weapons, 10, 12), Reward::Heal),
    // Cubes in the Rock
    front(range(Books, 11, 13), either(Tools, 10, 12), Reward::Ruin),
    // The Silent Camp
    front(range(Crates, 10, 12), range(Weapons, 9, 11), Reward::Specimen),
    // The High Pass
    front(range(Weapons, 12, 14), range(Books, 10, 12), Reward::Arcane),
    // Rampart Caves
    front(either(Crates, 9, 11), range(Books, 10, 12), Reward::Ruin),
    // The Piping Wind
    front(range(Crates, 11, 13), range(Books, 9, 11), Reward::Praise),
    // Star-Shaped Gate
    front(range(Tools, 14, 16), either(Books, 15, 17), Reward::Ruin),
    // Gallery of Carvings
    front(range(Books, 16, 18), range(Crates, 14, 16), Reward::Knowledge),
    // The Great Ramp
    front(range(Weapons, 16, 18), range(Tools, 14, 16), Reward::Ruin),
    // Mouth of the Abyss
    front(range(Weapons, 14, 16), either(Crates, 15, 17), Reward::Knowledge),
    // Sunless Water
    front(range(Tools, 15, 17), range(Crates, 14, 16), Reward::Knowledge),
    // What Moves Below
    front(range(Weapons, 15, 17), either(Books, 14, 16), Reward::Knowledge),
    // Engine Icing
    front(range(Tools, 9, 11), range(Crates, 10, 12), Reward::Heal),
    // Torn Fuselage
    front(range(Tools, 10, 12), either(Weapons, 9, 11), Reward::Praise),
    // Downdraught
    front(range(Crates, 11, 13), range(Weapons, 9, 11), Reward::Heal),
    // Pursuing Mist
    front(range(Weapons, 10, 12), exactly(Books, 11), Reward::Knowledge),
    // Last Look Back
    front(range(Books, 10, 12), range(Tools, 9, 11), Reward::Heal),
    // Fuel Gauge
    front(range(Crates, 9, 11), range(Books, 10, 12), Reward::Praise),
    // Broken Compass
    front(either(Books, 9, 11), range(Tools, 10, 12), Reward::Knowledge),
    // Jettison
    front(range(Crates, 10, 12), range(Weapons, 9, 11), Reward::Heal),
    // Radio Static
    front(range(Books, 9, 11), range(Weapons, 10, 12), Reward::Praise),
    // Crosswind Col
    front(exactly(Tools, 11), range(Weapons, 10, 12), Reward::Heal),
    // Stowaway
    front(either(Crates, 9, 11), range(Tools, 10, 12), Reward::Knowledge),
    // Wing Icing
    front(range(Books, 10, 12), range(Crates, 9, 11), Reward::Praise),
];

/// Checks the number of challenges of each kind of equipment, and of rewards of each kind.
const _: () = {
    let (mut gears, mut rewards, mut at) = ([0; 4], [0; 7], 0);
    while at < N_TILES {
        let Front { challenges, reward } = FRONTS[at];
        gears[challenges[0].gear as usize] += 1;
        gears[challenges[1].gear as usize] += 1;
        rewards[reward as usize] += 1;
        at += 1;
    }
    assert!(gears[0] == 18 && gears[1] == 18 && gears[2] == 18 && gears[3] == 18);
    assert!(rewards[Reward::Specimen as usize] == 4 && rewards[Reward::Ruin as usize] == 4);
    assert!(rewards[Reward::Knowledge as usize] == 7 && rewards[Reward::Arcane as usize] == 5);
    assert!(rewards[Reward::Heal as usize] == 8 && rewards[Reward::Praise as usize] == 6);
    assert!(rewards[Reward::Search as usize] == 2);
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_region_has_its_tiles() {
        for &region in Region::ALL {
            let tiles = Tile::of(region);
            assert_eq!(tiles.len(), N_OF_REGION[region as usize]);
            assert!(tiles.iter().all(|tile| tile.region() == region));
        }
    }
}
