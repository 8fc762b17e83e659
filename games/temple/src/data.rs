//! The game's components as constants. Component counts and limits live only here.
mod treasures;
pub(crate) mod varieties;

use std::ops::RangeInclusive;

use kernel::named_enum;

use crate::board::Space;

pub(crate) use self::{
    treasures::{DECK_CARDS, FIRST_ALCOVE, N_DECKS, N_TREASURES, STATUE, STONE, TREASURES},
    varieties::Varieties,
};
pub use self::{
    treasures::{Deck, Treasure},
    varieties::Variety,
};

/// The versions of the rules, oldest first. CONTRIBUTING.md describes how to add one.
///
/// 1. The first version.
/// 2. New defaults for five options, which [`Options::published`](crate::Options) sets to their
///    values in version 1.
pub(crate) const RULES_VERSIONS: RangeInclusive<u16> = 1..=2;

pub(crate) const SEATS_MIN: u8 = 1;
pub(crate) const SEATS_MAX: u8 = 6;
/// The length of arrays with one entry per seat.
pub(crate) const N_SEATS: usize = SEATS_MAX as usize;

pub(crate) const N_DICE: usize = 5;
pub(crate) const FACES: u8 = 6;
/// The hand limit when the load is confirmed.
pub(crate) const CARDS_MAX: u8 = 12;
/// The highest Load Level.
pub(crate) const LOAD_MAX: u8 = 5;
/// The number of cards that pay for one reroll.
pub(crate) const PAYMENT: u32 = 3;
pub(crate) const N_WOUNDS: u8 = 18;
pub(crate) const N_SUPPLIES: u8 = 6;
pub(crate) const PLANKS: u8 = 5;
/// The number of steps each wall can move. Together the walls close all six columns.
pub(crate) const WALL_STEPS: u8 = 3;
pub(crate) const N_GLYPHS: usize = 14;
/// The number of clues, which are the trapped numbers beside the zones. Restless Lava adds one
/// more.
pub(crate) const N_CLUES: usize = 4;
pub(crate) const CLUES_MAX: usize = N_CLUES + 1;
/// The duration of a look.
pub(crate) const LOOK_MS: u32 = 5_000;
/// The time limit for a player's answer during another player's turn.
pub(crate) const ANSWER_MS: u32 = 20_000;
pub(crate) const LEVEL_MAX: u8 = 4;
pub(crate) const VARIETY_MAX: u8 = 4;

/// The most dice the boulder ever rolls.
pub(crate) const BOULDER_DICE: u8 = 5;
/// The lowest face that moves the boulder.
pub(crate) const BOULDER_FACE: u8 = 3;

/// Returns the Load Level for a number of cards (T5.2).
#[inline]
pub(crate) const fn load_level(n_cards: u8) -> u8 {
    match n_cards {
        0..=3 => 2,
        4..=6 => 3,
        7..=9 => 4,
        _ => LOAD_MAX,
    }
}

/// Returns the value that a group of this size must carry out (T16.3).
pub(crate) const fn target(seats: u8, level: u8) -> u8 {
    10 * seats + 5 * (level - 1)
}

named_enum! {
    /// A card from the wall deck.
    WallCard, "a wall card: both, orange, grey or blank":
    Both = "both",
    Orange = "orange",
    Grey = "grey",
    Blank = "blank",
}

pub(crate) const N_WALL_CARDS: usize = 18;
/// The number of copies of each card, in the order of [`WallCard`].
pub(crate) const WALL_CARDS: [u8; 4] = [1, 2, 2, 13];
const _: () = assert!(1 + 2 + 2 + 13 == N_WALL_CARDS);
const _: () = assert!(WALL_CARDS[0] + WALL_CARDS[1] == WALL_STEPS);
const _: () = assert!(WALL_CARDS[0] + WALL_CARDS[2] == WALL_STEPS);

named_enum! {
    /// An adventurer's special ability.
    Ability, "an ability":
    Sprint = "sprint",
    Stamina = "stamina",
    Linguistics = "linguistics",
    Swimming = "swimming",
    LockPicking = "lock_picking",
    Leap = "leap",
}

