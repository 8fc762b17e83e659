//! Dice as data: a selection of the five dice, and lists of rolled faces.
use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::data::{FACES, N_DICE};

/// A selection of the five dice, numbered from 1. Commands name at least one die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct DiceSet(u8);

impl DiceSet {
    pub(crate) const N: u8 = (1 << N_DICE) - 1;

    /// Creates a set from a bit mask with one bit per die.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> DiceSet {
        assert!(bits <= DiceSet::N);
        DiceSet(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    pub(crate) fn insert(&mut self, die: u32) {
        self.0 |= 1 << die;
    }

    #[inline]
    pub(crate) const fn has(self, die: usize) -> bool {
        self.0 >> die & 1 != 0
    }

    /// Iterates over the numbers of the dice, starting at 1.
    fn iter(self) -> impl Iterator<Item = usize> {
        (0..N_DICE).filter(move |&die| self.has(die)).map(|die| die + 1)
    }
}

impl Serialize for DiceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DiceSet, D::Error> {
        let mut set = DiceSet::default();
        for die in Vec::<u8>::deserialize(deserializer)? {
            if !(1..=N_DICE as u8).contains(&die) {
                return Err(D::Error::custom("dice are numbered from 1 to 5"));
            }
            set.insert(u32::from(die) - 1);
        }
        Ok(set)
    }
}

/// Writes the numbers of the dice: `245` is the second, fourth and fifth die.
impl fmt::Display for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|die| write!(f, "{die}"))
    }
}

impl FromStr for DiceSet {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<DiceSet, ParseError> {
        let mut bits = 0;
        for digit in word.bytes() {
            if (b'1'..=b'5').contains(&digit) {
                bits |= 1 << (digit - b'1');
            }
        }
        if bits != 0 && DiceSet(bits).to_string() == word {
            return Ok(DiceSet(bits));
        }
        Err(ParseError::expected("dice in order, such as 245", word))
    }
}

/// The faces of up to five dice as a JSON list. Unused dice are 0.
pub(crate) mod dice_list {
    use super::{Deserialize, Deserializer, Error, FACES, N_DICE, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        dice: &[u8; N_DICE],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(dice.iter().filter(|&&face| face > 0))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[u8; N_DICE], D::Error> {
        let faces = Vec::<u8>::deserialize(deserializer)?;
        if faces.len() > N_DICE || !faces.iter().all(|face| (1..=FACES).contains(face)) {
            return Err(D::Error::custom("expected up to five faces from 1 to 6"));
        }
        let mut dice = [0; N_DICE];
        dice[..faces.len()].copy_from_slice(&faces);
        Ok(dice)
    }
}
