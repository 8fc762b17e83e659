use std::{fmt, str::FromStr};

use kernel::{CommandParser, ParseError, Seat, SeatSet};
use serde::Serialize;

/// A decision by the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Draws the top card.
    Dig,
    /// Takes a random relic from another player's bag.
    Steal {
        /// The other player.
        from: Seat,
    },
    /// Moves the bag to the cache.
    Hide,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Dig => f.write_str("dig"),
            Action::Steal { from } => write!(f, "steal {from}"),
            Action::Hide => f.write_str("hide"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action, ParseError> {
        let mut words = CommandParser::new(command);
        let action = match words.next_word() {
            "dig" => Action::Dig,
            "steal" => Action::Steal { from: words.read()? },
            "hide" => Action::Hide,
            found => return Err(ParseError::expected("dig, steal or hide", found)),
        };
        words.end(action)
    }
}

/// Returns every action, in ascending order.
pub(crate) fn space(seats: u8) -> Vec<Action> {
    let thefts = SeatSet::first_n(seats).iter().map(|from| Action::Steal { from });
    [Action::Dig].into_iter().chain(thefts).chain([Action::Hide]).collect()
}
