//! A card and its known history, written as one word.
use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::Card;

/// The card, the number of rests when it was last public, and the number of rests when it was
/// drawn: `tools-4`, `tools-4/1`, or `tools-4/0/1` if the two differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardAt {
    pub card: Card,
    pub since: u8,
    pub drawn: u8,
}

impl CardAt {
    pub const fn new(card: Card) -> CardAt {
        CardAt { card, since: 0, drawn: 0 }
    }
}

impl fmt::Display for CardAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CardAt { card, since, drawn } = self;
        match (since, drawn) {
            (0, 0) => write!(f, "{card}"),
            _ if since == drawn => write!(f, "{card}/{since}"),
            _ => write!(f, "{card}/{since}/{drawn}"),
        }
    }
}

impl FromStr for CardAt {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<CardAt, ParseError> {
        let mut parts = word.split('/');
        let card = parts.next().unwrap_or_default().parse()?;
        let times: Vec<u8> = parts.map(|part| part.parse().unwrap_or(u8::MAX)).collect();
        let read = match times[..] {
            [] => CardAt::new(card),
            [since] => CardAt { card, since, drawn: since },
            [since, drawn, ..] => CardAt { card, since, drawn },
        };
        if read.to_string() == word {
            return Ok(read);
        }
        Err(ParseError::expected("a card and its rests such as tools-4/0/1", word))
    }
}

impl Serialize for CardAt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardAt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardAt, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}
