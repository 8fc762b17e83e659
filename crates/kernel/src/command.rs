use std::{fmt, str::FromStr};

use serde::Serialize;

/// The error for a command that is not an action of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ParseError {
    /// The expected input, in English. Texts are looked up by this phrase. A phrase that needs no
    /// translation begins with a digit or a quotation mark.
    pub expected: String,
    /// The input found instead; empty at the end of the command.
    pub found: String,
}

impl ParseError {
    /// Creates an error that reports what was expected and what was found instead.
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

/// A word-by-word parser for commands, the building block of every `FromStr for Action`.
///
/// ```
/// use kernel::{CommandParser, ParseError, Seat};
///
/// let mut words = CommandParser::new("give p2 3");
/// assert_eq!(words.next_word(), "give");
/// assert_eq!(words.read::<Seat>()?, Seat::new(1));
/// let amount = words.number(1..=5)?;
/// assert_eq!(words.end(amount), Ok(3));
/// # Ok::<(), ParseError>(())
/// ```
pub struct CommandParser<'a> {
    rest: &'a str,
}

impl<'a> CommandParser<'a> {
    /// Creates a parser at the start of `command`.
    pub const fn new(command: &'a str) -> CommandParser<'a> {
        CommandParser { rest: command }
    }

    /// Returns the next word, or an empty string at the end of the command.
    ///
    /// Words are separated by single spaces, so that every action has exactly one spelling.
    pub fn next_word(&mut self) -> &'a str {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest;
        word
    }

    /// Parses the next word as a `T`.
    ///
    /// # Errors
    ///
    /// Returns the error of `T` if the word does not parse.
    pub fn read<T: FromStr<Err = ParseError>>(&mut self) -> Result<T, ParseError> {
        self.next_word().parse()
    }

    /// Parses an optional `<word> T` at the end of the command.
    ///
    /// # Errors
    ///
    /// Returns an error if the next word is not `word`, or if no valid `T` follows it.
    pub fn read_optional<T: FromStr<Err = ParseError>>(
        &mut self,
        word: &str,
    ) -> Result<Option<T>, ParseError> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        match self.next_word() {
            found if found == word => self.read().map(Some),
            found => Err(ParseError::expected(format!("{word:?}"), found)),
        }
    }

    /// Parses the next word as a number in `range`, without sign or leading zeros.
    ///
    /// # Errors
    ///
    /// Returns an error if the word is not such a number.
    pub fn number(&mut self, range: std::ops::RangeInclusive<u8>) -> Result<u8, ParseError> {
        let word = self.next_word();
        match word.parse::<u8>() {
            Ok(n) if range.contains(&n) && word == n.to_string() => Ok(n),
            _ => {
                let expected = format!("{}–{}", range.start(), range.end());
                Err(ParseError::expected(expected, word))
            }
        }
    }

    /// Returns `parsed` if the command ends here.
    ///
    /// # Errors
    ///
    /// Returns an error if words are left over.
    pub fn end<T>(self, parsed: T) -> Result<T, ParseError> {
        match self.rest {
            "" => Ok(parsed),
            rest => Err(ParseError::expected("nothing more", rest)),
        }
    }
}
