//! Game situations as JSON. A [`Position`] is unchecked input, a [`State`] can be played.
//!
//! `POSITION.md` documents every field with its default and its checks.
mod check;
mod fill;
mod hidden_card;
mod write;

use std::collections::BTreeMap;

use kernel::{GameRng, PositionError, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    data::{Card, Cause, Good, Land},
    setup::Options,
    space::Space,
    state::State,
};
pub use hidden_card::HiddenCard;
pub(crate) use write::write_position;

/// A game situation, not yet validated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// One entry per seat.
    pub players: Vec<PlayerAt>,
    /// The acting seat. Defaults to the holder of counter 1.
    #[serde(default)]
    pub turn: Option<Seat>,
    #[serde(default)]
    pub phase: PhaseAt,
    #[serde(default = "first_round")]
    pub round: u16,
    /// Tiles on the board, without printed spaces.
    #[serde(default)]
    pub tiles: BTreeMap<Space, Land>,
    /// Top cards of the deck, top first. Cards not listed anywhere follow in random order.
    #[serde(default)]
    pub deck: Vec<HiddenCard>,
    /// Cards in the order in which they were resolved.
    #[serde(default)]
    pub discard: Vec<Card>,
    /// Reasons why this round is the last, first one first. Reasons visible on the board are added.
    #[serde(default)]
    pub ending: Vec<Cause>,
}

const fn first_round() -> u16 {
    1
}

impl Position {
    /// Returns the start of a round: stacks of five, an empty board, counters in seat order.
    pub fn of(seats: usize) -> Position {
        Position {
            options: Options::default(),
            players: vec![PlayerAt::default(); seats],
            turn: None,
            phase: PhaseAt::Begin,
            round: first_round(),
            tiles: BTreeMap::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            ending: Vec::new(),
        }
    }
}

/// A player's part of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerAt {
    /// Face-up counter. If all players omit it, the first seat has 1 and so on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<u8>,
    /// Counter received for this player's offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received: Option<u8>,
    /// Top cards of the stack, top first.
    pub stack: Vec<HiddenCard>,
    /// Number of cards in the stack; unlisted cards are dealt below the listed ones. Defaults to
    /// the number of listed cards, or five if none is listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n_stack: Option<u8>,
    /// Cards in the order revealed; during resolution, the remaining ones.
    pub offer: Vec<Card>,
    pub camels: Vec<Space>,
    /// Spaces with control markers.
    pub markers: Vec<Space>,
    /// Scoring markers by kind.
    pub goods: BTreeMap<Good, u8>,
}

/// The phase of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PhaseAt {
    /// Start of the round: offers are made until a player has to decide.
    #[default]
    Begin,
    Announcing,
    Offering,
    Accepting,
    Resolving,
    Tiling {
        card: Card,
        n_left: u8,
    },
    Marking {
        card: Card,
        n_left: u8,
        at: Space,
    },
    Herding {
        card: Card,
        n_left: u8,
    },
    Free,
    FreeMarking {
        land: Land,
        at: Space,
    },
    FreeDone,
    Over,
}

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Validates a position and deals the cards that it leaves open.
pub(crate) fn set_up(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let mut state = fill::fill(position, rng)?;
    check::check(&state, position)?;
    if position.phase == PhaseAt::Begin {
        crate::flow::begin(&mut state, rng);
    }
    Ok(state)
}
