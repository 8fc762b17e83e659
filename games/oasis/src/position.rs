//! Any situation as JSON: [`Position`] is what somebody wrote, [`State`] is what can be played.
//!
//! `POSITION.md` is the manual: every field, what stands for it when it is left out, and what is
//! refused.
mod check;
mod fill;
mod hidden_card;
mod write;

use std::collections::BTreeMap;

use kernel::{Chance, PositionError, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    data::{Card, Cause, Good, Land},
    setup::Options,
    space::Space,
    state::State,
};
pub use hidden_card::HiddenCard;
pub(crate) use write::write_down;

/// A situation, not yet checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// One a seat.
    pub players: Vec<PlayerAt>,
    /// Left out, who holds #1.
    #[serde(default)]
    pub turn: Option<Seat>,
    #[serde(default)]
    pub phase: PhaseAt,
    #[serde(default = "first_round")]
    pub round: u16,
    /// Tiles on the board; printed spaces are not among them.
    #[serde(default)]
    pub tiles: BTreeMap<Space, Land>,
    /// From the top; what is named nowhere lies below in any order.
    #[serde(default)]
    pub deck: Vec<HiddenCard>,
    /// In the order resolved.
    #[serde(default)]
    pub discard: Vec<Card>,
    /// Why this round is the last, the first cause first. What the board shows is added.
    #[serde(default)]
    pub ending: Vec<Cause>,
}

const fn first_round() -> u16 {
    1
}

impl Position {
    /// A round about to begin: stacks of five, nothing on the board, counters by seat.
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

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerAt {
    /// Left out by all, 1 for the first seat and so on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<u8>,
    /// The counter received for the own offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received: Option<u8>,
    /// From the top.
    pub stack: Vec<HiddenCard>,
    /// Cards in the stack, those not named being dealt below. Left out, as many as are named,
    /// or five if none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n_stack: Option<u8>,
    /// In the order revealed; while it is being resolved, what is left of it.
    pub offer: Vec<Card>,
    pub camels: Vec<Space>,
    /// Where the control markers stand.
    pub markers: Vec<Space>,
    /// Scoring markers.
    pub goods: BTreeMap<Good, u8>,
}

/// Where the game stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PhaseAt {
    /// The round begins: offers are made until somebody has to decide.
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

/// Checks a position and deals what it leaves open.
pub(crate) fn set_up(position: &Position, chance: &mut dyn Chance) -> Result<State, PositionError> {
    let mut state = fill::fill(position, chance)?;
    check::check(&state, position)?;
    if position.phase == PhaseAt::Begin {
        crate::flow::begin(&mut state, chance);
    }
    Ok(state)
}
