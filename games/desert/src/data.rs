//! Components as constants. All component counts are defined here and checked at compile time.
use std::{fmt, ops::RangeInclusive, str::FromStr};

use kernel::{ParseError, named_enum};
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Direction};

/// The versions of the rules, oldest first. CONTRIBUTING.md describes how to add one.
///
/// 1. The first version.
/// 2. New defaults for three options, which [`Options::published`](crate::Options) sets to their
///    values in version 1.
pub(crate) const RULES_VERSIONS: RangeInclusive<u16> = 1..=2;

pub(crate) const N_TILES: usize = 24;
pub(crate) const N_PARTS: usize = 4;
pub(crate) const SEATS_MIN: u8 = 2;
pub(crate) const SEATS_MAX: u8 = 5;

/// Paid actions per turn.
pub(crate) const ACTIONS: u8 = 4;
/// Actions added by the Time Throttle.
pub(crate) const THROTTLE_ACTIONS: u8 = 2;
/// Sand markers that block a tile.
pub(crate) const BLOCKED: u8 = 2;
/// Water from a well, the Water Carrier's power or the Secret Water Reserve.
pub(crate) const WATER_FOUND: u8 = 2;
/// Steps per action of the Navigator's power.
pub(crate) const GUIDE_STEPS: u8 = 3;
/// Sand markers the Archaeologist removes per action.
pub(crate) const SHOVEL: u8 = 2;
/// R49: exchanges allowed between two actions or storm cards.
pub(crate) const EXCHANGES_MAX: u8 = 20;
/// R51: time limit for a hold.
pub(crate) const HOLD_MS: u32 = 20_000;
/// R52: time to answer before being moved.
pub(crate) const ASK_MS: u32 = 10_000;

pub(crate) const SAND: u8 = 48;
pub(crate) const SAND_MIN: u8 = 40;
pub(crate) const SAND_MAX: u8 = 60;

/// Starting cell of the eye.
pub(crate) const EYE: Cell = Cell::new(12);
/// The diamond of cells that start with one sand marker each.
pub(crate) const DIAMOND: [Cell; 8] = [
    Cell::new(2),
    Cell::new(6),
    Cell::new(8),
    Cell::new(10),
    Cell::new(14),
    Cell::new(16),
    Cell::new(18),
    Cell::new(22),
];
const _: () = assert!(SAND as usize == DIAMOND.len() + 40);

named_enum! {
    /// An adventurer.
    Role, "an adventurer such as climber":
    Archaeologist = "archaeologist",
    Climber = "climber",
    Explorer = "explorer",
    Meteorologist = "meteorologist",
    Navigator = "navigator",
    WaterCarrier = "water_carrier",
}

impl Role {
    /// Returns the capacity of the canteen.
    #[inline]
    pub const fn canteen(self) -> u8 {
        const CANTEENS: [u8; Role::ALL.len()] = [3, 3, 4, 4, 4, 5];
        CANTEENS[self as usize]
    }

    /// Returns the letter used on text boards.
    pub const fn letter(self) -> char {
        match self {
            Role::Archaeologist => 'A',
            Role::Climber => 'C',
            Role::Explorer => 'E',
            Role::Meteorologist => 'M',
            Role::Navigator => 'N',
            Role::WaterCarrier => 'W',
        }
    }
}

named_enum! {
    /// A gear card.
    Gear, "a gear card such as jet_pack":
    DuneBlaster = "dune_blaster",
    JetPack = "jet_pack",
    SolarShield = "solar_shield",
    Terrascope = "terrascope",
    TimeThrottle = "time_throttle",
    SecretWaterReserve = "secret_water_reserve",
}

pub(crate) const GEAR: [(Gear, u8); 6] = [
    (Gear::DuneBlaster, 3),
    (Gear::JetPack, 3),
    (Gear::SolarShield, 2),
    (Gear::Terrascope, 2),
    (Gear::TimeThrottle, 1),
    (Gear::SecretWaterReserve, 1),
];
pub(crate) const N_GEAR: usize = total(&GEAR);
const _: () = assert!(N_GEAR == 12);

