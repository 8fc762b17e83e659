//! The Variety cards (T3.6, V01 to V27).
use kernel::named_enum;

named_enum! {
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

/// The cards' names.
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

const N_VARIETY: usize = Variety::ALL.len();
const _: () = assert!(N_VARIETY == 27);

impl Variety {
    /// Returns `true` if the card only makes sense among rivals. Cooperative games leave it out.
    #[inline]
    pub const fn is_rival(self) -> bool {
        self as u8 >= Variety::MUDDY_TEMPLE as u8
    }
}

/// Pairs of cards that may not be in force together.
pub(crate) const FORBIDDEN: [(Variety, Variety); 4] = [
    (Variety::LAVA_SURPRISE, Variety::DIM_TORCHES),
    (Variety::LAVA_SURPRISE, Variety::CLEAR_INSCRIPTION),
    (Variety::HUNGRY_WALLS, Variety::JAMMED_MECHANISM),
    (Variety::LONG_EXPEDITION, Variety::SUPPLY_CACHE),
];

/// A set of Variety cards, one bit each.
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

    /// Returns `true` if this card may be added to the set.
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
