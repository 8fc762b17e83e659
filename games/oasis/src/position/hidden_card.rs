//! Text form of hidden cards, which carry the number of their shuffle.
use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{Card, N_CARDS};

/// A face-down card and its shuffle, written as `oas2` for the first shuffle and as `oas2/1` for a
/// later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HiddenCard {
    pub card: Card,
    pub batch: u8,
}

impl fmt::Display for HiddenCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.batch {
            0 => self.card.fmt(f),
            batch => write!(f, "{}/{batch}", self.card),
        }
    }
}

impl FromStr for HiddenCard {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<HiddenCard, ParseError> {
        let Some((card, batch)) = word.split_once('/') else {
            return Ok(HiddenCard { card: word.parse()?, batch: 0 });
        };
        let read = HiddenCard { card: card.parse()?, batch: batch.parse().unwrap_or(u8::MAX) };
        if (read.batch as usize) < N_CARDS && read.to_string() == word {
            return Ok(read);
        }
        Err(ParseError::expected("a card and its shuffle such as oas2/1", word))
    }
}

impl Serialize for HiddenCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for HiddenCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HiddenCard, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}
