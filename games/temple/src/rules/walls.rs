//! The moving walls (T7.3 to T7.5).
use kernel::{Ctx, SeatSet};

use super::fate;
use crate::{
    board::{N_COLUMNS, N_ZONES, Space},
    data::{Death, N_WALL_CARDS, Variety, WALL_CARDS, WALL_STEPS, WallCard},
    event::{Event, Wall},
    state::State,
};

/// Returns the number of cards revealed in each round (V04, V20).
pub(crate) fn n_per_round(state: &State) -> u8 {
    if state.has(Variety::HUNGRY_WALLS) {
        4
    } else if state.has(Variety::JAMMED_MECHANISM) {
        2
    } else {
        3
    }
}

/// Returns the number of cards left in the deck, by kind.
pub(crate) fn cards_left(state: &State) -> [u8; 4] {
    let mut left = WALL_CARDS;
    for card in &state.walls.cards[..state.walls.n_revealed as usize] {
        let &kind = card.seen_by(SeatSet::EVERYONE).expect("a revealed card is known to everyone");
        left[kind as usize] -= 1;
    }
    left
}

/// Reveals this round's cards one by one.
pub(crate) fn reveal_cards(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for _ in 0..n_per_round(state) {
        let index = state.walls.n_revealed as usize;
        if index == N_WALL_CARDS {
            return;
        }
        state.walls.n_revealed += 1;
        let card = *ctx.reveal(&mut state.walls.cards[index], SeatSet::EVERYONE);
        ctx.emit(state, || Event::WallRevealed { card });
        match card {
            WallCard::Blank => {}
            WallCard::Orange => move_wall(state, Wall::Orange, ctx),
            WallCard::Grey => move_wall(state, Wall::Grey, ctx),
            WallCard::Both => {
                move_wall(state, Wall::Orange, ctx);
                move_wall(state, Wall::Grey, ctx);
            }
        }
    }
}

/// Closes one more column. Adventurers in it are pushed inward (R8).
fn move_wall(state: &mut State, wall: Wall, ctx: &mut Ctx<'_, State>) {
    let walls = &mut state.walls;
    let steps = match wall {
        Wall::Orange => &mut walls.orange,
        Wall::Grey => &mut walls.grey,
    };
    *steps += 1;
    let n = *steps;
    debug_assert!(n <= WALL_STEPS, "the deck has no more arrows");
    ctx.emit(state, || Event::WallMoved { wall, n });
    if state.walls.have_met() {
        close_room(state, ctx);
        return;
    }
    let (column, inward) = match wall {
        Wall::Orange => (n, n + 1),
        Wall::Grey => (N_COLUMNS + 1 - n, N_COLUMNS - n),
    };
    let inside = state.inside();
    for zone in 1..=N_ZONES {
        let (from, to) = (Space::wall(zone, column), Space::wall(zone, inward));
        for seat in inside.iter() {
            if state.player(seat).at != from {
                continue;
            }
            state.player_mut(seat).at = to;
            ctx.emit(state, || Event::Pushed { seat, at: to });
        }
        if state.has_pile(from) {
            let pile = state.pile(from);
            state.piles.take(pile, from);
            state.piles.lay(pile, to);
            ctx.emit(state, || Event::PilePushed { at: to });
        }
    }
}

/// Closes the room. Everyone and everything in it are lost.
#[cold]
fn close_room(state: &mut State, ctx: &mut Ctx<'_, State>) {
    ctx.emit(state, || Event::WallsMet);
    let room = state.closed_by_walls();
    for seat in state.inside().iter() {
        if room.has(state.player(seat).at) {
            fate::eliminate(state, seat, Death::Walls, ctx);
        }
    }
    for at in room.iter() {
        if state.has_pile(at) {
            fate::lose_pile(state, at);
        }
    }
}
