//! Components as constants. All component counts are defined here and checked at compile time.
use std::ops::RangeInclusive;

use kernel::named_enum;

/// The versions of the rules, oldest first. CONTRIBUTING.md describes how to add one.
///
/// 1. The first version.
/// 2. New defaults for three options, which [`Options::published`](crate::Options) sets to their
///    values in version 1.
pub(crate) const RULES_VERSIONS: RangeInclusive<u16> = 1..=2;

pub(crate) const SEATS_MIN: u8 = 3;
pub(crate) const SEATS_MAX: u8 = 5;
/// Length of arrays with one entry per seat.
pub(crate) const N_SEATS: usize = SEATS_MAX as usize;

/// A limit for the number of the round. Every card comes up within about 160 rounds, and resolving
/// the tile cards a third time uses up a stack of tiles.
pub(crate) const ROUNDS_MAX: u16 = 1000;
/// Cards dealt to each offer stack.
pub(crate) const STACK: u8 = 5;
/// The maximum number of cards in an offer. For each card fewer, its player draws one card for the
/// stack.
pub(crate) const OFFER_MAX: u8 = 3;
/// Cards drawn before the offer if the stack has at most one card (R5).
pub(crate) const DRAW_FIRST: u8 = 2;
pub(crate) const CAMELS: u8 = 20;
/// Control markers of each player, for all lands together or for each land (R3).
pub(crate) const MARKERS: usize = 4;
pub(crate) const MARKERS_MAX: usize = MARKERS * N_LANDS;
pub(crate) const N_CARDS: usize = 54;
pub(crate) const N_LANDS: usize = 3;
pub(crate) const N_GOODS: usize = 4;

named_enum! {
    /// A kind of land, shown on tiles and printed spaces.
    Land, "a land: oasis, steppe or stony":
    Oasis = "oasis",
    Steppe = "steppe",
    Stony = "stony",
}

impl Land {
    /// Returns the number of tiles in the box.
    #[inline]
    pub const fn stock(self) -> u8 {
        const STOCK: [u8; N_LANDS] = [34, 34, 20];
        STOCK[self as usize]
    }

    /// Returns the scoring marker that multiplies this land.
    pub const fn good(self) -> Good {
        match self {
            Land::Oasis => Good::Well,
            Land::Steppe => Good::Horse,
            Land::Stony => Good::Ovoo,
        }
    }

    /// Returns the letter for the text rendering of the board.
    pub const fn letter(self) -> char {
        match self {
            Land::Oasis => 'O',
            Land::Steppe => 'S',
            Land::Stony => 'R',
        }
    }
}

const _: () = assert!(Land::Oasis.stock() + Land::Steppe.stock() + Land::Stony.stock() == 88);

named_enum! {
    /// A kind of scoring marker, in scoring order.
    Good, "a scoring marker: commodity, well, horse or ovoo":
    Commodity = "commodity",
    Well = "well",
    Horse = "horse",
    Ovoo = "ovoo",
}

impl Good {
    /// Returns the number of markers in the box.
    #[inline]
    pub const fn stock(self) -> u8 {
        const STOCK: [u8; N_GOODS] = [14, 12, 16, 20];
        STOCK[self as usize]
    }

    /// Returns the land it multiplies; `None` for commodities, which multiply camels.
    pub const fn land(self) -> Option<Land> {
        match self {
            Good::Commodity => None,
            Good::Well => Some(Land::Oasis),
            Good::Horse => Some(Land::Steppe),
            Good::Ovoo => Some(Land::Stony),
        }
    }
}

/// Scoring markers in the box.
pub(crate) const N_MARKERS: usize = 62;
const _: () = assert!(
    Good::Commodity.stock() + Good::Well.stock() + Good::Horse.stock() + Good::Ovoo.stock()
        == N_MARKERS as u8
);

named_enum! {
    /// A kind of playing card.
    Card, "a card such as cam2, oas1 or drw3":
    Cam2 = "cam2",
    Cam3 = "cam3",
    Oas1 = "oas1",
    Oas2 = "oas2",
    Ste1 = "ste1",
    Ste2 = "ste2",
    Sto1 = "sto1",
    Sto2 = "sto2",
    Com1 = "com1",
    Com2 = "com2",
    Wel1 = "wel1",
    Wel2 = "wel2",
    Hor1 = "hor1",
    Hor2 = "hor2",
    Ovo1 = "ovo1",
    Ovo2 = "ovo2",
    Drw3 = "drw3",
}

