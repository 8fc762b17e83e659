//! Components as constants. The numbers of the box live here and nowhere else.
mod treasures;
pub(crate) mod varieties;

use kernel::words;

use crate::board::Node;

pub(crate) use self::{
    treasures::{DECK_CARDS, FIRST_ALCOVE, N_DECKS, N_TREASURES, STATUE, STONE, TREASURES},
    varieties::Varieties,
};
pub use self::{
    treasures::{Deck, Treasure},
    varieties::Variety,
};

pub(crate) const SEATS_MIN: u8 = 1;
pub(crate) const SEATS_MAX: u8 = 6;
/// For arrays with one entry a seat.
pub(crate) const N_SEATS: usize = SEATS_MAX as usize;

pub(crate) const N_DICE: usize = 5;
pub(crate) const FACES: u8 = 6;
/// Cards that may be held when the load is taken stock of.
pub(crate) const CARDS_MAX: u8 = 12;
/// Cards of a payment for one reroll.
pub(crate) const PAYMENT: u32 = 3;
pub(crate) const N_WOUNDS: u8 = 18;
pub(crate) const N_SUPPLIES: u8 = 6;
pub(crate) const PLANKS: u8 = 5;
/// How far each wall comes: together they close the six columns.
pub(crate) const WALL_STEPS: u8 = 3;
pub(crate) const N_GLYPHS: usize = 14;
/// Trapped numbers beside the zones; Restless Lava adds one.
pub(crate) const N_CLUES: usize = 4;
pub(crate) const CLUES_MAX: usize = N_CLUES + 1;
/// How long a look lasts.
pub(crate) const PEEK_MS: u32 = 5_000;
/// How long somebody may take who is asked in another's slot.
pub(crate) const ANSWER_MS: u32 = 20_000;
pub(crate) const LEVEL_MAX: u8 = 4;
pub(crate) const VARIETY_MAX: u8 = 4;

/// What the boulder rolls is never more.
pub(crate) const BOULDER_DICE: u8 = 5;
/// Faces from this one on move the boulder.
pub(crate) const BOULDER_FACE: u8 = 3;

/// Load Level by the number of cards (T5.2).
#[inline]
pub(crate) const fn load_level(n_cards: u8) -> u8 {
    match n_cards {
        0..=3 => 2,
        4..=6 => 3,
        7..=9 => 4,
        _ => 5,
    }
}

/// What a group of this size has to carry out (T16.3).
pub(crate) const fn target(seats: u8, level: u8) -> u8 {
    10 * seats + 5 * (level - 1)
}

words! {
    /// A card of the wall deck.
    WallCard, "a wall card: both, orange, grey or blank":
    Both = "both",
    Orange = "orange",
    Grey = "grey",
    Blank = "blank",
}

pub(crate) const N_WALL_CARDS: usize = 18;
/// In the order of [`WallCard`].
pub(crate) const WALL_CARDS: [u8; 4] = [1, 2, 2, 13];
const _: () = assert!(1 + 2 + 2 + 13 == N_WALL_CARDS);
const _: () = assert!(WALL_CARDS[0] + WALL_CARDS[1] == WALL_STEPS);
const _: () = assert!(WALL_CARDS[0] + WALL_CARDS[2] == WALL_STEPS);

words! {
    /// What a character can do that others cannot.
    Ability, "an ability":
    Sprint = "sprint",
    Stamina = "stamina",
    Linguistics = "linguistics",
    Swimming = "swimming",
    LockPicking = "lock_picking",
    Leap = "leap",
}

words! {
    /// One of the twelve who go in.
    Character, "a character such as lea":
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

pub(crate) const N_CHARACTERS: usize = Character::ALL.len();
const _: () = assert!(N_CHARACTERS == 2 * Ability::ALL.len());

impl Character {
    #[inline]
    pub const fn ability(self) -> Ability {
        Ability::ALL[self as usize / 2]
    }
}

words! {
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

words! {
    /// A corner of the Lava Room where a replacement may come in.
    Sun, "a sun: a or b":
    A = "a",
    B = "b",
}

words! {
    /// Something that five dice open.
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
    /// Where one stands to open it; the Secret Door has a second side.
    pub const fn site(self) -> Node {
        match self {
            Lock::Alcove1 => Node::C9,
            Lock::Alcove2 => Node::C11,
            Lock::Alcove3 => Node::C14,
            Lock::Alcove4 => Node::C16,
            Lock::Stone | Lock::Tunnel => Node::C23,
            Lock::Door => Node::C18,
        }
    }

    /// The card behind it, by its place in [`TREASURES`].
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

words! {
    /// What a load-level test is for.
    Trial, "a trial such as pit":
    Pit = "pit",
    Web = "web",
    TearFree = "tear_free",
    Collapse = "collapse",
    RiverExit = "river_exit",
}

words! {
    /// How somebody died.
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