named_enum! {
    /// A part of the flying machine.
    Part, "a part such as propeller":
    Propeller = "propeller",
    Engine = "engine",
    Crystal = "crystal",
    Navdeck = "navdeck",
}

named_enum! {
    /// The desert side of a tile, visible from the start.
    Back, "wreck, drop or plain":
    Wreck = "wreck",
    Drop = "drop",
    Plain = "plain",
}

named_enum! {
    /// The city side of a tile, revealed by excavating it.
    City, "a city side such as well":
    Gear = "gear",
    Tunnel = "tunnel",
    Well = "well",
    Mirage = "mirage",
    Pad = "pad",
    PropellerRow = "propeller_row",
    PropellerColumn = "propeller_column",
    EngineRow = "engine_row",
    EngineColumn = "engine_column",
    CrystalRow = "crystal_row",
    CrystalColumn = "crystal_column",
    NavdeckRow = "navdeck_row",
    NavdeckColumn = "navdeck_column",
}

/// The line of the board that a clue marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Axis {
    Row,
    Column,
}

impl City {
    /// Returns the part and the line of a clue tile.
    pub(crate) const fn clue(self) -> Option<(Part, Axis)> {
        match self {
            City::PropellerRow => Some((Part::Propeller, Axis::Row)),
            City::PropellerColumn => Some((Part::Propeller, Axis::Column)),
            City::EngineRow => Some((Part::Engine, Axis::Row)),
            City::EngineColumn => Some((Part::Engine, Axis::Column)),
            City::CrystalRow => Some((Part::Crystal, Axis::Row)),
            City::CrystalColumn => Some((Part::Crystal, Axis::Column)),
            City::NavdeckRow => Some((Part::Navdeck, Axis::Row)),
            City::NavdeckColumn => Some((Part::Navdeck, Axis::Column)),
            City::Gear | City::Tunnel | City::Well | City::Mirage | City::Pad => None,
        }
    }

    pub(crate) const fn row_clue(part: Part) -> City {
        match part {
            Part::Propeller => City::PropellerRow,
            Part::Engine => City::EngineRow,
            Part::Crystal => City::CrystalRow,
            Part::Navdeck => City::NavdeckRow,
        }
    }

    pub(crate) const fn column_clue(part: Part) -> City {
        match part {
            Part::Propeller => City::PropellerColumn,
            Part::Engine => City::EngineColumn,
            Part::Crystal => City::CrystalColumn,
            Part::Navdeck => City::NavdeckColumn,
        }
    }
}

/// The tiles by back: one wreck, three drops, twenty plain ones.
pub(crate) const TILES: [(Back, City, u8); 14] = [
    (Back::Wreck, City::Gear, 1),
    (Back::Drop, City::Well, 2),
    (Back::Drop, City::Mirage, 1),
    (Back::Plain, City::Gear, 8),
    (Back::Plain, City::Tunnel, 3),
    (Back::Plain, City::Pad, 1),
    (Back::Plain, City::PropellerRow, 1),
    (Back::Plain, City::PropellerColumn, 1),
    (Back::Plain, City::EngineRow, 1),
    (Back::Plain, City::EngineColumn, 1),
    (Back::Plain, City::CrystalRow, 1),
    (Back::Plain, City::CrystalColumn, 1),
    (Back::Plain, City::NavdeckRow, 1),
    (Back::Plain, City::NavdeckColumn, 1),
];
/// Tile ids by back: 0 is the wreck, then come the drops, then the plain tiles.
pub(crate) const FIRST_DROP: u8 = 1;
pub(crate) const FIRST_PLAIN: u8 = 4;

