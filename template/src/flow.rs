//! The order of turns. Only this file changes the turn.
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    event::Event,
    state::{Player, State},
};

/// Passes the turn to the next player. The game ends when the torch goes out.
pub(crate) fn end_turn(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.torch -= 1;
    state.turn = state.turn.next_of(state.players.len() as u8);
    if state.torch > 0 {
        return;
    }
    for card in state.players.iter_mut().flat_map(Player::cards_mut) {
        ctx.reveal(card, SeatSet::EVERYONE);
    }
    for (index, player) in state.players.iter().enumerate() {
        let (seat, points) = (Seat::new(index as u8), player.score());
        ctx.emit(state, || Event::Scored { seat, points });
    }
}
