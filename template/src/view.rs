use kernel::{Seat, SeatSet, Secret, patched};
use serde::Serialize;

use crate::state::{Pile, State};

/// The part of the state that some viewers see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The number of turns left.
    pub torch: u8,
    /// One entry per seat.
    pub players: Vec<PlayerView>,
    /// The number of cards in the deck.
    pub n_deck: u8,
    /// The discarded cards: relics by value, traps as 0.
    pub discard: Vec<u8>,
}

/// A player as some viewers see them. A card that they cannot see is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Relics that a trap or a thief can take.
    pub bag: Vec<Option<u8>>,
    /// Relics that count at the end.
    pub cache: Vec<Option<u8>>,
}

patched!(View { turn, torch, n_deck, discard; players });

impl View {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> View {
        let seen = |pile: &Pile| {
            let cards = pile.iter().map(|card: &Secret<u8>| card.seen_by(viewers).copied());
            cards.collect()
        };
        let players = state.players.iter();
        View {
            turn: state.turn,
            torch: state.torch,
            players: players
                .map(|player| PlayerView { bag: seen(&player.bag), cache: seen(&player.cache) })
                .collect(),
            n_deck: state.deck.len() as u8,
            discard: state.discard.to_vec(),
        }
    }
}
