//! Components as constants. The numbers of the box live here and nowhere else.
use kernel::words;

use crate::board::Node;

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
    /// A deck of treasures, told by its back.
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

/// Decks that are drawn from.
pub(crate) const N_DECKS: usize = 6;
/// Cards of each of them.
pub(crate) const DECK_CARDS: u8 = 10;

impl Deck {
    /// The deck of a zone of the Walls Room.
    #[inline]
    pub(crate) const fn of_zone(zone: u8) -> Deck {
        Deck::ALL[zone as usize - 1]
    }
}

words! {
    /// A treasure by its face: the deck and the value, `k` for a casket.
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

use Treasure as T;

/// The deck and the value of each face; a casket has none until it is opened.
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

    /// 0 for a casket.
    #[inline]
    pub const fn value(self) -> u8 {
        FACES_OF[self as usize].1
    }

    #[inline]
    pub const fn is_casket(self) -> bool {
        self.value() == 0
    }
}

/// The treasures of the box, deck after deck, with the statue last.
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

pub(crate) const FIRST_ALCOVE: u8 = 60;
pub(crate) const STONE: u8 = 64;
pub(crate) const STATUE: u8 = 65;
const _: () = assert!(matches!(TREASURES[STONE as usize], T::St));
const _: () = assert!(matches!(TREASURES[STATUE as usize], T::Gs));

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

words! {
    /// A card that changes the temple for a whole game.
    Variety, "a Variety card such as v03":
    V01 = "v01",
    V02 = "v02",
    V03 = "v03",
    V04 = "v04",
    V05 = "v05",
    V06 = "v06",
    V07 = "v07",
    V08 = "v08",
    V09 = "v09",
    V10 = "v10",
    V11 = "v11",
    V12 = "v12",
    V13 = "v13",
    V14 = "v14",
    V15 = "v15",
    V16 = "v16",
    V17 = "v17",
    V18 = "v18",
    V19 = "v19",
    V20 = "v20",
    V21 = "v21",
    V22 = "v22",
    V23 = "v23",
    V24 = "v24",
    V25 = "v25",
    V26 = "v26",
    V27 = "v27",
}

/// The cards by what they are called.
#[rustfmt::skip]
impl Variety {
    pub const LAVA_SURPRISE: Variety = Variety::V01;
    pub const SECRET_DOOR: Variety = Variety::V02;
    pub const EAGER_BOULDER: Variety = Variety::V03;
    pub const HUNGRY_WALLS: Variety = Variety::V04;
    pub const ROTTEN_PLANKS: Variety = Variety::V05;
    pub const SWOLLEN_RIVER: Variety = Variety::V06;
    pub const RESTLESS_LAVA: Variety = Variety::V07;
    pub const RUSTED_LOCKS: Variety = Variety::V08;
    pub const DART_HOLES: Variety = Variety::V09;
    pub const CHOKING_FUMES: Variety = Variety::V10;
    pub const WIDOWS_BROOD: Variety = Variety::V11;
    pub const TREMBLING_TEMPLE: Variety = Variety::V12;
    pub const LONG_EXPEDITION: Variety = Variety::V13;
    pub const FLYING_SPLINTERS: Variety = Variety::V14;
    pub const DIM_TORCHES: Variety = Variety::V15;
    pub const CURSED_CASKETS: Variety = Variety::V16;
    pub const FIRM_FOOTING: Variety = Variety::V17;
    pub const WORN_BOULDER: Variety = Variety::V18;
    pub const CLEAR_INSCRIPTION: Variety = Variety::V19;
    pub const JAMMED_MECHANISM: Variety = Variety::V20;
    pub const OVERFLOWING_CASKETS: Variety = Variety::V21;
    pub const OLD_KEYRING: Variety = Variety::V22;
    pub const SUPPLY_CACHE: Variety = Variety::V23;
    pub const MUDDY_TEMPLE: Variety = Variety::V24;
    pub const THIEVING_PACK_HANDLERS: Variety = Variety::V25;
    pub const MISCHIEVOUS_MONKEYS: Variety = Variety::V26;
    pub const LIMITED_NUMBERS: Variety = Variety::V27;
}

pub(crate) const N_VARIETY: usize = Variety::ALL.len();
const _: () = assert!(N_VARIETY == 27);

impl Variety {
    /// Of use against rivals only, and so out of the box in the cooperative game.
    #[inline]
    pub const fn is_rival(self) -> bool {
        self as u8 >= Variety::MUDDY_TEMPLE as u8
    }
}

/// Cards that may not be in force together.
pub(crate) const FORBIDDEN: [(Variety, Variety); 4] = [
    (Variety::LAVA_SURPRISE, Variety::DIM_TORCHES),
    (Variety::LAVA_SURPRISE, Variety::CLEAR_INSCRIPTION),
    (Variety::HUNGRY_WALLS, Variety::JAMMED_MECHANISM),
    (Variety::LONG_EXPEDITION, Variety::SUPPLY_CACHE),
];

/// Cards in force: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Varieties(u32);

impl Varieties {
    #[inline]
    pub(crate) const fn has(self, card: Variety) -> bool {
        self.0 >> card as u8 & 1 != 0
    }

    pub(crate) const fn with(self, card: Variety) -> Varieties {
        Varieties(self.0 | 1 << card as u8)
    }

    /// May this card join those in force?
    pub(crate) fn allows(self, card: Variety) -> bool {
        let clashes = |&(one, other): &(Variety, Variety)| {
            one == card && self.has(other) || other == card && self.has(one)
        };
        !self.has(card) && !FORBIDDEN.iter().any(clashes)
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Variety> {
        Variety::ALL.iter().copied().filter(move |&card| self.has(card))
    }
}
