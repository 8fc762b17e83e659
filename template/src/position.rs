//! Positions as JSON. A [`Position`] is unchecked input, a [`State`] can be played.
use kernel::{PositionError, Seat, SeatSet, Secret, Versioned};
use serde::{Deserialize, Serialize};

use crate::{
    data::{CARDS_MAX, SEATS_MAX},
    invariants,
    setup::Options,
    state::{Pile, Player, State},
};

/// A complete state. `README.md` describes the fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub options: Options,
    pub turn: Seat,
    pub torch: u8,
    pub players: Vec<PlayerAt>,
    pub deck: Vec<CardAt>,
    pub discard: Vec<u8>,
}

impl Versioned for Position {}

/// The cards of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerAt {
    pub bag: Vec<CardAt>,
    pub cache: Vec<CardAt>,
}

/// A card and the viewers who know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardAt {
    pub card: u8,
    pub known_to: SeatSet,
}

pub(crate) fn export(state: &State) -> Position {
    let write = |card: &Secret<u8>| CardAt { card: *card.truth(), known_to: card.known_to() };
    let pile = |cards: &Pile| cards.iter().map(write).collect();
    let player = |player: &Player| PlayerAt { bag: pile(&player.bag), cache: pile(&player.cache) };
    Position {
        options: state.options,
        turn: state.turn,
        torch: state.torch,
        players: state.players.iter().map(player).collect(),
        deck: pile(&state.deck),
        discard: state.discard.to_vec(),
    }
}

pub(crate) fn import(position: &Position) -> Result<State, PositionError> {
    if position.players.len() > SEATS_MAX as usize {
        return Err(PositionError::new("players", "has too many seats"));
    }
    if position.discard.len() > CARDS_MAX {
        return Err(PositionError::new("discard", "has too many cards"));
    }
    let player = |player: &PlayerAt| {
        Ok(Player { bag: pile("players", &player.bag)?, cache: pile("players", &player.cache)? })
    };
    let state = State {
        options: position.options,
        turn: position.turn,
        torch: position.torch,
        players: position.players.iter().map(player).collect::<Result<_, _>>()?,
        deck: pile("deck", &position.deck)?,
        discard: position.discard.iter().copied().collect(),
    };
    invariants::check(&state)?;
    Ok(state)
}

fn pile(field: &str, cards: &[CardAt]) -> Result<Pile, PositionError> {
    if cards.len() > CARDS_MAX {
        return Err(PositionError::new(field, "has too many cards"));
    }
    Ok(cards.iter().map(|at| Secret::new(at.card, at.known_to)).collect())
}
