use std::{fmt, str::FromStr};

use serde::Serialize;

/// Texts in the language of the reader.
pub trait Words {
    /// The text with this key, without arguments.
    fn word(&self, key: &str) -> String;
    /// What the host calls this seat.
    fn name(&self, seat: crate::Seat) -> String;
}

/// A command that is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ParseError {
    /// What would have been right, in English; other languages find their words by it. What needs
    /// no translation begins with a digit or a quotation mark.
    pub expected: String,
    /// What stood there instead; empty at the end of the command.
    pub found: String,
}

impl ParseError {
    pub fn expected(expected: impl Into<String>, found: impl Into<String>) -> ParseError {
        ParseError { expected: expected.into(), found: found.into() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found.as_str() {
            "" => write!(f, "expected {} at the end", self.expected),
            found => write!(f, "expected {}, found {found:?}", self.expected),
        }
    }
}

impl std::error::Error for ParseError {}

/// Reads a command word by word: what every game's `FromStr for Action` is written with.
pub struct Reader<'a> {
    left: &'a str,
}

impl<'a> Reader<'a> {
    pub const fn new(command: &'a str) -> Reader<'a> {
        Reader { left: command }
    }

    /// The next word; empty when none is left. Words are parted by single spaces, so that every
    /// action has exactly one spelling.
    pub fn word(&mut self) -> &'a str {
        let (word, left) = self.left.split_once(' ').unwrap_or((self.left, ""));
        self.left = left;
        word
    }

    /// The next word, read as a `T`.
    pub fn read<T: FromStr<Err = ParseError>>(&mut self) -> Result<T, ParseError> {
        self.word().parse()
    }

    /// `<word> T`, or nothing at all.
    pub fn read_after<T: FromStr<Err = ParseError>>(
        &mut self,
        word: &str,
    ) -> Result<Option<T>, ParseError> {
        if self.left.is_empty() {
            return Ok(None);
        }
        match self.word() {
            found if found == word => self.read().map(Some),
            found => Err(ParseError::expected(format!("{word:?}"), found)),
        }
    }

    /// The next word as a number from `range`, without sign or leading zeros.
    pub fn number(&mut self, range: std::ops::RangeInclusive<u8>) -> Result<u8, ParseError> {
        let word = self.word();
        match word.parse::<u8>() {
            Ok(n) if range.contains(&n) && word == n.to_string() => Ok(n),
            _ => {
                let expected = format!("{}–{}", range.start(), range.end());
                Err(ParseError::expected(expected, word))
            }
        }
    }

    /// Nothing may follow.
    pub fn end<T>(self, read: T) -> Result<T, ParseError> {
        match self.left {
            "" => Ok(read),
            left => Err(ParseError::expected("nothing more", left)),
        }
    }
}
