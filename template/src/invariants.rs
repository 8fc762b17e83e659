//! The consistency of a state, for positions and conformance checks.
use kernel::{PositionError, Seat, SeatSet, Secret};

use crate::{
    data::{ROUNDS, SEATS_MAX, SEATS_MIN, is_relic},
    state::{Player, State},
};

/// Checks that every card is in one place and that the counters agree. An error names the field of
/// the position at fault.
pub(crate) fn check(state: &State) -> Result<(), PositionError> {
    let require = |holds: bool, field: &str, problem: &str| {
        if holds { Ok(()) } else { Err(PositionError::new(field, problem)) }
    };
    let n_seats = state.players.len() as u8;
    require(state.options.is_valid(), "options", "has an impossible number of traps")?;
    require((SEATS_MIN..=SEATS_MAX).contains(&n_seats), "players", "needs two to four seats")?;
    require(state.turn.index() < state.players.len(), "turn", "is not a seat of this table")?;
    require(state.torch <= ROUNDS * n_seats, "torch", "burns longer than a whole game")?;
    let n_needed = usize::from(state.torch).max(1);
    require(state.deck.len() >= n_needed, "deck", "is too small for the torch")?;
    let held = || state.players.iter().flat_map(Player::cards);
    require(held().all(|card| is_relic(*card.truth())), "players", "must hold no traps")?;
    for (index, player) in state.players.iter().enumerate() {
        let owner = SeatSet::only(Seat::new(index as u8));
        let is_known = |card: &Secret<u8>| {
            card.known_to().intersects(owner) && (state.torch > 0 || is_public(card))
        };
        require(player.cards().all(is_known), "players", "must know their cards")?;
    }
    let hidden = held().chain(&state.deck).map(Secret::truth);
    let mut cards: Vec<u8> = hidden.chain(&state.discard).copied().collect();
    cards.sort_unstable();
    let is_complete = cards.into_iter().eq(crate::data::cards(state.options.traps));
    require(is_complete, "deck", "does not complete the box")
}

fn is_public(card: &Secret<u8>) -> bool {
    card.known_to() == SeatSet::EVERYONE
}
