//! The canonical text form of a remark: modifiers first, then the statement.
//!
//! ```text
//! to p2 re 3 first 2,red last please,? shout as 2+3 have tools 5
//! text five of mine are tools
//! ```
use std::{fmt, str::FromStr};

use kernel::{CommandParser, ParseError};

use crate::talk::{PointTarget, Remark, Split, Statement, Tone};

/// The highest number that can be written; most statements allow less.
const NUMBER_MAX: u8 = 99;
/// Expected after the modifiers.
const STATEMENT: &str = "a statement such as have tools 5, cover a or yes";

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(to) = self.to {
            write!(f, "to {to} ")?;
        }
        if let Some(re) = self.re {
            write!(f, "re {re} ")?;
        }
        if !self.prefix.is_empty() {
            write!(f, "first {} ", self.prefix)?;
        }
        if !self.suffix.is_empty() {
            write!(f, "last {} ", self.suffix)?;
        }
        if self.tone == Tone::Shout {
            f.write_str("shout ")?;
        }
        if let Some(split) = self.split {
            write!(f, "as {split} ")?;
        }
        fmt::Display::fmt(&self.says, f)
    }
}

impl FromStr for Remark {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Remark, ParseError> {
        let mut remark = Remark::of(Statement::Yes);
        let mut left = command;
        // Each modifier may occur once and in this order, so every remark has one spelling.
        let mut n_read = 0;
        loop {
            let (word, rest) = left.split_once(' ').unwrap_or((left, ""));
            let Some(nth) = MODIFIERS.iter().position(|known| *known == word) else { break };
            if nth < n_read {
                return Err(ParseError::expected(STATEMENT, word));
            }
            n_read = nth + 1;
            left = if word == "shout" { rest } else { parse_modifier(&mut remark, word, rest)? };
            if word == "shout" {
                remark.tone = Tone::Shout;
            }
        }
        remark.says = left.parse()?;
        Ok(remark)
    }
}

const MODIFIERS: [&str; 6] = ["to", "re", "first", "last", "shout", "as"];

/// Parses the modifier after `word` and returns the remaining text.
fn parse_modifier<'a>(
    remark: &mut Remark,
    word: &str,
    rest: &'a str,
) -> Result<&'a str, ParseError> {
    let (value, left) = rest.split_once(' ').unwrap_or((rest, ""));
    match word {
        "to" => remark.to = Some(value.parse()?),
        "re" => remark.re = Some(CommandParser::new(value).number(0..=u8::MAX)?),
        "first" => remark.prefix = value.parse()?,
        "last" => remark.suffix = value.parse()?,
        _ => remark.split = Some(value.parse()?),
    }
    Ok(left)
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.first, self.second)
    }
}

impl FromStr for Split {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Split, ParseError> {
        let parts = word.split_once('+');
        let (first, second) =
            parts.ok_or_else(|| ParseError::expected("a sum such as 2+3", word))?;
        let number = |part| CommandParser::new(part).number(0..=NUMBER_MAX);
        Ok(Split { first: number(first)?, second: number(second)? })
    }
}

impl fmt::Display for PointTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PointTarget::Seat(seat) => fmt::Display::fmt(seat, f),
            PointTarget::Gear(gear) => fmt::Display::fmt(gear, f),
            PointTarget::Letter(letter) => fmt::Display::fmt(letter, f),
        }
    }
}

impl FromStr for PointTarget {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<PointTarget, ParseError> {
        let gear = || word.parse().map(PointTarget::Gear);
        let letter = || word.parse().map(PointTarget::Letter);
        word.parse().map(PointTarget::Seat).or_else(|_| gear()).or_else(|_| letter()).map_err(
            |_: ParseError| {
                ParseError::expected("a seat, a kind of equipment or a challenge", word)
            },
        )
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with = |f: &mut fmt::Formatter<'_>, what: fmt::Arguments<'_>, value: Option<u8>| {
            f.write_fmt(what)?;
            value.map_or(Ok(()), |value| write!(f, " {value}"))
        };
        match *self {
            Statement::HaveCard { gear, value } => write!(f, "have {gear} {value}"),
            Statement::HaveTotal { gear, value } => write!(f, "sum {gear} {value}"),
            Statement::HaveCount { gear, count } => write!(f, "count {gear} {count}"),
            Statement::HaveSize { gear, size } => write!(f, "size {gear} {size}"),
            Statement::Offer { letter, value } => with(f, format_args!("cover {letter}"), value),
            Statement::Request { gear, value } => with(f, format_args!("play {gear}"), value),
            Statement::Hold { gear } => write!(f, "keep {gear}"),
            Statement::Total { letter, value } => write!(f, "total {letter} {value}"),
            Statement::Need { letter, value } => write!(f, "need {letter} {value}"),
            Statement::Focus { letter } => write!(f, "only {letter}"),
            Statement::Ask { gear } => write!(f, "ask {gear}"),
            Statement::Yes => f.write_str("yes"),
            Statement::No => f.write_str("no"),
            Statement::Number { value } => write!(f, "number {value}"),
            Statement::Point { at } => write!(f, "point {at}"),
            Statement::React { sign } => write!(f, "sign {sign}"),
            Statement::Go => f.write_str("now"),
            Statement::Wait => f.write_str("wait"),
            Statement::Injured { count } => write!(f, "injured {count}"),
            Statement::Echo { of } => write!(f, "echo {of}"),
            Statement::Text { body } => write!(f, "text {body}"),
        }
    }
}

impl FromStr for Statement {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Statement, ParseError> {
        if let Some(body) = command.strip_prefix("text ") {
            return Ok(Statement::Text { body: body.parse()? });
        }
        let mut words = CommandParser::new(command);
        let number = |words: &mut CommandParser<'_>| words.number(0..=NUMBER_MAX);
        let says = match words.next_word() {
            "have" => Statement::HaveCard { gear: words.read()?, value: number(&mut words)? },
            "sum" => Statement::HaveTotal { gear: words.read()?, value: number(&mut words)? },
            "count" => Statement::HaveCount { gear: words.read()?, count: number(&mut words)? },
            "size" => Statement::HaveSize { gear: words.read()?, size: words.read()? },
            "cover" => {
                Statement::Offer { letter: words.read()?, value: optional_number(&mut words)? }
            }
            "play" => {
                Statement::Request { gear: words.read()?, value: optional_number(&mut words)? }
            }
            "keep" => Statement::Hold { gear: words.read()? },
            "total" => Statement::Total { letter: words.read()?, value: number(&mut words)? },
            "need" => Statement::Need { letter: words.read()?, value: number(&mut words)? },
            "only" => Statement::Focus { letter: words.read()? },
            "ask" => Statement::Ask { gear: words.read()? },
            "yes" => Statement::Yes,
            "no" => Statement::No,
            "number" => Statement::Number { value: number(&mut words)? },
            "point" => Statement::Point { at: words.read()? },
            "sign" => Statement::React { sign: words.read()? },
            "now" => Statement::Go,
            "wait" => Statement::Wait,
            "injured" => Statement::Injured { count: number(&mut words)? },
            "echo" => Statement::Echo { of: words.number(0..=u8::MAX)? },
            found => return Err(ParseError::expected(STATEMENT, found)),
        };
        words.end(says)
    }
}

/// Parses a number or the end of the command.
fn optional_number(words: &mut CommandParser<'_>) -> Result<Option<u8>, ParseError> {
    match words.next_word() {
        "" => Ok(None),
        word => CommandParser::new(word).number(0..=NUMBER_MAX).map(Some),
    }
}
