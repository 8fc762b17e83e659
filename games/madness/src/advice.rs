//! Advice outside the encounter: pointing at a space or a decision, and signs. It never mentions
//! equipment or numbers.
use std::{fmt, str::FromStr};

use kernel::{CommandParser, GameRng, GameRngExt, ParseError, Seat, named_enum};
use serde::Serialize;

use crate::{data::Sign, space::Space, talk::TypedText};

/// Advice for the leader (M15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Advice {
    Space {
        at: Space,
    },
    Seat {
        whom: Seat,
    },
    Decision {
        decision: LeaderDecision,
    },
    React {
        sign: Sign,
    },
    /// Free text, with the option `advice_text`.
    Text {
        body: TypedText,
    },
}

/// Advice given by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SeatAdvice {
    pub seat: Seat,
    pub advice: Advice,
}

named_enum! {
    /// A decision of the leader that advice can point at.
    LeaderDecision, "a decision such as flip, extend, madness, die or rest":
    Ignore = "ignore",
    Flip = "flip",
    Extend = "extend",
    Reveal = "reveal",
    ChallengeA = "challenge_a",
    ChallengeB = "challenge_b",
    Madness = "madness",
    Die = "die",
    Reroll = "reroll",
    Accept = "accept",
    Raise = "raise",
    EndDraw = "end_draw",
    Rest = "rest",
    SkipRest = "skip_rest",
}

impl Advice {
    /// Returns random advice, for conformance tests.
    pub(crate) fn random(seats: u8, rng: &mut dyn GameRng) -> Advice {
        match rng.below(5) {
            0 => Advice::Space { at: *rng.choose(Space::ALL) },
            1 => Advice::Seat { whom: Seat::new(rng.below(u32::from(seats) + 1) as u8) },
            2 => Advice::Decision { decision: *rng.choose(LeaderDecision::ALL) },
            3 => Advice::React { sign: *rng.choose(Sign::ALL) },
            _ => {
                let text = *rng.choose(&["up we go", "He is mad!", "Nach oben?"]);
                Advice::Text { body: TypedText::new(text).expect("a short text") }
            }
        }
    }
}

impl Advice {
    /// Returns the canonical text without the word for its kind.
    pub(crate) fn words(self) -> String {
        match self {
            Advice::Space { at } => at.to_string(),
            Advice::Seat { whom } => whom.to_string(),
            Advice::Decision { decision } => decision.to_string(),
            Advice::React { sign } => format!("({sign})"),
            Advice::Text { body } => body.to_string(),
        }
    }
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Advice::Space { at } => write!(f, "space {at}"),
            Advice::Seat { whom } => write!(f, "seat {whom}"),
            Advice::Decision { decision } => write!(f, "decision {decision}"),
            Advice::React { sign } => write!(f, "sign {sign}"),
            Advice::Text { body } => write!(f, "text {body}"),
        }
    }
}

impl FromStr for Advice {
    type Err = ParseError;

    fn from_str(words: &str) -> Result<Advice, ParseError> {
        if let Some(typed) = words.strip_prefix("text ") {
            return Ok(Advice::Text { body: typed.parse()? });
        }
        let mut words = CommandParser::new(words);
        let advice = match words.next_word() {
            "space" => Advice::Space { at: words.read()? },
            "seat" => Advice::Seat { whom: words.read()? },
            "decision" => Advice::Decision { decision: words.read()? },
            "sign" => Advice::React { sign: words.read()? },
            found => {
                return Err(ParseError::expected("space, seat, decision, sign or text", found));
            }
        };
        words.end(advice)
    }
}