/// The city sides in the order of [`TILES`].
pub(crate) const CITY_SIDES: [City; N_TILES] = {
    let mut sides = [City::Gear; N_TILES];
    let (mut at, mut kind) = (0, 0);
    while kind < TILES.len() {
        let mut copy = 0;
        while copy < TILES[kind].2 {
            sides[at] = TILES[kind].1;
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(at == N_TILES);
    sides
};

pub(crate) const fn back_of(tile: u8) -> Back {
    match tile {
        0 => Back::Wreck,
        FIRST_DROP..FIRST_PLAIN => Back::Drop,
        _ => Back::Plain,
    }
}

/// The face of a storm card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Storm {
    Wind { toward: Direction, n_tiles: u8 },
    PicksUp,
    Sun,
}

/// A storm card in one byte: direction and length of a wind, or one of the two other kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct StormCard(u8);

impl StormCard {
    pub const PICKS_UP: StormCard = StormCard(12);
    pub const SUN: StormCard = StormCard(13);
    /// The number of kinds, ignoring copies.
    pub const N_KINDS: usize = 14;

    pub const fn wind(toward: Direction, n_tiles: u8) -> StormCard {
        assert!(1 <= n_tiles && n_tiles <= 3);
        StormCard(toward as u8 * 3 + n_tiles - 1)
    }

    /// Iterates over the kinds in ascending order.
    pub fn all() -> impl Iterator<Item = StormCard> {
        (0..StormCard::N_KINDS as u8).map(StormCard)
    }

    pub(crate) const fn of_kind(kind: usize) -> StormCard {
        assert!(kind < StormCard::N_KINDS);
        StormCard(kind as u8)
    }

    /// Returns the kind as an index below [`StormCard::N_KINDS`].
    #[inline]
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn face(self) -> Storm {
        match self.0 {
            12 => Storm::PicksUp,
            13 => Storm::Sun,
            wind => {
                Storm::Wind { toward: Direction::ALL[wind as usize / 3], n_tiles: wind % 3 + 1 }
            }
        }
    }

    /// Returns the number of copies in the deck.
    pub const fn copies(self) -> u8 {
        match self.face() {
            Storm::Wind { n_tiles, .. } => 4 - n_tiles,
            Storm::PicksUp => 3,
            Storm::Sun => 4,
        }
    }
}

pub(crate) const N_STORM: usize = {
    let (mut sum, mut kind) = (0, 0);
    while kind < StormCard::N_KINDS {
        sum += StormCard(kind as u8).copies() as usize;
        kind += 1;
    }
    sum
};
const _: () = assert!(N_STORM == 31);

impl fmt::Display for StormCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Storm::Wind { toward, n_tiles } => {
                let letter = match toward {
                    Direction::North => 'n',
                    Direction::East => 'e',
                    Direction::South => 's',
                    Direction::West => 'w',
                };
                write!(f, "{letter}{n_tiles}")
            }
            Storm::PicksUp => f.write_str("up"),
            Storm::Sun => f.write_str("sun"),
        }
    }
}

impl fmt::Debug for StormCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for StormCard {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<StormCard, ParseError> {
        StormCard::all()
            .find(|card| card.to_string() == word)
            .ok_or_else(|| ParseError::expected("a storm card such as n1, w3, up or sun", word))
    }
}

impl Serialize for StormCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StormCard {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<StormCard, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

named_enum! {
    /// The starting tick of the storm meter.
    Difficulty, "novice, normal, elite or legendary":
    Novice = "novice",
    Normal = "normal",
    Elite = "elite",
    Legendary = "legendary",
}

impl Difficulty {
    /// Returns the first index on the meter, which is the same for all numbers of players.
    pub(crate) const fn start(self) -> u8 {
        match self {
            Difficulty::Novice => 0,
            Difficulty::Normal => 1,
            Difficulty::Elite => 2,
            Difficulty::Legendary => 3,
        }
    }
}

/// Returns the storm cards per turn at each tick of the meter. The skull follows the last tick.
pub(crate) const fn track(seats: u8) -> &'static [u8] {
    match seats {
        ..=2 => &[2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
        3 | 4 => &[2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
        5.. => &[2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    }
}
const _: () = assert!(track(2).len() == 13 && track(3).len() == 14);
const _: () = assert!(track(4).len() == 14 && track(5).len() == 15);

const fn total<const N: usize>(cards: &[(Gear, u8); N]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < N {
        sum += cards[at].1 as usize;
        at += 1;
    }
    sum
}
