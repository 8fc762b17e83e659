//! Player actions and their text form. Each action has exactly one spelling, so that logs and
//! commands compare as strings.
use std::{fmt, str::FromStr};

use kernel::{CommandParser, ParseError, Seat};
use serde::Serialize;

use crate::{
    data::{Card, Land, OFFER_MAX},
    space::Space,
};

/// A player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Announce how many cards the offer will have (option `reveal`).
    Announce { n: u8 },
    /// Reveal one more card from the player's own stack.
    Reveal,
    /// Complete the offer.
    Stop,
    /// Take the offer of `whom`.
    Accept { whom: Seat },
    /// Start resolving a card from the offer taken.
    Resolve { card: Card },
    /// Place a tile.
    Place { land: Land, at: Space },
    /// Place a camel.
    Camel { at: Space },
    /// Put a control marker from the supply on the tile just placed.
    Mark,
    /// Move the control marker from this space to the tile just placed.
    MoveMarker { from: Space },
    /// Leave the area neutral.
    Leave,
    /// Skip the free action.
    Skip,
    /// End the turn.
    Confirm,
    /// Take the camel or control marker on this space off the board, for the scoring track.
    Remove { at: Space },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Announce { n } => write!(f, "offer {n}"),
            Action::Reveal => f.write_str("reveal"),
            Action::Stop => f.write_str("stop"),
            Action::Accept { whom } => write!(f, "accept {whom}"),
            Action::Resolve { card } => write!(f, "resolve {card}"),
            Action::Place { land, at } => write!(f, "place {land} {at}"),
            Action::Camel { at } => write!(f, "camel {at}"),
            Action::Mark => f.write_str("mark"),
            Action::MoveMarker { from } => write!(f, "mark from {from}"),
            Action::Leave => f.write_str("leave"),
            Action::Skip => f.write_str("skip"),
            Action::Confirm => f.write_str("confirm"),
            Action::Remove { at } => write!(f, "remove {at}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action, ParseError> {
        let mut words = CommandParser::new(command);
        let action = match words.next_word() {
            "offer" => Action::Announce { n: words.number(1..=OFFER_MAX)? },
            "reveal" => Action::Reveal,
            "stop" => Action::Stop,
            "accept" => Action::Accept { whom: words.read()? },
            "resolve" => Action::Resolve { card: words.read()? },
            "place" => Action::Place { land: words.read()?, at: words.read()? },
            "camel" => Action::Camel { at: words.read()? },
            "mark" => match words.read_optional("from")? {
                None => Action::Mark,
                Some(from) => Action::MoveMarker { from },
            },
            "leave" => Action::Leave,
            "skip" => Action::Skip,
            "confirm" => Action::Confirm,
            "remove" => Action::Remove { at: words.read()? },
            found => {
                let expected = "a command such as reveal, accept or place";
                return Err(ParseError::expected(expected, found));
            }
        };
        words.end(action)
    }
}

/// Returns every action that can occur in a game with `seats` players, in ascending order.
pub(crate) fn space(seats: u8) -> Vec<Action> {
    let mut all: Vec<Action> = (1..=OFFER_MAX).map(|n| Action::Announce { n }).collect();
    all.extend([Action::Reveal, Action::Stop]);
    all.extend((0..seats).map(|seat| Action::Accept { whom: Seat::new(seat) }));
    all.extend(Card::ALL.iter().map(|&card| Action::Resolve { card }));
    for &land in Land::ALL {
        all.extend(Space::all().map(|at| Action::Place { land, at }));
    }
    all.extend(Space::all().map(|at| Action::Camel { at }));
    all.push(Action::Mark);
    all.extend(Space::all().map(|from| Action::MoveMarker { from }));
    all.extend([Action::Leave, Action::Skip, Action::Confirm]);
    all.extend(Space::all().map(|at| Action::Remove { at }));
    all
}
