//! Searching for treasures in the Walls Room, the Lava Room and the river (T6.8, T9.3, T10.2).
use kernel::{Ctx, Seat};

use super::{fate, river, turn};
use crate::{
    board::{Area, Space},
    data::{Deck, Variety},
    event::Event,
    flow,
    refusal::Refusal,
    state::State,
};

/// Returns the deck that a Search on this space draws from.
pub(crate) fn plan_search(state: &State, seat: Seat) -> Result<Deck, Refusal> {
    turn::require_acting(state)?;
    turn::require_paid_action(state, seat, 1)?;
    let at = state.player(seat).at;
    let deck = require_deck(state, seat, at)?;
    if state.deck_left(deck) == 0 {
        return Err(Refusal::DeckEmpty { deck });
    }
    Ok(deck)
}

fn require_deck(state: &State, seat: Seat, at: Space) -> Result<Deck, Refusal> {
    match at.area() {
        Area::Walls => {
            Ok(Deck::of_zone(at.zone().expect("every space of the Walls Room has a zone")))
        }
        Area::River if state.player(seat).is_lying => Err(Refusal::LyingDown),
        Area::River => Ok(Deck::River),
        Area::Lava => match at.tile() {
            Some(tile) if state.lava.is_searched(tile) => Err(Refusal::TileSearched { at }),
            Some(_) => Ok(Deck::Lava),
            None => Err(Refusal::NothingToSearch { at }),
        },
        Area::Entrance | Area::Corridor | Area::Outside | Area::Bank | Area::Bridge => {
            Err(Refusal::NothingToSearch { at })
        }
    }
}

pub(crate) fn search(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let deck = plan_search(state, seat)?;
    flow::spend_actions(state, 1);
    let card = state.faces.draw(deck);
    state.player_mut(seat).hand.insert(card);
    let viewers = state.viewers_of(seat);
    let face = *ctx.reveal(state.faces.secret(card), viewers);
    let at = state.player(seat).at;
    if let Some(tile) = at.tile() {
        state.lava.searched |= 1 << tile;
    }
    state.player_mut(seat).is_lying = State::is_in_river(at);
    let event = |card| Event::Searched { seat, deck, card };
    ctx.emit_to(state, viewers, || (event(Some(face)), Some(event(None))));
    // The Wound reveals to everyone that the card is a casket.
    if face.is_casket() && state.has(Variety::CURSED_CASKETS) {
        fate::wound(state, seat, ctx);
    }
    if State::is_in_river(at) {
        river::carry_downstream(state, seat, ctx);
    } else {
        flow::after_action(state, ctx);
    }
    Ok(())
}
