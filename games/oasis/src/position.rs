//! Positions as JSON. A [`Position`] is unchecked input, a [`State`] can be played.
//!
//! `POSITION.md` documents every field with its default and its checks.
mod fill;
mod hidden_card;
mod write;

use std::collections::BTreeMap;

use kernel::{GameRng, PositionError, Seat, Versioned};
use serde::{Deserialize, Serialize};

use crate::{
    cards::Pile,
    data::{Card, Cause, Good, Land},
    flow, invariants,
    setup::Options,
    space::Space,
    state::{Phase, State},
};
pub(crate) use hidden_card::HiddenCard;
pub(crate) use write::write_position;

/// A position that has not been validated yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    pub(crate) options: Options,
    /// One entry per seat.
    pub(crate) players: Vec<PlayerAt>,
    /// The acting seat. Defaults to the holder of counter 1.
    pub(crate) turn: Option<Seat>,
    /// The phase. If the acting player's offer has no cards yet, it starts now, as do those after
    /// it.
    pub(crate) phase: Phase,
    pub(crate) round: u16,
    /// Tiles on the board, without printed spaces.
    pub(crate) tiles: BTreeMap<Space, Land>,
    /// Top cards of the deck, top first. Cards not listed anywhere follow in random order.
    pub(crate) deck: Vec<HiddenCard>,
    /// Cards in the order in which they were resolved.
    pub(crate) discard: Vec<Card>,
    /// Reasons why this round is the last, in order. Reasons visible on the board are added.
    pub(crate) ending: Vec<Cause>,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            options: Options::default(),
            players: Vec::new(),
            turn: None,
            phase: Phase::Offering,
            round: 1,
            tiles: BTreeMap::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            ending: Vec::new(),
        }
    }
}

impl Versioned for Position {
    fn set_rules(&mut self, rules: u16) {
        self.options.set_rules(rules);
    }
}

/// A player's part of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct PlayerAt {
    /// Face-up counter. Defaults to 1 for the first seat, 2 for the second and so on.
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
    /// Areas by the space of their marker, if areas can touch each other (R30). By default, an area
    /// is the land that connects to its marker and belongs to no listed area.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub areas: BTreeMap<Space, Vec<Space>>,
    /// Scoring markers by kind.
    pub goods: BTreeMap<Good, u8>,
}

/// Completes a position at random, starts the offer if it has no card yet, and checks the result.
pub(crate) fn set_up(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let mut state = fill::fill(position, rng)?;
    invariants::check_table(&state)?;
    if state.phase == Phase::Offering && state.cards.n(Pile::Offer(state.turn)) == 0 {
        let counter = state.counter(state.turn);
        flow::begin_offers(&mut state, counter, rng);
    }
    invariants::check(&state)?;
    Ok(state)
}