named_enum! {
    /// One of the twelve adventurers.
    Adventurer, "an adventurer such as lea":
    Lea = "lea",
    Martin = "martin",
    Bill = "bill",
    Mustafa = "mustafa",
    Griffith = "griffith",
    Arely = "arely",
    Puccio = "puccio",
    Tatiana = "tatiana",
    Markus = "markus",
    Len = "len",
    Vincent = "vincent",
    Nicole = "nicole",
}

pub(crate) const N_ADVENTURERS: usize = Adventurer::ALL.len();
const _: () = assert!(N_ADVENTURERS == 2 * Ability::ALL.len());

impl Adventurer {
    #[inline]
    pub const fn ability(self) -> Ability {
        Ability::ALL[self as usize / 2]
    }
}

named_enum! {
    /// A glyph on a lava tile and on its clue tile.
    Glyph, "a glyph from g01 to g14":
    G01 = "g01",
    G02 = "g02",
    G03 = "g03",
    G04 = "g04",
    G05 = "g05",
    G06 = "g06",
    G07 = "g07",
    G08 = "g08",
    G09 = "g09",
    G10 = "g10",
    G11 = "g11",
    G12 = "g12",
    G13 = "g13",
    G14 = "g14",
}

const _: () = assert!(Glyph::ALL.len() == N_GLYPHS);

named_enum! {
    /// A corner of the Lava Room where a second adventurer can enter.
    Sun, "a sun: a or b":
    A = "a",
    B = "b",
}

impl Sun {
    /// Returns the Sun's space in the Lava Room.
    #[inline]
    pub(crate) const fn site(self) -> Space {
        match self {
            Sun::A => Space::L11,
            Sun::B => Space::L41,
        }
    }

    /// Returns the corridor corner behind the wall at this Sun.
    #[inline]
    pub(crate) const fn corner(self) -> Space {
        match self {
            Sun::A => Space::C10,
            Sun::B => Space::C15,
        }
    }

    /// Returns the corridor space that the boulder enters when it leaves this Sun's corner.
    #[inline]
    pub(crate) const fn past_corner(self) -> Space {
        match self {
            Sun::A => Space::C11,
            Sun::B => Space::C16,
        }
    }
}

named_enum! {
    /// A lock that is opened with five dice.
    Lock, "a lock such as alcove_1, stone or tunnel":
    Alcove1 = "alcove_1",
    Alcove2 = "alcove_2",
    Alcove3 = "alcove_3",
    Alcove4 = "alcove_4",
    Stone = "stone",
    Tunnel = "tunnel",
    Door = "door",
}

impl Lock {
    /// Returns the space from which the lock is opened. The Secret Door can also be opened from its
    /// other side.
    pub const fn site(self) -> Space {
        match self {
            Lock::Alcove1 => Space::C9,
            Lock::Alcove2 => Space::C11,
            Lock::Alcove3 => Space::C14,
            Lock::Alcove4 => Space::C16,
            Lock::Stone | Lock::Tunnel => Space::C23,
            Lock::Door => Space::C18,
        }
    }

    /// Returns the treasure behind the lock, by its index in [`TREASURES`].
    pub(crate) const fn card(self) -> Option<u8> {
        match self {
            Lock::Alcove1 | Lock::Alcove2 | Lock::Alcove3 | Lock::Alcove4 => {
                Some(FIRST_ALCOVE + self as u8)
            }
            Lock::Stone => Some(STONE),
            Lock::Tunnel | Lock::Door => None,
        }
    }
}

named_enum! {
    /// A kind of load test.
    Trial, "a trial such as pit":
    Pit = "pit",
    Web = "web",
    TearFree = "tear_free",
    Collapse = "collapse",
    RiverExit = "river_exit",
}

named_enum! {
    /// The cause of an adventurer's death.
    Death, "a death such as boulder":
    Walls = "walls",
    Boulder = "boulder",
    Lava = "lava",
    River = "river",
    Pit = "pit",
    Bridge = "bridge",
    Burden = "burden",
    Sealed = "sealed",
}