pub(crate) const N_KINDS: usize = Card::ALL.len();

/// The effect of a card on the player who takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Camels(u8),
    Tiles(Land, u8),
    Goods(Good, u8),
    Draw(u8),
}

impl Card {
    /// Returns the number of copies in the deck.
    #[inline]
    pub const fn copies(self) -> u8 {
        const COPIES: [u8; N_KINDS] = [6, 3, 4, 6, 4, 6, 5, 1, 2, 2, 3, 1, 2, 2, 1, 3, 3];
        COPIES[self as usize]
    }

    #[inline]
    pub const fn effect(self) -> Effect {
        match self {
            Card::Cam2 => Effect::Camels(2),
            Card::Cam3 => Effect::Camels(3),
            Card::Oas1 => Effect::Tiles(Land::Oasis, 1),
            Card::Oas2 => Effect::Tiles(Land::Oasis, 2),
            Card::Ste1 => Effect::Tiles(Land::Steppe, 1),
            Card::Ste2 => Effect::Tiles(Land::Steppe, 2),
            Card::Sto1 => Effect::Tiles(Land::Stony, 1),
            Card::Sto2 => Effect::Tiles(Land::Stony, 2),
            Card::Com1 => Effect::Goods(Good::Commodity, 1),
            Card::Com2 => Effect::Goods(Good::Commodity, 2),
            Card::Wel1 => Effect::Goods(Good::Well, 1),
            Card::Wel2 => Effect::Goods(Good::Well, 2),
            Card::Hor1 => Effect::Goods(Good::Horse, 1),
            Card::Hor2 => Effect::Goods(Good::Horse, 2),
            Card::Ovo1 => Effect::Goods(Good::Ovoo, 1),
            Card::Ovo2 => Effect::Goods(Good::Ovoo, 2),
            Card::Drw3 => Effect::Draw(3),
        }
    }

    /// Returns the land of a tile card.
    #[inline]
    pub const fn land(self) -> Option<Land> {
        match self.effect() {
            Effect::Tiles(land, _) => Some(land),
            Effect::Camels(_) | Effect::Goods(..) | Effect::Draw(_) => None,
        }
    }

    /// Returns the number of tiles, camels, markers or cards shown on the card.
    pub const fn symbols(self) -> u8 {
        match self.effect() {
            Effect::Camels(n) | Effect::Tiles(_, n) | Effect::Goods(_, n) | Effect::Draw(n) => n,
        }
    }
}

/// The whole deck, sorted by kind.
pub(crate) const DECK: [Card; N_CARDS] = {
    let mut deck = [Card::Cam2; N_CARDS];
    let (mut at, mut kind) = (0, 0);
    while kind < N_KINDS {
        let mut copy = 0;
        while copy < Card::ALL[kind].copies() {
            deck[at] = Card::ALL[kind];
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(at == N_CARDS);
    deck
};

/// Sums of the symbols in the deck: camels, three lands, four markers, cards.
const SYMBOLS: [u8; 9] = {
    let mut sums = [0; 9];
    let mut at = 0;
    while at < N_CARDS {
        let slot = match DECK[at].effect() {
            Effect::Camels(_) => 0,
            Effect::Tiles(land, _) => 1 + land as usize,
            Effect::Goods(good, _) => 4 + good as usize,
            Effect::Draw(_) => 8,
        };
        sums[slot] += DECK[at].symbols();
        at += 1;
    }
    sums
};
const _: () = {
    let wanted = [21, 16, 16, 7, 6, 5, 6, 7, 9];
    let mut at = 0;
    while at < wanted.len() {
        assert!(SYMBOLS[at] == wanted[at]);
        at += 1;
    }
};

named_enum! {
    /// A reason for the end of the game.
    Cause, "a cause such as oasis_out or unplayable":
    OasisOut = "oasis_out",
    SteppeOut = "steppe_out",
    StonyOut = "stony_out",
    Unplayable = "unplayable",
    PathFull = "path_full",
}

impl Cause {
    /// Returns the cause "all tiles of this land are on the board".
    #[inline]
    pub const fn out(land: Land) -> Cause {
        match land {
            Land::Oasis => Cause::OasisOut,
            Land::Steppe => Cause::SteppeOut,
            Land::Stony => Cause::StonyOut,
        }
    }
}
