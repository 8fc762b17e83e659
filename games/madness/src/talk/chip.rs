//! Chips: added words around a statement that do not change it.
use std::{fmt, str::FromStr};

use kernel::{ParseError, Seat, named_enum};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

named_enum! {
    /// The twelve colours of the tray.
    Colour, "a colour such as red":
    Red = "red",
    Orange = "orange",
    Yellow = "yellow",
    Green = "green",
    Blue = "blue",
    Violet = "violet",
    Black = "black",
    White = "white",
    Grey = "grey",
    Pink = "pink",
    Brown = "brown",
    Gold = "gold",
}

/// The highest ordinal; no player speaks more often per timer.
pub const ORDINAL_MAX: u8 = 12;
/// Maximum number of chips before and after a statement.
pub const PREFIX_MAX: usize = 3;
pub const SUFFIX_MAX: usize = 4;

/// A chip of the tray. Names may stand on either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Chip {
    Ordinal(u8),
    Colour(Colour),
    Yes,
    No,
    Hm,
    Tekeli,
    Please,
    Cold,
    Wind,
    Question,
    Bang,
    Name(Seat),
}

/// Chips that are a single fixed word.
const WORDS: [(Chip, &str); 9] = [
    (Chip::Yes, "yes"),
    (Chip::No, "no"),
    (Chip::Hm, "hm"),
    (Chip::Tekeli, "tekeli-li"),
    (Chip::Please, "please"),
    (Chip::Cold, "cold"),
    (Chip::Wind, "wind"),
    (Chip::Question, "?"),
    (Chip::Bang, "!"),
];

impl Chip {
    /// Returns `true` if it may stand before a statement.
    pub const fn leads(self) -> bool {
        match self {
            Chip::Ordinal(_)
            | Chip::Colour(_)
            | Chip::Yes
            | Chip::No
            | Chip::Hm
            | Chip::Name(_) => true,
            Chip::Tekeli | Chip::Please | Chip::Cold | Chip::Wind | Chip::Question | Chip::Bang => {
                false
            }
        }
    }

    /// Returns `true` if it may stand after a statement.
    pub const fn trails(self) -> bool {
        matches!(self, Chip::Name(_)) || !self.leads()
    }

    /// Returns the player whom a name chip names.
    pub fn name(self) -> Option<Seat> {
        if let Chip::Name(seat) = self { Some(seat) } else { None }
    }

    /// Returns all chips at a table of `seats`.
    pub fn tray(seats: u8) -> impl Iterator<Item = Chip> {
        let ordinals = (1..=ORDINAL_MAX).map(Chip::Ordinal);
        let colours = Colour::ALL.iter().map(|&colour| Chip::Colour(colour));
        let names = (0..seats).map(|seat| Chip::Name(Seat::new(seat)));
        ordinals.chain(colours).chain(WORDS.iter().map(|(chip, _)| *chip)).chain(names)
    }
}

impl fmt::Display for Chip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chip::Ordinal(n) => write!(f, "{n}"),
            Chip::Colour(colour) => fmt::Display::fmt(colour, f),
            Chip::Name(seat) => fmt::Display::fmt(seat, f),
            other => {
                let found = WORDS.iter().find(|(chip, _)| chip == other);
                f.write_str(found.expect("every other chip is a word").1)
            }
        }
    }
}

impl FromStr for Chip {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Chip, ParseError> {
        if let Some((chip, _)) = WORDS.iter().find(|(_, known)| *known == word) {
            return Ok(*chip);
        }
        let number = word.parse::<u8>().ok().filter(|n| word == n.to_string());
        if let Some(n @ 1..=ORDINAL_MAX) = number {
            return Ok(Chip::Ordinal(n));
        }
        let named = word.parse().map(Chip::Name);
        let coloured = || word.parse().map(Chip::Colour);
        named.or_else(|_| coloured()).map_err(|_: ParseError| {
            ParseError::expected("a chip such as 1, red, please or p2", word)
        })
    }
}

impl Serialize for Chip {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Chip {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chip, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

/// Up to `N` chips without gaps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chips<const N: usize>([Option<Chip>; N]);

impl<const N: usize> Chips<N> {
    pub const NONE: Chips<N> = Chips([None; N]);

    /// Returns the chips in this order, or `None` if there are too many.
    pub fn of(chips: &[Chip]) -> Option<Chips<N>> {
        let mut row = Chips::NONE;
        for &chip in chips {
            row = row.with(chip)?;
        }
        Some(row)
    }

    /// Appends a chip, or returns `None` if there is no room.
    pub fn with(mut self, chip: Chip) -> Option<Chips<N>> {
        let free = self.0.iter_mut().find(|slot| slot.is_none())?;
        *free = Some(chip);
        Some(self)
    }

    /// Prepends a chip, or returns `None` if there is no room.
    pub fn after(self, chip: Chip) -> Option<Chips<N>> {
        let mut row = Chips::NONE.with(chip)?;
        for chip in self.iter() {
            row = row.with(chip)?;
        }
        Some(row)
    }

    pub fn iter(&self) -> impl Iterator<Item = Chip> {
        self.0.into_iter().flatten()
    }

    pub fn is_empty(&self) -> bool {
        self.0.first().is_none_or(Option::is_none)
    }

    pub fn has(&self, chip: Chip) -> bool {
        self.0.contains(&Some(chip))
    }
}

impl<const N: usize> Default for Chips<N> {
    fn default() -> Chips<N> {
        Chips::NONE
    }
}

impl<const N: usize> fmt::Debug for Chips<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Formats chips separated by commas: `2,red`.
impl<const N: usize> fmt::Display for Chips<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, chip) in self.iter().enumerate() {
            let comma = if nth == 0 { "" } else { "," };
            write!(f, "{comma}{chip}")?;
        }
        Ok(())
    }
}

impl<const N: usize> FromStr for Chips<N> {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Chips<N>, ParseError> {
        let mut row = Chips::NONE;
        for chip in word.split(',') {
            let longer = row.with(chip.parse()?);
            row = longer.ok_or_else(|| ParseError::expected(format!("at most {N} chips"), word))?;
        }
        Ok(row)
    }
}

impl<const N: usize> Serialize for Chips<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Chips<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chips<N>, D::Error> {
        let chips: Vec<Chip> = Vec::deserialize(deserializer)?;
        Chips::of(&chips).ok_or_else(|| serde::de::Error::custom(format!("at most {N} chips")))
    }
}
