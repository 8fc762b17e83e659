//! The treasures: their decks, their faces and the 66 cards in the box.
use kernel::named_enum;

use self::Treasure as T;

named_enum! {
    /// A treasure deck, identified by its back.
    Deck, "a deck such as z1":
    Zone1 = "z1",
    Zone2 = "z2",
    Zone3 = "z3",
    Zone4 = "z4",
    Lava = "lv",
    River = "rv",
    Alcove = "al",
    Stone = "st",
    Statue = "gs",
}

/// The number of draw decks.
pub(crate) const N_DECKS: usize = 6;
/// The number of cards in each draw deck.
pub(crate) const DECK_CARDS: u8 = 10;

impl Deck {
    /// Returns the deck for a zone of the Walls Room.
    #[inline]
    pub(crate) const fn of_zone(zone: u8) -> Deck {
        Deck::ALL[zone as usize - 1]
    }
}

named_enum! {
    /// A treasure's face: its deck and value, with `k` for a casket.
    Treasure, "a treasure such as z1-3, lv-k or st":
    Z1N1 = "z1-1",
    Z1N2 = "z1-2",
    Z1N3 = "z1-3",
    Z1N4 = "z1-4",
    Z1N5 = "z1-5",
    Z1K = "z1-k",
    Z2N1 = "z2-1",
    Z2N2 = "z2-2",
    Z2N3 = "z2-3",
    Z2N4 = "z2-4",
    Z2K = "z2-k",
    Z3N1 = "z3-1",
    Z3N2 = "z3-2",
    Z3N3 = "z3-3",
    Z3N4 = "z3-4",
    Z3K = "z3-k",
    Z4N1 = "z4-1",
    Z4N2 = "z4-2",
    Z4N3 = "z4-3",
    Z4K = "z4-k",
    LvN2 = "lv-2",
    LvN3 = "lv-3",
    LvN4 = "lv-4",
    LvN5 = "lv-5",
    LvK = "lv-k",
    RvN1 = "rv-1",
    RvN2 = "rv-2",
    RvN3 = "rv-3",
    RvN4 = "rv-4",
    RvN5 = "rv-5",
    RvK = "rv-k",
    Al = "al",
    St = "st",
    Gs = "gs",
}

/// The deck and value of each face. A casket has no value until it is opened.
const FACES_OF: [(Deck, u8); Treasure::ALL.len()] = [
    (Deck::Zone1, 1),
    (Deck::Zone1, 2),
    (Deck::Zone1, 3),
    (Deck::Zone1, 4),
    (Deck::Zone1, 5),
    (Deck::Zone1, 0),
    (Deck::Zone2, 1),
    (Deck::Zone2, 2),
    (Deck::Zone2, 3),
    (Deck::Zone2, 4),
    (Deck::Zone2, 0),
    (Deck::Zone3, 1),
    (Deck::Zone3, 2),
    (Deck::Zone3, 3),
    (Deck::Zone3, 4),
    (Deck::Zone3, 0),
    (Deck::Zone4, 1),
    (Deck::Zone4, 2),
    (Deck::Zone4, 3),
    (Deck::Zone4, 0),
    (Deck::Lava, 2),
    (Deck::Lava, 3),
    (Deck::Lava, 4),
    (Deck::Lava, 5),
    (Deck::Lava, 0),
    (Deck::River, 1),
    (Deck::River, 2),
    (Deck::River, 3),
    (Deck::River, 4),
    (Deck::River, 5),
    (Deck::River, 0),
    (Deck::Alcove, 4),
    (Deck::Stone, 6),
    (Deck::Statue, 5),
];

impl Treasure {
    #[inline]
    pub const fn deck(self) -> Deck {
        FACES_OF[self as usize].0
    }

    /// Returns the value, or 0 for a casket.
    #[inline]
    pub const fn value(self) -> u8 {
        FACES_OF[self as usize].1
    }

    #[inline]
    pub const fn is_casket(self) -> bool {
        self.value() == 0
    }
}

/// The treasures in the box, deck by deck. The statue comes last.
pub(crate) const TREASURES: [Treasure; N_TREASURES] = [
    T::Z1N1,
    T::Z1N2,
    T::Z1N2,
    T::Z1N2,
    T::Z1N3,
    T::Z1N3,
    T::Z1N3,
    T::Z1N4,
    T::Z1N5,
    T::Z1K,
    T::Z2N1,
    T::Z2N1,
    T::Z2N2,
    T::Z2N2,
    T::Z2N2,
    T::Z2N3,
    T::Z2N3,
    T::Z2N4,
    T::Z2N4,
    T::Z2K,
    T::Z3N1,
    T::Z3N1,
    T::Z3N1,
    T::Z3N2,
    T::Z3N2,
    T::Z3N2,
    T::Z3N3,
    T::Z3N3,
    T::Z3N4,
    T::Z3K,
    T::Z4N1,
    T::Z4N1,
    T::Z4N1,
    T::Z4N1,
    T::Z4N2,
    T::Z4N2,
    T::Z4N2,
    T::Z4N3,
    T::Z4N3,
    T::Z4K,
    T::LvN2,
    T::LvN2,
    T::LvN3,
    T::LvN3,
    T::LvN3,
    T::LvN4,
    T::LvN4,
    T::LvN4,
    T::LvN5,
    T::LvK,
    T::RvN1,
    T::RvN2,
    T::RvN2,
    T::RvN2,
    T::RvN3,
    T::RvN3,
    T::RvN3,
    T::RvN4,
    T::RvN5,
    T::RvK,
    T::Al,
    T::Al,
    T::Al,
    T::Al,
    T::St,
    T::Gs,
];
pub(crate) const N_TREASURES: usize = 66;
const _: () = assert!(fixed_value() == 159 + 5 && n_caskets() == N_DECKS);

const fn fixed_value() -> u32 {
    let (mut sum, mut index) = (0, 0);
    while index < N_TREASURES {
        sum += TREASURES[index].value() as u32;
        index += 1;
    }
    sum
}

const fn n_caskets() -> usize {
    let (mut n, mut index) = (0, 0);
    while index < N_TREASURES {
        n += TREASURES[index].is_casket() as usize;
        index += 1;
    }
    n
}

/// Indices in [`TREASURES`] of the cards that have their own spaces on the board.
pub(crate) const FIRST_ALCOVE: u8 = 60;
pub(crate) const STONE: u8 = 64;
pub(crate) const STATUE: u8 = 65;
const _: () = assert!(matches!(TREASURES[STONE as usize], T::St));
const _: () = assert!(matches!(TREASURES[STATUE as usize], T::Gs));
